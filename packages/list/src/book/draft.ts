import { fold } from '../fold.ts'
import { isYield } from '../skips.ts'
import type { Cell } from '../spreadsheet.ts'
import type { Column, Role } from './columns.ts'

/** A recipe of a sheet before its lines are read: which rows it has, and what stands around them. */
export interface DraftRow {
  /** As a spreadsheet numbers it. */
  readonly row: number
  /** The heading of the part that it belongs to. */
  readonly part?: string
  readonly cell: (role: Role) => Cell
  readonly column: (role: Role) => Column | undefined
}

export interface Draft {
  title?: string
  /** What stands over several recipes: a section, the name of the sheet, a column of families. */
  family?: string
  /** Grams that a row of totals says. */
  total?: Cell
  /** «Rendimiento: 40 uds». */
  made?: string
  readonly rows: DraftRow[]
  readonly notes: string[]
  from: number
  to: number
}

export const newDraft = (row: number, title?: string, family?: string): Draft => ({
  ...(title !== undefined && { title }),
  ...(family !== undefined && { family }),
  rows: [],
  notes: [],
  from: row,
  to: row,
})

export const textOf = (cell: Cell): string => (cell === undefined ? '' : String(cell))
export const isBlank = (cells: readonly Cell[]): boolean => cells.every((cell) => cell === undefined)
export const filledOf = (cells: readonly Cell[]): readonly Cell[] => cells.filter((cell) => cell !== undefined)
export const widthOf = (rows: readonly (readonly Cell[])[]): number =>
  rows.reduce((width, { length }) => Math.max(width, length), 0)
export const hasLetters = (cell: Cell): cell is string => typeof cell === 'string' && /\p{L}{2}/u.test(cell)

const SUM =
  /^(?:(?:sub|gran )?total(?:es)?|suma|sumas|sum|totals?|grand total|peso total|total weight|pes total|totale)\b/

/** What sums up the rows above it is no ingredient; neither are losses, costs and what the whole makes. */
const BESIDE = /^(?:merma|coste|cost|cost total|precio|pvp|margen|escandallo|beneficio|iva|loss|waste|minva)\b/

export const isTotal = (name: string): boolean => SUM.test(fold(name))
export const isBeside = (name: string): boolean => BESIDE.test(fold(name)) || isYield(fold(name))

/** How the roles of a row are found in its cells. */
export function rowOf(cells: readonly Cell[], columns: readonly Column[], row: number, part?: string): DraftRow {
  const at = (role: Role): number => columns.findIndex((column) => column.role === role)
  return {
    row,
    ...(part !== undefined && { part }),
    cell: (role) => cells[at(role)],
    column: (role) => columns[at(role)],
  }
}

/** The cells that weigh: the first that is filled counts. */
const WEIGHING: readonly Role[] = ['grams', 'quantity', 'percent']
export const hasAmount = ({ cell }: DraftRow): boolean => WEIGHING.some((role) => cell(role) !== undefined)

/** Words where a weight should stand, and no figure: over the first line, the heads of columns that nobody knew. */
export const isWordsOnly = ({ cell }: DraftRow): boolean => WEIGHING.every((role) => !/\d/.test(textOf(cell(role))))
