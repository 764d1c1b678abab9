import type { CellSheet } from '../files/xlsx.ts'
import { foldText } from '../fold.ts'
import type { CsvCell } from '../spreadsheet.ts'
import { bookHeadOf, headWeighs, isUnitCell, roleNamedBy } from './columns.ts'
import { cellText, hasLetterCell, widthOf } from './draft.ts'

/** Recipes side by side on a sheet, each side read as a sheet of its own. */

/** Rows in which a head is looked for. */
export const HEAD_WITHIN = 30

/** What a head says of its column: weights and shares are both an amount, for of two recipes side by side one may have grams and the other percentages. */
const headKey = (cell: CsvCell): string => {
  const role = roleNamedBy(cell)?.role
  return role !== undefined && role !== 'either' && headWeighs([{ role }]) ? 'amount' : foldText(cellText(cell))
}

/** Columns of one recipe at most: a sheet may be thousands wide, and each width that is tried walks all of them. */
const WIDEST_PERIOD = 16

/** How many columns apart a head says the same again: recipes side by side without a column between them. */
function periodOf(cells: readonly CsvCell[]): number | undefined {
  const heads = cells.map(headKey)
  const first = heads.findIndex((head) => head !== '')
  if (first < 0) return undefined
  const isPeriod = (period: number): boolean =>
    heads[first + period] === heads[first] &&
    heads.every((head, at) => at < first + period || head === '' || head === heads[at - period])
  for (let period = 2; period <= WIDEST_PERIOD; period++)
    if (isPeriod(period)) return bookHeadOf(cells.slice(first, first + period)) && period
  return undefined
}

/** Rows below titles in which each side has a line. */
const SIDE_WITHIN = 6

/** Where recipes stand side by side without heads: titles in one row, and below each a name with a figure. */
function titledSides({ rows }: CellSheet): readonly number[] {
  for (const [at, cells] of rows.slice(0, HEAD_WITHIN).entries()) {
    const starts = cells.flatMap((cell, place) => (hasLetterCell(cell) ? [place] : []))
    const below = rows.slice(at + 1, at + 1 + SIDE_WITHIN)
    const isSide = (start: number, place: number): boolean =>
      cells[start + 1] === undefined &&
      below.some((row) => {
        const own = row.slice(start, starts[place + 1] ?? row.length)
        const name = own.findIndex((cell) => hasLetterCell(cell) && !isUnitCell(cell) && !/^\d/.test(cell))
        return name >= 0 && own.some((cell, at) => at !== name && /^\d/.test(cellText(cell)))
      })
    if (starts.length > 1 && starts.every(isSide)) return starts
  }
  return []
}

/** Columns that nothing stands in, or heads that repeat, part recipes side by side, where each side has a head of its own. */
export function panelsOf(sheet: CellSheet): readonly CellSheet[] {
  const width = widthOf(sheet.rows)
  const isGap = Array.from({ length: width }, (_, at) => sheet.rows.every((cells) => cells[at] === undefined))
  const head = sheet.rows.slice(0, HEAD_WITHIN).find((cells) => periodOf(cells) !== undefined) ?? []
  const [from, period] = [head.findIndex((cell) => cell !== undefined), periodOf(head)]
  const starts = isGap.flatMap((gap, at) => {
    const isAgain = period !== undefined && at > from && (at - from) % period === 0
    return !gap && (at === 0 || isGap[at - 1] || isAgain) ? [at] : []
  })
  const sides = titledSides(sheet)
  if (sides.length > 1 && !sheet.rows.some((cells) => bookHeadOf(cells))) return panelsFrom(sheet, sides)
  if (starts.length < 2) return [sheet]
  const panels = panelsFrom(sheet, starts)
  const hasHead = ({ rows }: CellSheet): boolean => rows.some((cells) => bookHeadOf(cells))
  return panels.every(hasHead) ? panels : [sheet]
}

const panelsFrom = (sheet: CellSheet, starts: readonly number[]): readonly CellSheet[] =>
  starts.map((start, at) => ({
    name: sheet.name,
    rows: sheet.rows.map((cells) => cells.slice(start, starts[at + 1] ?? cells.length)),
  }))
