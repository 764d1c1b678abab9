import type { FigureRange } from '@obrador/engine'
import { normalQuantile } from '../../packages/engine/src/science/normal.ts'

/** What published formulas say of a figure: where they lie, how far apart, and how many they count for. */

/** Share of the upper bound that is added before taking logarithms where a range starts at nothing. */
const OFFSET = 0.1

/** The scale a range is read in: figures of a formula spread in proportion. */
export interface LogScale {
  readonly offset: number
  readonly least: number
  readonly most: number
  readonly width: number
}

export function scaleOf([lo, hi]: FigureRange): LogScale {
  const offset = lo === 0 ? OFFSET * hi : 0
  const [least, most] = [Math.log(lo + offset), Math.log(hi + offset)]
  return { offset, least, most, width: most - least }
}

/** One published figure on its scale. */
export interface PublishedFigure {
  readonly source: string
  readonly x: number
}

/** A group of published figures. A source with m formulas weighs the root of m. */
export interface FigureSpread {
  readonly n: number
  readonly sources: number
  /** How many independent formulas they count for. */
  readonly effective: number
  readonly mean: number
  /** Sum of squares about the mean, as of that many formulas. */
  readonly squares: number
}

export function spreadOf(figures: readonly PublishedFigure[]): FigureSpread | undefined {
  if (figures.length === 0) return undefined
  const bySource = Map.groupBy(figures, ({ source }) => source)
  const weighed = figures.map(({ source, x }) => ({ x, weight: (bySource.get(source)?.length ?? 1) ** -0.5 }))
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const effective = total ** 2 / weighed.reduce((sum, { weight }) => sum + weight ** 2, 0)
  const mean = weighed.reduce((sum, { weight, x }) => sum + weight * x, 0) / total
  const squares = (effective * weighed.reduce((sum, { weight, x }) => sum + weight * (x - mean) ** 2, 0)) / total
  return { n: figures.length, sources: bySource.size, effective, mean, squares }
}

/** A group counts for at most this many times the median of its sisters, so that one odd type does not widen all. */
const MOST_OF_MEDIAN = 4

/** The variance that the sister groups share, by degrees of freedom; undefined where none has two formulas. */
export function pooledVariance(spreads: readonly FigureSpread[]): number | undefined {
  const told = spreads
    .filter(({ effective }) => effective > 1)
    .map(({ effective, squares }) => ({ freedom: effective - 1, variance: squares / (effective - 1) }))
  if (told.length === 0) return undefined
  const sorted = told.map(({ variance }) => variance).toSorted((a, b) => a - b)
  const most = MOST_OF_MEDIAN * (sorted[Math.floor((sorted.length - 1) / 2)] ?? 0)
  const freedom = told.reduce((sum, one) => sum + one.freedom, 0)
  return told.reduce((sum, one) => sum + one.freedom * Math.min(one.variance, most), 0) / freedom
}

/** Formulas that the spread of the sister groups counts for. */
const PRIOR = 6

/** Student's t by Cornish and Fisher's expansion: within 1 % from five degrees of freedom on, and there are always more. */
function studentQuantile(level: number, freedom: number): number {
  const z = normalQuantile((1 + level) / 2)
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  )
}

/** Where the next formula lies with that probability, its spread shrunk towards its sisters'; its place is its own. */
export function predictedBounds(
  { effective, mean, squares }: FigureSpread,
  shared: number,
  level: number,
): readonly [number, number] {
  const freedom = PRIOR - 1 + effective
  const variance = ((PRIOR * shared + squares) / freedom) * (1 + 1 / effective)
  const reach = studentQuantile(level, freedom) * Math.sqrt(variance)
  return [mean - reach, mean + reach]
}

/** Steps that a bound is printed in, from that size on. */
const STEPS: readonly (readonly [from: number, step: number])[] = [
  [300, 10],
  [100, 2],
  [30, 1],
  [10, 0.5],
  [3, 0.2],
  [1, 0.1],
  [0.2, 0.02],
  [0.1, 0.01],
  [0.01, 0.005],
  [0, 0.001],
]

/** A bound as it is printed. */
export function printedBound(value: number): number {
  const step = STEPS.find(([from]) => Math.abs(value) >= from)?.[1] ?? 1
  return Number((Math.round(value / step) * step).toFixed(3))
}
