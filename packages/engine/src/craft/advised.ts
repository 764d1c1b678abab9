import { adviseOn, type JudgedGoal } from '../advise/advice.ts'
import type { CorrectionAdvice } from '../advise/correction.ts'
import { typeTable } from '../advise/identity.ts'
import { lockedLines } from '../advise/kept-lines.ts'
import { staysAsItIs } from '../advise/levers.ts'
import { type LimitGuard, limitHoldsIn } from '../advise/limit-guard.ts'
import { NO_ADVICE } from '../advise/no-advice.ts'
import { roundedToScale } from '../advise/scale.ts'
import type { FindingText } from '../findings/finding.ts'
import { REQUEST_LIMITS } from '../formula/formula.ts'
import { aimInRange } from '../judge/own-norms.ts'
import type { OtherProduct } from './answer-parts.ts'
import type { AdvicePart, JudgedFormula } from './craft.ts'
import { culpritLineIn, misweighedLineIn } from './gross-fault.ts'
import { formulaGuardsOf, legalGuardsOf } from './guards.ts'
import { collapsePreparations } from './known.ts'
import { nearMissIn } from './near-miss.ts'
import { isRatherRecognised, nearestProduct } from './nearest.ts'

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

/** What the law asks, and whether it holds. Where it leaves open whether a name fails, somebody is asked: no gram is moved for it. */
function askedOf<Matter>(found: JudgedFormula<Matter>) {
  const law = legalGuardsOf(found)
  const { lines } = found.judgement.formula
  const broken = law.filter((limit) => !limitHoldsIn(limit, lines))
  const legal = broken.length > 0 ? found.definition.judges.named?.(found.facts()) : undefined
  if (!legal) return { asked: law, holds: broken.length === 0 }
  const isOpen = (key: string): boolean =>
    legal.cumple !== false || legal.condiciones.find(({ id }) => id === key)?.cumple === null
  const asked = law.filter((limit) => !broken.includes(limit) || !isOpen(limit.key))
  return { asked, holds: broken.every(({ key }) => isOpen(key)) }
}

/** Whether these limits hold, and nothing is spoiled. */
export const allLimitsHold = <Matter>(
  { judgement }: JudgedFormula<Matter>,
  law: readonly LimitGuard<Matter>[],
  guards: readonly LimitGuard<Matter>[],
): boolean =>
  law.every((limit) => limitHoldsIn(limit, judgement.formula.lines)) &&
  guards.every((guard) => !guard.isFault || limitHoldsIn(guard, judgement.formula.lines))

/** What a master would change: nothing where the figures, the law and what goes in are right. */
function adviceOf<Matter>(found: JudgedFormula<Matter>): CorrectionAdvice<string> {
  const { definition, judgement } = found
  const { type, verdict: judged } = judgement
  const reweighed = judged === 'equilibrada' ? undefined : reweighedAdvice(found, misweighedLineIn)
  if (reweighed) return reweighed
  const { asked, holds } = askedOf(found)
  const guarded = formulaGuardsOf(found)
  const isRight = judged === 'equilibrada' && holds && allLimitsHold(found, [], guarded)
  const { found: seen, law, guards } = collapsePreparations({ found, law: asked, guards: guarded })
  const table = typeTable(definition.advises.identity, type)
  const { formula } = seen.judgement
  const kept = lockedLines(found.request)
  if (isRight && staysAsItIs(table, formula, kept)) return NO_ADVICE
  const isNear = nearMissIn(found).length > 0
  const advice = adviseOn({ goals: goalsOf(seen), law, guards, formula, table, kept, isNear }, isRight)
  // What no smaller moves settle: one line, where all of it hangs on that one.
  return (advice.remaining.length > 0 ? reweighedAdvice(found, culpritLineIn) : undefined) ?? advice
}

/**
 * Of one line that was plainly weighed or written wrongly: that line, and then what the formula lacks once it is right. A dose has
 * its own place, and in what is made of preparations the line may lie inside one.
 */
function reweighedAdvice<Matter>(
  found: JudgedFormula<Matter>,
  lineIn: typeof misweighedLineIn,
): CorrectionAdvice<string> | undefined {
  const { definition, engine, parameters, request, judgement } = found
  const { type, formula, params } = judgement
  const craft = engine.everyCraft.find(({ id }) => id === definition.id)
  const wrong = formula.uses.length === 0 ? lineIn(found) : undefined
  if (!craft || !wrong) return undefined
  const { line, key } = wrong
  const { ingredient } = line
  const table = typeTable(definition.advises.identity, type)
  if (ingredient && table.standing(ingredient).keeping.role === 'dose') return undefined
  const at = formula.lines.findIndex(({ name }) => name === line.name)
  const move = roundedToScale(Math.abs(wrong.grams - line.grams), Number.POSITIVE_INFINITY)
  const isRaised = wrong.grams > line.grams
  const grams = (formula.lines[at]?.grams ?? 0) + (isRaised ? move : -move)
  // What no scale shows is no step, and what nobody may send no weight.
  if (lockedLines(request).has(at) || !(move > 0 && grams > 0 && grams <= REQUEST_LIMITS.grams)) return undefined
  const ingredients = request.ingredients.map((raw, place) =>
    place === at ? { ...raw, [craft.fields.grams]: grams } : raw,
  )
  const spoken = ingredient && table.speaksNames && line.name === ingredient.id ? ingredient.name : line.name
  return craft.found({ ...request, ingredients }, (mended): CorrectionAdvice<string> => {
    const advice = adviceOf(mended)
    const correction = {
      ...(isRaised ? { to: spoken } : { from: spoken }),
      grams: move,
      parameter: key,
      before: params[key] ?? 0,
      after: mended.judgement.params[key] ?? 0,
      decimals: parameters[key]?.decimals ?? 0,
    }
    return { ...advice, corrections: [correction, ...advice.corrections] }
  })
}

/** The advice, and the product that the formula might rather be, where it was not recognised as one: then nothing that would undo it is advised. */
export function adviceWithProduct<Matter>(
  found: JudgedFormula<Matter>,
  other: OtherProduct<FindingText> | undefined,
): ReturnType<AdvicePart> {
  if (found.judgement.recipe.isFree) return { advice: NO_ADVICE, other: nearestProduct(found) }
  const advice = adviceOf(found)
  if (isRatherRecognised(found)) return { advice: { ...advice, corrections: [] }, other }
  if (other || (advice.remaining.length === 0 && advice.unlawful.length === 0)) return { advice, other }
  const nearest = nearestProduct(found)
  return { advice: nearest ? { ...advice, corrections: [] } : advice, other: nearest }
}
