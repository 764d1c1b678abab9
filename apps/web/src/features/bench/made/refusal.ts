import type { SavedFormula, TableFormula } from '../../../model/formula.ts'
import { nestingRefusalOf } from '../../../model/made.ts'
import { titleWords } from '../../../words/es/bench.ts'
import { nestedFormulaWords as say } from '../../../words/es/made.ts'

export const savedNameOf = ({ name }: TableFormula): string => name || titleWords.placeholder

/** Why a formula cannot be a line of another, as a sentence. */
export function whyNotMade(outer: TableFormula, saved: SavedFormula): string | undefined {
  const refusal = nestingRefusalOf(outer, saved)
  if (refusal === 'levels') return say.levels
  if (refusal !== 'circle') return undefined
  return saved.id === outer.entry
    ? say.self(savedNameOf(outer))
    : say.circle(savedNameOf(saved.formula), savedNameOf(outer))
}
