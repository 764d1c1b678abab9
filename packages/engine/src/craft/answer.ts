import type { Advice } from '../advise/advice.ts'
import { explainCorrections } from '../advise/correction-explanation.ts'
import { FormulaError } from '../formula/errors.ts'
import type { Legal } from '../judge/legal.ts'
import type { Safety } from '../judge/safety.ts'
import { type Substance, substancesIn } from '../judge/substances.ts'
import * as say from '../words/messages.ts'
import type { Found, Options } from './craft.ts'
import type { Additions, Doubted } from './doubted.ts'
import { explainRanges } from './explained.ts'
import { type First, firstOf } from './first.ts'
import { measuredLines } from './measured-lines.ts'
import type { OtherProduct } from './nearest.ts'
import { nearestTypes } from './nearest-types.ts'
import { withReadings } from './readings.ts'

/** From what was found out about a formula to what is said of it: advice, warnings, and the body in the words of the craft. */

const NO_ADVICE: Advice<never> = { corrections: [], remaining: [], unlawful: [] }

/** What the craft says of how a type was read, where it does not know the one that was asked for. */
export const typeNotes = <Matter>({ definition, asked, isKnown, judgement }: Found<Matter>): readonly string[] =>
  isKnown ? [] : [say.unknownType(asked, judgement.type, nearestTypes(definition.types, asked))]

/** The product that a formula was recognised as. */
const lookOf = <Matter>({ definition, judgement: { recognised: known } }: Found<Matter>): OtherProduct | undefined =>
  known && { etiqueta: known.say, oficio: definition.id, porque: known.because }

/** A body with what any craft may say besides: of the formulas inside, what was measured, and how sure it all is. */
function withAdditions<Matter, Body extends Pick<Additions, 'titular'>>(
  body: Body,
  { engine, judgement: { formula } }: Found<Matter>,
  doubted: Doubted | undefined,
): Body & Additions {
  const preparaciones = formula.uses.length > 0 ? engine.preparations?.report(formula) : undefined
  const medidas = measuredLines(formula.lines)
  if (!doubted && !medidas && !preparaciones) return body as Body & Additions
  return {
    ...body,
    ...(preparaciones && { preparaciones }),
    ...(doubted && { duda: doubted.duda }),
    ...(medidas && { medidas }),
  }
}

/** How sure it all is, by the reader that was handed over or by the engine's own. */
function doubtedBy<Matter>(asked: Options['doubt'], found: Found<Matter>): Doubted | undefined {
  if (!asked) return undefined
  const read = asked === true ? found.engine.doubt : asked
  if (!read) throw new FormulaError('invalid-request', say.cannotDoubt())
  return read(found)
}

/** What may not be in it, or not so much; of what is no food of a kind, nothing. */
export function substancesOf<Matter>({ definition, request, judgement, facts }: Found<Matter>): readonly Substance[] {
  const { food, making } = definition.makes ?? {}
  const category = food?.(judgement, facts)
  if (!category) return []
  const { lines, total } = judgement.formula
  // Doses are of the finished food.
  return substancesIn(lines, total - (making?.(judgement, request)?.lost ?? 0), category)
}

/** Of the answer of a craft, what is read before its balance. */
interface LawfulBody {
  readonly legal?: Legal
  readonly seguridadAlimentaria?: Safety
}

function firstFor<Matter>(
  { definition, judgement, facts }: Found<Matter>,
  { legal, seguridadAlimentaria }: LawfulBody,
  substances: readonly Substance[],
): First {
  const unknown = judgement.formula.lines.filter(({ grams, known }) => grams > 0 && !known).map(({ name }) => name)
  return firstOf({
    isBalanced: judgement.verdict === 'equilibrada',
    headline: definition.says.headline(judgement, facts),
    legal,
    safety: seguridadAlimentaria,
    substances,
    unknown: [...new Set(unknown)],
  })
}

/** What was found out with advice and warnings, and the answer of the craft in its own words. */
export function answer<Matter, Body>(found: Found<Matter, Body>, options: Options) {
  const { engine, definition, request, judgement } = found
  const { says } = definition
  const { type, formula } = judgement
  const look = lookOf(found)
  const isAsked = options.advice !== false && !judgement.recognised?.isDoubt
  const { advice, other } = (isAsked ? engine.advice?.(found, look) : undefined) ?? { advice: NO_ADVICE, other: look }
  const substances = substancesOf(found)
  const warnings = [
    ...typeNotes(found),
    ...(judgement.recognised ? [say.readAs(judgement.recognised.say, judgement.recognised.because)] : []),
    ...formula.warnings,
    ...(engine.preparations?.notes(request, formula) ?? []),
    ...substances.map(({ text }) => text),
    ...says.warnings(judgement, request, found.facts),
  ]
  options.observe?.({ type, verdict: judgement.verdict, unknownNames: formula.unknownNames })
  const explanation = options.explain
    ? { ...explainRanges(found, options.through), correcciones: explainCorrections(advice) }
    : undefined
  const doubted = doubtedBy(options.doubt, found)
  const analysis = { ...judgement, advice, warnings, explanation, other, near: doubted?.near }
  const body = says.body(analysis, options, request, found.facts)
  const titular = firstFor(found, body as LawfulBody, substances)
  const told = Object.assign(withReadings(body, formula), { titular })
  return { analysis, doubted, body: withAdditions(told, found, doubted) }
}
