import { PRICES_AS_OF } from '../catalogue/catalogue.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import type { CraftVocabulary, NamesPart } from '../catalogue/reading/reader.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText, Phrasebook, SayFinding } from '../findings/finding.ts'
import { linesAsSent } from '../formula/as-sent.ts'
import { refusingInWords } from '../formula/errors.ts'
import {
  type FormulaLine,
  identifyByName,
  type LineReader,
  type ParsedFormula,
  type PreparationUse,
} from '../formula/formula.ts'
import { formulaReader } from '../formula/reader.ts'
import { describedDenomination } from '../judge/described-name.ts'
import { legalBlock } from '../judge/legal.ts'
import { legalTold } from '../judge/legal-told.ts'
import type { BalanceVerdict } from '../judge/verdict.ts'
import { checkAsked } from '../make/label/asked.ts'
import { type LabelOptions, labelOfMade, type ProductLabel } from '../make/label/label.ts'
import { type BreakdownPart, massBreakdown } from '../ratio/breakdown.ts'
import { lazyValue } from '../words/lazy.ts'
import { roundTo } from '../words/round.ts'
import { mostFirst } from '../words/sorted.ts'
import { describedPiece, NAME_THE_PIECE, PIECE_LABEL, POWERED_BY } from '../words/terms.ts'
import { decapitaliseName } from '../words/text.ts'
import { foundSubstancesOf } from './answer.ts'
import type { CraftEngine } from './craft.ts'
import { type AnswerHeadline, firstOfStates } from './first.ts'
import { finishedFormulaOf, type JudgedPart } from './made.ts'
import {
  gramsNeededFor,
  type PieceCost,
  type PiecePrice,
  partCostOf,
  partPriceOf,
  pieceCostsOf,
  piecePriceFor,
} from './piece-cost.ts'
import { keepingWarnings, type PieceKeeping, pieceKeepingOf, soldFrozenOf, UNSALEABLE } from './piece-keeping.ts'
import { checkPiece, type PiecePartRequest, type PieceRequest } from './piece-request.ts'
import { openPreparationsFor, PIECE_USER, unusedPreparationsIn } from './preparations.ts'
import { type PartHeadline, type PreparationReport, preparationReportsOf } from './report.ts'
import { unweighedNamesIn } from './unweighed.ts'
import { type WantedFields, wantedFieldsOf } from './wanted.ts'

export type { PieceCost, PiecePrice } from './piece-cost.ts'
export { PIECE_LIMITS, type PieceRequest, USUAL_VAT } from './piece-request.ts'

/**
 * A piece put together of parts. It is a formula of no craft: its lines are preparations, each made and judged in its own,
 * and ingredients of the catalogue; nothing is lost when they are put together but what stays in the bowl.
 */

type Matter = Ingredient | undefined

const NO_WORDS: CraftVocabulary = { words: {} }
const readsWith = (names: NamesPart): LineReader<Matter> => ({
  fields: PIECE_USER.fields,
  identify: identifyByName<Matter>(names, NO_WORDS, (row) => row),
  inert: undefined,
  inertEffect: '',
})

/** A part of the piece: grams that stay in it, and what they cost with those that do not. */
export interface PiecePart {
  readonly nombre: string
  readonly gramos: number
  readonly merma: number
  /** Grams to make or to buy for a piece, and for all of them. */
  readonly gramosNecesarios: number
  readonly gramosTotales: number
  readonly porcentaje: number
  readonly decoracion: boolean
  /** € of a piece; none where something has no price. */
  readonly coste?: number
  /** €/kg, as it is when it is used. */
  readonly precio?: number
  /** How it is judged in its own craft; none of an ingredient. */
  readonly preparacion?: PreparationReport
}

export interface NotRight {
  /** The part, and the preparations inside it that lead there. */
  readonly ruta: readonly string[]
  readonly nombre: string
  readonly oficio: string
  readonly verdict: BalanceVerdict | null
  readonly porque: string
}

/** What is known of a piece. Spanish keys, as the API has. */
export interface PieceAnswer {
  readonly status: 'ok'
  readonly nombre?: string
  readonly piezas: number
  readonly resumen: string
  /** What is read first of it: the worst of its parts, of how it keeps and of its name, in the order of every answer. */
  readonly titular: PartHeadline
  readonly peso: { readonly pieza: number; readonly total: number }
  readonly composicion: readonly {
    readonly clave: BreakdownPart['key']
    readonly etiqueta: string
    readonly porcentaje: number
    readonly gramosPorPieza: number
  }[]
  readonly partes: readonly PiecePart[]
  readonly porRevisar: readonly NotRight[]
  readonly coste: PieceCost
  readonly precio?: PiecePrice
  /** The strictest of how the parts keep. */
  readonly conservacion?: { readonly parte: string; readonly clase: string; readonly frase: string }
  readonly etiqueta: ProductLabel
  readonly warnings: readonly string[]
  readonly nota: string
  readonly poweredBy: string
}

const GRAM_DECIMALS = 2
const EURO_DECIMALS = 4
const PRICE_DECIMALS = 3

/** The preparations that are not right: by what bars them, by their craft, or by the law of the name that they are made for. */
function notRight(reports: readonly PreparationReport[], say: SayFinding, outer: readonly string[] = []): NotRight[] {
  return reports.flatMap(({ nombre, oficio, verdict, titular, resumen = '', legal, preparaciones = [] }) => {
    const ruta = [...outer, nombre]
    // Under another name it may still be sold: the label bears that one.
    const isNameless = legal?.cumple === false && legal.nombre === undefined
    const own = { ruta, nombre, oficio, verdict }
    const why = [
      ...(titular ? [titular.frase] : verdict === 'revisar' ? [resumen] : []),
      ...(isNameless ? [say(commonFinding('law.may-not', { objection: legal.objecion ?? '' }))] : []),
    ]
    return [...(why.length > 0 ? [{ ...own, porque: why.join(' ') }] : []), ...notRight(preparaciones, say, ruta)]
  })
}

/** The states of preparations, at any level: what bars them, else whether they are well made. */
const statesOf = (reports: readonly PreparationReport[]): AnswerHeadline['estado'][] =>
  reports.flatMap(({ verdict, titular, preparaciones = [] }) => [
    titular?.estado ?? (verdict === 'revisar' ? 'fuera_de_rango' : 'equilibrada'),
    ...statesOf(preparaciones),
  ])

/** Of a type without ranges. */
const isUnjudged = ({ prepared }: PreparationUse): boolean =>
  (prepared.found as JudgedPart).found.judgement.recipe.isFree === true

/** What may not be in a part, or not so much: each by the kind of food that its own craft makes. */
const substancesOf = ({ uses }: ParsedFormula<Matter>) =>
  uses.flatMap(({ prepared }) => foundSubstancesOf((prepared.found as JudgedPart).found))

/** What is put on it as it was bought and may not be sold so. */
function rowNotRight({ least }: PieceKeeping, found: readonly NotRight[]): NotRight[] {
  if (least?.safety.clase !== UNSALEABLE || found.some(({ ruta }) => ruta.join(' › ') === least.parte)) return []
  const { parte, safety } = least
  return [{ ruta: [parte], nombre: parte, oficio: PIECE_USER.id, verdict: null, porque: safety.frase }]
}

/** % of VAT of a piece: that of its parts where all have the same, else that of food (a sandwich is no bread). */
function vatOf({ uses, lines }: ParsedFormula<Matter>): number | undefined {
  const isOther = lines.some(({ use, grams }) => !use && grams > 0)
  const rates = new Set(
    uses.map(({ prepared }) => {
      const { found } = prepared.found as JudgedPart
      return prepared.isTyped ? found.definition.makes?.vat?.(found.facts) : undefined
    }),
  )
  const [rate] = rates
  return !isOther && rates.size === 1 ? rate : undefined
}

/** The lines of the piece, each part with its own: a preparation is several lines, and one part. */
function partsOf(
  { lines }: ParsedFormula<Matter>,
  { partes }: PieceRequest,
): readonly { part: PiecePartRequest; line: FormulaLine<Matter> }[] {
  const sent = linesAsSent(lines)
  return partes.map((part, index) => ({ part, line: sent[index]?.[0] as FormulaLine<Matter> }))
}

const compositionOf = ({ lines, total }: ParsedFormula<Matter>): PieceAnswer['composicion'] =>
  massBreakdown(
    lines.map(({ grams, inner, ingredient }) => ({ grams, ingredient: inner ? inner.row : ingredient })),
  ).map(({ key, label, percent }) => ({
    clave: key,
    etiqueta: label,
    porcentaje: percent,
    gramosPorPieza: roundTo((percent * total) / 100, GRAM_DECIMALS),
  }))

/** `doubt` and `packetOf`: what its label is told, as that of a formula; `only`: the fields that are wanted. */
export type PieceOptions = Pick<LabelOptions, 'doubt' | 'packetOf'> & { readonly only?: WantedFields }

/** A piece whose parts are made by the crafts of an engine, with words for it. */
export const pieceWith =
  (words: Phrasebook) =>
  (engine: CraftEngine, request: PieceRequest, options: PieceOptions = {}): PieceAnswer => {
    const say = engine.sayWith(words)
    return refusingInWords(say, () => pieceOf(engine, request, options, say))
  }

/** What nobody named is described by its parts, and asked for its name (Regulation (EU) 1169/2011, art. 17.1). */
function describedBlock(parts: readonly { readonly name: string; readonly grams: number }[]) {
  const inOrder = mostFirst(
    parts,
    ({ grams }) => grams,
    ({ name }) => name,
  )
  const label = describedPiece(inOrder.map(({ name }) => decapitaliseName(name)))
  return legalBlock(describedDenomination(label, [NAME_THE_PIECE]), [], { figures: {} })
}

type WantingParts = Readonly<Record<'wrong' | 'unknown' | 'unweighed' | 'unjudged', readonly string[]>>

/** How a piece stands in a sentence: what is wrong first, then what nobody knows, weighed or judged. */
function summaryOf(count: number, { wrong, unknown, unweighed, unjudged }: WantingParts): FindingText {
  if (wrong.length > 0) return commonFinding('piece.some-wrong', { count, wrong })
  if (unknown.length > 0) return commonFinding('piece.some-unknown', { count, names: unknown })
  if (unweighed.length > 0) return commonFinding('piece.some-unweighed', { count, names: unweighed })
  if (unjudged.length > 0) return commonFinding('piece.some-unjudged', { count, names: unjudged })
  return commonFinding('piece.all-right', { count })
}

interface KnownOfPiece {
  /** Of its parts. */
  readonly count: number
  readonly told: readonly PreparationReport[]
  readonly kept: PieceKeeping
  /** The name that it may not bear. */
  readonly denied: string | undefined
}

/** What is read first of a piece, and what of it is not right. */
function readFirst(
  { lines, uses }: ParsedFormula<Matter>,
  { count, told, kept, denied }: KnownOfPiece,
  say: SayFinding,
): Pick<PieceAnswer, 'titular' | 'porRevisar'> {
  const faults = notRight(told, say)
  const porRevisar = [...faults, ...rowNotRight(kept, faults)]
  const strangers = lines.filter(({ grams, known }) => grams > 0 && !known)
  const wanting = {
    wrong: [...new Set(porRevisar.map(({ ruta }) => ruta[0] ?? ''))],
    unknown: [...new Set(strangers.map(({ use, name }) => use?.name ?? name))],
    unweighed: unweighedNamesIn(lines),
    unjudged: uses.filter(isUnjudged).map(({ name }) => name),
  }
  const summary = summaryOf(count, wanting)
  const found =
    denied === undefined ? summary : commonFinding('first.unnamed', { isBalanced: false, name: denied, gross: summary })
  const also: readonly [boolean, AnswerHeadline['estado']][] = [
    [faults.length < porRevisar.length, 'inseguro'],
    [denied !== undefined, 'sin_nombre'],
    [wanting.unknown.length + wanting.unweighed.length > 0, 'incompleto'],
    [wanting.unjudged.length > 0, 'sin_juzgar'],
    [porRevisar.length > 0, 'fuera_de_rango'],
  ]
  const estado = firstOfStates([...statesOf(told), ...also.flatMap(([holds, state]) => (holds ? [state] : []))])
  return { titular: { estado, frase: say(found), bueno: estado === 'equilibrada' }, porRevisar }
}

function pieceOf(
  engine: CraftEngine,
  request: PieceRequest,
  { only, ...onLabel }: PieceOptions,
  say: SayFinding,
): PieceAnswer {
  checkPiece(request)
  checkAsked({ ingredients: [], denominacion: request.denominacion ?? null, quid: request.quid ?? null })
  const { nombre, piezas = 1, partes, preparaciones } = request
  const asked = { ingredients: partes, ...(preparaciones && { preparaciones }) }
  const reads = readsWith(engine.names)
  const formula = formulaReader(reads, PIECE_USER.id)(openPreparationsFor(engine, PIECE_USER, asked), PIECE_USER.id, 0)
  const weight = formula.total
  const told = preparationReportsOf(formula.uses)
  const inOrder = formula.uses.map((use, index) => [use, told[index]] as const)
  const reports = new Map(inOrder)
  const costed = partsOf(formula, request).map(({ part, line }) => {
    const grams = part.gramos
    const price = partPriceOf(line, part)
    return { part, line, name: line.use?.name ?? line.name, grams, price, cost: partCostOf(part, grams, price) }
  })
  const unweighed = unweighedNamesIn(formula.lines)
  const { coste, piece: cost, warnings: unpriced } = pieceCostsOf(costed, request, unweighed)
  const isWhole = !(coste.sinPrecio ?? coste.sinPesar)
  const { precio, warnings: losing } = isWhole ? piecePriceFor(cost, request, say, vatOf(formula)) : { warnings: [] }
  const kept = pieceKeepingOf(formula, soldFrozenOf(request), say)
  const { least } = kept
  const denominacion = request.denominacion?.trim() || nombre?.trim() || undefined
  const legal = denominacion === undefined ? legalTold(describedBlock(costed), say) : undefined
  const made = {
    ...finishedFormulaOf({
      reads,
      formula,
      type: PIECE_USER.id,
      typeLabel: PIECE_LABEL,
      substances: substancesOf(formula),
      notes: formula.notes,
    }),
    body: {
      status: 'ok' as const,
      ...(legal && { legal }),
      ...(least ? { seguridadAlimentaria: least.safety } : { sinConservacion: kept.unknown }),
    },
  }
  const wanted = {
    ingredients: [],
    racion: roundTo(weight, GRAM_DECIMALS),
    quid: request.quid ?? null,
    ...(denominacion !== undefined && { denominacion }),
  }
  const { when } = wantedFieldsOf(only)
  const etiqueta = lazyValue(() => labelOfMade(say, PIECE_USER.id, made, wanted, onLabel))
  const isDenied = denominacion !== undefined && etiqueta().palabras?.some(({ cumple }) => cumple === false)
  const known = { count: partes.length, told, kept, denied: isDenied ? denominacion : undefined }
  const { titular, porRevisar } = readFirst(formula, known, say)
  return {
    status: 'ok',
    ...(nombre != null && { nombre }),
    piezas,
    resumen: titular.frase,
    titular,
    peso: { pieza: roundTo(weight, GRAM_DECIMALS), total: roundTo(weight * piezas, GRAM_DECIMALS) },
    composicion: compositionOf(formula),
    partes: costed.map(({ part, line, name, grams, price, cost: euros }) => {
      const preparacion = line.use && reports.get(line.use)
      return {
        nombre: name,
        gramos: roundTo(grams, GRAM_DECIMALS),
        merma: part.merma ?? 0,
        gramosNecesarios: roundTo(gramsNeededFor(part, grams), GRAM_DECIMALS),
        gramosTotales: roundTo(gramsNeededFor(part, grams) * piezas, GRAM_DECIMALS),
        porcentaje: roundTo((100 * grams) / weight, GRAM_DECIMALS),
        decoracion: part.decoracion ?? false,
        ...(euros !== undefined && { coste: roundTo(euros, EURO_DECIMALS) }),
        ...(price !== undefined && { precio: roundTo(price, PRICE_DECIMALS) }),
        ...(preparacion && { preparacion }),
      }
    }),
    porRevisar,
    coste,
    ...(precio && { precio }),
    ...(least && {
      conservacion: { parte: least.parte, clase: least.safety.clase, frase: least.safety.frase },
    }),
    etiqueta: when('etiqueta', etiqueta),
    warnings: [
      ...unusedPreparationsIn(asked, formula),
      ...unpriced,
      ...losing,
      ...keepingWarnings(kept),
      ...(denominacion === undefined ? [commonFinding('piece.nameless')] : []),
    ].map(say),
    nota: say(commonFinding('piece.note', { asOf: PRICES_AS_OF })),
    poweredBy: POWERED_BY,
  }
}
