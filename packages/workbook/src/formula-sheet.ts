import { number as inWords, round } from '@obrador/engine'
import type { WrittenFigure } from '@obrador/engine/workbook'
import { at, type Draft, type Drawn, draft } from './cells.ts'
import type { Content } from './content.ts'
import { type Elsewhere, figureAs } from './expression.ts'
import { GRAMS, HEAD, type Layout, NAME, SHARE } from './layout.ts'
import * as style from './style.ts'
import * as words from './words/es.ts'

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

function rowsOf({ figures }: Content, { last }: Layout): Rows {
  const head = last + 3
  const judged = figures.filter(({ isJudged }) => isJudged).length
  return { total: last + 1, head, first: head + 1, lastJudged: head + judged, notes: head + figures.length + 2 }
}

function linesTable(sheet: Draft, { written }: Content, layout: Layout, { total }: Rows): void {
  const { first, last, coefficients, priceColumn } = layout
  const grams = written.lines.reduce((sum, line) => sum + line.grams, 0)
  for (const [k, label] of words.heads.lines.entries()) {
    sheet.text({ row: HEAD, column: k + 1 }, label, k === 0 ? style.head : style.headRight)
  }
  for (const { column, of } of coefficients) sheet.text({ row: HEAD, column }, of.label, style.headRight)
  sheet.text({ row: HEAD, column: priceColumn }, words.heads.price, style.headRight)
  sheet.height(HEAD, HEAD_HEIGHT)
  for (let row = first; row <= last; row++) {
    const line = written.lines[row - first]
    sheet.text({ row, column: NAME }, line?.name ?? '', line ? style.name : style.typedName)
    sheet.number({ row, column: GRAMS }, line?.grams, style.typed(style.GRAMS))
    const weight = at(GRAMS, row)
    const share = line && grams > 0 ? (100 * line.grams) / grams : ''
    sheet.formula(
      { row, column: SHARE },
      `IF(AND(ISNUMBER(${weight}),SUM(Gramos)>0),100*${weight}/SUM(Gramos),"")`,
      share,
      style.muted(style.PERCENT),
    )
    for (const { column, of } of coefficients) {
      const filled = line ? style.coefficient : style.typedCoefficient
      sheet.number({ row, column }, of.values[row - first], filled)
    }
    sheet.number({ row, column: priceColumn }, line?.price, style.typed(style.PRICE))
  }
  const cost = written.lines.reduce((sum, line) => sum + line.grams * (line.price ?? 0), 0)
  sheet.text({ row: total, column: NAME }, words.TOTAL, style.total)
  sheet.formula({ row: total, column: GRAMS }, 'SUM(Gramos)', grams, style.strong(style.GRAMS))
  sheet.formula({ row: total, column: SHARE }, `SUM(${at(SHARE, first)}:${at(SHARE, last)})`, 100, style.muted('0'))
  sheet.formula(
    { row: total, column: priceColumn },
    'IF(SUM(Gramos)>0,SUMPRODUCT(Gramos,Precio)/SUM(Gramos),"")',
    grams > 0 ? cost / grams : '',
    style.strong('#,##0.00" €/kg"'),
  )
}

/** A limit: the workshop's own where it is filled in, else that of the type, else none. */
const limitOf = (own: string, published: string, none: string): string =>
  `IF(ISNUMBER(${own}),${own},IF(ISNUMBER(${published}),${published},${none}))`

/** Beyond any figure. */
const [LEAST, MOST] = ['-1E+99', '1E+99']

function stateFormula(row: number, decimals: number): string {
  const cell = (column: number): string => at(column, row)
  const value = `ROUND(${cell(FIGURE.value)},${decimals})`
  const least = limitOf(cell(FIGURE.ownLeast), cell(FIGURE.least), LEAST)
  const most = limitOf(cell(FIGURE.ownMost), cell(FIGURE.most), MOST)
  const { inside, over, under, tooMuch, tooLittle, noBase } = words.states
  const by = (distance: string): string => `FIXED(${distance},${decimals})`
  return [
    `IF(NOT(ISNUMBER(${cell(FIGURE.value)})),"${noBase}",`,
    `IF(${value}<${least},"${under}"&${by(`${least}-${value}`)}&"${tooLittle}",`,
    `IF(${value}>${most},"${over}"&${by(`${value}-${most}`)}&"${tooMuch}",`,
    `"${inside}")))`,
  ].join('')
}

/** The same as the engine has it. */
function stateNow({ value, decimals, range }: WrittenFigure, own: readonly [number, number] | undefined): string {
  const limits = own ?? range
  if (value === undefined) return words.states.noBase
  const shown = round(value, decimals)
  if (limits && shown < limits[0])
    return `${words.states.under}${inWords(limits[0] - shown, decimals)}${words.states.tooLittle}`
  if (limits && shown > limits[1])
    return `${words.states.over}${inWords(shown - limits[1], decimals)}${words.states.tooMuch}`
  return words.states.inside
}

function figureRow(
  sheet: Draft,
  figure: WrittenFigure,
  row: number,
  content: Content,
  layout: Layout,
  elsewhere: Elsewhere,
): void {
  const { label, unit, decimals, value, range, reading, below, isJudged, key } = figure
  const { own, usual, written } = content
  const format = style.decimals(decimals)
  const put = (column: number) => ({ row, column })
  sheet.text(put(FIGURE.label), label, style.name)
  if (reading) {
    const formula = figureAs({ reading, below }, written.turn, layout, elsewhere)
    sheet.formula(put(FIGURE.value), formula, value ?? '', style.strong(format))
  } else sheet.number(put(FIGURE.value), value, style.muted(format))
  sheet.text(put(FIGURE.unit), unit, style.aside)
  sheet.number(put(FIGURE.least), range?.[0], style.calculated(format))
  sheet.number(put(FIGURE.most), range?.[1], style.calculated(format))
  if (isJudged) sheet.formula(put(FIGURE.state), stateFormula(row, decimals), stateNow(figure, own[key]), style.state)
  else sheet.text(put(FIGURE.state), words.states.informs, style.state)
  const band = usual[key]
  sheet.text(put(FIGURE.usual), band ? `${inWords(band[0])} … ${inWords(band[1])}` : '', style.aside)
  const limit = isJudged ? style.typed(format) : style.calculated(format)
  sheet.number(put(FIGURE.ownLeast), isJudged ? own[key]?.[0] : undefined, limit)
  sheet.number(put(FIGURE.ownMost), isJudged ? own[key]?.[1] : undefined, limit)
}

/** How many judged figures begin with a sign. */
const counted = (states: string, sign: string): string => `SUMPRODUCT(--(LEFT(${states},1)="${sign.trim()}"))`

function verdictRow(sheet: Draft, { figures, own }: Content, { first, lastJudged }: Rows): void {
  const place = { row: 2, column: 1 }
  if (lastJudged < first) {
    sheet.text(place, words.verdicts.free, style.verdict)
    return
  }
  const states = `$F$${first}:$F$${lastJudged}`
  const out = `(${counted(states, words.states.over)}+${counted(states, words.states.under)})`
  const inside = counted(states, words.states.inside.slice(0, 1))
  const { empty, right, ofFigures, inRange, review, one, several } = words.verdicts
  const now = figures.filter(({ isJudged }) => isJudged).map((figure) => stateNow(figure, own[figure.key]))
  const outNow = now.filter((state) => state.startsWith('▲') || state.startsWith('▼')).length
  const insideNow = now.filter((state) => state === words.states.inside).length
  sheet.formula(
    place,
    `IF(SUM(Gramos)<=0,"${empty}",IF(${out}=0,"${right}"&${inside}&"${ofFigures}"&${inside}&"${inRange}","${review}"&${out}&IF(${out}=1,"${one}","${several}")))`,
    outNow === 0
      ? `${right}${insideNow}${ofFigures}${insideNow}${inRange}`
      : `${review}${outNow}${outNow === 1 ? one : several}`,
    style.verdict,
  )
  const range = 'A2:D2'
  sheet.rule(range, 'LEFT($A$2,1)="●"', style.isRight)
  sheet.rule(range, 'LEFT($A$2,1)="▲"', style.isWrong)
  for (const column of ['B', 'F']) {
    const cells = `${column}${first}:${column}${lastJudged}`
    sheet.rule(cells, `LEFT($F${first},1)="●"`, style.isRight)
    sheet.rule(cells, `OR(LEFT($F${first},1)="▲",LEFT($F${first},1)="▼")`, style.isWrong)
  }
}

function widthsOf({ coefficients, priceColumn }: Layout, lastColumn: number): number[] {
  const isMany = coefficients.length > MANY
  return Array.from({ length: lastColumn }, (_, k) => {
    const column = k + 1
    if (column === NAME) return WIDTH.name
    if (column === GRAMS) return WIDTH.grams
    if (column === SHARE) return WIDTH.share
    if (column === priceColumn) return WIDTH.price
    if (column === FIGURE.state) return WIDTH.state
    return isMany && column > FIGURE.ownMost ? WIDTH.many : WIDTH.coefficient
  })
}

/** The sheet on which the formula is changed. */
export function formulaSheet(content: Content, layout: Layout, elsewhere: Elsewhere): Drawn {
  const rows = rowsOf(content, layout)
  const lastColumn = Math.max(layout.priceColumn, FIGURE.ownMost)
  const sheet = draft(words.sheets.formula, widthsOf(layout, lastColumn))
  sheet.text({ row: 1, column: 1 }, content.name, style.title)
  sheet.height(1, TITLE_HEIGHT)
  verdictRow(sheet, content, rows)
  sheet.text({ row: 2, column: HINT_COLUMN }, words.HINT, style.hint)
  if (content.barred) sheet.text({ row: 3, column: 1 }, `▲ ${words.day(content.date)}: ${content.barred}`, style.barred)
  else sheet.text({ row: 3, column: HINT_COLUMN }, words.PER_HUNDRED, style.hint)
  linesTable(sheet, content, layout, rows)
  for (const [k, label] of words.heads.figures.entries()) {
    sheet.text(
      { row: rows.head, column: k + 1 },
      label,
      k === 0 || k === FIGURE.state - 1 ? style.head : style.headRight,
    )
  }
  for (const [k, figure] of content.figures.entries()) {
    figureRow(sheet, figure, rows.first + k, content, layout, elsewhere)
  }
  sheet.band(rows.notes, 1, lastColumn, style.band)
  sheet.text({ row: rows.notes, column: 1 }, words.written(content.date), style.band)
  for (const [k, { about, text }] of content.notes.entries()) {
    const row = rows.notes + 1 + k
    sheet.text({ row, column: 1 }, about, style.name)
    sheet.sentence({ row, column: 2 }, Math.min(lastColumn, LAST_OF_NOTES), text, style.note)
  }
  return sheet.done({ freezePane: { rows: HEAD, columns: 1 } }, 'landscape')
}
