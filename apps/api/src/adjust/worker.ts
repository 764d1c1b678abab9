import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { type AdjustRequest, adjust, loadSolver } from '@obrador/balancer'
import { ajusteContracts, ajusteSchemas, formulaRefusal } from '@obrador/contract'
import { FormulaError } from '@obrador/engine'
import { crafts } from '../engine.ts'
import { listening } from '../listening.ts'
import { isRaised, type Job, type Reply } from './worker-job.ts'

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

/** Formulas that need work, some times over: a solver that has just been loaded takes ten times what it takes later. */
const WARM_UPS = 2
for (let turn = 0; turn < WARM_UPS; turn++) {
  for (const craft of Object.keys(ajusteContracts) as (keyof typeof crafts)[]) {
    const [example] = Reflect.get(ajusteSchemas[ajusteContracts[craft].request], 'examples') as [AdjustRequest]
    adjust(crafts[craft], example, solver, { seconds: 10 })
  }
}
standBack()

/** Answers once the thread has loaded everything and warmed up. */
export const wake = (): void => undefined

/** Runs in a thread of the pool. */
export function work({ craft, request, seconds, stop, isHeard, only }: Job): Reply {
  const listener = isHeard ? listening() : undefined
  const { crafts: own } = listener?.engine ?? { crafts }
  const besides = listener && { heard: listener.heard }
  try {
    const answer = adjust(own[craft], request, solver, { seconds, isAbandoned: () => isRaised(stop), only })
    return { answer, ...besides }
  } catch (problem) {
    return problem instanceof FormulaError ? { refused: formulaRefusal(problem), ...besides } : { fault: problem }
  }
}
