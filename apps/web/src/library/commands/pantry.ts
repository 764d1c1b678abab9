import type { OwnIngredient, Price } from '../../model/formula.ts'
import { withStock } from '../../model/stock.ts'
import { command, library } from '../command.ts'
import { shelfNow } from '../shelf.ts'

/** Without a price the catalogue's counts again. The one before is kept as what was paid. */
export async function setPrice(key: string, price: Price | undefined): Promise<void> {
  // The first screen changes no price.
  const { steppedPast } = await import('../../model/price-history.ts')
  const { prices, priceHistory } = shelfNow()
  const before = priceHistory[key] ?? []
  const past = steppedPast(before, prices[key], price, new Date().toISOString())
  const isOther = past !== before
  return command(
    ({ prices: { [key]: _, ...others }, priceHistory: history }) => ({
      prices: price === undefined ? others : { ...others, [key]: price },
      ...(isOther && { priceHistory: { ...history, [key]: past } }),
    }),
    (kept) => kept.writePrice(key, price, isOther ? past : undefined),
  )
}

/** How much there is of some things; undefined is what nobody has counted. */
export const count = (counted: Readonly<Record<string, number | undefined>>): Promise<void> =>
  command(
    ({ stock: before }) => ({
      stock: Object.entries(counted).reduce((now, [key, grams]) => withStock(now, key, grams), before),
    }),
    (kept) => kept.writeStock(counted),
  )

export const stock = async (name: string, isThere: boolean): Promise<void> => (await library()).stock(name, isThere)
export const addOwn = async (added: readonly OwnIngredient[]): Promise<void> => (await library()).addOwn(added)
/** No longer offered, or offered again; formulas that have it go on reading it. */
export const forgetOwn = async (id: string, isGone: boolean): Promise<void> => (await library()).forgetOwn(id, isGone)
