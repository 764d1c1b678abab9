import { identityKeyOf } from '../../model/ingredient-identity.ts'
import type { MadeBatch, ToldReading } from '../../model/made-batch.ts'
import { batchLineIdentity } from '../../model/trace.ts'
import { NINE_IN_TEN } from '../../reading/believed.ts'

/** What a batch said of one reading. */
export interface StripPoint {
  readonly batch: MadeBatch
  readonly told: ToldReading | undefined
  /** It was asked about and never answered: nothing was learned of it. */
  readonly isLearned: boolean
  /** Lots that were opened for it. */
  readonly opened: readonly string[]
}

/** Oldest first: what each batch said of a reading, and which lots it opened. */
export function stripPointsOf(batches: readonly MadeBatch[], que: string): readonly StripPoint[] {
  const open = new Map<string, string>()
  return batches.toReversed().map((batch, at): StripPoint => {
    const opened: string[] = []
    for (const line of batch.lines) {
      const { lot = '' } = line
      const key = identityKeyOf(batchLineIdentity(batch, line))
      if (lot === '' || open.get(key) === lot) continue
      if (at > 0) opened.push(lot)
      open.set(key, lot)
    }
    return {
      batch,
      told: batch.told?.find((one) => one.que === que && one.line === undefined),
      isLearned: batch.evidence !== undefined,
      opened,
    }
  })
}

/** The readings that some batch has, the ones read most first. */
export function readingNamesIn(batches: readonly MadeBatch[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { told = [] } of batches)
    for (const { que, line } of told) if (line === undefined) counts.set(que, (counts.get(que) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([que]) => que)
}

export interface StripBand {
  readonly value: number
  readonly sd: number
}

export const stripEdgesOf = ({ value, sd }: StripBand): readonly [number, number] => [
  value - NINE_IN_TEN * sd,
  value + NINE_IN_TEN * sd,
]

const STEPS = [1, 2, 5, 10] as const
const MOST_TICKS = 5

export interface StripScale {
  readonly low: number
  readonly high: number
  readonly ticks: readonly number[]
}

/** A window round what was expected and what was learned of, with round figures at its ticks. */
export function stripScaleOf(points: readonly StripPoint[], next: StripBand | undefined): StripScale {
  const inside = points.flatMap(({ told, isLearned }) =>
    told ? [...stripEdgesOf({ value: told.expected, sd: told.sd }), ...(isLearned ? [told.read] : [])] : [],
  )
  const all = [...inside, ...(next ? stripEdgesOf(next) : [])]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const room = 0.15 * (most - least || 1)
  const [from, to] = [least - room, most + room]
  const rough = (to - from) / MOST_TICKS
  const tens = 10 ** Math.floor(Math.log10(rough))
  const step = tens * (STEPS.find((one) => one * tens >= rough) ?? 10)
  const [low, high] = [Math.floor(from / step) * step, Math.ceil(to / step) * step]
  const count = Math.round((high - low) / step)
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, at) => low + at * step) }
}
