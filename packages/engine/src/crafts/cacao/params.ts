import type { SourceKey } from '../../catalogue/sources.ts'
import {
  type FigureParameters,
  type MatterMeasure,
  massMeasure,
  PRICE_COLUMN,
  perHundredGrams,
  type RatioParameter,
  type ShownFigure,
} from '../../ratio/parameter.ts'
import type { FigureRange } from '../../ratio/range.ts'
import { waterActivityOf } from '../../science/water-activity.ts'
import type { CacaoMatter } from './matter.ts'

const DECIMALS = 2
type Made = ShownFigure & RatioParameter<CacaoMatter>

/** g per 100 g of the mix as weighed. */
const percent = (
  label: string,
  of: MatterMeasure<CacaoMatter>,
  what: string,
  sources: readonly SourceKey[] = ['obrador'],
): Made =>
  perHundredGrams({ of, label, unit: '%', decimals: DECIMALS, formula: `g de ${what} por 100 g de producto`, sources })

const cacao: MatterMeasure<CacaoMatter> = ({ manteca, cacaoSeco }) => manteca + cacaoSeco
const lacteos: MatterMeasure<CacaoMatter> = ({ grasaLactea, esml }) => grasaLactea + esml

const LAW: readonly SourceKey[] = ['rd-1055-2003', 'dir-2000-36']
/** What the law leaves of a product when it has taken off the other edible matter; in a dark one, the milk too. */
const milkBasis: MatterMeasure<CacaoMatter> = ({ deducible }) => 100 - deducible
const darkBasis: MatterMeasure<CacaoMatter> = (matter) => 100 - matter.deducible - lacteos(matter)
/** g per 100 g under which there is no chocolate left to judge. */
const LEAST_BASIS = 1

function legalFigures(basis: MatterMeasure<CacaoMatter>, taken: string, matterTaken = taken) {
  const onBasis = (name: string, of: MatterMeasure<CacaoMatter>, what: string): Made => ({
    label: `${name} (base legal)`,
    named: { name, aside: 'base legal' },
    unit: '%',
    decimals: DECIMALS,
    formula: `g de ${what} por 100 g de producto sin ${taken} (RD 1055/2003, ap. 4)`,
    sources: LAW,
    scale: 100,
    of,
    per: basis,
    base: { least: LEAST_BASIS },
    columns: { of: name, per: 'Base legal' },
  })
  return {
    cacaoLegal: onBasis('Cacao seco total', cacao, 'manteca y cacao seco desgrasado'),
    mantecaLegal: onBasis('Manteca de cacao', ({ manteca }) => manteca, 'manteca de cacao'),
    cacaoSecoLegal: onBasis('Cacao seco desgrasado', ({ cacaoSeco }) => cacaoSeco, 'cacao seco desgrasado'),
    lecheLegal: onBasis(
      'Extracto seco de leche',
      ({ lecheLegal }) => lecheLegal,
      'extracto seco de leche, nata o mantequilla, sin suero ni lactosa añadida',
    ),
    grasaLacteaLegal: onBasis(
      'Grasa láctea',
      ({ grasaLacteaLegal }) => grasaLacteaLegal,
      'grasa de leche, nata o mantequilla',
    ),
    grasaLegal: onBasis(
      'Manteca y grasa láctea',
      ({ manteca, grasaLacteaLegal }) => manteca + grasaLacteaLegal,
      'manteca de cacao y grasa láctea',
    ),
    grasaVegetal: onBasis(
      'Grasa vegetal autorizada',
      ({ grasaAutorizada }) => grasaAutorizada,
      'grasa equivalente de la manteca de cacao (illipé, palma, sal, shea, kokum o mango)',
    ),
    otrasMaterias: percent('Otras materias comestibles', (matter) => 100 - basis(matter), matterTaken, LAW),
  }
}

const activity = waterActivityOf<CacaoMatter>(({ fase }) => fase)
/** Below the first the estimate says nothing, and nothing grows: dry fillings read so. Only pure water reads 1. */
export const AW_LIMITS: FigureRange = [0.25, 0.99]

/** Everything on the product as weighed, but what the law counts on its own basis. */
export const cacaoParameters = {
  cacaoTotal: percent('Cacao total', cacao, 'manteca de cacao y cacao seco desgrasado', LAW),
  manteca: percent('Manteca de cacao', ({ manteca }) => manteca, 'manteca de cacao', LAW),
  grasaTotal: percent(
    'Grasa total',
    ({ manteca, grasaLactea, otraGrasa }) => manteca + grasaLactea + otraGrasa,
    'manteca de cacao, grasa láctea y otras grasas (fruto seco, lecitina, vegetales)',
  ),
  azucar: percent(
    'Azúcar',
    ({ azucar }) => azucar,
    'azúcares, sólidos de jarabe y polioles, sin lactosa ni los que traen el cacao y los frutos secos',
  ),
  lacteos: percent('Lácteos', lacteos, 'grasa láctea y sólidos lácteos no grasos'),
  cacaoSecoDesgrasado: percent('Cacao seco desgrasado', ({ cacaoSeco }) => cacaoSeco, 'cacao seco desgrasado', LAW),
  grasaLactea: percent('Grasa láctea', ({ grasaLactea }) => grasaLactea, 'grasa láctea'),
  agua: percent('Agua', ({ agua }) => agua, 'agua de todos los ingredientes'),
  aguaLibre: percent('Agua libre', ({ aguaLibre }) => aguaLibre, 'agua que entra con ingredientes húmedos', [
    'mcgee-2004',
    'obrador',
  ]),
  avellana: percent('Avellana', ({ avellana }) => avellana, 'avellana molida', LAW),
  frutosSecos: percent('Frutos secos', ({ frutosSecos }) => frutosSecos, 'frutos secos', LAW),
  polioles: percent('Polioles', ({ polioles }) => polioles, 'polioles', ['eu-1169-2011']),
  lecitina: percent('Lecitina', ({ lecitina }) => lecitina, 'lecitina', ['greweling-2007']),
  chocolate: percent('Chocolate', ({ chocolate }) => chocolate, 'chocolate e ingredientes de cacao', LAW),
  cacaoIngredientes: percent(
    'Cacao pesado',
    ({ cacaoPesado }) => cacaoPesado,
    'pasta, manteca, polvo y nibs a su peso, y del cacao de las coberturas',
  ),
  kcal_100g: perHundredGrams<CacaoMatter>({
    of: ({ kcal }) => kcal,
    label: 'Energía',
    unit: 'kcal',
    decimals: DECIMALS,
    formula: 'energía por 100 g de producto, con los factores del anexo XIV del Reglamento (UE) 1169/2011',
    sources: ['eu-1169-2011'],
  }),
  coste_kg_eur: perHundredGrams<CacaoMatter>({
    of: ({ precio }) => precio,
    columns: { of: PRICE_COLUMN },
    label: 'Coste',
    unit: '€/kg',
    decimals: DECIMALS,
    formula: 'euros por kg de producto, con el precio de cada ingrediente en €/kg',
    sources: ['obrador'],
  }),
  ...legalFigures(milkBasis, 'otras materias comestibles'),
  grasaNoAutorizada: percent(
    'Grasa no autorizada',
    ({ grasaNoAutorizada }) => grasaNoAutorizada,
    'grasas que no son de cacao, leche, fruto seco ni de las seis autorizadas',
    LAW,
  ),
  almidonAnadido: percent('Harina o almidón añadidos', ({ almidonAnadido }) => almidonAnadido, 'harina o almidón', LAW),
  aw: {
    measures: activity.measures,
    law: { kind: 'water-activity', within: AW_LIMITS },
    read: (sums, total) => Math.min(AW_LIMITS[1], Math.max(AW_LIMITS[0], activity.read(sums, total) ?? 0)),
    label: 'Actividad de agua',
    unit: 'aw',
    decimals: 2,
    formula:
      'estimación orientativa: Norrish con los azúcares, polioles, alcohol y sales disueltos en el agua que no retienen el cacao, la proteína láctea y los frutos secos',
    sources: ['baeza-2010', 'norrish-polyols', 'sloan-labuza', 'sandoval-barreiro', 'mohos', 'obrador'],
  },
} satisfies FigureParameters<CacaoMatter>

export type CacaoParameterKey = keyof typeof cacaoParameters

/** What every answer shows. */
export const CACAO_COMMON_KEYS = [
  'cacaoTotal',
  'manteca',
  'grasaTotal',
  'azucar',
  'lacteos',
  'cacaoSecoDesgrasado',
  'grasaLactea',
  'agua',
  'aguaLibre',
  'avellana',
  'frutosSecos',
  'polioles',
  'lecitina',
  'chocolate',
  'cacaoIngredientes',
  'kcal_100g',
  'coste_kg_eur',
] as const satisfies readonly CacaoParameterKey[]

/** What the ranges of a type or the limits of its name look at. */
const INFORMS: readonly CacaoParameterKey[] = [
  'polioles',
  'chocolate',
  'cacaoIngredientes',
  'kcal_100g',
  'coste_kg_eur',
]
export const CACAO_JUDGED_KEYS = (Object.keys(cacaoParameters) as CacaoParameterKey[]).filter(
  (key) => !INFORMS.includes(key),
)

type Readings = Partial<FigureParameters<CacaoMatter, CacaoParameterKey>>

/** In a dark chocolate milk is other edible matter too (RD 1055/2003 ap. 3.1). */
export const onDarkBasis: Readings = legalFigures(
  darkBasis,
  'otras materias comestibles ni lácteos',
  'otras materias comestibles y lácteos',
)

/** Whoever sends whole hazelnuts alone is going to grind them. */
const wholeAsGround: Readings = {
  avellana: percent('Avellana', ({ avellana, avellanaEntera }) => avellana + avellanaEntera, 'avellana', LAW),
}

const OWN_READINGS = [false, true].map((dark) =>
  [false, true].map((whole): Readings => ({ ...(dark && onDarkBasis), ...(whole && wholeAsGround) })),
)
/** What a formula reads in its own way, by the basis of the name asked for and by its hazelnuts. */
export const ownReadings = (dark: boolean, whole: boolean): Readings =>
  OWN_READINGS[Number(dark)]?.[Number(whole)] ?? {}

/** Figures behind the rules: the same kind of ratio, not shown among the parameters. */
export const cacaoReadings = {
  /** Share of the fat that is liquid at working temperature and dilutes cocoa butter. */
  grasaBlanda: {
    scale: 100,
    of: ({ grasaBlanda }) => grasaBlanda,
    per: ({ manteca, grasaAutorizada, grasaBlanda }) => manteca + grasaAutorizada + grasaBlanda,
  },
  esml: { scale: 100, of: ({ esml }) => esml, per: massMeasure },
  avellanaEntera: { scale: 100, of: ({ avellanaEntera }) => avellanaEntera, per: massMeasure },
} satisfies Readonly<Record<string, RatioParameter<CacaoMatter>>>

const substituteOf: MatterMeasure<CacaoMatter> = ({ grasaAutorizada, vegetalNoAutorizada }) =>
  grasaAutorizada + vegetalNoAutorizada
const dryMatter: MatterMeasure<CacaoMatter> = ({ agua, alcohol }) => 100 - agua - alcohol

function figuresOfLaw(basis: MatterMeasure<CacaoMatter>) {
  const on = (
    of: MatterMeasure<CacaoMatter>,
    per: MatterMeasure<CacaoMatter> = massMeasure,
  ): RatioParameter<CacaoMatter> => ({
    scale: 100,
    of,
    per,
    ...(per !== massMeasure && { base: { least: LEAST_BASIS } }),
  })
  return {
    /** Sugars or sweeteners of any kind. */
    endulzante: on(({ azucar, edulcorante }) => azucar + edulcorante),
    vegetalNoAutorizada: on(({ vegetalNoAutorizada }) => vegetalNoAutorizada),
    grasaAnimal: on(({ grasaAnimal }) => grasaAnimal),
    /** Vegetable fat in the place of cocoa butter. */
    sustituta: on(substituteOf),
    cacaoMasSustituta: on((matter) => cacao(matter) + substituteOf(matter), basis),
    mantecaMasSustituta: on((matter) => matter.manteca + substituteOf(matter), basis),
    grasaMasSustituta: on((matter) => matter.manteca + matter.grasaLacteaLegal + substituteOf(matter), basis),
    sucedaneo: on(({ sucedaneo }) => sucedaneo),
    chocolateSolo: on(({ chocolateSolo }) => chocolateSolo),
    almidonAjeno: on(({ almidonAjeno }) => almidonAjeno),
    galleteria: on(({ galleteria }) => galleteria),
    cacaoPolvo: on(({ cacaoPolvo }) => cacaoPolvo),
    mantecaSeca: on(({ manteca }) => manteca, dryMatter),
    grasaSeca: on(({ manteca, grasaLactea, otraGrasa }) => manteca + grasaLactea + otraGrasa, dryMatter),
    cacaoSecoSeca: on(({ cacaoSeco }) => cacaoSeco, dryMatter),
    lecheSeca: on(lacteos, dryMatter),
    grasaLacteaSeca: on(({ grasaLactea }) => grasaLactea, dryMatter),
  } satisfies Readonly<Record<string, RatioParameter<CacaoMatter>>>
}

/** What the law looks at besides the parameters; in a dark chocolate, on its own basis. */
export const cacaoLawReadings = figuresOfLaw(milkBasis)
export const lawReadingsOnDark = figuresOfLaw(darkBasis)
