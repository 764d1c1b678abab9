import { likelyAllergens } from '../../catalogue/flags.ts'
import type { LegalAllergen } from '../../catalogue/ingredient.ts'
import { normaliseName } from '../../catalogue/normalise.ts'
import { type SourceKey, sourceTitles } from '../../catalogue/sources.ts'
import { commonFinding } from '../../findings/find.ts'
import { distinctFindings, type FindingText, type SayFinding } from '../../findings/finding.ts'
import type { ParsedFormula } from '../../formula/formula.ts'
import { annexMentionsOf } from '../../judge/annex-mentions.ts'
import type { LegalBlock } from '../../judge/legal.ts'
import type { SafetyBlock } from '../../judge/safety.ts'
import type { FigureExplanation } from '../../ratio/explanation.ts'
import { explainFormula } from '../../ratio/explanation.ts'
import { roundTo } from '../../words/round.ts'
import { NAME_IT, POWERED_BY, UNNAMED_PRODUCT } from '../../words/terms.ts'
import { capitaliseName } from '../../words/text.ts'
import type { FinishedProduct } from '../made.ts'
import {
  ALL_ALLERGENS,
  type AllergenBearer,
  type PresentAllergen,
  presentAllergens,
  traceAllergens,
  withoutSpecies,
} from './allergens.ts'
import type { LabelRequest } from './asked.ts'
import { isNutritionSaid } from './claim-table.ts'
import type { LabelClaimCheck } from './claims.ts'
import { type NamePart, type NameWord, namePartsTold, wordsOfParts } from './denomination.ts'
import { entryLeavesOf, type ListEntry, listEntriesOf, packetBearersOf, partNamesOf } from './entries.ts'
import { type IngredientList, ingredientList } from './ingredients.ts'
import type { LabelledBody } from './labelled-body.ts'
import { declaredLines, type LabelSheetLine, labelDoubts } from './lines.ts'
import { type MandatoryMention, mandatoryMentionsOf, otherSales } from './mandatory.ts'
import { foldedName } from './name-cut.ts'
import {
  type LabelLine,
  type NutritionDeclaration,
  type NutritionFacts,
  nutrientParameters,
  nutritionDeclaration,
  toleranceDoubts,
} from './nutrition.ts'
import { type PacketOfLine, sheetLinesOf } from './sheet-lines.ts'
import * as terms from './terms.ts'
import type { NutrientDeviations } from './tolerance.ts'
import { writtenNameOf } from './written-name.ts'

export interface LabelOptions {
  /** How every figure came about. */
  readonly explain?: boolean
  /** How much each value varies: a reader of its own, since it brings the table of spreads along. */
  readonly doubt?: (lines: readonly LabelSheetLine[], declared: readonly LabelLine[]) => NutrientDeviations
  readonly packetOf?: PacketOfLine
}

/** One column of the sheet for the counter. */
export interface CounterAllergen {
  readonly id: LegalAllergen
  readonly nombre: string
  readonly lleva: boolean | null
  /** It may have traces of it, as whoever made an ingredient tells. */
  readonly puede?: true
  /** The cereals or nuts themselves, where it has them. */
  readonly palabras: readonly string[]
}

/** The label of a product, as far as its formula tells it (Regulation (EU) 1169/2011). Spanish keys, as the API has. */
export interface ProductLabel {
  readonly status: 'ok'
  readonly craft: string
  readonly type: string
  readonly typeLabel: string
  /** The name asked for, else the legal one that the formula may bear. */
  readonly denominacion?: string
  readonly legal?: LegalBlock
  readonly base: {
    readonly producto: 'acabado' | 'formulado'
    readonly texto: string
    readonly formulado_g: number
    readonly acabado_g: number
    readonly perdidaPct: number
  }
  readonly nutricion: {
    readonly por100g: NutritionDeclaration
    readonly porRacion?: NutritionDeclaration
    readonly racion_g?: number
  }
  readonly alergenos: {
    readonly presentes: readonly PresentAllergen[]
    /** Ingredients whose allergens nobody told. */
    readonly sinDato: readonly string[]
    /** What those often have. */
    readonly suelenLlevar?: readonly { readonly ingrediente: string; readonly alergenos: readonly LegalAllergen[] }[]
    /** Those that are surely not in it: only where everything is a simple food or has its sheet. */
    readonly ausentes?: readonly LegalAllergen[]
    readonly texto: string
    /** What may be in it by contact, as those who made its ingredients tell, and the sentence that says so. */
    readonly trazas?: readonly PresentAllergen[]
    readonly puedeContener?: string
    /** The sheet for the counter of what is sold unpacked (RD 126/2015, arts. 4 and 6): all fourteen; null is what nobody told. */
    readonly mostrador: readonly CounterAllergen[]
  }
  readonly ingredientes: IngredientList
  /** What Annex III and the law of its name make it say. */
  readonly menciones: readonly string[]
  /** What it may claim of sugars and fibre. */
  readonly declaraciones: readonly LabelClaimCheck[]
  /** Words of the name asked for that the formula does not bear, or only on a condition. */
  readonly palabras?: readonly NameWord[]
  /** The name asked for taken apart, in the order written: each part that a rule knows, or that none does. */
  readonly partesDelNombre?: readonly NamePart[]
  /** What article 9 makes it say, and who must give each. */
  readonly obligatorio: readonly MandatoryMention[]
  /** What falls where it is sold otherwise. */
  readonly otrasVentas?: readonly string[]
  readonly seguridadAlimentaria?: SafetyBlock
  readonly warnings: readonly string[]
  readonly nota: string
  readonly fuentes: readonly { readonly clave: string; readonly titulo: string }[]
  readonly poweredBy: string
  readonly explicacion?: FigureExplanation
}

const SOURCES: readonly SourceKey[] = ['eu-1169-2011', 'eu-tolerances-2012']

function allergenDoubts(present: readonly PresentAllergen[]): FindingText[] {
  const unnamed = withoutSpecies(present)
  const has = (allergen: LegalAllergen): boolean => present.some(({ id }) => id === allergen)
  return [
    ...(unnamed.length > 0 ? [commonFinding('label.species', { all: unnamed.map(({ nombre }) => nombre) })] : []),
    ...(has('sulfitos') ? [commonFinding('label.sulphites')] : []),
  ]
}

function baseOf({ weighed, lost, lostInside, finished, said }: FinishedProduct, say: SayFinding): ProductLabel['base'] {
  const plain = lostInside > 0 ? commonFinding('label.as-put-together') : commonFinding('label.as-formulated')
  const perdidaPct = roundTo((100 * lost) / weighed, 2)
  return {
    producto: said === undefined ? 'formulado' : 'acabado',
    texto: say(said === undefined ? plain : commonFinding('label.as-finished', { percent: perdidaPct, said })),
    formulado_g: roundTo(weighed, 2),
    acabado_g: roundTo(finished, 2),
    perdidaPct,
  }
}

/** What every craft says of the law; some say more. */
function commonLaw(legal: LegalBlock): LegalBlock {
  const {
    cumple,
    denominacion,
    condiciones,
    siAdemas,
    alternativas,
    nombre,
    categoria,
    menciones,
    obligatorio,
    objecion,
  } = legal
  return {
    cumple,
    denominacion,
    condiciones,
    siAdemas,
    alternativas,
    ...(nombre !== undefined && { nombre }),
    ...(categoria !== undefined && { categoria }),
    menciones,
    obligatorio,
    ...(objecion !== undefined && { objecion }),
  }
}

/** What the name on the label still depends on, and whether the one asked for is one that the formula may not bear. */
function nameDoubts(legal: LegalBlock | undefined, asked: string | undefined): FindingText[] {
  if (!legal) return []
  const takesFailed =
    asked !== undefined && legal.cumple === false && normaliseName(asked).startsWith(normaliseName(legal.denominacion))
  if (takesFailed) return [commonFinding('law.may-not', { objection: legal.objecion ?? '' })]
  if (legal.objecion !== undefined && legal.nombre === undefined) {
    return [commonFinding('law.may-not', { objection: legal.objecion })]
  }
  if (legal.denominacion === UNNAMED_PRODUCT) return [`${capitaliseName(NAME_IT)}.`]
  const name = legal.nombre ?? legal.denominacion
  return legal.siAdemas.length > 0 ? [commonFinding('label.name-if', { name, besides: legal.siAdemas })] : []
}

/** What those that nobody told often have; and where all is told, what is surely not in it (art. 21). */
function openAllergens(
  lines: readonly LabelSheetLine[],
  present: readonly PresentAllergen[],
  sinDato: readonly string[],
): Pick<ProductLabel['alergenos'], 'suelenLlevar' | 'ausentes'> {
  if (sinDato.length === 0) {
    const there = new Set(present.map(({ id }) => id))
    return { ausentes: ALL_ALLERGENS.filter((id) => !there.has(id)) }
  }
  const likely = new Map(
    lines.flatMap(({ name, ingredient }) => {
      const alergenos = ingredient && sinDato.includes(name) ? likelyAllergens(ingredient) : []
      return alergenos.length > 0 ? [[name, alergenos] as const] : []
    }),
  )
  return likely.size > 0
    ? { suelenLlevar: [...likely].map(([ingrediente, alergenos]) => ({ ingrediente, alergenos })) }
    : {}
}

/** What is not in it is only sure where every line is a simple food or has its sheet. */
const counterSheet = (
  present: readonly PresentAllergen[],
  traces: readonly PresentAllergen[],
  leaves: readonly ListEntry[],
): CounterAllergen[] =>
  ALL_ALLERGENS.map((id) => {
    const isThis = (one: PresentAllergen): boolean => one.id === id
    const [there, trace] = [present.find(isThis), traces.find(isThis)]
    const lleva = there ? true : leaves.some(({ unsure }) => unsure.includes(id)) ? null : false
    return {
      id,
      nombre: terms.allergenNames[id],
      lleva,
      ...(trace && { puede: true }),
      palabras: (there ?? trace)?.palabras ?? [],
    }
  })

/**
 * The words of the name that we give, whoever writes it, whose foods have quantities: all but those that its norm fixes (Annex VIII,
 * 1.a.iv). What is put together has no type, and is described only until it is named; who asks for quantities adds to them.
 */
function ownNameOf(
  craft: string,
  { type, body, written }: FinishedProduct<LabelledBody>,
  { denominacion }: LabelRequest,
): string | undefined {
  const nombre = body.legal?.nombre
  const asked = normaliseName(denominacion ?? '')
  const isOurs = nombre !== undefined && (!asked || asked === normaliseName(nombre))
  return isOurs && type !== craft ? nombre.replace(written?.grounds?.fixed ?? '', '') : undefined
}

/** What is in it, and the packets of what was bought. */
function bearersOf(lines: readonly LabelSheetLine[], leaves: readonly ListEntry[]): AllergenBearer[] {
  const inside = new Map(presentAllergens(leaves).map(({ id, palabras }) => [id, palabras]))
  return [...leaves, ...packetBearersOf(lines, inside)]
}

/** The allergens of a finished product as its label has them, for who asks for nothing else of it. */
export function allergensOfMade(made: Omit<FinishedProduct, 'body'>): PresentAllergen[] {
  const lines = sheetLinesOf(made, undefined)
  return presentAllergens(bearersOf(lines, entryLeavesOf(listEntriesOf(lines, made, partNamesOf(made)))))
}

/** The label of a finished product, from what is known of it. */
export function labelOfMade(
  say: SayFinding,
  craft: string,
  made: FinishedProduct<LabelledBody>,
  request: LabelRequest,
  { explain = false, doubt, packetOf }: LabelOptions = {},
): ProductLabel {
  const { legal } = made.body
  const lines = sheetLinesOf(made, packetOf)
  const declared = declaredLines(lines, made)
  const names = partNamesOf(made)
  const entries = listEntriesOf(lines, made, names)
  const ownName = ownNameOf(craft, made, request)
  const quantified = ownName === undefined ? request : { ownName, quid: request.quid ?? null }
  const { list, warnings } = ingredientList(entries, made, quantified, say)
  const leaves = entryLeavesOf(entries)
  const bearers = bearersOf(lines, leaves)
  const presentes = presentAllergens(bearers)
  const trazas = traceAllergens(bearers, presentes)
  const sinDato = [...new Set(leaves.flatMap(({ packets }) => packets))]
  const inParts = distinctFindings(lines.flatMap(({ within }) => within.flatMap((use) => names(use).doubts)))
  const { racion, venta, pesoNeto } = request
  const asked = request.denominacion?.trim() || undefined
  const denominacion = asked ?? legal?.nombre
  const por100g = nutritionDeclaration(declared, 100, doubt?.(lines, declared))
  const { declaraciones, partes } = writtenNameOf(say, made, { lines, declared, por100g }, request)
  const palabras = wordsOfParts(partes)
  const texto = say(
    commonFinding('label.contains', { words: presentes.flatMap(({ palabras: words }) => words), unknown: sinDato }),
  )
  const others = otherSales(venta ?? undefined)
  return {
    status: 'ok',
    craft,
    type: made.type,
    typeLabel: made.typeLabel,
    ...(denominacion !== undefined && { denominacion }),
    ...(legal && { legal: commonLaw(legal) }),
    base: baseOf(made, say),
    nutricion: {
      por100g,
      ...(racion != null && { racion_g: racion, porRacion: nutritionDeclaration(declared, racion) }),
    },
    alergenos: {
      presentes,
      sinDato,
      ...openAllergens(lines, presentes, sinDato),
      texto,
      ...(trazas.length > 0 && {
        trazas,
        puedeContener: say(commonFinding('label.traces', { words: trazas.flatMap(({ palabras: words }) => words) })),
      }),
      mostrador: counterSheet(presentes, trazas, leaves),
    },
    ingredientes: list,
    menciones: [...made.mentions.map(({ text }) => text), ...annexMentionsOf(made.lines, made.finished)].map(say),
    declaraciones,
    ...(palabras.length > 0 && { palabras: palabras.map((one) => ({ ...one, frase: say(one.frase) })) }),
    ...(partes.length > 0 && { partesDelNombre: namePartsTold(partes, say) }),
    obligatorio: mandatoryMentionsOf({
      denominacion,
      isNameDenied: palabras.some(({ cumple }) => cumple === false),
      isNameOpen: (asked === undefined && (legal?.siAdemas.length ?? 0) > 0) || palabras.length > 0,
      sinDato,
      quantities: list.lista.flatMap(({ nombre, cantidad }) => (cantidad ? [`${nombre} ${cantidad.texto}`] : [])),
      seguridad: made.body.seguridadAlimentaria,
      unknownDate: () => say(commonFinding('label.unknown-date', { names: made.body.sinConservacion ?? [] })),
      isClaimed: asked !== undefined && isNutritionSaid(foldedName(asked)),
      hasFlour: made.lines.some(({ ingredient }) => ingredient?.category === 'harina'),
      ofCraft: legal?.obligatorio ?? [],
      venta: venta ?? undefined,
      pesoNeto: pesoNeto ?? undefined,
    }),
    ...(others.length > 0 && { otrasVentas: others }),
    ...(made.body.seguridadAlimentaria && { seguridadAlimentaria: made.body.seguridadAlimentaria }),
    warnings: [
      ...made.warnings,
      ...labelDoubts(lines, declared, sinDato),
      ...warnings,
      ...inParts,
      ...allergenDoubts(presentes),
      ...nameDoubts(legal, asked),
      ...palabras.map(({ frase }) => frase),
      ...toleranceDoubts(por100g),
      ...made.substances.map(({ text }) => text),
    ].map(say),
    nota: terms.LABEL_NOTE,
    fuentes: SOURCES.map((clave) => ({ clave, titulo: sourceTitles(clave) })),
    poweredBy: POWERED_BY,
    ...(explain && { explicacion: explanationOf(declared, made, por100g) }),
  }
}

function explanationOf(
  lines: ParsedFormula<NutritionFacts>['lines'],
  made: FinishedProduct,
  declared: NutritionDeclaration,
) {
  const params = Object.fromEntries(Object.entries(declared).map(([key, { valor }]) => [key, valor]))
  const formula = { lines, total: made.finished, unknownNames: 0, warnings: [], notes: [], uses: [] }
  return explainFormula(nutrientParameters, { formula, params, ranges: {} }, sourceTitles)
}
