import type { WrittenNutrition } from '@obrador/engine/workbook'
import { cellAt, columnCells, type DrawnSheet, draftSheet, type SheetDraft } from './cells.ts'
import type { WorkbookContent } from './content.ts'
import { cellOnSheet, GRAMS_COLUMN, HEAD_ROW, NAME_COLUMN, type WorkbookLayout } from './layout.ts'
import * as style from './style.ts'

const COLUMN = { name: 1, grams: 2, price: 3, euros: 4, leaves: 5 } as const
/** The first column of the nutrients, behind the ways in which a line leaves something. */
const firstNutrient = ({ leaves }: WrittenNutrition): number => COLUMN.leaves + leaves.flat().length
const [WIDE, NARROW] = [30, 12]
const COEFFICIENT_DECIMALS = '0.000'
const NUTRIENT = '0.00'

/** Where the sums of this sheet stand. */
interface Sums {
  readonly grams: string
  readonly finished: string
  readonly euros: string
}

function linesTable(
  sheet: SheetDraft,
  { written }: WorkbookContent,
  { first, last, priceColumn, words }: WorkbookLayout,
): void {
  const { columnHeads, costTexts, sheetNames, stateTexts } = words
  const { leaves, nutrients } = written.nutrition
  const ways = leaves.flat()
  const labels = [
    ...columnHeads.cost,
    ...ways.map((_, k) => costTexts.leaves(k, ways.length)),
    ...nutrients.map(({ label, unit }) => costTexts.perHundred(label, unit)),
  ]
  const fromColumn = firstNutrient(written.nutrition)
  for (const [k, label] of labels.entries()) {
    sheet.text({ row: HEAD_ROW, column: k + 1 }, label, k === 0 ? style.headStyle : style.headRight)
  }
  sheet.height(HEAD_ROW, 60)
  for (let row = first; row <= last; row++) {
    const line = written.lines[row - first]
    const k = row - first
    const [name, grams, price] = [NAME_COLUMN, GRAMS_COLUMN, priceColumn].map((column) =>
      cellOnSheet(sheetNames.formula, column, row),
    )
    sheet.formula({ row, column: COLUMN.name }, `IF(${name}="","",${name})`, line?.name ?? '', style.nameStyle)
    sheet.formula({ row, column: COLUMN.grams }, `N(${grams})`, line?.grams ?? 0, style.mutedStyle(style.GRAMS_FORMAT))
    sheet.formula({ row, column: COLUMN.price }, `N(${price})`, line?.price ?? 0, style.mutedStyle(style.PRICE_FORMAT))
    sheet.formula(
      { row, column: COLUMN.euros },
      `IF(AND(${name}<>"",${grams}=""),"${stateTexts.unknown}",${cellAt(COLUMN.grams, row)}*${cellAt(COLUMN.price, row)}/1000)`,
      line?.isUnweighed ? stateTexts.unknown : line ? (line.grams * (line.price ?? 0)) / 1000 : 0,
      style.calculatedStyle(style.PRICE_FORMAT),
    )
    const filled = line ? style.coefficientStyle : style.typedCoefficient
    for (const [way, values] of ways.entries()) {
      const left = line ? values[k] : 1
      sheet.number({ row, column: COLUMN.leaves + way }, left, { ...filled, numFmt: COEFFICIENT_DECIMALS })
    }
    for (const [n, { perGram }] of nutrients.entries()) {
      const value = line ? 100 * (perGram[k] ?? 0) : undefined
      sheet.number({ row, column: fromColumn + n }, value, filled)
    }
  }
}

const several = (name: 'MIN' | 'MAX', parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? '') : `${name}(${parts.join(',')})`

/** What is left of all lines: of each group the least, and of the groups the largest. */
function leftFormula({ leaves }: WrittenNutrition, sum: (way: number) => string): string {
  let way = 0
  return several(
    'MAX',
    leaves.map((group) =>
      several(
        'MIN',
        group.map(() => sum(way++)),
      ),
    ),
  )
}

function sumsTable(sheet: SheetDraft, { written }: WorkbookContent, { first, last, words }: WorkbookLayout): Sums {
  const { costTexts, stateTexts } = words
  const { lines, nutrition } = written
  const column = (of: number): string => columnCells(of, first, last)
  const grams = lines.reduce((sum, line) => sum + line.grams, 0)
  const { finished } = nutrition
  const euros = lines.reduce((sum, line) => sum + (line.grams * (line.price ?? 0)) / 1000, 0)
  const start = last + 2
  const [weighed, left, , paid] = [0, 1, 2, 3].map((k) => `$B$${start + k}`)
  const perKilo = (weight: string | undefined): string => `IF(${weight}>0,1000*${paid}/${weight},"")`
  const rows: readonly (readonly [string, string, number | string, string])[] = [
    [costTexts.weighed, `SUM(${column(COLUMN.grams)})`, grams, '#,##0.0" g"'],
    [
      costTexts.finished,
      leftFormula(nutrition, (way) => `SUMPRODUCT(${column(COLUMN.grams)},${column(COLUMN.leaves + way)})`),
      finished,
      '#,##0.0" g"',
    ],
    [costTexts.lost, `IF(${weighed}>0,1-${left}/${weighed},"")`, grams > 0 ? 1 - finished / grams : '', '0.0%'],
    [costTexts.cost, `SUM(${column(COLUMN.euros)})`, euros, '#,##0.00" €"'],
    [costTexts.perKiloWeighed, perKilo(weighed), grams > 0 ? (1000 * euros) / grams : '', '#,##0.00" €"'],
    [costTexts.perKiloFinished, perKilo(left), finished > 0 ? (1000 * euros) / finished : '', '#,##0.00" €"'],
  ]
  for (const [k, [label, formula, value, format]] of rows.entries()) {
    sheet.text({ row: start + k, column: 1 }, label, style.totalStyle)
    sheet.formula({ row: start + k, column: 2 }, formula, value, style.strongStyle(format))
  }
  const euroCells = column(COLUMN.euros)
  sheet.formula(
    { row: start + rows.findIndex(([label]) => label === costTexts.cost), column: 3 },
    `IF(SUMPRODUCT((${euroCells}="${stateTexts.unknown}")*1)>0,"${costTexts.unweighed}","")`,
    lines.some(({ isUnweighed }) => isUnweighed) ? costTexts.unweighed : '',
    style.asideStyle,
  )
  return { grams: weighed ?? '', finished: left ?? '', euros: paid ?? '' }
}

function nutritionTable(
  sheet: SheetDraft,
  { written }: WorkbookContent,
  { first, last, words }: WorkbookLayout,
  { finished }: Sums,
  row: number,
): number {
  const { costTexts } = words
  const { nutrients } = written.nutrition
  sheet.text({ row, column: 1 }, costTexts.nutrition, style.verdictStyle)
  for (const [k, label] of costTexts.nutrientHeads.entries()) {
    sheet.text({ row: row + 1, column: k + 1 }, label, k === 0 ? style.headStyle : style.headRight)
  }
  for (const [k, { label, unit, value }] of nutrients.entries()) {
    const sums = `${columnCells(COLUMN.grams, first, last)},${columnCells(firstNutrient(written.nutrition) + k, first, last)}`
    const line = row + 2 + k
    sheet.text({ row: line, column: 1 }, label, style.nameStyle)
    sheet.formula(
      { row: line, column: 2 },
      `IF(${finished}>0,SUMPRODUCT(${sums})/${finished},"")`,
      value,
      style.strongStyle(NUTRIENT),
    )
    sheet.text({ row: line, column: 3 }, unit, style.asideStyle)
  }
  return row + 2 + nutrients.length
}

/** What it costs and what a label would declare of it. */
export function costSheet(content: WorkbookContent, layout: WorkbookLayout): DrawnSheet {
  const { costTexts, HINT_TEXT, sheetNames } = layout.words
  const { written } = content
  const columns = firstNutrient(written.nutrition) + written.nutrition.nutrients.length - 1
  const sheet = draftSheet(
    sheetNames.cost,
    Array.from({ length: columns }, (_, k) => (k === 0 ? WIDE : NARROW)),
  )
  sheet.text({ row: 1, column: 1 }, sheetNames.cost, style.titleStyle)
  sheet.text({ row: 2, column: 1 }, HINT_TEXT, style.hintStyle)
  linesTable(sheet, content, layout)
  const sums = sumsTable(sheet, content, layout)
  const end = nutritionTable(sheet, content, layout, sums, layout.last + 9)
  const unpriced = written.lines.filter(({ price, grams }) => price === undefined && grams > 0).map(({ name }) => name)
  const said = [
    costTexts.unrounded,
    ...(written.nutrition.leaves.flat().length > 1 ? [costTexts.ways] : []),
    costTexts.prices(content.pricesAsOf),
    ...(unpriced.length > 0 ? [costTexts.noPrice([...new Set(unpriced)])] : []),
    ...(written.nutrition.untold.length > 0 ? [costTexts.untold(written.nutrition.untold)] : []),
    ...(written.nutrition.isLive ? [] : [costTexts.fixedLoss]),
  ]
  for (const [k, text] of said.entries()) {
    sheet.sentence({ row: end + 1 + k, column: 1 }, columns, text, style.explainedStyle)
  }
  return sheet.done({ freezePane: { rows: HEAD_ROW, columns: 1 } }, 'landscape')
}
