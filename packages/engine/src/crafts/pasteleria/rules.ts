import type { FormulaJudgement } from '../../craft/craft.ts'
import type { FindingText } from '../../findings/finding.ts'
import { FormulaError } from '../../formula/errors.ts'
import type { CraftRequest, ParsedFormula } from '../../formula/formula.ts'
import type { LegalBlock } from '../../judge/legal.ts'
import { type SafetyBlock, safetyWarnings } from '../../judge/safety.ts'
import type { BalanceVerdict, InRange } from '../../judge/verdict.ts'
import { measureAll } from '../../ratio/parameter.ts'
import { type FigureRange, isWithin } from '../../ratio/range.ts'
import { lazyValue } from '../../words/lazy.ts'
import { pasteleriaFinding } from './findings.ts'
import { pasteleriaLegalOf } from './legal.ts'
import { massOfRoles, type PasteleriaMatter } from './matter.ts'
import type { PasteleriaRole } from './names.ts'
import { type PasteleriaParameterKey, type PasteleriaReadings, pasteleriaReadings } from './params.ts'
import { pasteleriaKeepingOf } from './safety.ts'
import { type PasteleriaRecipe, type PasteleriaTypeKey, type PastryStyle, pasteleriaTypes } from './types.ts'

const weighs = ({ lines }: ParsedFormula<PasteleriaMatter>, roles: readonly PasteleriaRole[]): boolean => {
  const of = massOfRoles(...roles)
  return lines.some(({ grams, matter }) => grams > 0 && of(matter) > 0)
}

/** Each chocolate, and the ganache made of it. */
const GANACHE_OF: readonly (readonly [chocolate: PasteleriaRole, type: PasteleriaTypeKey])[] = [
  ['chocolate_negro', 'ganache_negro'],
  ['chocolate_leche', 'ganache_leche'],
  ['chocolate_blanco', 'ganache_blanco'],
]
/** Asked for without saying of which chocolate: that of the chocolate there is most of. */
export const ANY_GANACHE = 'ganache'

function mainChocolate({
  lines,
}: ParsedFormula<PasteleriaMatter>): readonly [chocolate: PasteleriaRole, type: PasteleriaTypeKey] | undefined {
  const weighed = GANACHE_OF.map((kind) => {
    const of = massOfRoles(kind[0])
    return { kind, grams: lines.reduce((sum, { grams, matter }) => sum + grams * of(matter), 0) }
  })
  const most = weighed.reduce((best, next) => (next.grams > best.grams ? next : best))
  return most.grams > 0 ? most.kind : undefined
}

/** The school of a type that a formula belongs to, told by what it leaves out. */
const styleOf = ({ styles }: PasteleriaRecipe, formula: ParsedFormula<PasteleriaMatter>): PastryStyle | undefined =>
  styles.find(({ without }) => without.length > 0 && !weighs(formula, without))

/** The recipe a formula is judged by. Without its base there is nothing to judge. */
export function pasteleriaRecipeFor(
  asked: string,
  formula: ParsedFormula<PasteleriaMatter>,
): { type: string; recipe: PasteleriaRecipe } {
  const type = asked === ANY_GANACHE ? (mainChocolate(formula)?.[1] ?? 'ganache_negro') : asked
  const recipe = pasteleriaTypes[type as PasteleriaTypeKey]
  const missing = recipe.base.filter((roles) => !weighs(formula, roles))
  if (missing.length > 0)
    throw new FormulaError(
      'missing-base',
      pasteleriaFinding('pasteleria.missing-base', {
        type,
        base: pasteleriaFinding('pasteleria.base', { roles: missing }),
      }),
    )
  const style = styleOf(recipe, formula)
  return { type, recipe: style ? { ...recipe, ranges: style.ranges, style } : recipe }
}

export type PasteleriaTrophy = 'gold' | 'silver' | 'bronze'
type Ranges = { readonly [key in PasteleriaParameterKey]?: FigureRange }
type Params = { readonly [key in PasteleriaParameterKey]?: number }

/** What a medal looks at. */
interface Appraised {
  readonly params: Params
  readonly ranges: Ranges
  readonly inRange: Partial<InRange<PasteleriaParameterKey>>
  readonly verdict: BalanceVerdict
}

/** Mean distance to the centre of the ranges, in half-widths, up to which a balanced formula is of gold. */
const GOLD = 0.4
/** A parameter counts no more than this in the mean, and no parameter may be further for a bronze. */
const FARTHEST = { inMean: 2, forBronze: 1.5 } as const
/** One in so many parameters may be out for a bronze, and one in any case. */
const ONE_OUT_IN = 5

/** How near the centre of its school a formula lies. Moving any parameter towards its centre never loses a medal. */
export function pastryTrophyOf({ params, ranges, inRange, verdict }: Appraised): PasteleriaTrophy | undefined {
  const judged = (Object.entries(ranges) as [PasteleriaParameterKey, FigureRange][]).flatMap(([key, range]) => {
    const value = params[key]
    // What is shown without being judged decides no medal either.
    if (value === undefined || (inRange[key] ?? null) === null) return []
    const half = (range[1] - range[0]) / 2
    return [{ range, inside: isWithin(value, range), far: Math.abs(value - (range[0] + range[1]) / 2) / half }]
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
export interface PasteleriaFacts {
  readonly keeping: SafetyBlock<FindingText>
  /** What the law says of its name. */
  readonly legal: () => LegalBlock<FindingText>
}

export const pasteleriaFactsOf = (
  judged: FormulaJudgement<PasteleriaMatter, PasteleriaParameterKey, PasteleriaParameterKey, PasteleriaRecipe>,
  request: CraftRequest & { readonly perdidaHorneado?: number },
): PasteleriaFacts => ({
  keeping: pasteleriaKeepingOf(
    judged.formula,
    judged.type,
    judged.params.aw,
    request.awMedida,
    request.perdidaHorneado,
  ),
  legal: lazyValue(() => pasteleriaLegalOf(judged, request.perdidaHorneado)),
})

/** What a warning looks at: the readings behind the parameters, the parameters as shown, and what is in the formula. */
interface Warned extends PasteleriaReadings {
  readonly type: string
  readonly params: Params
  readonly verdict: BalanceVerdict
  readonly chocolate: readonly [chocolate: PasteleriaRole, type: PasteleriaTypeKey] | undefined
  /** Names of the raw fruits that digest gelatine. */
  readonly digesting: readonly string[]
}

interface WarningRule {
  readonly types?: readonly PasteleriaTypeKey[]
  readonly when: (warned: Warned) => boolean
  readonly find: (warned: Warned) => FindingText
}

const or0 = (value: number | undefined): number => value ?? 0
const between = (value: number | undefined, least: number, most: number): boolean =>
  value !== undefined && value >= least && value <= most

const WITH_SYRUP: readonly PasteleriaTypeKey[] = [
  'merengue',
  'buttercream',
  'tocino_de_cielo',
  'yema_pastelera',
  'toffee',
]
const RISEN_BY_EGG: readonly PasteleriaTypeKey[] = ['genoise', 'soletilla', 'merengue']
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
    find: () => pasteleriaFinding('pasteleria.not-santiago'),
  },
  {
    types: ['tarta_santiago'],
    when: ({ verdict, params: { pctAlmendra, pctAzucar, pctHuevo } }) =>
      verdict === 'equilibrada' &&
      (or0(pctAlmendra) < SANTIAGO.almond || or0(pctAzucar) < SANTIAGO.sugar || or0(pctHuevo) < SANTIAGO.egg),
    find: () => pasteleriaFinding('pasteleria.under-santiago'),
  },
  {
    types: ['polvoron'],
    when: ({ params: { pctAlmendra } }) => or0(pctAlmendra) < ESTEPA_ALMOND,
    find: () => pasteleriaFinding('pasteleria.not-estepa'),
  },
  {
    when: ({ gelatina, digesting }) => or0(gelatina) > 0 && digesting.length > 0,
    find: ({ digesting: [fruit = ''] }) => pasteleriaFinding('pasteleria.protease', { fruit }),
  },
  {
    types: ['diplomatica'],
    when: ({ gelatina }) => or0(gelatina) === 0,
    find: () => pasteleriaFinding('pasteleria.madame'),
  },
  {
    types: WITH_SYRUP,
    when: ({ aguaSobreAzucar }) => or0(aguaSobreAzucar) > UNCOOKED_SYRUP,
    find: () => pasteleriaFinding('pasteleria.cooked-syrup'),
  },
  {
    types: GANACHES,
    when: ({ type, chocolate }) => chocolate !== undefined && chocolate[1] !== type,
    find: ({ chocolate: [role, type] = ['chocolate_negro', 'ganache_negro'] }) =>
      pasteleriaFinding('pasteleria.other-chocolate', { role, type }),
  },
  {
    // A white one is read as whipped by itself.
    types: ['ganache_negro', 'ganache_leche'],
    when: ({ params: { chocolateNata } }) => between(chocolateNata, WHIPPED.least, WHIPPED.most),
    find: () => pasteleriaFinding('pasteleria.whipped'),
  },
  {
    types: RISEN_BY_EGG,
    when: ({ impulsor }) => or0(impulsor) > 0,
    find: () => pasteleriaFinding('pasteleria.leavened'),
  },
  {
    when: ({ alcohol }) => or0(alcohol) > NOTICEABLE_ALCOHOL,
    find: ({ alcohol }) => pasteleriaFinding('pasteleria.spirits', { percent: or0(alcohol) }),
  },
  {
    types: ['confitura', 'pate_de_fruta'],
    when: () => true,
    find: ({ type }) =>
      pasteleriaFinding('pasteleria.boiled-down', { brix: pasteleriaTypes[type as PasteleriaTypeKey].toBrix ?? 0 }),
  },
  { types: ['pate_de_fruta'], when: () => true, find: () => pasteleriaFinding('pasteleria.acidity') },
]

const readingKeys = Object.keys(pasteleriaReadings) as (keyof PasteleriaReadings)[]

interface Judged {
  readonly type: string
  readonly formula: ParsedFormula<PasteleriaMatter>
  readonly params: Params
  readonly verdict: BalanceVerdict
}

export function pasteleriaWarnings(
  { type, formula, params, verdict }: Judged,
  _: CraftRequest,
  facts: () => PasteleriaFacts,
): FindingText[] {
  const warned: Warned = {
    ...measureAll(pasteleriaReadings, readingKeys, formula.lines),
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
      .filter(({ types: only, when }) => (only?.includes(type as PasteleriaTypeKey) ?? true) && when(warned))
      .map((rule) => rule.find(warned)),
  ]
}
