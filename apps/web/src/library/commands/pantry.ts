import type { OwnIngredient, Price } from '../../model/formula.ts'
import { command, library } from '../command.ts'

/** Without a price the catalogue's counts again. */
export const setPrice = (key: string, price: Price | undefined): Promise<void> =>
  command(
    ({ prices: { [key]: _, ...others } }) => ({ prices: price === undefined ? others : { ...others, [key]: price } }),
    (kept) => kept.writePrice(key, price),
  )

export const stock = async (name: string, isThere: boolean): Promise<void> => (await library()).stock(name, isThere)
export const addOwn = async (added: readonly OwnIngredient[]): Promise<void> => (await library()).addOwn(added)
/** No longer offered, or offered again; formulas that have it go on reading it. */
export const forgetOwn = async (id: string, isGone: boolean): Promise<void> => (await library()).forgetOwn(id, isGone)
