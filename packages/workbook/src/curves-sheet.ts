import type { WrittenCurve, WrittenOut, WrittenReading } from '@obrador/engine/workbook'
import { activityExpression, activitySearch } from './activity.ts'
import { cellAt, columnCells, type DrawnSheet, draftSheet, type SheetDraft } from './cells.ts'
import { type ElsewhereCells, numberLiteral, quotientExpression } from './expression.ts'
import { cellOnSheet, GRAMS_COLUMN, HEAD_ROW, NAME_COLUMN, type WorkbookLayout } from './layout.ts'
import * as style from './style.ts'

type TableCurve = Extract<WrittenCurve, { kind: 'table' }>
type RatioReading = Extract<WrittenReading, { kind: 'ratio' }>

const DECIMALS = 4
const FIGURE = style.decimalsFormat(DECIMALS)
const [WIDE, NARROW] = [34, 13]
const MOST_COLUMNS = 16
const HEAD_HEIGHT = 32

/** The aqueous phase of each line, in the same rows as on the first sheet. */
function phaseTable(sheet: SheetDraft, written: WrittenOut, { phase, first, last, words }: WorkbookLayout): void {
  const { columnHeads, sheetNames } = words
  const row = HEAD_ROW
  sheet.text({ row, column: NAME_COLUMN }, columnHeads.lines[0], style.headStyle)
  sheet.text({ row, column: GRAMS_COLUMN }, columnHeads.lines[1], style.headRight)
  for (const { column, of } of phase) sheet.text({ row, column }, of.label, style.headRight)
  sheet.height(row, HEAD_HEIGHT)
  for (let line = first; line <= last; line++) {
    const known = written.lines[line - first]
    const from = cellOnSheet(sheetNames.formula, NAME_COLUMN, line)
    sheet.formula({ row: line, column: NAME_COLUMN }, `IF(${from}="","",${from})`, known?.name ?? '', style.nameStyle)
    sheet.formula(
      { row: line, column: GRAMS_COLUMN },
      cellOnSheet(sheetNames.formula, GRAMS_COLUMN, line),
      known?.grams ?? 0,
      style.mutedStyle(style.GRAMS_FORMAT),
    )
    for (const { column, of } of phase) {
      const value = of.values[line - first]
      sheet.number({ row: line, column }, value, known ? style.coefficientStyle : style.typedCoefficient)
    }
  }
}

/** The points of a curve and, below, the figures that are read through it. */
function curveTable(
  sheet: SheetDraft,
  { points }: TableCurve,
  read: readonly { readonly label: string; readonly reading: RatioReading }[],
  layout: WorkbookLayout,
  row: number,
): { readonly cells: ReadonlyMap<RatioReading, string>; readonly nextRow: number } {
  const { curveTexts, sheetNames } = layout.words
  sheet.text({ row, column: 1 }, curveTexts.table(read.map(({ label }) => label)), style.verdictStyle)
  for (const [k, label] of curveTexts.tableHeads.entries()) {
    sheet.text({ row: row + 1, column: k + 1 }, label, style.headRight)
  }
  const from = row + 2
  const to = from + points.length - 1
  for (const [k, { x, y, half }] of points.entries()) {
    const values = k === points.length - 1 ? [x, y] : [x, y, half]
    for (const [c, value] of values.entries()) {
      sheet.number({ row: from + k, column: c + 1 }, value, { ...style.coefficientStyle, numFmt: FIGURE })
    }
  }
  sheet.sentence({ row: to + 1, column: 1 }, curveTexts.readHeads.length, curveTexts.explained, style.explainedStyle)
  const headRow = to + 2
  for (const line of [row + 1, headRow]) sheet.height(line, HEAD_HEIGHT)
  for (const [k, label] of curveTexts.readHeads.entries()) {
    sheet.text({ row: headRow, column: k + 1 }, label, k === 0 ? style.headStyle : style.headRight)
  }
  const [xs, ys, halves] = [1, 2, 3].map((column) => columnCells(column, from, to))
  const cells = new Map<RatioReading, string>()
  for (const [k, { label, reading }] of read.entries()) {
    const line = headRow + 1 + k
    const [ratio, piece, part] = [2, 3, 4].map((column) => cellAt(column, line))
    const [first, end] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0].map(numberLiteral)
    const clamped = `IFERROR(MAX(${first},MIN(${end},${quotientExpression(reading, layout)})),${first})`
    const value = [
      `INDEX(${ys},${piece})*(1-${part})*(1-2*${part})`,
      `4*INDEX(${halves},${piece})*${part}*(1-${part})`,
      `INDEX(${ys},${piece}+1)*${part}*(2*${part}-1)`,
    ].join('+')
    sheet.text({ row: line, column: 1 }, label, style.nameStyle)
    const formulas = [
      clamped,
      `MIN(MATCH(${ratio},${xs},1),${points.length - 1})`,
      `(${ratio}-INDEX(${xs},${piece}))/(INDEX(${xs},${piece}+1)-INDEX(${xs},${piece}))`,
      value,
    ]
    for (const [c, formula] of formulas.entries()) {
      sheet.formula({ row: line, column: c + 2 }, formula, undefined, style.calculatedStyle(c === 1 ? '0' : FIGURE))
    }
    cells.set(reading, cellOnSheet(sheetNames.curves, 5, line))
  }
  return { cells, nextRow: headRow + read.length + 2 }
}

const isTable = (curve: WrittenCurve | undefined): curve is TableCurve => curve?.kind === 'table'

/** What is read through a table or found by a search, and where each answer stands. */
export function curvesSheet(
  written: WrittenOut,
  layout: WorkbookLayout,
): { readonly drawn: DrawnSheet; readonly elsewhere: ElsewhereCells } {
  const { curveTexts, HINT_TEXT, sheetNames } = layout.words
  const sheet = draftSheet(
    sheetNames.curves,
    Array.from({ length: MOST_COLUMNS }, (_, k) => (k === 0 ? WIDE : NARROW)),
  )
  const { phase } = layout
  sheet.text({ row: 1, column: 1 }, sheetNames.curves, style.titleStyle)
  sheet.text({ row: 2, column: 1 }, HINT_TEXT, style.hintStyle)
  const all = written.figures.flatMap(({ label, reading, below }) =>
    [reading, below].flatMap((one) => (one ? [{ label, reading: one }] : [])),
  )
  const activity = all.find(({ reading }) => reading.kind === 'water-activity')
  if (phase.length > 0) phaseTable(sheet, written, layout)
  const search = activity && activitySearch(sheet, layout)
  let row = search?.nextRow ?? HEAD_ROW
  const cells = new Map<WrittenReading, string>()
  for (const [place, curve] of written.curves.entries()) {
    const read = all.flatMap(({ label, reading }) =>
      reading.kind === 'ratio' && reading.curve === place ? [{ label, reading }] : [],
    )
    if (!isTable(curve) || read.length === 0) continue
    const table = curveTable(sheet, curve, read, layout, row)
    for (const [reading, cell] of table.cells) cells.set(reading, cell)
    row = table.nextRow
  }
  if (!search && cells.size === 0) sheet.text({ row: HEAD_ROW, column: 1 }, curveTexts.none, style.hintStyle)
  const elsewhere: ElsewhereCells = {
    curves: written.curves,
    throughTable: (reading) => cells.get(reading),
    waterActivity: (reading) => {
      if (!search || reading.kind !== 'water-activity') return undefined
      const here = (cell: string): string => `'${sheetNames.curves}'!${cell}`
      return activityExpression(reading.within, here(search.activity), here(search.water))
    },
  }
  return { drawn: sheet.done({}, 'portrait'), elsewhere }
}
