import type { Ingredient } from '@obrador/engine'
import { GRAMS_PER_KILO } from '../format/numbers.ts'
import { kiloPrice, type PricesById, type TableFormula, type TableLine, totalGramsOf } from './formula.ts'
import { identityOfLine, keptKeyIn } from './ingredient-identity.ts'

export interface LineCost {
  readonly line: TableLine
  /** What its price belongs to. */
  readonly key: string
  /** €/kg; none for what nobody knows the price of. */
  readonly price: number | undefined
  readonly isOwn: boolean
  readonly cost: number
}

export interface FormulaCost {
  readonly lines: readonly LineCost[]
  /** € per kg weighed: what making it takes away is still in it. */
  readonly perKiloWeighed: number
}

/** What a line is read as, as far as its price goes; `isOwn` where that follows from prices of one's own. */
export type PricedIngredient = Pick<Ingredient, 'id' | 'price'> & { readonly isOwn?: boolean }

/** What the price of a line that is read as a row is kept under. */
export const priceKeyOf = (
  line: TableLine,
  row: PricedIngredient | undefined,
  kept: Readonly<Record<string, unknown>>,
): string =>
  keptKeyIn(
    kept,
    identityOfLine(line, [], () => row),
    line.name,
  )

/** What a formula costs, at one's own prices and, failing them, at those of the catalogue. */
export function formulaCostOf(
  formula: TableFormula,
  prices: PricesById,
  rowOf: (line: TableLine) => PricedIngredient | undefined,
): FormulaCost {
  const lines = formula.lines.map((line): LineCost => {
    const row = rowOf(line)
    const key = priceKeyOf(line, row, prices)
    const own = line.made ? undefined : prices[key]
    const price = own ? kiloPrice(own) : row?.price
    const isOwn = own !== undefined || row?.isOwn === true
    return { line, key, price, isOwn, cost: ((price ?? 0) * line.grams) / GRAMS_PER_KILO }
  })
  const total = totalGramsOf(formula.lines)
  const whole = lines.reduce((sum, { cost }) => sum + cost, 0)
  return { lines, perKiloWeighed: total > 0 ? (whole * GRAMS_PER_KILO) / total : 0 }
}
