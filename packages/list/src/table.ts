import { measureTokens } from './amounts.ts'
import { foldText } from './fold.ts'
import type { LaidOutLine } from './layout.ts'
import { lineTokensOf } from './lexer.ts'
import { isFlourName } from './products/composition.ts'
import { type MeasureUnit, measureUnitNamed } from './units.ts'

type Role = 'name' | 'weight' | 'total' | 'unit' | 'other'
interface Column {
  readonly role: Role
  readonly unit?: MeasureUnit
}
export interface ListTableHead {
  readonly columns: readonly Column[]
  /** The unit of bare figures, where the head names one. */
  readonly unit?: MeasureUnit
}

export type TableSeparator = RegExp
const TAB = /\t+/
const TABS = /\t/
const PIPE = /\s*\|\s*/
const SEMICOLON = /\s*;\s*/
/** Commas that part cells: those of a figure have digits on both sides. */
const COMMA = /(?<!\d),|,(?!\d)/
/** Dots that lead the eye, and wide gaps. */
const LEADERS = /\s*(?:\.\s?){4,}\s*|\s*\.{3,}\s*|\s*…+\s*|\s*_{3,}\s*|\s*·{3,}\s*|\s{3,}/

/** Columns that only spaces part. */
const WIDE = /\s{2,}/

/** How the cells of the whole list are parted, if it is a table. */
export function tableSeparatorOf(lines: readonly LaidOutLine[]): TableSeparator | undefined {
  const share = (test: (text: string) => boolean) =>
    lines.filter(({ text }) => test(text)).length / Math.max(1, lines.length)
  if (lines.length === 0) return undefined
  if (share((text) => text.includes('\t')) >= 0.5) return lines.some(({ text }) => /\t\t/.test(text)) ? TABS : TAB
  if (share((text) => /\S\s*\|\s*\S/.test(text)) >= 0.5) return PIPE
  const manySemicolons =
    lines.length > 1 && share((text) => /\S;\s*\S/.test(text) && text.split(';').length <= 9) >= 0.7
  if (manySemicolons) return SEMICOLON
  if (lines.length > 2 && share((text) => /\S\s{2,}\S.*\S\s{2,}\S/.test(text)) >= 0.6) return WIDE
  if (lines.length > 1 && share((text) => /^"[^"]*",\S/.test(text)) >= 0.5) return COMMA
  if (lines.length > 2 && share((text) => /^[^,]*\p{L}\)?%?,[^\s,]/u.test(text) && !/,\s/.test(text)) >= 0.8)
    return COMMA
  return undefined
}

export function tableCellsOf(text: string, separator: TableSeparator | undefined): readonly string[] {
  if (separator === COMMA && text.includes('"')) {
    return [...text.matchAll(/"([^"]*)"|([^,"]+)/g)].map(([, quoted, plain]) => (quoted ?? plain ?? '').trim())
  }
  const cells = text.split(separator ?? LEADERS).map((cell) => cell.trim().replace(/^"|"$/g, ''))
  if (separator === PIPE || separator === undefined) return cells.filter((cell) => cell !== '')
  return cells
}

const NAME =
  /^(?:ingredient\p{L}*|producto|materias? primas?|materia|articulo|descripcion|concepto|nombre|item|nome|zutat\p{L}*|name|elemento|genero|mp|ingr)\b/u
const WEIGHT =
  /^(?:g|gr|grs|gramos|grams|kg|kgs|kilos|kilogramos|peso|pesos|cantidad|cantidades|cant|qty|quantity|quantita|quantitat|quantite|dosis|dosi|weight|menge|mg|ml|l|neto|bruto|total|net|amount|pes)\b/
const UNIT = /^(?:ud|uds|unidad|unidades|u\.?m\.?|unit|units|medida|um|un)\b/
const OTHER =
  /€|\$|%|precio|coste|cost|price|importe|lote|codigo|cod\b|ref|\bpac\b|\bpod\b|grasa|azucar|solidos|kcal|alergen|proveedor|notas?|observ|merma|iva|\bmg\b|\bslng\b|n[º°]|panadero|baker|pct|porcent|\besml\b|\best\b|fecha|proceso|marca/

const unitIn = (folded: string): MeasureUnit | undefined => {
  for (const [word] of folded.matchAll(/[\p{L}]+/gu)) {
    const unit = measureUnitNamed(word === 't' || word === 'T' ? '' : word, word)
    if (unit?.kind === 'mass' && unit.id !== 'mg') return unit
  }
  return undefined
}

/** What the columns of a table hold, read from its first row; nothing if that row is no head. */
export function tableHeadOf(cells: readonly string[], early: boolean): ListTableHead | undefined {
  if (cells.length < 2) return undefined
  const folded = cells.map((cell) => foldText(cell).replaceAll('_', ' '))
  const columns = folded.map((text): Column => {
    // A head with a figure («x 5 kg harina») says how much is made, not what the figures below are in.
    const unit = /\d/.test(text) ? undefined : unitIn(text)
    if (/^%|€|\$/.test(text) || (OTHER.test(text) && !/^(?:cantidad|peso)/.test(text))) return { role: 'other' }
    if (NAME.test(text)) return { role: 'name' }
    if (/\b(?:total|neto|net)\b/.test(text)) return { role: 'total', ...(unit ? { unit } : {}) }
    if (UNIT.test(text)) return { role: 'unit' }
    const isUnit = unit !== undefined && /^\p{L}+\.?$/u.test(text)
    if (isUnit || WEIGHT.test(text) || /^(?:x\s?)?\d/.test(text)) return { role: 'weight', ...(unit ? { unit } : {}) }
    return { role: 'other' }
  })
  const named = columns.some(({ role }) => role === 'name')
  const weights = columns.filter(({ role }) => role === 'weight' || role === 'total')
  const figures = folded.filter((text) => /\d/.test(text) && !/%/.test(text)).length
  if (!(named && weights.length > 0) && !(early && figures === 0 && weights.length > 0)) return undefined
  const unit = weights.find((column) => column.unit)?.unit
  return { columns, ...(unit ? { unit } : {}) }
}

const isNumeric = (cell: string): boolean => /^[\d.,'\s]+(?:e\+?\d+)?$/i.test(cell) && /\d/.test(cell)
const isIgnored = (cell: string): boolean => /^[\d.,\s]+%$|€|\$|^\s*$/.test(cell)

const figureOf = (cell = ''): number =>
  Number(
    cell
      .replace(/%|\s/g, '')
      .replace(/\.(?=\d{3}$)/, '')
      .replace(',', '.'),
  )
const isFigure = (cell = ''): boolean => /^\d[\d.,]*\s*%?$/.test(cell)

/** How near two columns must run, and how near to a hundred percentages sum. */
const PARALLEL = 0.03
const HUNDRED = 1.5
const LEAST_ROWS = 3

/** Whether the column `share` holds what the column `weight` does in per cent: of the whole, or of the flour. */
function isShareOf(rows: readonly (readonly string[])[], share: number, weight: number): boolean {
  const shares = rows.map((cells) => figureOf(cells[share]))
  const weights = rows.map((cells) => figureOf(cells[weight]))
  const scale = (weights[0] ?? 0) / (shares[0] || 1)
  // A percentage is rounded to its last digit.
  const rounding = (shares.every(Number.isInteger) ? 0.5 : 0.06) * scale
  const parallel = shares.every(
    (one, at) => Math.abs(one * scale - (weights[at] ?? 0)) <= PARALLEL * (weights[at] ?? 0) + rounding,
  )
  const sum = shares.reduce((total, one) => total + one, 0)
  const ofFlour = rows.some(
    (cells, at) => shares[at] === 100 && cells.some((cell) => /harina|farina|flour|farine/i.test(cell)),
  )
  return parallel && scale !== 1 && (Math.abs(sum - 100) <= HUNDRED || ofFlour)
}

/** What the columns of a table without a head hold, where two columns of figures run in parallel and one of them is the percentage. */
export function headFromFigures(rows: readonly (readonly string[])[]): ListTableHead | undefined {
  const wide = rows.filter(
    (cells) => cells.length > 2 && cells.slice(1).every(isFigure) && /\p{L}{2}/u.test(cells[0] ?? ''),
  )
  const [first] = wide
  if (!first || wide.length < LEAST_ROWS || wide.some((cells) => cells.length !== first.length)) return undefined
  if (first.length !== 3) return undefined
  const named = wide.filter(([name = '']) => !/^(?:sub)?total|^suma\b/i.test(name))
  for (const [share, weight] of [
    [1, 2],
    [2, 1],
  ] as const) {
    if (!isShareOf(named, share, weight)) continue
    const roles: Column[] = [{ role: 'name' }, { role: 'other' }, { role: 'other' }]
    roles[weight] = { role: 'weight' }
    return { columns: roles }
  }
  // What is peeled weighs less than it was bought: where both columns are equal there is no doubt, elsewhere it is asked.
  return isNetOf(named) ? { columns: [{ role: 'name' }, { role: 'weight' }, { role: 'weight' }] } : undefined
}

/** Whether the second column is what is left of the first once it is cleaned: the same in most rows, and never more. */
function isNetOf(rows: readonly (readonly string[])[]): boolean {
  const pairs = rows.map(([, gross, net]) => [figureOf(gross), figureOf(net)] as const)
  const equal = pairs.filter(([gross, net]) => gross === net).length
  return pairs.every(([gross, net]) => net <= gross) && equal < pairs.length && equal >= pairs.length / 2
}

/** «Piña 480 48»: a name and two bare figures. */
const PAIRED = /^(\p{L}.*?)\s+(\d[\d.,]*\s*%?)\s+(\d[\d.,]*)$/u
/** The cells of a line that a single space parts; none where it has another shape. */
export const pairedCellsOf = (line: string): readonly string[] => PAIRED.exec(line)?.slice(1) ?? []

/** Lines with two figures before their ratio tells anything, the share of them that agrees, and how nearly. */
const LEAST_PAIRS = 3
const MOST_AGREE = 0.8
const RATIO_APART = 0.015
/** Two batches are not nearly the same. */
const LEAST_TIMES = 1.5

const figureOfCell = (cell = ''): number => Number(cell.replace(/\.(?=\d{3}$)/, '').replace(',', '.'))

/** What two bare figures a line are, where one is always so many times the other: shares beside weights, or two batches of one formula. */
export type PairedColumns = 'first-weighs' | 'second-weighs' | 'two-batches'

const isHundred = (sum: number): boolean => Math.abs(sum - 100) <= 1

export function pairedColumnsOf(pairs: readonly (readonly string[])[]): PairedColumns | undefined {
  const lines = pairs.flatMap(([name = '', one, two]) =>
    one === undefined || one.includes('%') ? [] : [{ name, one: figureOfCell(one), two: figureOfCell(two) }],
  )
  const ratios = lines.map(({ one, two }) => two / one)
  const [middle = 0] = ratios.toSorted((a, b) => a - b).slice(Math.floor(ratios.length / 2))
  const agree = ratios.filter((ratio) => Math.abs(ratio - middle) <= RATIO_APART * middle)
  if (ratios.length < LEAST_PAIRS || agree.length < MOST_AGREE * ratios.length) return undefined
  const flours = lines.filter(({ name }) => isFlourName(name))
  const isShares = (of: 'one' | 'two'): boolean =>
    [lines, flours].some((some) => isHundred(some.reduce((sum, line) => sum + line[of], 0)))
  if (isShares('one') !== isShares('two')) return isShares('one') ? 'second-weighs' : 'first-weighs'
  return middle >= LEAST_TIMES ? 'two-batches' : undefined
}

export type TableRow =
  /** Name and amount in one text, to be read like any other line; `unit` is that of a bare figure. */
  | { readonly is: 'line'; readonly text: string; readonly unit?: MeasureUnit }
  | { readonly is: 'unclear'; readonly name: string }

/** «1021 LECHE ENTERA»: a code and a name that only one space parts are two cells. */
function uncoded(cells: readonly string[], { columns }: ListTableHead): readonly string[] {
  const [first = '', ...others] = cells
  const coded = /^([\p{L}]{0,3}\d{2,})\s+(\p{L}.*)$/u.exec(first)
  return coded && columns[0]?.role === 'other' && cells.length === columns.length - 1
    ? [coded[1] ?? '', coded[2] ?? '', ...others]
    : cells
}

/** A head whose first cell was blank, and so was lost, stands over the columns behind the name. */
function aligned(cells: readonly string[], head: ListTableHead): ListTableHead {
  const nameless = head.columns.every(({ role }) => role !== 'name')
  return nameless && cells.length === head.columns.length + 1
    ? { ...head, columns: [{ role: 'name' }, ...head.columns] }
    : head
}

function headedRow(cells: readonly string[], head: ListTableHead): TableRow {
  const plain = { commaThousands: false }
  const nameAt = Math.max(
    0,
    head.columns.findIndex(({ role }) => role === 'name'),
  )
  const name = cells[nameAt] ?? ''
  // Cells that cannot be told apart: which weight is which is not known.
  const weighing = head.columns.filter(({ role }) => role === 'weight' || role === 'total').length
  if (cells.length !== head.columns.length && weighing > 1) return { is: 'unclear', name }
  const filled = (role: Role) =>
    head.columns.flatMap((column, at) =>
      column.role === role && (cells[at] ?? '') !== '' ? [{ ...column, cell: cells[at] ?? '' }] : [],
    )
  const [total] = filled('total')
  const weights = filled('weight')
  const same = new Set(weights.map(({ cell }) => cell)).size === 1
  const chosen = total ?? (weights.length === 1 || same ? weights[0] : undefined)
  if (!chosen) return weights.length > 1 ? { is: 'unclear', name } : { is: 'line', text: name }
  const said = filled('unit')[0]?.cell ?? ''
  const own = measureTokens(lineTokensOf(chosen.cell), plain).amounts.some(({ unit }) => unit !== undefined)
  const unit = chosen.unit ?? (said === '' ? head.unit : undefined)
  return { is: 'line', text: `${name} ${chosen.cell} ${own ? '' : said}`.trim(), ...(unit && !own ? { unit } : {}) }
}

const pairsOf = (cells: readonly string[]): readonly string[] =>
  cells.flatMap((cell, at) => (at % 2 === 0 ? [`${cell} ${cells[at + 1] ?? ''}`] : []))

/** One row of a table as a line of text. */
export function tableRowOf(given: readonly string[], head: ListTableHead | undefined): TableRow | undefined {
  const plain = { commaThousands: false }
  if (head) return headedRow(uncoded(given, head), aligned(given, head))
  const cells = given
  const weighed = cells.filter((cell) =>
    measureTokens(lineTokensOf(cell), plain).amounts.some(({ unit }) => unit?.kind === 'mass'),
  )
  // One cell says its unit: a figure with two decimals behind it is what it costs.
  const priced =
    weighed.length === 1 &&
    cells.slice(cells.indexOf(weighed[0] ?? '') + 1).every((cell) => isNumeric(cell) && /[.,]\d{2}$/.test(cell))
  if (cells.length > 1 && priced)
    return { is: 'line', text: cells.slice(0, cells.indexOf(weighed[0] ?? '') + 1).join(' ') }
  if (cells.length < 3) return undefined
  // Two lists side by side: a name and its weight, and again.
  if (cells.length % 2 === 0 && cells.every((cell, at) => weighed.includes(cell) === (at % 2 === 1)))
    return { is: 'line', text: pairsOf(cells).join(' | ') }
  const useful = cells.filter((cell) => !isIgnored(cell))
  const numeric = useful.filter(isNumeric)
  const texts = useful.filter((cell) => !isNumeric(cell))
  if (numeric.length <= 1) return { is: 'line', text: useful.join(' ') }
  return { is: 'unclear', name: texts[0] ?? '' }
}
