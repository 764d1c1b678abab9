import { expect, test } from 'vitest'
import { compare } from '../bench/measure.ts'
import { fortyInPantry, tenIngredients } from '../bench/recipes.ts'
import { ADJUST_OBJECTIVES, loadSolver } from '../src/index.ts'

/**
 * Side by side with bare HiGHS on the very same models, turn by turn, so that a busy machine slows both. The bounds are
 * those promised, with room for the noise of a gate; `npm run bench:balancer` prints the figures themselves.
 */
const MOST_RATIO = 1.5
const NOISE = 1.4
const MOST_MILLISECONDS = 300

const solver = await loadSolver()

/** The best of some rounds: a busy machine makes a round worse, never better. */
const ROUNDS = 3
/** A budget of time wants a machine that does nothing else. */
const NIGHTLY = { tags: ['nightly'] }
const best = (measure: () => number): number => Math.min(...Array.from({ length: ROUNDS }, measure))

test.each(ADJUST_OBJECTIVES)('%s: a recipe of ten takes little more than its solver', NIGHTLY, (objetivo) => {
  const ratio = best(() => {
    const { ours, bare } = compare(solver, { ...tenIngredients, objetivo }, 20)
    return ours / bare
  })
  expect(ratio).toBeLessThan(MOST_RATIO * NOISE)
})

test.each(ADJUST_OBJECTIVES)('%s: forty things in the pantry are gone through in time', NIGHTLY, (objetivo) => {
  const milliseconds = best(() => compare(solver, { ...fortyInPantry, objetivo }, 8).ours)
  expect(milliseconds).toBeLessThan(MOST_MILLISECONDS)
})
