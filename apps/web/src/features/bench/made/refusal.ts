import type { Formula, SavedFormula } from '../../../model/formula.ts'
import { refusalOf } from '../../../model/made.ts'
import { title } from '../../../words/es/bench.ts'
import { made as say } from '../../../words/es/made.ts'

export const nameOf = ({ name }: Formula): string => name || title.placeholder

/** Why a formula cannot be a line of another, as a sentence. */
export function whyNot(outer: Formula, saved: SavedFormula): string | undefined {
  const refusal = refusalOf(outer, saved)
  if (refusal === 'levels') return say.levels
  if (refusal !== 'circle') return undefined
  return saved.id === outer.entry ? say.self(nameOf(outer)) : say.circle(nameOf(saved.formula), nameOf(outer))
}
