import {
  readingOfRow,
  SATURATES_SPREAD,
  type SackReading,
  type SackRow,
  slopeOfRow,
  TRACKED,
} from '@obrador/engine/sack'
import { blankSheet, type Entry, type Sheet } from '../sheet.ts'
import type { Solver } from '../solver.ts'
import type { Declared } from './label.ts'
import type { Grams, ListRow } from './rows.ts'

/**
 * The polytope as a model for the solver: grams of each row, and grams of each tracked component that a purchase of it has beyond the
 * least it may have. Every reading is linear in them.
 */

/** Deviations that a purchase and a declaration may lie off. */
const DEVIATIONS = { purchase: 3, declaration: 3 } as const

const SALT = TRACKED.indexOf('salt')

/** What a purchase of a row may have more of, in a column of its own. */
interface Extra {
  readonly column: number
  readonly tracked: number
  /** Grams that a gram of the row may have less. */
  readonly less: number
}

interface Purchased {
  readonly row: SackRow
  readonly extras: readonly Extra[]
  /** Column of the saturates beyond the least, and that least. */
  readonly saturates: { readonly column: number; readonly less: number } | undefined
}

export interface SackSheet {
  readonly sheet: Sheet
  readonly purchased: readonly Purchased[]
  readonly grams: Grams
  /** Columns in all. */
  readonly size: number
}

const SATURATED: SackReading = 'saturadas'

function purchase(sheet: Sheet, row: SackRow, column: number, infinity: number): Purchased {
  const extras: Extra[] = []
  for (let tracked = 0; tracked < TRACKED.length; tracked++) {
    const far = DEVIATIONS.purchase * (row.sd[tracked] ?? 0)
    if (far <= 0) continue
    const less = Math.min(far, row.holds[tracked] ?? 0)
    const extra = sheet.column(0, 0, infinity)
    sheet.row(
      [
        [extra, 1],
        [column, -(less + far)],
      ],
      -infinity,
      0,
    )
    extras.push({ column: extra, tracked, less })
  }
  const balance = extras.filter(({ tracked }) => tracked !== SALT)
  if (balance.length > 0) {
    const least = balance.reduce((sum, { less }) => sum + less, 0)
    sheet.row([...balance.map((one): Entry => [one.column, 1]), [column, -least]], 0, 0)
  }
  const less = SATURATES_SPREAD * readingOfRow(row, SATURATED)
  if (less <= 0) return { row, extras, saturates: undefined }
  const saturates = sheet.column(0, 0, infinity)
  sheet.row(
    [
      [saturates, 1],
      [column, -2 * less],
    ],
    -infinity,
    0,
  )
  return { row, extras, saturates: { column: saturates, less } }
}

/** The coefficients of a reading over all columns. */
export function coefficients({ purchased, grams, size }: Omit<SackSheet, 'sheet'>, reading: SackReading): Float64Array {
  const all = new Float64Array(size)
  purchased.forEach(({ row, extras, saturates }, column) => {
    let own = readingOfRow(row, reading)
    for (const { column: extra, tracked, less } of extras) {
      const slope = slopeOfRow(row, reading, tracked)
      all[extra] = slope
      own -= slope * less
    }
    if (saturates && reading === SATURATED) {
      all[saturates.column] = 1
      own -= saturates.less
    }
    all[column] = own
  })
  if (reading === 'agua') {
    all[grams.silent] = 1
    all[grams.lost] = -1
  }
  return all
}

const entriesOf = (all: Float64Array): Entry[] =>
  [...all].flatMap((value, column): Entry[] => (value === 0 ? [] : [[column, value]]))

/** Bounds of a told figure: what is printed and the error of whoever tells it, or the whole legal tolerance. */
export function boundsOf(
  { least, most, error, tolerance, isMeasured }: Declared,
  isWide: boolean,
): readonly [number, number] {
  const room =
    isWide && !isMeasured ? Math.max(tolerance, DEVIATIONS.declaration * error) : DEVIATIONS.declaration * error
  return [least - room, most + room]
}

/** Columns of grams with what purchases of them vary by, the rows of the list, and water that cannot be less than none. */
export function sackSheet(solver: Solver, rows: readonly SackRow[], grams: Grams, list: readonly ListRow[]): SackSheet {
  const { infinity } = solver
  const sheet = blankSheet(solver)
  for (let at = 0; at < rows.length; at++) sheet.column(0, 0, infinity)
  sheet.column(0, 0, grams.mostSilent)
  sheet.column(0, 0, grams.mostLost)
  const purchased = rows.map((row, column) => purchase(sheet, row, column, infinity))
  const size =
    1 +
    Math.max(
      grams.lost,
      ...purchased.flatMap(({ extras, saturates }) => [...extras.map(({ column }) => column), saturates?.column ?? 0]),
    )
  for (const { entries, least, most } of list) sheet.row(entries, Math.max(-infinity, least), Math.min(infinity, most))
  const built = { purchased, grams, size }
  sheet.row(entriesOf(coefficients(built, 'agua')), 0, infinity)
  return { ...built, sheet }
}

/** The row of a told figure; its place among the rows. */
export const declaredRow = (
  { sheet, ...built }: SackSheet,
  reading: SackReading,
  [least, most]: readonly [number, number],
  slack: readonly Entry[] = [],
): number => sheet.row([...entriesOf(coefficients(built, reading)), ...slack], least, most)
