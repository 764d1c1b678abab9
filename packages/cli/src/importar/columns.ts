import { BOOK_LAYOUTS, type BookColumn, type BookLayout, type ColumnRole } from '@obrador/list/book'
import { RefusedCommand } from '../refused.ts'
import { LAYOUT_NAMES, type LayoutName } from './layouts.ts'

/** What is said by hand of a book: how its recipes stand, and what its columns hold. */

export const layoutNamed = (name: LayoutName): BookLayout => BOOK_LAYOUTS[LAYOUT_NAMES.indexOf(name)] ?? 'column'

const ROLE_NAMES: Readonly<Record<string, BookColumn>> = {
  receta: { role: 'recipe' },
  ingrediente: { role: 'ingredient' },
  gramos: { role: 'grams', grams: 1 },
  kilos: { role: 'grams', grams: 1000 },
  porcentaje: { role: 'percent' },
  cantidad: { role: 'quantity' },
  unidad: { role: 'unit' },
  precio: { role: 'price' },
  'precio-envase': { role: 'packPrice' },
  formato: { role: 'pack' },
  proveedor: { role: 'supplier' },
  nota: { role: 'note' },
  omitir: { role: 'skip' },
} satisfies Readonly<Record<string, { readonly role: ColumnRole; readonly grams?: number }>>

const LETTERS = 26
const placeOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((at, letter) => at * LETTERS + letter.charCodeAt(0) - 64, 0) - 1

/** «A=receta,B=ingrediente,C=gramos»: what each column holds; the others are left out. */
export function columnsWritten(written: string): readonly BookColumn[] {
  const given = written.split(',').map((one) => {
    const [, letters = '', name = ''] = /^\s*([A-Za-z]{1,2})\s*=\s*([\p{L}-]+)\s*$/u.exec(one) ?? []
    const column = ROLE_NAMES[name.toLowerCase()]
    if (!column) throw new RefusedCommand((say) => say.badColumns(one.trim(), Object.keys(ROLE_NAMES)))
    return { at: placeOf(letters), column }
  })
  const width = Math.max(...given.map(({ at }) => at)) + 1
  return Array.from({ length: width }, (_, at) => given.find((one) => one.at === at)?.column ?? { role: 'skip' })
}
