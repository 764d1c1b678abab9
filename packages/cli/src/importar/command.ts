import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { allCrafts } from '@obrador/engine'
import { type ReviewedRecipe, reviewRecipe } from '@obrador/list/book'
import { type BookFile, readBookFile } from '@obrador/list/book/file'
import { FileError, fileRefused } from '@obrador/list/files'
import { bytesOfSource } from '../input/text.ts'
import { fileToWrite, STANDARD_OUTPUT } from '../output.ts'
import { RefusedCommand } from '../refused.ts'
import { craftNamed, typeNamed } from '../service.ts'
import { printError, printLine, type SpokenTerminal } from '../terminal.ts'
import { columnsWritten, layoutNamed } from './columns.ts'
import { webCopyOf } from './copy.ts'
import type { LayoutName } from './layouts.ts'
import { previewText } from './preview.ts'

export interface ImportOptions {
  readonly oficio?: string
  readonly tipo?: string
  readonly disposicion?: LayoutName
  readonly columnas?: string
  readonly salida?: string
  readonly forzar?: boolean
  readonly json?: boolean
}

async function bookIn(
  source: string,
  { disposicion, columnas }: ImportOptions,
  terminal: SpokenTerminal,
): Promise<BookFile> {
  const name = source === '-' ? terminal.say.STANDARD_INPUT : basename(source)
  const given = columnas === undefined ? undefined : columnsWritten(columnas)
  const bytes = bytesOfSource(source, terminal)
  const by = { ...(disposicion !== undefined && { layout: layoutNamed(disposicion) }) }
  try {
    const book = await readBookFile(bytes, name, by)
    if (!given) return book
    const columns = Object.fromEntries(book.cells.map((sheet) => [sheet.name, given]))
    return await readBookFile(bytes, name, { ...by, columns })
  } catch (problem) {
    if (problem instanceof FileError) {
      const { code } = problem
      throw new RefusedCommand((say) => say.fileRefusals[code] ?? fileRefused(code))
    }
    throw problem
  }
}

/** The craft and the type of a recipe: what it says, else what the command says of those that say nothing. */
function typed({ recipe }: ReviewedRecipe, { oficio, tipo }: ImportOptions) {
  const { craft = oficio, type } = recipe.kind
  if (craft === undefined) return []
  const id = craftNamed(craft)
  return [{ recipe, craft: id, type: type ?? (tipo === undefined ? allCrafts[id].defaultType : typeNamed(id, tipo)) }]
}

/** Shows what a file holds; writes it only where it is told to which file. */
export async function importBook(source: string, options: ImportOptions, terminal: SpokenTerminal): Promise<void> {
  const book = await bookIn(source, options, terminal)
  if (book.recipes.length + book.prices.length === 0) throw new RefusedCommand((say) => say.NO_RECIPES)
  const looked = book.recipes.map(reviewRecipe)
  const { cells: _, ...said } = book
  const isPiped = options.salida === STANDARD_OUTPUT
  // What is written to standard output is alone there.
  const show = isPiped ? printError : printLine
  show(
    terminal,
    options.json ? JSON.stringify(said, null, 2) : previewText(basename(source), book, looked, terminal.say),
  )
  if (options.salida === undefined) {
    if (!options.json) printLine(terminal, `\n${terminal.say.NOTHING_WRITTEN}`)
    return
  }
  const all = looked.flatMap((one) => typed(one, options))
  const copy = JSON.stringify(webCopyOf(all, book.prices), null, 1)
  if (isPiped) printLine(terminal, copy)
  else writeFileSync(fileToWrite(options.salida, options.forzar), `${copy}\n`)
  printError(
    terminal,
    terminal.say.importedFormulas(all.length, looked.length - all.length, isPiped ? undefined : options.salida),
  )
}
