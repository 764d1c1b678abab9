import { reviewRecipe } from '@obrador/list/book'
import { readBookFile } from '@obrador/list/book/file'
import { FileError, fileRefused } from '@obrador/list/files'
import type { ImportQuestion, ImportReply } from './protocol.ts'

/** Reads a file off the page: a long one does not hold it, and whatever a file is, it has no page to reach. */

const say = (reply: ImportReply): void => postMessage(reply)

/** ms between two words of how far it is. */
const TOLD_EVERY = 100
/** Rows of a sheet, from its first or its head, that are shown. */
const SHOWN_ROWS = 8

async function answer({ bytes, name, byHand }: ImportQuestion): Promise<void> {
  let told = 0
  try {
    const { recipes, cells, ...book } = await readBookFile(bytes, name, byHand, (progress) => {
      const now = performance.now()
      if (now - told < TOLD_EVERY) return
      told = now
      say({ is: 'progress', progress })
    })
    const shown = cells.map((sheet) => {
      const from = book.sheets.find((one) => one.name === sheet.name)?.headAt ?? 0
      return { name: sheet.name, rows: sheet.rows.slice(from, from + SHOWN_ROWS) }
    })
    say({ is: 'read', file: { ...book, name, recipes: recipes.map(reviewRecipe), cells: shown } })
  } catch (problem) {
    if (!(problem instanceof FileError)) throw problem
    say({ is: 'refused', code: problem.code, why: fileRefused(problem.code) })
  }
}

// A page hears of what is thrown, and of nothing that a promise refuses: it would wait for ever.
const fail = (error: unknown): void => void setTimeout(() => reportError(error))
addEventListener('message', ({ data }: MessageEvent<ImportQuestion>) => void answer(data).catch(fail))
