import type { ClassLadder } from '../../craft/ladder.ts'
import type { FindingText } from '../../findings/finding.ts'
import { FormulaError } from '../../formula/errors.ts'
import type { CraftRequest, FormulaLine, ParsedFormula } from '../../formula/formula.ts'
import { thresholdSideOf } from '../../judge/condition-ranges.ts'
import { type SafetyBlock, safetyWarnings } from '../../judge/safety.ts'
import type { BalanceVerdict } from '../../judge/verdict.ts'
import { measureLines } from '../../ratio/parameter.ts'
import { distanceOutside, type FigureRange } from '../../ratio/range.ts'
import { lazyFor, lazyValue } from '../../words/lazy.ts'
import { roundTo } from '../../words/round.ts'
import { cacaoFinding } from './findings.ts'
import { type CacaoLegalFigure, type CacaoLegalName, CHOCOLATE_SPLIT, cacaoLawOf } from './law.ts'
import { type CacaoLegal, cacaoLegalOf } from './legal.ts'
import { type CacaoMatter, isOfChocolate } from './matter.ts'
import { CACAO_COMMON_KEYS, type CacaoParameterKey, cacaoParameters, cacaoReadings, ownReadings } from './params.ts'
import { cacaoKeepingOf } from './safety.ts'
import { medalClasses } from './terms.ts'
import { type CacaoRecipe, type CacaoTypeKey, cacaoTypes, KEEPING_AW, type VariantKey } from './types.ts'

type Params = { readonly [key in CacaoParameterKey]?: number }
type Ranges = { readonly [key in CacaoParameterKey]?: FigureRange }

interface Judged {
  readonly type: string
  readonly recipe: CacaoRecipe
  readonly params: Params
  readonly formula: ParsedFormula<CacaoMatter>
  readonly verdict: BalanceVerdict
}

/** What the medal, warnings and the answer look at. */
export interface CacaoFacts {
  readonly legal: CacaoLegal<FindingText>
  /** Whoever climbs to a medal does not ask it. */
  readonly keeping: () => SafetyBlock<FindingText>
}

export const cacaoFactsOf = ({ type, recipe, params, formula }: Judged, { awMedida }: CraftRequest): CacaoFacts => ({
  legal: cacaoLegalOf(type, recipe, formula),
  keeping: lazyValue(() => cacaoKeepingOf(formula, recipe.variant, params, awMedida)),
})

// ── The recipe a formula is judged by ──

const shownOf = (key: CacaoParameterKey, lines: readonly FormulaLine<CacaoMatter>[]): number =>
  roundTo(measureLines(cacaoParameters[key], lines) ?? 0, cacaoParameters[key].decimals)

/** g of water per 100 g at which a filling becomes another product. */
const WATER = { anhydrous: 3.5, butter: 12, fresh: 22 } as const

function barVariant(lines: readonly FormulaLine<CacaoMatter>[]): VariantKey {
  const dairy = shownOf('lacteos', lines)
  if (shownOf('cacaoSecoDesgrasado', lines) < CHOCOLATE_SPLIT.whiteCocoa && dairy > 0) return 'blanca'
  return dairy >= CHOCOLATE_SPLIT.milk ? 'leche' : 'negra'
}
function fillingVariant(lines: readonly FormulaLine<CacaoMatter>[]): VariantKey {
  const water = shownOf('agua', lines)
  if (water > WATER.fresh) return 'ganache_fresca'
  if (water >= WATER.butter) return 'ganache'
  return water >= WATER.anhydrous ? 'ganache_mantequilla' : 'anhidro'
}
const VARIANT_OF: Readonly<Partial<Record<CacaoTypeKey, (lines: readonly FormulaLine<CacaoMatter>[]) => VariantKey>>> =
  {
    cobertura: barVariant,
    bean_to_bar: barVariant,
    gianduja: (lines) => (shownOf('lacteos', lines) > CHOCOLATE_SPLIT.giandujaMilk ? 'leche' : 'negra'),
    bombon: fillingVariant,
  }

const variantOf = (type: string, { lines }: ParsedFormula<CacaoMatter>): VariantKey =>
  VARIANT_OF[type as CacaoTypeKey]?.(lines) ?? cacaoTypes[type as CacaoTypeKey].variant

/** Where advice takes a legal minimum: just clear of it, in shares of it. */
const CLEAR_OF_LAW = 1.02
const PERCENT: FigureRange = [0, 100]

const isParameter = (figure: CacaoLegalFigure): figure is CacaoParameterKey => Object.hasOwn(cacaoParameters, figure)

/** The limits of a denomination as ranges that advice can aim at; those left open bind nobody. */
const limitsOf = lazyFor(({ conditions }: CacaoLegalName): { ranges: Ranges; aims: Params } => {
  // Vegetable or animal, the fat that the law forbids is one figure to whoever takes it out.
  const forbidsFat = conditions.some(({ figure }) => figure === 'vegetalNoAutorizada')
  const ranges: { [key in CacaoParameterKey]?: FigureRange } = forbidsFat ? { grasaNoAutorizada: [0, 0] } : {}
  const aims: { [key in CacaoParameterKey]?: number } = {}
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
const countsWhole = ({ lines }: ParsedFormula<CacaoMatter>): boolean =>
  shownOf('avellana', lines) === 0 && (measureLines(cacaoReadings.avellanaEntera, lines) ?? 0) > 0

export function cacaoRecipeFor(
  type: string,
  formula: ParsedFormula<CacaoMatter>,
): { type: string; recipe: CacaoRecipe } {
  if (!formula.lines.some(({ grams, matter }) => grams > 0 && isOfChocolate(matter))) {
    throw new FormulaError('missing-base', cacaoFinding('cacao.no-chocolate'))
  }
  const plain: CacaoRecipe = cacaoTypes[type as CacaoTypeKey]
  const variant = variantOf(type, formula)
  const style = plain.styles.find(({ id }) => id === variant)
  const own = style?.ranges ?? plain.ranges
  const { asked } = cacaoLawOf(type, variant)
  const legal = limitsOf(asked)
  const lawful = Object.entries(legal.aims).filter(([key]) => !Object.hasOwn(own, key))
  const aims = { ...plain.aims, ...Object.fromEntries(lawful) }
  const reads = ownReadings(asked.dark, countsWhole(formula))
  const ranges = { ...legal.ranges, ...own }
  return { type, recipe: { ...plain, variant, ...(style && { style }), ranges, aims, reads } }
}

const allKeys = Object.keys(cacaoParameters) as CacaoParameterKey[]

const COMMON_KEYS: ReadonlySet<string> = new Set(CACAO_COMMON_KEYS)

/** What an answer shows: the composition, the figures of the name it is judged by, and the activity of a filling. */
export const cacaoShownKeys = ({ ranges, filling }: CacaoRecipe): CacaoParameterKey[] =>
  allKeys.filter((key) => COMMON_KEYS.has(key) || Object.hasOwn(ranges, key) || (filling && key === 'aw'))

// ── The medal ──

export type CacaoMedal = 'gold' | 'silver' | 'bronze'

const DECIMALS = 2

/** One cause counts once. */
const FAMILY_OF: Readonly<Partial<Record<CacaoParameterKey, string>>> = {
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
const familyOf = (key: CacaoParameterKey, variant: VariantKey): string | undefined =>
  key === 'cacaoTotal' && variant === 'blanca' ? FAMILY_OF.manteca : FAMILY_OF[key]

/** Far out of these a mass does not flow, does not set, separates or seizes; far out of the others it may be a style. */
const FATAL: ReadonlySet<CacaoParameterKey> = new Set(['grasaTotal', 'grasaLactea', 'agua', 'aguaLibre', 'lecitina'])
/** How far out is still slight: points, and shares of the limit. */
const SLIGHT = { points: 2, share: 0.1, inBar: 1 } as const
const FINE: ReadonlySet<CacaoParameterKey> = new Set(['lecitina', 'aguaLibre'])
/** Families out, slightly, that a silver may have. */
const SILVER_FAMILIES = 2
/** What is kept for weeks must at least keep for two: class 5 of the scale of keeping. */
const UNSAFE_AW = 0.9
const KEPT_FOR_WEEKS: ReadonlySet<VariantKey> = new Set(['ganache', 'ganache_mantequilla'])

export interface CacaoDeviation {
  readonly key: CacaoParameterKey
  readonly value: number
  readonly range: FigureRange
  readonly family: string
  readonly serious: boolean
}

function tolerance(key: CacaoParameterKey, limit: number, { filling }: CacaoRecipe, type: string): number {
  if (FINE.has(key) || (key === 'agua' && !(filling && type === 'bombon'))) return SLIGHT.inBar
  return key === 'agua' ? SLIGHT.points : Math.max(SLIGHT.points, SLIGHT.share * limit)
}

/** The parameters out of the target ranges, each with how far. The limits of the law are told apart, by the law. */
export function cacaoDeviations(type: string, recipe: CacaoRecipe, params: Params): CacaoDeviation[] {
  return (Object.entries(recipe.ranges) as [CacaoParameterKey, FigureRange][]).flatMap(([key, range]) => {
    const value = params[key]
    const family = familyOf(key, recipe.variant)
    if (value === undefined || family === undefined || distanceOutside(value, range) === 0) return []
    const limit = value < range[0] ? range[0] : range[1]
    const far = roundTo(distanceOutside(value, range), DECIMALS)
    return [{ key, value, range, family, serious: far > tolerance(key, limit, recipe, type) }]
  })
}

export function cacaoMedalOf(
  type: string,
  recipe: CacaoRecipe,
  params: Params,
  legal: CacaoLegal<FindingText>,
): CacaoMedal {
  const out = cacaoDeviations(type, recipe, params)
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
const both = (
  [least, most]: FigureRange,
  [otherLeast, otherMost]: FigureRange = [-Infinity, Infinity],
): FigureRange => [Math.max(least, otherLeast), Math.min(most, otherMost)]

/** What gold asks for beyond the ranges: the shell of a bonbon does not help, quality may be claimed, and it keeps. */
function goldRanges(type: string, { ranges, variant }: CacaoRecipe): Ranges {
  const { asked, claim } = cacaoLawOf(type, variant)
  const wanted: { [key in CacaoParameterKey]?: FigureRange } = { ...ranges }
  for (const condition of [...asked.conditions, ...(claim?.conditions ?? [])]) {
    if (!isParameter(condition.figure) || condition.open) continue
    wanted[condition.figure] = both(thresholdSideOf(condition), wanted[condition.figure])
  }
  if (type === 'bombon' && variant !== 'anhidro') wanted.aw = both([0, KEEPING_AW], wanted.aw)
  return wanted
}

/** The figures that keep a formula from gold, each with what gold asks of it. */
export function wantedForGold(
  type: string,
  recipe: CacaoRecipe,
  params: Params,
): (readonly [CacaoParameterKey, FigureRange])[] {
  return (Object.entries(goldRanges(type, recipe)) as [CacaoParameterKey, FigureRange][]).filter(([key, range]) => {
    const value = params[key]
    return value !== undefined && distanceOutside(value, range) > 0
  })
}

/** In range, and the medal that all of it and more gives. */
export function cacaoLadder(
  { type, recipe, params, verdict }: Judged,
  facts: () => CacaoFacts,
): ClassLadder<CacaoParameterKey> {
  const gold = cacaoMedalOf(type, recipe, params, facts().legal) === 'gold'
  return {
    rungs: [
      { id: 'equilibrada', label: medalClasses.inRange, ranges: recipe.ranges },
      { id: 'gold', label: medalClasses.gold, ranges: goldRanges(type, recipe) },
    ],
    reached: gold ? 2 : verdict === 'equilibrada' ? 1 : 0,
  }
}

// ── Warnings ──

interface Warned {
  readonly type: string
  readonly variant: VariantKey
  readonly params: Params
  readonly formula: ParsedFormula<CacaoMatter>
  readonly legal: CacaoFacts['legal']
}

/** g of water, and of water of wet ingredients, per 100 g from which molten chocolate seizes. */
const SEIZES = { agua: 4, aguaLibre: 2 } as const
/** % of lecithin from which it thickens instead of thinning (Greweling 2007), with room for PGPR. */
const MOST_LECITHIN = 1
/** % of polyols from which the label must say «un consumo excesivo puede producir efectos laxantes» (Reg. (EU) 1169/2011, annex III). */
const LAXATIVE = 10
const has = ({ formula }: Warned, is: (line: FormulaLine<CacaoMatter>) => boolean): boolean =>
  formula.lines.some((line) => line.grams > 0 && is(line))

interface WarningRule {
  readonly when: (warned: Warned) => boolean
  readonly find: (warned: Warned) => FindingText
}

const warningRules: readonly WarningRule[] = [
  {
    when: ({ type, params: { agua = 0, aguaLibre = 0 } }) =>
      type !== 'bombon' && (agua > SEIZES.agua || aguaLibre > SEIZES.aguaLibre),
    find: () => cacaoFinding('cacao.seizes'),
  },
  {
    when: ({ params: { manteca = 0, grasaTotal = 0 } }) => manteca === 0 || grasaTotal === 0,
    find: () => cacaoFinding('cacao.nothing-to-temper'),
  },
  {
    when: (warned) => warned.type !== 'bombon' && has(warned, ({ ingredient }) => ingredient?.id === 'azucar_glas'),
    find: () => cacaoFinding('cacao.icing-sugar'),
  },
  { when: ({ params: { lecitina = 0 } }) => lecitina > MOST_LECITHIN, find: () => cacaoFinding('cacao.lecithin') },
  {
    when: (warned) => has(warned, ({ matter }) => matter.grasaNoAutorizada > 0),
    find: ({ legal: { cumple } }) => cacaoFinding('cacao.incompatible-fat', { isNamed: cumple !== false }),
  },
  {
    when: ({ params: { grasaVegetal = 0 } }) => grasaVegetal > 0,
    find: () => cacaoFinding('cacao.vegetable-fat-label'),
  },
  {
    when: ({ type, formula }) => type === 'gianduja' && countsWhole(formula),
    find: () => cacaoFinding('cacao.whole-as-ground'),
  },
  { when: ({ params: { polioles = 0 } }) => polioles > LAXATIVE, find: () => cacaoFinding('cacao.laxative') },
]

export function cacaoWarnings(judged: Judged, _: CraftRequest, facts: () => CacaoFacts): FindingText[] {
  const { legal, keeping } = facts()
  const warned: Warned = { ...judged, variant: judged.recipe.variant, legal }
  return [
    ...safetyWarnings(keeping()),
    ...warningRules.filter(({ when }) => when(warned)).map((rule) => rule.find(warned)),
  ]
}
