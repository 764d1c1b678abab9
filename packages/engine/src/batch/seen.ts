import { dotProduct } from '../science/linear.ts'
import { lazyFor } from '../words/lazy.ts'
import { workshopConstantOf } from './constants.ts'
import type { EvidenceOfBatch, EvidenceRow } from './evidence.ts'
import { slopesByMode, variationModesOfLot } from './lots.ts'

/** What the readings of a batch see: a row for each reading, by the ways of each lot and by the deviation of each constant. */
export interface SeenUnknowns {
  /** Lots that the catalogue has a row for: of others nothing is known, and nothing can be learned. Empty where a reading does not see one. */
  readonly lots: ReadonlyMap<string, readonly (readonly number[])[]>
  readonly constants: ReadonlyMap<string, readonly number[]>
}

const NOTHING_SEEN: readonly number[] = []

/** Worked out once for each batch. */
export const seenBy = lazyFor(({ filas }: EvidenceOfBatch): SeenUnknowns => {
  const lots = new Map<string, readonly (readonly number[])[]>()
  const constants = new Map<string, readonly number[]>()
  for (const { lotes, taller } of filas) {
    for (const lot of Object.keys(lotes)) {
      if (lots.has(lot)) continue
      const ways = variationModesOfLot(lot)
      const seen = ({ lotes: own }: EvidenceRow): readonly number[] => {
        const slopes = Object.hasOwn(own, lot) ? own[lot] : undefined
        return slopes ? slopesByMode(ways, slopes) : NOTHING_SEEN
      }
      if (ways.length > 0) lots.set(lot, filas.map(seen))
    }
    for (const key of Object.keys(taller)) {
      const { sd = 0 } = workshopConstantOf(key) ?? {}
      if (!constants.has(key))
        constants.set(
          key,
          filas.map((row) => (Object.hasOwn(row.taller, key) ? (row.taller[key] ?? 0) : 0) * sd),
        )
    }
  }
  return { lots, constants }
})

/** Adds the covariance that some unknowns give the readings of a batch: `times` their slopes by each other. */
export function addSeen(total: readonly Float64Array[], slopes: readonly (readonly number[])[], times: number): void {
  total.forEach((line, i) => {
    const one = slopes[i] ?? NOTHING_SEEN
    for (let j = 0; j < line.length; j++) {
      const other = slopes[j] ?? NOTHING_SEEN
      if (one.length === other.length) line[j] = (line[j] as number) + times * dotProduct(one, other)
    }
  })
}

/** What the readings of a batch err by, as rows that may be added to. */
export const ownErrorOf = ({ error }: EvidenceOfBatch): Float64Array[] => error.map((line) => Float64Array.from(line))
