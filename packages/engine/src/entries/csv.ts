/** Tables as text that a spreadsheet opens: every cell is guarded against being taken for a formula. */
export { type CsvCell, type CsvDialect, csvOfRows, csvRow, UTF8_BOM } from '../craft/csv.ts'
