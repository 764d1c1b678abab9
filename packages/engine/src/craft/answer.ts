import { type Advice, advise, type Goal, type Guard, holdsIn } from '../advise/advice.ts'
import { explainCorrections } from '../advise/correction-explanation.ts'
import { typeTable } from '../advise/identity.ts'
import { aimIn } from '../judge/own-norms.ts'
import { bounds } from '../judge/style.ts'
import * as say from '../words/messages.ts'
import type { Found, Options } from './craft.ts'
import type { Additions, Doubted } from './doubted.ts'
import { explainRanges } from './explained.ts'
import { inHand, whoPrepares } from './known.ts'
import { measuredLines } from './measured-lines.ts'
import { nearestProduct, type OtherProduct } from './nearest.ts'
import { nearestTypes } from './nearest-types.ts'
import { withReadings } from './readings.ts'

/** From what was found out about a formula to what is said of it: advice, warnings, and the body in the words of the craft. */

const NO_ADVICE: Advice<never> = { corrections: [], remaining: [], unlawful: [] }

function goalsOf<Matter>({ definition, parameters, limits, judged, judgement }: Found<Matter>): Goal<Matter, string>[] {
  const { recipe } = judgement
  return judged.flatMap((key) => {
    const parameter = parameters[key]
    const range = limits[key]
    return parameter && range
      ? [{ key, parameter, range, aim: aimIn(recipe.aims?.[key] ?? definition.advises.aims?.[key], range) }]
      : []
  })
}

/** What a change must not break on the way: what the craft guards, and the style that the formula is of. */
export const guardsOf = <Matter>({
  definition: { reads, advises },
  judgement: { recipe },
}: Found<Matter>): Guard<Matter>[] => [
  ...(advises.guards ?? []),
  ...bounds(recipe.styles ?? [], recipe.style, reads.tells ?? {}),
]

/** What the craft says of how a type was read, where it does not know the one that was asked for. */
export const typeNotes = <Matter>({ definition, asked, isKnown, judgement }: Found<Matter>): readonly string[] =>
  isKnown ? [] : [say.unknownType(asked, judgement.type, nearestTypes(definition.types, asked))]

/** What the law asks of the name that the type bears. */
export const lawOf = <Matter>({
  definition,
  request,
  judgement: { type, recipe, formula, recognised: known },
}: Found<Matter>): readonly Guard<Matter>[] =>
  known?.hasOwnName ? [] : (definition.judges.lawful?.(type, recipe, request, formula) ?? [])

/** Whether the law of the name holds, and nothing is spoiled. */
export const holdsAll = <Matter>(found: Found<Matter>, law: readonly Guard<Matter>[]): boolean =>
  [...law, ...guardsOf(found).filter(({ isFault }) => isFault)].every((limit) =>
    holdsIn(limit, found.judgement.formula.lines),
  )

/** What a master would change: nothing where the figures, the law and what goes in are right. */
function adviceOf<Matter>(found: Found<Matter>): Advice<string> {
  const { definition, judgement } = found
  const { type, verdict: judged } = judgement
  const asked = lawOf(found)
  const isRight = judged === 'equilibrada' && holdsAll(found, asked)
  const { found: seen, law, guards } = inHand({ found, law: asked, guards: guardsOf(found) })
  const table = typeTable(definition.advises.identity, type)
  return advise({ goals: goalsOf(seen), law, guards, formula: seen.judgement.formula, table }, isRight)
}

/** The product that a formula was recognised as. */
const lookOf = <Matter>({ definition, judgement: { recognised: known } }: Found<Matter>): OtherProduct | undefined =>
  known && { etiqueta: known.say, oficio: definition.id, porque: known.because }

/** The advice, and the product that it might rather be: then nothing that would undo it is advised. */
function advised<Matter>(found: Found<Matter>): {
  readonly advice: Advice<string>
  readonly other: OtherProduct | undefined
} {
  const other = lookOf(found)
  if (found.judgement.recognised?.isDoubt) return { advice: NO_ADVICE, other }
  const advice = adviceOf(found)
  if (other || (advice.remaining.length === 0 && advice.unlawful.length === 0)) return { advice, other }
  const nearest = nearestProduct(found)
  return { advice: nearest && advice.remaining.length > 0 ? { ...advice, corrections: [] } : advice, other: nearest }
}

/** A body with what any craft may say besides: of the formulas inside, what was measured, and how sure it all is. */
function withAdditions<Matter, Body>(
  body: Body,
  { judgement: { formula } }: Found<Matter, Body>,
  doubted: Doubted | undefined,
): Body & Additions {
  const preparaciones = formula.uses.length > 0 ? whoPrepares()?.report(formula) : undefined
  const medidas = measuredLines(formula.lines)
  if (!doubted && !medidas && !preparaciones) return body as Body & Additions
  return {
    ...body,
    ...(preparaciones && { preparaciones }),
    ...(doubted && { duda: doubted.duda }),
    ...(medidas && { medidas }),
  }
}

/** What was found out with advice and warnings, and the answer of the craft in its own words. */
export function answer<Matter, Body>(found: Found<Matter, Body>, options: Options) {
  const { definition, request, judgement } = found
  const { says } = definition
  const { type, formula } = judgement
  const { advice, other } = options.advice === false ? { advice: NO_ADVICE, other: lookOf(found) } : advised(found)
  const warnings = [
    ...typeNotes(found),
    ...(judgement.recognised ? [say.readAs(judgement.recognised.say, judgement.recognised.because)] : []),
    ...formula.warnings,
    ...(whoPrepares()?.notes(request, formula) ?? []),
    ...says.warnings(judgement, request),
  ]
  options.observe?.({ type, verdict: judgement.verdict, unknownNames: formula.unknownNames })
  const explanation = options.explain
    ? { ...explainRanges(found, options.through), correcciones: explainCorrections(advice) }
    : undefined
  const doubted = options.doubt?.(found)
  const analysis = { ...judgement, advice, warnings, explanation, other, near: doubted?.near }
  const body = says.body(analysis, options, request)
  return { analysis, doubted, body: withAdditions(withReadings(body, formula), found, doubted) }
}
