import { FILE_LIMITS } from './limits.ts'
import { FileError } from './refusal.ts'
import { type Stored, storedZip } from './stored.ts'
import { type ZipEntry, zipEntries } from './zip.ts'

/**
 * Workbooks of Excel, read by hucre once they are known to be small. Of the zip only sheets, their texts and their number formats are taken: pictures, macros,
 * links to other files and connections are never unzipped. Formulas are not run; a cell has the value that was saved last.
 */

export type Cell = string | number | undefined

export interface CellSheet {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
}

export interface Workbook {
  readonly sheets: readonly CellSheet[]
  /** Formulas that were not run, and those of them that ask another file, a page or a program. */
  readonly formulas: number
  readonly outside: number
}

const TAKEN =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook\d*|sharedStrings\d*|styles\d*)\.xml|xl\/_rels\/workbook\d*\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i
export const isWorkbook = (names: readonly string[]): boolean =>
  names.some((name) => /^xl\/workbook\d*\.xml$/i.test(name))

const SHEET = /^xl\/worksheets\//i
const ELEMENT = /<(?:\w+:)?(row|c|f|sheet)(?=[\s/>])[^>]*>/g
const PLACE = /\br="([A-Z]{0,4})(\d{0,8})"/
const OUTSIDE = /\[\d+\]|\b(?:WEBSERVICE|FILTERXML|RTD|CALL|REGISTER|IMPORTDATA|IMPORTXML|IMPORTHTML|DDE)\b|\|['"!]/i
const A = 'A'.charCodeAt(0) - 1
const LETTERS = 26

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * LETTERS + letter.charCodeAt(0) - A, 0)

interface Counts {
  rows: number
  cells: number
  formulas: number
  outside: number
}

/** Adds what a sheet holds, and stops at the first thing that is too much. */
function count(text: string, counts: Counts): void {
  for (const found of text.matchAll(ELEMENT)) {
    const [element, name] = found
    const [, letters = '', row = ''] = PLACE.exec(element) ?? []
    if (Number(row) > FILE_LIMITS.rows) throw new FileError('rows')
    if (name === 'row') counts.rows += 1
    if (name === 'c') {
      counts.cells += 1
      if (columnOf(letters) > FILE_LIMITS.columns) throw new FileError('cells')
    }
    if (name === 'f') {
      counts.formulas += 1
      const start = found.index + element.length
      if (OUTSIDE.test(text.slice(start, text.indexOf('<', start)))) counts.outside += 1
    }
    if (counts.rows > FILE_LIMITS.rows) throw new FileError('rows')
    if (counts.cells > FILE_LIMITS.cells) throw new FileError('cells')
  }
}

/** No text is longer than Excel lets it be, and no entities are declared. */
function checkTexts(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new FileError('entities')
  for (let at = text.indexOf('>'); at >= 0; ) {
    const next = text.indexOf('<', at)
    if (next < 0) return
    if (next - at > FILE_LIMITS.text) throw new FileError('text')
    at = text.indexOf('>', next)
    // An element that never ends, or with an attribute longer than any text may be.
    if (at < 0 || at - next > FILE_LIMITS.text) throw new FileError(at < 0 ? 'cut' : 'text')
  }
}

/** The parts that are taken, checked and counted. */
async function checked(entries: readonly ZipEntry[], counts: Counts): Promise<Stored[]> {
  const parts: Stored[] = []
  for (const { name, crc, bytes } of entries) {
    const data = await bytes()
    const text = new TextDecoder().decode(data)
    checkTexts(text)
    if (SHEET.test(name)) count(text, counts)
    parts.push({ name, data, crc })
  }
  return parts
}

const PERCENT = 100
const SHARE_DECIMALS = 4
/** Twelve digits: fewer than where a binary figure shows its tail (0.1 + 0.2). */
const rounded = (value: number): number => Number(value.toPrecision(12))
/** `0.0%`, `0" kg"`, `#,##0.00 "€/kg"`: what a number format puts behind a figure. */
function formatted(value: number, format: string | undefined): Cell {
  // With the comma of the decimals: a point before three digits might part thousands.
  const written = (figure: number): string => String(figure).replace('.', ',')
  if (format === undefined || format === 'General') return rounded(value)
  const unit = /["\s\\](kg|g|gr|ml|l|uds?)\b/i.exec(format)?.[1]
  if (/%/.test(format)) return `${written(Number((value * PERCENT).toFixed(SHARE_DECIMALS)))} %`
  if (/€|EUR/i.test(format)) return `${written(rounded(value))} €${/€\s*\/\s*kg/i.test(format) ? '/kg' : ''}`
  return unit === undefined ? rounded(value) : `${written(rounded(value))} ${unit.toLowerCase()}`
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Workbook> {
  const counts: Counts = { rows: 0, cells: 0, formulas: 0, outside: 0 }
  const entries = zipEntries(bytes, (name) => TAKEN.test(name))
  if (entries.filter(({ name }) => SHEET.test(name)).length > FILE_LIMITS.sheets) throw new FileError('parts')
  // Whoever reads it now has nothing left to unzip.
  const data = storedZip(await checked(entries, counts))
  const { readXlsx } = await import('hucre/xlsx')
  const book = await readXlsx(data, {
    readStyles: true,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  }).catch(() => {
    throw new FileError('cut')
  })
  const sheets = book.sheets.map(
    ({ name, rows, cells }): CellSheet => ({
      name,
      rows: rows.map((row, at) =>
        row.map((value, column): Cell => {
          if (value === null || typeof value === 'boolean') return undefined
          if (value instanceof Date) return dayOf(value)
          if (typeof value === 'number') return formatted(value, cells?.get(`${at},${column}`)?.style?.numFmt)
          const text = value.replace(/\s+/g, ' ').trim()
          return text === '' ? undefined : text
        }),
      ),
    }),
  )
  return { sheets, formulas: counts.formulas, outside: counts.outside }
}
