import { allCrafts } from '@obrador/engine'
import { type RecipeBook, readBook } from '@obrador/list/book'
import { readRecipeFile } from '@obrador/list/files'
import { describe, expect, it } from 'vitest'
import { measuredTest } from './measured.ts'
import { csvOfSheet, LAYOUTS, workbookOf } from './recetario/layouts.ts'
import { bookOf, type Recipe } from './recetario/recipes.ts'

const RECIPES = 200
const recipes = bookOf(RECIPES)
const LINES = recipes.reduce((sum, { lines }) => sum + lines.length, 0)

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase()

interface Measured {
  readonly found: number
  readonly lines: number
  readonly types: number
  /** Recipes that nobody wrote. */
  readonly besides: number
}

/** A line is right where its name is read as the row that was meant and its weight is the one that was written. */
function linesRight({ craft, type, lines }: Recipe, book: RecipeBook['recipes'][number] | undefined): number {
  const rowOf = (name: string) => allCrafts[craft].rowNamed(name, type)?.id
  return lines.filter(({ name, grams }) =>
    book?.lines.some(
      (line) => rowOf(line.name) === rowOf(name) && Math.abs((line.grams ?? 0) - grams) <= 0.001 * grams,
    ),
  ).length
}

function measured({ recipes: read }: RecipeBook, written: readonly Recipe[]): Measured {
  // In the order of the file: titles lose their remarks when they are read, and may then be alike.
  let next = 0
  const pairs = written.map((recipe) => {
    const at = read.findIndex(({ title }, place) => place >= next && plain(recipe.title).startsWith(plain(title)))
    if (at >= 0) next = at + 1
    return { recipe, own: read[at] }
  })
  const found = pairs.filter(({ own }) => own).length
  return {
    found,
    lines: pairs.reduce((sum, { recipe, own }) => sum + linesRight(recipe, own), 0),
    types: pairs.filter(({ recipe, own }) => own?.kind.craft === recipe.craft && own.kind.type === recipe.type).length,
    besides: read.length - found,
  }
}

async function readBytes(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<RecipeBook> {
  const contents = await readRecipeFile(bytes, name)
  if (contents.is !== 'cells') throw new Error(contents.is)
  return readBook(contents.sheets, {}, contents.separator === undefined ? {} : { separator: contents.separator })
}

/** ms of a free machine that a book may take. */
const MOST = 6000

describe.each(Object.entries(LAYOUTS))('a book of 200 recipes, by %s', (name, layout) => {
  it('as a workbook', async () => {
    const bytes = await workbookOf(layout(recipes))
    const book = await readBytes(bytes, `${name}.xlsx`)
    const result = measured(book, recipes)
    console.log(name, 'xlsx', {
      ...result,
      of: LINES,
      kB: Math.round(bytes.length / 1024),
      prices: book.prices.length,
      several: book.several.length,
    })
    expect(result.found).toBeGreaterThanOrEqual(199)
    expect(result.besides).toBeLessThanOrEqual(1)
    expect(result.lines).toBeGreaterThanOrEqual(LINES - 4)
    expect(result.types).toBeGreaterThanOrEqual(185)
  })

  measuredTest('as a workbook, in a few seconds', async ({ worked, onFreeMachine }) => {
    const bytes = await workbookOf(layout(recipes))
    const start = worked()
    await readBytes(bytes, `${name}.xlsx`)
    expect(onFreeMachine(worked() - start, MOST)).toBeLessThan(MOST)
  })

  it.skipIf(name === 'hojas')('as a text with semicolons', async () => {
    const [sheet] = layout(recipes)
    if (!sheet) throw new Error(name)
    const written = name === 'columna' ? recipes : recipes.filter(({ craft }) => craft === recipes[0]?.craft)
    const book = await readBytes(new TextEncoder().encode(csvOfSheet(sheet)), `${name}.csv`)
    const result = measured(book, written)
    const lines = written.reduce((sum, one) => sum + one.lines.length, 0)
    console.log(name, 'csv', { ...result, of: lines })
    expect(result.found).toBe(written.length)
    expect(result.lines).toBeGreaterThanOrEqual(lines - 2)
  })
})
