import type { CsvCell } from '../spreadsheet.ts'
import { plainHead } from './columns.ts'
import { cellText, filledCellsOf } from './draft.ts'

/** «Receta: | Brioche», «Rendimiento | 40 uds»: what a sheet says of itself, and its value. */
export const TITLE_KEYS: ReadonlySet<string> = new Set([
  'receta',
  'nombre',
  'titulo',
  'formula',
  'producto',
  'elaboracion',
  'recepta',
  'nom',
  'recipe',
  'name',
  'title',
  'product',
  'denominacion',
  'nombre de la receta',
  'recipe name',
])
export const MADE_KEYS =
  /^(?:(?:n|no|num|numero) )?(?:de )?(?:rendimiento|raciones|piezas|unidades|yield|rendiment|servings|cantidad total|produccion|salen)\b/
const KEYED = /^([^:]{2,40}):\s*(.*)$/s

/** What else a sheet says of itself before its lines: no title, and nothing that is weighed. */
export const META_KEYS =
  /^(?:fecha|data|date|autor|author|chef|version|revision|rev|codigo|code|cod|ref|referencia|cliente|temperatura|temp|tiempo|time|dificultad|conservacion|caducidad|alergenos|allergens|familia|categoria|category|partida|seccion|foto|hoja|pagina|page|elaborado por|realizado por|aprobado por|responsable)\b/

interface Pair {
  readonly key: string
  readonly value: string
}

const isKey = (key: string): boolean => TITLE_KEYS.has(key) || MADE_KEYS.test(key) || META_KEYS.test(key)

/** The keys and values of a row, each pair in one cell or in two: «Nombre: | Brioche | Fecha: | 12/3». */
export function keyPairsIn(cells: readonly CsvCell[]): readonly Pair[] {
  const filled = filledCellsOf(cells)
  const pairs: Pair[] = []
  for (let at = 0; at < filled.length; at += 1) {
    const cell = filled[at]
    if (typeof cell !== 'string') continue
    const [, key = '', value = ''] = KEYED.exec(cell) ?? []
    const alone = plainHead(cell.replace(/:\s*$/, ''))
    const next = filled[at + 1]
    if (value !== '') pairs.push({ key: plainHead(key), value })
    else if (key !== '' || isKey(alone)) {
      pairs.push({ key: alone, value: cellText(next) })
      at += 1
    }
  }
  return pairs
}
