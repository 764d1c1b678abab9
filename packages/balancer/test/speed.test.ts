import { expect, test } from 'vitest'
import { compare } from '../bench/measure.ts'
import { fortyInPantry, tenIngredients } from '../bench/recipes.ts'
import { loadSolver, OBJECTIVES } from '../src/index.ts'

/**
 * Side by side with bare HiGHS on the very same models, turn by turn, so that a busy machine slows both. The bounds are
 * those promised, with room for the noise of a gate; `npm run bench:balancer` prints the figures themselves.
 */
const MOST_RATIO = 1.5
const NOISE = 1.4
const MOST_MILLISECONDS = 300

const solver = await loadSolver()

test.each(OBJECTIVES)('%s: a recipe of ten takes little more than its solver', (objetivo) => {
  const { ours, bare } = compare(solver, { ...tenIngredients, objetivo }, 80)
  expect(ours / bare).toBeLessThan(MOST_RATIO * NOISE)
})

test.each(OBJECTIVES)('%s: forty things in the pantry are gone through in time', (objetivo) => {
  const { ours } = compare(solver, { ...fortyInPantry, objetivo }, 12)
  expect(ours).toBeLessThan(MOST_MILLISECONDS)
})
