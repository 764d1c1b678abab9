import { UTF8_BOM } from '@obrador/engine/csv'

/** Files of a spreadsheet (CSV, RFC 4180), read; and how they are written. */

export { csvOfRows, csvRow } from '@obrador/engine/csv'

/** A figure, or the words of somebody. */
export type CsvCell = string | number | undefined

/** «c/s», «una pizca», «?»: an amount that nobody weighs. */
export const isUnweighedCell = (text: string): boolean =>
  /^(?:\?|c\s?[./]?\s?s\.?|q\.?\s?[bs]\.?|al gusto|(?:un|una|unas|unos)\s.*|pizcas?|chorrito|s\/g)$/i.test(text.trim())

/** What the writer put before a text that a spreadsheet would have calculated. */
const MARKED = /^'+[=+\-@\t\r\n＝＋－＠]/

/** What may part the cells of a row, the surest first. */
export const CELL_SEPARATORS = [';', '\t', ',', '|'] as const
export type CellSeparator = (typeof CELL_SEPARATORS)[number]

/** Where a text between quotation marks ends, from the first of them; nothing if it never does. */
function closingOf(text: string, opening: number): number | undefined {
  for (let at = opening + 1; at < text.length; at++) {
    if (text.charAt(at) !== '"') continue
    if (text.charAt(at + 1) !== '"') return at
    at += 1
  }
  return undefined
}

/** Cuts a text at some marks, but for those between quotation marks, which open where a cell begins. */
function cut(text: string, isMark: (mark: string) => boolean): string[] {
  const parts: string[] = []
  let from = 0
  let isBeginning = true
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at)
    const closing = mark === '"' && isBeginning ? closingOf(text, at) : undefined
    if (closing !== undefined) at = closing
    else if (isMark(mark)) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
    isBeginning = isMark(mark) || (CELL_SEPARATORS as readonly string[]).includes(mark) || (isBeginning && mark === ' ')
  }
  return [...parts, text.slice(from)]
}

const withoutMark = (text: string): string => (text.startsWith(UTF8_BOM) ? text.slice(UTF8_BOM.length) : text)

/** The lines of a file, each as it is written, the blank ones too. */
export function csvLinesOf(text: string): string[] {
  const end = text.includes('\n') ? '\n' : '\r'
  return cut(withoutMark(text), (mark) => mark === end).map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
}

/** The rows of a file, each as it is written; blank ones are none. */
export const csvRowsOf = (text: string): string[] =>
  cut(withoutMark(text), (mark) => mark === '\n' || mark === '\r').filter((row) => row.trim() !== '')

/** What parts the cells of a row. */
export const csvSeparatorOf = (row: string): CellSeparator =>
  CELL_SEPARATORS.find((separator) => cut(row, (mark) => mark === separator).length > 1) ?? ';'

function read(written: string): string {
  const trimmed = written.trim()
  const isQuoted = trimmed.startsWith('"') && closingOf(trimmed, 0) === trimmed.length - 1
  const text = isQuoted ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed
  return MARKED.test(text) ? text.slice(1) : text
}

/** The cells of a row, as they were before they were written. */
export const csvCellsOf = (row: string, separator: CellSeparator): string[] =>
  cut(row, (mark) => mark === separator).map(read)
