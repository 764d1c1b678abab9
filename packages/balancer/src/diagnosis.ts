import { roundTo, type SolverProblem } from '@obrador/engine'
import type { LimitRelaxation, OpeningIngredient } from './answer.ts'
import { type AnyLimit, comparedValueIn, isLinearLimit, readLimitIn } from './limit.ts'
import { taskLimitsAt, unmetLimitsIn } from './limits.ts'
import { condensedRow } from './movement.ts'
import { type LinearProgram, withProgram } from './program.ts'
import { leastMissed, limitWidthOf, relaxedProgramOf } from './relax.ts'
import { type LimitRow, limitRowAt } from './rows.ts'
import type { HighsSolver } from './solver.ts'
import type { AdjustTask } from './task.ts'
import { FINEST_STEPS, weighOut } from './weigh.ts'

/** When not everything can be met: the nearest formula, what stands in the way, and what would open it. */

/** Room beyond a value that was reached, in shares of it, so that the solver may stand there again. */
const SLACK = 1e-8
/** Range widths by which another formula must be nearer to be worth the change. */
const NO_NEARER = 1e-3
/** Looks again from where it led, for what is not linear. */
const MOST_ROUNDS = 3

/** How far a formula is from what is asked, in range widths; what is no formula is as far as can be. */
export function missedWidths(task: AdjustTask, problem: SolverProblem<unknown> | undefined): number {
  const missed = unmetLimitsIn(task, problem)
  if (!problem || !missed) return Number.POSITIVE_INFINITY
  return missed.reduce((sum, limit) => {
    const [least, most] = limit.range
    const value = comparedValueIn(limit, problem) ?? least
    return sum + Math.max(least - value, value - most) / limitWidthOf(limit)
  }, 0)
}

/** The limits, let out as far as a formula needs. */
const letOut = (limits: readonly AnyLimit[], { lines }: SolverProblem<unknown>): AnyLimit[] =>
  limits.map((limit) => {
    const value = readLimitIn(limit, lines)
    if (value === undefined) return limit
    const slack = SLACK * (1 + Math.abs(value))
    return { ...limit, range: [Math.min(limit.range[0], value - slack), Math.max(limit.range[1], value + slack)] }
  })

/** Shares of a threshold of the law by which a nearest formula is clear of it, so that a scale does not cross it. */
const CLEAR_OF_LAW = 1e-3

function clearOfLaw(limit: AnyLimit): AnyLimit {
  if (!limit.isExact) return limit
  const { isExact: _, ...rest } = limit
  const [least, most] = limit.range
  const clear = (end: number): number => (Number.isFinite(end) ? CLEAR_OF_LAW * Math.abs(end) : 0)
  return { ...rest, range: [least + clear(least), most - clear(most)] }
}

/** The formula that misses its limits by least, and among those the one that is best otherwise. */
export function nearestGrams(solver: HighsSolver, task: AdjustTask): readonly number[] {
  const aim = task.objective === 'menor_coste' ? 'cost' : 'changes'
  const limits = taskLimitsAt(task, task.start).map(clearOfLaw)
  let best: readonly number[] = task.lines.map((line) => line.grams)
  let least = missedWidths(task, task.start)
  let from: SolverProblem<unknown> | undefined = task.start
  for (let round = 0; from && round < (limits.every(isLinearLimit) ? 1 : MOST_ROUNDS); round++) {
    const reached: number[] | undefined = leastMissed(solver, task, relaxedProgramOf(limits, task, from, 'any'))
    from = reached && task.problemAt(reached)
    const relaxed = from && relaxedProgramOf(letOut(limits, from), task, from, aim)
    const found = relaxed && withProgram(solver, task, relaxed, ({ solve, settle }) => solve() && settle())
    const far = found ? missedWidths(task, task.problemAt(found)) : Number.POSITIVE_INFINITY
    if (!found || far >= least - NO_NEARER) break
    best = found
    least = far
  }
  return weighNearest(task, best)
}

/** On the coarsest scale that misses no more limits than the exact grams do. */
function weighNearest(task: AdjustTask, exact: readonly number[]): readonly number[] {
  const missed = (grams: readonly number[]): number => unmetLimitsIn(task, task.problemAt(grams))?.length ?? Infinity
  const least = missed(exact)
  const scales = Array.from({ length: FINEST_STEPS + 1 }, (_, finer) => weighOut(task, exact, finer))
  return scales.find((grams) => missed(grams) <= least) ?? exact
}

/** Ends of limits that stand in each other's way; nothing else has to give for one of them to be met. */
export function limitConflictOf(solver: HighsSolver, asked: AdjustTask): readonly AnyLimit[] {
  // Who is in whose way is told of a linear program: how many lines change is not counted, and told apart.
  const task = { ...asked, mostChanges: undefined }
  const given = relaxedProgramOf(taskLimitsAt(task, task.start), task, task.start, 'any')
  // Where nothing moves, nothing but what is missed stands in the way.
  if (given.movement.movers.length === 0) return unmetLimitsIn(task, task.start) ?? []
  return withProgram(solver, task, given, ({ model, rows, solve }) => {
    if (solve()) return []
    model.options.set('iis_strategy', solver.constants.iis.strategyRowPriority)
    const { rowIndex } = model.getIis()
    task.work.noteTime()
    return [...new Set([...rowIndex].flatMap((at) => rows[at]?.limit ?? []))]
  })
}

/** Steps towards the extreme of a ratio whose base moves too; two or three are enough. */
const MOST_STEPS = 8
const SAME = 1e-9

/** The most (or least) that a reading can be while every row holds; none if they cannot. */
function extreme(
  program: LinearProgram,
  limit: AnyLimit,
  end: LimitRow['end'],
  task: AdjustTask,
  from: SolverProblem<unknown>,
): number | undefined {
  const { model, movement, solve } = program
  let problem = from
  let value = readLimitIn(limit, from.lines)
  for (let step = 0; step < MOST_STEPS && value !== undefined; step++) {
    const { values } = condensedRow(limitRowAt(limit, end, value, problem, task), movement)
    values.forEach((room, column) => {
      model.changeColCost(column, -room)
    })
    const grams = solve()
    const next: SolverProblem<unknown> | undefined = grams && task.problemAt(grams)
    if (!next) return undefined
    problem = next
    const reached = readLimitIn(limit, problem.lines)
    if (reached === undefined || Math.abs(reached - value) < SAME * (1 + Math.abs(value))) return reached
    value = reached
  }
  return value
}

/** What one limit must be let take for all the others to be met, if that is enough. */
function relaxationOf(solver: HighsSolver, task: AdjustTask, limit: AnyLimit): LimitRelaxation | undefined {
  const others = taskLimitsAt(task, task.start).filter(({ key }) => key !== limit.key)
  return withProgram(solver, task, relaxedProgramOf(others, task, task.start, 'any'), (program) => {
    const [least, most] = limit.range
    const told = { parametro: limit.key, etiqueta: limit.label, unidad: limit.unit }
    const highest = extreme(program, limit, 'min', task, task.start)
    if (highest === undefined) return undefined
    // What is compared as it is must hold once it is rounded too.
    const outwards = limit.isExact ? 10 ** -limit.decimals / 2 : 0
    if (highest < least) {
      return { ...told, limite: 'min', valor: least, necesario: roundTo(highest - outwards, limit.decimals) }
    }
    const lowest = extreme(program, limit, 'max', task, task.start)
    if (lowest === undefined || lowest <= most) return undefined
    return { ...told, limite: 'max', valor: most, necesario: roundTo(lowest + outwards, limit.decimals) }
  })
}

/** Each limit that, moved alone, opens the way. One that is in no conflict cannot. */
export const limitRelaxationsOf = (
  solver: HighsSolver,
  task: AdjustTask,
  conflict: readonly AnyLimit[],
): LimitRelaxation[] => conflict.flatMap((limit) => relaxationOf(solver, task, limit) ?? [])

/** The grams nearest to those it has that a line would take for everything to be met, if that is possible at all. */
export function openingGrams(solver: HighsSolver, task: AdjustTask, line: number): OpeningIngredient | undefined {
  const given = relaxedProgramOf(taskLimitsAt(task, task.start), task, task.start, 'any')
  const column = given.movement.movers.findIndex((mover) => mover.line === line)
  const { name = '', grams: before = 0 } = task.lines[line] ?? {}
  if (column < 0) return undefined
  const found = withProgram(solver, task, given, ({ model, solve }) =>
    [1, -1].flatMap((direction) => {
      // As little as can be, and as much: where it is now lies on one side of both.
      model.changeColCost(column, direction)
      const grams = solve()
      return grams && unmetLimitsIn(task, task.problemAt(grams))?.length === 0 ? [grams[line] ?? 0] : []
    }),
  )
  const gramos = found.toSorted((a, b) => Math.abs(a - before) - Math.abs(b - before))[0]
  return gramos === undefined ? undefined : { nombre: name, gramos: roundTo(gramos, 1) }
}
