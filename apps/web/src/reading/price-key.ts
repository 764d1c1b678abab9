import { find } from '@obrador/engine'
import { engineNow } from '../engine/engine.ts'

/** The row of the catalogue that a name means, for a price; the name itself where it means none. */
export const priceKey = (name: string): string => find(name)?.id ?? engineNow().rowNamed(name)?.id ?? name
