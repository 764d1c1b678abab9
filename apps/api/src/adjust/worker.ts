import { type AdjustAnswer, type AdjustRequest, adjust, loadSolver } from '@obrador/balancer'
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

/** Answers once the thread has loaded everything. */
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
