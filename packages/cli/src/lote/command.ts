import { openSync, readdirSync, statSync, writeSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { Presets, SingleBar } from 'cli-progress'
import type { Item } from '../input/item.ts'
import { type Given, readFormulas, readSource } from '../input/read.ts'
import * as say from '../messages.ts'
import { Refused } from '../service.ts'
import type { Format } from './format.ts'
import { runBatch } from './run.ts'

export interface BatchOptions extends Given {
  readonly formato: Format
  readonly salida?: string
  readonly hilos?: string
  readonly estricto?: boolean
  readonly servidor?: string
}

/** What a folder may hold formulas in. */
const FILES = ['.json', '.csv', '.txt']

const isFolder = (source: string): boolean =>
  source !== '-' && (statSync(source, { throwIfNoEntry: false })?.isDirectory() ?? false)

const filesIn = (source: string): string[] =>
  isFolder(source)
    ? readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((file) => FILES.includes(extname(file).toLowerCase()))
        .toSorted()
        .map((file) => join(source, file))
    : [source]

/** A file that cannot be read is named, whatever is wrong with it. */
function itemsIn(file: string, given: Given): Item[] {
  try {
    return readFormulas(readSource(file), file, given)
  } catch (problem) {
    throw problem instanceof Refused ? new Refused(say.inFile(file, problem.message)) : problem
  }
}

function threadsOf(asked: string | undefined): number {
  const count = asked === undefined ? availableParallelism() : Number(asked)
  if (!Number.isInteger(count) || count < 1 || count > 64) throw new Refused(say.badThreads(asked ?? ''))
  return count
}

/** A bar for whoever looks on; a pipe gets none. */
function barFor(total: number): { readonly advance: (count: number) => void; readonly stop: () => void } {
  if (!process.stderr.isTTY) return { advance: () => undefined, stop: () => undefined }
  const bar = new SingleBar(
    {
      format: say.BAR,
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
      etaBuffer: 50,
      formatValue: (value) => value.toLocaleString('es-ES'),
    },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  return { advance: (count) => bar.increment(count), stop: () => bar.stop() }
}

/** Many formulas: a folder, a spreadsheet, or files of either. */
export async function batch(sources: readonly string[], options: BatchOptions): Promise<void> {
  const { formato, salida, estricto, servidor } = options
  const items = sources.flatMap(filesIn).flatMap((file) => itemsIn(file, options))
  if (items.length === 0) throw new Refused(say.noFormulas(sources))
  const threads = threadsOf(options.hilos)
  const output = salida === undefined ? process.stdout.fd : openSync(salida, 'w')
  const began = performance.now()
  const { advance, stop } = barFor(items.length)
  try {
    const tally = await runBatch({
      items,
      format: formato,
      threads,
      servidor,
      advance,
      write: (text) => void writeSync(output, text),
    })
    stop()
    console.error(say.batchDone(items.length, tally, (performance.now() - began) / 1000, threads))
    if (estricto && tally.right < items.length) process.exitCode = 1
  } finally {
    stop()
  }
}
