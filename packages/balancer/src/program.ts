import type { Model } from 'highs'
import { countedRuns } from './counted-runs.ts'
import { withBorrowed } from './models.ts'
import { condensedRow, type FormulaMovement, movedGramsOf } from './movement.ts'
import type { LimitRow, LinearPlane } from './rows.ts'
import { blankSheet, type RowEntry } from './sheet.ts'
import type { HighsSolver } from './solver.ts'
import type { AdjustTask } from './task.ts'
import type { TaskLine } from './task-line.ts'

/**
 * The program of a task. The first columns are the shares of the batch of what moves; where changes are counted, others
 * say how much each goes up and down and whether it is touched at all. The first rows are the limits.
 */

/** What is sought: the fewest and smallest changes, only the smallest, the least money, or anything at all. */
export type ProgramAim = 'changes' | 'grams' | 'cost' | 'any'

/** What touching a line, or bringing one in, weighs against moving the whole batch. */
const COST_OF_LINE = 0.03
const COST_OF_NEW = 0.06

/** What was plainly wrong has changed before anything is sought. */
const isPutRight = (line: TaskLine | undefined): boolean => line !== undefined && line.grams !== line.sent

interface Layout {
  readonly data: ReturnType<ReturnType<typeof blankSheet>['data']>
  /** Least activity of the rows of the limits. */
  readonly floors: readonly number[]
  /** For each mover that is counted, the column that says whether it is touched, and the columns that then stay empty. */
  readonly flags: readonly { readonly flag: number; readonly moves: readonly number[] }[]
  /** Columns that are nothing, or at least so much. */
  readonly crumbs: readonly { readonly column: number; readonly least: number; readonly most: number }[]
}

function layOut(solver: HighsSolver, task: AdjustTask, { movement, rows, bases, aim }: ProgramInput): Layout {
  const { movers, keepsTotal, together } = movement
  const { infinity } = solver
  const sheet = blankSheet(solver)
  const weighsMoves = aim === 'changes' || aim === 'grams'
  const counts = aim === 'changes' || aim === 'cost'
  const crumbs: Layout['crumbs'][number][] = []
  for (const [at, { line, least, most, isNew, weight, leastIfAny }] of movers.entries()) {
    // What was not there only goes up, so its share is its change.
    const cost = aim === 'cost' ? (task.lines[line]?.price ?? 0) : weighsMoves && isNew ? weight : 0
    const isWhole = counts && leastIfAny > least && leastIfAny < most
    if (isWhole) crumbs.push({ column: at, least: leastIfAny, most })
    sheet.column(cost, isWhole ? leastIfAny : least, most, isWhole ? 'semiContinuous' : 'continuous')
  }
  const [floors] = [rows, bases].map((all) =>
    all.map((one) => {
      const { values, constant } = condensedRow(one, movement)
      const entries = values.flatMap((value, at): RowEntry[] => (value === 0 ? [] : [[at, value]]))
      sheet.row(entries, -constant, infinity)
      return -constant
    }),
  ) as [number[], number[]]
  if (keepsTotal) {
    const everything = movers.map((_, at): RowEntry => [at, 1])
    sheet.row(everything, together, together)
  }
  const newcomers = movers.filter(({ isNew }) => isNew).length
  const isCapped = task.mostChanges !== undefined
  const flags = movers.flatMap(({ line, now, least, most, isNew, weight }, at) => {
    const isCounted = isCapped && !isPutRight(task.lines[line])
    const moves =
      isNew || !(weighsMoves || isCounted) ? [at] : upAndDown(at, now, least, most, weighsMoves ? weight : 0)
    if (aim !== 'changes' && !isCounted && !(isNew && newcomers > task.mostNew)) return []
    const flag = sheet.column(aim === 'changes' ? (isNew ? COST_OF_NEW : COST_OF_LINE) : 0, 0, 1, 'integer')
    const reach = Math.max(most - now, now - least)
    sheet.row([...moves.map((column): RowEntry => [column, 1]), [flag, -reach]], -infinity, 0)
    return [{ flag, moves, isNew, isCounted }]
  })
  if (task.mostChanges !== undefined) {
    const counted = flags.filter(({ isCounted }) => isCounted).map(({ flag }): RowEntry => [flag, 1])
    sheet.row(counted, -infinity, Math.max(0, task.mostChanges - task.lines.filter(isPutRight).length))
  }
  if (newcomers > task.mostNew) {
    const newFlags = flags.filter(({ isNew }) => isNew).map(({ flag }): RowEntry => [flag, 1])
    sheet.row(newFlags, -infinity, task.mostNew)
  }
  return { data: sheet.data(), floors, flags, crumbs }

  /** How much a mover goes up and down: its share is where it stands and the one less the other. */
  function upAndDown(at: number, now: number, least: number, most: number, weight: number): number[] {
    const up = sheet.column(weight, 0, Math.max(0, most - now))
    const down = sheet.column(weight, 0, Math.max(0, now - least))
    const moves: RowEntry[] = [
      [at, 1],
      [up, -1],
      [down, 1],
    ]
    sheet.row(moves, now, now)
    return [up, down]
  }
}

export interface ProgramInput {
  readonly movement: FormulaMovement
  readonly rows: readonly LimitRow[]
  /** What must not run out. */
  readonly bases: readonly LinearPlane[]
  readonly aim: ProgramAim
}

export interface LinearProgram extends ProgramInput {
  readonly model: Model
  /** Grams line by line, or none if nothing meets every row. */
  readonly solve: () => number[] | undefined
  /** The same with only the lines that were chosen, which leaves a linear program: it is quick, and it has prices. */
  readonly settle: () => number[] | undefined
  readonly isSettled: () => boolean
  /** Grams line by line where the solver stands. */
  readonly read: () => number[]
  /** Counts the steps of the last run; whether it was ended before it was done. */
  readonly wasCut: () => boolean
  /** Holds a line at a weight, in grams; what comes back lets it go again. */
  readonly pin: (line: number, grams: number) => () => void
  /** Asks more room of a row, in the unit of its parameter. */
  readonly tighten: (row: number, by: number) => void
  /** Asks of every row what was asked at first. */
  readonly ease: () => void
}

export function withProgram<Result>(
  solver: HighsSolver,
  task: AdjustTask,
  given: ProgramInput,
  use: (program: LinearProgram) => Result,
): Result {
  const { data, floors, flags, crumbs } = layOut(solver, task, given)
  return withBorrowed(solver, data, (model): Result => {
    let settled = flags.length === 0 && crumbs.length === 0
    /** Bounds of the columns whose choice is made. */
    const chosen = new Map<number, readonly [least: number, most: number]>()
    const tightened = new Map<number, number>()
    model.options.set({
      output_flag: false,
      presolve: flags.length > MANY ? 'on' : 'off',
      ...(!settled && { ...FEW_CHOICES, mip_rel_gap: given.aim === 'cost' ? EXACT : CLOSE }),
    })

    const read = (): number[] => movedGramsOf(given.movement, model.getSolution().colValue, task.batch)

    const choices = (): number => (settled ? 0 : flags.length + crumbs.length)
    const runs = countedRuns(solver, model, task.work, data.matrix.values.length)
    const run = (): number[] | undefined => (runs.run(choices()) ? read() : undefined)

    /** What was not touched stays untouched, and what may be is no longer asked. */
    function choose(): void {
      const { colValue } = model.getSolution()
      model.clearIntegrality()
      model.options.set('presolve', 'off')
      for (const { flag, moves } of flags) {
        const isTouched = (colValue[flag] ?? 0) > HALF
        model.changeColBounds(flag, isTouched ? 1 : 0, isTouched ? 1 : 0)
        if (!isTouched) for (const column of moves) model.changeColBounds(column, 0, 0)
      }
      for (const { column, least, most } of crumbs) {
        const bounds = (colValue[column] ?? 0) > least / 2 ? ([least, most] as const) : ([0, 0] as const)
        chosen.set(column, bounds)
        model.changeColBounds(column, ...bounds)
      }
      settled = true
    }

    return use({
      ...given,
      model,
      solve: run,
      isSettled: () => settled,
      settle: () => {
        if (!settled) choose()
        return run()
      },
      pin: (line, grams) => {
        const column = given.movement.movers.findIndex((mover) => mover.line === line)
        const { least: low = 0, most: high = 0 } = given.movement.movers[column] ?? {}
        const [least, most] = chosen.get(column) ?? [low, high]
        if (column >= 0) model.changeColBounds(column, grams / task.batch, grams / task.batch)
        return () => {
          if (column >= 0) model.changeColBounds(column, least, most)
        }
      },
      read,
      wasCut: () => runs.wasCut(choices()),
      tighten: (row, by) => {
        const floor = (tightened.get(row) ?? floors[row] ?? 0) + by
        tightened.set(row, floor)
        model.changeRowBounds(row, floor, solver.infinity)
      },
      ease: () => {
        for (const row of tightened.keys()) model.changeRowBounds(row, floors[row] ?? 0, solver.infinity)
        tightened.clear()
      },
    })
  })
}

/** With a handful of choices, most of what HiGHS does to make large models easier takes longer than solving these. */
const FEW_CHOICES = {
  mip_allow_restart: false,
  mip_detect_symmetry: false,
  mip_heuristic_run_feasibility_jump: false,
  mip_heuristic_run_rens: false,
  mip_heuristic_run_rins: false,
  mip_heuristic_run_root_reduced_cost: false,
} as const
/** Choices from which presolving pays. */
const MANY = 20
/** Shares of the objective within which a choice is the best: a cent is a cent, a gram more or less is not. */
const EXACT = 1e-7
const CLOSE = 0.02

const HALF = 0.5
