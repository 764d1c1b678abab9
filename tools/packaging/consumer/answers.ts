import { adjustFormula, loadSolver, type SolverOptions } from '@obrador/balancer'
import { analysisContracts, analysisSchemas } from '@obrador/contract'
import { allCrafts, type CraftRequest, labelOf } from '@obrador/engine'
import { helado } from '@obrador/engine/helado'
import { readList } from '@obrador/list'

/**
 * What somebody who installed the packages asks of them: an analysis, a label and an adjustment of every craft, and a pasted
 * list. The sources, the packages on each Node and a browser must all answer the same.
 */

type CraftId = keyof typeof allCrafts

/** Where the solver is, if it is not found beside its code. */
export async function answers(options?: SolverOptions): Promise<string> {
  const solver = await loadSolver(options)
  const found = (Object.keys(allCrafts) as CraftId[]).map((id) => {
    const [request] = Reflect.get(analysisSchemas[analysisContracts[id].request], 'examples') as readonly [CraftRequest]
    return {
      analysis: allCrafts[id].analyse(request as never, { explain: true }),
      label: labelOf(allCrafts[id] as never, request as never),
      adjustment: adjustFormula(allCrafts[id] as never, request as never, solver, { seconds: 60 }),
    }
  })
  const own = helado.analyse({ ingredients: [{ name: 'Leche entera', grams: 700 }] })
  return JSON.stringify({ found, own, list: readList('500 g de azúcar\n3 huevos\nuna pizca de sal') })
}
