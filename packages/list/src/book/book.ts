import type { CellSheet } from '../files/xlsx.ts'
import { foldText } from '../fold.ts'
import type { CellSeparator, CsvCell } from '../spreadsheet.ts'
import { draftsAcross } from './across.ts'
import { columnsFromCells } from './bare-columns.ts'
import { type BookHabits, draftsInBlocks } from './blocks.ts'
import { draftsByColumn } from './by-column.ts'
import {
  type BookColumn,
  bookHeadOf,
  columnsWithUnits,
  headWeighs,
  type UnitCount,
  unitsIn,
  withRecipeByRuns,
} from './columns.ts'
import { cellText, filledCellsOf, hasLetterCell, newDraft, type RecipeDraft } from './draft.ts'
import { type SheetWriting, sheetWritingOf } from './figures.ts'
import { looseRecipesIn, type ReadingProgress, recipesInCells } from './loose.ts'
import { HEAD_WITHIN, panelsOf } from './panels.ts'
import { isOneRecipe } from './places.ts'
import { type BookPrice, onePriceEach, pricesInSheet } from './prices.ts'
import { type BookRecipe, bookRecipesOf, readDraftsOf } from './recipe.ts'
import { toldApart } from './told-apart.ts'

/** A workshop's book: cells, or recipes written as data → recipes with their lines and types, and the prices that stand in it. */

export { type BookColumn, bookHeadOf, COLUMN_ROLES, type ColumnRole, GRAMS_OF } from './columns.ts'
export { type LineDoubt, lineDoubtOf, type ReviewedRecipe, reviewRecipe } from './doubts.ts'
export { isUnclearFigure, type SheetWriting, sheetFigureOf, sheetWritingOf } from './figures.ts'
export { type ReadingProgress, readLoose, readWritten } from './loose.ts'
export type { BookPrice } from './prices.ts'
export { type BookLine, type BookRecipe, recipeGramsOf } from './recipe.ts'
export type { WeightAlarm } from './settled.ts'

/** Where each recipe stands: named in a column, in blocks with titles, on sheets of their own, across a table with a column for each. */
export const BOOK_LAYOUTS = ['column', 'blocks', 'sheets', 'across'] as const
export type BookLayout = (typeof BOOK_LAYOUTS)[number]

/** What somebody has said by hand. */
export interface ByHand {
  readonly layout?: BookLayout
  /** What the columns of a sheet hold, by its name. */
  readonly columns?: Readonly<Record<string, readonly BookColumn[]>>
}

/** How a sheet was read. */
export interface SheetRead {
  readonly name: string
  readonly layout: BookLayout | 'prices' | 'none'
  readonly columns: readonly BookColumn[]
  /** The row of its head, from 0; none where it has none. */
  readonly headAt?: number
  readonly rows: number
  readonly recipes: number
}

export interface RecipeBook {
  readonly recipes: readonly BookRecipe[]
  readonly prices: readonly BookPrice[]
  /** What has several prices in the file, and so none. */
  readonly several: readonly string[]
  /** Rows of a tariff that leave something open. */
  readonly askedPrices: number
  readonly sheets: readonly SheetRead[]
  /** Rows that sum up others, and were left out. */
  readonly totals: number
}

interface Found {
  readonly layout: BookLayout
  readonly drafts: readonly RecipeDraft[]
  readonly columns: readonly BookColumn[]
  readonly headAt?: number
}

function headIn({ rows }: CellSheet): { readonly at: number; readonly columns: readonly BookColumn[] } | undefined {
  for (const [at, cells] of rows.slice(0, HEAD_WITHIN).entries()) {
    const columns = bookHeadOf(cells)
    if (!columns) continue
    const below = rows.slice(at + 1)
    const unitsBelow = (column: number): UnitCount => unitsIn(below.map((row) => row[column]))
    return { at, columns: withRecipeByRuns(columnsWithUnits(columns, unitsBelow), below, cells) }
  }
  return undefined
}

const has = (columns: readonly BookColumn[], role: BookColumn['role']): boolean =>
  columns.some((column) => column.role === role)

function found(sheet: CellSheet, byHand: ByHand, habits: BookHabits): Found | undefined {
  const head = headIn(sheet)
  const given = byHand.columns?.[sheet.name]
  const columns = given ?? head?.columns ?? columnsFromCells(sheet.rows)
  const isColumn = columns !== undefined && has(columns, 'recipe')
  if (byHand.layout === 'column' || (byHand.layout === undefined && isColumn)) {
    if (!columns) return undefined
    const drafts = draftsByColumn(sheet, columns, head?.at ?? -1)
    if (drafts.length > 0 || byHand.layout === 'column')
      return { layout: 'column', drafts, columns, ...(head && { headAt: head.at }) }
  }
  const isFree = byHand.layout === undefined && !given && !(head && headWeighs(head.columns))
  const across = byHand.layout === 'across' || isFree ? draftsAcross(sheet) : undefined
  if (across) return { layout: 'across', ...across }
  const blocks = draftsInBlocks(sheet, habits, given)
  const isOne = blocks.drafts.length === 1
  const layout = byHand.layout === 'sheets' || (byHand.layout === undefined && isOne) ? 'sheets' : 'blocks'
  return {
    layout,
    drafts: byHand.layout === 'sheets' && !isOne ? joined(blocks.drafts) : blocks.drafts,
    columns: blocks.columns ?? [],
    ...(blocks.headAt !== undefined && { headAt: blocks.headAt }),
  }
}

/** Said by hand that a sheet is one recipe: its blocks are its parts. */
function joined(drafts: readonly RecipeDraft[]): readonly RecipeDraft[] {
  const [first, ...others] = drafts
  if (!first) return []
  const one = { ...newDraft(first.from, first.title), to: others.at(-1)?.to ?? first.to }
  for (const draft of drafts) {
    one.rows.push(...draft.rows)
    one.notes.push(...draft.notes)
  }
  return [one]
}

/** Share of the sheets on which a text must stand to be of the house and no title. */
const ON_MOST = 0.5
const FEWEST_SHEETS = 3
function repeatedIn(sheets: readonly CellSheet[]): ReadonlySet<string> {
  if (sheets.length < FEWEST_SHEETS) return new Set()
  const counts = new Map<string, number>()
  for (const { rows } of sheets) {
    const alone = rows.flatMap((cells) => {
      const [only, ...more] = filledCellsOf(cells)
      return more.length === 0 && hasLetterCell(only) ? [foldText(cellText(only))] : []
    })
    for (const text of new Set(alone)) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count > sheets.length * ON_MOST).map(([text]) => text))
}

const figuresIn = (sheets: readonly CellSheet[]): readonly string[] =>
  sheets.flatMap(({ rows }) =>
    rows.flatMap((cells) =>
      cells.flatMap((cell: CsvCell) =>
        typeof cell === 'string' && /^[\d.,\s']+(?:\s*(?:€|%|\p{L}{1,4}))?$/u.test(cell)
          ? [cell.replace(/[^\d.,]/g, '')]
          : [],
      ),
    ),
  )

/** A sheet that prices and weighs nothing. */
function isTariff(sheet: CellSheet, byHand: ByHand): boolean {
  if (byHand.layout !== undefined || byHand.columns?.[sheet.name]) return false
  const head = headIn(sheet)
  return (
    head !== undefined && !headWeighs(head.columns) && (has(head.columns, 'price') || has(head.columns, 'packPrice'))
  )
}

/**
 * A workbook that Obrador wrote: the formula stands on its first sheet, the name above, then two rows of what the workbook says of itself.
 * The other sheets calculate from it.
 */
const OWN_SHEETS: readonly (readonly string[])[] = [
  ['Fórmula', 'Curvas', 'Coste y nutrición', 'De dónde sale'],
  ['Formula', 'Curves', 'Cost and nutrition', 'Sources'],
  ['Formula', 'Curve', 'Costo e nutrizione', 'Da dove viene'],
]
const OWN_REMARKS: readonly number[] = [1, 2]
function ownFormula(sheets: readonly CellSheet[]): readonly CellSheet[] {
  const [formula, ...others] = sheets
  const isOwn = others.length > 0 && OWN_SHEETS.some((names) => sheets.every(({ name }) => names.includes(name)))
  if (!formula || !isOwn) return sheets
  return [{ ...formula, rows: formula.rows.map((cells, at) => (OWN_REMARKS.includes(at) ? [] : cells)) }]
}

/** How a sheet writes its figures; where it does not tell, how the book does. */
function writingIn(sheet: CellSheet, book: SheetWriting): SheetWriting {
  const own = sheetWritingOf(figuresIn([sheet]), book.separator)
  return own.commas || own.points ? { ...book, ...own } : book
}

interface Reading {
  readonly recipes: BookRecipe[]
  readonly prices: BookPrice[]
  readonly sheets: SheetRead[]
  asked: number
  totals: number
}

/** Reads a book of cells; `told` hears how far it is, sheet by sheet and recipe by recipe. */
export function readBook(
  given: readonly CellSheet[],
  byHand: ByHand = {},
  { separator, told }: { readonly separator?: string; readonly told?: (progress: ReadingProgress) => void } = {},
): RecipeBook {
  const sheets = byHand.columns ? given : ownFormula(given)
  const writing: SheetWriting = {
    ...sheetWritingOf(figuresIn(sheets), separator as CellSeparator | undefined),
    ...(sheets !== given && { isOurs: true }),
  }
  const ones = sheets.filter(isOneRecipe).length
  const habits = { repeated: repeatedIn(sheets), isOne: ones >= FEWEST_SHEETS && ones > sheets.length * ON_MOST }
  const allRows = sheets.reduce((sum, { rows }) => sum + rows.length, 0)
  const reading: Reading = { recipes: [], prices: [], sheets: [], asked: 0, totals: 0 }
  let before = 0
  for (const [at, sheet] of sheets.entries()) {
    const tell = (rows: number): void =>
      told?.({ sheet: at + 1, sheets: sheets.length, recipes: reading.recipes.length, rows: before + rows, allRows })
    tell(0)
    for (const panel of panelsOf(sheet)) readSheet(panel, byHand, habits, writingIn(panel, writing), reading, tell)
    before += sheet.rows.length
  }
  return {
    recipes: toldApart(reading.recipes, sheets),
    ...onePriceEach(reading.prices),
    askedPrices: reading.asked,
    sheets: reading.sheets,
    totals: reading.totals,
  }
}

function readSheet(
  sheet: CellSheet,
  byHand: ByHand,
  habits: BookHabits,
  writing: SheetWriting,
  reading: Reading,
  tell: (rows: number) => void,
): void {
  const said = { name: sheet.name, rows: sheet.rows.length }
  if (isTariff(sheet, byHand)) {
    const { prices, asked } = pricesInSheet(sheet)
    reading.prices.push(...prices)
    reading.asked += asked
  }
  // A table of recipes may have a column of prices beside them.
  if (isTariff(sheet, byHand) && !draftsAcross(sheet)) {
    const head = headIn(sheet)
    reading.sheets.push({
      ...said,
      layout: 'prices',
      columns: head?.columns ?? [],
      ...(head && { headAt: head.at }),
      recipes: 0,
    })
    return
  }
  const inCells = byHand.columns?.[sheet.name] ? [] : recipesInCells(sheet)
  if (inCells.length > 0) {
    reading.recipes.push(...inCells)
    reading.sheets.push({ ...said, layout: 'column', columns: [], recipes: inCells.length })
    return
  }
  const { drafts, layout, columns, headAt } = found(sheet, byHand, habits) ?? {
    drafts: [],
    layout: 'none' as const,
    columns: [],
  }
  // Nothing in columns: lines as people write them, each in a cell.
  const loose = drafts.length === 0 && !byHand.columns?.[sheet.name] ? looseRecipesIn(sheet) : []
  reading.recipes.push(...loose)
  let recipes = loose.length
  for (const read of readDraftsOf(drafts, writing)) {
    const { draft } = read
    const made = bookRecipesOf(read, sheet.name, sheet.name, writing)
    recipes += made.length
    reading.recipes.push(...made)
    if (draft.total !== undefined) reading.totals += 1
    const prices = made.flatMap(({ lines }) => lines.flatMap(({ price }) => price ?? []))
    reading.prices.push(...prices.filter(({ doubt }) => !doubt))
    reading.asked += prices.filter(({ doubt }) => doubt).length
    tell(draft.to)
  }
  reading.sheets.push({
    ...said,
    layout: recipes === 0 ? 'none' : loose.length > 0 ? (loose.length > 1 ? 'blocks' : 'sheets') : layout,
    columns,
    ...(headAt !== undefined && { headAt }),
    recipes,
  })
}
