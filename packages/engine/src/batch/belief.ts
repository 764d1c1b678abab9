import { choleskyFactor, type DenseMatrix, dotProduct, forwardSubstitution, solveByFactor } from '../science/linear.ts'
import { lazyFor } from '../words/lazy.ts'
import type { WorkshopEvidence } from './evidence.ts'
import { variationModesOfLot } from './lots.ts'
import { type JointReadings, joinedReadings, type SeeingReadings, toldOfUnknown } from './readings.ts'
import { seenBy } from './seen.ts'

/**
 * What is believed of lots and constants: a normal distribution over the ways of every lot and over the deviation of every constant,
 * each of one standard deviation beforehand. Readings condition it, as the doubt of a formula conditions nothing: `m += K r`,
 * `P −= K H P`, `K = P Hᵀ S⁻¹`, `S = H P Hᵀ + R`. P is never written out: it is what was beforehand less the squares of what
 * readings have told of each unknown.
 */
export interface WorkshopBelief {
  /** Where each lot begins among the unknowns, and each constant. */
  readonly lots: ReadonlyMap<string, { readonly start: number; readonly ways: number }>
  readonly constants: ReadonlyMap<string, number>
  readonly mean: Float64Array
  /** Variance of each unknown beforehand, and the covariances of constants that older batches told of together. */
  readonly alone: Float64Array
  readonly together: { readonly places: readonly number[]; readonly covariance: DenseMatrix }
  /** By set of readings and by unknown, what they have told of it; empty where they say nothing. */
  readonly told: readonly DenseMatrix[]
  /** Variance of a lot beforehand, in its own. */
  readonly variance: (lot: string) => number
}

/** What several readings of one batch see of the unknowns. */
export interface ObservationModel {
  /** A row for each reading, over the unknowns. */
  readonly rows: DenseMatrix
  /** What was read less what was expected beforehand, and the covariance of what they err by. */
  readonly difference: Float64Array
  readonly error: DenseMatrix
}

/** By set of readings, what they have told of a sum of unknowns. */
const toldOfSum = (told: DenseMatrix, slopes: ArrayLike<number>, start: number): Float64Array => {
  const sum = new Float64Array(told.find(({ length }) => length > 0)?.length ?? 0)
  for (let i = 0; i < slopes.length; i++) {
    const [slope, own] = [slopes[i] as number, told[start + i] as Float64Array]
    if (slope !== 0) for (let n = 0; n < own.length; n++) sum[n] = (sum[n] as number) + slope * (own[n] as number)
  }
  return sum
}

/** The variance of a sum of unknowns, those from `start` on. */
export function varianceOf(belief: WorkshopBelief, slopes: ArrayLike<number>, start = 0): number {
  const { alone, together, told } = belief
  const slopeAt = (place: number): number => slopes[place - start] ?? 0
  let sum = 0
  for (let i = 0; i < slopes.length; i++) sum += (slopes[i] as number) ** 2 * (alone[start + i] as number)
  together.places.forEach((place, i) => {
    const slope = slopeAt(place)
    if (slope !== 0)
      together.places.forEach((other, j) => {
        sum += slope * (together.covariance[i]?.[j] as number) * slopeAt(other)
      })
  })
  for (const one of told) {
    const of = toldOfSum(one, slopes, start)
    sum -= dotProduct(of, of)
  }
  return Math.max(0, sum)
}

/** P·v: the covariance of each unknown with a sum of them. */
export function covarianceWith({ alone, together, told }: WorkshopBelief, vector: Float64Array): Float64Array {
  const shared = alone.map((variance, i) => variance * (vector[i] as number))
  together.places.forEach((place, i) => {
    together.places.forEach((other, j) => {
      shared[place] = (shared[place] as number) + (together.covariance[i]?.[j] as number) * (vector[other] as number)
    })
  })
  for (const one of told) {
    const of = toldOfSum(one, vector, 0)
    one.forEach((own, i) => {
      if (own.length > 0) shared[i] = (shared[i] as number) - dotProduct(own, of)
    })
  }
  return shared
}

/** H P Hᵀ, and P Hᵀ on the way. */
export function spreadSeen(
  belief: WorkshopBelief,
  rows: DenseMatrix,
): { readonly gains: DenseMatrix; readonly seen: Float64Array[] } {
  const gains = rows.map((row) => covarianceWith(belief, row))
  return { gains, seen: rows.map((row) => Float64Array.from(gains, (gain) => dotProduct(row, gain))) }
}

const added = (one: DenseMatrix, other: DenseMatrix): Float64Array[] =>
  one.map((line, i) => line.map((value, j) => value + (other[i]?.[j] ?? 0)))

/** Conditions a belief on the readings of a batch; what cannot be learned from leaves it as it was. */
export function conditionBelief(belief: WorkshopBelief, { rows, difference, error }: ObservationModel): WorkshopBelief {
  const { gains, seen } = spreadSeen(belief, rows)
  const factor = choleskyFactor(added(seen, error))
  if (!factor) return belief
  const left = difference.map((value, j) => value - dotProduct(rows[j] as Float64Array, belief.mean))
  const weights = solveByFactor(factor, left)
  const gainOf = (i: number): Float64Array => Float64Array.from(gains, (gain) => gain[i] as number)
  return {
    ...belief,
    mean: belief.mean.map((value, i) => value + dotProduct(gainOf(i), weights)),
    told: [...belief.told, Array.from(belief.mean, (_, i) => forwardSubstitution(factor, gainOf(i)))],
  }
}

/** The lots and constants that somebody wants to know about. */
export interface AskedUnknowns {
  readonly lots?: readonly (readonly [key: string, ways: number])[]
  readonly constants?: readonly string[]
}

/** Every lot and every constant that evidence tells of. */
export function unknownsIn({ hornadas, resumen }: WorkshopEvidence): Required<AskedUnknowns> {
  const seen = hornadas.map(seenBy)
  const lots = new Set(seen.flatMap((one) => [...one.lots.keys()]))
  return {
    lots: [...lots].map((key) => [key, variationModesOfLot(key).length]),
    constants: [...new Set([...(resumen?.claves ?? []), ...seen.flatMap((one) => [...one.constants.keys()])])],
  }
}

const UNSEEN: SeeingReadings = { readings: [], slopes: [] }

function beliefAbout(joined: JointReadings, asked: Required<AskedUnknowns>): WorkshopBelief {
  const { whitening, difference, variance, older, ofLots, ofConstants } = joined
  const lots = new Map<string, { readonly start: number; readonly ways: number }>()
  const constants = new Map<string, number>()
  const [alone, before]: [number[], number[]] = [[], []]
  const told: Float64Array[] = []
  for (const [key, ways] of asked.lots) {
    if (lots.has(key)) continue
    lots.set(key, { start: alone.length, ways })
    const own = variance(key)
    for (let k = 0; k < ways; k++) {
      told.push(toldOfUnknown(whitening, [[ofLots.get(key)?.[k] ?? UNSEEN, own]]))
      alone.push(own)
      before.push(0)
    }
  }
  for (const key of asked.constants) {
    if (constants.has(key)) continue
    constants.set(key, alone.length)
    const at = older?.places.get(key) ?? -1
    const covariances = older?.covariance[at]
    told.push(
      toldOfUnknown(
        whitening,
        covariances
          ? [...(older?.places ?? [])].map(([other, k]) => [ofConstants.get(other) ?? UNSEEN, covariances[k] as number])
          : [[ofConstants.get(key) ?? UNSEEN, 1]],
      ),
    )
    alone.push(covariances ? 0 : 1)
    before.push(older?.mean[at] ?? 0)
  }
  const shared = [...constants].flatMap(([key, place]) => {
    const at = older?.places.get(key)
    return at === undefined ? [] : [{ place, at }]
  })
  return {
    lots,
    constants,
    mean: Float64Array.from(before, (value, i) => value + dotProduct(told[i] as Float64Array, difference)),
    alone: Float64Array.from(alone),
    together: {
      places: shared.map(({ place }) => place),
      covariance: shared.map(({ at }) => Float64Array.from(shared, (other) => older?.covariance[at]?.[other.at] ?? 0)),
    },
    told: [told],
    variance,
  }
}

const joinedByDay = lazyFor((_evidence: WorkshopEvidence) => new Map<string, JointReadings>())
/** Days of which the readings of the same evidence are kept. */
const MOST_DAYS = 4

function joinedOn(evidence: WorkshopEvidence, day: string | undefined): JointReadings {
  const known = joinedByDay(evidence)
  const found = known.get(day ?? '')
  if (found) return found
  if (known.size >= MOST_DAYS) known.clear()
  const joined = joinedReadings(evidence, day)
  known.set(day ?? '', joined)
  return joined
}

/**
 * What evidence makes one believe on a day of some lots and constants, of all that it tells of unless said. What all readings say
 * together is worked out once; whatever is not asked about is integrated out. `variance`: of a lot beforehand, where more is known of it
 * than this evidence tells.
 */
export const workshopBeliefOf = (
  evidence: WorkshopEvidence,
  day?: string,
  asked: AskedUnknowns = {},
  variance?: WorkshopBelief['variance'],
): WorkshopBelief =>
  beliefAbout(variance ? joinedReadings(evidence, day, variance) : joinedOn(evidence, day), {
    ...unknownsIn(evidence),
    ...asked,
  })
