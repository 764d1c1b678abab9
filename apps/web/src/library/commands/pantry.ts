import type { OwnIngredient, PackPrice } from '../../model/formula.ts'
import { stockWith } from '../../model/stock.ts'
import { changeSetting, runCommand } from '../command.ts'
import { shelfNow } from '../shelf.ts'

/** Without a price the catalogue's counts again. The one before is kept as what was paid. */
export async function setPrice(key: string, price: PackPrice | undefined): Promise<boolean> {
  // The first screen changes no price.
  const { steppedPast } = await import('../../model/price-history.ts')
  const { prices, priceHistory } = shelfNow()
  const before = priceHistory[key] ?? []
  const past = steppedPast(before, prices[key], price, new Date().toISOString())
  const hasPast = past.length > 0
  return runCommand({
    kind: 'price',
    things: [`price ${key}`],
    isWhole: true,
    show: ({ prices: { [key]: _, ...others }, priceHistory: history }) => ({
      prices: price === undefined ? others : { ...others, [key]: price },
      ...(hasPast && { priceHistory: { ...history, [key]: past } }),
    }),
    write: (kept) => kept.writePrice(key, price, hasPast ? past : undefined),
  })
}

/** How much there is of some things; undefined is what nobody has counted. */
export const countStock = (counted: Readonly<Record<string, number | undefined>>): Promise<boolean> =>
  changeSetting(
    'pantry',
    'stock',
    (before) => Object.entries(counted).reduce((now, [key, grams]) => stockWith(now, key, grams), before),
    Object.keys(counted).map((key) => `stock ${key}`),
  )

/** Puts a name in the pantry, or takes it out. */
export const offerInPantry = (name: string, isThere: boolean): Promise<boolean> =>
  changeSetting('pantry', 'pantry', (pantry) => pantry.filter((one) => one !== name).concat(isThere ? name : []), [
    `pantry ${name}`,
  ])

const ownIngredients = () => import('../own-ingredients.ts')
export const addOwnIngredient = async (added: readonly OwnIngredient[]): Promise<boolean> =>
  (await ownIngredients()).addOwn(added)
/** No longer offered, or offered again; formulas that have it go on reading it. */
export const forgetOwnIngredient = async (id: string, isGone: boolean): Promise<boolean> =>
  (await ownIngredients()).forgetOwn(id, isGone)
