import type { Limit, Problem } from '@obrador/engine'
import { guardsOf } from './limits.ts'
import { movementOf } from './movement.ts'
import { type Aim, type Given, withProgram } from './program.ts'
import { basesOf, type Row, rowsOf } from './rows.ts'
import type { Solver } from './solver.ts'
import type { Task } from './task.ts'

type AnyLimit = Limit<unknown>

/** What a limit may be missed by at the price of one: its width, or its own unit when it has none. */
export const widthOf = ({ range: [least, most] }: AnyLimit): number =>
  Number.isFinite(most - least) && most > least ? most - least : 1

/** Breaking a guard costs so many times what missing a range does. */
const GUARD_PENALTY = 10
/** HiGHS takes it as «never». */
const NEVER = -1

/** The program of a set of limits as they look from a point, at their very ends. */
export const programOf = (limits: readonly AnyLimit[], task: Task, from: Problem<unknown>, aim: Aim): Given => ({
  movement: movementOf(task),
  rows: limits.flatMap((limit) => rowsOf(limit, from, task)),
  bases: basesOf(limits, from, task),
  aim,
})

/** Grams that miss the limits by least, the limits being planes where the formula stands. */
export function leastMissed(solver: Solver, task: Task, given: Given): number[] | undefined {
  const guarded = new Set(guardsOf(task).map(({ key }) => key))
  const penalty = ({ limit }: Row): number => (guarded.has(limit.key) ? GUARD_PENALTY : 1) / widthOf(limit)
  return withProgram(solver, task, given, ({ model, rows, solve, read }) => {
    // HiGHS relaxes a model that it has tried.
    solve()
    const { numRows } = model.getDimensions()
    // The raw call says that it ran out of time where the other throws.
    const { status } = model.raw.feasibilityRelaxation({
      globalLowerPenalty: NEVER,
      globalUpperPenalty: NEVER,
      globalRowPenalty: NEVER,
      localRowPenalty: Array.from({ length: numRows }, (_, at) => (rows[at] ? penalty(rows[at]) : NEVER)),
    })
    return status === solver.constants.status.error ? undefined : read()
  })
}
