import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { workerData } from 'node:worker_threads'
import { adjustFormula, loadSolver } from '@obrador/balancer'
import { type BookFormulaRequest, composeMenu, respondToPrices } from '@obrador/balancer/menu'
import { openSack } from '@obrador/balancer/sack'
import { formulaRefusal } from '@obrador/contract'
import { FormulaError } from '@obrador/engine'
import { batchOf } from '@obrador/engine/batch'
import { collectGarbage } from '../collect-garbage.ts'
import { serviceEngine } from '../engine.ts'
import { listeningEngine } from '../listening.ts'
import {
  isStopRaised,
  stopSign,
  type TimedJob,
  type WorkerAnswer,
  type WorkerJob,
  type WorkerReply,
} from './worker-job.ts'

/** How far the threads stand back where the processor is wanted by others: who answers at once goes first. */
const NICE = 10

/** Linux has a priority for each thread, and says which one asks; elsewhere all threads are equal. */
function standBack(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICE)
  } catch {
    // As good as before.
  }
}

const solver = await loadSolver()

function answerTo(job: TimedJob, own: typeof serviceEngine): WorkerAnswer {
  if ('batch' in job) return batchOf(own.crafts[job.craft], job.batch, { explain: job.explain })
  if ('sack' in job) return openSack(own, job.sack, solver)
  const isAbandoned = (): boolean => isStopRaised(job.stop)
  if ('menu' in job) return composeMenu(own.crafts[job.craft], job.menu, solver, { isAbandoned })
  if ('book' in job) {
    const craftOf = ({ oficio = job.craft }: BookFormulaRequest) => own.crafts[oficio as typeof job.craft]
    return respondToPrices(craftOf, job.book, solver, { isAbandoned })
  }
  const { craft, request, seconds, only } = job
  return adjustFormula(own.crafts[craft], request, solver, { seconds, isAbandoned, only })
}

/** Runs in a thread of the pool. */
export function runJob(job: TimedJob): WorkerReply {
  const listener = job.isHeard ? listeningEngine() : undefined
  const own = listener?.engine ?? serviceEngine
  const besides = listener && { heard: listener.heard }
  try {
    return { answer: answerTo(job, own), ...besides }
  } catch (problem) {
    return problem instanceof FormulaError ? { refused: formulaRefusal(problem), ...besides } : { fault: problem }
  }
}

for (const job of workerData as readonly WorkerJob[]) runJob({ ...job, seconds: 10, stop: stopSign().seen })
collectGarbage()
standBack()

/** Answers once the thread has loaded everything and warmed up. */
export const wakeThread = (): void => undefined
