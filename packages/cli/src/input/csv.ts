import { guessText } from '@obrador/list'
import { GRAMS_OF, isUnclearFigure, type SheetWriting, sheetFigureOf, sheetWritingOf } from '@obrador/list/book'
import { csvCellsOf, csvRowsOf, csvSeparatorOf, isUnweighedCell } from '@obrador/list/spreadsheet'
import { RefusedCommand, refusalOfProblem } from '../refused.ts'
import { craftNamed, inFieldsOf, type SpreadsheetLine, typeNamed } from '../service.ts'
import { type InputColumn, type InputHeads, inputHeadsOf } from './heads.ts'
import type { GivenByCommand, InputEntry } from './item.ts'

/** A spreadsheet of formulas: a row for each ingredient and, where there are several, with the formula that it belongs to. */

interface Row {
  /** As a spreadsheet numbers it. */
  readonly line: number
  readonly cell: (column: InputColumn) => string
}

interface Sheet {
  readonly heads: InputHeads
  readonly writing: SheetWriting
  readonly rows: readonly Row[]
}

/** What sums up the rows above it is no ingredient. */
const SUM = /^(?:sub)?total(?:es)?\b|^suma\b|^sum$/i

function sheetIn(text: string): Sheet | undefined {
  const written = csvRowsOf(text)
  const separator = csvSeparatorOf(written[0] ?? '')
  const [head = [], ...cells] = written.map((row) => csvCellsOf(row, separator))
  const heads = inputHeadsOf(head)
  if (!heads) return undefined
  const rows = cells.map((row, index) => ({
    line: index + 2,
    cell: (column: InputColumn) => row[heads.at.get(column) ?? -1] ?? '',
  }))
  const filled = rows.filter(({ cell }) => cell('ingrediente') !== '' || cell('gramos') !== '')
  const figures = filled.flatMap(({ cell }) =>
    [cell('gramos'), cell('precio')].map(withoutUnit).map(({ text }) => text),
  )
  return {
    heads,
    writing: sheetWritingOf(figures, separator),
    rows: filled.filter((row) => !SUM.test(row.cell('ingrediente'))),
  }
}

/** «600 g», «0,6 kg», «4,20 €»: the figure, and the unit behind it. */
function withoutUnit(cell: string): { readonly text: string; readonly unit: string } {
  const [, text = '', unit = ''] = /^([\d.,\s\u00a0']*)(.*)$/s.exec(cell.trim()) ?? []
  return { text, unit: unit.trim().toLowerCase() }
}

function gramsIn({ line, cell }: Row, { heads, writing }: Sheet): number {
  const written = cell('gramos')
  const { text, unit } = withoutUnit(written)
  const figure = sheetFigureOf(text, writing)
  const where = { codigo: 'linea_invalida', campo: 'gramos' } as const
  if (Number.isNaN(figure)) throw new RefusedCommand((say) => say.badCell(line, written, isUnclearFigure(text)), where)
  const named = unit || cell('unidad').trim().toLowerCase()
  const grams = named === '' ? heads.grams : GRAMS_OF[named.replace(/\.$/, '')]
  if (grams === undefined) throw new RefusedCommand((say) => say.badUnit(line, named), where)
  // Thousandths of a gram: 0,3 kg are 300 g, not 300.00000000000006.
  return Math.round(figure * grams * 1000) / 1000
}

/** What a price may be followed by: anything else is not of a kilo. */
const KILO = /^(?:€|eur|euros)?\s*(?:(?:\/|por|el)?\s*(?:kg|kilo))?$/

function priceIn({ line, cell }: Row, { writing }: Sheet): number | undefined {
  const written = cell('precio')
  if (written === '') return undefined
  const { text, unit } = withoutUnit(written)
  const figure = sheetFigureOf(text, writing)
  if (Number.isNaN(figure) || !KILO.test(unit)) {
    throw new RefusedCommand((say) => say.badPrice(line, written), { codigo: 'linea_invalida', campo: 'precio' })
  }
  return figure
}

const lineIn = (row: Row, sheet: Sheet): SpreadsheetLine => ({
  ingrediente: row.cell('ingrediente'),
  ...(isUnweighedCell(row.cell('gramos')) ? { gramos: 0, sinPesar: true } : { gramos: gramsIn(row, sheet) }),
  precio: priceIn(row, sheet),
})

/** The rows of each formula. A merged cell is blank but for its first row: what is blank is as above. */
function byFormula({ rows }: Sheet, single: string): ReadonlyMap<string, readonly [Row, ...Row[]]> {
  const found = new Map<string, [Row, ...Row[]]>()
  let name = single
  for (const row of rows) {
    name = row.cell('formula') || name
    const of = found.get(name)
    if (of) of.push(row)
    else found.set(name, [row])
  }
  return found
}

/** The formulas of a spreadsheet, and those of them that cannot be read; nothing if its head names no columns for them: then it is a list. */
function entriesFromCsv(text: string, single: string, given: GivenByCommand): InputEntry[] | undefined {
  const sheet = sheetIn(text)
  if (!sheet) return undefined
  return [...byFormula(sheet, single)].map(([nombre, rows]): InputEntry => {
    const said = (column: InputColumn): string | undefined =>
      rows.map(({ cell }) => cell(column)).find((cell) => cell !== '')
    try {
      const craft = said('oficio') ?? given.oficio
      if (craft === undefined)
        throw new RefusedCommand((say) => say.MISSING_CRAFT, { codigo: 'oficio_no_disponible', campo: 'oficio' })
      const oficio = craftNamed(craft)
      const type = said('tipo') ?? (given.tipo === undefined ? undefined : typeNamed(oficio, given.tipo))
      const ingredients = inFieldsOf(
        oficio,
        rows.map((row) => lineIn(row, sheet)),
      )
      return { nombre, oficio, request: { ...(type !== undefined && { type }), ingredients } }
    } catch (problem) {
      const refusal = refusalOfProblem(problem, given.say)
      if (!refusal) throw problem
      return { nombre, refusal }
    }
  })
}

/** What makes formulas out of a text that is not JSON. It takes a while to load. */
export const textReaders = { entriesFromCsv, craftOfList: (text: string) => guessText(text).craft }
