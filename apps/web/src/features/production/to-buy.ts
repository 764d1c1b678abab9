import type { PlannedPurchase } from '@obrador/engine/production'
import type { OwnIngredient, PricesById } from '../../model/formula.ts'
import { type IngredientIdentity, identityOfLine, keptKeyIn } from '../../model/ingredient-identity.ts'
import { ownNamed } from '../../model/same-ingredient.ts'
import { packsForGrams, type StockGrams } from '../../model/stock.ts'

/** What of the device a shopping list depends on. */
interface BoughtWith {
  readonly prices: PricesById
  readonly stock: StockGrams
  readonly own: readonly OwnIngredient[]
}

/** A line of the shopping list once what there is has been taken off. */
export interface ToBuy extends PlannedPurchase {
  /** What it is kept under, whether a row of the catalogue, one's own or words that nobody has read. */
  readonly id: string
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

/** A plan tells rows of the catalogue by their id, and what else is bought by its name. */
const identityOfPurchase = ({ id, nombre }: PlannedPurchase, own: readonly OwnIngredient[]): IngredientIdentity =>
  identityOfLine({ name: nombre, own: id === undefined ? ownNamed(own, nombre)?.id : undefined }, own, () =>
    id === undefined ? undefined : { id },
  )

function toBuyOf(bought: PlannedPurchase, { prices, stock, own }: BoughtWith): ToBuy {
  const identity = identityOfPurchase(bought, own)
  const id = keptKeyIn({ ...prices, ...stock }, identity, bought.nombre)
  const purchase = { ...bought, id }
  const { gramos, coste } = purchase
  const have = stock[id]
  const price = prices[id]
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

export const purchasesToBuy = (compra: readonly PlannedPurchase[], device: BoughtWith): ToBuy[] =>
  compra.map((purchase) => toBuyOf(purchase, device))

/** € that leave the till for a whole list; what has no price is not in it. */
export const outlayOfList = (list: readonly ToBuy[]): number => list.reduce((sum, { outlay = 0 }) => sum + outlay, 0)

/** What there is of each thing once it has been bought. */
export const stockBought = (list: readonly ToBuy[]): Readonly<Record<string, number>> =>
  Object.fromEntries(list.flatMap(({ id, have, bought }) => (bought === 0 ? [] : [[id, (have ?? 0) + bought]])))

/** What is left of what has been counted once the plan is made. */
export const stockUsed = (list: readonly ToBuy[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    list.flatMap(({ id, have, gramos }) => (have === undefined ? [] : [[id, Math.max(0, have - gramos)]])),
  )
