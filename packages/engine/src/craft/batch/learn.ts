import { conditionBelief, type WorkshopBelief } from '../../batch/belief.ts'
import { nameOfConstant, workshopConstantOf } from '../../batch/constants.ts'
import {
  type EvidenceOfBatch,
  type EvidenceRow,
  type EvidenceSummary,
  MOST_BATCHES,
  MOST_KEYS,
  MOST_NAMES,
  namesIn,
  type WorkshopEvidence,
} from '../../batch/evidence.ts'
import { slopesByComponent, slopesByMode, variationModesOfLot } from '../../batch/lots.ts'
import { choleskyFactor, dotProduct, solveByFactor } from '../../science/linear.ts'
import type { BatchReckoning, UnknownsVector } from './reckon.ts'
import type { DoneBatch } from './request.ts'

/** Significant figures that are kept: more would be a pretence, and weigh. */
const FIGURES = 5
const short = (value: number): number => (value === 0 ? 0 : Number(value.toPrecision(FIGURES)))
/** Slopes under this part of the largest of their row are the noise of sums. */
const NOISE = 1e-9

function rowOf<Matter>({ scene, sloped, probes, keys }: BatchReckoning<Matter>, j: number): EvidenceRow {
  const one = sloped[j]
  const lotes: Record<string, readonly number[]> = {}
  keys.forEach((key, at) => {
    if (scene.lots[at] === undefined || !one) return
    const start = scene.sources.starts[at] ?? 0
    const ways = scene.basket.bought[at]?.varied.ways ?? []
    const slopes = one.lots.slice(start, start + ways.length)
    const largest = Math.max(0, ...slopes.map(Math.abs))
    if (largest > NOISE * Math.max(1, Math.abs(one.mean))) lotes[key] = slopesByComponent(ways, slopes).map(short)
  })
  const taller = Object.fromEntries(
    Object.entries(one?.constants ?? {}).flatMap(([key, slope]) => {
      const sd = workshopConstantOf(key)?.sd ?? 0
      return sd > 0 && slope !== 0 ? [[key, short(slope / sd)]] : []
    }),
  )
  const probe = probes[j]
  return { que: probe?.que ?? '', dif: short((probe?.read ?? 0) - (one?.mean ?? 0)), lotes, taller }
}

/** What the readings of a batch say, as it is kept; lots that will not be known again go into its error. */
export function evidenceOfBatch<Matter>(
  reckoning: BatchReckoning<Matter>,
  done: DoneBatch,
  wider: number,
): EvidenceOfBatch {
  const { scene, belief, vectors, covariance, keys, probes } = reckoning
  const unnamed = vectors.map(({ lasting }) =>
    keys.flatMap((key, at) => {
      const place = scene.lots[at] === undefined ? belief.lots.get(key) : undefined
      const part = place ? lasting.subarray(place.start, place.start + place.ways) : []
      return Array.from(part, (slope) => slope * Math.sqrt(belief.variance(key)))
    }),
  )
  // Worked out by itself and not as what is left of a sum: what is kept must not depend on what was believed before.
  const error = vectors.map(({ own }, i) =>
    vectors.map((other, j) => {
      const noise = dotProduct(own, other.own) + dotProduct(unnamed[i] as number[], unnamed[j] as number[])
      const instrument = i === j ? (probes[i]?.sd ?? 0) ** 2 : 0
      return short(noise + instrument + (wider - 1) * (covariance[i]?.[j] ?? 0))
    }),
  )
  return {
    ...(done.fecha !== undefined && { fecha: done.fecha }),
    filas: vectors.map((_: UnknownsVector, j) => rowOf(reckoning, j)),
    error,
  }
}

/** A batch that is no longer kept by itself says what it said of the constants, its lots integrated out. */
function summed(summary: EvidenceSummary | undefined, { filas, error }: EvidenceOfBatch): EvidenceSummary | undefined {
  const claves = [...new Set([...(summary?.claves ?? []), ...filas.flatMap(({ taller }) => Object.keys(taller))])]
  const lots = new Set(filas.flatMap(({ lotes }) => Object.keys(lotes)))
  const total = error.map((line) => Float64Array.from(line))
  for (const lot of lots) {
    const seen = filas.map(({ lotes }) => slopesByMode(variationModesOfLot(lot), lotes[lot] ?? new Array(9).fill(0)))
    seen.forEach((one, i) => {
      seen.forEach((other, j) => {
        ;(total[i] as Float64Array)[j] = (total[i]?.[j] ?? 0) + dotProduct(one, other)
      })
    })
  }
  const factor = choleskyFactor(total)
  if (!factor) return summary
  const slopes = claves.map((key) => filas.map(({ taller }) => (taller[key] ?? 0) * (workshopConstantOf(key)?.sd ?? 0)))
  const weighed = slopes.map((one) => solveByFactor(factor, one))
  const difference = filas.map(({ dif }) => dif)
  const before = (key: string): number => summary?.claves.indexOf(key) ?? -1
  return {
    claves,
    informacion: claves.map((key, i) =>
      claves.map((other, j) =>
        short(
          (summary?.informacion[before(key)]?.[before(other)] ?? 0) +
            dotProduct(weighed[i] as Float64Array, slopes[j] as number[]),
        ),
      ),
    ),
    vector: claves.map((key, i) =>
      short((summary?.vector[before(key)] ?? 0) + dotProduct(weighed[i] as Float64Array, difference)),
    ),
  }
}

/** A summary without one of its constants, which is integrated out: others keep what they were told together with it. */
function withoutKey({ claves, informacion, vector }: EvidenceSummary, gone: number): EvidenceSummary {
  const own = 1 + (informacion[gone]?.[gone] ?? 0)
  const left = claves.flatMap((_, i) => (i === gone ? [] : [i]))
  const share = (i: number): number => (informacion[i]?.[gone] ?? 0) / own
  return {
    claves: left.map((i) => claves[i] ?? ''),
    informacion: left.map((i) =>
      left.map((j) => short((informacion[i]?.[j] ?? 0) - share(i) * (informacion[gone]?.[j] ?? 0))),
    ),
    vector: left.map((i) => short((vector[i] ?? 0) - share(i) * (vector[gone] ?? 0))),
  }
}

/** A summary within its bounds: the oldest lots of flour go first, for nobody bakes with them any more. */
function bounded(summary: EvidenceSummary): EvidenceSummary {
  let kept = summary
  while (kept.claves.length > MOST_KEYS) {
    const flour = kept.claves.findIndex((key) => nameOfConstant(key) === 'absorcion')
    kept = withoutKey(kept, Math.max(0, flour))
  }
  return kept
}

/** The evidence with one batch more; past its bounds the oldest becomes part of the summary. */
function withBatch(evidence: WorkshopEvidence, batch: EvidenceOfBatch): WorkshopEvidence {
  const hornadas = [...evidence.hornadas, batch]
  let { resumen } = evidence
  while (hornadas.length > MOST_BATCHES || namesIn(hornadas) > MOST_NAMES) {
    const oldest = hornadas.reduce((at, { fecha = '' }, index) => (fecha < (hornadas[at]?.fecha ?? '') ? index : at), 0)
    const [gone] = hornadas.splice(oldest, 1)
    if (gone) resumen = summed(resumen, gone)
  }
  return { ...evidence, hornadas, ...(resumen && { resumen: bounded(resumen) }) }
}

export interface LearnedEvidence {
  readonly evidence: WorkshopEvidence
  /** What is believed once the batch is in. */
  readonly belief: WorkshopBelief
}

/** What is believed once the readings of a batch count, with so many times their covariance; none count where that is infinite. */
export function beliefAfterBatch<Matter>(reckoning: BatchReckoning<Matter>, wider: number): WorkshopBelief {
  const { belief, vectors, probes, sloped, covariance, factor, gains } = reckoning
  if (!factor || !Number.isFinite(wider)) return belief
  const rows = vectors.map(({ lasting }) => lasting)
  const error = covariance.map((line, i) =>
    line.map((value, j) => wider * value - dotProduct(rows[i] as Float64Array, gains[j] as Float64Array)),
  )
  const difference = Float64Array.from(probes, ({ read = 0 }, j) => read - (sloped[j]?.mean ?? 0))
  return conditionBelief(belief, { rows, difference, error })
}

/** What is kept of a batch, its readings trusted with so many times their covariance. */
export function learnFromBatch<Matter>(
  evidence: WorkshopEvidence,
  reckoning: BatchReckoning<Matter>,
  done: DoneBatch,
  open: Readonly<Record<string, string>>,
  wider: number,
): LearnedEvidence {
  const lots = Object.entries(open).slice(-MOST_KEYS)
  const opened = lots.length > 0 ? { ...evidence, abiertos: Object.fromEntries(lots) } : evidence
  const counts = reckoning.factor !== undefined && Number.isFinite(wider)
  return {
    evidence: counts ? withBatch(opened, evidenceOfBatch(reckoning, done, wider)) : opened,
    belief: beliefAfterBatch(reckoning, wider),
  }
}
