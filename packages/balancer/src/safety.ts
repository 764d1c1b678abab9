import { type Craft, roundTo, type SayFinding } from '@obrador/engine'
import { figureDeviationsOf, normalQuantile } from '@obrador/engine/doubt'
import type { CertaintyReport } from './answer.ts'
import { balancerFinding } from './findings.ts'
import type { AdjustTask } from './task.ts'

/**
 * Certainty as margins: each figure is kept so many of its own deviations inside its range, which is as linear as the range
 * itself. How many is found by asking what the formula they lead to is worth, all ranges together.
 */

/** Deviations added when a formula is not yet sure enough, the least worth adding, and the most that makes sense. */
const STEP = 0.4
const LEAST_STEP = 0.09
const MOST = 3.2
/** Half of the deviations that one range alone would need: where the search begins. */
const begin = (safety: number): number => Math.max(STEP, normalQuantile(Math.min(0.999, safety)) / 2)
/** Steps that must be left for another formula to be worth looking for. */
const ENOUGH = 2_000

interface Formula {
  readonly grams: readonly number[]
  readonly isFeasible: boolean
}

const worth = (craft: Craft, task: AdjustTask, grams: readonly number[]) =>
  figureDeviationsOf(craft, task.requestOf(grams))

/** The formula that all its ranges hold in with the probability asked for, or the surest that was found. */
export function solveSafely<Solved extends Formula>(
  craft: Craft,
  task: AdjustTask,
  plain: Solved,
  solve: (task: AdjustTask) => Solved,
): { readonly solved: Solved; readonly reached: number } {
  let { deviations, probability } = worth(craft, task, plain.grams)
  let best = { solved: plain, reached: probability }
  if (!plain.isFeasible || task.safety === undefined) return best
  // Near a limit a figure may lie on the steep side of a curve, and vary less once it is inside: deviations are read again.
  let step = STEP
  for (let z = begin(task.safety); best.reached < task.safety && z <= MOST && step > LEAST_STEP; z += step) {
    if (!task.work.allows(ENOUGH)) break
    const margins = Object.fromEntries(Object.entries(deviations).map(([key, sd]) => [key, z * sd]))
    const solved = solve({ ...task, margins })
    if (!solved.isFeasible) {
      step /= 2
      z -= 2 * step
      continue
    }
    ;({ deviations, probability } = worth(craft, task, solved.grams))
    if (probability > best.reached) best = { solved, reached: probability }
  }
  return best
}

const PROBABILITY_DECIMALS = 3
const EURO_DECIMALS = 4

/** What certainty costs against the formula that is only right on average. */
export function certaintyReportOf(
  { safety = 0, lines }: AdjustTask,
  reached: number,
  plain: readonly number[],
  { grams: safe, isFeasible }: Formula,
  say: SayFinding,
): CertaintyReport {
  const euros = lines.reduce((sum, { price }, at) => sum + (price * ((safe[at] ?? 0) - (plain[at] ?? 0))) / 1000, 0)
  const moved = lines.reduce((sum, _, at) => sum + Math.abs((safe[at] ?? 0) - (plain[at] ?? 0)), 0) / 2
  const probabilidad = roundTo(reached, PROBABILITY_DECIMALS)
  return {
    pedida: safety,
    probabilidad,
    cuesta: { euros: roundTo(euros, EURO_DECIMALS), gramos: roundTo(moved, 1) },
    frase: say(
      balancerFinding('balancer.certainty', { asked: safety, reached: probabilidad, euros, grams: moved, isFeasible }),
    ),
  }
}
