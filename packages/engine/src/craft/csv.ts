/** Tables as text that a spreadsheet opens (CSV). */

/** A figure, a yes or no, or the words of somebody. */
export type CsvCell = string | number | boolean | undefined

/** The mark that says that a file is UTF-8. */
export const UTF8_BOM = '\uFEFF'

/** How a table is written: as RFC 4180 has it, or as Excel opens it by itself where commas are decimal. */
const CSV_DIALECTS = {
  standard: { separator: ',', decimal: '.', mark: '' },
  excel: { separator: ';', decimal: ',', mark: UTF8_BOM },
} as const
export type CsvDialect = keyof typeof CSV_DIALECTS

/**
 * What a spreadsheet takes for the beginning of a formula (OWASP, *CSV Injection*), in its wide form too. An apostrophe before it makes a
 * text of it; a text that begins with apostrophes before one of these gets another, so that each is read back as it was.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Whatever parts cells or rows in any country, and blanks that a reader would take off. */
const PARTED = /[",;\t\r\n]|^\s|\s$/

function cell(value: CsvCell, decimal: string): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', decimal)
  const words = String(value)
  const text = FORMULA.test(words) ? `'${words}` : words
  return PARTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A figure is a number, and whatever else is text. */
export function csvRow(cells: readonly CsvCell[], dialect: CsvDialect = 'excel'): string {
  const { separator, decimal } = CSV_DIALECTS[dialect]
  return `${cells.map((value) => cell(value, decimal)).join(separator)}\r\n`
}

/** Rows as a file. */
export const csvOfRows = (rows: readonly (readonly CsvCell[])[], dialect: CsvDialect = 'excel'): string =>
  CSV_DIALECTS[dialect].mark + rows.map((row) => csvRow(row, dialect)).join('')
