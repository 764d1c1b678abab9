import type { Ladder } from '../../craft/ladder.ts'
import type { Text } from '../../findings/finding.ts'
import { FormulaError } from '../../formula/errors.ts'
import type { CraftRequest, Formula, Line } from '../../formula/formula.ts'
import { sideOf } from '../../judge/legal.ts'
import { type Safety, safetyWarnings } from '../../judge/safety.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { measure } from '../../ratio/parameter.ts'
import { outside, type Range } from '../../ratio/range.ts'
import { lazy, lazyFor } from '../../words/lazy.ts'
import { round } from '../../words/round.ts'
import { find } from './findings.ts'
import { type Figure, type LegalName, lawOf, SPLIT } from './law.ts'
import { type CacaoLegal, legalOf } from './legal.ts'
import { isOfChocolate, type Matter } from './matter.ts'
import { COMMON, ownReadings, type ParameterKey, parameters, readings } from './params.ts'
import { keepingOf } from './safety.ts'
import { classes } from './terms.ts'
import { KEEPING_AW, type Recipe, type TypeKey, types, type VariantKey } from './types.ts'

type Params = { readonly [key in ParameterKey]?: number }
type Ranges = { readonly [key in ParameterKey]?: Range }

interface Judged {
  readonly type: string
  readonly recipe: Recipe
  readonly params: Params
  readonly formula: Formula<Matter>
  readonly verdict: Verdict
}

/** What the medal, warnings and the answer look at. */
export interface Facts {
  readonly legal: CacaoLegal<Text>
  /** Whoever climbs to a medal does not ask it. */
  readonly keeping: () => Safety<Text>
}

export const factsOf = ({ type, recipe, params, formula }: Judged, { awMedida }: CraftRequest): Facts => ({
  legal: legalOf(type, recipe, formula),
  keeping: lazy(() => keepingOf(formula, recipe.variant, params, awMedida)),
})

// ── The recipe a formula is judged by ──

const shownOf = (key: ParameterKey, lines: readonly Line<Matter>[]): number =>
  round(measure(parameters[key], lines) ?? 0, parameters[key].decimals)

/** g of water per 100 g at which a filling becomes another product. */
const WATER = { anhydrous: 3.5, butter: 12, fresh: 22 } as const

function barVariant(lines: readonly Line<Matter>[]): VariantKey {
  const dairy = shownOf('lacteos', lines)
  if (shownOf('cacaoSecoDesgrasado', lines) < SPLIT.whiteCocoa && dairy > 0) return 'blanca'
  return dairy >= SPLIT.milk ? 'leche' : 'negra'
}
function fillingVariant(lines: readonly Line<Matter>[]): VariantKey {
  const water = shownOf('agua', lines)
  if (water > WATER.fresh) return 'ganache_fresca'
  if (water >= WATER.butter) return 'ganache'
  return water >= WATER.anhydrous ? 'ganache_mantequilla' : 'anhidro'
}
const VARIANT_OF: Readonly<Partial<Record<TypeKey, (lines: readonly Line<Matter>[]) => VariantKey>>> = {
  cobertura: barVariant,
  bean_to_bar: barVariant,
  gianduja: (lines) => (shownOf('lacteos', lines) > SPLIT.giandujaMilk ? 'leche' : 'negra'),
  bombon: fillingVariant,
}

const variantOf = (type: string, { lines }: Formula<Matter>): VariantKey =>
  VARIANT_OF[type as TypeKey]?.(lines) ?? types[type as TypeKey].variant

/** Where advice takes a legal minimum: just clear of it, in shares of it. */
const CLEAR_OF_LAW = 1.02
const PERCENT: Range = [0, 100]

const isParameter = (figure: Figure): figure is ParameterKey => Object.hasOwn(parameters, figure)

/** The limits of a denomination as ranges that advice can aim at; those left open bind nobody. */
const limitsOf = lazyFor(({ conditions }: LegalName): { ranges: Ranges; aims: Params } => {
  // Vegetable or animal, the fat that the law forbids is one figure to whoever takes it out.
  const forbidsFat = conditions.some(({ figure }) => figure === 'vegetalNoAutorizada')
  const ranges: { [key in ParameterKey]?: Range } = forbidsFat ? { grasaNoAutorizada: [0, 0] } : {}
  const aims: { [key in ParameterKey]?: number } = {}
  for (const { figure, operator, threshold, open } of conditions) {
    if (open || !isParameter(figure)) continue
    const [least, most] = ranges[figure] ?? PERCENT
    const atLeast = operator.startsWith('>')
    ranges[figure] = atLeast ? [Math.max(least, threshold), most] : [least, Math.min(most, threshold)]
    if (atLeast) aims[figure] = CLEAR_OF_LAW * threshold
  }
  return { ranges, aims }
})

/** Whole hazelnuts count as ground when there is no ground hazelnut at all. */
const countsWhole = ({ lines }: Formula<Matter>): boolean =>
  shownOf('avellana', lines) === 0 && (measure(readings.avellanaEntera, lines) ?? 0) > 0

export function recipeFor(type: string, formula: Formula<Matter>): { type: string; recipe: Recipe } {
  if (!formula.lines.some(({ grams, matter }) => grams > 0 && isOfChocolate(matter))) {
    throw new FormulaError('missing-base', find('cacao.no-chocolate'))
  }
  const plain: Recipe = types[type as TypeKey]
  const variant = variantOf(type, formula)
  const style = plain.styles.find(({ id }) => id === variant)
  const own = style?.ranges ?? plain.ranges
  const { asked } = lawOf(type, variant)
  const legal = limitsOf(asked)
  const lawful = Object.entries(legal.aims).filter(([key]) => !Object.hasOwn(own, key))
  const aims = { ...plain.aims, ...Object.fromEntries(lawful) }
  const reads = ownReadings(asked.dark, countsWhole(formula))
  const ranges = { ...legal.ranges, ...own }
  return { type, recipe: { ...plain, variant, ...(style && { style }), ranges, aims, reads } }
}

const allKeys = Object.keys(parameters) as ParameterKey[]

const COMMON_KEYS: ReadonlySet<string> = new Set(COMMON)

/** What an answer shows: the composition, the figures of the name it is judged by, and the activity of a filling. */
export const shown = ({ ranges, filling }: Recipe): ParameterKey[] =>
  allKeys.filter((key) => COMMON_KEYS.has(key) || Object.hasOwn(ranges, key) || (filling && key === 'aw'))

// ── The medal ──

export type Medal = 'gold' | 'silver' | 'bronze'

const DECIMALS = 2

/** One cause counts once. */
const FAMILY_OF: Readonly<Partial<Record<ParameterKey, string>>> = {
  manteca: 'grasa',
  grasaTotal: 'grasa',
  cacaoTotal: 'cacao_azucar',
  azucar: 'cacao_azucar',
  cacaoSecoDesgrasado: 'cacao_azucar',
  lacteos: 'lacteo',
  grasaLactea: 'lacteo',
  agua: 'agua',
  aguaLibre: 'agua',
  lecitina: 'emulgente',
  avellana: 'avellana',
}
/** In a white all the cocoa is butter. */
const familyOf = (key: ParameterKey, variant: VariantKey): string | undefined =>
  key === 'cacaoTotal' && variant === 'blanca' ? FAMILY_OF.manteca : FAMILY_OF[key]

/** Far out of these a mass does not flow, does not set, separates or seizes; far out of the others it may be a style. */
const FATAL: ReadonlySet<ParameterKey> = new Set(['grasaTotal', 'grasaLactea', 'agua', 'aguaLibre', 'lecitina'])
/** How far out is still slight: points, and shares of the limit. */
const SLIGHT = { points: 2, share: 0.1, inBar: 1 } as const
const FINE: ReadonlySet<ParameterKey> = new Set(['lecitina', 'aguaLibre'])
/** Families out, slightly, that a silver may have. */
const SILVER_FAMILIES = 2
/** What is kept for weeks must at least keep for two: class 5 of the scale of keeping. */
const UNSAFE_AW = 0.9
const KEPT_FOR_WEEKS: ReadonlySet<VariantKey> = new Set(['ganache', 'ganache_mantequilla'])

export interface Deviation {
  readonly key: ParameterKey
  readonly value: number
  readonly range: Range
  readonly family: string
  readonly serious: boolean
}

function tolerance(key: ParameterKey, limit: number, { filling }: Recipe, type: string): number {
  if (FINE.has(key) || (key === 'agua' && !(filling && type === 'bombon'))) return SLIGHT.inBar
  return key === 'agua' ? SLIGHT.points : Math.max(SLIGHT.points, SLIGHT.share * limit)
}

/** The parameters out of the target ranges, each with how far. The limits of the law are told apart, by the law. */
export function deviations(type: string, recipe: Recipe, params: Params): Deviation[] {
  return (Object.entries(recipe.ranges) as [ParameterKey, Range][]).flatMap(([key, range]) => {
    const value = params[key]
    const family = familyOf(key, recipe.variant)
    if (value === undefined || family === undefined || outside(value, range) === 0) return []
    const limit = value < range[0] ? range[0] : range[1]
    const far = round(outside(value, range), DECIMALS)
    return [{ key, value, range, family, serious: far > tolerance(key, limit, recipe, type) }]
  })
}

export function medalOf(type: string, recipe: Recipe, params: Params, legal: CacaoLegal<Text>): Medal {
  const out = deviations(type, recipe, params)
  const aw = params.aw ?? 0
  const unsafe = KEPT_FOR_WEEKS.has(recipe.variant) && aw > UNSAFE_AW
  if (legal.cumple === false || out.some(({ key, serious }) => serious && FATAL.has(key)) || unsafe) return 'bronze'
  const families = new Set(out.map(({ family }) => family)).size
  const keeps = type !== 'bombon' || recipe.variant === 'anhidro' || aw <= KEEPING_AW
  const isNamed = legal.carcasaMinima === undefined
  if (isNamed && legal.mencionCalidad !== false && families === 0 && keeps) return 'gold'
  const slight = out.every(({ serious }) => !serious)
  return families <= 1 || (families <= SILVER_FAMILIES && slight) ? 'silver' : 'bronze'
}

/** Both ranges hold. */
const both = ([least, most]: Range, [otherLeast, otherMost]: Range = [-Infinity, Infinity]): Range => [
  Math.max(least, otherLeast),
  Math.min(most, otherMost),
]

/** What gold asks for beyond the ranges: the shell of a bonbon does not help, quality may be claimed, and it keeps. */
function goldRanges(type: string, { ranges, variant }: Recipe): Ranges {
  const { asked, claim } = lawOf(type, variant)
  const wanted: { [key in ParameterKey]?: Range } = { ...ranges }
  for (const condition of [...asked.conditions, ...(claim?.conditions ?? [])]) {
    if (!isParameter(condition.figure) || condition.open) continue
    wanted[condition.figure] = both(sideOf(condition), wanted[condition.figure])
  }
  if (type === 'bombon' && variant !== 'anhidro') wanted.aw = both([0, KEEPING_AW], wanted.aw)
  return wanted
}

/** The figures that keep a formula from gold, each with what gold asks of it. */
export function wantedForGold(type: string, recipe: Recipe, params: Params): (readonly [ParameterKey, Range])[] {
  return (Object.entries(goldRanges(type, recipe)) as [ParameterKey, Range][]).filter(([key, range]) => {
    const value = params[key]
    return value !== undefined && outside(value, range) > 0
  })
}

/** In range, and the medal that all of it and more gives. */
export function ladder({ type, recipe, params, verdict }: Judged, facts: () => Facts): Ladder<ParameterKey> {
  const gold = medalOf(type, recipe, params, facts().legal) === 'gold'
  return {
    rungs: [
      { id: 'equilibrada', label: classes.inRange, ranges: recipe.ranges },
      { id: 'gold', label: classes.gold, ranges: goldRanges(type, recipe) },
    ],
    reached: gold ? 2 : verdict === 'equilibrada' ? 1 : 0,
  }
}

// ── Warnings ──

interface Warned {
  readonly type: string
  readonly variant: VariantKey
  readonly params: Params
  readonly formula: Formula<Matter>
  readonly legal: Facts['legal']
}

/** g of water, and of water of wet ingredients, per 100 g from which molten chocolate seizes. */
const SEIZES = { agua: 4, aguaLibre: 2 } as const
/** % of lecithin from which it thickens instead of thinning (Greweling 2007), with room for PGPR. */
const MOST_LECITHIN = 1
/** % of polyols from which the label must say «un consumo excesivo puede producir efectos laxantes» (Reg. (EU) 1169/2011, annex III). */
const LAXATIVE = 10
const has = ({ formula }: Warned, is: (line: Line<Matter>) => boolean): boolean =>
  formula.lines.some((line) => line.grams > 0 && is(line))

interface WarningRule {
  readonly when: (warned: Warned) => boolean
  readonly find: (warned: Warned) => Text
}

const warningRules: readonly WarningRule[] = [
  {
    when: ({ type, params: { agua = 0, aguaLibre = 0 } }) =>
      type !== 'bombon' && (agua > SEIZES.agua || aguaLibre > SEIZES.aguaLibre),
    find: () => find('cacao.seizes'),
  },
  {
    when: ({ params: { manteca = 0, grasaTotal = 0 } }) => manteca === 0 || grasaTotal === 0,
    find: () => find('cacao.nothing-to-temper'),
  },
  {
    when: (warned) => warned.type !== 'bombon' && has(warned, ({ ingredient }) => ingredient?.id === 'azucar_glas'),
    find: () => find('cacao.icing-sugar'),
  },
  { when: ({ params: { lecitina = 0 } }) => lecitina > MOST_LECITHIN, find: () => find('cacao.lecithin') },
  {
    when: (warned) => has(warned, ({ matter }) => matter.grasaNoAutorizada > 0),
    find: ({ legal: { cumple } }) => find('cacao.incompatible-fat', { isNamed: cumple !== false }),
  },
  { when: ({ params: { grasaVegetal = 0 } }) => grasaVegetal > 0, find: () => find('cacao.vegetable-fat-label') },
  {
    when: ({ type, formula }) => type === 'gianduja' && countsWhole(formula),
    find: () => find('cacao.whole-as-ground'),
  },
  { when: ({ params: { polioles = 0 } }) => polioles > LAXATIVE, find: () => find('cacao.laxative') },
]

export function warnings(judged: Judged, _: CraftRequest, facts: () => Facts): Text[] {
  const { legal, keeping } = facts()
  const warned: Warned = { ...judged, variant: judged.recipe.variant, legal }
  return [
    ...safetyWarnings(keeping()),
    ...warningRules.filter(({ when }) => when(warned)).map((rule) => rule.find(warned)),
  ]
}
