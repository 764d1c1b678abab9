import type { Problem } from '@obrador/engine'
import type { AnyLimit } from './limit.ts'
import { ceilingOf, guardsOf, lawOf } from './limits.ts'
import { movementOf } from './movement.ts'
import { type Aim, type Given, withProgram } from './program.ts'
import { basesOf, type Row, rowsOf, tiesOf } from './rows.ts'
import type { Solver } from './solver.ts'
import type { Task } from './task.ts'

/** What a limit may be missed by at the price of one: its width, or its own unit when it has none. */
export const widthOf = ({ range: [least, most] }: AnyLimit): number =>
  Number.isFinite(most - least) && most > least ? most - least : 1

/** The order in which a nearest formula gives up: the name last, then safety, what it may cost, what it is built of, and taste. */
const PENALTY = { law: 100, guard: 10, cost: 5, structure: 2, taste: 1 } as const
/** HiGHS takes it as «never». */
const NEVER = -1

/** The program of a set of limits as they look from a point, at their very ends. */
export const programOf = (limits: readonly AnyLimit[], task: Task, from: Problem<unknown>, aim: Aim): Given => ({
  movement: movementOf(task),
  rows: limits.flatMap((limit) => rowsOf(limit, from, task)),
  bases: [...basesOf(limits, from, task), ...tiesOf(task)],
  aim,
})

/** Grams that miss the limits by least, the limits being planes where the formula stands. */
export function leastMissed(solver: Solver, task: Task, given: Given): number[] | undefined {
  const guarded = new Set(guardsOf(task).map(({ key }) => key))
  const costly = new Set(ceilingOf(task).map(({ key }) => key))
  const lawful = new Set(lawOf(task, task.start).map(({ reading }) => reading))
  const orderOf = ({ reading, key }: AnyLimit): number => {
    if (lawful.has(reading)) return PENALTY.law
    if (guarded.has(key)) return PENALTY.guard
    if (costly.has(key)) return PENALTY.cost
    return task.start.taste.includes(key) ? PENALTY.taste : PENALTY.structure
  }
  const penalty = ({ limit }: Row): number => orderOf(limit) / widthOf(limit)
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
