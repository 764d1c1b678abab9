import type { CellStyle } from 'hucre/xlsx'

/** The look of the workbook: what is typed is cream, what is known of an ingredient is grey, what is calculated has no fill. */
const COLOUR = {
  ink: '221C18',
  paper: 'FFFFFF',
  muted: '6B625A',
  line: 'E2DACE',
  typed: 'FFF6DC',
  coefficient: 'F4EFE7',
  right: { ink: '1E6B3A', fill: 'DCEBE0' },
  wrong: { ink: 'A32018', fill: 'F7DCD9' },
} as const

const FONT = 'Calibri'
/** Points. */
const SIZE = { text: 11, small: 10, title: 16 } as const

const font = (color: string, more: NonNullable<CellStyle['font']> = {}): NonNullable<CellStyle['font']> => ({
  name: FONT,
  size: SIZE.text,
  color: { rgb: color },
  ...more,
})
const fill = (rgb: string): NonNullable<CellStyle['fill']> => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } })
const side = { style: 'thin', color: { rgb: COLOUR.line } } as const
const border = { top: side, right: side, bottom: side, left: side }

const right = { horizontal: 'right', vertical: 'center' } as const
const left = { horizontal: 'left', vertical: 'center', indent: 1 } as const
const wrapped = { horizontal: 'left', vertical: 'top', wrapText: true, indent: 1 } as const

export const title: CellStyle = { font: font(COLOUR.ink, { name: 'Georgia', size: SIZE.title }), alignment: left }
export const verdict: CellStyle = { font: font(COLOUR.ink, { bold: true }), alignment: left }
export const hint: CellStyle = { font: font(COLOUR.muted, { size: SIZE.small }), alignment: left }
export const barred: CellStyle = { font: font(COLOUR.wrong.ink, { bold: true }), alignment: left }
export const head: CellStyle = {
  font: font(COLOUR.paper, { bold: true }),
  fill: fill(COLOUR.ink),
  alignment: { ...left, wrapText: true },
}
export const headRight: CellStyle = { ...head, alignment: { ...right, wrapText: true } }
export const name: CellStyle = { font: font(COLOUR.ink), border, alignment: { ...left, wrapText: true } }
export const total: CellStyle = { font: font(COLOUR.ink, { bold: true }), border, alignment: left }
export const text: CellStyle = { font: font(COLOUR.ink), border, alignment: wrapped }
export const note: CellStyle = { font: font(COLOUR.ink), alignment: wrapped }
export const explained: CellStyle = { font: font(COLOUR.muted, { size: SIZE.small }), alignment: wrapped }
export const band: CellStyle = { font: font(COLOUR.paper, { bold: true }), fill: fill(COLOUR.ink), alignment: left }
export const foot: CellStyle = { font: font(COLOUR.muted, { size: SIZE.small }), alignment: left }
export const aside: CellStyle = { font: font(COLOUR.muted), border, alignment: right }

/** Zero plainly, small amounts with more decimals: the cell keeps all of them. */
const COEFFICIENT = '[=0]0;[<1]0.00#;0.0'
export const GRAMS = 'General'
export const PRICE = '#,##0.00'
export const PERCENT = '0.0'

const cell = (numFmt: string, more: CellStyle = {}): CellStyle => ({
  font: font(COLOUR.ink),
  border,
  alignment: right,
  numFmt,
  ...more,
})
export const calculated = (numFmt: string): CellStyle => cell(numFmt)
export const strong = (numFmt: string): CellStyle => cell(numFmt, { font: font(COLOUR.ink, { bold: true }) })
export const muted = (numFmt: string): CellStyle => cell(numFmt, { font: font(COLOUR.muted) })
export const typed = (numFmt: string): CellStyle =>
  cell(numFmt, { fill: fill(COLOUR.typed), font: font(COLOUR.ink, { bold: true }) })
export const typedName: CellStyle = { ...name, fill: fill(COLOUR.typed) }
export const coefficient: CellStyle = cell(COEFFICIENT, { fill: fill(COLOUR.coefficient) })
export const typedCoefficient: CellStyle = cell(COEFFICIENT, { fill: fill(COLOUR.typed) })
export const state: CellStyle = { font: font(COLOUR.ink), border, alignment: left }

export const isRight: CellStyle = {
  font: { color: { rgb: COLOUR.right.ink }, bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: COLOUR.right.fill }, bgColor: { rgb: COLOUR.right.fill } },
}
export const isWrong: CellStyle = {
  font: { color: { rgb: COLOUR.wrong.ink }, bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: COLOUR.wrong.fill }, bgColor: { rgb: COLOUR.wrong.fill } },
}

/** «0.00» with so many decimals. */
export const decimals = (count: number): string => (count > 0 ? `#,##0.${'0'.repeat(count)}` : '#,##0')
