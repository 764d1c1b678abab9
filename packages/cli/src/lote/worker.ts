import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { InputEntry } from '../input/item.ts'
import { type CommandLanguage, type CommandWords, wordsIn } from '../language.ts'
import { refusalOfProblem } from '../refused.ts'
import type { FormulaService } from '../service.ts'
import { serviceAt } from '../service-at.ts'
import { type FormulaOutcome, outcomeKindOf, outcomeWriters } from './format.ts'
import type { OutcomeKind, OutputFormat } from './kinds.ts'

/** The file of a thread is this one. */
export const WORKER_FILE = fileURLToPath(import.meta.url)
export const WORKER_MARK = 'obrador-lote'

export interface WorkerTask {
  readonly entries: readonly InputEntry[]
  readonly format: OutputFormat
  readonly columns: readonly string[]
  readonly language: CommandLanguage
}

/** One formula, written as it was asked: text crosses between threads for less than what it was made of. */
export interface WrittenFormula {
  readonly text: string
  readonly kind: OutcomeKind
}

async function outcomeOf(service: FormulaService, entry: InputEntry, say: CommandWords): Promise<FormulaOutcome> {
  const item = { nombre: entry.nombre, oficio: entry.oficio }
  if (!('request' in entry)) return { item, refusal: entry.refusal }
  try {
    return { item, answer: await service.analizar(entry.oficio, entry.request) }
  } catch (problem) {
    const refusal = refusalOfProblem(problem, say)
    if (!refusal) throw problem
    return { item, refusal }
  }
}

export async function formulasWrittenBy(
  service: FormulaService,
  { entries, format, columns, language }: WorkerTask,
): Promise<WrittenFormula[]> {
  const say = await wordsIn(language)
  const written: WrittenFormula[] = []
  for (const entry of entries) {
    const outcome = await outcomeOf(service, entry, say)
    written.push({ kind: outcomeKindOf(outcome), text: outcomeWriters[format].one(outcome, columns, say) })
  }
  return written
}

if (!isMainThread && workerData === WORKER_MARK) {
  let service: FormulaService | undefined
  parentPort?.on('message', async (work: WorkerTask) => {
    service ??= serviceAt(undefined, work.language)
    parentPort?.postMessage(await formulasWrittenBy(service, work))
  })
}
