import type { Guard } from '../../advise/advice.ts'
import type { Formula } from '../../formula/formula.ts'
import {
  type Condition,
  type Denomination,
  firstMet,
  type Legal,
  legalBlock,
  type Operator,
  sideOf,
} from '../../judge/legal.ts'
import { measureAll } from '../../ratio/parameter.ts'
import type { Matter } from './matter.ts'
import * as say from './messages.ts'
import { type ParameterKey, parameters, type Readings, readings } from './params.ts'

/** What a warning looks at: the readings behind the parameters, and the parameters as shown. */
interface Facts extends Readings {
  readonly type: string
  readonly judgesPac: boolean
  readonly hasMilk: boolean
  readonly params: { readonly [key in ParameterKey]?: number }
}

interface WarningRule {
  readonly when: (facts: Facts) => boolean
  readonly say: (facts: Facts) => string
}

/** Lactose that crystallises: above 10 % of the water, or milk solids above 15 % of what is not sugar, fat or other (tuttogelato, Tetra Pak). */
const SANDY = { lactoseOfWater: 10, msnfOfRest: 0.15 } as const
/** g per 100 g of mix. */
const ALCOHOL_LIMIT = 4
/** Regulation (EU) 1169/2011, annex III. */
const LAXATIVE_POLYOLS = 10
const SALT_LIMIT = 1.5
/** POD under which a mix without sugars surely has a sweetener that was left out of the list. */
const UNSWEETENED_POD = 10
/** Serving temperature from which a mix belongs in a freezer, °C. */
const FREEZER = -13
/** RD 618/1998: milk fat and milk protein of «helado crema», %. */
const LEGAL_CREAM = { fat: 8, protein: 2.5 } as const

/** A change must not turn a fault of balance into sandy ice cream. */
export const guards: readonly Guard<Matter>[] = [
  {
    key: 'lactosaSobreAgua',
    label: say.figures.lactoseOfWater,
    unit: '%',
    parameter: readings.lactosaSobreAgua,
    range: [0, SANDY.lactoseOfWater],
    isFault: true,
  },
]

const or0 = (value: number | undefined): number => value ?? 0

const warningRules: readonly WarningRule[] = [
  {
    when: ({ lactosaSobreAgua, otrosSolidos, params: { azucares, materiaGrasa, SLNG } }) =>
      or0(lactosaSobreAgua) > SANDY.lactoseOfWater ||
      (lactosaSobreAgua !== undefined &&
        or0(SLNG) > SANDY.msnfOfRest * (100 - or0(azucares) - or0(materiaGrasa) - or0(otrosSolidos))),
    say: ({ lactosaSobreAgua }) => say.warnings.sandy(or0(lactosaSobreAgua)),
  },
  { when: ({ alcohol }) => or0(alcohol) > ALCOHOL_LIMIT, say: say.warnings.alcohol },
  { when: ({ polioles }) => or0(polioles) > LAXATIVE_POLYOLS, say: say.warnings.polyols },
  { when: ({ sal }) => or0(sal) > SALT_LIMIT, say: say.warnings.salt },
  { when: ({ type, hasMilk }) => type === 'vegano' && hasMilk, say: say.warnings.milkInVegan },
  { when: ({ concentracion }) => concentracion === undefined, say: say.warnings.noWater },
  {
    when: ({ judgesPac, concentracion, params: { PAC } }) =>
      judgesPac && concentracion !== undefined && or0(PAC) <= FREEZER,
    say: ({ params: { PAC } }) => say.warnings.forFreezer(or0(PAC)),
  },
  {
    when: ({ type, params: { POD } }) => type === 'sin_azucar' && or0(POD) < UNSWEETENED_POD,
    say: ({ params: { POD } }) => say.warnings.unsweetened(or0(POD)),
  },
  {
    when: ({ type, grasaLactea, proteinaLactea }) =>
      type === 'helado_crema' && (or0(grasaLactea) < LEGAL_CREAM.fat || or0(proteinaLactea) < LEGAL_CREAM.protein),
    say: ({ grasaLactea, proteinaLactea }) => say.warnings.notLegallyCream(or0(proteinaLactea), or0(grasaLactea)),
  },
]

const readingKeys = Object.keys(readings) as (keyof Readings)[]

/** The readings, and the parameters that the decree looks at as they are shown. */
type Figure = keyof Readings | 'SLNG' | 'materiaGrasa' | 'solidosTotales'

/** % under which a protein is no ingredient. */
const TRACE = 0.1

const LAW = 'RD 618/1998, definiciones'
const condition = (figure: Figure, label: string, operator: Operator, threshold: number): Condition<Figure> => ({
  figure,
  label,
  operator,
  threshold,
  unit: '%',
  article: LAW,
  source: 'rd-618-1998',
})

/** The names that the decree reserves, from the richest to the plainest. */
export const denominations = {
  crema: {
    id: 'crema',
    label: say.names.cream,
    conditions: [
      condition('grasaLactea', say.figures.milkFat, '>=', LEGAL_CREAM.fat),
      condition('proteinaLactea', say.figures.milkProtein, '>=', LEGAL_CREAM.protein),
    ],
  },
  leche: {
    id: 'leche',
    label: say.names.milk,
    conditions: [
      condition('grasaLactea', say.figures.milkFat, '>=', 2.5),
      condition('SLNG', say.figures.milkSolids, '>=', 6),
    ],
  },
  desnatada: {
    id: 'desnatada',
    label: say.names.skimmed,
    conditions: [
      condition('grasaLactea', say.figures.milkFat, '<=', 0.3),
      condition('SLNG', say.figures.milkSolids, '>=', 6),
    ],
  },
  helado: {
    id: 'helado',
    label: say.names.plain,
    conditions: [
      condition('materiaGrasa', say.figures.fat, '>=', 5),
      // The decree wants milk protein alone; what a stabiliser brings is a trace.
      condition('proteinaNoLactea', say.figures.otherProtein, '<=', TRACE),
    ],
  },
  sorbete: {
    id: 'sorbete',
    label: say.names.sorbet,
    conditions: [
      condition('fruta', say.figures.fruit, '>=', 15),
      condition('solidosTotales', say.figures.dryExtract, '>=', 20),
    ],
  },
  agua: {
    id: 'agua',
    label: say.names.water,
    conditions: [condition('solidosTotales', say.figures.dryExtract, '>=', 12)],
  },
} as const satisfies Readonly<Record<string, Denomination<Figure>>>

/** The name that a type asks for; the others bear the first that they meet. */
const NAME_OF_TYPE: Readonly<Record<string, keyof typeof denominations>> = {
  helado_crema: 'crema',
  helado_leche: 'leche',
  sorbete_agua: 'sorbete',
  granizado: 'agua',
}

/** What the decree asks of the name that a type bears. */
export function lawful(type: string): Guard<Matter>[] {
  const name = NAME_OF_TYPE[type]
  const conditions: readonly Condition<Figure>[] = name ? denominations[name].conditions : []
  return conditions.map((asked) => ({
    key: asked.figure,
    label: asked.label,
    unit: asked.unit,
    parameter: { ...parameters, ...readings }[asked.figure],
    range: sideOf(asked),
  }))
}

/** What the law says of a formula; nothing where it meets no name and its type asks for none. */
export function legal(type: string, formula: Formula<Matter>, params: Facts['params']): Legal | undefined {
  const figures: { readonly [key in Figure]?: number } = { ...params, ...read(formula) }
  const all: readonly Denomination<Figure>[] = Object.values(denominations)
  const name = NAME_OF_TYPE[type]
  const asked = name ? denominations[name] : firstMet(all, figures)
  return asked && legalBlock(asked, all, figures)
}

/** Warnings and the law look at the same figures of a formula, one after the other: they are worked out once. */
let last: { readonly formula: Formula<Matter>; readonly figures: Readings } | undefined

export function read(formula: Formula<Matter>): Readings {
  if (last?.formula !== formula) last = { formula, figures: measureAll(readings, readingKeys, formula.lines) }
  return last.figures
}

interface Judged {
  readonly type: string
  readonly recipe: { readonly unjudged?: readonly string[] }
  readonly formula: Formula<Matter>
  readonly params: Facts['params']
}

export function warnings({ type, recipe, formula, params }: Judged): string[] {
  const facts: Facts = {
    ...read(formula),
    type,
    params,
    judgesPac: !recipe.unjudged?.includes('PAC'),
    hasMilk: formula.lines.some(
      ({ grams, ingredient, matter }) => grams > 0 && (ingredient?.allergens.includes('leche') || matter.esml > 0),
    ),
  }
  return warningRules.filter(({ when }) => when(facts)).map((rule) => rule.say(facts))
}
