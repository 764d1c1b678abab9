import { type Craft, round } from '@obrador/engine'
import { deviationsOf, quantile } from '@obrador/engine/doubt'
import type { Certainty } from './answer.ts'
import * as say from './messages.ts'
import type { Task } from './task.ts'

/**
 * Certainty as margins: each figure is kept so many of its own deviations inside its range, which is as linear as the range
 * itself. How many is found by asking what the formula they lead to is worth, all ranges together.
 */

/** Deviations added when a formula is not yet sure enough, and the most that makes sense. */
const STEP = 0.4
const MOST = 3.2
/** Probability of one range from which the search begins: several are less likely than each of them. */
const begin = (safety: number): number => Math.max(0.3, quantile(Math.min(0.999, safety)))
/** Seconds that must be left for another formula to be worth looking for. */
const ENOUGH = 0.3

interface Formula {
  readonly grams: readonly number[]
  readonly isFeasible: boolean
}

const worth = (craft: Craft, task: Task, grams: readonly number[]) => deviationsOf(craft, task.requestOf(grams))

/** The formula that all its ranges hold in with the probability asked for, or the surest that was found. */
export function safely<Solved extends Formula>(
  craft: Craft,
  task: Task,
  plain: Solved,
  solve: (task: Task) => Solved,
): { readonly solved: Solved; readonly reached: number } {
  let { deviations, probability } = worth(craft, task, plain.grams)
  let best = { solved: plain, reached: probability }
  if (!plain.isFeasible || task.safety === undefined) return best
  for (let z = begin(task.safety); best.reached < task.safety && z <= MOST; z += STEP) {
    if (task.secondsLeft() < ENOUGH) break
    const margins = Object.fromEntries(Object.entries(deviations).map(([key, sd]) => [key, z * sd]))
    const solved = solve({ ...task, margins })
    if (!solved.isFeasible) break
    ;({ deviations, probability } = worth(craft, task, solved.grams))
    if (probability > best.reached) best = { solved, reached: probability }
  }
  return best
}

const PROBABILITY_DECIMALS = 3
const EURO_DECIMALS = 4

/** What certainty costs against the formula that is only right on average. */
export function certaintyOf(
  { safety = 0, lines }: Task,
  reached: number,
  plain: readonly number[],
  safe: readonly number[],
): Certainty {
  const euros = lines.reduce((sum, { price }, at) => sum + (price * ((safe[at] ?? 0) - (plain[at] ?? 0))) / 1000, 0)
  const moved = lines.reduce((sum, _, at) => sum + Math.abs((safe[at] ?? 0) - (plain[at] ?? 0)), 0) / 2
  const probabilidad = round(reached, PROBABILITY_DECIMALS)
  return {
    pedida: safety,
    probabilidad,
    cuesta: { euros: round(euros, EURO_DECIMALS), gramos: round(moved, 1) },
    frase: say.certainty(safety, probabilidad, euros, moved),
  }
}
