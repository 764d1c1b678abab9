import type { SolverProblem } from '@obrador/engine'
import { NO_SENSITIVITY, type SensitivityReport } from './answer.ts'
import { type AnyLimit, comparedValueIn, isLinearLimit } from './limit.ts'
import { costCeilingOf, taskGoalsOf, taskGuardsOf, taskLawOf, taskLimitsAt, unmetLimitsIn } from './limits.ts'
import { formulaMovementOf } from './movement.ts'
import { type LinearProgram, withProgram } from './program.ts'
import { leastMissed, relaxedProgramOf } from './relax.ts'
import { basePlanesOf, type LimitRow, limitRowsOf, tieRowsOf } from './rows.ts'
import { sensitivityReportOf } from './sensitivity.ts'
import type { HighsSolver } from './solver.ts'
import type { AdjustTask } from './task.ts'
import type { TaskLine } from './task-line.ts'
import { FINEST_STEPS, lineChangesIn, weighOut } from './weigh.ts'

/** A formula that meets everything: what it weighs, and what its limits cost. */
export interface FormulaSolution {
  readonly grams: readonly number[]
  readonly problem: SolverProblem<unknown>
  readonly sensitivity: SensitivityReport
  /** How many times ten finer than asked the scale must be. */
  readonly finer: number
}

/** Times that what is not linear is looked at again from where it led, and that a limit is tightened for the scale. */
const MOST_ROUNDS = 6
const MOST_TIGHTENINGS = 4
/** What is asked beyond the gap that rounding opened. */
const TIGHTER = 1.25
/** Share of the last decimal shown by which a value may miss a limit and still be shown on it. */
const FORGIVEN = 0.49

/** Where to look, in this order: well inside the ranges, up to their ends, and as far as what is shown allows. */
interface Margin {
  readonly inside: number
  readonly forgiven: number
}
const AT_THE_ENDS: Margin = { inside: 0, forgiven: 0 }
const AS_SHOWN: Margin = { inside: 0, forgiven: FORGIVEN }

/** What is compared as it is forgives nothing. */
const widened = (limit: AnyLimit, forgiven: number): AnyLimit => {
  if (limit.isExact) return limit
  const slack = forgiven * 10 ** -limit.decimals
  return slack === 0 ? limit : { ...limit, range: [limit.range[0] - slack, limit.range[1] + slack] }
}

interface Attempt {
  readonly found?: FormulaSolution
  /** Where to look again from. */
  readonly from: readonly number[]
}

/** Asks a little more of the rows that rounding broke; false when what broke is no row of the program. */
function tighten(
  { rows, tighten: ask }: LinearProgram,
  broken: readonly AnyLimit[],
  problem: SolverProblem<unknown>,
): boolean {
  return broken.every((limit) => {
    const value = comparedValueIn(limit, problem) ?? 0
    const end: LimitRow['end'] = value < limit.range[0] ? 'min' : 'max'
    const row = rows.findIndex((candidate) => candidate.limit.key === limit.key && candidate.end === end)
    if (row < 0) return false
    ask(row, TIGHTER * (end === 'min' ? limit.range[0] - value : value - limit.range[1]))
    return true
  })
}

/** Grams on a scale that the engine finds right, or else the exact ones to look again from. */
function weighed(program: LinearProgram, task: AdjustTask, exact: number[], sensitivity: SensitivityReport): Attempt {
  for (let finer = 0; finer <= FINEST_STEPS; finer++) {
    let grams: number[] | undefined = exact
    program.ease()
    for (let tightening = 0; grams && tightening <= MOST_TIGHTENINGS; tightening++) {
      const rounded = weighOut(task, grams, finer)
      const problem = task.problemAt(rounded)
      const broken = unmetLimitsIn(task, problem)
      if (problem && broken?.length === 0) {
        return { found: { grams: rounded, problem, sensitivity, finer }, from: exact }
      }
      // If the exact grams are wrong too it is not the scale.
      if (grams === exact && finer === 0 && unmetLimitsIn(task, task.problemAt(exact))?.length !== 0)
        return { from: exact }
      grams = problem && broken && tighten(program, broken, problem) ? program.settle() : undefined
    }
  }
  const problem = task.problemAt(exact)
  return { ...(problem && { found: { grams: exact, problem, sensitivity, finer: FINEST_STEPS + 1 } }), from: exact }
}

/** Whole pieces first: the rest is then worked out around them. */
function inPieces({ pin, settle }: LinearProgram, { lines }: AdjustTask, grams: number[]): number[] {
  let now = grams
  lines.forEach(({ piece, grams: before }, at) => {
    const wanted = now[at] ?? 0
    if (piece === undefined || wanted === before) return
    const count = wanted / piece
    const nearestFirst = [Math.floor(count), Math.ceil(count)].toSorted(
      (a, b) => Math.abs(a - count) - Math.abs(b - count),
    )
    for (const whole of nearestFirst) {
      const release = pin(at, whole * piece)
      const next = settle()
      if (next) {
        now = next
        return
      }
      release()
    }
    settle()
  })
  return now
}

/** The formula that meets every limit as they look from one point, and is best; none if nothing does. */
function attempt(
  solver: HighsSolver,
  task: AdjustTask,
  from: SolverProblem<unknown>,
  { inside, forgiven }: Margin,
): Attempt | undefined {
  const isOwn = ({ key }: AnyLimit): boolean => Object.hasOwn(task.wanted, key)
  const rows = [
    ...taskLawOf(task, from).flatMap((limit) => limitRowsOf(widened(limit, forgiven), from, task, inside)),
    ...taskGoalsOf(task, from).flatMap((limit) =>
      limitRowsOf(widened(limit, forgiven), from, task, isOwn(limit) ? 0 : inside),
    ),
    ...costCeilingOf(task).flatMap((limit) => limitRowsOf(widened(limit, forgiven), from, task)),
    ...taskGuardsOf(task).flatMap((limit) => limitRowsOf(widened(limit, forgiven), from, task)),
  ]
  const given = {
    movement: formulaMovementOf(task),
    rows,
    bases: [...basePlanesOf(taskLimitsAt(task, from), from, task), ...tieRowsOf(task)],
  }
  const best = (program: LinearProgram): Attempt | undefined => {
    const chosen = program.solve()
    const settled = chosen && (program.isSettled() ? chosen : program.settle())
    if (!settled) return undefined
    const exact = inPieces(program, task, settled)
    return weighed(program, task, exact, sensitivityReportOf(program, task, exact))
  }
  if (task.objective === 'menor_coste') return withProgram(solver, task, { ...given, aim: 'cost' }, best)
  // Counting changes takes ten times longer than weighing them, which already tells whether anything will do.
  const unbounded = { ...task, mostNew: task.lines.length, mostChanges: undefined }
  return withProgram(solver, unbounded, { ...given, aim: 'grams' }, (lightest) => {
    const possible = lightest.solve()
    if (!possible) return undefined
    const counted = withProgram(solver, task, { ...given, aim: 'changes' }, best)
    if (counted || task.work.shortage() === undefined) return counted
    // Nobody could tell: the one that moves least is next to the best.
    const isModest = task.lines.filter(({ isNew }, at) => isNew && (possible[at] ?? 0) > 0).length <= task.mostNew
    return isModest && lineChangesIn(task, possible) <= (task.mostChanges ?? task.lines.length)
      ? weighed(lightest, task, possible, NO_SENSITIVITY)
      : undefined
  })
}

/** The lines of a task within other bounds. */
const within = (
  task: AdjustTask,
  bounds: (line: TaskLine, at: number) => Pick<TaskLine, 'least' | 'most'>,
): AdjustTask => ({
  ...task,
  lines: task.lines.map((line, at) => ({ ...line, ...bounds(line, at) })),
})

/** One line at a time, in a master's order: what alone is the fault is corrected alone. */
function oneByOne(task: AdjustTask): AdjustTask[] {
  if (!task.isAnchored) return []
  return task.lines
    .flatMap(({ byItself: { least, most }, rank }, line) => (most > least ? [{ line, rank }] : []))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_ALONE)
    .map(({ line }) =>
      within(task, ({ grams, byItself }, at) => (at === line ? byItself : { least: grams, most: grams })),
    )
}

/** Steps kept for saying what stands in the way. */
const RESERVED = 2_000
/** Lines that are tried alone. */
const MOST_ALONE = 6

/** What may move, from what a master would move to anything the rules allow: each is tried before the next. */
function freedoms(task: AdjustTask): AdjustTask[] {
  const inOrder = within(task, ({ inOrder }) => inOrder)
  const settled = within({ ...inOrder, mostNew: 0 }, ({ isNew, inOrder, grams }) =>
    isNew ? { least: grams, most: grams } : inOrder,
  )
  const yielding = within(task, (line) => line.yielding)
  const unnamed = within(task, (line) =>
    !line.isAsked && (line.role === 'named' || line.role === 'spirit') ? line.inOrder : line,
  )
  return [...oneByOne(task), settled, inOrder, yielding, unnamed, task]
}

/** The best formula that meets everything, or none when nothing does. */
export function searchFormula(solver: HighsSolver, task: AdjustTask): FormulaSolution | undefined {
  // The cheapest formula is where it is: it cannot afford to stand clear.
  if (task.objective === 'menor_coste')
    return [AT_THE_ENDS, AS_SHOWN].map((margin) => searched(solver, task, margin)).find((found) => found)
  const inside = { inside: task.margin, forgiven: 0 }
  for (const freedom of freedoms(task)) {
    if (!task.work.allows(RESERVED)) break
    const found = searched(solver, freedom, inside)
    if (found) return found
  }
  // What keeps its grams is too much for the batch: the batch grows.
  const floating = task.keepsTotal && task.mayFloat ? { ...task, keepsTotal: false, isAnchored: true } : undefined
  const grown = floating && searched(solver, floating, inside)
  if (grown) return grown
  for (const margin of [{ inside: task.margin / 2, forgiven: 0 }, AT_THE_ENDS, AS_SHOWN]) {
    const found = searched(solver, task, margin)
    if (found) return found
  }
  return undefined
}

/** The same within one set of bounds and one margin: looked at again from where it led, for what is not linear. */
function searched(solver: HighsSolver, task: AdjustTask, margin: Margin): FormulaSolution | undefined {
  let from: SolverProblem<unknown> | undefined = task.start
  for (let round = 0; from && round < MOST_ROUNDS && task.work.allows(1); round++) {
    if (!canFillBatch(task)) return undefined
    const result: Attempt | undefined = attempt(solver, task, from, margin)
    if (result?.found) return result.found
    const next: readonly number[] | undefined = result ? result.from : fromElsewhere(solver, task, from, margin)
    from = next && task.problemAt(next)
  }
  return undefined
}

/** Whether what moves can weigh what the batch leaves to it. */
export function canFillBatch(task: AdjustTask): boolean {
  const { movers, keepsTotal, together } = formulaMovementOf(task)
  if (movers.length === 0) return false
  const sum = (of: 'least' | 'most'): number => movers.reduce((total, mover) => total + mover[of], 0)
  return !keepsTotal || (sum('least') <= together + EVEN && sum('most') >= together - EVEN)
}

/** Shares of the batch under which two sums are the same. */
const EVEN = 1e-9

/** What is no ratio is a plane only where it is looked at: from where it is missed by least, it may yet be met. */
function fromElsewhere(
  solver: HighsSolver,
  task: AdjustTask,
  from: SolverProblem<unknown>,
  { forgiven }: Margin,
): readonly number[] | undefined {
  const limits = taskLimitsAt(task, from)
  if (limits.every(isLinearLimit)) return undefined
  const all = limits.map((limit) => widened(limit, forgiven))
  return leastMissed(solver, task, relaxedProgramOf(all, task, from, 'any'))
}
