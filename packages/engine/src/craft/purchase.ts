import type { Ingredient } from '../catalogue/ingredient.ts'
import type { MeasuredField } from '../catalogue/measured.ts'
import type { Spread } from '../catalogue/spread.ts'
import type { Line, Sack } from '../formula/formula.ts'
import type { Purchase } from '../ratio/doubt.ts'

/** A row, and the same a deviation richer and poorer along each of its ways. */
export interface Varied extends Spread {
  readonly richer: readonly Ingredient[]
  readonly poorer: readonly Ingredient[]
  /** Change over one deviation of each way of what a maker can measure. */
  readonly changes: ReadonlyMap<MeasuredField, readonly number[]>
}

/** One thing that was bought, and the lines it stands in. */
export interface Bought<Matter> extends Purchase<Matter> {
  /** It is a bought product whose recipe is read off its label. */
  readonly sack?: Sack
  readonly line: Line<Matter>
  readonly varied: Varied
}
