import type { PlannedPurchase } from '@obrador/engine/production'
import type { PricesById } from '../../model/formula.ts'
import { packsForGrams, type StockGrams } from '../../model/stock.ts'

/** A line of the shopping list once what there is has been taken off. */
export interface ToBuy extends PlannedPurchase {
  /** Grams that there are; nothing where nobody has counted. */
  readonly have: number | undefined
  /** Grams that are missing. */
  readonly missing: number
  /** Whole packs of so many grams, where their size is known. */
  readonly packs?: { readonly count: number; readonly grams: number }
  /** Grams that come home. */
  readonly bought: number
  /** € that are paid for them. */
  readonly outlay: number | undefined
}

function toBuyOf(purchase: PlannedPurchase, prices: PricesById, stock: StockGrams): ToBuy {
  const { id, gramos, coste } = purchase
  const have = id === undefined ? undefined : stock[id]
  const price = id === undefined ? undefined : prices[id]
  const missing = Math.max(0, gramos - (have ?? 0))
  if (!price) {
    // Nobody knows its pack: what is missing, at the price of the catalogue.
    const outlay = coste === undefined || gramos === 0 ? undefined : (coste * missing) / gramos
    return { ...purchase, have, missing, bought: missing, outlay }
  }
  const count = packsForGrams(missing, price.packGrams)
  const packs = { count, grams: price.packGrams }
  return { ...purchase, have, missing, packs, bought: count * price.packGrams, outlay: count * price.pack }
}

export const purchasesToBuy = (compra: readonly PlannedPurchase[], prices: PricesById, stock: StockGrams): ToBuy[] =>
  compra.map((purchase) => toBuyOf(purchase, prices, stock))

/** € that leave the till for a whole list; what has no price is not in it. */
export const outlayOfList = (list: readonly ToBuy[]): number => list.reduce((sum, { outlay = 0 }) => sum + outlay, 0)

/** What there is of each thing once it has been bought. */
export const stockBought = (list: readonly ToBuy[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    list.flatMap(({ id, have, bought }) => (id === undefined || bought === 0 ? [] : [[id, (have ?? 0) + bought]])),
  )

/** What is left of what has been counted once the plan is made. */
export const stockUsed = (list: readonly ToBuy[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    list.flatMap(({ id, have, gramos }) =>
      id === undefined || have === undefined ? [] : [[id, Math.max(0, have - gramos)]],
    ),
  )
