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

export const titleStyle: CellStyle = { font: font(COLOUR.ink, { name: 'Georgia', size: SIZE.title }), alignment: left }
export const verdictStyle: CellStyle = { font: font(COLOUR.ink, { bold: true }), alignment: left }
export const hintStyle: CellStyle = { font: font(COLOUR.muted, { size: SIZE.small }), alignment: left }
export const barredStyle: CellStyle = { font: font(COLOUR.wrong.ink, { bold: true }), alignment: left }
export const headStyle: CellStyle = {
  font: font(COLOUR.paper, { bold: true }),
  fill: fill(COLOUR.ink),
  alignment: { ...left, wrapText: true },
}
export const headRight: CellStyle = { ...headStyle, alignment: { ...right, wrapText: true } }
export const nameStyle: CellStyle = { font: font(COLOUR.ink), border, alignment: { ...left, wrapText: true } }
export const totalStyle: CellStyle = { font: font(COLOUR.ink, { bold: true }), border, alignment: left }
export const textStyle: CellStyle = { font: font(COLOUR.ink), border, alignment: wrapped }
export const noteStyle: CellStyle = { font: font(COLOUR.ink), alignment: wrapped }
export const explainedStyle: CellStyle = { font: font(COLOUR.muted, { size: SIZE.small }), alignment: wrapped }
export const bandStyle: CellStyle = {
  font: font(COLOUR.paper, { bold: true }),
  fill: fill(COLOUR.ink),
  alignment: left,
}
export const footStyle: CellStyle = { font: font(COLOUR.muted, { size: SIZE.small }), alignment: left }
export const asideStyle: CellStyle = { font: font(COLOUR.muted), border, alignment: right }

/** Zero plainly, small amounts with more decimals: the cell keeps all of them. */
const COEFFICIENT = '[=0]0;[<1]0.00#;0.0'
export const GRAMS_FORMAT = 'General'
export const PRICE_FORMAT = '#,##0.00'
export const PERCENT_FORMAT = '0.0'

const cell = (numFmt: string, more: CellStyle = {}): CellStyle => ({
  font: font(COLOUR.ink),
  border,
  alignment: right,
  numFmt,
  ...more,
})
export const calculatedStyle = (numFmt: string): CellStyle => cell(numFmt)
export const strongStyle = (numFmt: string): CellStyle => cell(numFmt, { font: font(COLOUR.ink, { bold: true }) })
export const mutedStyle = (numFmt: string): CellStyle => cell(numFmt, { font: font(COLOUR.muted) })
export const typedStyle = (numFmt: string): CellStyle =>
  cell(numFmt, { fill: fill(COLOUR.typed), font: font(COLOUR.ink, { bold: true }) })
export const typedName: CellStyle = { ...nameStyle, fill: fill(COLOUR.typed) }
export const coefficientStyle: CellStyle = cell(COEFFICIENT, { fill: fill(COLOUR.coefficient) })
export const typedCoefficient: CellStyle = cell(COEFFICIENT, { fill: fill(COLOUR.typed) })
export const stateStyle: CellStyle = { font: font(COLOUR.ink), border, alignment: left }

export const rightRule: CellStyle = {
  font: { color: { rgb: COLOUR.right.ink }, bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: COLOUR.right.fill }, bgColor: { rgb: COLOUR.right.fill } },
}
export const wrongRule: CellStyle = {
  font: { color: { rgb: COLOUR.wrong.ink }, bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: COLOUR.wrong.fill }, bgColor: { rgb: COLOUR.wrong.fill } },
}

/** «0.00» with so many decimals. */
export const decimalsFormat = (count: number): string => (count > 0 ? `#,##0.${'0'.repeat(count)}` : '#,##0')
