import type { CellSeparator } from '../spreadsheet.ts'

/** Figures of a spreadsheet: which mark parts decimals, as far as the whole sheet tells. */

export interface SheetWriting {
  /** What parts the cells of a text; a workbook has figures as numbers. */
  readonly separator?: CellSeparator | undefined
  /** Some figure can only have a decimal comma, or a decimal point. */
  readonly commas: boolean
  readonly points: boolean
  /** Obrador wrote the sheet: its column of grams holds nothing but weights, which whoever wrote the formula has stood by. */
  readonly isOurs?: true
}

/** One mark, and not three figures behind it unless a nought stands before it: it parts decimals. */
const DECIMAL = { comma: /^(?:\d*,(?:\d{1,2}|\d{4,})|0,\d+)$/, point: /^(?:\d*\.(?:\d{1,2}|\d{4,})|0\.\d+)$/ }
const BOTH = { comma: /^\d{1,3}(?:\.\d{3})+,\d+$/, point: /^\d{1,3}(?:,\d{3})+\.\d+$/ }

const bare = (text: string): string => text.replace(/[\s\u00a0']/g, '')

export function sheetWritingOf(cells: readonly string[], separator?: CellSeparator): SheetWriting {
  const figures = cells.map(bare)
  const has = (one: RegExp, other: RegExp): boolean => figures.some((text) => one.test(text) || other.test(text))
  return { separator, commas: has(DECIMAL.comma, BOTH.comma), points: has(DECIMAL.point, BOTH.point) }
}

const withComma = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'))
const withPoint = (text: string): number => Number(text.replaceAll(',', ''))

/** Three figures behind a point: thousands or decimals. */
export const isUnclearFigure = (written: string): boolean => /^\d+\.\d{3}$/.test(bare(written))

/** A figure as it is meant; NaN for what is none, or where a point may part thousands or decimals and nobody can tell. */
export function sheetFigureOf(written: string, { separator, commas, points }: SheetWriting): number {
  const text = bare(written)
  if (text === '' || /[^\d.,]/.test(text)) return Number.NaN
  if (BOTH.comma.test(text) || DECIMAL.comma.test(text)) return withComma(text)
  if (BOTH.point.test(text) || DECIMAL.point.test(text)) return withPoint(text)
  if (/^\d+$/.test(text)) return Number(text)
  // Thousands in several groups can be nothing else.
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return withComma(text)
  if (/^\d{1,3}(?:,\d{3}){2,}$/.test(text)) return withPoint(text)
  // «1,000»: where commas part cells, or points part decimals, it is a thousand; anywhere else a comma parts decimals.
  if (/^\d+,\d{3}$/.test(text)) return separator === ',' || (points && !commas) ? withPoint(text) : withComma(text)
  if (!isUnclearFigure(text)) return Number.NaN
  if (separator === ',' || (points && !commas)) return withPoint(text)
  return commas && !points ? withComma(text) : Number.NaN
}

/** «1.250», «1,250»: what it says where its mark parts decimals, and where it parts thousands; nothing where it can be only one of them. */
export function twoFiguresOf(written: string): { readonly decimal: number; readonly thousands: number } | undefined {
  const text = bare(written)
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return undefined
  return { decimal: Number(text.replace(',', '.')), thousands: Number(text.replace(/[.,]/, '')) }
}
