import type { CellSheet } from '../files/xlsx.ts'
import { type CsvCell, isUnweighedCell } from '../spreadsheet.ts'
import { type BookColumn, bookHeadOf, GRAMS_OF, headWeighs, plainHead, roleNamedBy } from './columns.ts'
import {
  cellText,
  draftRowOf,
  filledCellsOf,
  hasLetterCell,
  isBesideCell,
  isBlankRow,
  isTotalRow,
  newDraft,
  type RecipeDraft,
} from './draft.ts'

/** A table with the ingredients down its side and a recipe in each column. */

export interface AcrossDrafts {
  readonly drafts: readonly RecipeDraft[]
  readonly columns: readonly BookColumn[]
  readonly headAt: number
}

const FEWEST_RECIPES = 2
/** Fewest weights under a title for its column to be a recipe. */
const FEWEST_LINES = 2
/** Heads of figures that weigh nothing into a recipe. */
const NO_RECIPE =
  /€|\$|precio|coste|cost|price|preu|tarifa|proveedor|supplier|stock|total|suma|media|merma|pedido|semana|fecha|iva|dto|descuento|codigo|ref|ean|envase|formato|caja/

const isFigure = (cell: CsvCell): boolean =>
  typeof cell === 'number' || (typeof cell === 'string' && /^\d[\d.,]*\s*\p{L}{0,8}\.?$/u.test(cell.trim()))
const WEIGHT_CELL = /^\s*[\d.,]+\s*(?:g|gr|grs|gramos?|kgs?|kilos?|ml|cl|lt?|litros?|uds?|u)\.?\s*$/i
const isAmount = (cell: CsvCell): boolean => isFigure(cell) || isUnweighedCell(cellText(cell))
/** «-»: not in this one. */
const isNone = (cell: CsvCell): boolean => cell === undefined || cell === 0 || /^\s*[-–—0.]*\s*$/.test(cellText(cell))
/** Of what stands under titles, the share that may be words: «c/s», «pizca». */
const MOST_WORDS = 0.1
/** What a table of mixes works out below its lines. */
const WORKED_OUT =
  /^(?:s[oó]lidos|extracto|grasas?|pac|pod|msnf|slng|az[uú]cares|brix|alcohol|prote[ií]nas?|kcal|overrun|temp|temperatura|coste|precio|%)(?![\p{L} ]*\p{L}{4})/iu

/** Grams of a bare figure: «Ingredientes (kg)» over the side, or «kg» in a head above the titles. */
const unitIn = (head: CsvCell): number | undefined =>
  plainHead(cellText(head))
    .split(' ')
    .map((word) => GRAMS_OF[word])
    .find((grams) => grams !== undefined)

/** «Gramos», «Kg por cubo»: a corner that says the unit; a name has figures of its own. */
const isUnitCorner = (corner: CsvCell): boolean => unitIn(corner) !== undefined && !/\d/.test(cellText(corner))

/** The columns that titles head, where the row is the head of such a table: words in each, the first of them blank or the word for ingredients. */
function titledIn(cells: readonly CsvCell[], side: number): readonly number[] {
  const named = bookHeadOf(cells)
  if (named && (headWeighs(named) || named.some(({ role }) => role === 'recipe'))) return []
  const corner = cells[side]
  const role = roleNamedBy(corner)?.role
  const isCorner = corner === undefined || role === 'ingredient' || role === 'either' || isUnitCorner(corner)
  if (!isCorner) return []
  return cells.flatMap((cell, at) =>
    at > side &&
    hasLetterCell(cell) &&
    !WEIGHT_CELL.test(cell) &&
    !roleNamedBy(cell) &&
    !NO_RECIPE.test(plainHead(cell))
      ? [at]
      : [],
  )
}

interface TableHead {
  readonly at: number
  /** The column of the ingredients, and those of the recipes. */
  readonly side: number
  readonly titled: readonly number[]
}

/** The rows from one to the next that is blank. */
function rowsFrom(rows: readonly (readonly CsvCell[])[], start: number): readonly (readonly CsvCell[])[] {
  let end = start
  while (end < rows.length && !isBlankRow(rows[end] ?? [])) end += 1
  return rows.slice(start, end)
}

function readTable(
  rows: readonly (readonly CsvCell[])[],
  { at: headAt, side, titled }: TableHead,
): AcrossDrafts | undefined {
  const head = rows[headAt] ?? []
  const all = rowsFrom(rows, headAt + 1)
  const totalAt = all.findIndex((cells) => isTotalRow(cellText(cells[side])))
  // What stands below the total is worked out.
  const below = totalAt < 0 ? all : all.slice(0, totalAt + 1)
  const lines = below.flatMap((cells, at) => {
    const name = cellText(cells[side])
    const isLine = hasLetterCell(name) && !isTotalRow(name) && !isBesideCell(name) && !WORKED_OUT.test(name)
    return isLine ? [{ cells, row: headAt + 2 + at }] : []
  })
  // Words under a title: what stands there is no weight.
  if (titled.some((at) => hasLetterCell(lines[0]?.cells[at]) && !isAmount(lines[0]?.cells[at]))) return undefined
  const under = lines.flatMap(({ cells }) => titled.map((at) => cells[at])).filter((cell) => !isNone(cell))
  if (under.filter((cell) => !isAmount(cell)).length > MOST_WORDS * under.length) return undefined
  const grams = unitIn(head[side])
  const columnsOf = (at: number): readonly BookColumn[] =>
    head.map((_, place): BookColumn => {
      if (place === side) return { role: 'ingredient' }
      if (place !== at) return { role: 'skip' }
      return grams === undefined ? { role: 'quantity' } : { role: 'grams', grams }
    })
  const drafts = titled.map((at) => {
    const columns = columnsOf(at)
    const weighed = lines.filter(({ cells }) => !isNone(cells[at]))
    const draft = newDraft(headAt + 1, cellText(head[at]))
    draft.rows.push(...weighed.map(({ cells, row }) => draftRowOf(cells, columns, row)))
    draft.to = headAt + 1 + all.length
    const total = below.find((cells) => isTotalRow(cellText(cells[side])))?.[at]
    if (total !== undefined) draft.total = total
    return draft
  })
  const full = drafts.filter((draft) => draft.rows.length >= FEWEST_LINES)
  if (full.length < (isUnitCorner(head[side]) ? 1 : FEWEST_RECIPES)) return undefined
  const columns = head.map(
    (_, at): BookColumn => (at === side ? { role: 'ingredient' } : { role: titled.includes(at) ? 'quantity' : 'skip' }),
  )
  return { drafts: full, columns, headAt }
}

/** Heads that are tried in rows without a blank between them: each looks at all that follow. */
const MOST_TRIED = 30

/** The recipes of such a table; nothing where the sheet is none. */
export function draftsAcross({ rows }: CellSheet): AcrossDrafts | undefined {
  const tables: AcrossDrafts[] = []
  let after = 0
  let tried = 0
  for (const [at, cells] of rows.entries()) {
    if (isBlankRow(cells)) tried = 0
    if (at < after || tried === MOST_TRIED || filledCellsOf(cells).length < 2) continue
    const side = rows[at + 1]?.findIndex(hasLetterCell) ?? -1
    const titled = side < 0 ? [] : titledIn(cells, side)
    if (titled.length < (isUnitCorner(cells[side]) ? 1 : FEWEST_RECIPES)) continue
    tried += 1
    const table = readTable(rows, { at, side, titled })
    if (!table) continue
    tables.push(table)
    after = Math.max(...table.drafts.map(({ to }) => to))
  }
  const [first] = tables
  return first && { ...first, drafts: tables.flatMap(({ drafts }) => drafts) }
}
