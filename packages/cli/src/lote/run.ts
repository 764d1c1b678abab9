import { Worker } from 'node:worker_threads'
import type { Item } from '../input/item.ts'
import { serviceAt } from '../service.ts'
import { columnsOf, type Format, writers } from './format.ts'
import { MARK, WORKER, type Work, type Written, writtenBy } from './worker.ts'

/** Formulas that a thread takes at a time: enough that talking costs nothing, few enough that both end together. */
const HANDFUL = 25

export interface Asked {
  readonly items: readonly Item[]
  readonly format: Format
  readonly threads: number
  readonly servidor?: string | undefined
  /** Takes the text as it comes, in the order of the formulas. */
  readonly write: (text: string) => void
  readonly advance: (count: number) => void
}

export type Tally = Readonly<Record<Written['kind'], number>>

interface Runner {
  readonly work: (work: Work) => Promise<readonly Written[]>
  readonly end: () => Promise<unknown>
}

/** A thread with an engine of its own. */
function thread(): Runner {
  const worker = new Worker(WORKER, { workerData: MARK })
  return {
    work: (work) =>
      new Promise((done, fail) => {
        worker.once('error', fail)
        worker.once('message', (written: readonly Written[]) => {
          worker.off('error', fail)
          done(written)
        })
        worker.postMessage(work)
      }),
    end: () => worker.terminate(),
  }
}

/** Whoever asks a service waits most of the time, and needs no thread for that. */
const asking = (servidor: string): Runner => ({
  work: (work) => writtenBy(serviceAt(servidor), work),
  end: async () => undefined,
})

/** Answers many formulas, and writes them in their order. */
export async function runBatch({ items, format, threads, servidor, write, advance }: Asked): Promise<Tally> {
  const columns = columnsOf([...new Set(items.map(({ oficio }) => oficio))])
  const { head, between, end } = writers[format]
  const tally = { right: 0, wrong: 0, refused: 0 }
  const handfuls = Array.from({ length: Math.ceil(items.length / HANDFUL) }, (_, at) =>
    items.slice(at * HANDFUL, (at + 1) * HANDFUL),
  )
  const done = new Map<number, readonly Written[]>()
  let next = 0
  let written = 0
  write(head(columns))
  /** What is ready and whose turn it is. */
  const flush = () => {
    for (let ready = done.get(written); ready; ready = done.get(written)) {
      done.delete(written++)
      for (const { text, kind } of ready) {
        write((tally.right + tally.wrong + tally.refused === 0 ? '' : between) + text)
        tally[kind]++
      }
    }
  }
  const runners = Array.from({ length: Math.min(threads, handfuls.length) }, () =>
    servidor === undefined ? thread() : asking(servidor),
  )
  const takeTurns = async (runner: Runner): Promise<void> => {
    for (let at = next++; at < handfuls.length; at = next++) {
      const part = handfuls[at] ?? []
      done.set(at, await runner.work({ items: part, format, columns }))
      advance(part.length)
      flush()
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
