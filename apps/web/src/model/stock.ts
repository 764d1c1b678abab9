import { tableWithKeys } from './later-shapes.ts'
import { isTextValue, type KeptAs, someFigure } from './shape.ts'

/** Grams that there are of each thing, by what a price belongs to; of what is not there nobody has said anything. */
export type StockGrams = KeptAs<typeof stockShape>
export const stockShape = tableWithKeys(someFigure, isTextValue)

/** The stock with so much of one thing, or with nothing said of it. */
export function stockWith(stock: StockGrams, key: string, grams: number | undefined): StockGrams {
  const { [key]: _, ...others } = stock
  return grams === undefined ? others : { ...others, [key]: grams }
}

/** The noise of a sum, in shares of a pack: what is short by so little is not short. */
const NOISE = 1e-9

/** Packs of so many grams that cover a need. */
export const packsForGrams = (need: number, packGrams: number): number =>
  packGrams > 0 ? Math.max(0, Math.ceil(need / packGrams - NOISE)) : 0
