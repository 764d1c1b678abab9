import { roundTo } from '@obrador/engine'
import type { WrittenFigure } from '@obrador/engine/workbook'
import { cellAt, type DrawnSheet, draftSheet, type SheetDraft } from './cells.ts'
import type { WorkbookContent } from './content.ts'
import { type ElsewhereCells, figureExpression } from './expression.ts'
import { GRAMS_COLUMN, HEAD_ROW, NAME_COLUMN, SHARE_COLUMN, type WorkbookLayout } from './layout.ts'
import * as style from './style.ts'
import type { WorkbookWords } from './words/workbook-words.ts'

/** Columns of the figures. */
const FIGURE = { label: 1, value: 2, unit: 3, least: 4, most: 5, state: 6, usual: 7, ownLeast: 8, ownMost: 9 } as const
const WIDTH = { name: 30, grams: 11, share: 9, coefficient: 14, many: 12, price: 12, state: 18 } as const
/** Columns of coefficients from which those beyond the figures are narrow. */
const MANY = 10
/** Where the sentence beside the verdict begins. */
const HINT_COLUMN = 5
/** Notes are read, not scanned: no wider than this column. */
const LAST_OF_NOTES = 13
const HEAD_HEIGHT = 46
const TITLE_HEIGHT = 26

/** Where the figures stand. */
interface Rows {
  readonly total: number
  readonly head: number
  readonly first: number
  readonly lastJudged: number
  readonly notes: number
}

function rowsOf({ figures }: WorkbookContent, { last }: WorkbookLayout): Rows {
  const head = last + 3
  const judged = figures.filter(({ isJudged }) => isJudged).length
  return { total: last + 1, head, first: head + 1, lastJudged: head + judged, notes: head + figures.length + 2 }
}

function linesTable(sheet: SheetDraft, { written }: WorkbookContent, layout: WorkbookLayout, { total }: Rows): void {
  const { first, last, coefficients, priceColumn, words } = layout
  const { grams: weights, price: prices } = words.rangeNames
  const grams = written.lines.reduce((sum, line) => sum + line.grams, 0)
  for (const [k, label] of words.columnHeads.lines.entries()) {
    sheet.text({ row: HEAD_ROW, column: k + 1 }, label, k === 0 ? style.headStyle : style.headRight)
  }
  for (const { column, of } of coefficients) sheet.text({ row: HEAD_ROW, column }, of.label, style.headRight)
  sheet.text({ row: HEAD_ROW, column: priceColumn }, words.columnHeads.price, style.headRight)
  sheet.height(HEAD_ROW, HEAD_HEIGHT)
  for (let row = first; row <= last; row++) {
    const line = written.lines[row - first]
    sheet.text({ row, column: NAME_COLUMN }, line?.name ?? '', line ? style.nameStyle : style.typedName)
    sheet.number(
      { row, column: GRAMS_COLUMN },
      line?.isUnweighed ? undefined : line?.grams,
      style.typedStyle(style.GRAMS_FORMAT),
    )
    const weight = cellAt(GRAMS_COLUMN, row)
    const share = line && !line.isUnweighed && grams > 0 ? (100 * line.grams) / grams : ''
    sheet.formula(
      { row, column: SHARE_COLUMN },
      `IF(AND(ISNUMBER(${weight}),SUM(${weights})>0),100*${weight}/SUM(${weights}),"")`,
      share,
      style.mutedStyle(style.PERCENT_FORMAT),
    )
    for (const { column, of } of coefficients) {
      const filled = line ? style.coefficientStyle : style.typedCoefficient
      sheet.number({ row, column }, of.values[row - first], filled)
    }
    sheet.number({ row, column: priceColumn }, line?.price, style.typedStyle(style.PRICE_FORMAT))
  }
  const cost = written.lines.reduce((sum, line) => sum + line.grams * (line.price ?? 0), 0)
  sheet.text({ row: total, column: NAME_COLUMN }, words.TOTAL_TEXT, style.totalStyle)
  sheet.formula({ row: total, column: GRAMS_COLUMN }, `SUM(${weights})`, grams, style.strongStyle(style.GRAMS_FORMAT))
  sheet.formula(
    { row: total, column: SHARE_COLUMN },
    `SUM(${cellAt(SHARE_COLUMN, first)}:${cellAt(SHARE_COLUMN, last)})`,
    100,
    style.mutedStyle('0'),
  )
  sheet.formula(
    { row: total, column: priceColumn },
    `IF(SUM(${weights})>0,SUMPRODUCT(${weights},${prices})/SUM(${weights}),"")`,
    grams > 0 ? cost / grams : '',
    style.strongStyle('#,##0.00" €/kg"'),
  )
}

/** A limit: the workshop's own where it is filled in, else that of the type, else none. */
const limitOf = (own: string, published: string, none: string): string =>
  `IF(ISNUMBER(${own}),${own},IF(ISNUMBER(${published}),${published},${none}))`

/** Beyond any figure. */
const [LEAST, MOST] = ['-1E+99', '1E+99']

function stateFormula(row: number, decimals: number, { stateTexts }: WorkbookWords): string {
  const cell = (column: number): string => cellAt(column, row)
  const value = `ROUND(${cell(FIGURE.value)},${decimals})`
  const least = limitOf(cell(FIGURE.ownLeast), cell(FIGURE.least), LEAST)
  const most = limitOf(cell(FIGURE.ownMost), cell(FIGURE.most), MOST)
  const { inside, over, under, tooMuch, tooLittle, noBase, unknown, unweighed } = stateTexts
  const by = (distance: string): string => `FIXED(${distance},${decimals})`
  return [
    `IF(NOT(ISNUMBER(${cell(FIGURE.value)})),IF(${cell(FIGURE.value)}="${unknown}","${unweighed}","${noBase}"),`,
    `IF(${value}<${least},"${under}"&${by(`${least}-${value}`)}&"${tooLittle}",`,
    `IF(${value}>${most},"${over}"&${by(`${value}-${most}`)}&"${tooMuch}",`,
    `"${inside}")))`,
  ].join('')
}

/** The same as the engine has it. */
function stateNow({ key, value, decimals, range }: WrittenFigure, { own, unsettled, words }: WorkbookContent): string {
  const limits = own[key] ?? range
  if (unsettled.includes(key)) return words.stateTexts.unweighed
  if (value === undefined) return words.stateTexts.noBase
  const shown = roundTo(value, decimals)
  if (limits && shown < limits[0])
    return `${words.stateTexts.under}${words.figureText(limits[0] - shown, decimals)}${words.stateTexts.tooLittle}`
  if (limits && shown > limits[1])
    return `${words.stateTexts.over}${words.figureText(shown - limits[1], decimals)}${words.stateTexts.tooMuch}`
  return words.stateTexts.inside
}

/** The formula of a figure, which is none while a line that it hangs on has a name and no grams. */
const onceWeighed = (formula: string, { first, last, words }: WorkbookLayout): string =>
  `IF(SUMPRODUCT((${cellAt(NAME_COLUMN, first)}:${cellAt(NAME_COLUMN, last)}<>"")*(${words.rangeNames.grams}=""))>0,"${words.stateTexts.unknown}",${formula})`

function figureRow(
  sheet: SheetDraft,
  figure: WrittenFigure,
  row: number,
  content: WorkbookContent,
  layout: WorkbookLayout,
  elsewhere: ElsewhereCells,
): void {
  const { label, unit, decimals, value, range, reading, below, isJudged, key } = figure
  const { own, usual, written, words } = content
  const isUnsettled = content.unsettled.includes(key)
  const format = style.decimalsFormat(decimals)
  const put = (column: number) => ({ row, column })
  sheet.text(put(FIGURE.label), label, style.nameStyle)
  if (reading) {
    const formula = figureExpression({ reading, below }, written.turn, layout, elsewhere)
    if (isUnsettled)
      sheet.formula(
        put(FIGURE.value),
        onceWeighed(formula, layout),
        words.stateTexts.unknown,
        style.strongStyle(format),
      )
    else sheet.formula(put(FIGURE.value), formula, value ?? '', style.strongStyle(format))
  } else if (isUnsettled) sheet.text(put(FIGURE.value), words.stateTexts.unknown, style.mutedStyle(format))
  else sheet.number(put(FIGURE.value), value, style.mutedStyle(format))
  sheet.text(put(FIGURE.unit), unit, style.asideStyle)
  sheet.number(put(FIGURE.least), range?.[0], style.calculatedStyle(format))
  sheet.number(put(FIGURE.most), range?.[1], style.calculatedStyle(format))
  if (isJudged)
    sheet.formula(put(FIGURE.state), stateFormula(row, decimals, words), stateNow(figure, content), style.stateStyle)
  else sheet.text(put(FIGURE.state), words.stateTexts.informs, style.stateStyle)
  const band = usual[key]
  sheet.text(
    put(FIGURE.usual),
    band ? `${words.figureText(band[0])} … ${words.figureText(band[1])}` : '',
    style.asideStyle,
  )
  const limit = isJudged ? style.typedStyle(format) : style.calculatedStyle(format)
  sheet.number(put(FIGURE.ownLeast), isJudged ? own[key]?.[0] : undefined, limit)
  sheet.number(put(FIGURE.ownMost), isJudged ? own[key]?.[1] : undefined, limit)
}

/** How many judged figures begin with a sign. */
const counted = (states: string, sign: string): string => `SUMPRODUCT(--(LEFT(${states},1)="${sign.trim()}"))`

function verdictRow(sheet: SheetDraft, content: WorkbookContent, { first, lastJudged }: Rows): void {
  const { words } = content
  const place = { row: 2, column: 1 }
  if (lastJudged < first) {
    sheet.text(place, words.verdictTexts.free, style.verdictStyle)
    return
  }
  const states = `$F$${first}:$F$${lastJudged}`
  const out = `(${counted(states, words.stateTexts.over)}+${counted(states, words.stateTexts.under)})`
  const inside = counted(states, words.stateTexts.inside.slice(0, 1))
  const { empty, open, right, ofFigures, inRange, review, one, several } = words.verdictTexts
  const now = content.figures.filter(({ isJudged }) => isJudged).map((figure) => stateNow(figure, content))
  const outNow = now.filter((state) => state.startsWith('▲') || state.startsWith('▼')).length
  const insideNow = now.filter((state) => state === words.stateTexts.inside).length
  sheet.formula(
    place,
    `IF(SUM(${words.rangeNames.grams})<=0,"${empty}",IF(AND(${out}=0,${counted(states, words.stateTexts.unknown)}>0),"${open}",IF(${out}=0,"${right}"&${inside}&"${ofFigures}"&${inside}&"${inRange}","${review}"&${out}&IF(${out}=1,"${one}","${several}"))))`,
    outNow === 0 && now.includes(words.stateTexts.unweighed)
      ? open
      : outNow === 0
        ? `${right}${insideNow}${ofFigures}${insideNow}${inRange}`
        : `${review}${outNow}${outNow === 1 ? one : several}`,
    style.verdictStyle,
  )
  const range = 'A2:D2'
  sheet.rule(range, 'LEFT($A$2,1)="●"', style.rightRule)
  sheet.rule(range, 'LEFT($A$2,1)="▲"', style.wrongRule)
  for (const column of ['B', 'F']) {
    const cells = `${column}${first}:${column}${lastJudged}`
    sheet.rule(cells, `LEFT($F${first},1)="●"`, style.rightRule)
    sheet.rule(cells, `OR(LEFT($F${first},1)="▲",LEFT($F${first},1)="▼")`, style.wrongRule)
  }
}

function widthsOf({ coefficients, priceColumn }: WorkbookLayout, lastColumn: number): number[] {
  const isMany = coefficients.length > MANY
  return Array.from({ length: lastColumn }, (_, k) => {
    const column = k + 1
    if (column === NAME_COLUMN) return WIDTH.name
    if (column === GRAMS_COLUMN) return WIDTH.grams
    if (column === SHARE_COLUMN) return WIDTH.share
    if (column === priceColumn) return WIDTH.price
    if (column === FIGURE.state) return WIDTH.state
    return isMany && column > FIGURE.ownMost ? WIDTH.many : WIDTH.coefficient
  })
}

/** The sheet on which the formula is changed. */
export function formulaSheet(content: WorkbookContent, layout: WorkbookLayout, elsewhere: ElsewhereCells): DrawnSheet {
  const { words } = content
  const rows = rowsOf(content, layout)
  const lastColumn = Math.max(layout.priceColumn, FIGURE.ownMost)
  const sheet = draftSheet(words.sheetNames.formula, widthsOf(layout, lastColumn))
  sheet.text({ row: 1, column: 1 }, content.name, style.titleStyle)
  sheet.height(1, TITLE_HEIGHT)
  verdictRow(sheet, content, rows)
  sheet.text({ row: 2, column: HINT_COLUMN }, words.HINT_TEXT, style.hintStyle)
  if (content.barred)
    sheet.text({ row: 3, column: 1 }, `▲ ${words.writtenDayText(content.date)}: ${content.barred}`, style.barredStyle)
  else sheet.text({ row: 3, column: HINT_COLUMN }, words.PER_HUNDRED, style.hintStyle)
  linesTable(sheet, content, layout, rows)
  for (const [k, label] of words.columnHeads.figures.entries()) {
    sheet.text(
      { row: rows.head, column: k + 1 },
      label,
      k === 0 || k === FIGURE.state - 1 ? style.headStyle : style.headRight,
    )
  }
  for (const [k, figure] of content.figures.entries()) {
    figureRow(sheet, figure, rows.first + k, content, layout, elsewhere)
  }
  sheet.band(rows.notes, 1, lastColumn, style.bandStyle)
  sheet.text({ row: rows.notes, column: 1 }, words.writtenOn(content.date), style.bandStyle)
  for (const [k, { about, text }] of content.notes.entries()) {
    const row = rows.notes + 1 + k
    sheet.text({ row, column: 1 }, about, style.nameStyle)
    sheet.sentence({ row, column: 2 }, Math.min(lastColumn, LAST_OF_NOTES), text, style.noteStyle)
  }
  return sheet.done({ freezePane: { rows: HEAD_ROW, columns: 1 } }, 'landscape')
}
