import { adjustFormula, type HighsSolver, loadSolver } from '@obrador/balancer'
import { composeMenu, respondToPrices } from '@obrador/balancer/menu'
import { openSack } from '@obrador/balancer/sack'
import { formulaRefusal, type ServiceRefusal } from '@obrador/contract'
import { type Craft, FormulaError } from '@obrador/engine'
import { agentCrafts, agentEngine } from './engine.ts'
import type { ToolPowers } from './tool.ts'

/** Everything in this process: no network, and the solver is loaded when it is first needed. */
export function powersHere(failed: ToolPowers['failed']): ToolPowers {
  let solver: Promise<HighsSolver> | undefined

  async function work<Answer>(
    solve: (ready: HighsSolver) => Answer,
  ): Promise<{ readonly answer: Answer } | { readonly refused: ServiceRefusal }> {
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
    adjust: (craft, request) => work((ready) => adjustFormula(agentCrafts[craft] as Craft, request, ready)),
    composeMenu: (craft, request) => work((ready) => composeMenu(agentCrafts[craft], request, ready)),
    respondToPrices: (craft, request) =>
      work((ready) => respondToPrices(({ oficio = craft }) => agentCrafts[oficio as typeof craft], request, ready)),
    openSack: (request) => work((ready) => openSack(agentEngine, request, ready)),
  }
}
