import { type Belief, learned } from '../../batch/belief.ts'
import { constantOf, nameOfConstant } from '../../batch/constants.ts'
import {
  type Evidence,
  type EvidenceOfBatch,
  type EvidenceRow,
  MOST_BATCHES,
  MOST_KEYS,
  MOST_NAMES,
  namesIn,
  type Summary,
} from '../../batch/evidence.ts'
import { byComponent, byWay, waysOfLot } from '../../batch/lots.ts'
import { cholesky, dot, solve } from '../../science/linear.ts'
import type { Reckoning, Vector } from './reckon.ts'
import type { Done } from './request.ts'

/** Significant figures that are kept: more would be a pretence, and weigh. */
const FIGURES = 5
const short = (value: number): number => (value === 0 ? 0 : Number(value.toPrecision(FIGURES)))
/** Slopes under this part of the largest of their row are the noise of sums. */
const NOISE = 1e-9

function rowOf<Matter>({ scene, sloped, probes, keys }: Reckoning<Matter>, j: number): EvidenceRow {
  const one = sloped[j]
  const lotes: Record<string, readonly number[]> = {}
  keys.forEach((key, at) => {
    if (scene.lots[at] === undefined || !one) return
    const start = scene.sources.starts[at] ?? 0
    const ways = scene.basket.bought[at]?.varied.ways ?? []
    const slopes = one.lots.slice(start, start + ways.length)
    const largest = Math.max(0, ...slopes.map(Math.abs))
    if (largest > NOISE * Math.max(1, Math.abs(one.mean))) lotes[key] = byComponent(ways, slopes).map(short)
  })
  const taller = Object.fromEntries(
    Object.entries(one?.constants ?? {}).flatMap(([key, slope]) => {
      const sd = constantOf(key)?.sd ?? 0
      return sd > 0 && slope !== 0 ? [[key, short(slope / sd)]] : []
    }),
  )
  const probe = probes[j]
  return { que: probe?.que ?? '', dif: short((probe?.read ?? 0) - (one?.mean ?? 0)), lotes, taller }
}

/** What the readings of a batch say, as it is kept; lots that will not be known again go into its error. */
export function evidenceOf<Matter>(reckoning: Reckoning<Matter>, done: Done, wider: number): EvidenceOfBatch {
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
      const noise = dot(own, other.own) + dot(unnamed[i] as number[], unnamed[j] as number[])
      const instrument = i === j ? (probes[i]?.sd ?? 0) ** 2 : 0
      return short(noise + instrument + (wider - 1) * (covariance[i]?.[j] ?? 0))
    }),
  )
  return {
    ...(done.fecha !== undefined && { fecha: done.fecha }),
    filas: vectors.map((_: Vector, j) => rowOf(reckoning, j)),
    error,
  }
}

/** A batch that is no longer kept by itself says what it said of the constants, its lots integrated out. */
function summed(summary: Summary | undefined, { filas, error }: EvidenceOfBatch): Summary | undefined {
  const claves = [...new Set([...(summary?.claves ?? []), ...filas.flatMap(({ taller }) => Object.keys(taller))])]
  const lots = new Set(filas.flatMap(({ lotes }) => Object.keys(lotes)))
  const total = error.map((line) => Float64Array.from(line))
  for (const lot of lots) {
    const seen = filas.map(({ lotes }) => byWay(waysOfLot(lot), lotes[lot] ?? new Array(9).fill(0)))
    seen.forEach((one, i) => {
      seen.forEach((other, j) => {
        ;(total[i] as Float64Array)[j] = (total[i]?.[j] ?? 0) + dot(one, other)
      })
    })
  }
  const factor = cholesky(total)
  if (!factor) return summary
  const slopes = claves.map((key) => filas.map(({ taller }) => (taller[key] ?? 0) * (constantOf(key)?.sd ?? 0)))
  const weighed = slopes.map((one) => solve(factor, one))
  const difference = filas.map(({ dif }) => dif)
  const before = (key: string): number => summary?.claves.indexOf(key) ?? -1
  return {
    claves,
    informacion: claves.map((key, i) =>
      claves.map((other, j) =>
        short(
          (summary?.informacion[before(key)]?.[before(other)] ?? 0) +
            dot(weighed[i] as Float64Array, slopes[j] as number[]),
        ),
      ),
    ),
    vector: claves.map((key, i) =>
      short((summary?.vector[before(key)] ?? 0) + dot(weighed[i] as Float64Array, difference)),
    ),
  }
}

/** A summary without one of its constants, which is integrated out: others keep what they were told together with it. */
function withoutKey({ claves, informacion, vector }: Summary, gone: number): Summary {
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
function bounded(summary: Summary): Summary {
  let kept = summary
  while (kept.claves.length > MOST_KEYS) {
    const flour = kept.claves.findIndex((key) => nameOfConstant(key) === 'absorcion')
    kept = withoutKey(kept, Math.max(0, flour))
  }
  return kept
}

/** The evidence with one batch more; past its bounds the oldest becomes part of the summary. */
function withBatch(evidence: Evidence, batch: EvidenceOfBatch): Evidence {
  const hornadas = [...evidence.hornadas, batch]
  let { resumen } = evidence
  while (hornadas.length > MOST_BATCHES || namesIn(hornadas) > MOST_NAMES) {
    const oldest = hornadas.reduce((at, { fecha = '' }, index) => (fecha < (hornadas[at]?.fecha ?? '') ? index : at), 0)
    const [gone] = hornadas.splice(oldest, 1)
    if (gone) resumen = summed(resumen, gone)
  }
  return { ...evidence, hornadas, ...(resumen && { resumen: bounded(resumen) }) }
}

export interface Learning {
  readonly evidence: Evidence
  /** What is believed once the batch is in. */
  readonly belief: Belief
}

/** `wider`: how many times their covariance the readings are trusted with; none are where it is infinite. */
export function learn<Matter>(
  evidence: Evidence,
  reckoning: Reckoning<Matter>,
  done: Done,
  open: Readonly<Record<string, string>>,
  wider: number,
): Learning {
  const { belief, vectors, probes, sloped, covariance, factor, gains } = reckoning
  const lots = Object.entries(open).slice(-MOST_KEYS)
  const opened = lots.length > 0 ? { ...evidence, abiertos: Object.fromEntries(lots) } : evidence
  if (!factor || !Number.isFinite(wider)) return { evidence: opened, belief }
  const rows = vectors.map(({ lasting }) => lasting)
  const error = covariance.map((line, i) =>
    line.map((value, j) => wider * value - dot(rows[i] as Float64Array, gains[j] as Float64Array)),
  )
  const difference = Float64Array.from(probes, ({ read = 0 }, j) => read - (sloped[j]?.mean ?? 0))
  return {
    evidence: withBatch(opened, evidenceOf(reckoning, done, wider)),
    belief: learned(belief, { rows, difference, error }),
  }
}
