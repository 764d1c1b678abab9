import { lazyFor } from '../../words/lazy.ts'
import { TRACKED_COMPONENTS } from '../tracked.ts'
import {
  placeOfReading,
  readingOfRow,
  SACK_READING_NAMES,
  SATURATES_SPREAD,
  type SackReading,
  type SackRow,
  slopeOfRow,
} from './readings.ts'

/** How far a purchase of a row may lie from the row, per gram of it. */

/** Deviations that a purchase may lie off. */
const DEVIATIONS = 3

/** A component that varies: what a gram may have less of it, and how far it goes from there. */
export interface PurchaseRoom {
  readonly tracked: number
  readonly less: number
  readonly width: number
}

export const purchaseRooms = lazyFor((row: SackRow): readonly PurchaseRoom[] =>
  TRACKED_COMPONENTS.flatMap((_, tracked): PurchaseRoom[] => {
    const far = DEVIATIONS * (row.sd[tracked] ?? 0)
    const less = Math.min(far, row.holds[tracked] ?? 0)
    return far > 0 ? [{ tracked, less, width: less + far }] : []
  }),
)

const SALT = TRACKED_COMPONENTS.indexOf('salt')

/** What a reading gains at most: all components but salt add up to as much as before, and what gains most is filled first. */
function gainOf(row: SackRow, reading: SackReading, sign: 1 | -1): number {
  const rooms = purchaseRooms(row).map((room) => ({ ...room, slope: sign * slopeOfRow(row, reading, room.tracked) }))
  let gain = reading === 'saturadas' ? SATURATES_SPREAD * readingOfRow(row, reading) : 0
  let open = 0
  for (const { tracked, slope, less, width } of rooms)
    if (tracked === SALT) gain += Math.max(-slope * less, slope * (width - less))
    else {
      gain -= slope * less
      open += less
    }
  const best = rooms.filter(({ tracked }) => tracked !== SALT).toSorted((one, other) => other.slope - one.slope)
  for (const { slope, width } of best) {
    const taken = Math.min(open, width)
    gain += slope * taken
    open -= taken
  }
  return Math.max(0, gain)
}

/** Which end of a reading is looked for. */
export type ReachSide = 'least' | 'most'

const reaches = lazyFor((row: SackRow) => ({
  least: Float64Array.from(SACK_READING_NAMES, (reading) => readingOfRow(row, reading) - gainOf(row, reading, -1)),
  most: Float64Array.from(SACK_READING_NAMES, (reading) => readingOfRow(row, reading) + gainOf(row, reading, 1)),
}))

/** The least or the most that a gram of a row may have of a reading, whatever it then has of the others. */
export const reachOfRow = (row: SackRow, reading: SackReading, side: ReachSide): number =>
  reaches(row)[side][placeOfReading(reading)] ?? 0
