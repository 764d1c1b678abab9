import type { Ingredient } from '@obrador/engine'
import { batchTotal } from './batch.ts'
import { type Formula, kiloPrice, type Line, type Prices, totalOf } from './formula.ts'

export interface LineCost {
  readonly line: Line
  /** What its price belongs to. */
  readonly key: string
  /** €/kg; none for what nobody knows the price of. */
  readonly price: number | undefined
  readonly isOwn: boolean
  readonly cost: number
}

export interface FormulaCost {
  readonly lines: readonly LineCost[]
  /** € per kg weighed, of the batch, and of each piece where the batch has pieces. */
  readonly perKilo: number
  readonly perBatch: number
  readonly perPiece: number | undefined
}

/** What a line is read as, as far as its price goes. */
type Priced = Pick<Ingredient, 'id' | 'price'>

const GRAMS_PER_KILO = 1000

/** What the price of a line belongs to: the ingredient of one's own, the row it is read as, or what was typed. */
export const keyOf = ({ own, name }: Line, row: Priced | undefined): string => own ?? row?.id ?? name

/** What a formula costs, at one's own prices and, failing them, at those of the catalogue. */
export function costOf(formula: Formula, prices: Prices, rowOf: (line: Line) => Priced | undefined): FormulaCost {
  const lines = formula.lines.map((line): LineCost => {
    const row = rowOf(line)
    const key = keyOf(line, row)
    const own = line.made ? undefined : prices[key]
    const price = own ? kiloPrice(own) : row?.price
    return { line, key, price, isOwn: own !== undefined, cost: ((price ?? 0) * line.grams) / GRAMS_PER_KILO }
  })
  const total = totalOf(formula.lines)
  const perKilo = total > 0 ? (lines.reduce((sum, { cost }) => sum + cost, 0) * GRAMS_PER_KILO) / total : 0
  const perBatch = (perKilo * batchTotal(formula)) / GRAMS_PER_KILO
  const { pieces } = formula.batch
  return { lines, perKilo, perBatch, perPiece: pieces ? perBatch / pieces : undefined }
}
