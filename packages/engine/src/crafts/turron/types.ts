import type { SourceKey } from '../../catalogue/sources.ts'
import type { RecipeType } from '../../craft/craft.ts'
import { type Condition, type Denomination, rangesOf } from '../../judge/legal.ts'
import type { Range } from '../../ratio/range.ts'
import { round } from '../../words/round.ts'
import type { Process } from './matter.ts'
import { type ParameterKey, parameters } from './params.ts'

/** The words of the interface for what a formula reaches. */
export type Categoria = 'Suprema' | 'Extra' | 'Fuera de IGP' | 'Básico'
export type Calidad = 'Suprema' | 'Extra' | 'Estándar' | 'Popular'
export type Almendras = 1 | 2 | 3

/** What a quality asks for, % of the finished product: `min` of the measure of the type, and the rest where the norm has it. */
interface Minimums {
  readonly min: number
  readonly miel?: number
  readonly yema?: number
  /** Almond and dried yolk together. */
  readonly almendraYema?: number
  readonly grasa?: number
  readonly proteina?: number
}

interface Level extends Minimums {
  /** A cooking target: moisture is a result of the cooking, so it decides nothing. */
  readonly humedadMax?: number
}

/** What a type may carry at most, % of the finished product. */
type Gates = { readonly [key in 'pctNoAutorizados' | 'pctOtrosFrutosSecos' | 'pctGrasaAnadida' | 'pctAlmidonAnadido']?: number }

/** Where each kind of limit of a type is written. */
interface Articles {
  readonly medida: string
  readonly miel?: string
  /** What the product is made of. */
  readonly definicion: string
  readonly analisis: string
  readonly fecula: string
  readonly source: SourceKey
}

interface Entry extends Process {
  readonly label: string
  /** The figure that the quality is measured by. */
  readonly medida: 'pctAlmendra' | 'pctFrutosSecos' | 'pctMateriasBasicas'
  /** Above it there is too little to bind or to coat with: never Suprema. */
  readonly maxTecnico: number
  readonly gates: Gates
  /** The category of what does not reach Extra. */
  readonly nivel1: 'Fuera de IGP' | 'Básico'
  readonly niveles: { readonly Suprema: Level; readonly Extra: Level }
  /** The protected name, and the name of the decree; without one the decree sets no quality. */
  readonly igp?: string
  readonly decreto?: string
  /** Qualities of the decree below Extra. */
  readonly inferiores: { readonly [calidad in Calidad]?: Minimums }
  readonly articulos: Articles
  /** Outside these a maker should look twice; they never change a category. */
  readonly avisos: { readonly [key in ParameterKey]?: Range }
  readonly sources: readonly SourceKey[]
}

const DIVERSOS = { Suprema: { min: 45 }, Extra: { min: 38 } } as const
const DIVERSOS_INFERIORES = { Estándar: { min: 25 }, Popular: { min: 9 } } as const

/** RD 1787/1982, 6.4 and 7.4, the two IGP, and the technical limits of docs/ciencia/turron.md. */
const table = {
  jijona: {
    label: 'Turrón de Jijona (blando)',
    aguaResidual: 5,
    tueste: true,
    admiteCobertura: false,
    medida: 'pctAlmendra',
    maxTecnico: 80,
    gates: { pctNoAutorizados: 1, pctAlmidonAnadido: 1 },
    nivel1: 'Fuera de IGP',
    niveles: {
      // The consolidated text prints 54 for 64, and 95 for 9.5: its own fat column shows the slip (docs/decisions/0030).
      Suprema: { min: 64, miel: 10, grasa: 34, proteina: 12, humedadMax: 4.5 },
      Extra: { min: 50, miel: 10, grasa: 27, proteina: 9.5, humedadMax: 5 },
    },
    igp: 'Jijona',
    decreto: 'Turrón blando',
    inferiores: { Estándar: { min: 44 }, Popular: { min: 30 } },
    articulos: {
      medida: 'IGP Jijona; RD 1787/1982, 7.4',
      miel: 'pliego de condiciones de la IGP Jijona',
      definicion: 'RD 1787/1982, 2.1 y 6.4.1',
      analisis: 'RD 1787/1982, 6.4.1',
      fecula: 'RD 1787/1982, 6.4.1',
      source: 'igp-jijona',
    },
    avisos: { pctMiel: [10, 35], ratioMielAzucar: [0.3, 2.5], pctClara: [0, 10] },
    sources: ['igp-jijona', 'rd-1787-1982', 'lees-jackson', 'published-turron'],
  },
  alicante: {
    label: 'Turrón de Alicante (duro)',
    aguaResidual: 4,
    tueste: true,
    admiteCobertura: false,
    medida: 'pctAlmendra',
    maxTecnico: 80,
    gates: { pctNoAutorizados: 1, pctAlmidonAnadido: 1 },
    nivel1: 'Fuera de IGP',
    niveles: {
      Suprema: { min: 60, miel: 10, grasa: 32.5, proteina: 11, humedadMax: 5 },
      Extra: { min: 46, miel: 10, grasa: 26, proteina: 9, humedadMax: 6 },
    },
    igp: 'Turrón de Alicante',
    decreto: 'Turrón duro',
    inferiores: { Estándar: { min: 40, grasa: 21.5, proteina: 7.5 }, Popular: { min: 34, grasa: 18.5, proteina: 6.5 } },
    articulos: {
      medida: 'IGP Turrón de Alicante; RD 1787/1982, 7.4',
      miel: 'pliego de condiciones de la IGP Turrón de Alicante',
      definicion: 'RD 1787/1982, 2.1 y 6.4.1',
      analisis: 'RD 1787/1982, 6.4.1',
      fecula: 'RD 1787/1982, 6.4.1',
      source: 'igp-alicante',
    },
    avisos: { pctMiel: [10, 35], ratioMielAzucar: [0.3, 4] },
    sources: ['igp-alicante', 'rd-1787-1982', 'lees-jackson', 'published-turron'],
  },
  yema_tostada: {
    label: 'Turrón de yema tostada',
    aguaResidual: 18,
    tueste: false,
    admiteCobertura: false,
    medida: 'pctAlmendra',
    maxTecnico: 75,
    gates: { pctAlmidonAnadido: 1 },
    nivel1: 'Básico',
    niveles: {
      Suprema: { min: 40, yema: 1, almendraYema: 45, grasa: 22, proteina: 7.5, humedadMax: 13 },
      Extra: { min: 33, yema: 1, almendraYema: 38, grasa: 19, proteina: 6, humedadMax: 13 },
    },
    decreto: 'Turrón de yema',
    inferiores: { Estándar: { min: 20, yema: 1, almendraYema: 25 }, Popular: { min: 5, yema: 1, almendraYema: 9 } },
    articulos: {
      medida: 'RD 1787/1982, 7.4',
      definicion: 'RD 1787/1982, 2.2',
      analisis: 'RD 1787/1982, 6.4.2',
      fecula: 'RD 1787/1982, 6.4.2',
      source: 'rd-1787-1982',
    },
    avisos: { pctYema: [4, 9], pctAlmendra: [40, 62] },
    sources: ['rd-1787-1982', 'lees-jackson', 'published-turron'],
  },
  mazapan: {
    label: 'Mazapán',
    aguaResidual: 13,
    tueste: false,
    admiteCobertura: true,
    medida: 'pctAlmendra',
    maxTecnico: 75,
    gates: { pctOtrosFrutosSecos: 1, pctGrasaAnadida: 1, pctAlmidonAnadido: 3 },
    nivel1: 'Básico',
    niveles: {
      Suprema: { min: 45, grasa: 24, proteina: 8, humedadMax: 11 },
      Extra: { min: 35, grasa: 18.5, proteina: 6, humedadMax: 11 },
    },
    decreto: 'Mazapán',
    inferiores: { Estándar: { min: 23 } },
    articulos: {
      medida: 'RD 1787/1982, 7.4',
      definicion: 'RD 1787/1982, 2.4 y 6.4.4',
      analisis: 'RD 1787/1982, 6.4.4',
      fecula: 'RD 1787/1982, 6.4.5; Código Alimentario, 3.23.41',
      source: 'rd-1787-1982',
    },
    avisos: { pctAlmendra: [45, 65], pctHumedad: [6, 11] },
    sources: ['rd-1787-1982', 'codigo-alimentario', 'igp-toledo', 'published-turron'],
  },
  guirlache: {
    label: 'Guirlache',
    aguaResidual: 1,
    tueste: true,
    admiteCobertura: false,
    medida: 'pctFrutosSecos',
    maxTecnico: 80,
    gates: { pctAlmidonAnadido: 1 },
    nivel1: 'Básico',
    niveles: DIVERSOS,
    decreto: 'Guirlache (turrón diverso)',
    inferiores: DIVERSOS_INFERIORES,
    articulos: {
      medida: 'RD 1787/1982, 7.4, turrones diversos',
      definicion: 'RD 1787/1982, 2.2',
      analisis: 'RD 1787/1982, 6.4.2',
      fecula: 'RD 1787/1982, 6.4.2',
      source: 'rd-1787-1982',
    },
    avisos: { pctFrutosSecos: [43, 65] },
    sources: ['rd-1787-1982', 'mcgee', 'published-turron'],
  },
  peladilla: {
    label: 'Peladilla',
    aguaResidual: 1.5,
    tueste: true,
    admiteCobertura: false,
    medida: 'pctAlmendra',
    maxTecnico: 75,
    gates: { pctOtrosFrutosSecos: 1 },
    nivel1: 'Básico',
    niveles: { Suprema: { min: 40 }, Extra: { min: 30 } },
    inferiores: {},
    articulos: {
      medida: 'escala técnica: el RD 348/2011, 1.3.1.1, no fija un mínimo',
      definicion: 'RD 348/2011, 1.3.1.1',
      analisis: 'RD 348/2011, 1.3.1.1',
      fecula: 'RD 348/2011, 1.3.1.1',
      source: 'rd-348-2011',
    },
    avisos: { pctAlmendra: [30, 50] },
    sources: ['rd-348-2011', 'dragees-trade', 'ciqual-2020'],
  },
  generico: {
    label: 'Turrón o dulce genérico (turrones diversos)',
    aguaResidual: 10,
    tueste: false,
    admiteCobertura: false,
    medida: 'pctMateriasBasicas',
    maxTecnico: 85,
    gates: { pctAlmidonAnadido: 1 },
    nivel1: 'Básico',
    niveles: DIVERSOS,
    decreto: 'Turrón diverso',
    inferiores: DIVERSOS_INFERIORES,
    articulos: {
      medida: 'RD 1787/1982, 6.3 y 7.4, turrones diversos',
      definicion: 'RD 1787/1982, 2.2',
      analisis: 'RD 1787/1982, 6.4.2',
      fecula: 'RD 1787/1982, 6.4.2',
      source: 'rd-1787-1982',
    },
    avisos: { pctHumedad: [0, 13] },
    sources: ['rd-1787-1982', 'published-turron'],
  },
} as const satisfies Readonly<Record<string, Entry>>

export type TypeKey = keyof typeof table

/** Share of an analytical minimum that a formula must reach: the law looks at a batch, we at an average almond. */
const CATALOGUE_TOLERANCE = 0.9
/** % of sugars and polyols without which nothing is a turrón: honey or sugars are part of every definition. */
const LEAST_SWEET = 10

type TurronCondition = Condition<ParameterKey>
type Limit = Pick<TurronCondition, 'operator' | 'threshold' | 'article' | 'source'>

const condition = (figure: ParameterKey, limit: Limit): TurronCondition => ({
  figure,
  label: parameters[figure].label,
  unit: parameters[figure].unit,
  ...limit,
})

const atLeast = (figure: ParameterKey, threshold: number | undefined, article: string, source: SourceKey): TurronCondition[] =>
  threshold === undefined ? [] : [condition(figure, { operator: '>=', threshold, article, source })]

const atMost = (figure: ParameterKey, threshold: number | undefined, article: string, source: SourceKey): TurronCondition[] =>
  threshold === undefined ? [] : [condition(figure, { operator: '<=', threshold, article, source })]

const tolerated = (minimum: number | undefined): number | undefined => (minimum === undefined ? undefined : round(CATALOGUE_TOLERANCE * minimum, 2))

/** «… (el 90 % de 34)»: the minimum of the norm beside the one that is asked for. */
const analysed = (article: string, minimum: number | undefined): string =>
  `${article}: el 90 % de ${String(minimum).replace('.', ',')}, por la variación de la almendra`

const measured = ({ medida, articulos: { medida: article, source } }: Entry, { min }: Minimums): TurronCondition[] => atLeast(medida, min, article, source)

const honey = ({ articulos: { miel: article = '', source } }: Entry, { miel }: Minimums): TurronCondition[] => atLeast('pctMiel', miel, article, source)

const yolk = ({ articulos: { medida: article, source } }: Entry, { yema, almendraYema }: Minimums): TurronCondition[] => [
  ...atLeast('pctYema', yema, article, source),
  ...atLeast('pctAlmendraYema', almendraYema, article, source),
]

/** What a product must be before it has a quality: sweet, and of the ingredients of its definition. */
const definition = ({ gates, decreto, articulos }: Entry): TurronCondition[] => {
  const { definicion, source } = articulos
  const norm = decreto ? 'rd-1787-1982' : source
  return [
    ...atLeast('pctDulce', LEAST_SWEET, definicion, norm),
    ...atMost('pctNoAutorizados', gates.pctNoAutorizados, definicion, norm),
    ...atMost('pctOtrosFrutosSecos', gates.pctOtrosFrutosSecos, definicion, norm),
    ...atMost('pctGrasaAnadida', gates.pctGrasaAnadida, definicion, norm),
  ]
}

const starch = ({ gates, articulos: { fecula, source } }: Entry): TurronCondition[] => atMost('pctAlmidonAnadido', gates.pctAlmidonAnadido, fecula, source)

const analysis = ({ articulos: { analisis } }: Entry, { grasa, proteina }: Minimums): TurronCondition[] => [
  ...atLeast('pctGrasa', tolerated(grasa), analysed(analisis, grasa), 'rd-1787-1982'),
  ...atLeast('pctProteina', tolerated(proteina), analysed(analisis, proteina), 'rd-1787-1982'),
]

const binding = ({ medida, maxTecnico }: Entry): TurronCondition[] =>
  atMost(medida, maxTecnico, 'criterio técnico: por encima falta masa que ligue o cubra', 'obrador')

export type Quality = Denomination<ParameterKey>

/** A level of the service, in the order in which its reasons are told. */
const level = (entry: Entry, id: 'Suprema' | 'Extra', label: string): Quality => ({
  id,
  label,
  conditions: [
    ...measured(entry, entry.niveles[id]),
    ...honey(entry, entry.niveles[id]),
    ...yolk(entry, entry.niveles[id]),
    ...definition(entry),
    ...starch(entry),
    ...analysis(entry, entry.niveles[id]),
    ...(id === 'Suprema' ? binding(entry) : []),
  ],
})

/** A quality of the decree: without honey or technical limits; below Extra it tolerates starch. */
const decreed = (entry: Entry, id: Calidad, minimums: Minimums): Quality => ({
  id,
  label: `${entry.decreto}, calidad ${id}`,
  conditions: [
    ...measured(entry, minimums).map((one) => ({ ...one, article: 'RD 1787/1982, 7.4' })),
    ...yolk(entry, minimums),
    ...definition(entry),
    ...(id === 'Suprema' || id === 'Extra' ? starch(entry) : []),
    ...analysis(entry, minimums),
  ],
})

/** A type, and once a formula is at hand, what it reaches of it. */
export interface Recipe extends RecipeType<ParameterKey>, Omit<Entry, 'sources'> {
  /** The formula has less water than its type keeps: none boils off. */
  readonly seca: boolean
  /** The level reached; its ranges are those of the level above. */
  readonly almendras: Almendras
  /** Best first. */
  readonly levels: readonly [suprema: Quality, extra: Quality]
  readonly calidades: readonly Quality[]
  /** The levels as names that may stand on a label: without what is only technique. */
  readonly names: readonly Quality[]
}

const isLaw = ({ source }: TurronCondition): boolean => source !== 'obrador'
const asName = (quality: Quality): Quality => ({ ...quality, conditions: quality.conditions.filter(isLaw) })

/** A type of which no norm grades the quality is judged by its definition alone. */
const plainName = (entry: Entry): Quality => ({ id: entry.label, label: entry.label, conditions: definition(entry) })

/** A percentage lies in here whatever the law says. */
export const PERCENT: Range = [0, 100]

function typeOf(entry: Entry): Recipe {
  const name = entry.igp ? `${entry.igp} (IGP)` : (entry.decreto ?? entry.label)
  const levels = [level(entry, 'Suprema', `${name}, Suprema`), level(entry, 'Extra', `${name}, Extra`)] as const
  const qualities = { Suprema: entry.niveles.Suprema, Extra: entry.niveles.Extra, ...entry.inferiores }
  const calidades = entry.decreto ? Object.entries(qualities).map(([id, minimums]) => decreed(entry, id as Calidad, minimums)) : []
  const names = entry.igp ? levels.map(asName) : calidades.length > 0 ? calidades : [plainName(entry)]
  return { ...entry, seca: false, almendras: 3, levels, calidades, names, ranges: rangesOf(levels[0].conditions, PERCENT) }
}

/** Ranges are those of Suprema; a formula below it is advised towards the level above its own. */
export const types = Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, typeOf(entry)])) as Readonly<Record<TypeKey, Recipe>>

/** Composition of the IGP Mazapán de Toledo: figures of a mazapán, and its almond per gram of honey and sugars. */
export const TOLEDO: Denomination<ParameterKey | 'almendraPorAzucares'> = {
  id: 'toledo',
  label: 'Mazapán de Toledo (IGP)',
  conditions: [
    {
      figure: 'almendraPorAzucares',
      label: 'Almendra por azúcares',
      operator: '>=',
      threshold: 1,
      unit: 'g/g',
      article: 'IGP Mazapán de Toledo',
      source: 'igp-toledo',
    },
    ...atLeast('pctGrasa', tolerated(26), analysed('IGP Mazapán de Toledo', 26), 'igp-toledo'),
    ...atMost('pctAlmidonAnadido', 0, 'IGP Mazapán de Toledo', 'igp-toledo'),
    ...atMost('pctOtrosFrutosSecos', 0, 'IGP Mazapán de Toledo', 'igp-toledo'),
  ],
}
