import { PRICES_AS_OF } from '../catalogue/catalogue.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import type { Names, Vocabulary } from '../catalogue/reading/reader.ts'
import { find } from '../findings/find.ts'
import type { Book, Say } from '../findings/finding.ts'
import { asSent } from '../formula/as-sent.ts'
import { saying } from '../formula/errors.ts'
import { type Formula, identifyByName, type Line, type Reader, type Use } from '../formula/formula.ts'
import { formulaReader } from '../formula/reader.ts'
import { asPart, type Safety } from '../judge/safety.ts'
import type { Verdict } from '../judge/verdict.ts'
import { checkAsked, type Label, type LabelOptions, labelOfMade } from '../make/label/label.ts'
import { breakdown, type Part } from '../ratio/breakdown.ts'
import { round } from '../words/round.ts'
import { PIECE_LABEL, POWERED_BY } from '../words/terms.ts'
import type { Engine } from './craft.ts'
import { bodyOf, type FoundPart, madeOfFormula } from './made.ts'
import { costOf, costsOf, neededFor, type PieceCost, type PiecePrice, priceFor, priceOf } from './piece-cost.ts'
import { checkPiece, type PartRequest, type PieceRequest } from './piece-request.ts'
import { openFor, PIECE, unusedIn } from './preparations.ts'
import { type PreparationReport, reportsOf } from './report.ts'
import { type Only, wantedOf } from './wanted.ts'

export type { PieceCost, PiecePrice } from './piece-cost.ts'
export { PIECE_LIMITS, type PieceRequest, USUAL_VAT } from './piece-request.ts'

/**
 * A piece put together of parts. It is a formula of no craft: its lines are preparations, each made and judged in its own,
 * and ingredients of the catalogue; nothing is lost when they are put together but what stays in the bowl.
 */

type Matter = Ingredient | undefined

const NO_WORDS: Vocabulary = { words: {} }
const readsWith = (names: Names): Reader<Matter> => ({
  fields: PIECE.fields,
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
  readonly verdict: Verdict | null
  readonly porque: string
}

/** What is known of a piece. Spanish keys, as the API has. */
export interface Piece {
  readonly status: 'ok'
  readonly nombre?: string
  readonly piezas: number
  readonly resumen: string
  readonly peso: { readonly pieza: number; readonly total: number }
  readonly composicion: readonly {
    readonly clave: Part['key']
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
  readonly etiqueta: Label
  readonly warnings: readonly string[]
  readonly nota: string
  readonly poweredBy: string
}

const GRAM_DECIMALS = 2
const EURO_DECIMALS = 4
const PRICE_DECIMALS = 3

/** Every preparation with the ones that it lies in. */
const throughout = (uses: readonly Use[], outer: readonly string[] = []): { use: Use; ruta: readonly string[] }[] =>
  uses.flatMap((use) => {
    const ruta = [...outer, use.name]
    return [{ use, ruta }, ...throughout(use.prepared.uses, ruta)]
  })

/** The preparations that are not right: by their craft, or by the law of the name that they are made for. */
function notRight(reports: readonly PreparationReport[], say: Say, outer: readonly string[] = []): NotRight[] {
  return reports.flatMap(({ nombre, oficio, verdict, resumen = '', legal, preparaciones = [] }) => {
    const ruta = [...outer, nombre]
    // Under another name it may still be sold: the label bears that one.
    const isNameless = legal?.cumple === false && legal.nombre === undefined
    const own = { ruta, nombre, oficio, verdict }
    const why = [
      ...(verdict === 'revisar' ? [resumen] : []),
      ...(isNameless ? [say(find('law.may-not', { objection: legal.objecion ?? '' }))] : []),
    ]
    return [...(why.length > 0 ? [{ ...own, porque: why.join(' ') }] : []), ...notRight(preparaciones, say, ruta)]
  })
}

/** Parts of which it is worked out how they keep: of more it takes too long, and then nothing is said. */
const KEEPS_TOLD = 12

/** What has something frozen in it is kept frozen, whatever the rest would bear. */
const FROZEN: Safety['clase'] = 'F'
const strictness = ({ clase }: Pick<Safety, 'clase'>): string => (clase === FROZEN ? '' : clase)

/** Classes that spoil by microbes: whoever keeps one of them keeps the rest cold as well. */
const PERISHABLE: ReadonlySet<string> = new Set<Safety['clase']>(['0', '1', '2', '3', '4', FROZEN])

/** % of water of what keeps without cold, whatever it is: that of honey at most (RD 1049/2003). */
const DRY = 20

/** Bought, and put on the piece as it is: nobody says how it keeps, unless it is dry. */
const isUntold = ({ use, grams, ingredient }: Line<Matter>): boolean =>
  !use && grams > 0 && (ingredient?.composition.water ?? 100) > DRY

interface Kept {
  readonly parte: string
  readonly safety: Safety
}

/** The part that keeps least; nothing where one of them does not tell how it keeps, since it may be that one. */
function keeping({ uses, lines }: Formula<Matter>, say: Say): Kept | undefined {
  const products = throughout(uses).filter(({ use: { prepared, isStage } }) => prepared.isTyped && !isStage)
  if (products.length > KEEPS_TOLD) return undefined
  const kept = products.flatMap(({ use: { prepared }, ruta }) => {
    const safety = (bodyOf(prepared) as { readonly seguridadAlimentaria?: Safety }).seguridadAlimentaria
    return safety ? [{ parte: ruta.join(' › '), safety }] : []
  })
  if (kept.length < products.length) return undefined
  const [least] = kept.toSorted((one, other) => strictness(one.safety).localeCompare(strictness(other.safety)))
  if (!least || (!PERISHABLE.has(least.safety.clase) && lines.some(isUntold))) return undefined
  return asSent(lines).length > 1 ? { ...least, safety: asPart(least.safety, say) } : least
}

/** % of VAT of a piece: that of its parts where all have the same, else that of food (a sandwich is no bread). */
function vatOf({ uses, lines }: Formula<Matter>): number | undefined {
  const isOther = lines.some(({ use, grams }) => !use && grams > 0)
  const rates = new Set(
    uses.map(({ prepared }) => {
      const { found } = prepared.found as FoundPart
      return prepared.isTyped ? found.definition.makes?.vat?.(found.facts) : undefined
    }),
  )
  const [rate] = rates
  return !isOther && rates.size === 1 ? rate : undefined
}

/** The lines of the piece, each part with its own: a preparation is several lines, and one part. */
function partsOf(
  { lines }: Formula<Matter>,
  { partes }: PieceRequest,
): readonly { part: PartRequest; line: Line<Matter> }[] {
  const sent = asSent(lines)
  return partes.map((part, index) => ({ part, line: sent[index]?.[0] as Line<Matter> }))
}

/** `doubt`: how sure the figures of its label are, where it is asked for; `only`: the fields that are wanted. */
export type PieceOptions = Pick<LabelOptions, 'doubt'> & { readonly only?: Only }

/** A piece whose parts are made by the crafts of an engine, with words for it. */
export const pieceWith =
  (words: Book) =>
  (engine: Engine, request: PieceRequest, options: PieceOptions = {}): Piece => {
    const say = engine.sayWith(words)
    return saying(say, () => pieceOf(engine, request, options, say))
  }

function pieceOf(engine: Engine, request: PieceRequest, { doubt, only }: PieceOptions, say: Say): Piece {
  checkPiece(request)
  checkAsked({ ingredients: [], denominacion: request.denominacion ?? null, quid: request.quid ?? null })
  const { nombre, piezas = 1, partes, preparaciones } = request
  const asked = { ingredients: partes, ...(preparaciones && { preparaciones }) }
  const reads = readsWith(engine.names)
  const formula = formulaReader(reads, PIECE.id)(openFor(engine, PIECE, asked), PIECE.id, 0)
  const weight = formula.total
  const told = reportsOf(formula.uses)
  const inOrder = formula.uses.map((use, index) => [use, told[index]] as const)
  const reports = new Map(inOrder)
  const costed = partsOf(formula, request).map(({ part, line }) => {
    const grams = part.gramos
    const price = priceOf(line, part)
    return { part, line, name: line.use?.name ?? line.name, grams, price, cost: costOf(part, grams, price) }
  })
  const { coste, piece: cost, warnings: unpriced } = costsOf(costed, request)
  const { precio, warnings: losing } = coste.sinPrecio ? { warnings: [] } : priceFor(cost, request, say, vatOf(formula))
  const kept = keeping(formula, say)
  const made = {
    ...madeOfFormula({ reads, formula, type: PIECE.id, typeLabel: PIECE_LABEL, notes: formula.notes }),
    body: { status: 'ok' as const, ...(kept && { seguridadAlimentaria: kept.safety }) },
  }
  const denominacion = request.denominacion?.trim() || nombre?.trim() || undefined
  const wanted = {
    ingredients: [],
    racion: round(weight, GRAM_DECIMALS),
    quid: request.quid ?? null,
    ...(denominacion !== undefined && { denominacion }),
  }
  const { when } = wantedOf(only)
  const porRevisar = notRight(told, say)
  const wrong = [...new Set(porRevisar.map(({ ruta }) => ruta[0] ?? ''))]
  const unknown = new Set(
    formula.lines.filter(({ grams, known }) => grams > 0 && !known).map(({ use, name }) => use?.name ?? name),
  )
  return {
    status: 'ok',
    ...(nombre != null && { nombre }),
    piezas,
    resumen: say(
      wrong.length > 0
        ? find('piece.some-wrong', { count: partes.length, wrong })
        : unknown.size > 0
          ? find('piece.some-unknown', { count: partes.length, names: [...unknown] })
          : find('piece.all-right', { count: partes.length }),
    ),
    peso: { pieza: round(weight, GRAM_DECIMALS), total: round(weight * piezas, GRAM_DECIMALS) },
    composicion: breakdown(
      formula.lines.map(({ grams, inner, ingredient }) => ({ grams, ingredient: inner ? inner.row : ingredient })),
    ).map(({ key, label, percent }) => ({
      clave: key,
      etiqueta: label,
      porcentaje: percent,
      gramosPorPieza: round((percent * weight) / 100, GRAM_DECIMALS),
    })),
    partes: costed.map(({ part, line, name, grams, price, cost: euros }) => {
      const preparacion = line.use && reports.get(line.use)
      return {
        nombre: name,
        gramos: round(grams, GRAM_DECIMALS),
        merma: part.merma ?? 0,
        gramosNecesarios: round(neededFor(part, grams), GRAM_DECIMALS),
        gramosTotales: round(neededFor(part, grams) * piezas, GRAM_DECIMALS),
        porcentaje: round((100 * grams) / weight, GRAM_DECIMALS),
        decoracion: part.decoracion ?? false,
        ...(euros !== undefined && { coste: round(euros, EURO_DECIMALS) }),
        ...(price !== undefined && { precio: round(price, PRICE_DECIMALS) }),
        ...(preparacion && { preparacion }),
      }
    }),
    porRevisar,
    coste,
    ...(precio && { precio }),
    ...(kept && { conservacion: { parte: kept.parte, clase: kept.safety.clase, frase: kept.safety.frase } }),
    etiqueta: when('etiqueta', () => labelOfMade(say, PIECE.id, made, wanted, doubt && { doubt })),
    warnings: [
      ...unusedIn(asked, formula),
      ...unpriced,
      ...losing,
      ...(denominacion === undefined ? [find('piece.nameless')] : []),
    ].map(say),
    nota: say(find('piece.note', { asOf: PRICES_AS_OF })),
    poweredBy: POWERED_BY,
  }
}
