import type { WrittenRecipe } from '../files/written.ts'
import type { CellSheet } from '../files/xlsx.ts'
import { wholeOfText } from '../guess.ts'
import { isPartName } from '../one-line.ts'
import { readText } from '../read-text.ts'
import type { ReadLine } from '../reading.ts'
import { headsPart } from '../recipes.ts'
import type { CsvCell } from '../spreadsheet.ts'
import { yieldInText } from '../title.ts'
import { roleNamedBy } from './columns.ts'
import { cellText, filledCellsOf, hasLetterCell, isBlankRow, widthOf } from './draft.ts'
import { type BookLine, type BookRecipe, titleWithPart, typeSaidInBook } from './recipe.ts'

/** Recipes that stand in no columns: lines as people write them, in a file, in cells or as data. */

export interface ReadingProgress {
  readonly sheet: number
  readonly sheets: number
  readonly recipes: number
  readonly rows: number
  readonly allRows: number
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
export function recipesInCells({ name, rows }: CellSheet): readonly BookRecipe[] {
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
export function looseRecipesIn(sheet: CellSheet): readonly BookRecipe[] {
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
