import type { CorrectionAdvice } from '../advise/correction.ts'
import { explainCorrections } from '../advise/correction-explanation.ts'
import { doseOutOfRange } from '../advise/dose.ts'
import { type ProductRecogniser, typeTable } from '../advise/identity.ts'
import { NO_ADVICE } from '../advise/no-advice.ts'
import { namedFigure } from '../findings/figure.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'
import { FormulaError } from '../formula/errors.ts'
import { type FormulaLine, packetUseOf } from '../formula/formula.ts'
import { annexMentionsOf } from '../judge/annex-mentions.ts'
import type { LegalBlock } from '../judge/legal.ts'
import { isRawMilk, isUntoldEgg, type SafetyBlock } from '../judge/safety.ts'
import { type FoundSubstance, type SaleTold, substancesInFood } from '../judge/substances.ts'
import { lazyValue } from '../words/lazy.ts'
import type { OtherProduct } from './answer-parts.ts'
import { barredScoreOf, isUnsold } from './barred.ts'
import { costNotes, unpricedNamesIn } from './cost-notes.ts'
import type { AnalysisOptions, FormulaJudgement, JudgedFormula, RecipeType } from './craft.ts'
import type { OptionalSections, UncertaintyReport } from './doubted.ts'
import { explainRanges } from './explained.ts'
import { type AnswerHeadline, BARRING_STATES, headlineOf, type NearMissTold } from './first.ts'
import { grossFaultIn } from './gross-fault.ts'
import { measuredLines } from './measured-lines.ts'
import { nearMissIn } from './near-miss.ts'
import { nearestTypes } from './nearest-types.ts'
import { lineReadingsOf } from './readings.ts'
import { provisionalReadingIn } from './unread.ts'
import { unweighedNamesIn, unweighedSectionOf } from './unweighed.ts'
import type { UsualReport } from './usual.ts'
import { type FieldTest, wantedFieldsOf } from './wanted.ts'
import type { WrittenName, WrittenNameReport } from './written-name-report.ts'

/** From what was found out about a formula to what is said of it: advice, warnings, and the body in the words of the craft. */

/** What the craft says of how a type was read, where it does not know the one that was asked for. */
export const typeNotes = <Matter>({
  definition,
  asked,
  isKnown,
  judgement,
}: JudgedFormula<Matter>): readonly FindingText[] =>
  isKnown
    ? []
    : [
        commonFinding('formula.unknown-type', {
          value: asked,
          applied: judgement.type,
          near: nearestTypes(definition.types, asked),
        }),
      ]

/** The product that a formula was recognised as. */
const lookOf = <Matter>({
  definition,
  judgement: { recognised: known },
}: JudgedFormula<Matter>): OtherProduct | undefined =>
  known && {
    etiqueta: known.say,
    oficio: definition.id,
    ...(known.type !== undefined && { tipo: known.type }),
    porque: known.because,
  }

/** A product under another name is read as what it is, or asked about where it has a type of its own. */
const lookedAt = ({ say: label, because, type }: ProductRecogniser): FindingText =>
  commonFinding(type === undefined ? 'advice.read-as' : 'advice.ask-as', { label, because })

/** A body with what any craft may say besides: of the formulas inside, what was measured, and how sure it all is. */
function withAdditions<Matter, Body extends Pick<OptionalSections, 'titular'>>(
  body: Body,
  { engine, judgement }: JudgedFormula<Matter>,
  doubted: UncertaintyReport | undefined,
  habitual: UsualReport | undefined,
  nombreEscrito: WrittenName | undefined,
  wants: FieldTest,
): Body & OptionalSections {
  const { formula, recipe } = judgement
  const preparaciones =
    formula.uses.length > 0 && wants('preparaciones') ? engine.preparations?.report(formula) : undefined
  const sinPesar = unweighedSectionOf(judgement)
  const sinPrecio = wants('sinPrecio') ? unpricedNamesIn(formula.lines) : []
  const medidas = wants('medidas') ? measuredLines(formula.lines, engine.say) : undefined
  const isPlain = !doubted && !habitual && !medidas && !preparaciones && !nombreEscrito && !sinPesar
  if (isPlain && sinPrecio.length === 0 && !recipe.isFree) return body as Body & OptionalSections
  return {
    ...body,
    ...(recipe.isFree && { juzgada: false as const }),
    ...(preparaciones && { preparaciones }),
    ...(doubted && { duda: doubted.duda }),
    ...(habitual && { habitual }),
    ...(medidas && { medidas }),
    ...(sinPesar && wants('sinPesar') && { sinPesar }),
    ...(sinPrecio.length > 0 && { sinPrecio }),
    ...(nombreEscrito && { nombreEscrito }),
  }
}

/** How sure it all is, by the reader that was handed over or by the engine's own. */
function doubtedBy<Matter>(
  asked: AnalysisOptions['doubt'],
  found: JudgedFormula<Matter>,
): UncertaintyReport | undefined {
  if (!asked) return undefined
  const read = asked === true ? found.engine.doubt : asked
  if (!read) throw new FormulaError('invalid-request', commonFinding('formula.cannot-doubt'))
  return read(found)
}

/** g of the finished food, that doses and mentions are of. */
const finishedGramsOf = <Matter>({ definition, request, judgement }: JudgedFormula<Matter>): number =>
  judgement.formula.total - (definition.makes?.making?.(judgement, request)?.lost ?? 0)

/** What may not be in it, or not so much; of what is no food of a kind, nothing. */
export function foundSubstancesOf<Matter>(
  found: JudgedFormula<Matter>,
  finished = finishedGramsOf(found),
): readonly FoundSubstance[] {
  const { definition, request, judgement, facts } = found
  const food = definition.makes?.food
  if (!food) return []
  const { lines } = judgement.formula
  const weighed = lines.map((line) => ({
    name: line.name,
    grams: line.grams,
    ingredient: line.ingredient,
    packet: packetUseOf(line)?.name,
  }))
  return substancesInFood(weighed, finished, food(judgement, facts), saleToldIn(request))
}

/** Whoever asks for a label tells how it is sold; only then an additive of packed bread is denied to a loaf. */
function saleToldIn(request: object): SaleTold {
  const { venta } = request as { readonly venta?: unknown }
  return venta === 'envasado' ? 'packed' : venta === 'granel' || venta === 'hosteleria' ? 'loose' : undefined
}

/** Of the answer of a craft, what is read before its balance. */
interface LawfulBody {
  readonly legal?: LegalBlock
  readonly seguridadAlimentaria?: SafetyBlock
}

/** What any craft's label must say besides, where there is any: one answer has the same sentences in the law and on the label. */
function withAnnexMentions<Matter>(
  lines: readonly FormulaLine<Matter>[],
  finished: number,
  { legal }: LawfulBody,
): LegalBlock | undefined {
  if (!legal) return undefined
  const weighed = lines.map(({ name, grams, ingredient }) => ({
    name,
    grams,
    ingredient,
    composition: ingredient?.composition,
  }))
  const mentions = annexMentionsOf(weighed, finished)
  return mentions.length > 0 ? { ...legal, obligatorio: [...new Set([...legal.obligatorio, ...mentions])] } : undefined
}

/** What decides whether it may be sold and nobody told: which egg it is, or where a part goes in. */
function questionOf<Matter>(
  lines: readonly FormulaLine<Matter>[],
  { preguntas, parte }: SafetyBlock,
): FindingText | undefined {
  if (preguntas.length === 0) return undefined
  if (lines.some(({ name, grams, ingredient }) => grams > 0 && isUntoldEgg(name, ingredient)))
    return commonFinding('safety.ask-egg')
  return parte === undefined ? preguntas[0] : commonFinding('safety.ask-place', { part: parte })
}

/** A line beyond its dose, or what the craft says of several together. */
function highDoseIn<Matter>({ definition, judgement, facts }: JudgedFormula<Matter>): FindingText | undefined {
  const line = doseOutOfRange(typeTable(definition.advises.identity, judgement.type), judgement.formula)
  return line ? commonFinding('first.high-dose', { ...line }) : definition.says.highDose?.(judgement, facts)
}

/** Of an answer that nobody asks for what is read first. */
const NO_FIRST: AnswerHeadline<FindingText> = { estado: 'sin_juzgar', frase: '', bueno: false }

function firstFor<Matter>(
  found: JudgedFormula<Matter>,
  { legal, seguridadAlimentaria }: LawfulBody,
  substances: readonly FoundSubstance[],
  written: WrittenNameReport | undefined,
  balance: Pick<Parameters<typeof headlineOf>[0], 'near' | 'gross' | 'unweighed' | 'headline'>,
): AnswerHeadline<FindingText> {
  const { judgement } = found
  const unknown = judgement.formula.lines.filter(({ grams, known }) => grams > 0 && !known).map(({ name }) => name)
  return headlineOf({
    isBalanced: judgement.verdict === 'equilibrada',
    isJudged: !judgement.recipe.isFree,
    legal,
    denied: written?.told.cumple === false ? written.told.nombre : undefined,
    safety: seguridadAlimentaria && {
      clase: seguridadAlimentaria.clase,
      frase: seguridadAlimentaria.frase,
      question: () => questionOf(judgement.formula.lines, seguridadAlimentaria),
      hasRawMilk: judgement.formula.lines.some(isRawMilk),
    },
    substances,
    unknown: [...new Set(unknown)],
    provisional: () => provisionalReadingIn(found),
    dose: () => highDoseIn(found),
    ...balance,
  })
}

/** What a master would change, and the product that it may rather be; nothing where nobody asks for it, or somebody must be asked first. */
function correctedIn<Matter>(
  found: JudgedFormula<Matter>,
  options: AnalysisOptions,
  wants: FieldTest,
  isNear: boolean,
) {
  const { engine, judgement } = found
  const isWanted =
    wants('suggestions') ||
    wants('pareceTipo') ||
    (options.explain === true && wants('explicacion')) ||
    // The headline of a near miss tells the grams that settle it.
    (isNear && wants('titular'))
  const look = lookOf(found)
  const unread = isWanted ? found.unread() : undefined
  const isAdvised = options.advice !== false
  const isToBeCorrected = (isAdvised || isNear) && !unread && (isWanted || (look !== undefined && wants('warnings')))
  const reader = options.usual ?? engine.usual
  // What lacks its egg is no other product, and nothing of it is corrected before somebody says so.
  const isWeighed = !judgement.formula.lines.some(({ isUnweighed }) => isUnweighed)
  const forgotten =
    isToBeCorrected && isWeighed && judgement.verdict !== 'equilibrada' ? reader?.forgotten(found) : undefined
  const isAsked = isWanted && isToBeCorrected && !judgement.recognised?.isDoubt && !forgotten?.isMain
  const { advice, other } = (isAsked ? engine.advice?.(found, look) : undefined) ?? {
    advice: NO_ADVICE,
    other: forgotten?.isMain ? undefined : look,
  }
  // Whoever wants no corrections reads the same headline.
  return isAdvised
    ? { told: { advice, other, unread, forgotten }, settling: advice }
    : { told: { advice: NO_ADVICE, other: look, unread, forgotten: undefined }, settling: advice }
}

/** What nobody weighed, and what is not judged without it. */
function unweighedTold<Matter>({ parameters, judgement }: JudgedFormula<Matter>) {
  const names = unweighedNamesIn(judgement.formula.lines)
  const figures = [...(judgement.unsettled ?? [])].map((key) => parameters[key]?.label ?? key)
  return names.length > 0 ? { names, figures } : undefined
}

/** The balance as it is said: by a hair, by far or neither, and with what nobody weighed. */
function balanceTold<Matter>(
  found: JudgedFormula<Matter>,
  near: NearMissTold | undefined,
  notWeighed: ReturnType<typeof unweighedTold>,
) {
  const { definition, judgement, facts } = found
  const isBalanced = judgement.verdict === 'equilibrada'
  const gross = lazyValue(() => (isBalanced || near ? undefined : grossFaultIn(found)))
  const unweighed = notWeighed && commonFinding('first.unweighed', { ...notWeighed, isBalanced })
  const headline = (): FindingText => {
    const own = near?.text ?? gross()?.text ?? definition.says.headline(judgement, facts)
    return unweighed && !isBalanced ? commonFinding('advice.together', { all: [own, unweighed] }) : own
  }
  const questions = notWeighed ? [commonFinding('advice.weigh-first', notWeighed)] : []
  return { near, gross, unweighed, headline, questions }
}

/** By what a formula all but lies in its ranges, and the one change that settles it, where there is one. */
function nearMissTold<Matter>(
  { parameters, judgement: { params, ranges } }: JudgedFormula<Matter>,
  keys: readonly string[],
  { corrections: [change, ...more], remaining, unlawful }: CorrectionAdvice<string>,
): NearMissTold | undefined {
  const figures = keys.flatMap((key) => {
    const [parameter, value, range] = [parameters[key], params[key], ranges[key]]
    return parameter && value !== undefined && range ? [{ figure: namedFigure(key, parameter), value, range }] : []
  })
  if (figures.length === 0) return undefined
  const isSettled = more.length === 0 && remaining.length === 0 && unlawful.length === 0
  const { from, to, grams } = (isSettled && change) || {}
  return {
    answer: {
      parametros: figures.map(({ figure, value, range }) => ({ parametro: figure.key, valor: value, rango: range })),
      ...(grams !== undefined && {
        cambio: { ...(from !== undefined && { quitar: from }), ...(to !== undefined && { poner: to }), gramos: grams },
      }),
    },
    text: commonFinding('first.near', {
      figures,
      ...(grams !== undefined && {
        change: { ...(from !== undefined && { from }), ...(to !== undefined && { to }), grams },
      }),
    }),
  }
}

/** What is said of a name that somebody wrote and that the formula may not bear: why, and the grams that would let it. */
function nameAdviceOf(
  written: WrittenNameReport | undefined,
  verdict: FormulaJudgement<never, string, string, RecipeType<string>>['verdict'],
): readonly FindingText[] {
  if (!written) return []
  const { told, denied, change } = written
  const grams = change && {
    name: told.nombre,
    lines: change.lineas,
    wasBalanced: verdict === 'equilibrada',
    isBalanced: change.equilibrada,
  }
  return [...denied, ...(grams ? [commonFinding('name.change', grams)] : [])]
}

/** What was found out with advice and warnings, and the answer of the craft in its own words. */
export function answerFormula<Matter, Body>(found: JudgedFormula<Matter, Body>, options: AnalysisOptions) {
  const { engine, definition, request, judgement } = found
  const { says } = definition
  const { type, formula } = judgement
  const { wants, when } = wantedFieldsOf(options.only)
  const nearKeys = nearMissIn(found)
  const { told: corrected, settling } = correctedIn(found, options, wants, nearKeys.length > 0)
  const { advice, forgotten } = corrected
  const notWeighed = unweighedTold(found)
  const balance = balanceTold(found, nearMissTold(found, nearKeys, settling), notWeighed)
  const isLawRead = wants('warnings') || wants('titular')
  const finished = isLawRead || wants('legal') ? finishedGramsOf(found) : 0
  const substances = isLawRead ? foundSubstancesOf(found, finished) : []
  const warnings: FindingText[] = wants('warnings')
    ? [
        ...typeNotes(found),
        ...(judgement.recognised && !forgotten?.isMain ? [lookedAt(judgement.recognised)] : []),
        ...formula.warnings,
        ...(engine.preparations?.notes(request, formula) ?? []),
        ...substances.map(({ text }) => text),
        ...costNotes(found, notWeighed?.names),
        ...says.warnings(judgement, request, found.facts),
      ]
    : []
  options.observe?.({ type, verdict: judgement.verdict, unknownNames: formula.unknownNames })
  const explanation =
    options.explain && wants('explicacion')
      ? { ...explainRanges(found, options.through), correcciones: explainCorrections(advice) }
      : undefined
  const doubted = wants('duda') || wants('suggestions') ? doubtedBy(options.doubt, found) : undefined
  const reader = options.usual ?? engine.usual
  const habitual = options.habitual && !notWeighed && wants('habitual') ? reader?.read(found) : undefined
  const analysis = {
    ...judgement,
    ...corrected,
    say: doubted ? engine.sayWith(doubted.words) : engine.say,
    warnings,
    explanation,
    near: doubted?.near,
  }
  const isAdvised = wants('suggestions')
  const written =
    isAdvised || wants('titular') || wants('nombreEscrito')
      ? engine.writtenName?.(
          found as JudgedFormula<unknown>,
          isAdvised || wants('nombreEscrito') ? options : { ...options, advice: false },
        )
      : undefined
  const body = says.body({ ...analysis, when }, options, request, found.facts)
  const legal = wants('legal') ? withAnnexMentions(formula.lines, finished, body as LawfulBody) : undefined
  if (legal) Object.assign(body as object, { legal })
  const first = wants('titular') ? firstFor(found, body as LawfulBody, substances, written, balance) : NO_FIRST
  if (isUnsold(first) || (notWeighed && notWeighed.figures.length > 0))
    Object.assign(body as object, barredScoreOf(body as object, first.frase, analysis.say))
  const barred = BARRING_STATES.has(first.estado) ? first.frase : undefined
  const asked = isAdvised ? [...balance.questions, ...(forgotten ? [forgotten.question] : [])] : []
  // Nothing is praised before it is weighed.
  const isAskedAlone =
    forgotten?.isMain || (notWeighed && judgement.verdict === 'equilibrada' && advice.corrections.length === 0)
  const proposed = isAskedAlone || !isAdvised ? [] : says.suggestions({ ...analysis, barred }, found.facts)
  const suggestions = isAdvised ? [...asked, ...proposed, ...nameAdviceOf(written, judgement.verdict)] : []
  if (isAdvised) Object.assign(body as object, { suggestions: suggestions.map(analysis.say) })
  const told = Object.assign(body as Body & object, {
    lecturas: when('lecturas', () => lineReadingsOf(formula)),
    titular: when('titular', () => ({ ...first, frase: analysis.say(first.frase) })),
  })
  return {
    analysis,
    suggestions,
    first,
    headline: balance.headline,
    nearKeys,
    askedFirst: asked.length,
    doubted,
    body: withAdditions(told, found, doubted, habitual, written?.told, wants),
  }
}
