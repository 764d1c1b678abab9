import { ADJUST_OBJECTIVES } from '../src/request.ts'
import { loadSolver } from '../src/solver.ts'
import { compare } from './measure.ts'
import { fortyInPantry, tenIngredients } from './recipes.ts'

/** What an answer takes, beside bare HiGHS on the same models in the same run. */

const TURNS = { ten: 200, forty: 20 } as const

const solver = await loadSolver()
for (const objetivo of ADJUST_OBJECTIVES) {
  for (const [name, request, turns] of [
    ['10 ingredients', tenIngredients, TURNS.ten],
    ['3 ingredients, 40 in the pantry', fortyInPantry, TURNS.forty],
  ] as const) {
    const { ours, bare, models } = compare(solver, { ...request, objetivo }, turns)
    console.log(
      `${objetivo}, ${name}: ${ours.toFixed(2)} ms; bare HiGHS on its ${models} model(s) ${bare.toFixed(2)} ms; ratio ${(ours / bare).toFixed(2)}`,
    )
  }
}
