import type { Cell, CellStyle, CellValue, ColumnDef, ConditionalRule, MergeRange, WriteSheet } from 'hucre/xlsx'

/** A place in a sheet: row and column from 1, as people count them. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

const LETTERS = 26
const FIRST_LETTER = 65

/** «A», «Z», «AA». */
function letters(column: number): string {
  const rest = (column - 1) % LETTERS
  const before = (column - 1 - rest) / LETTERS
  return (before > 0 ? letters(before) : '') + String.fromCharCode(FIRST_LETTER + rest)
}

export const cellAt = (column: number, row: number): string => `${letters(column)}${row}`
/** The same wherever the formula is copied to. */
export const fixedCell = (column: number, row: number): string => `$${letters(column)}$${row}`
/** Cells of one column, both rows included. */
export const columnCells = (column: number, from: number, to: number): string =>
  `${fixedCell(column, from)}:${fixedCell(column, to)}`

/** A sheet as it is filled. */
export interface SheetDraft {
  readonly text: (place: CellPlace, value: string, style?: CellStyle) => void
  readonly number: (place: CellPlace, value: number | undefined, style?: CellStyle) => void
  /** Without its «=», with what the engine answers for it, so that a viewer that calculates nothing shows it too. */
  readonly formula: (place: CellPlace, formula: string, known: CellValue | undefined, style?: CellStyle) => void
  readonly rule: (range: string, formula: string, style: CellStyle) => void
  readonly height: (row: number, points: number) => void
  /** A sentence over the columns from its place to another, in as many lines as it takes. No data ever stands in such cells. */
  readonly sentence: (place: CellPlace, toColumn: number, value: string, style: CellStyle) => void
  /** Cells of a row that only have a style. */
  readonly band: (row: number, fromColumn: number, toColumn: number, style: CellStyle) => void
  /** The height that the texts of a row take, each in its own column. */
  readonly fit: (row: number, texts: readonly string[]) => void
  readonly done: (settings: Pick<WriteSheet, 'freezePane'>, orientation: 'landscape' | 'portrait') => DrawnSheet
}

/** A sheet, and all of it that holds anything. */
export interface DrawnSheet {
  readonly sheet: WriteSheet
  readonly area: string
}

/** Characters that XML cannot carry. */
const UNPRINTABLE = /\p{Cc}+/gu
/** Characters of one cell: more is nobody's name. */
const LONGEST = 2000

const clean = (text: string): string => text.replace(UNPRINTABLE, ' ').slice(0, LONGEST)

/** Points of a line of text, and the share of its width that a column fills with letters. */
const LINE = 15
const FILLED = 0.95
const linesOf = (text: string, width: number): number => Math.max(1, Math.ceil(text.length / (FILLED * width)))

/** An empty sheet with columns of these widths. */
export function draftSheet(name: string, widths: readonly number[]): SheetDraft {
  const cells = new Map<string, Partial<Cell>>()
  const rules: ConditionalRule[] = []
  const rowDefs = new Map<number, { height: number }>()
  const merges: MergeRange[] = []
  let last: CellPlace = { row: 1, column: 1 }
  const put = ({ row, column }: CellPlace, cell: Partial<Cell>, style: CellStyle | undefined): void => {
    last = { row: Math.max(last.row, row), column: Math.max(last.column, column) }
    cells.set(`${row - 1},${column - 1}`, { ...cell, ...(style && { style }) })
  }
  const height = (row: number, points: number): void => void rowDefs.set(row - 1, { height: points })
  const band: SheetDraft['band'] = (row, from, to, style) => {
    for (let column = from; column <= to; column++) put({ row, column }, { value: null, type: 'empty' }, style)
  }
  const widthOf = (from: number, to: number): number =>
    widths.slice(from - 1, to).reduce((sum, width) => sum + width, 0) || 1
  return {
    band,
    height,
    sentence: ({ row, column }, to, value, style) => {
      band(row, column, to, style)
      put({ row, column }, { value: clean(value), type: 'string' }, style)
      if (to > column) merges.push({ startRow: row - 1, startCol: column - 1, endRow: row - 1, endCol: to - 1 })
      height(row, LINE * linesOf(value, widthOf(column, to)))
    },
    fit: (row, texts) => height(row, LINE * Math.max(...texts.map((text, k) => linesOf(text, widthOf(k + 1, k + 1))))),
    text: (place, value, style) => put(place, { value: clean(value), type: 'string' }, style),
    number: (place, value, style) =>
      put(place, value === undefined ? { value: null, type: 'empty' } : { value, type: 'number' }, style),
    formula: (place, formula, known, style) =>
      put(
        place,
        { value: null, type: 'formula', formula, ...(known !== undefined && { formulaResult: known }) },
        style,
      ),
    rule: (range, formula, style) =>
      void rules.push({ type: 'expression', priority: rules.length + 1, range, formula, style }),
    done: (settings, orientation) => ({
      area: `'${name}'!$A$1:${fixedCell(last.column, last.row)}`,
      sheet: {
        ...settings,
        name,
        // Every row that has a cell, so that the writer looks for its cells.
        rows: Array.from({ length: last.row }, () => Array.from({ length: last.column }, () => null)),
        cells,
        merges,
        rowDefs,
        conditionalRules: rules,
        columns: widths.map((width): ColumnDef => ({ width })),
        pageSetup: {
          paperSize: 'a4',
          orientation,
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: orientation === 'landscape' ? 1 : 0,
          margins: { top: 0.5, bottom: 0.5, left: 0.4, right: 0.4, header: 0.2, footer: 0.2 },
        },
      },
    }),
  }
}
