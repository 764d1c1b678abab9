import { foldText } from '../fold.ts'
import { type BareFigure, KILO_G, type MassUnit } from '../list-unit.ts'
import { readList } from '../read-text.ts'
import type { ListPart, WeightSuggestion } from '../reading.ts'
import type { CsvCell } from '../spreadsheet.ts'
import { suggestAsSaid, suggestByPieces } from '../suggest.ts'
import { measureUnitNamed } from '../units.ts'
import { GRAMS_OF } from './columns.ts'
import { cellText, type DraftRow, type FilledCell } from './draft.ts'
import { type SheetWriting, sheetFigureOf, twoFiguresOf } from './figures.ts'

/** What the cells of a row may weigh; which of it they do, the whole recipe tells. */

export interface RowWay {
  readonly grams: number
  /** How much less likely it is than what stands there plainly, as a natural logarithm. */
  readonly cost: number
  /** It holds only where this is the unit of the figures that say none. */
  readonly unit?: MassUnit
  /** It counts, and a piece weighs so much: always asked. */
  readonly pieces?: WeightSuggestion
}

export type AskedWeight = Omit<ListPart, 'name'>

/** A row: its ways, the likeliest first, or what is asked whatever stands around it. */
export interface RowReading {
  readonly name: string
  readonly ways: readonly RowWay[]
  readonly asked?: AskedWeight
  /** A figure without a unit of its own, and the unit that its head gives it. */
  readonly figure?: BareFigure
  readonly headed?: MassUnit
  /** How many there are of what is weighed, where its row counts it too. */
  readonly count?: number
}

/** «600 g», «0,6 kg»: the figure, and the unit behind it. */
const FIGURE = /^([\d.,\s\u00a0']*\d)\s*(\p{L}*)\.?$/u
/** «2024-03-01»: a spreadsheet has taken «1-3» for a day. */
const DAY = /^\d{4}-\d\d-\d\d/
/** Thousandths of a gram: 0,3 kg are 300 g, not 300.00000000000006. */
const round = (grams: number): number => Math.round(grams * 1000) / 1000

/** Asked of the reader of lists: volumes, pieces, spoons, ranges, «c.s.». */
function askedOf(name: string, written: string): AskedWeight {
  // Figures of the name («XB-2») are no amount.
  const plain = name.replace(/\S*\d\S*/g, ' ').trim()
  const [read] = DAY.test(written) ? [] : readList(`${written} ${plain === '' ? name : plain}`)
  const part = read?.parts === undefined ? read : undefined
  if (part?.grams !== undefined) return { grams: part.grams, ...(part.approx && { approx: true }) }
  return { ask: part?.ask ?? 'unclear', ...(part?.suggest && { suggest: part.suggest }) }
}

interface WrittenFigure {
  readonly written: string
  readonly unit: string
  /** What it says, the likelier first. */
  readonly values: readonly number[]
  /** Whether the rest of the sheet tells which. */
  readonly isTold: boolean
}

function figureIn(cell: CsvCell, writing: SheetWriting): WrittenFigure | undefined {
  if (typeof cell === 'number') return { written: String(cell), unit: '', values: [cell], isTold: true }
  const [, written = '', unit = ''] = FIGURE.exec(cell ?? '') ?? []
  if (written === '') return undefined
  const [told, two] = [sheetFigureOf(written, writing), twoFiguresOf(written)]
  const values = !two ? [told] : told === two.thousands ? [told, two.decimal] : [two.decimal, two.thousands]
  return { written, unit: unit.toLowerCase(), values, isTold: !Number.isNaN(told) }
}

/** What it costs to read a mark otherwise than the sheet has it; to count where a head says a weight; to follow a head against a cell. */
const OTHER_MARK = 3
const COUNT_HEADED = 3
const OTHER_UNIT = 4
/** More of them nobody counts, and lighter ones are weighed. */
const MOST_PIECES = 60
const LEAST_PIECE_G = 10
const NOT_COUNTED =
  /liquid|pasteuriz|polvo|congelad|deshidrat|troce|pulpa|pure|zumo|confit|rallad|pasta\b|harina|aceite/i

/** What is bought in leaves or pods, and counted where there are few. */
const MOST_LEAVES = 12
const COUNTED_FORMS: readonly (readonly [RegExp, string])[] = [
  [/gelatina|cola de pescado/i, 'hojas de gelatina'],
  [/^(?:vainas? |ramas? )?(?:de )?vainillas?\b(?!.*(?:extract|esenc|pasta|azucar|polvo))/i, 'vainas de vainilla'],
]

function countWay(name: string, value: number, cost: number): readonly RowWay[] {
  if (!Number.isInteger(value) || value < 1 || value > MOST_PIECES || NOT_COUNTED.test(name)) return []
  const counted = (of: string): WeightSuggestion | undefined =>
    suggestByPieces({ from: 0, to: 0, value, approx: false, written: String(value) }, of)
  const isNamed = /\b(?:hojas?|vainas?|ramas?)\b/i.test(name)
  const form = value > MOST_LEAVES && !isNamed ? undefined : COUNTED_FORMS.find(([says]) => says.test(name))?.[1]
  const pieces = form === undefined ? counted(name) : counted(form)
  const isWhole = pieces !== undefined && (form !== undefined || pieces.grams >= value * LEAST_PIECE_G)
  return isWhole ? [{ grams: pieces.grams, cost, pieces }] : []
}

const MASS_UNITS: readonly (readonly [MassUnit, number])[] = [
  ['grams', 1],
  ['kilos', KILO_G],
]

/** A figure without a unit in its cell or beside it: that of its head, or of the list. */
function bareReading(name: string, { values, written, isTold }: WrittenFigure, grams: number | undefined): RowReading {
  const [value = Number.NaN] = values
  const headed = MASS_UNITS.find(([, size]) => size === grams)?.[0]
  if (grams !== undefined && !headed) return { name, ways: [{ grams: round(value * grams), cost: 0 }] }
  const ways = MASS_UNITS.flatMap(([unit, size]) =>
    values.map((one, at) => ({ grams: round(one * size), cost: isTold ? at * OTHER_MARK : 0, unit })),
  )
  return {
    name,
    ways: [...countWay(name, value, headed ? COUNT_HEADED : 0), ...ways],
    figure: { written, value },
    ...(headed && { headed }),
  }
}

/** «idem», «"»: as above. */
const DITTO = /^(?:[“”"'〃]+|id(?:em)?\.?|ídem)$/i
/** «UN», «UDS.», «pz.»: pieces, as programs write them. */
const PIECES = /^(?:un|uni|unit|pz|pzs|pie|pc|n)$/
const plainUnit = (unit: string): string => {
  const plain = unit.trim().toLowerCase().replace(/\.$/, '')
  return PIECES.test(plain) ? 'ud' : plain
}

/** What one cell of a row may weigh, with what its unit column says. */
function cellReading(name: string, { cell, column }: FilledCell, unit: string, writing: SheetWriting): RowReading {
  const found = figureIn(cell, writing)
  if (!found) return { name, ways: [], asked: askedOf(name, `${cellText(cell)} ${unit}`.trim()) }
  const { values, isTold } = found
  const [value = Number.NaN] = values
  if (Number.isNaN(value) || value <= 0) return { name, ways: [], asked: { ask: 'unclear' } }
  const named = plainUnit(found.unit || unit)
  if (named === '') return bareReading(name, found, column.grams)
  const size = GRAMS_OF[named]
  if (size === undefined) {
    if (!measureUnitNamed(named, foldText(named))) return { name, ways: [], asked: { ask: 'unclear' } }
    const asked = askedOf(name, `${String(value).replace('.', ',')} ${named}`)
    return {
      name,
      ways: [],
      asked: isTold ? asked : { ask: 'unclear', ...(asked.suggest && { suggest: asked.suggest }) },
    }
  }
  const said = values.map((one, at) => ({ grams: round(one * size), cost: isTold ? at * OTHER_MARK : 0 }))
  const byHead = column.grams !== undefined && column.grams !== size && found.unit === ''
  return {
    name,
    ways: [...said, ...(byHead ? [{ grams: round(value * (column.grams ?? 1)), cost: OTHER_UNIT }] : [])],
  }
}

/** How near two figures of one weight come. */
const SAME = 0.02
const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= SAME * Math.max(one, other)

/** «Kg | Gr»: the one that is filled, both if they are one weight in two units, or the kilos and the grams beyond them. */
function inTwoColumns(name: string, cells: readonly FilledCell[], writing: SheetWriting): RowReading {
  const filled = cells.filter(({ cell }) => cell !== 0 && !/^\s*(?:0+|-+|–|—)\s*$/.test(cellText(cell)))
  const readings = filled.map((cell) => cellReading(name, cell, '', writing))
  const [first, second, ...more] = readings
  if (!first) return { name, ways: [], asked: { ask: 'unclear' } }
  if (!second) {
    // The column is chosen by hand for each row: its unit is as good as one beside the figure.
    const ways = first.ways.filter(({ unit }) => unit === undefined || unit === first.headed)
    return { name, ways: ways.map(({ unit: _, ...way }) => way), ...(first.asked && { asked: first.asked }) }
  }
  const weights = [first, second].map(
    ({ ways, headed }) => ways.find(({ unit, pieces }) => unit === headed && !pieces)?.grams ?? 0,
  )
  const [one = 0, other = 0] = weights
  if (more.length > 0 || one === 0 || other === 0) return { name, ways: [], asked: { ask: 'unclear' } }
  if (isSame(one, other)) return { name, ways: [{ grams: one, cost: 0 }] }
  const [kilos, grams] = [Math.max(one, other), Math.min(one, other)]
  if (kilos % KILO_G === 0 && grams < KILO_G) return { name, ways: [{ grams: one + other, cost: 0 }] }
  const suggest = suggestAsSaid(one + other, ['grams', one + other])
  return { name, ways: [], asked: { ask: 'unclear', ...(suggest && { suggest }) } }
}

/** What a row may weigh. @param unitAbove - What the unit column says in the row above, for «idem». */
export function readingOfRow(name: string, row: DraftRow, writing: SheetWriting, unitAbove: string): RowReading {
  const unit = unitOfRow(row, unitAbove)
  const weights = row.filled('grams')
  const [amount] = row.filled('quantity')
  const [weight] = weights
  if (row.isParted && weight) return inTwoColumns(name, weights, writing)
  // «6 | ud | 300»: the unit is that of the quantity.
  if (weight) {
    const isCounted = amount !== undefined && weight.column.grams !== undefined
    const count = isCounted && plainUnit(unit) === 'ud' ? figureIn(amount.cell, writing)?.values[0] : undefined
    return { ...cellReading(name, weight, isCounted ? '' : unit, writing), ...(count !== undefined && { count }) }
  }
  if (amount) return cellReading(name, amount, unit, writing)
  // «c/s»: no figure, whatever the words.
  const { ask = 'unclear' } = unit === '' ? {} : askedOf(name, unit)
  return { name, ways: [], asked: { ask } }
}

export const unitOfRow = (row: DraftRow, above: string): string => {
  const unit = cellText(row.cell('unit'))
  return DITTO.test(unit.trim()) ? above : unit
}

/** The weight of one cell by its head alone: what a row of totals says, in each unit that it may have. */
export const totalsIn = (cell: CsvCell, grams: number | undefined, writing: SheetWriting): readonly number[] => {
  const found = figureIn(cell, writing)
  const size = found && (found.unit === '' ? grams : GRAMS_OF[found.unit])
  if (!found || (found.unit !== '' && size === undefined)) return []
  const sizes = size === undefined ? [1, KILO_G] : [size]
  return found.values.flatMap((value) => sizes.map((one) => round(value * one)))
}

/** Per cent that a cell says; a workbook may keep 61 % as 0.61. */
export function percentInCell(cell: CsvCell, writing: SheetWriting): number | undefined {
  if (typeof cell === 'number') return cell
  const found = FIGURE.exec((cell ?? '').replace('%', '').trim())
  const figure = found ? sheetFigureOf(found[1] ?? '', writing) : Number.NaN
  return Number.isNaN(figure) ? undefined : figure
}
