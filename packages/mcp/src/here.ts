import { adjust, loadSolver, type Solver } from '@obrador/balancer'
import { openSack } from '@obrador/balancer/sack'
import { formulaRefusal, type Refusal } from '@obrador/contract'
import { type Craft, FormulaError } from '@obrador/engine'
import { agents, crafts } from './engine.ts'
import type { Powers } from './tool.ts'

/** Seconds that an adjustment may take: nobody else waits. */
const SECONDS = 10

/** Everything in this process: no network, and the solver is loaded when it is first needed. */
export function powersHere(failed: Powers['failed']): Powers {
  let solver: Promise<Solver> | undefined

  async function work<Answer>(
    solve: (ready: Solver) => Answer,
  ): Promise<{ readonly answer: Answer } | { readonly refused: Refusal }> {
    solver ??= loadSolver().catch((problem) => {
      // Tried again for the next who asks.
      solver = undefined
      throw problem
    })
    const ready = await solver
    try {
      return { answer: solve(ready) }
    } catch (problem) {
      if (problem instanceof FormulaError) return { refused: formulaRefusal(problem) }
      throw problem
    }
  }

  return {
    failed,
    adjust: (craft, request) => work((ready) => adjust(crafts[craft] as Craft, request, ready, { seconds: SECONDS })),
    openSack: (request) => work((ready) => openSack(agents, request, ready, { milliseconds: SECONDS * 1000 })),
  }
}
