import { MASS_FUNCTIONS } from '../catalogue/functions.ts'

/**
 * How usual a formula is among the published ones of its type, and which line is odd (docs/ciencia/habitual.md). It does not ask
 * how far a formula lies from the others, because odd styles lie far: it asks whether half or twice of one line would make it much
 * more likely. Nothing here decides a verdict.
 */

const D = MASS_FUNCTIONS.length
/** Added to each share before its logarithm, in the order of the functions: what is less than this is hardly there. */
const HARDLY = [0.02, 0.02, 0.02, 0.01, 0.005, 0.005, 0.01, 0.01, 0.02, 0.02, 0.01, 0.002, 0.003, 0.003, 0.003] as const
/** Where a share of nothing lies. */
export const NO_SHARE: readonly number[] = HARDLY.map(Math.log)
/** Nearer than this, a position is that of nothing. */
const ABSENT_WITHIN = 1e-6

/** Formulas of a variant from which it is held against its own. */
const OWN_VARIANT = 5
/** What the spread of like types weighs, in formulas. */
const POOLED = 6
/** Spread that no data can go below: what weighing and naming vary by. */
const LEAST_SPREAD = 0.05
/** Spread of a function that no formula of the type has. */
const SPREAD_OF_ABSENT = 0.8
/** Degrees of freedom of the likelihood: heavy tails, as styles are. */
const FREEDOM = 5
/** Formulas that a model of few is taken to lack: what it says of a line counts for n of n and these. */
const LACKING = 2
/** Share of the mass from which a line may be the odd one. */
const MAIN = 0.05
/** ½·1.28²: an amount is usual within this of the best likelihood, the central 80 %. */
const USUAL_WITHIN = 0.82
/**
 * Times the mass of the other lines at which a line is tried, twelve steps to the double: from a thousandth, which is hardly there, to
 * 32 times, when the others hardly are. What was typed of it says nothing of what is usual.
 */
const STEPS = Array.from({ length: 181 }, (_, step) => 2 ** (step / 12 - 10))

export type TypePosition = Float64Array

export interface FunctionPortion {
  readonly grams: number
  /** Grams of each function in a gram of it. */
  readonly of: Float64Array
}

interface Whole {
  readonly sums: Float64Array
  readonly mass: number
}

function wholeOf(portions: readonly FunctionPortion[]): Whole {
  const sums = new Float64Array(D)
  let mass = 0
  for (const { grams, of } of portions) {
    mass += grams
    for (let j = 0; j < D; j++) sums[j] = (sums[j] ?? 0) + grams * (of[j] ?? 0)
  }
  return { sums, mass }
}

/** Logarithms of the shares, with so many grams more of something. */
function positionIn(
  { sums, mass }: Whole,
  more = 0,
  of?: Float64Array,
  into: TypePosition = new Float64Array(D),
): TypePosition {
  const total = mass + more
  for (let j = 0; j < D; j++)
    into[j] = Math.log(((sums[j] ?? 0) + (of ? more * (of[j] ?? 0) : 0)) / total + (HARDLY[j] ?? 0))
  return into
}

/** Shares of the mass that a position stands for. */
export const sharesAtPosition = (x: TypePosition): Float64Array =>
  x.map((log, j) => Math.max(0, Math.exp(log) - (HARDLY[j] ?? 0)))

export const positionOfShares = (portions: readonly FunctionPortion[]): TypePosition => positionIn(wholeOf(portions))

// ── The model of a type ──

/** A published formula, as far as the model looks at it. */
export interface PlacedFormula {
  readonly variant: string
  readonly x: TypePosition
}

interface Scatter {
  readonly mean: Float64Array
  readonly squares: Float64Array
  readonly free: number
}

function scatterOf(formulas: readonly PlacedFormula[]): Scatter {
  const mean = new Float64Array(D)
  for (const { x } of formulas) for (let j = 0; j < D; j++) mean[j] = (mean[j] ?? 0) + (x[j] ?? 0) / formulas.length
  const squares = new Float64Array(D * D)
  for (const { x } of formulas)
    for (let i = 0; i < D; i++)
      for (let j = 0; j < D; j++)
        squares[i * D + j] = (squares[i * D + j] ?? 0) + ((x[i] ?? 0) - (mean[i] ?? 0)) * ((x[j] ?? 0) - (mean[j] ?? 0))
  return { mean, squares, free: formulas.length - 1 }
}

/** How much types of a like composition weigh: a function that differs by a factor of e or more counts as one. */
function likeness(one: Scatter, other: Scatter): number {
  let far = 0
  for (let j = 0; j < D; j++) far += Math.min(1, Math.abs((one.mean[j] ?? 0) - (other.mean[j] ?? 0))) ** 2
  return Math.exp(-far / 2)
}

/** What the other types of a craft vary by, those of a like composition counting most. */
export function craftPoolsOf(types: ReadonlyMap<string, readonly PlacedFormula[]>): (type: string) => Float64Array {
  const scatters = new Map([...types].map(([type, formulas]) => [type, scatterOf(formulas)] as const))
  return (type) => {
    const own = scatters.get(type)
    const pool = new Float64Array(D * D)
    let weights = 0
    for (const [name, other] of scatters) {
      if (name === type || other.free < 1) continue
      const weight = own ? likeness(own, other) : 1
      weights += weight * other.free
      for (let k = 0; k < D * D; k++) pool[k] = (pool[k] ?? 0) + weight * (other.squares[k] ?? 0)
    }
    return weights > 0 ? pool.map((sum) => sum / weights) : pool
  }
}

/** The lower triangle whose product with its transpose is the matrix, row after row. */
function triangleOf(matrix: Float64Array): Float64Array {
  const lower = new Float64Array(D * D)
  for (let i = 0; i < D; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * D + j] ?? 0
      for (let k = 0; k < j; k++) sum -= (lower[i * D + k] ?? 0) * (lower[j * D + k] ?? 0)
      lower[i * D + j] = i === j ? Math.sqrt(sum) : sum / (lower[j * D + j] ?? 1)
    }
  return lower
}

/** A position where distances are those that the spread of the type gives; in place. */
function whitened(lower: Float64Array, x: TypePosition): TypePosition {
  for (let i = 0; i < D; i++) {
    let sum = x[i] as number
    const row = i * D
    for (let k = 0; k < i; k++) sum -= (lower[row + k] as number) * (x[k] as number)
    x[i] = sum / (lower[row + i] as number)
  }
  return x
}

function between(one: TypePosition, other: TypePosition): number {
  let sum = 0
  for (let j = 0; j < D; j++) sum += ((one[j] as number) - (other[j] as number)) ** 2
  return sum
}

export interface TypeModel<Formula extends PlacedFormula = PlacedFormula> {
  readonly n: number
  readonly lower: Float64Array
  readonly centre: TypePosition
  readonly formulas: readonly Formula[]
  /** Of each formula, whitened. */
  readonly white: readonly TypePosition[]
}

/** The formulas that one of a variant is held against: those of its own, or of the type where these are too few. */
export function variantPeersOf<Formula extends PlacedFormula>(
  formulas: readonly Formula[],
  variant: string,
): readonly Formula[] {
  const own = formulas.filter((formula) => formula.variant === variant)
  return own.length >= OWN_VARIANT ? own : formulas
}

export function typeModelOf<Formula extends PlacedFormula>(
  formulas: readonly Formula[],
  pool: Float64Array,
): TypeModel<Formula> {
  const n = formulas.length
  const { mean, squares } = scatterOf(formulas)
  const spread = squares.map((sum, k) => (sum + POOLED * (pool[k] ?? 0)) / (n - 1 + POOLED))
  for (let j = 0; j < D; j++) {
    const at = j * D + j
    const own = (spread[at] ?? 0) + LEAST_SPREAD ** 2
    const isAbsent = formulas.every(({ x }) => (x[j] ?? 0) <= (NO_SHARE[j] ?? 0) + ABSENT_WITHIN)
    spread[at] = isAbsent ? Math.max(own, SPREAD_OF_ABSENT ** 2) : own
  }
  const lower = triangleOf(spread)
  const white = formulas.map(({ x }) => whitened(lower, Float64Array.from(x)))
  return { n, lower, centre: whitened(lower, mean), formulas, white }
}

// ── The reading ──

const rarityAt = ({ n, centre }: TypeModel, y: TypePosition): number => (between(y, centre) * n) / (n + 1)
const likelihood = (model: TypeModel, y: TypePosition): number =>
  (-(FREEDOM + D) / 2) * Math.log(1 + rarityAt(model, y) / FREEDOM)

export interface RarityReading {
  /** How far it lies from the type; compared with that of the published ones. */
  readonly rarity: number
  /** By how much half or twice of one line would make it more likely, less where few were published, and the place of that line; -1 of none. */
  readonly gain: number
  readonly odd: number
  /** By how much some grams more of something would. */
  readonly gainWith: (more: number, of: Float64Array) => number
  /** Grams between which a line would be usual, the rest being what it is. */
  readonly usualGrams: (portion: FunctionPortion) => readonly [least: number, most: number]
  /** The published formulas that are nearest, nearest first. */
  readonly nearest: (count: number) => readonly { readonly at: number; readonly distance: number }[]
}

export function rarityReadingOf(model: TypeModel, portions: readonly FunctionPortion[]): RarityReading {
  const whole = wholeOf(portions)
  const y = whitened(model.lower, positionIn(whole))
  const base = likelihood(model, y)
  const scratch = new Float64Array(D)
  const withMore = (more: number, of: Float64Array): number =>
    likelihood(model, whitened(model.lower, positionIn(whole, more, of, scratch)))
  let gain = 0
  let odd = -1
  portions.forEach(({ grams, of }, at) => {
    if (grams < MAIN * whole.mass) return
    for (const more of [-grams / 2, grams]) {
      const found = withMore(more, of) - base
      if (found <= gain) continue
      gain = found
      odd = at
    }
  })
  return {
    rarity: rarityAt(model, y),
    gain: (gain * model.n) / (model.n + LACKING),
    odd,
    gainWith: (more, of) => withMore(more, of) - base,
    usualGrams: (portion) => {
      const others = wholeOf(portions.filter((one) => one !== portion))
      const fits = STEPS.map((times) =>
        likelihood(model, whitened(model.lower, positionIn(others, times * others.mass, portion.of, scratch))),
      )
      const least = Math.max(...fits) - USUAL_WITHIN
      const inside = STEPS.filter((_, step) => (fits[step] ?? 0) >= least)
      return [(inside[0] ?? 0) * others.mass, (inside.at(-1) ?? 0) * others.mass]
    },
    nearest: (count) =>
      model.white
        .map((other, at) => ({ at, distance: between(y, other) }))
        .toSorted((one, other) => one.distance - other.distance)
        .slice(0, count),
  }
}
