import { find, readName } from '@obrador/engine'

/** The row of the catalogue that a name means, for a price; the name itself where it means none. */
export const priceKey = (name: string): string => find(name)?.id ?? readName(name)?.ingredient.id ?? name
