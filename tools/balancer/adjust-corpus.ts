import { type AdjustAnswer, type AdjustRequest, adjustFormula, type HighsSolver } from '@obrador/balancer'
import { allCrafts, type Craft, solverProblemOf } from '@obrador/engine'
import { type CraftId, goldenFiles } from '../../packages/engine/test/golden/corpus.ts'

/** The balancer on every formula of the corpus that is not yet all it could be. */

/** With what is in the formula alone, and with what suits it. */
export const PANTRIES = { none: [], catalogo: 'catalogo' } as const
export type PantryName = keyof typeof PANTRIES

export interface Adjusted {
  readonly id: string
  readonly type: string
  readonly request: AdjustRequest
  readonly answer: AdjustAnswer
  /** Classes climbed before and after, of so many. */
  readonly before: number
  readonly after: number
  readonly top: number
  /** Grams moved from one line to another per kg of batch, and lines touched. */
  readonly moved: number
  readonly lines: number
}

/** No test should depend on how busy the machine is. */
const PATIENCE = { seconds: 60 } as const

function adjusted(craft: Craft, id: string, request: AdjustRequest, solver: HighsSolver): Adjusted | undefined {
  const { reached: before, rungs } = solverProblemOf(craft, request)
  if (before === rungs.length) return undefined
  const answer = adjustFormula(craft, request, solver, PATIENCE)
  const changes = answer.ingredients.map(({ cambio }) => Math.abs(cambio))
  const batch = answer.ingredients.reduce((sum, { antes }) => sum + antes, 0)
  return {
    id,
    type: request.type ?? '',
    request,
    answer,
    before,
    after: solverProblemOf(craft, answer.formula).reached,
    top: rungs.length,
    moved: (1000 * changes.reduce((sum, change) => sum + change, 0)) / 2 / batch,
    lines: changes.filter((change) => change > 0).length,
  }
}

type Chooser = <T>(all: readonly T[]) => readonly T[]

/** Of all formulas, or of those that are chosen. */
export function adjustCorpus(
  id: CraftId,
  pantry: PantryName,
  solver: HighsSolver,
  choose: Chooser = (all) => all,
): Adjusted[] {
  const craft: Craft = allCrafts[id]
  const { name, grams } = craft.fields
  const all = goldenFiles(id).flatMap(({ type, formulas }) => formulas.map((formula) => ({ type, formula })))
  return choose(all).flatMap(({ type, formula: { id: formula, lines, aguaEvaporada } }) => {
    const request = {
      type,
      ingredients: Object.entries(lines).map(([line, weight]) => ({ [name]: line, [grams]: weight })),
      despensa: PANTRIES[pantry],
      ...(aguaEvaporada !== undefined && { aguaEvaporada }),
    }
    return adjusted(craft, formula, request, solver) ?? []
  })
}
