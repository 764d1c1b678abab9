import { isFlourName, rowKindOf } from './products/composition.ts'
import { USUAL_SHARES } from './products/usual-shares.ts'

/** The unit of the figures that have none: it belongs to the whole list, and is decided for all of them together. */

/** A figure without a unit, as it is written and what it says. */
export interface BareFigure {
  readonly written: string
  readonly value: number
  /** It stands beside something that is counted, and is a weight only where all others are shares. */
  readonly isCount?: true
  /** Whether it weighs at all is asked, whatever the unit: nobody knows its name or its measure. */
  readonly isAsked?: true
}

/** A count and a 0 tell nothing of the unit. */
export const tellsUnit = ({ isCount, value }: BareFigure): boolean => !isCount && value !== 0

/** A line of a list, by its name and its bare figure, or by the grams that it says or that a count stands for. */
export interface FiguredLine {
  readonly name: string
  readonly bare?: BareFigure
  readonly grams?: number
}

export type ListUnit =
  | { readonly is: MassUnit }
  /** Figures are shares: of the flour, of the whole, or of each other. */
  | { readonly is: 'bakers' | 'shares' | 'parts' }
  /** Both units are likely, this one more. */
  | { readonly is: 'either'; readonly likelier: MassUnit }
  /** One unit cannot be that of all: of these lines, by their place, it is likely another. */
  | { readonly is: 'mixed'; readonly odd: ReadonlySet<number>; readonly unit: MassUnit }

export const KILO_G = 1000
export type MassUnit = 'grams' | 'kilos'
const LEAST_SPREAD = 0.55

/** A line with what is usual of its kind. */
export interface SortedLine extends FiguredLine {
  readonly at: number
  readonly kind: string
  readonly usual: readonly [percent: number, spread: number]
}
export const sortedLine = (line: FiguredLine, at: number): SortedLine => {
  const kind = rowKindOf(line.name)
  return { ...line, at, kind, usual: USUAL_SHARES[kind] ?? (USUAL_SHARES.other as SortedLine['usual']) }
}

export interface WeighedFigure {
  readonly line: SortedLine
  readonly grams: number
}

/** Logarithm of how likely a weight of a whole is for its line, with heavy tails: one odd line must not decide for all. */
function likelihoodOfShare({ line: { usual }, grams }: WeighedFigure, total: number): number {
  const away = spreadsAway(usual, (100 * grams) / total)
  return -2.5 * Math.log(1 + (away * away) / 4)
}

/** How many times its usual spread a share is away from the usual one. */
export const spreadsAway = ([percent, spread]: SortedLine['usual'], share: number): number =>
  Math.log(share / percent) / Math.max(LEAST_SPREAD, spread)

export const totalOfWeights = (all: readonly WeighedFigure[]): number => all.reduce((sum, { grams }) => sum + grams, 0)
export function likelihoodOfList(all: readonly WeighedFigure[]): number {
  const total = totalOfWeights(all)
  return all.reduce((sum, one) => sum + likelihoodOfShare(one, total), 0)
}

const normal = (x: number, mean: number, spread: number): number => Math.exp(-0.5 * ((x - mean) / spread) ** 2) / spread
/** A batch is that of a kitchen, about 0.9 kg, or of a workshop, about 14 kg; e-folds to either side. */
export const likelihoodOfBatch = (grams: number): number =>
  Math.log(
    normal(Math.log(grams), Math.log(900), 0.8) + normal(Math.log(grams), Math.log(14_000), 1.1) + Number.MIN_VALUE,
  )

/** Nobody weighs less than a gram, but for what sweetens some hundred times: what a scale cannot show speaks against its unit. */
export const likelihoodOfScale = ({ line, grams }: WeighedFigure): number =>
  grams >= 1 || line.kind === 'sweetener' ? 0 : 3 * Math.log(grams)

/** «620,00» comes so from a sheet: noughts at the end say nothing of the unit. */
const decimalsOf = (written: string): number => /[.,](\d*[1-9])0*$/.exec(written)?.[1]?.length ?? 0

/** Grams are written 620, 35, 4.5; kilos 6, 1.2, 0.35, 0.045. */
export function likelihoodOfWriting({ written, value }: BareFigure, unit: MassUnit): number {
  const decimals = decimalsOf(written)
  if (unit === 'kilos') return value >= 100 && decimals === 0 ? -2 : 0
  const long = decimals >= 3 ? -6 : decimals === 2 ? -2.5 : decimals === 1 && value > 20 ? -1.5 : 0
  return long + (value < 1 ? -1.5 : 0)
}

/** «2,400»: 2.4 kg, or 2400 g. */
const IN_THOUSANDTHS = /^[1-9]\d{0,2}[.,]\d{3}$/
export const gramsOfFigure = ({ written, value }: BareFigure, unit: MassUnit): number =>
  IN_THOUSANDTHS.test(written) ? Number(written.replace(/[.,]/, '')) : value * (unit === 'kilos' ? KILO_G : 1)

const weighedIn = (lines: readonly SortedLine[], unit: MassUnit): readonly WeighedFigure[] =>
  lines.flatMap((line) => {
    const grams = line.bare && !line.bare.isCount ? gramsOfFigure(line.bare, unit) : line.grams
    return grams === undefined || !(grams > 0) ? [] : [{ line, grams }]
  })

/** How near the sum of a list comes to what its title says is made, and how much that tells. */
const NEAR_YIELD = 0.1
export const YIELD_TELLS = 8
export const isYieldOf = (total: number, made: number | undefined): boolean =>
  made !== undefined && Math.abs(total - made) <= NEAR_YIELD * made

function likelihoodOfUnit(lines: readonly SortedLine[], unit: MassUnit, made: number | undefined): number {
  const all = weighedIn(lines, unit)
  const total = totalOfWeights(all)
  const bare = lines.flatMap((line) => (line.bare && tellsUnit(line.bare) ? [line.bare] : []))
  const written = bare.reduce((sum, figure) => sum + likelihoodOfWriting(figure, unit), 0)
  return (
    likelihoodOfList(all) +
    likelihoodOfBatch(total) +
    Math.min(...all.map(likelihoodOfScale)) +
    written / Math.sqrt(Math.max(1, bare.length)) +
    (isYieldOf(total, made) ? YIELD_TELLS : 0)
  )
}

/** How much likelier the shares must be with some lines in the other unit, and what each such line costs. */
const MIXED_TELLS = 4
const EACH_ODD = 0.5
/** Lines whose combinations are tried: of longer lists only those that are least likely. */
const MOST_TRIED = 10

/** The lines that are likely in the other unit than the rest. */
function oddLines(lines: readonly SortedLine[], unit: MassUnit): readonly SortedLine[] {
  const all = weighedIn(lines, unit)
  const bare = all.filter(({ line }) => line.bare && !line.bare.isCount && !IN_THOUSANDTHS.test(line.bare.written))
  const total = totalOfWeights(all)
  const tried = bare
    .map((one) => ({ ...one, likelihood: likelihoodOfShare(one, total) }))
    .toSorted((a, b) => a.likelihood - b.likelihood)
    .slice(0, MOST_TRIED)
  const factor = unit === 'kilos' ? 1 / KILO_G : KILO_G
  let [best, odd] = [likelihoodOfList(all) + MIXED_TELLS, [] as readonly SortedLine[]]
  for (let mask = 1; mask < 1 << tried.length; mask++) {
    const moved = new Set(tried.flatMap(({ line }, at) => ((mask >> at) & 1 ? [line] : [])))
    const mixed = all.map(({ line, grams }) => ({ line, grams: moved.has(line) ? grams * factor : grams }))
    const likelihood = likelihoodOfList(mixed) - EACH_ODD * moved.size
    if (likelihood > best) [best, odd] = [likelihood, [...moved]]
  }
  return odd
}

/** Bare flours that sum so are the hundred that a baker counts from; so much more beside them are no shares of the whole. */
const HUNDRED = 100
const LEAST_BAKERS = 130
/** A part is a small whole number. */
const MOST_PARTS = 6
/** What nobody measures in parts: a list that has it is weighed. */
const MINOR: ReadonlySet<string> = new Set(['salt', 'yeast', 'leavening', 'stabiliser', 'gelatin', 'pectin', 'zest'])

/** What the bare figures of lines are, where they are no weights. @param made - Grams that the title says are made. */
export function sharesOfLines(all: readonly FiguredLine[], made?: number): ListUnit | undefined {
  const lines = all.map(sortedLine)
  if (lines.some(({ bare }) => !bare || Number.isNaN(bare.value))) return undefined
  const sum = (some: readonly SortedLine[]): number => some.reduce((total, { bare }) => total + (bare?.value ?? 0), 0)
  const flour = sum(lines.filter(({ name }) => isFlourName(name)))
  if (Math.abs(flour - HUNDRED) <= 0.5 && sum(lines) > LEAST_BAKERS) return { is: 'bakers' }
  if (lines.length > 2 && Math.abs(sum(lines) - HUNDRED) <= 1) return { is: 'shares' }
  const isPart = ({ kind, bare }: SortedLine): boolean =>
    Number.isInteger(bare?.value) && (bare?.value ?? 0) <= MOST_PARTS && !MINOR.has(kind)
  return lines.every(isPart) && !isYieldOf(sum(lines) * KILO_G, made) ? { is: 'parts' } : undefined
}

/** How much likelier one unit must be than the other not to be asked about. */
const TELLS = 2

/** The unit of the bare figures of a list, which are weights. @param made - Grams that its title says are made. */
export function unitOfList(all: readonly FiguredLine[], made?: number): ListUnit {
  const lines = all.map(sortedLine)
  const [grams, kilos] = [likelihoodOfUnit(lines, 'grams', made), likelihoodOfUnit(lines, 'kilos', made)]
  const unit = kilos > grams ? 'kilos' : 'grams'
  const odd = oddLines(lines, unit)
  if (odd.length > 0) return { is: 'mixed', odd: new Set(odd.map(({ at }) => at)), unit }
  return Math.abs(kilos - grams) < TELLS ? { is: 'either', likelier: unit } : { is: unit }
}
