import type { CsvCell } from '../spreadsheet.ts'
import type { ShownFigure } from './figures.ts'
import { FILE_LIMITS } from './limits.ts'
import { FileError } from './refusal.ts'
import { attributesOf, type XmlListener } from './xml.ts'

/** The cells of a sheet, as they are heard of its part. */

/** What all sheets of a workbook have together. */
export interface SheetCounts {
  rows: number
  cells: number
  /** Rows up to the last of each sheet, written or skipped. */
  lines: number
  /** Places up to the last row and column of each sheet. */
  places: number
  letters: number
  formulas: number
  outside: number
}

/** What the cells of a sheet point at. */
export interface SheetContext {
  readonly strings: readonly string[]
  readonly shown: (style: number | undefined) => ShownFigure
  readonly counts: SheetCounts
}

const OUTSIDE = /\[\d+\]|\b(?:WEBSERVICE|FILTERXML|RTD|CALL|REGISTER|IMPORTDATA|IMPORTXML|IMPORTHTML|DDE)\b|\|['"!]/i
const A = 'A'.charCodeAt(0) - 1
const LETTERS = 26

/** `AB12`: row 12, column 28; what is no place is in row 0 or none. */
function placeOf(place: string): { readonly row: number; readonly column: number } {
  let [at, column] = [0, 0]
  for (; at < place.length; at++) {
    // Small letters stand 32 above the large ones.
    const letter = (place.charCodeAt(at) & ~32) - A
    if (letter < 1 || letter > LETTERS) break
    column = column * LETTERS + letter
  }
  return { row: Number(place.slice(at)), column }
}

/** `_x000A_`: what XML cannot say, as Excel writes it. */
const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
export const cleanText = (text: string): string => withoutEscapes(text).replace(/\s+/g, ' ').trim()

/** Gathers what stands in the elements of a text: its runs, and not how they are spoken. */
export function createTextRuns(): XmlListener & { readonly taken: () => string } {
  let text = ''
  let isOpen = false
  let isSpoken = false
  return {
    open(name) {
      if (name === 't' || name === 'v') isOpen = !isSpoken
      if (name === 'rPh') isSpoken = true
    },
    close(name) {
      if (name === 't' || name === 'v') isOpen = false
      if (name === 'rPh') isSpoken = false
    },
    text(run) {
      if (!isOpen) return
      text += run
      if (text.length > FILE_LIMITS.text) throw new FileError('text')
    },
    taken() {
      const all = text
      text = ''
      return all
    },
  }
}

interface OpenCell {
  readonly row: number
  readonly column: number
  readonly type: string
  /** None where the cell says none. */
  readonly style: number | undefined
}

/** What the last value of a cell says: words, a figure as it is shown, or nothing. */
function cellOf({ type, style }: OpenCell, value: string, { strings, shown, counts }: SheetContext): CsvCell {
  if (type === 'b') return undefined
  const figure = Number(value)
  const isText = type === 's' || type === 'str' || type === 'inlineStr' || type === 'e'
  if (!isText && value !== '' && Number.isFinite(figure)) return shown(style)(figure)
  const text = type === 's' ? strings[figure] : cleanText(value)
  counts.letters += text?.length ?? 0
  if (counts.letters > FILE_LIMITS.letters) throw new FileError('swells')
  return text === '' ? undefined : text
}

function countOne(counts: SheetCounts, what: 'rows' | 'lines' | 'cells', refusal: 'rows' | 'cells'): void {
  counts[what] += 1
  if (counts[what] > FILE_LIMITS[refusal]) throw new FileError(refusal)
}

/** Every row as long as the longest, and none missing before the last. */
function squared(rows: CsvCell[][], width: number, counts: SheetCounts): readonly (readonly CsvCell[])[] {
  counts.places += rows.length * width
  if (counts.places > FILE_LIMITS.places) throw new FileError('cells')
  return rows.map((cells) => Array.from({ length: width }, (_, at) => cells[at]))
}

export interface SheetReader {
  readonly listener: XmlListener
  readonly rows: () => readonly (readonly CsvCell[])[]
}

/** Reads one sheet, and stops at the first thing that is too much. */
export function createSheetReader(context: SheetContext): SheetReader {
  const { counts } = context
  const rows: CsvCell[][] = []
  const runs = createTextRuns()
  let [row, column, width, widths] = [0, 0, 0, 0]
  let cell: OpenCell | undefined
  let [isData, isFormula] = [false, false]

  const openRow = (mark: string): void => {
    countOne(counts, 'rows', 'rows')
    row = Number(attributesOf(mark).get('r')) || row + 1
    column = 0
    if (row > FILE_LIMITS.rows) throw new FileError('rows')
  }
  const openCell = (mark: string): OpenCell => {
    countOne(counts, 'cells', 'cells')
    const attributes = attributesOf(mark)
    const written = attributes.get('r')
    const place = written === undefined ? { row, column: column + 1 } : placeOf(written)
    column = place.column
    if (!(Number.isInteger(place.row) && place.row > 0 && column > 0)) throw new FileError('cut')
    if (place.row > FILE_LIMITS.rows) throw new FileError('rows')
    if (column > FILE_LIMITS.columns) throw new FileError('cells')
    const style = attributes.get('s')
    return {
      row: place.row,
      column,
      type: attributes.get('t') ?? '',
      style: style === undefined ? undefined : Number(style),
    }
  }
  const closeCell = (open: OpenCell): void => {
    for (; rows.length < open.row; rows.push([])) countOne(counts, 'lines', 'rows')
    const cells = rows[open.row - 1]
    if (cells) cells[open.column - 1] = cellOf(open, runs.taken(), context)
    width = Math.max(width, open.column)
  }
  return {
    listener: {
      open(name, mark) {
        if (name === 'col') widths += 1
        if (widths > FILE_LIMITS.widths) throw new FileError('cells')
        if (name === 'sheetData') isData = true
        else if (cell) {
          if (name === 'f') {
            isFormula = true
            counts.formulas += 1
          } else runs.open?.(name, mark)
        } else if (isData && name === 'row') openRow(mark)
        else if (isData && name === 'c') cell = openCell(mark)
      },
      text(text) {
        if (!isFormula) runs.text?.(text)
        else if (OUTSIDE.test(text)) counts.outside += 1
      },
      close(name) {
        if (name === 'sheetData') isData = false
        if (!cell) return
        runs.close?.(name)
        if (name === 'f') isFormula = false
        if (name !== 'c') return
        closeCell(cell)
        cell = undefined
      },
    },
    rows: () => squared(rows, width, counts),
  }
}
