import { type CsvCell, FileError, fileRefused, readRecipeFile } from '@obrador/list/files'
import type { PriceFileQuestion, PriceFileReply } from './price-file-protocol.ts'

/** Reads the tariff of a supplier off the page, into the lines that a pasted sheet has. */

const say = (reply: PriceFileReply): void => postMessage(reply)
/** A figure of a workbook as people write it: a point would be one of thousands. */
const writtenCell = (cell: CsvCell): string =>
  (typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell ?? '')).replace(/[\t\n;|]+/g, ' ')

async function answer({ bytes, name }: PriceFileQuestion): Promise<void> {
  try {
    const read = await readRecipeFile(bytes, name)
    if (read.is === 'written') throw new FileError('unknown')
    const text =
      read.is === 'text'
        ? read.text
        : read.sheets.flatMap(({ rows }) => rows.map((row) => row.map(writtenCell).join('\t'))).join('\n')
    say({ is: 'read', text })
  } catch (problem) {
    if (!(problem instanceof FileError)) throw problem
    say({ is: 'refused', code: problem.code, why: fileRefused(problem.code) })
  }
}

// A page hears of what is thrown, and of nothing that a promise refuses: it would wait for ever.
const fail = (error: unknown): void => void setTimeout(() => reportError(error))
addEventListener('message', ({ data }: MessageEvent<PriceFileQuestion>) => void answer(data).catch(fail))
