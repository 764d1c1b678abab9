import type { Judgement } from '../../craft/craft.ts'
import type { Text } from '../../findings/finding.ts'
import { FormulaError } from '../../formula/errors.ts'
import type { CraftRequest, Formula } from '../../formula/formula.ts'
import type { Legal } from '../../judge/legal.ts'
import { type Safety, safetyWarnings } from '../../judge/safety.ts'
import type { InRange, Verdict } from '../../judge/verdict.ts'
import { measureAll } from '../../ratio/parameter.ts'
import { type Range, within } from '../../ratio/range.ts'
import { lazy } from '../../words/lazy.ts'
import { find } from './findings.ts'
import { legalOf } from './legal.ts'
import { type Matter, massOf } from './matter.ts'
import type { Role } from './names.ts'
import { type ParameterKey, type Readings, readings } from './params.ts'
import { keepingOf } from './safety.ts'
import { type PastryStyle, type Recipe, type TypeKey, types } from './types.ts'

const weighs = ({ lines }: Formula<Matter>, roles: readonly Role[]): boolean => {
  const of = massOf(...roles)
  return lines.some(({ grams, matter }) => grams > 0 && of(matter) > 0)
}

/** Each chocolate, and the ganache made of it. */
const GANACHE_OF: readonly (readonly [chocolate: Role, type: TypeKey])[] = [
  ['chocolate_negro', 'ganache_negro'],
  ['chocolate_leche', 'ganache_leche'],
  ['chocolate_blanco', 'ganache_blanco'],
]
/** Asked for without saying of which chocolate: that of the chocolate there is most of. */
export const ANY_GANACHE = 'ganache'

function mainChocolate({ lines }: Formula<Matter>): readonly [chocolate: Role, type: TypeKey] | undefined {
  const weighed = GANACHE_OF.map((kind) => {
    const of = massOf(kind[0])
    return { kind, grams: lines.reduce((sum, { grams, matter }) => sum + grams * of(matter), 0) }
  })
  const most = weighed.reduce((best, next) => (next.grams > best.grams ? next : best))
  return most.grams > 0 ? most.kind : undefined
}

/** The school of a type that a formula belongs to, told by what it leaves out. */
const styleOf = ({ styles }: Recipe, formula: Formula<Matter>): PastryStyle | undefined =>
  styles.find(({ without }) => without.length > 0 && !weighs(formula, without))

/** The recipe a formula is judged by. Without its base there is nothing to judge. */
export function recipeFor(asked: string, formula: Formula<Matter>): { type: string; recipe: Recipe } {
  const type = asked === ANY_GANACHE ? (mainChocolate(formula)?.[1] ?? 'ganache_negro') : asked
  const recipe = types[type as TypeKey]
  const missing = recipe.base.filter((roles) => !weighs(formula, roles))
  if (missing.length > 0)
    throw new FormulaError(
      'missing-base',
      find('pasteleria.missing-base', { type, base: find('pasteleria.base', { missing }) }),
    )
  const style = styleOf(recipe, formula)
  return { type, recipe: style ? { ...recipe, ranges: style.ranges, style } : recipe }
}

export type Trophy = 'gold' | 'silver' | 'bronze'
type Ranges = { readonly [key in ParameterKey]?: Range }
type Params = { readonly [key in ParameterKey]?: number }

/** What a medal looks at. */
interface Appraised {
  readonly params: Params
  readonly ranges: Ranges
  readonly inRange: Partial<InRange<ParameterKey>>
  readonly verdict: Verdict
}

/** Mean distance to the centre of the ranges, in half-widths, up to which a balanced formula is of gold. */
const GOLD = 0.4
/** A parameter counts no more than this in the mean, and no parameter may be further for a bronze. */
const FARTHEST = { inMean: 2, forBronze: 1.5 } as const
/** One in so many parameters may be out for a bronze, and one in any case. */
const ONE_OUT_IN = 5

/** How near the centre of its school a formula lies. Moving any parameter towards its centre never loses a medal. */
export function trophyOf({ params, ranges, inRange, verdict }: Appraised): Trophy | undefined {
  const judged = (Object.entries(ranges) as [ParameterKey, Range][]).flatMap(([key, range]) => {
    const value = params[key]
    // What is shown without being judged decides no medal either.
    if (value === undefined || (inRange[key] ?? null) === null) return []
    const half = (range[1] - range[0]) / 2
    return [{ range, inside: within(value, range), far: Math.abs(value - (range[0] + range[1]) / 2) / half }]
  })
  // Of what nobody judged there is no best.
  if (judged.length === 0) return undefined
  const counted = judged.filter(({ range }) => range[0] !== 0)
  const mean = counted.reduce((sum, { far }) => sum + Math.min(far, FARTHEST.inMean), 0) / (counted.length || 1)
  if (verdict === 'equilibrada') return mean <= GOLD ? 'gold' : 'silver'
  const out = judged.filter(({ inside }) => !inside).length
  const near = judged.every(({ far }) => far <= FARTHEST.forBronze)
  return near && out <= Math.max(1, Math.floor(judged.length / ONE_OUT_IN)) ? 'bronze' : undefined
}

/** What warnings and the answer look at. */
export interface Facts {
  readonly keeping: Safety<Text>
  /** What the law says of its name. */
  readonly legal: () => Legal<Text>
}

export const factsOf = (
  judged: Judgement<Matter, ParameterKey, ParameterKey, Recipe>,
  request: CraftRequest & { readonly perdidaHorneado?: number },
): Facts => ({
  keeping: keepingOf(judged.formula, judged.type, judged.params.aw, request.awMedida),
  legal: lazy(() => legalOf(judged, request.perdidaHorneado)),
})

/** What a warning looks at: the readings behind the parameters, the parameters as shown, and what is in the formula. */
interface Warned extends Readings {
  readonly type: string
  readonly params: Params
  readonly verdict: Verdict
  readonly chocolate: readonly [chocolate: Role, type: TypeKey] | undefined
  /** Names of the raw fruits that digest gelatine. */
  readonly digesting: readonly string[]
}

interface WarningRule {
  readonly types?: readonly TypeKey[]
  readonly when: (warned: Warned) => boolean
  readonly find: (warned: Warned) => Text
}

const or0 = (value: number | undefined): number => value ?? 0
const between = (value: number | undefined, least: number, most: number): boolean =>
  value !== undefined && value >= least && value <= most

const WITH_SYRUP: readonly TypeKey[] = ['merengue', 'buttercream', 'tocino_de_cielo', 'yema_pastelera', 'toffee']
const RISEN_BY_EGG: readonly TypeKey[] = ['genoise', 'soletilla', 'merengue']
const GANACHES = GANACHE_OF.map(([, type]) => type)

/** Added water, % of the sugar, above which it was surely noted before cooking the syrup. */
const UNCOOKED_SYRUP = 25
/** % of almond, sugar and egg of the PGI of Santiago; % of almond of that of Estepa. */
const SANTIAGO = { almond: 33, sugar: 33, egg: 25 } as const
const ESTEPA_ALMOND = 8
const NOTICEABLE_ALCOHOL = 3
/** Chocolate over cream at which a ganache is whipped. */
const WHIPPED = { least: 0.24, most: 0.6 } as const
/** Rows of fruit whose protease digests gelatine unless they are boiled. */
const DIGESTING: ReadonlySet<string> = new Set([
  'pina',
  'kiwi',
  'papaya',
  'higo',
  'mango',
  'pure_mango',
  'pure_pina',
  'zumo_pina',
])

const warningRules: readonly WarningRule[] = [
  {
    types: ['tarta_santiago'],
    when: ({ otroFrutoSeco, harina }) => or0(otroFrutoSeco) > 0 || or0(harina) > 0,
    find: () => find('pasteleria.not-santiago'),
  },
  {
    types: ['tarta_santiago'],
    when: ({ verdict, params: { pctAlmendra, pctAzucar, pctHuevo } }) =>
      verdict === 'equilibrada' &&
      (or0(pctAlmendra) < SANTIAGO.almond || or0(pctAzucar) < SANTIAGO.sugar || or0(pctHuevo) < SANTIAGO.egg),
    find: () => find('pasteleria.under-santiago'),
  },
  {
    types: ['polvoron'],
    when: ({ params: { pctAlmendra } }) => or0(pctAlmendra) < ESTEPA_ALMOND,
    find: () => find('pasteleria.not-estepa'),
  },
  {
    when: ({ gelatina, digesting }) => or0(gelatina) > 0 && digesting.length > 0,
    find: ({ digesting: [fruit = ''] }) => find('pasteleria.protease', { fruit }),
  },
  { types: ['diplomatica'], when: ({ gelatina }) => or0(gelatina) === 0, find: () => find('pasteleria.madame') },
  {
    types: WITH_SYRUP,
    when: ({ aguaSobreAzucar }) => or0(aguaSobreAzucar) > UNCOOKED_SYRUP,
    find: () => find('pasteleria.cooked-syrup'),
  },
  {
    types: GANACHES,
    when: ({ type, chocolate }) => chocolate !== undefined && chocolate[1] !== type,
    find: ({ chocolate: [role, type] = ['chocolate_negro', 'ganache_negro'] }) =>
      find('pasteleria.other-chocolate', { role, type }),
  },
  {
    // A white one is read as whipped by itself.
    types: ['ganache_negro', 'ganache_leche'],
    when: ({ params: { chocolateNata } }) => between(chocolateNata, WHIPPED.least, WHIPPED.most),
    find: () => find('pasteleria.whipped'),
  },
  { types: RISEN_BY_EGG, when: ({ impulsor }) => or0(impulsor) > 0, find: () => find('pasteleria.leavened') },
  {
    when: ({ alcohol }) => or0(alcohol) > NOTICEABLE_ALCOHOL,
    find: ({ alcohol }) => find('pasteleria.spirits', { percent: or0(alcohol) }),
  },
  {
    types: ['confitura', 'pate_de_fruta'],
    when: () => true,
    find: ({ type }) => find('pasteleria.boiled-down', { brix: types[type as TypeKey].toBrix ?? 0 }),
  },
  { types: ['pate_de_fruta'], when: () => true, find: () => find('pasteleria.acidity') },
]

const readingKeys = Object.keys(readings) as (keyof Readings)[]

interface Judged {
  readonly type: string
  readonly formula: Formula<Matter>
  readonly params: Params
  readonly verdict: Verdict
}

export function warnings({ type, formula, params, verdict }: Judged, _: CraftRequest, facts: () => Facts): Text[] {
  const warned: Warned = {
    ...measureAll(readings, readingKeys, formula.lines),
    type,
    params,
    verdict,
    chocolate: mainChocolate(formula),
    digesting: formula.lines
      .filter(({ grams, ingredient }) => grams > 0 && ingredient && DIGESTING.has(ingredient.id))
      .map(({ name }) => name)
      .toSorted(),
  }
  return [
    ...safetyWarnings(facts().keeping),
    ...warningRules
      .filter(({ types: only, when }) => (only?.includes(type as TypeKey) ?? true) && when(warned))
      .map((rule) => rule.find(warned)),
  ]
}
