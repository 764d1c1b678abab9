import type { WrittenRecipe } from '../files/written.ts'
import type { CellSheet } from '../files/xlsx.ts'
import { foldText } from '../fold.ts'
import { wholeOfText } from '../guess.ts'
import { isPartName } from '../one-line.ts'
import { readText } from '../read-text.ts'
import type { ReadLine } from '../reading.ts'
import { headsPart } from '../recipes.ts'
import type { CellSeparator, CsvCell } from '../spreadsheet.ts'
import { yieldInText } from '../title.ts'
import { draftsAcross } from './across.ts'
import { type BookHabits, columnsFromCells, draftsInBlocks, isOneRecipe } from './blocks.ts'
import { draftsByColumn } from './by-column.ts'
import {
  type BookColumn,
  bookHeadOf,
  columnsWithUnits,
  headWeighs,
  isUnitCell,
  roleNamedBy,
  type UnitCount,
  unitsIn,
  withRecipeByRuns,
} from './columns.ts'
import { cellText, filledCellsOf, hasLetterCell, isBlankRow, newDraft, type RecipeDraft, widthOf } from './draft.ts'
import { type SheetWriting, sheetWritingOf } from './figures.ts'
import { type BookPrice, onePriceEach, pricesInSheet } from './prices.ts'
import { type BookLine, type BookRecipe, bookRecipesOf, readDraftsOf, titleWithPart, typeSaidInBook } from './recipe.ts'
import { toldApart } from './told-apart.ts'

/** A workshop's book: cells, or recipes written as data → recipes with their lines and types, and the prices that stand in it. */

export { type BookColumn, bookHeadOf, COLUMN_ROLES, type ColumnRole, GRAMS_OF } from './columns.ts'
export { type LineDoubt, lineDoubtOf, type ReviewedRecipe, reviewRecipe } from './doubts.ts'
export { isUnclearFigure, type SheetWriting, sheetFigureOf, sheetWritingOf } from './figures.ts'
export type { BookPrice } from './prices.ts'
export { type BookLine, type BookRecipe, recipeGramsOf } from './recipe.ts'

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

export interface ReadingProgress {
  readonly sheet: number
  readonly sheets: number
  readonly recipes: number
  readonly rows: number
  readonly allRows: number
}

/** Rows in which a head is looked for. */
const HEAD_WITHIN = 30

interface Found {
  readonly layout: BookLayout
  readonly drafts: readonly RecipeDraft[]
  readonly columns: readonly BookColumn[]
  readonly headAt?: number
}

/** How many columns apart a head says the same again: recipes side by side without a column between them. */
function periodOf(cells: readonly CsvCell[]): number | undefined {
  const heads = cells.map((cell) => foldText(cellText(cell)))
  const first = heads.findIndex((head) => head !== '')
  const period = heads.findIndex((head, at) => at > first && head === heads[first]) - first
  if (first < 0 || period < 2 || !bookHeadOf(cells.slice(first, first + period))) return undefined
  const isAgain = heads.every((head, at) => at < first + period || head === '' || head === heads[at - period])
  return isAgain ? period : undefined
}

/** Rows below titles in which each side has a line. */
const SIDE_WITHIN = 6

/** Where recipes stand side by side without heads: titles in one row, and below each a name with a figure. */
function titledSides({ rows }: CellSheet): readonly number[] {
  for (const [at, cells] of rows.slice(0, HEAD_WITHIN).entries()) {
    const starts = cells.flatMap((cell, place) => (hasLetterCell(cell) ? [place] : []))
    const below = rows.slice(at + 1, at + 1 + SIDE_WITHIN)
    const isSide = (start: number, place: number): boolean =>
      cells[start + 1] === undefined &&
      below.some((row) => {
        const own = row.slice(start, starts[place + 1] ?? row.length)
        return own.some((cell) => hasLetterCell(cell) && !isUnitCell(cell)) && own.some((cell) => /^\d/.test(cellText(cell)))
      })
    if (starts.length > 1 && starts.every(isSide)) return starts
  }
  return []
}

/** Columns that nothing stands in, or heads that repeat, part recipes side by side, where each side has a head of its own. */
function panelsOf(sheet: CellSheet): readonly CellSheet[] {
  const width = widthOf(sheet.rows)
  const isGap = Array.from({ length: width }, (_, at) => sheet.rows.every((cells) => cells[at] === undefined))
  const head = sheet.rows.slice(0, HEAD_WITHIN).find((cells) => periodOf(cells) !== undefined) ?? []
  const [from, period] = [head.findIndex((cell) => cell !== undefined), periodOf(head)]
  const starts = isGap.flatMap((gap, at) => {
    const isAgain = period !== undefined && at > from && (at - from) % period === 0
    return !gap && (at === 0 || isGap[at - 1] || isAgain) ? [at] : []
  })
  const sides = titledSides(sheet)
  if (sides.length > 1 && !sheet.rows.some((cells) => bookHeadOf(cells))) return panelsFrom(sheet, sides)
  if (starts.length < 2) return [sheet]
  const panels = panelsFrom(sheet, starts)
  const hasHead = ({ rows }: CellSheet): boolean => rows.some((cells) => bookHeadOf(cells))
  return panels.every(hasHead) ? panels : [sheet]
}

const panelsFrom = (sheet: CellSheet, starts: readonly number[]): readonly CellSheet[] =>
  starts.map((start, at) => ({
    name: sheet.name,
    rows: sheet.rows.map((cells) => cells.slice(start, starts[at + 1] ?? cells.length)),
  }))

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
const OWN_SHEETS: readonly string[] = ['Fórmula', 'Curvas', 'Coste y nutrición', 'De dónde sale']
const OWN_REMARKS: readonly number[] = [1, 2]
function ownFormula(sheets: readonly CellSheet[]): readonly CellSheet[] {
  const [formula, ...others] = sheets
  const isOwn = others.length > 0 && sheets.every(({ name }) => OWN_SHEETS.includes(name))
  if (!formula || !isOwn) return sheets
  return [{ ...formula, rows: formula.rows.map((cells, at) => (OWN_REMARKS.includes(at) ? [] : cells)) }]
}

/** How a sheet writes its figures; where it does not tell, how the book does. */
function writingIn(sheet: CellSheet, book: SheetWriting): SheetWriting {
  const own = sheetWritingOf(figuresIn([sheet]), book.separator)
  return own.commas || own.points ? own : book
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
  const writing = sheetWritingOf(figuresIn(sheets), separator as CellSeparator | undefined)
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
  const loose = drafts.length === 0 && !byHand.columns?.[sheet.name] ? looseIn(sheet) : []
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

/** Fewest weights for a sheet of words to be a recipe and no page of remarks. */
const FEWEST_WEIGHED = 2
const weighedIn = ({ lines }: BookRecipe): number => lines.filter(({ grams }) => grams !== undefined).length

/** The rows of a sheet as text, parted where a blank row stands before a title. */
function textsOf({ rows }: CellSheet): readonly { readonly text: string; readonly from: number }[] {
  const texts: { text: string; readonly from: number }[] = []
  for (const [at, cells] of rows.entries()) {
    const line = filledCellsOf(cells).map(cellText).join(' ')
    const plain = line.replace(/^\s*\(?\d{1,3}\s?(?:\)|\.-|\.\s|-\s)\s*/, '')
    const isTitle = hasLetterCell(plain) && !/\d/.test(plain) && isBlankRow(rows[at - 1] ?? []) && !headsPart(plain)
    const open = texts.at(-1)
    if (open && !isTitle) open.text += `\n${line}`
    else texts.push({ text: line, from: at })
  }
  return texts
}

/** Lines of one cell that make a list, and rows that have one. */
const FEWEST_IN_CELL = 3
const FEWEST_CELLS = 2
const isListCell = (cell: CsvCell): cell is string =>
  typeof cell === 'string' && cell.split(/\r?\n/).filter((line) => /\d/.test(line)).length >= FEWEST_IN_CELL

/** A recipe in each row, all of its ingredients in one cell, as the answers of a form have them. */
function recipesInCells({ name, rows }: CellSheet): readonly BookRecipe[] {
  const width = widthOf(rows)
  const lists = Array.from({ length: width }, (_, at) => rows.filter((cells) => isListCell(cells[at])).length)
  const most = Math.max(0, ...lists)
  if (most < FEWEST_CELLS) return []
  const list = lists.indexOf(most)
  const headAt = rows.findIndex((cells) => isListCell(cells[list])) - 1
  const roles = (rows[headAt] ?? []).map((cell) => roleNamedBy(cell)?.role)
  const titled = roles.findIndex((role, at) => at !== list && (role === 'recipe' || role === 'either'))
  return rows.flatMap((cells, row) => {
    const text = cells[list]
    if (row <= headAt || typeof text !== 'string' || !/\n/.test(text)) return []
    const title = cellText(
      cells[titled < 0 ? cells.findIndex((cell, at) => at !== list && hasLetterCell(cell)) : titled],
    )
    return readLoose(`${title}\n${text}`, title || name).map((recipe) => ({
      ...recipe,
      title: title || recipe.title,
      sheet: name,
      from: row + 1,
      to: row + 1,
    }))
  })
}

/** Recipes of a sheet whose cells hold lines as people write them: «500 g de harina». */
function looseIn(sheet: CellSheet): readonly BookRecipe[] {
  const recipes = textsOf(sheet).flatMap(({ text, from }) =>
    readLoose(text, sheet.name).map((recipe) => ({
      ...recipe,
      sheet: sheet.name,
      from: from + recipe.from,
      to: from + recipe.to,
      lines: recipe.lines.map((line) => ({ ...line, row: from + line.row })),
    })),
  )
  return recipes.filter((recipe) => weighedIn(recipe) >= FEWEST_WEIGHED)
}

/** «200 g Leche entera»: a figure, grams and a name, as data are written; the name is what stands there. */
const PLAIN = /^(\d+(?:[.,]\d+)?) g (.+)$/u

function linesFrom(lines: readonly ReadLine[]): readonly BookLine[] {
  return lines.flatMap((line) => {
    if ('skip' in line) return []
    const parts = line.parts ?? [{ ...line, name: line.name ?? line.text }]
    return parts.map(({ name, grams, approx, ask, suggest }) => ({
      name,
      row: line.line,
      text: line.text,
      ...(grams !== undefined && { grams }),
      ...(approx && { approx }),
      ...(ask && { ask }),
      ...(suggest && { suggest }),
    }))
  })
}

function writtenLines(ingredients: readonly string[]): readonly BookLine[] {
  const plain = ingredients.map((text) => PLAIN.exec(text))
  if (plain.every((one) => one !== null))
    return plain.map((found, at) => ({
      name: found[2] ?? '',
      grams: Number(found[1]?.replace(',', '.')),
      text: found[0],
      row: at + 1,
    }))
  return linesFrom(readText(ingredients.join('\n')))
}

/** Recipes that others wrote as data, read by the reader of lists. */
export function readWritten(
  recipes: readonly WrittenRecipe[],
  told?: (progress: ReadingProgress) => void,
): readonly BookRecipe[] {
  return recipes.map(({ title, ingredients, yield: made, steps, said: own }, at) => {
    told?.({ sheet: 1, sheets: 1, recipes: at, rows: at, allRows: recipes.length })
    const lines = writtenLines(ingredients)
    const { kind } = wholeOfText([
      { text: title, line: 0, skip: 'heading' },
      ...lines.map(({ row, ...line }) => ({ ...line, line: row })),
    ])
    const { rest: _, ...said } = yieldInText(made ?? '')
    return { title, from: 1, to: ingredients.length, lines, kind: (own && typeSaidInBook(own)) ?? kind, steps, ...said }
  })
}

/** Recipes of a text as people write it: the one that it is, or the several that it has. */
export function readLoose(text: string, fallback: string): readonly BookRecipe[] {
  const lines = readText(text)
  const { recipes, kind, title } = wholeOfText(lines)
  return recipes.map((recipe, at) => {
    const own = linesFrom(recipe.lines)
    const isPart =
      recipe.title !== undefined && title !== undefined && isPartName(recipe.title) && recipe.title !== title
    return {
      title: isPart ? titleWithPart(title, recipe.title ?? '') : (recipe.title ?? title ?? fallback),
      ...(recipes.length > 1 && { heading: title ?? fallback }),
      from: own[0]?.row ?? 1,
      to: own.at(-1)?.row ?? 1,
      lines: own,
      kind:
        at === 0 ? kind : wholeOfText([{ text: recipe.title ?? '', line: 0, skip: 'heading' }, ...recipe.lines]).kind,
      steps: [],
    }
  })
}
