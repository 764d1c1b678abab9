import { Worker } from 'node:worker_threads'
import type { InputEntry } from '../input/item.ts'
import { type CommandLanguage, wordsIn } from '../language.ts'
import type { TextOutput } from '../output.ts'
import { serviceAt } from '../service-at.ts'
import { figureColumnsOf, outcomeWriters } from './format.ts'
import { OUTCOME_KINDS, type OutcomeKind, type OutputFormat } from './kinds.ts'
import { formulasWrittenBy, WORKER_FILE, WORKER_MARK, type WorkerTask, type WrittenFormula } from './worker.ts'

/** Formulas that a thread takes at a time: enough that talking costs nothing, few enough that both end together. */
const HANDFUL = 25

export interface RunOptions {
  readonly entries: readonly InputEntry[]
  readonly format: OutputFormat
  readonly threads: number
  readonly servidor?: string | undefined
  readonly language: CommandLanguage
  /** Takes the text as it comes, in the order of the formulas. */
  readonly output: Pick<TextOutput, 'write' | 'ready'>
  readonly advance: (count: number) => void
}

export type KindTally = Readonly<Record<OutcomeKind, number>>

interface Runner {
  readonly work: (work: WorkerTask) => Promise<readonly WrittenFormula[]>
  readonly end: () => Promise<unknown>
}

/** A thread with an engine of its own. */
function thread(): Runner {
  const worker = new Worker(WORKER_FILE, { workerData: WORKER_MARK })
  return {
    work: (work) =>
      new Promise((done, fail) => {
        worker.once('error', fail)
        worker.once('message', (written: readonly WrittenFormula[]) => {
          worker.off('error', fail)
          done(written)
        })
        worker.postMessage(work)
      }),
    end: () => worker.terminate(),
  }
}

/** For whoever asks a service, and waits most of the time, and for a single handful: loading an engine takes a thread longer. */
const inThisThread = (servidor: string | undefined): Runner => ({
  work: (work) => formulasWrittenBy(serviceAt(servidor, work.language), work),
  end: async () => undefined,
})

/** Answers many formulas, and writes them in their order. */
export async function runBatch({
  entries,
  format,
  threads,
  servidor,
  language,
  output,
  advance,
}: RunOptions): Promise<KindTally> {
  const { write } = output
  const columns = figureColumnsOf([...new Set(entries.flatMap(({ oficio }) => oficio ?? []))])
  const { head, between, end } = outcomeWriters[format]
  const tally = Object.fromEntries(OUTCOME_KINDS.map((kind) => [kind, 0])) as Record<OutcomeKind, number>
  const handfuls = Array.from({ length: Math.ceil(entries.length / HANDFUL) }, (_, at) =>
    entries.slice(at * HANDFUL, (at + 1) * HANDFUL),
  )
  const done = new Map<number, readonly WrittenFormula[]>()
  let next = 0
  let written = 0
  let told = 0
  write(head(columns, await wordsIn(language)))
  /** What is ready and whose turn it is. */
  const flush = () => {
    for (let ready = done.get(written); ready; ready = done.get(written)) {
      done.delete(written++)
      for (const { text, kind } of ready) {
        write((told++ === 0 ? '' : between) + text)
        tally[kind]++
      }
    }
  }
  const runners = Array.from({ length: Math.min(threads, handfuls.length) }, () =>
    servidor === undefined && handfuls.length > 1 ? thread() : inThisThread(servidor),
  )
  const takeTurns = async (runner: Runner): Promise<void> => {
    for (let at = next++; at < handfuls.length; at = next++) {
      const part = handfuls[at] ?? []
      done.set(at, await runner.work({ entries: part, format, columns, language }))
      advance(part.length)
      flush()
      await output.ready()
    }
  }
  try {
    await Promise.all(runners.map(takeTurns))
  } finally {
    await Promise.all(runners.map((runner) => runner.end()))
  }
  write(end)
  return tally
}
