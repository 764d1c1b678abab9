import { adviseOn, type JudgedGoal, type LimitGuard, limitHoldsIn } from '../advise/advice.ts'
import type { CorrectionAdvice } from '../advise/correction.ts'
import { typeTable } from '../advise/identity.ts'
import { lockedLines } from '../advise/kept-lines.ts'
import { NO_ADVICE } from '../advise/no-advice.ts'
import type { FindingText } from '../findings/finding.ts'
import { aimInRange } from '../judge/own-norms.ts'
import type { OtherProduct } from './answer-parts.ts'
import type { AdvicePart, JudgedFormula } from './craft.ts'
import { formulaGuardsOf, legalGuardsOf } from './guards.ts'
import { collapsePreparations } from './known.ts'
import { fitsAsType, nearestProduct } from './nearest.ts'

/** What a master would change in a formula. It is the dearest part of an answer, in time and in size, and stands alone. */

function goalsOf<Matter>({
  definition,
  parameters,
  limits,
  judged,
  judgement,
}: JudgedFormula<Matter>): JudgedGoal<Matter, string>[] {
  const { recipe } = judgement
  return judged.flatMap((key) => {
    const parameter = parameters[key]
    const range = limits[key]
    return parameter && range
      ? [{ key, parameter, range, aim: aimInRange(recipe.aims?.[key] ?? definition.advises.aims?.[key], range) }]
      : []
  })
}

/** Where the law leaves it open whether a name fails, somebody is asked: no gram is moved for it. */
function askedOf<Matter>(found: JudgedFormula<Matter>): readonly LimitGuard<Matter>[] {
  const law = legalGuardsOf(found)
  const { formula } = found.judgement
  const legal = law.length > 0 ? found.definition.judges.named?.(found.facts()) : undefined
  if (!legal) return law
  const isOpen = (key: string): boolean =>
    legal.cumple !== false || legal.condiciones.find(({ id }) => id === key)?.cumple === null
  return law.filter((limit) => limitHoldsIn(limit, formula.lines) || !isOpen(limit.key))
}

/** Whether the law of the name holds, and nothing is spoiled. */
export const allLimitsHold = <Matter>(found: JudgedFormula<Matter>, law: readonly LimitGuard<Matter>[]): boolean =>
  [...law, ...formulaGuardsOf(found).filter(({ isFault }) => isFault)].every((limit) =>
    limitHoldsIn(limit, found.judgement.formula.lines),
  )

/** What a master would change: nothing where the figures, the law and what goes in are right. */
function adviceOf<Matter>(found: JudgedFormula<Matter>): CorrectionAdvice<string> {
  const { definition, judgement } = found
  const { type, verdict: judged } = judgement
  const asked = askedOf(found)
  const isRight = judged === 'equilibrada' && allLimitsHold(found, asked)
  const { found: seen, law, guards } = collapsePreparations({ found, law: asked, guards: formulaGuardsOf(found) })
  const table = typeTable(definition.advises.identity, type)
  const { formula } = seen.judgement
  return adviseOn({ goals: goalsOf(seen), law, guards, formula, table, kept: lockedLines(found.request) }, isRight)
}

/** The advice, and the product that the formula might rather be, where it was not recognised as one: then nothing that would undo it is advised. */
export function adviceWithProduct<Matter>(
  found: JudgedFormula<Matter>,
  other: OtherProduct<FindingText> | undefined,
): ReturnType<AdvicePart> {
  if (found.judgement.recipe.isFree) return { advice: NO_ADVICE, other: nearestProduct(found) }
  const advice = adviceOf(found)
  // What all but is of the type it is asked about is judged as that before anything of it is undone.
  if (other?.tipo !== undefined && found.judgement.verdict !== 'equilibrada' && fitsAsType(found, other.tipo))
    return { advice: { ...advice, corrections: [] }, other }
  if (other || (advice.remaining.length === 0 && advice.unlawful.length === 0)) return { advice, other }
  const nearest = nearestProduct(found)
  return { advice: nearest && advice.remaining.length > 0 ? { ...advice, corrections: [] } : advice, other: nearest }
}
