import { cellsOf, rowsOf, separatorOf } from '@obrador/list/spreadsheet'
import * as say from '../messages.ts'
import { craftNamed, Refused } from '../service.ts'
import type { Item } from './item.ts'
import type { Given } from './read.ts'

/** A spreadsheet of many formulas: a row for each ingredient, with the formula that it belongs to. */

const HEADS = {
  formula: ['formula', 'fórmula', 'receta', 'nombre'],
  oficio: ['oficio', 'craft'],
  tipo: ['tipo', 'type'],
  ingrediente: ['ingrediente', 'ingredient', 'name'],
  gramos: ['gramos', 'g', 'peso', 'grams'],
} as const
type Column = keyof typeof HEADS

const numberOf = (text: string): number =>
  Number(/,\d+$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text)

/** The formulas of a spreadsheet; nothing if its head names no column for them: then it is the list of one. */
export function fromCsv(text: string, { oficio, tipo }: Given): Item[] | undefined {
  const written = rowsOf(text)
  const separator = separatorOf(written[0] ?? '')
  const [head = [], ...rows] = written
    .map((row) => cellsOf(row, separator))
    .filter((row) => row.some((cell) => cell !== ''))
  const columns = new Map<Column, number>()
  for (const [column, words] of Object.entries(HEADS) as [Column, readonly string[]][]) {
    const at = head.findIndex((one) => words.includes(one.toLowerCase()))
    if (at >= 0) columns.set(column, at)
  }
  if (!columns.has('formula') || !columns.has('ingrediente') || !columns.has('gramos')) return undefined
  const found = new Map<
    string,
    { readonly oficio: Item['oficio']; readonly tipo: string | undefined; readonly lines: object[] }
  >()
  for (const [index, row] of rows.entries()) {
    const cell = (column: Column): string | undefined => row[columns.get(column) ?? -1] || undefined
    const name = cell('formula') ?? ''
    const craft = craftNamed(cell('oficio') ?? oficio ?? '')
    const grams = numberOf(cell('gramos') ?? '')
    if (Number.isNaN(grams)) throw new Refused(say.badCell(index + 2, cell('gramos') ?? ''))
    const formula = found.get(name) ?? { oficio: craft, tipo: cell('tipo') ?? tipo, lines: [] }
    found.set(name, formula)
    formula.lines.push({ ingrediente: cell('ingrediente') ?? '', gramos: grams })
  }
  return [...found].map(([nombre, { oficio: craft, tipo: type, lines }]) => ({
    nombre,
    oficio: craft,
    request: { ...(type !== undefined && { type }), ingredients: lines },
  }))
}
