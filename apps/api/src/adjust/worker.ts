import { type AdjustAnswer, type AdjustRequest, adjust, loadSolver } from '@obrador/balancer'
import { ajusteContracts, ajusteSchemas } from '@obrador/contract'
import { crafts, FormulaError } from '@obrador/engine'

/** One adjustment, as it crosses from the thread that answers. */
export interface Job {
  readonly craft: keyof typeof crafts
  readonly request: AdjustRequest
  readonly seconds: number
}

/** What comes back: a refusal crosses threads as its sentence, for classes do not. */
export type Done = { readonly answer: AdjustAnswer } | { readonly refused: string }

const solver = await loadSolver()

/** Formulas that need work, some times over: a solver that has just been loaded takes ten times what it takes later. */
const WARM_UPS = 2
for (let turn = 0; turn < WARM_UPS; turn++) {
  for (const craft of Object.keys(ajusteContracts) as (keyof typeof crafts)[]) {
    const [example] = Reflect.get(ajusteSchemas[ajusteContracts[craft].request], 'examples') as [AdjustRequest]
    adjust(crafts[craft], example, solver, { seconds: 10 })
  }
}

/** Answers once the thread has loaded everything and warmed up. */
export const wake = (): void => undefined

/** Runs in a thread of the pool. */
export function work({ craft, request, seconds }: Job): Done {
  try {
    return { answer: adjust(crafts[craft], request, solver, { seconds }) }
  } catch (problem) {
    if (problem instanceof FormulaError) return { refused: problem.message }
    throw problem
  }
}
