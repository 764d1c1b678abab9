import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { Entry } from '../input/item.ts'
import { refusalOf } from '../refused.ts'
import type { Service } from '../service.ts'
import { serviceAt } from '../service-at.ts'
import { type Format, kindOf, type Outcome, writers } from './format.ts'
import type { Kind } from './kinds.ts'

/** The file of a thread is this one. */
export const WORKER = fileURLToPath(import.meta.url)
export const MARK = 'obrador-lote'

export interface Work {
  readonly entries: readonly Entry[]
  readonly format: Format
  readonly columns: readonly string[]
}

/** One formula, written as it was asked: text crosses between threads for less than what it was made of. */
export interface Written {
  readonly text: string
  readonly kind: Kind
}

async function outcomeOf(service: Service, entry: Entry): Promise<Outcome> {
  const item = { nombre: entry.nombre, oficio: entry.oficio }
  if (!('request' in entry)) return { item, refusal: entry.refusal }
  try {
    return { item, answer: await service.analizar(entry.oficio, entry.request) }
  } catch (problem) {
    const refusal = refusalOf(problem)
    if (!refusal) throw problem
    return { item, refusal }
  }
}

export async function writtenBy(service: Service, { entries, format, columns }: Work): Promise<Written[]> {
  const written: Written[] = []
  for (const entry of entries) {
    const outcome = await outcomeOf(service, entry)
    written.push({ kind: kindOf(outcome), text: writers[format].one(outcome, columns) })
  }
  return written
}

if (!isMainThread && workerData === MARK) {
  const service = serviceAt(undefined)
  parentPort?.on('message', async (work: Work) => parentPort?.postMessage(await writtenBy(service, work)))
}
