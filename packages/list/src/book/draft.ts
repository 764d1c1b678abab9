import { foldText } from '../fold.ts'
import { isGradeAlone } from '../names.ts'
import { isYieldLine } from '../skips.ts'
import type { CsvCell } from '../spreadsheet.ts'
import type { BookColumn, ColumnRole } from './columns.ts'

/** A recipe of a sheet before its lines are read: which rows it has, and what stands around them. */
export interface DraftRow {
  /** As a spreadsheet numbers it. */
  readonly row: number
  /** The heading of the part that it belongs to. */
  readonly part?: string
  readonly cell: (role: ColumnRole) => CsvCell
  readonly column: (role: ColumnRole) => BookColumn | undefined
  /** All cells of a role that are filled. */
  readonly filled: (role: ColumnRole) => readonly FilledCell[]
  /** A weight stands in two columns, «Kg | Gr», or in one of them. */
  readonly isParted: boolean
}

export interface FilledCell {
  readonly cell: CsvCell
  readonly column: BookColumn
  /** Its place in the sheet, from 0. */
  readonly at: number
}

export interface RecipeDraft {
  title?: string
  /** What stands over several recipes: a section, the name of the sheet, a column of families. */
  family?: string
  /** Grams that a row of totals says. */
  total?: CsvCell
  /** «Rendimiento: 40 uds». */
  made?: string
  readonly rows: DraftRow[]
  readonly notes: string[]
  from: number
  to: number
}

export const newDraft = (row: number, title?: string, family?: string): RecipeDraft => ({
  ...(title !== undefined && { title }),
  ...(family !== undefined && { family }),
  rows: [],
  notes: [],
  from: row,
  to: row,
})

export const cellText = (cell: CsvCell): string => (cell === undefined ? '' : String(cell))
export const isBlankRow = (cells: readonly CsvCell[]): boolean => cells.every((cell) => cell === undefined)
export const filledCellsOf = (cells: readonly CsvCell[]): readonly CsvCell[] =>
  cells.filter((cell) => cell !== undefined)
export const widthOf = (rows: readonly (readonly CsvCell[])[]): number =>
  rows.reduce((width, { length }) => Math.max(width, length), 0)
export const hasLetterCell = (cell: CsvCell): cell is string =>
  typeof cell === 'string' && (/\p{L}{2}/u.test(cell) || isGradeAlone(cell))

const SUM =
  /^(?:(?:sub|gran )?total(?:es)?|suma|sumas|sum|totals?|grand total|peso total|total weight|pes total|totale)\b/

/** What sums up the rows above it is no ingredient; neither are losses, costs and what the whole makes. */
const BESIDE = /^(?:merma|coste|cost|cost total|precio|pvp|margen|escandallo|beneficio|iva|loss|waste|minva)\b/

export const isTotalRow = (name: string): boolean => SUM.test(foldText(name))
export const isBesideCell = (name: string): boolean => BESIDE.test(foldText(name)) || isYieldLine(foldText(name))

/** How the roles of a row are found in its cells. */
export function draftRowOf(
  cells: readonly CsvCell[],
  columns: readonly BookColumn[],
  row: number,
  part?: string,
): DraftRow {
  const at = (role: ColumnRole): number => columns.findIndex((column) => column.role === role)
  return {
    row,
    ...(part !== undefined && { part }),
    cell: (role) => cells[at(role)],
    column: (role) => columns[at(role)],
    isParted: columns.filter(({ role }) => role === 'grams').length > 1,
    filled: (role) =>
      columns.flatMap((column, place) =>
        column.role === role && cells[place] !== undefined ? [{ cell: cells[place], column, at: place }] : [],
      ),
  }
}

/** The cells that weigh: the first that is filled counts. */
const WEIGHING: readonly ColumnRole[] = ['grams', 'quantity', 'percent']
export const hasAmountCell = ({ filled }: DraftRow): boolean => WEIGHING.some((role) => filled(role).length > 0)

/** Words where a weight should stand, and no figure: over the first line, the heads of columns that nobody knew. */
export const isWordsOnly = ({ filled }: DraftRow): boolean =>
  WEIGHING.every((role) => filled(role).every(({ cell }) => !/\d/.test(cellText(cell))))
