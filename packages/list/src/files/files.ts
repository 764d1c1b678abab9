import { checkRows, readCsv } from './csv.ts'
import { FILE_LIMITS } from './limits.ts'
import { FileError } from './refusal.ts'
import { decodeText } from './text.ts'
import { parseJsonText, recipesInData, recipesInPage, type WrittenRecipe } from './written.ts'
import { type CellSheet, isXlsxWorkbook, readWorkbook } from './xlsx.ts'
import { gunzipBytes, isZipFile, zipEntries } from './zip.ts'

/** The bytes of a file → cells, or recipes that were written as data. Nothing is run, fetched or written. */

export type { CsvCell } from '../spreadsheet.ts'
export { FILE_LIMITS } from './limits.ts'
export { FileError, type FileRefusal } from './refusal.ts'
export { decodeText } from './text.ts'
export { fileRefused } from './words.ts'
export type { WrittenRecipe } from './written.ts'
export type { CellSheet } from './xlsx.ts'

export type FileContents =
  | {
      readonly is: 'cells'
      readonly sheets: readonly CellSheet[]
      /** What parts the cells of a text; a workbook has none. */
      readonly separator?: string
      readonly formulas: number
      readonly outside: number
    }
  | { readonly is: 'written'; readonly recipes: readonly WrittenRecipe[] }
  /** A text that is no table: a list as people write it. */
  | { readonly is: 'text'; readonly text: string }

/** What old Excel and locked workbooks begin with (Compound File Binary, MS-CFB 2.2). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const GZIP = [0x1f, 0x8b]
const begins = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, at) => bytes[at] === byte)

const written = (recipes: readonly WrittenRecipe[]): FileContents => {
  if (recipes.length === 0) throw new FileError('unknown')
  return { is: 'written', recipes: recipes.slice(0, FILE_LIMITS.recipes) }
}

const RECIPE_FILE = /\.(?:paprikarecipe|json)$/i

/** Exports: each recipe a part of the zip, packed once more by Paprika. */
async function exported(bytes: Uint8Array<ArrayBuffer>): Promise<FileContents> {
  const recipes: WrittenRecipe[] = []
  let left = FILE_LIMITS.unzipped
  for (const entry of zipEntries(bytes, (name) => RECIPE_FILE.test(name))) {
    const packed = await entry.bytes()
    const data = begins(packed, GZIP) ? await gunzipBytes(packed, Math.min(FILE_LIMITS.recipe, left)) : packed
    left -= data.length
    recipes.push(...recipesInData(parseJsonText(decodeText(data))))
  }
  return written(recipes)
}

const isTable = (rows: readonly (readonly unknown[])[]): boolean =>
  rows.some((row) => row.filter((cell) => cell !== undefined).length > 1)

function fromText(bytes: Uint8Array, name: string): FileContents {
  checkRows(bytes)
  const text = decodeText(bytes)
  if (/^\s*[{[]/.test(text)) return written(recipesInData(parseJsonText(text)))
  if (/^\s*<(?:!doctype|html|head|script|\?xml|body|meta|!--)/i.test(text) || /application\/ld\+json/i.test(text))
    return written(recipesInPage(text))
  // A byte that no text has.
  if (text.includes('\0')) throw new FileError('unknown')
  const { rows, separator } = readCsv(text)
  if (!isTable(rows)) return { is: 'text', text }
  return { is: 'cells', sheets: [{ name: name.replace(/\.\w+$/, ''), rows }], separator, formulas: 0, outside: 0 }
}

/** What a file holds; refused with its reason where it cannot be read, is too large or would grow. */
export async function readRecipeFile(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<FileContents> {
  if (bytes.length > FILE_LIMITS.bytes) throw new FileError('large')
  if (bytes.length === 0) throw new FileError('empty')
  if (begins(bytes, COMPOUND)) throw new FileError('older')
  if (begins(bytes, GZIP))
    return written(recipesInData(parseJsonText(decodeText(await gunzipBytes(bytes, FILE_LIMITS.recipe)))))
  if (!isZipFile(bytes)) return fromText(bytes, name)
  const names: string[] = []
  zipEntries(bytes, (entry) => {
    names.push(entry)
    return false
  })
  return isXlsxWorkbook(names) ? { is: 'cells', ...(await readWorkbook(bytes)) } : exported(bytes)
}
