import { readList } from '../read-text.ts'
import type { ListPart } from '../reading.ts'
import type { CsvCell } from '../spreadsheet.ts'
import { GRAMS_OF } from './columns.ts'
import { isUnclearFigure, type SheetWriting, sheetFigureOf } from './figures.ts'

/** What the cells of a row say that is weighed. */

export interface RowAmount {
  readonly cell: CsvCell
  /** What its unit column says. */
  readonly unit?: string
  /** Grams of a bare figure by the head. */
  readonly grams?: number
  /** The head is of a quantity, and not of a weight: a bare figure may count. */
  readonly isQuantity?: boolean
}

/** «600 g», «0,6 kg»: the figure, and the unit behind it. */
const FIGURE = /^([\d.,\s\u00a0']*\d)\s*(\p{L}*)\.?$/u
/** Thousandths of a gram: 0,3 kg are 300 g, not 300.00000000000006. */
const round = (grams: number): number => Math.round(grams * 1000) / 1000

type Weighed = Omit<ListPart, 'name'>

/** Asked of the reader of lists: volumes, pieces, spoons, ranges, «c.s.». */
function asked(name: string, written: string): Weighed {
  const [read] = readList(`${written} ${name}`)
  const part = read?.parts === undefined ? read : undefined
  if (part?.grams !== undefined) return { grams: part.grams, ...(part.approx && { approx: true }) }
  return { ask: part?.ask ?? 'unclear', ...(part?.suggest && { suggest: part.suggest }) }
}

function figureIn(
  cell: CsvCell,
  writing: SheetWriting,
): { readonly figure: number; readonly unit: string } | undefined {
  if (typeof cell === 'number') return { figure: cell, unit: '' }
  const [, written = '', unit = ''] = FIGURE.exec(cell ?? '') ?? []
  return written === '' ? undefined : { figure: sheetFigureOf(written, writing), unit: unit.toLowerCase() }
}

/** The weight that a row says, or the question that it leaves; nothing where its cell is blank. */
export function weightOfRow(name: string, amount: RowAmount, writing: SheetWriting): Weighed | undefined {
  const { cell, unit = '', grams } = amount
  if (cell === undefined) return undefined
  const found = figureIn(cell, writing)
  if (!found) return asked(name, String(cell))
  if (Number.isNaN(found.figure))
    return { ask: 'unclear', ...(isUnclearFigure(String(cell)) && unclearSuggestion(String(cell))) }
  const named = found.unit || unit.trim().toLowerCase().replace(/\.$/, '')
  const size = named === '' ? (grams ?? 1) : GRAMS_OF[named]
  if (size === undefined) return asked(name, `${String(found.figure).replace('.', ',')} ${named}`)
  return { grams: round(found.figure * size) }
}

/** «1.250»: thousands, most likely; it is asked. */
const unclearSuggestion = (written: string): Weighed => {
  const grams = Number(written.replaceAll('.', ''))
  return { suggest: { grams, approx: true, why: `${grams} g`, grade: 'C' } }
}

/** Per cent that a cell says; a workbook may keep 61 % as 0.61. */
export function percentInCell(cell: CsvCell, writing: SheetWriting): number | undefined {
  if (typeof cell === 'number') return cell
  const found = FIGURE.exec((cell ?? '').replace('%', '').trim())
  const figure = found ? sheetFigureOf(found[1] ?? '', writing) : Number.NaN
  return Number.isNaN(figure) ? undefined : figure
}
