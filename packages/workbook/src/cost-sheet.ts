import { PRICES_AS_OF } from '@obrador/engine'
import type { WrittenNutrition } from '@obrador/engine/workbook'
import { at, type Draft, type Drawn, down, draft } from './cells.ts'
import type { Content } from './content.ts'
import { GRAMS, HEAD, type Layout, NAME, on } from './layout.ts'
import * as style from './style.ts'
import { HINT, heads, sheets, cost as words } from './words/es.ts'

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

function linesTable(sheet: Draft, { written }: Content, { first, last, priceColumn }: Layout): void {
  const { leaves, nutrients } = written.nutrition
  const ways = leaves.flat()
  const labels = [
    ...heads.cost,
    ...ways.map((_, k) => words.leaves(k, ways.length)),
    ...nutrients.map(({ label, unit }) => `${label}, ${unit} por 100 g`),
  ]
  const fromColumn = firstNutrient(written.nutrition)
  for (const [k, label] of labels.entries()) {
    sheet.text({ row: HEAD, column: k + 1 }, label, k === 0 ? style.head : style.headRight)
  }
  sheet.height(HEAD, 60)
  for (let row = first; row <= last; row++) {
    const line = written.lines[row - first]
    const k = row - first
    const [name, grams, price] = [NAME, GRAMS, priceColumn].map((column) => on(sheets.formula, column, row))
    sheet.formula({ row, column: COLUMN.name }, `IF(${name}="","",${name})`, line?.name ?? '', style.name)
    sheet.formula({ row, column: COLUMN.grams }, `N(${grams})`, line?.grams ?? 0, style.muted(style.GRAMS))
    sheet.formula({ row, column: COLUMN.price }, `N(${price})`, line?.price ?? 0, style.muted(style.PRICE))
    sheet.formula(
      { row, column: COLUMN.euros },
      `${at(COLUMN.grams, row)}*${at(COLUMN.price, row)}/1000`,
      line ? (line.grams * (line.price ?? 0)) / 1000 : 0,
      style.calculated(style.PRICE),
    )
    const filled = line ? style.coefficient : style.typedCoefficient
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

function sumsTable(sheet: Draft, { written }: Content, { first, last }: Layout): Sums {
  const { lines, nutrition } = written
  const column = (of: number): string => down(of, first, last)
  const grams = lines.reduce((sum, line) => sum + line.grams, 0)
  const { finished } = nutrition
  const euros = lines.reduce((sum, line) => sum + (line.grams * (line.price ?? 0)) / 1000, 0)
  const start = last + 2
  const [weighed, left, , paid] = [0, 1, 2, 3].map((k) => `$B$${start + k}`)
  const perKilo = (weight: string | undefined): string => `IF(${weight}>0,1000*${paid}/${weight},"")`
  const rows: readonly (readonly [string, string, number | string, string])[] = [
    [words.weighed, `SUM(${column(COLUMN.grams)})`, grams, '#,##0.0" g"'],
    [
      words.finished,
      leftFormula(nutrition, (way) => `SUMPRODUCT(${column(COLUMN.grams)},${column(COLUMN.leaves + way)})`),
      finished,
      '#,##0.0" g"',
    ],
    [words.lost, `IF(${weighed}>0,1-${left}/${weighed},"")`, grams > 0 ? 1 - finished / grams : '', '0.0%'],
    [words.cost, `SUM(${column(COLUMN.euros)})`, euros, '#,##0.00" €"'],
    [words.perKiloWeighed, perKilo(weighed), grams > 0 ? (1000 * euros) / grams : '', '#,##0.00" €"'],
    [words.perKiloFinished, perKilo(left), finished > 0 ? (1000 * euros) / finished : '', '#,##0.00" €"'],
  ]
  for (const [k, [label, formula, value, format]] of rows.entries()) {
    sheet.text({ row: start + k, column: 1 }, label, style.total)
    sheet.formula({ row: start + k, column: 2 }, formula, value, style.strong(format))
  }
  return { grams: weighed ?? '', finished: left ?? '', euros: paid ?? '' }
}

function nutritionTable(
  sheet: Draft,
  { written }: Content,
  { first, last }: Layout,
  { finished }: Sums,
  row: number,
): number {
  const { nutrients } = written.nutrition
  sheet.text({ row, column: 1 }, words.nutrition, style.verdict)
  for (const [k, label] of words.nutrientHeads.entries()) {
    sheet.text({ row: row + 1, column: k + 1 }, label, k === 0 ? style.head : style.headRight)
  }
  for (const [k, { label, unit, value }] of nutrients.entries()) {
    const sums = `${down(COLUMN.grams, first, last)},${down(firstNutrient(written.nutrition) + k, first, last)}`
    const line = row + 2 + k
    sheet.text({ row: line, column: 1 }, label, style.name)
    sheet.formula(
      { row: line, column: 2 },
      `IF(${finished}>0,SUMPRODUCT(${sums})/${finished},"")`,
      value,
      style.strong(NUTRIENT),
    )
    sheet.text({ row: line, column: 3 }, unit, style.aside)
  }
  return row + 2 + nutrients.length
}

/** What it costs and what a label would declare of it. */
export function costSheet(content: Content, layout: Layout): Drawn {
  const { written } = content
  const columns = firstNutrient(written.nutrition) + written.nutrition.nutrients.length - 1
  const sheet = draft(
    sheets.cost,
    Array.from({ length: columns }, (_, k) => (k === 0 ? WIDE : NARROW)),
  )
  sheet.text({ row: 1, column: 1 }, sheets.cost, style.title)
  sheet.text({ row: 2, column: 1 }, HINT, style.hint)
  linesTable(sheet, content, layout)
  const sums = sumsTable(sheet, content, layout)
  const end = nutritionTable(sheet, content, layout, sums, layout.last + 9)
  const unpriced = written.lines.filter(({ price, grams }) => price === undefined && grams > 0).map(({ name }) => name)
  const said = [
    words.unrounded,
    ...(written.nutrition.leaves.flat().length > 1 ? [words.ways] : []),
    words.prices(PRICES_AS_OF),
    ...(unpriced.length > 0 ? [words.noPrice([...new Set(unpriced)])] : []),
    ...(written.nutrition.untold.length > 0 ? [words.untold(written.nutrition.untold)] : []),
    ...(written.nutrition.isLive ? [] : [words.fixedLoss]),
  ]
  for (const [k, text] of said.entries()) {
    sheet.sentence({ row: end + 1 + k, column: 1 }, columns, text, style.explained)
  }
  return sheet.done({ freezePane: { rows: HEAD, columns: 1 } }, 'landscape')
}
