import { availableParallelism } from 'node:os'
import { Presets, SingleBar } from 'cli-progress'
import type { GivenByCommand } from '../input/item.ts'
import { outputToFile } from '../output.ts'
import { RefusedCommand } from '../refused.ts'
import { craftNamed } from '../service.ts'
import { printError, type SpokenTerminal } from '../terminal.ts'
import { entriesOfSources } from './files.ts'
import type { OutputFormat } from './kinds.ts'
import { runBatch } from './run.ts'

export interface BatchOptions extends Omit<GivenByCommand, 'say'> {
  readonly formato: OutputFormat
  readonly salida?: string
  readonly forzar?: boolean
  readonly hilos?: string
  readonly estricto?: boolean
  readonly servidor?: string
}

function threadsOf(asked: string | undefined): number {
  const count = asked === undefined ? availableParallelism() : Number(asked)
  if (!Number.isInteger(count) || count < 1 || count > 64)
    throw new RefusedCommand((say) => say.badThreads(asked ?? ''))
  return count
}

/** A bar for whoever looks on; a pipe gets none. */
function barFor(
  total: number,
  { errors, say }: SpokenTerminal,
): { readonly advance: (count: number) => void; readonly stop: () => void } {
  if (!errors.isTTY) return { advance: () => undefined, stop: () => undefined }
  const bar = new SingleBar(
    {
      format: say.PROGRESS_BAR,
      stream: errors,
      clearOnComplete: true,
      hideCursor: true,
      etaBuffer: 50,
      formatValue: (value) => value.toLocaleString(say.locale),
    },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  return { advance: (count) => bar.increment(count), stop: () => bar.stop() }
}

/** Many formulas: a folder, a spreadsheet, or files of either. */
export async function analyseMany(
  sources: readonly string[],
  options: BatchOptions,
  terminal: SpokenTerminal,
): Promise<void> {
  const { formato, salida, forzar = false, estricto, servidor, oficio } = options
  if (oficio !== undefined) craftNamed(oficio)
  const entries = entriesOfSources(sources, { ...options, say: terminal.say }, salida, terminal)
  if (entries.length === 0) throw new RefusedCommand((say) => say.noFormulas(sources))
  const threads = threadsOf(options.hilos)
  const output = outputToFile(salida, forzar, terminal)
  const began = performance.now()
  const { advance, stop } = barFor(entries.length, terminal)
  // Nothing is known to be right until all has been looked at, also where whoever reads leaves before.
  if (estricto) terminal.endWith(1)
  try {
    const tally = await runBatch({
      entries,
      format: formato,
      threads,
      servidor,
      advance,
      output,
      language: terminal.language,
    })
    await output.close()
    stop()
    printError(terminal, terminal.say.batchDone(entries.length, tally, (performance.now() - began) / 1000, threads))
    terminal.endWith(tally.refused > 0 || (estricto && tally.right < entries.length) ? 1 : 0)
  } finally {
    stop()
  }
}
