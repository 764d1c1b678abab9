import type { HighsSolver } from '@obrador/balancer'
import { formulaRefusal, type ServiceRefusal } from '@obrador/contract'
import { type Craft, FormulaError } from '@obrador/engine'
import type { ToolPowers } from './tool.ts'

/** What works adjustments, menus and sacks out. */
const solving = async () => ({
  ...(await import('@obrador/balancer')),
  ...(await import('@obrador/balancer/menu')),
  ...(await import('@obrador/balancer/sack')),
})
type SolvingParts = Awaited<ReturnType<typeof solving>>

/** Everything in this process: no network, and the solver with all that asks it is loaded when it is first needed. */
export function powersHere(failed: ToolPowers['failed']): ToolPowers {
  let solver: Promise<HighsSolver> | undefined

  async function work<Answer>(
    solve: (parts: SolvingParts, ready: HighsSolver) => Answer,
  ): Promise<{ readonly answer: Answer } | { readonly refused: ServiceRefusal }> {
    const parts = await solving()
    solver ??= parts.loadSolver().catch((problem) => {
      // Tried again for the next who asks.
      solver = undefined
      throw problem
    })
    const ready = await solver
    try {
      return { answer: solve(parts, ready) }
    } catch (problem) {
      if (problem instanceof FormulaError) return { refused: formulaRefusal(problem) }
      throw problem
    }
  }

  return {
    failed,
    adjust: (craft, request, { engine }) =>
      work(({ adjustFormula }, ready) => adjustFormula(engine.crafts[craft] as Craft, request, ready)),
    composeMenu: (craft, request, { engine }) =>
      work(({ composeMenu }, ready) => composeMenu(engine.crafts[craft], request, ready)),
    respondToPrices: (craft, request, { engine }) =>
      work(({ respondToPrices }, ready) =>
        respondToPrices(({ oficio = craft }) => engine.crafts[oficio as typeof craft], request, ready),
      ),
    openSack: (request, { engine }) => work(({ openSack }, ready) => openSack(engine, request, ready)),
  }
}
