import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { Item } from '../input/item.ts'
import { type Service, sentenceOf, serviceAt } from '../service.ts'
import { type Format, isRight, type Outcome, writers } from './format.ts'

/** The file of a thread is this one. */
export const WORKER = fileURLToPath(import.meta.url)
export const MARK = 'obrador-lote'

export interface Work {
  readonly items: readonly Item[]
  readonly format: Format
  readonly columns: readonly string[]
}

/** One formula, written as it was asked: text crosses between threads for less than what it was made of. */
export interface Written {
  readonly text: string
  readonly kind: 'right' | 'wrong' | 'refused'
}

async function outcomeOf(service: Service, { nombre, oficio, request }: Item): Promise<Outcome> {
  const item = { nombre, oficio }
  try {
    return { item, answer: await service.analizar(oficio, request) }
  } catch (problem) {
    const error = sentenceOf(problem)
    if (error === undefined) throw problem
    return { item, error }
  }
}

export async function writtenBy(service: Service, { items, format, columns }: Work): Promise<Written[]> {
  const written: Written[] = []
  for (const item of items) {
    const outcome = await outcomeOf(service, item)
    const kind = outcome.answer ? (isRight(outcome) ? 'right' : 'wrong') : 'refused'
    written.push({ kind, text: writers[format].one(outcome, columns) })
  }
  return written
}

if (!isMainThread && workerData === MARK) {
  const service = serviceAt(undefined)
  parentPort?.on('message', async (work: Work) => parentPort?.postMessage(await writtenBy(service, work)))
}
