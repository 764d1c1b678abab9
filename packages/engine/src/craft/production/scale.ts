import { roundTo } from '../../words/round.ts'

/**
 * Weights as a scale shows them, without losing mass. A workshop has more than one scale, and so has a list: what weighs
 * less than twenty divisions is told in tenths of one, and less than two in hundredths, or a gram of salt would go.
 */
const FINER = [
  { from: 20, per: 1 },
  { from: 2, per: 10 },
  { from: 0, per: 100 },
] as const

/** Divisions below which a sum is only noise of its own adding up. */
const NOISE = 1e-6

/** Decimals that clear the noise of sums of weights of a scale. */
export const SUM_DECIMALS = 6

/** Steps of the scale in a division, for a weight. */
const stepsAt = (grams: number, division: number): number =>
  FINER.find(({ from }) => grams >= from * division - NOISE)?.per ?? 1

const weightOf = (steps: number, per: number, division: number): number =>
  roundTo((steps * division) / per, SUM_DECIMALS)

/** The least weight of the scale that is enough. */
export function enoughOnScale(grams: number, division: number): number {
  const per = stepsAt(grams, division)
  return weightOf(Math.ceil((grams / division) * per - NOISE), per, division)
}

/**
 * Weights of one bowl as the scale shows them. Those told by the same step add up to their own sum, taken to the next step:
 * each gets its whole steps, and those with the largest remainders one more. What the finer ones have too much the coarser
 * ones do not take again, or ten kilos with twelve grams of yeast would add up to 10 001 g. So a list is never less than what
 * it is of, no line is off by a step, and all together by less than a division.
 */
export function weighedOnScale(weights: readonly number[], division: number): number[] {
  const shown = new Array<number>(weights.length).fill(0)
  let spare = 0
  for (const { per } of FINER.toReversed()) {
    const own = weights.flatMap((grams, at) =>
      stepsAt(grams, division) === per ? [{ at, steps: (grams / division) * per }] : [],
    )
    const whole = own.map(({ at, steps }) => ({
      at,
      low: Math.floor(steps + NOISE),
      rest: steps - Math.floor(steps + NOISE),
    }))
    const sum = own.reduce((total, { steps }) => total + steps, 0)
    const enough = Math.ceil(sum - spare * per - NOISE)
    let missing = enough - whole.reduce((total, { low }) => total + low, 0)
    for (const { at, low } of whole.toSorted((a, b) => b.rest - a.rest || a.at - b.at)) {
      shown[at] = weightOf(low + (missing-- > 0 ? 1 : 0), per, division)
    }
    spare = Math.max(0, spare + (enough - sum) / per)
  }
  return shown
}
