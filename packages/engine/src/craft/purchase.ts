import type { Ingredient } from '../catalogue/ingredient.ts'
import type { MeasuredField } from '../catalogue/measured.ts'
import type { RowSpread } from '../catalogue/spread.ts'
import type { FormulaLine, SackDoubt } from '../formula/formula.ts'
import type { PurchaseVariation } from '../ratio/doubt.ts'

/** A row, and the same a deviation richer and poorer along each of its ways. */
export interface VariedRow extends RowSpread {
  readonly richer: readonly Ingredient[]
  readonly poorer: readonly Ingredient[]
  /** Change over one deviation of each way of what a maker can measure. */
  readonly changes: ReadonlyMap<MeasuredField, readonly number[]>
}

/** One thing that was bought, and the lines it stands in. */
export interface PurchasedLot<Matter> extends PurchaseVariation<Matter> {
  /** It is a bought product whose recipe is read off its label. */
  readonly sack?: SackDoubt
  readonly line: FormulaLine<Matter>
  readonly varied: VariedRow
}
