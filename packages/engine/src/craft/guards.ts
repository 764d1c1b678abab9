import type { Guard } from '../advise/advice.ts'
import { bounds } from '../judge/style.ts'
import type { Found } from './craft.ts'

/** What binds a formula besides its ranges. */

/** What a change must not break on the way: what the craft guards, and the style that the formula is of. */
export const guardsOf = <Matter>({
  definition: { reads, advises },
  judgement: { recipe },
}: Found<Matter>): Guard<Matter>[] => [
  ...(advises.guards ?? []),
  ...bounds(recipe.styles ?? [], recipe.style, reads.tells ?? {}),
]

/** What the law asks of the name that the type bears. */
export const lawOf = <Matter>({
  definition,
  request,
  facts,
  judgement: { type, recipe, formula, recognised: known },
}: Found<Matter>): readonly Guard<Matter>[] =>
  known?.hasOwnName ? [] : (definition.judges.lawful?.(type, recipe, request, formula, facts) ?? [])
