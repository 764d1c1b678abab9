import {
  purchaseRooms,
  type ReachSide,
  reachOfRow,
  readingOfRow,
  SATURATES_SPREAD,
  type SackReading,
  type SackRow,
  slopeOfRow,
  TRACKED_COMPONENTS,
} from '@obrador/engine/sack'
import { blankSheet, type ModelSheet, type RowEntry } from '../sheet.ts'
import type { HighsSolver } from '../solver.ts'
import type { DeclaredFigure } from './label.ts'
import type { GramColumns, ListRow } from './rows.ts'

/**
 * The polytope as a model for the solver: grams of each row, and grams of each tracked component that a purchase of it has beyond the
 * least it may have. Every reading is linear in them.
 */

/** Deviations that a declaration may lie off. */
const DEVIATIONS = 3

const SALT = TRACKED_COMPONENTS.indexOf('salt')

/** What a purchase of a row may have more of, in a column of its own. */
interface Extra {
  readonly column: number
  readonly tracked: number
  /** Grams that a gram of the row may have less. */
  readonly less: number
}

interface Purchased {
  readonly row: SackRow
  /** Whether what its purchases vary by has no columns: every reading then goes as far as it can by itself. */
  readonly isCoarse: boolean
  readonly extras: readonly Extra[]
  /** Column of the saturates beyond the least, and that least. */
  readonly saturates: { readonly column: number; readonly less: number } | undefined
}

/** What a model is built of. */
export interface SackModel {
  readonly rows: readonly SackRow[]
  /** Rows whose purchases have no columns of their own. */
  readonly coarse: ReadonlySet<number>
  readonly grams: GramColumns
  readonly list: readonly ListRow[]
}

export interface SackSheet {
  readonly sheet: ModelSheet
  readonly purchased: readonly Purchased[]
  readonly grams: GramColumns
  /** Columns in all. */
  readonly size: number
}

const SATURATED: SackReading = 'saturadas'

/** Columns that a purchase of a row takes. */
export const sackColumnsOf = (row: SackRow): number =>
  purchaseRooms(row).length + (readingOfRow(row, SATURATED) > 0 ? 1 : 0)

function purchase(sheet: ModelSheet, row: SackRow, column: number, infinity: number): Purchased {
  const extras = purchaseRooms(row).map(({ tracked, less, width }): Extra => {
    const extra = sheet.column(0, 0, infinity)
    sheet.row(
      [
        [extra, 1],
        [column, -width],
      ],
      -infinity,
      0,
    )
    return { column: extra, tracked, less }
  })
  const balance = extras.filter(({ tracked }) => tracked !== SALT)
  if (balance.length > 0) {
    const least = balance.reduce((sum, { less }) => sum + less, 0)
    sheet.row([...balance.map((one): RowEntry => [one.column, 1]), [column, -least]], 0, 0)
  }
  const less = SATURATES_SPREAD * readingOfRow(row, SATURATED)
  if (less <= 0) return { row, isCoarse: false, extras, saturates: undefined }
  const saturates = sheet.column(0, 0, infinity)
  sheet.row(
    [
      [saturates, 1],
      [column, -2 * less],
    ],
    -infinity,
    0,
  )
  return { row, isCoarse: false, extras, saturates: { column: saturates, less } }
}

/** The coefficients of a reading over all columns, towards one of its ends where some rows go there by themselves. */
export function readingCoefficients(
  { purchased, grams, size }: Omit<SackSheet, 'sheet'>,
  reading: SackReading,
  side?: ReachSide,
): Float64Array {
  const all = new Float64Array(size)
  purchased.forEach(({ row, isCoarse, extras, saturates }, column) => {
    let own = isCoarse && side ? reachOfRow(row, reading, side) : readingOfRow(row, reading)
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

const entriesOf = (all: Float64Array): RowEntry[] =>
  [...all].flatMap((value, column): RowEntry[] => (value === 0 ? [] : [[column, value]]))

/** Bounds of a told figure: what is printed and the error of whoever tells it, or the whole legal tolerance. */
export function columnBoundsOf(
  { least, most, error, tolerance, isMeasured }: DeclaredFigure,
  isWide: boolean,
): readonly [number, number] {
  const room = isWide && !isMeasured ? Math.max(tolerance, DEVIATIONS * error) : DEVIATIONS * error
  return [least - room, most + room]
}

/**
 * Columns of grams with what purchases of them vary by, the rows of the list, and water that cannot be less than none. Of `coarse` rows
 * every reading goes as far as it can by itself: looser than the truth, so that what holds there holds.
 */
export function sackSheet(solver: HighsSolver, { rows, coarse, grams, list }: SackModel): SackSheet {
  const { infinity } = solver
  const sheet = blankSheet(solver)
  for (let at = 0; at < rows.length; at++) sheet.column(0, 0, infinity)
  sheet.column(0, 0, grams.mostSilent)
  sheet.column(0, 0, grams.mostLost)
  const purchased = rows.map(
    (row, column): Purchased =>
      coarse.has(column)
        ? { row, isCoarse: true, extras: [], saturates: undefined }
        : purchase(sheet, row, column, infinity),
  )
  const size =
    1 +
    Math.max(
      grams.lost,
      ...purchased.flatMap(({ extras, saturates }) => [...extras.map(({ column }) => column), saturates?.column ?? 0]),
    )
  for (const { entries, least, most } of list) sheet.row(entries, Math.max(-infinity, least), Math.min(infinity, most))
  const built = { purchased, grams, size }
  sheet.row(entriesOf(readingCoefficients(built, 'agua', 'most')), 0, infinity)
  return { ...built, sheet }
}

/** Whether some row goes to both ends of its readings by itself. */
export const hasCoarse = ({ purchased }: Pick<SackSheet, 'purchased'>): boolean =>
  purchased.some(({ isCoarse }) => isCoarse)

/** The rows of a told figure: one, or one for each end where some rows go to both. */
export function declaredRow(
  { sheet, ...built }: SackSheet,
  infinity: number,
  reading: SackReading,
  [least, most]: readonly [number, number],
  slack: readonly RowEntry[] = [],
): void {
  const upper = entriesOf(readingCoefficients(built, reading, 'most'))
  if (!hasCoarse(built)) {
    sheet.row([...upper, ...slack], least, most)
    return
  }
  sheet.row([...upper, ...slack], least, infinity)
  sheet.row([...entriesOf(readingCoefficients(built, reading, 'least')), ...slack], -infinity, most)
}
