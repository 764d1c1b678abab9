import { cholesky, dot, inverse, type Matrix, solve, times, zeros } from '../science/linear.ts'
import { lazyFor } from '../words/lazy.ts'
import { constantOf } from './constants.ts'
import type { Evidence, EvidenceOfBatch, EvidenceRow } from './evidence.ts'
import { byWay, type Ways, waysOfLot } from './lots.ts'
import { varianceOfLots } from './own-spread.ts'

/**
 * What is believed of lots and constants: a normal distribution over the ways of every lot and over the deviation of every constant,
 * each of one standard deviation beforehand. Readings condition it, as the doubt of a formula conditions nothing: `m += K r`,
 * `P −= K H P`, `K = P Hᵀ S⁻¹`, `S = H P Hᵀ + R`.
 */
export interface Belief {
  /** Where each lot begins among the unknowns, and each constant. */
  readonly lots: ReadonlyMap<string, { readonly start: number; readonly ways: number }>
  readonly constants: ReadonlyMap<string, number>
  readonly mean: Float64Array
  readonly covariance: Matrix
  /** Variance of a lot beforehand, in its own. */
  readonly variance: (lot: string) => number
}

/** What several readings of one batch see of the unknowns. */
export interface Seen {
  /** A row for each reading, over the unknowns. */
  readonly rows: Matrix
  /** What was read less what was expected beforehand, and the covariance of what they err by. */
  readonly difference: Float64Array
  readonly error: Matrix
}

/** Days after which what is known of a constant has lost as much as was unknown beforehand. */
const DRIFT_DAYS = 365
const DAY_MS = 86_400_000

const daysBetween = (from: string | undefined, to: string | undefined): number =>
  from === undefined || to === undefined ? 0 : Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY_MS)

/** A belief with room for more lots and constants, of which nothing is known yet. */
export function withRoom(
  belief: Belief,
  moreLots: readonly (readonly [key: string, ways: number])[],
  moreConstants: readonly string[],
): Belief {
  const lots = new Map(belief.lots)
  const constants = new Map(belief.constants)
  let size = belief.mean.length
  const variances: number[] = []
  for (const [key, ways] of moreLots) {
    if (lots.has(key)) continue
    lots.set(key, { start: size, ways })
    size += ways
    for (let k = 0; k < ways; k++) variances.push(belief.variance(key))
  }
  for (const key of moreConstants) {
    if (constants.has(key)) continue
    constants.set(key, size++)
    variances.push(1)
  }
  const known = belief.mean.length
  const mean = new Float64Array(size)
  mean.set(belief.mean)
  const covariance = zeros(size)
  for (let i = 0; i < known; i++) covariance[i]?.set(belief.covariance[i] as Float64Array)
  variances.forEach((one, at) => {
    ;(covariance[known + at] as Float64Array)[known + at] = one
  })
  return { ...belief, lots, constants, mean, covariance }
}

/** H P Hᵀ, and P Hᵀ on the way. */
export function spreadSeen(
  covariance: Matrix,
  rows: Matrix,
): { readonly gains: Matrix; readonly seen: Float64Array[] } {
  const gains = rows.map((row) => times(covariance, row))
  return { gains, seen: rows.map((row) => Float64Array.from(gains, (gain) => dot(row, gain))) }
}

const added = (one: Matrix, other: Matrix): Float64Array[] =>
  one.map((line, i) => line.map((value, j) => value + (other[i]?.[j] ?? 0)))

/** Conditions a belief on the readings of a batch; what cannot be learned from leaves it as it was. */
export function learned(belief: Belief, { rows, difference, error }: Seen): Belief {
  const { gains, seen } = spreadSeen(belief.covariance, rows)
  const factor = cholesky(added(seen, error))
  if (!factor) return belief
  const left = difference.map((value, j) => value - dot(rows[j] as Float64Array, belief.mean))
  const weights = solve(factor, left)
  const mean = Float64Array.from(belief.mean)
  for (let j = 0; j < rows.length; j++) {
    const gain = gains[j] as Float64Array
    for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] as number) + (gain[i] as number) * (weights[j] as number)
  }
  const inverted = inverse(factor)
  const covariance = belief.covariance.map((line) => Float64Array.from(line))
  const filtered = inverted.map((line) => {
    const one = new Float64Array(mean.length)
    for (let j = 0; j < line.length; j++)
      for (let i = 0; i < one.length; i++) one[i] = (one[i] as number) + (line[j] as number) * (gains[j]?.[i] as number)
    return one
  })
  for (let j = 0; j < rows.length; j++) {
    const [gain, other] = [gains[j] as Float64Array, filtered[j] as Float64Array]
    for (let i = 0; i < mean.length; i++) {
      const own = gain[i] as number
      if (own === 0) continue
      const line = covariance[i] as Float64Array
      for (let k = 0; k < line.length; k++) line[k] = (line[k] as number) - own * (other[k] as number)
    }
  }
  return { ...belief, mean, covariance }
}

/** A row of evidence over the unknowns of a belief. */
function rowOver(belief: Belief, { lotes, taller }: EvidenceRow): Float64Array {
  const row = new Float64Array(belief.mean.length)
  for (const [key, slopes] of Object.entries(lotes)) {
    const place = belief.lots.get(key)
    if (!place) continue
    byWay(waysOfLot(key), slopes).forEach((slope, k) => {
      row[place.start + k] = slope
    })
  }
  for (const [key, slope] of Object.entries(taller)) {
    const at = belief.constants.get(key)
    if (at !== undefined) row[at] = slope * (constantOf(key)?.sd ?? 0)
  }
  return row
}

/** What the rows of a batch err by on a later day: constants drift. */
function errorOn({ filas, error, fecha }: EvidenceOfBatch, day: string | undefined): Float64Array[] {
  const age = daysBetween(fecha, day) / DRIFT_DAYS
  const drifted = error.map((line) => Float64Array.from(line))
  if (age === 0) return drifted
  const keys = new Set(filas.flatMap(({ taller }) => Object.keys(taller)))
  for (const key of keys) {
    const slopes = filas.map(({ taller }) => (taller[key] ?? 0) * (constantOf(key)?.sd ?? 0))
    for (let i = 0; i < slopes.length; i++)
      for (let j = 0; j < slopes.length; j++)
        (drifted[i] as Float64Array)[j] = (drifted[i]?.[j] ?? 0) + (slopes[i] as number) * (slopes[j] as number) * age
  }
  return drifted
}

const NOTHING: Belief = {
  lots: new Map(),
  constants: new Map(),
  mean: new Float64Array(0),
  covariance: [],
  variance: () => 1,
}

/** What the oldest batches said of the constants: (I + Λ)⁻¹ and its mean. */
function withSummary(belief: Belief, summary: NonNullable<Evidence['resumen']>): Belief {
  const { claves, informacion, vector } = summary
  const all = withRoom(belief, [], claves)
  const precision = informacion.map((line, i) => Float64Array.from(line, (value, j) => value + (i === j ? 1 : 0)))
  const factor = cholesky(precision)
  if (!factor) return all
  const own = inverse(factor)
  const covariance = all.covariance.map((line) => Float64Array.from(line))
  const mean = Float64Array.from(all.mean)
  claves.forEach((key, i) => {
    const at = all.constants.get(key) as number
    mean[at] = dot(own[i] as Float64Array, vector)
    claves.forEach((other, j) => {
      ;(covariance[at] as Float64Array)[all.constants.get(other) as number] = own[i]?.[j] ?? 0
    })
  })
  return { ...all, mean, covariance }
}

function believedOn(evidence: Evidence, day: string | undefined): Belief {
  const { hornadas, resumen } = evidence
  const variance = varianceOfLots(evidence)
  const start = { ...NOTHING, variance }
  const lots = new Map<string, Ways>()
  const constants = new Set<string>()
  for (const { filas } of hornadas)
    for (const { lotes, taller } of filas) {
      for (const key of Object.keys(lotes)) if (!lots.has(key)) lots.set(key, waysOfLot(key))
      for (const key of Object.keys(taller)) constants.add(key)
    }
  const before = resumen ? withSummary(start, resumen) : start
  let belief = withRoom(
    before,
    [...lots].map(([key, ways]) => [key, ways.length] as const),
    [...constants],
  )
  for (const batch of hornadas) {
    belief = learned(belief, {
      rows: batch.filas.map((row) => rowOver(belief, row)),
      difference: Float64Array.from(batch.filas, ({ dif }) => dif),
      error: errorOn(batch, day),
    })
  }
  return belief
}

const beliefs = lazyFor((_evidence: Evidence) => new Map<string, Belief>())
/** Days of which a belief in the same evidence is kept. */
const MOST_DAYS = 4

/** What evidence makes one believe on a day; worked out once. */
export function beliefOf(evidence: Evidence, day?: string): Belief {
  const known = beliefs(evidence)
  const found = known.get(day ?? '')
  if (found) return found
  if (known.size >= MOST_DAYS) known.clear()
  const belief = believedOn(evidence, day)
  known.set(day ?? '', belief)
  return belief
}
