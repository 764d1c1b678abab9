import { choleskyFactor, type DenseMatrix, dotProduct, inverseByFactor } from '../science/linear.ts'
import type { EvidenceOfBatch, WorkshopEvidence } from './evidence.ts'
import { varianceOfLots } from './own-spread.ts'
import { ownErrorOf, type SeenUnknowns, seenBy } from './seen.ts'

/**
 * All readings of some evidence against each other: `S = H P Hᵀ + R` over the readings and not over the unknowns. A lot enters by the few
 * readings that see it, so that those nobody asks about cost nothing further: they are integrated out, exactly.
 */
export interface JointReadings {
  /** The rows of L⁻¹ with L·Lᵀ = S, each as long as its number: by them readings become independent of each other. */
  readonly whitening: DenseMatrix
  /** L⁻¹ of what was read less what was expected beforehand. */
  readonly difference: Float64Array
  readonly variance: (lot: string) => number
  readonly older: OlderConstants | undefined
  /** The readings that see an unknown: a lot by its ways. */
  readonly ofLots: ReadonlyMap<string, readonly SeeingReadings[]>
  readonly ofConstants: ReadonlyMap<string, SeeingReadings>
}

/** Which readings see something, and with which slope. */
export interface SeeingReadings {
  readonly readings: number[]
  readonly slopes: number[]
}

/** What batches that are no longer kept said of the constants together: (I + Λ)⁻¹ and its mean. */
export interface OlderConstants {
  readonly places: ReadonlyMap<string, number>
  readonly mean: readonly number[]
  readonly covariance: DenseMatrix
}

/** Days after which what is known of a constant has lost as much as was unknown beforehand. */
const DRIFT_DAYS = 365
const DAY_MS = 86_400_000

const daysBetween = (from: string | undefined, to: string | undefined): number =>
  from === undefined || to === undefined ? 0 : Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY_MS)

/** What the rows of a batch err by on a later day: constants drift. */
function errorOn(batch: EvidenceOfBatch, day: string | undefined): Float64Array[] {
  const age = daysBetween(batch.fecha, day) / DRIFT_DAYS
  const drifted = ownErrorOf(batch)
  if (age === 0) return drifted
  for (const slopes of seenBy(batch).constants.values())
    drifted.forEach((line, i) => {
      for (let j = 0; j < line.length; j++)
        line[j] = (line[j] as number) + (slopes[i] as number) * (slopes[j] as number) * age
    })
  return drifted
}

function olderOf({ resumen }: WorkshopEvidence): OlderConstants | undefined {
  if (!resumen) return undefined
  const { claves, informacion, vector } = resumen
  const factor = choleskyFactor(
    informacion.map((line, i) => Float64Array.from(line, (value, j) => value + (i === j ? 1 : 0))),
  )
  if (!factor) return undefined
  const covariance = inverseByFactor(factor)
  return {
    places: new Map(claves.map((key, at) => [key, at])),
    mean: covariance.map((line) => dotProduct(line, vector)),
    covariance,
  }
}

const unseen = (): SeeingReadings => ({ readings: [], slopes: [] })

function placeOf<Place>(places: Map<string, Place>, key: string, make: () => Place): Place {
  const found = places.get(key) ?? make()
  places.set(key, found)
  return found
}

interface Growing extends Pick<JointReadings, 'variance' | 'older'> {
  readonly ofLots: Map<string, SeeingReadings[]>
  readonly ofConstants: Map<string, SeeingReadings>
}

/** By unknown, a slope or a covariance. */
type OfUnknowns = [seen: SeeingReadings, value: number][]

/** What a reading of a batch sees, and its covariances with every unknown: h and P·h. Whatever is new gets its place. */
function sightOf(
  { lots, constants }: SeenUnknowns,
  row: number,
  { ofLots, ofConstants, variance, older }: Growing,
): { readonly slopes: OfUnknowns; readonly covariances: OfUnknowns } {
  const [slopes, covariances]: [OfUnknowns, OfUnknowns] = [[], []]
  const together = new Float64Array(older?.mean.length ?? 0)
  const placed = (key: string): SeeingReadings => placeOf(ofConstants, key, unseen)
  for (const [key, ofRows] of constants) {
    const [seen, slope, at] = [placed(key), ofRows[row] ?? 0, older?.places.get(key)]
    if (slope === 0) continue
    slopes.push([seen, slope])
    if (at === undefined) covariances.push([seen, slope])
    else
      older?.covariance[at]?.forEach((value, k) => {
        together[k] = (together[k] as number) + value * slope
      })
  }
  for (const [key, k] of older?.places ?? [])
    if (together[k] !== 0) covariances.push([placed(key), together[k] as number])
  for (const [key, ofRows] of lots) {
    const seen = ofRows[row] ?? []
    if (seen.length === 0) continue
    const ways = placeOf(ofLots, key, () => seen.map(unseen))
    const own = variance(key)
    seen.forEach((slope, k) => {
      if (slope === 0) return
      slopes.push([ways[k] as SeeingReadings, slope])
      covariances.push([ways[k] as SeeingReadings, slope * own])
    })
  }
  return { slopes, covariances }
}

/** Adds what an unknown gives the readings that see it. */
function addTo(line: Float64Array, { readings, slopes }: SeeingReadings, covariance: number): void {
  for (let n = 0; n < readings.length; n++) {
    const at = readings[n] as number
    line[at] = (line[at] as number) + covariance * (slopes[n] as number)
  }
}

/**
 * One reading more: the row of L⁻¹ that makes it independent of those before it, from its covariances with them and with itself. None
 * where it cannot be learned from.
 */
function whitened(line: Float64Array, before: DenseMatrix): Float64Array | undefined {
  const last = before.length
  const row = new Float64Array(last + 1)
  let pivot = line[last] as number
  for (const other of before) {
    let shared = 0
    for (let k = 0; k < other.length; k++) shared += (other[k] as number) * (line[k] as number)
    pivot -= shared * shared
    for (let k = 0; k < other.length; k++) row[k] = (row[k] as number) - shared * (other[k] as number)
  }
  if (!(pivot > 0)) return undefined
  row[last] = 1
  const scale = 1 / Math.sqrt(pivot)
  return row.map((value) => value * scale)
}

/** All readings of some evidence, as they are worth on a day; a batch whose errors contradict each other is left out. */
export function joinedReadings(
  evidence: WorkshopEvidence,
  day: string | undefined,
  variance = varianceOfLots(evidence),
): JointReadings {
  const older = olderOf(evidence)
  const growing: Growing = { variance, older, ofLots: new Map(), ofConstants: new Map() }
  const whitening: Float64Array[] = []
  const difference: number[] = []
  for (const batch of evidence.hornadas) {
    const [first, seen, error] = [whitening.length, seenBy(batch), errorOn(batch, day)]
    const added: SeeingReadings[] = []
    const isLearned = batch.filas.every(({ dif }, row) => {
      const at = first + row
      const line = new Float64Array(at + 1)
      line.set((error[row] as Float64Array).subarray(0, row + 1), first)
      const { slopes, covariances } = sightOf(seen, row, growing)
      for (const [own, slope] of slopes) {
        own.readings.push(at)
        own.slopes.push(slope)
        added.push(own)
      }
      for (const [other, covariance] of covariances) addTo(line, other, covariance)
      const own = whitened(line, whitening)
      if (!own) return false
      const expected = [...seen.constants].reduce(
        (sum, [key, ofRows]) => sum + (ofRows[row] ?? 0) * (older?.mean[older.places.get(key) ?? -1] ?? 0),
        0,
      )
      whitening.push(own)
      difference.push(dif - expected)
      return true
    })
    if (isLearned) continue
    whitening.length = first
    difference.length = first
    for (const own of added) {
      own.readings.pop()
      own.slopes.pop()
    }
  }
  return { whitening, difference: Float64Array.from(whitening, (row) => dotProduct(row, difference)), ...growing }
}

/** The covariances of an unknown with all readings, L⁻¹ times: what the readings tell of it. Empty where none sees it. */
export function toldOfUnknown(
  whitening: DenseMatrix,
  varies: readonly (readonly [SeeingReadings, covariance: number])[],
): Float64Array {
  const told = new Float64Array(varies.some(([{ readings }]) => readings.length > 0) ? whitening.length : 0)
  for (const [{ readings, slopes }, covariance] of varies)
    readings.forEach((at, n) => {
      const share = covariance * (slopes[n] as number)
      for (let m = at; m < told.length; m++) told[m] = (told[m] as number) + share * (whitening[m]?.[at] as number)
    })
  return told
}
