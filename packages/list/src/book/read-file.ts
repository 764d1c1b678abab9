import { readRecipeFile } from '../files/files.ts'
import type { CellSheet } from '../files/xlsx.ts'
import { type ByHand, type ReadingProgress, type RecipeBook, readBook, readLoose, readWritten } from './book.ts'
import type { BookRecipe } from './recipe.ts'

/** A file as a book: whatever it is, with what was said of its columns by hand. */

export interface BookFile extends RecipeBook {
  /** The cells, for whoever says by hand what they hold; none where the file has none. */
  readonly cells: readonly CellSheet[]
  /** Formulas that were not run, and those of them that ask another file, a page or a program. */
  readonly formulas: number
  readonly outside: number
}

const bookOf = (recipes: readonly BookRecipe[]): BookFile => ({
  recipes,
  prices: [],
  several: [],
  askedPrices: 0,
  sheets: [],
  totals: 0,
  cells: [],
  formulas: 0,
  outside: 0,
})

export async function readBookFile(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  byHand: ByHand = {},
  told?: (progress: ReadingProgress) => void,
): Promise<BookFile> {
  const contents = await readRecipeFile(bytes, name)
  if (contents.is === 'written') return bookOf(readWritten(contents.recipes, told))
  if (contents.is === 'text') return bookOf(readLoose(contents.text, name.replace(/\.\w+$/, '')))
  const { sheets, separator, formulas, outside } = contents
  const book = readBook(sheets, byHand, { ...(separator !== undefined && { separator }), ...(told && { told }) })
  return { ...book, cells: sheets, formulas, outside }
}
