import type { SolverProblem } from '@obrador/engine'
import type { AnyLimit } from './limit.ts'
import { costCeilingOf, taskGuardsOf, taskLawOf } from './limits.ts'
import { formulaMovementOf } from './movement.ts'
import { type ProgramAim, type ProgramInput, withProgram } from './program.ts'
import { basePlanesOf, type LimitRow, limitRowsOf, tieRowsOf } from './rows.ts'
import type { HighsSolver } from './solver.ts'
import type { AdjustTask } from './task.ts'

/** What a limit may be missed by at the price of one: its width, or its own unit when it has none. */
export const limitWidthOf = ({ range: [least, most] }: AnyLimit): number =>
  Number.isFinite(most - least) && most > least ? most - least : 1

/** The order in which a nearest formula gives up: the name last, then safety, what it may cost, what it is built of, and taste. */
const PENALTY = { law: 100, guard: 10, cost: 5, structure: 2, taste: 1 } as const
/** HiGHS takes it as «never». */
const NEVER = -1

/** The program of a set of limits as they look from a point, at their very ends. */
export const relaxedProgramOf = (
  limits: readonly AnyLimit[],
  task: AdjustTask,
  from: SolverProblem<unknown>,
  aim: ProgramAim,
): ProgramInput => ({
  movement: formulaMovementOf(task),
  rows: limits.flatMap((limit) => limitRowsOf(limit, from, task)),
  bases: [...basePlanesOf(limits, from, task), ...tieRowsOf(task)],
  aim,
})

/** Grams that miss the limits by least, the limits being planes where the formula stands. */
export function leastMissed(solver: HighsSolver, task: AdjustTask, given: ProgramInput): number[] | undefined {
  const guarded = new Set(taskGuardsOf(task).map(({ key }) => key))
  const costly = new Set(costCeilingOf(task).map(({ key }) => key))
  const lawful = new Set(taskLawOf(task, task.start).map(({ reading }) => reading))
  const orderOf = ({ reading, key }: AnyLimit): number => {
    if (lawful.has(reading)) return PENALTY.law
    if (guarded.has(key)) return PENALTY.guard
    if (costly.has(key)) return PENALTY.cost
    return task.start.taste.includes(key) ? PENALTY.taste : PENALTY.structure
  }
  const penalty = ({ limit }: LimitRow): number => orderOf(limit) / limitWidthOf(limit)
  return withProgram(solver, task, given, ({ model, rows, solve, read, wasCut }) => {
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
    return wasCut() || status === solver.constants.status.error ? undefined : read()
  })
}
