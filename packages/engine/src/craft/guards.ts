import type { LimitGuard } from '../advise/advice.ts'
import { styleBounds } from '../judge/style.ts'
import type { JudgedFormula } from './craft.ts'

/** What binds a formula besides its ranges. */

/** What a change must not break on the way: what the craft guards, and the style that the formula is of. */
export const formulaGuardsOf = <Matter>({
  definition: { reads, advises },
  judgement: { recipe },
}: JudgedFormula<Matter>): LimitGuard<Matter>[] => [
  ...(advises.guards ?? []),
  ...styleBounds(recipe.styles ?? [], recipe.style, reads.tells ?? {}),
]

/** What the law asks of the name that the type bears. */
export const legalGuardsOf = <Matter>({
  definition,
  request,
  facts,
  judgement: { type, recipe, formula, recognised: known },
}: JudgedFormula<Matter>): readonly LimitGuard<Matter>[] =>
  known?.hasOwnName ? [] : (definition.judges.lawful?.(type, recipe, request, formula, facts) ?? [])
