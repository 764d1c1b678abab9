import type { SourceKey } from '../../catalogue/sources.ts'
import type { ParsedFormula } from '../../formula/formula.ts'
import type { FigureValues } from '../../judge/legal.ts'
import {
  type FigureParameters,
  type MatterMeasure,
  massMeasure,
  measureAll,
  PRICE_COLUMN,
  type RatioParameter,
  type ShownFigure,
} from '../../ratio/parameter.ts'
import type { FigureRange } from '../../ratio/range.ts'
import { lazyFor } from '../../words/lazy.ts'
import type { QualityMinimums, TurronMakingProcess, TurronMatter } from './matter.ts'

interface Level extends QualityMinimums {
  /** A cooking target: moisture is a result of the cooking, so it decides nothing. */
  readonly humedadMax?: number
}

/** What a type may carry at most, % of the finished product. */
type Gates = {
  readonly [key in
    | 'pctNoAutorizados'
    | 'pctOtrosFrutosSecos'
    | 'pctGrasaAnadida'
    | 'pctAlmidonAnadido'
    | 'pctAjenosMazapan']?: number
}

/** Where each kind of limit of a type is written. */
interface Articles {
  readonly medida: string
  /** Where the text that is in force prints another figure of one quality. */
  readonly medidaSuprema?: string
  readonly proteinaExtra?: string
  readonly miel?: string
  /** What the product is made of. */
  readonly definicion: string
  readonly analisis: string
  readonly fecula: string
  readonly source: SourceKey
}

export interface TurronTypeEntry extends TurronMakingProcess {
  readonly label: string
  /** The figure that the quality is measured by. */
  readonly medida: 'pctAlmendra' | 'pctFrutosSecos' | 'pctMateriasBasicas'
  /** Above it there is too little to bind or to coat with: never Suprema. */
  readonly maxTecnico: number
  readonly gates: Gates
  /** The category of what does not reach Extra. */
  readonly nivel1: 'Fuera de IGP' | 'Básico'
  readonly niveles: { readonly Suprema: Level; readonly Extra: Level }
  /** The protected name that its levels are those of. */
  readonly igp?: string
  readonly articulos: Articles
  /** Outside these a maker should look twice; they never change a category. */
  readonly avisos: { readonly [key in TurronParameterKey]?: FigureRange }
  readonly sources: readonly SourceKey[]
}

/**
 * g of finished product per 100 g of formula under which a percentage of it says nothing. It only keeps figures finite: a
 * formula has thousands of times more.
 */
const LEAST = 1e-4
const DECIMALS = 2
/** A share of the finished product never shows above 100: honey alone, weighed before it boils down, would. */
const MOST = 100
const capped: RatioParameter<TurronMatter>['curve'] = {
  at: (ratio) => Math.min(MOST, ratio),
  inverse: (value) => value,
  bends: [MOST],
}

/** Something over the finished product without its coverings (RD 1787/1982, 7.4). */
const overFinished = (of: MatterMeasure<TurronMatter>): RatioParameter<TurronMatter> => ({
  scale: 100,
  of,
  per: ({ acabado }) => acabado,
  base: { least: LEAST },
  columns: { per: 'Acabado' },
})

type Worded = Pick<ShownFigure, 'label' | 'formula' | 'sources'> & Pick<RatioParameter<TurronMatter>, 'of'>

const percent = ({ of, ...worded }: Worded): ShownFigure & RatioParameter<TurronMatter> => ({
  ...worded,
  ...overFinished(of),
  unit: '%',
  decimals: DECIMALS,
  curve: capped,
})

const finalWeight: MatterMeasure<TurronMatter> = ({ acabado, cobertura }) => acabado + cobertura

export const turronParameters = {
  pctAlmendra: percent({
    of: ({ almendra }) => almendra,
    label: 'Almendra',
    formula:
      'almendra por 100 de producto acabado sin oblea ni coberturas; en los tipos que se tuestan, la almendra ya tostada',
    sources: ['rd-1787-1982', 'eu-1169-2011'],
  }),
  pctMiel: percent({
    of: ({ miel }) => miel,
    label: 'Miel',
    formula: 'miel de abeja tal como se pesa, por 100 de producto acabado',
    sources: ['eu-1169-2011', 'igp-jijona', 'igp-alicante'],
  }),
  pctAzucar: percent({
    of: ({ azucar }) => azucar,
    label: 'Azúcar',
    formula: 'azúcar (sacarosa) tal como se pesa y el declarado en pralinés y mazapanes, por 100 de producto acabado',
    sources: ['eu-1169-2011'],
  }),
  pctGlucosa: percent({
    of: ({ glucosa }) => glucosa,
    label: 'Glucosa y otros jarabes',
    formula:
      'jarabe de glucosa, azúcar invertido, dextrosa y otros jarabes tal como se pesan, por 100 de producto acabado',
    sources: ['eu-1169-2011'],
  }),
  ratioMielAzucar: {
    scale: 1,
    of: ({ miel }) => miel,
    per: ({ azucar, glucosa }) => azucar + glucosa,
    base: { least: LEAST },
    columns: { of: 'Miel', per: 'Azúcar y jarabes' },
    label: 'Relación miel/azúcar',
    unit: 'g/g',
    decimals: DECIMALS,
    formula: 'miel entre azúcar más jarabes; falta si la fórmula no lleva ni uno ni otros',
    sources: ['obrador'],
  },
  pctGrasa: percent({
    of: ({ grasa }) => grasa,
    label: 'Grasa',
    formula: 'grasa de todos los ingredientes por 100 de producto acabado',
    sources: ['rd-1787-1982', 'usda-sr28'],
  }),
  pctProteina: percent({
    of: ({ proteina }) => proteina,
    label: 'Proteína',
    formula: 'proteína por 100 de producto acabado, con el factor de nitrógeno de cada tabla (5,18 en la almendra)',
    sources: ['rd-1787-1982', 'usda-sr28'],
  }),
  pctHumedad: percent({
    of: ({ humedad }) => humedad,
    label: 'Humedad',
    formula:
      'agua que queda en frutos secos y añadidos más el agua residual de la fase cocida, que depende del tipo, por 100 de producto acabado',
    sources: ['lees-jackson', 'obrador'],
  }),
  pctCenizas: percent({
    of: ({ cenizas }) => cenizas,
    label: 'Cenizas',
    formula: 'cenizas por 100 de producto acabado',
    sources: ['usda-sr28'],
  }),
  pctAzucaresTotales: percent({
    of: ({ azucares }) => azucares,
    label: 'Azúcares totales',
    formula: 'mono y disacáridos de todos los ingredientes por 100 de producto acabado',
    sources: ['eu-1169-2011'],
  }),
  pctFrutosSecos: percent({
    of: ({ frutosSecos }) => frutosSecos,
    label: 'Frutos secos',
    formula: 'almendra y demás frutos secos y semillas por 100 de producto acabado',
    sources: ['rd-1787-1982'],
  }),
  pctMateriasBasicas: percent({
    of: ({ materiasBasicas }) => materiasBasicas,
    label: 'Materias básicas',
    formula:
      'frutos secos, coco, fruta seca, café, yema seca, cacao de los chocolates y sólidos de leche por 100 de producto acabado',
    sources: ['rd-1787-1982'],
  }),
  pctYema: percent({
    of: ({ yema }) => yema,
    label: 'Yema seca',
    formula: 'yema de huevo en equivalente seco por 100 de producto acabado (la fresca cuenta 0,46)',
    sources: ['rd-1787-1982'],
  }),
  pctClara: percent({
    of: ({ clara }) => clara,
    label: 'Clara',
    formula: 'clara de huevo en equivalente fresco por 100 de producto acabado (en polvo cuenta 7,4)',
    sources: ['obrador'],
  }),
  pctAlmidonAnadido: percent({
    of: ({ almidon }) => almidon,
    label: 'Fécula añadida',
    formula: 'almidón de harinas, féculas, galletas, patata o boniato por 100 de producto acabado',
    sources: ['rd-1787-1982', 'codigo-alimentario'],
  }),
  kcal_100g: {
    ...overFinished(({ kcal }) => kcal),
    label: 'Energía',
    unit: 'kcal',
    decimals: DECIMALS,
    formula:
      'energía con los factores del anexo XIV, sin el alcohol que se evapora al cocer, por 100 g de producto acabado',
    sources: ['eu-1169-2011'],
  },
  coste_kg_eur: {
    scale: 100,
    of: ({ precio }) => precio,
    per: finalWeight,
    base: { least: LEAST },
    columns: { of: PRICE_COLUMN, per: 'Peso final' },
    label: 'Coste',
    unit: '€/kg',
    decimals: DECIMALS,
    formula: 'precio de todos los ingredientes por kg de producto acabado, oblea y coberturas incluidas',
    sources: ['obrador'],
  },
  rendimiento: {
    scale: 100,
    of: finalWeight,
    per: massMeasure,
    columns: { of: 'Peso final' },
    label: 'Rendimiento',
    unit: '%',
    decimals: DECIMALS,
    formula: 'peso acabado, con oblea, por 100 de ingredientes; no descuenta lo que se queda en el cazo',
    sources: ['lees-jackson', 'obrador'],
  },
  pesoFinal_g: {
    measures: [finalWeight],
    read: ([grams]) => grams,
    law: { kind: 'sum' },
    label: 'Peso final',
    unit: 'g',
    decimals: DECIMALS,
    formula: 'frutos secos y añadidos en uso, materia seca de la fase cocida con su agua residual, y oblea',
    sources: ['lees-jackson', 'obrador'],
  },
  pctDulce: percent({
    of: ({ azucares, polioles }) => azucares + polioles,
    label: 'Azúcares y polioles',
    formula: 'azúcares totales y polioles por 100 de producto acabado: la parte dulce que define un turrón',
    sources: ['rd-1787-1982', 'obrador'],
  }),
  pctAlmendraYema: percent({
    of: ({ almendra, yema }) => almendra + yema,
    label: 'Almendra y yema seca',
    formula: 'suma de almendra y yema seca por 100 de producto acabado',
    sources: ['rd-1787-1982'],
  }),
  pctNoAutorizados: percent({
    of: ({ noAutorizado }) => noAutorizado,
    label: 'Ingredientes no autorizados',
    formula:
      'lo que no es almendra, miel, azúcares, polioles, edulcorantes, clara, agua, oblea ni aditivo, por 100 de producto acabado',
    sources: ['rd-1787-1982'],
  }),
  pctOtrosFrutosSecos: percent({
    of: ({ otrosFrutosSecos }) => otrosFrutosSecos,
    label: 'Otros frutos secos',
    formula: 'frutos secos que no son almendra por 100 de producto acabado',
    sources: ['rd-1787-1982', 'rd-348-2011'],
  }),
  pctGrasaAnadida: percent({
    of: ({ grasaAnadida }) => grasaAnadida,
    label: 'Grasa añadida',
    formula: 'mantequilla, manteca y aceites tal como se pesan, por 100 de producto acabado',
    sources: ['rd-1787-1982'],
  }),
  pctAjenosMazapan: percent({
    of: ({ ajenoMazapan }) => ajenoMazapan,
    label: 'Ingredientes ajenos al mazapán',
    formula:
      'lo que no es almendra cruda y pelada, azúcares, miel, agua ni aditivo, por 100 de producto acabado: yema, cacao, fruta, leche, grasa, almendra tostada…',
    sources: ['rd-1787-1982'],
  }),
  pctCoco: percent({
    of: ({ coco }) => coco,
    label: 'Coco',
    formula: 'coco por 100 de producto acabado',
    sources: ['rd-1787-1982'],
  }),
} satisfies FigureParameters<TurronMatter>

export type TurronParameterKey = keyof typeof turronParameters

/** Figures that only the types that limit them show. */
const GATES = [
  'pctDulce',
  'pctAlmendraYema',
  'pctNoAutorizados',
  'pctOtrosFrutosSecos',
  'pctGrasaAnadida',
  'pctAjenosMazapan',
  'pctCoco',
] as const
type Gate = (typeof GATES)[number]
export type CommonKey = Exclude<TurronParameterKey, Gate>

const allKeys = Object.keys(turronParameters) as TurronParameterKey[]
const isGate = (key: TurronParameterKey): key is Gate => GATES.some((gate) => gate === key)

/** What an answer shows: every common figure, and the gates that the type has. */
export const turronShownKeys = (limited: readonly string[]): TurronParameterKey[] =>
  allKeys.filter((key) => !isGate(key) || limited.includes(key))

/** The same ingredient in a formula too dry to boil anything off. */
const dry = lazyFor(
  (matter: TurronMatter): TurronMatter => ({ ...matter, acabado: matter.acabadoSeco, humedad: matter.humedadSeca }),
)

const ofDry =
  (of: MatterMeasure<TurronMatter>): MatterMeasure<TurronMatter> =>
  (matter) =>
    of(dry(matter))

function readDry(parameter: FigureParameters<TurronMatter>[string]): FigureParameters<TurronMatter>[string] {
  return 'of' in parameter
    ? { ...parameter, of: ofDry(parameter.of), per: parameter.per === massMeasure ? massMeasure : ofDry(parameter.per) }
    : { ...parameter, measures: parameter.measures.map(ofDry) }
}

/** Water is never invented: a formula with less than the residual water of its type keeps all it has, and is read so. */
export const dryParameters = Object.fromEntries(
  Object.entries(turronParameters).map(([key, parameter]) => [key, readDry(parameter)]),
) as FigureParameters<TurronMatter, TurronParameterKey>

/** Readings beyond the parameters. */
export const turronReadings = {
  /** What the formula would leave in each of the two ways, per 100 g: it is made in the one that leaves less. */
  acabado: { scale: 1, of: ({ acabado }) => acabado, per: () => 100 },
  acabadoSeco: { scale: 1, of: ({ acabadoSeco }) => acabadoSeco, per: () => 100 },
  /** What the service cannot do without: almond, honey or sugars. */
  valido: {
    scale: 1,
    // A turrón of chocolate has its sugar in the chocolate.
    of: ({ almendra, miel, azucar, glucosa, grupo, azucares }) =>
      almendra + miel + azucar + glucosa + (grupo === 'cacao' ? azucares : 0),
    per: () => 100,
  },
  /** Polyols, honey and sugars, per 100 g: a sweetener version has only the first. */
  polioles: { scale: 100, of: ({ polioles }) => polioles, per: () => 100 },
  azucarados: { scale: 100, of: ({ miel, azucar, glucosa }) => miel + azucar + glucosa, per: () => 100 },
  /** g of almond per g of honey and sugars, as the IGP of Toledo asks. */
  almendraPorAzucares: {
    scale: 1,
    of: ({ almendra }) => almendra,
    per: ({ miel, azucar, glucosa }) => miel + azucar + glucosa,
    base: { least: LEAST },
  },
} satisfies Readonly<Record<string, RatioParameter<TurronMatter>>>

const dryMatter: MatterMeasure<TurronMatter> = ({ acabado, humedad }) => acabado - humedad
const overDry = (of: MatterMeasure<TurronMatter>): RatioParameter<TurronMatter> => ({
  scale: 100,
  of,
  per: dryMatter,
  base: { least: LEAST },
})

/** What the norms look at besides the parameters. */
export const turronLawReadings = {
  almidonSeca: overDry(({ almidon }) => almidon),
  cacaoSeca: overDry(({ cacao }) => cacao),
  aromaMazapan: overFinished(({ aromaMazapan }) => aromaMazapan),
  /** What Agramunt does not take: hazelnut it does. */
  ajenosSinAvellana: overFinished(({ noAutorizado, avellana }) => Math.max(0, noAutorizado - avellana)),
  solidosHuevo: overFinished(({ solidosHuevo }) => solidosHuevo),
  ajenosTurron: overFinished(({ ajenoTurron }) => ajenoTurron),
  huevoEntero: overFinished(({ huevoEntero }) => huevoEntero),
  otroAlmidon: overFinished(({ otroAlmidon }) => otroAlmidon),
  /** What marquesas do not take: whole egg they do. */
  ajenosMarquesas: overFinished(({ ajenoMazapan, huevoEntero }) => Math.max(0, ajenoMazapan - huevoEntero)),
  almendraOAvellana: overFinished(({ almendra, avellana }) => almendra + avellana),
  ajenos: overFinished(({ ajeno }) => ajeno),
  almendraPorAzucares: turronReadings.almendraPorAzucares,
} satisfies Readonly<Record<string, RatioParameter<TurronMatter>>>

export const dryLawReadings = Object.fromEntries(
  Object.entries(turronLawReadings).map(([key, reading]) => [
    key,
    { ...reading, of: ofDry(reading.of), per: ofDry(reading.per) },
  ]),
) as { readonly [key in keyof typeof turronLawReadings]: RatioParameter<TurronMatter> }

const READINGS = { ...turronParameters, ...turronLawReadings }
export type FigureKey = keyof typeof READINGS
const DRY_READINGS = { ...dryParameters, ...dryLawReadings }
const readingKeys = Object.keys(READINGS) as FigureKey[]

/** Every figure of a formula as it is, what is shown being rounded: what decides its category and its names. */
export const turronFiguresOf = ({ lines }: ParsedFormula<TurronMatter>, seca: boolean): FigureValues<FigureKey> =>
  measureAll<TurronMatter, FigureKey>(seca ? DRY_READINGS : READINGS, readingKeys, lines)
