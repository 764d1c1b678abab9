import { withBorrowed } from '../models.ts'
import { blankSheet, type ColumnDomain, type RowEntry } from '../sheet.ts'
import type { HighsSolver } from '../solver.ts'

/** One program of columns and rows, and the work that all programs of a menu may take together. */

export interface ProgramColumn {
  cost?: number
  least: number
  most: number
  domain?: ColumnDomain
}

export interface ProgramRow {
  entries: RowEntry[]
  readonly least?: number
  readonly most?: number
  /** The flavour and the row of it that this is. */
  readonly tag?: readonly [flavour: number, row: number]
}

export interface LinearProgram {
  readonly columns: ProgramColumn[]
  readonly rows: ProgramRow[]
}

/**
 * What a search may take, in steps of the simplex method: the same request takes the same steps on every machine. The clock is
 * only a guard, and whoever answers says when it was the clock.
 */
export interface WorkBudget {
  readonly solver: HighsSolver
  readonly mostSteps: number
  readonly stepsTaken: () => number
  readonly programsSolved: () => number
  readonly take: (steps: number) => void
  readonly secondsLeft: () => number
  /** Nobody waits any more, or the guard has struck; whoever asks leaves something out, which is remembered. */
  readonly isStopped: () => boolean
  readonly wasStopped: () => boolean
}

interface BudgetOptions {
  readonly mostSteps: number
  readonly secondsLeft: () => number
  readonly isAbandoned?: () => boolean
}

export function workBudget(solver: HighsSolver, { mostSteps, secondsLeft, isAbandoned }: BudgetOptions): WorkBudget {
  let [steps, programs, isLate] = [0, 0, false]
  return {
    solver,
    mostSteps,
    secondsLeft,
    stepsTaken: () => steps,
    programsSolved: () => programs,
    take: (more) => {
      steps += more
      programs += 1
    },
    isStopped: () => {
      isLate ||= isAbandoned?.() === true || secondsLeft() <= 0
      return isLate
    },
    wasStopped: () => isLate,
  }
}

/** Steps that may still be taken of a share of the whole. */
export const stepsLeft = ({ mostSteps, stepsTaken }: WorkBudget, share = 1): number =>
  Math.max(0, share * mostSteps - stepsTaken())
export const isOutOfWork = (work: WorkBudget, share = 1): boolean => stepsLeft(work, share) <= 0 || work.isStopped()

export interface ProgramResult {
  /** `cut`: it ended before it was proven, with or without a point. */
  readonly state: 'optimal' | 'infeasible' | 'cut'
  /** Empty where there is no point. */
  readonly values: readonly number[]
  readonly value: number
  /** No point is worth less. */
  readonly bound: number
  readonly duals: readonly number[]
}

interface SolveOptions {
  readonly gap?: number
  readonly start?: readonly number[] | undefined
  readonly mostSteps?: number
}

/** What setting up a program takes, in steps: a program of no step is no free one. */
const STEPS_TO_BEGIN = 40
/** Steps that a node of a search takes, about. */
const STEPS_OF_NODE = 15
/** Rows up to which a step costs what a step costs. */
const ROWS_OF_STEP = 300
const EXACT = 1e-6
/** HiGHS says so of a point that meets every row and bound. */
const FEASIBLE_POINT = 2
const LEAST_SECONDS = 0.05

/** Solves a program, the cheapest first; what it takes is counted. */
export function solveProgram(
  work: WorkBudget,
  { columns, rows }: LinearProgram,
  { gap = EXACT, start, mostSteps = stepsLeft(work) }: SolveOptions = {},
): ProgramResult {
  const { solver } = work
  const { infinity, constants } = solver
  const sheet = blankSheet(solver)
  for (const { cost = 0, least, most, domain } of columns) sheet.column(cost, least, most, domain)
  for (const { entries, least = -infinity, most = infinity } of rows) sheet.row(entries, least, most)
  const isWhole = columns.some(({ domain = 'continuous' }) => domain !== 'continuous')
  return withBorrowed(solver, sheet.data(), (model): ProgramResult => {
    model.options.set({
      output_flag: false,
      presolve: isWhole ? 'on' : 'off',
      time_limit: Math.max(LEAST_SECONDS, work.secondsLeft()),
      mip_rel_gap: gap,
      mip_abs_gap: EXACT,
      mip_max_nodes: Math.max(1, Math.ceil(mostSteps / STEPS_OF_NODE)),
      mip_heuristic_run_feasibility_jump: false,
    })
    if (start) model.setSolution({ colValue: [...start] })
    model.run()
    // A solver does not always say what it left out for the time.
    work.isStopped()
    const status = model.getModelStatus()
    const count = (of: 'simplex_iteration_count' | 'mip_node_count'): number => Math.max(0, Number(model.info.get(of)))
    const steps = STEPS_TO_BEGIN + count('simplex_iteration_count') + STEPS_OF_NODE * count('mip_node_count')
    work.take(steps * Math.max(1, rows.length / ROWS_OF_STEP))
    const { modelStatus } = constants
    const state = status === modelStatus.optimal ? 'optimal' : status === modelStatus.infeasible ? 'infeasible' : 'cut'
    if (state === 'infeasible' || model.info.get('primal_solution_status') !== FEASIBLE_POINT)
      return { state: state === 'optimal' ? 'cut' : state, values: [], value: infinity, bound: -infinity, duals: [] }
    const { colValue, rowDual } = model.getSolution()
    const values = [...colValue]
    const value = values.reduce((sum, one, at) => sum + one * (columns[at]?.cost ?? 0), 0)
    const bound = isWhole && state === 'cut' ? Number(model.info.get('mip_dual_bound')) : value
    return { state, values, value, bound, duals: isWhole ? [] : [...rowDual] }
  })
}

export const setCost = ({ columns }: LinearProgram, at: number | undefined, cost: number): void => {
  const column = columns[at ?? -1]
  if (column) column.cost = cost
}

export const hasPoint = ({ values }: ProgramResult): boolean => values.length > 0

/** Entries that a solver would only carry along. */
const NOTHING = 1e-12
export const entriesOf = (values: readonly number[], first: number): RowEntry[] =>
  values.flatMap((value, at): RowEntry[] => (Math.abs(value) > NOTHING ? [[first + at, value]] : []))
