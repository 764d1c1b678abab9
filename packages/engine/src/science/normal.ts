/** The normal distribution: what is known of a figure by its mean and its deviation, and of several by their covariance. */

/** Abramowitz & Stegun 7.1.26 with its complement written out; the error is below 1.5e-7. */
function below(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail =
    0.5 *
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x)
  return z > 0 ? 1 - tail : tail
}

/** Acklam's rational approximation of the inverse; the relative error is below 1.2e-9. */
const A = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
]
const B = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1]
const C = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
]
const D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1]
const horner = (coefficients: readonly number[], x: number): number => {
  let sum = 0
  for (const one of coefficients) sum = sum * x + one
  return sum
}
const TAIL = 0.02425

export function normalQuantile(p: number): number {
  if (p < TAIL) {
    const q = Math.sqrt(-2 * Math.log(Math.max(p, Number.MIN_VALUE)))
    return horner(C, q) / horner(D, q)
  }
  if (p > 1 - TAIL) return -normalQuantile(1 - p)
  const q = p - 0.5
  const r = q * q
  return (horner(A, r) * q) / horner(B, r)
}

/** A normal figure between two limits. Without deviation it is or it is not. */
export const probabilityBetween = (mean: number, sd: number, least: number, most: number): number =>
  sd > 0 ? below((most - mean) / sd) - below((least - mean) / sd) : mean >= least && mean <= most ? 1 : 0

/** A normal figure among others: where it lies, where it should, and how it goes with each source of doubt. */
export interface UncertainFigure {
  readonly mean: number
  readonly sd: number
  readonly least: number
  readonly most: number
  /** That it lies there by itself. */
  readonly chance: number
  /** Its slope against each independent source of doubt of one deviation. */
  readonly slopes: readonly number[]
}

/** Points of the rule, and Korobov's generator for it: a fixed rule of quadrature, the same for every formula. */
const POINTS = 61
const GENERATOR = 17
/** Share of a variance under which what is left of a figure follows from those before it. */
const DEPENDENT = 1e-9

interface Step {
  /** Rows whose last free term is this one: their limits are taken together. */
  readonly rows: { readonly least: number; readonly most: number; readonly on: readonly number[] }[]
}

/** The figures in terms of as few independent ones as they need, the least likely first (pivoted Cholesky). */
function stepsOf(figures: readonly UncertainFigure[], covariance: readonly Float64Array[]): Step[] {
  const left = covariance.map((line) => Float64Array.from(line))
  const own = covariance.map((line, at) => line[at] ?? 0)
  const on: number[][] = figures.map(() => [])
  const waiting = new Set(figures.keys())
  const steps: Step[] = []
  while (waiting.size > 0) {
    const [at] = waiting
    if (at === undefined) break
    const pivot = left[at]?.[at] ?? 0
    const root = Math.sqrt(pivot)
    const step: Step = { rows: [] }
    const column = figures.map((_, i) => (left[i]?.[at] ?? 0) / root)
    for (const i of waiting) {
      on[i]?.push(column[i] ?? 0)
      for (const j of waiting) (left[i] as Float64Array)[j] = (left[i]?.[j] ?? 0) - (column[i] ?? 0) * (column[j] ?? 0)
    }
    for (const i of [...waiting]) {
      if (i !== at && (left[i]?.[i] ?? 0) > DEPENDENT * (own[i] ?? 0)) continue
      waiting.delete(i)
      const { least, most, mean } = figures[i] as UncertainFigure
      step.rows.push({ least: least - mean, most: most - mean, on: on[i] ?? [] })
    }
    steps.push(step)
  }
  return steps
}

/** The limits of one independent figure, once those before it are known. */
function limitsAt({ rows }: Step, z: Float64Array, level: number): readonly [number, number] {
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const { least, most, on } of rows) {
    let known = 0
    for (let k = 0; k < level; k++) known += (on[k] ?? 0) * (z[k] ?? 0)
    const slope = on[level] ?? 0
    const [one, other] = [(least - known) / slope, (most - known) / slope]
    low = Math.max(low, slope > 0 ? one : other)
    high = Math.min(high, slope > 0 ? other : one)
  }
  return [low, high]
}

/**
 * Probability that several figures lie in their ranges at once (Genz 1992: one conditional integral after another, here
 * over a fixed lattice of 61 points with the ends folded in; nothing is drawn). Within 0.01 of a simulation.
 */
export function probabilityTogether(figures: readonly UncertainFigure[]): number {
  const unsure: UncertainFigure[] = []
  for (const figure of figures) {
    if (figure.chance < NEVER) return 0
    if (figure.chance < SURE) unsure.push(figure)
  }
  const [first] = unsure
  if (first === undefined) return 1
  if (unsure.length === 1) return first.chance
  unsure.sort((one, other) => one.chance - other.chance)
  return integral(stepsOf(unsure, covarianceOf(unsure)))
}

function covarianceOf(figures: readonly UncertainFigure[]): Float64Array[] {
  const covariance = figures.map(() => new Float64Array(figures.length))
  for (let i = 0; i < figures.length; i++) {
    const { slopes: one } = figures[i] as UncertainFigure
    for (let j = 0; j <= i; j++) {
      const { slopes: other } = figures[j] as UncertainFigure
      let sum = 0
      for (let k = 0; k < one.length; k++) sum += (one[k] as number) * (other[k] as number)
      ;(covariance[i] as Float64Array)[j] = sum
      ;(covariance[j] as Float64Array)[i] = sum
    }
  }
  return covariance
}

/** A figure this sure of its range takes nothing from the others, and one this sure of missing it decides alone. */
const SURE = 0.9998
const NEVER = 1e-4

function integral(steps: readonly Step[]): number {
  const z = new Float64Array(steps.length)
  let sum = 0
  const points = steps.length === 1 ? 1 : POINTS
  for (let point = 0; point < points; point++) {
    let chance = 1
    let spot = (point + 0.5) / points
    for (const [level, step] of steps.entries()) {
      const [low, high] = limitsAt(step, z, level)
      const from = low === Number.NEGATIVE_INFINITY ? 0 : below(low)
      const inside = (high === Number.POSITIVE_INFINITY ? 1 : below(high)) - from
      if (inside <= 0) {
        chance = 0
        break
      }
      chance *= inside
      if (level + 1 === steps.length) break
      // Folding the ends makes the integrand periodic, which a lattice integrates best.
      z[level] = normalQuantile(from + inside * Math.abs(2 * spot - 1))
      spot = (spot * GENERATOR) % 1
    }
    sum += chance
  }
  return sum / points
}
