import { SACK_FIGURES, type SackFigure, type SackReading } from '@obrador/engine/sack'
import { withBorrowed } from '../models.ts'
import type { HighsSolver } from '../solver.ts'
import { coarseRows, placeLimitsOf } from './coarse.ts'
import type { DeclaredFigure } from './label.ts'
import { columnBoundsOf, declaredRow, hasCoarse, readingCoefficients, type SackSheet, sackSheet } from './model.ts'
import type { GramColumns, ListRow } from './rows.ts'
import type { ListNode, ListTree } from './tree.ts'

/** How far every figure and every share can go: two linear programs each, over one model that only changes its costs. */

export type SackInterval = readonly [least: number, most: number]

export interface SackBounds {
  readonly figures: ReadonlyMap<SackFigure, SackInterval>
  readonly shares: ReadonlyMap<ListNode, SackInterval>
  /** The steps ran out before every share was bounded: the others are bounded by their place in the list alone. */
  readonly isShort: boolean
  /** What the solver went through, in grams of each row, of silent water and of water lost. */
  readonly vertices: readonly Float64Array[]
}

/** Primal simplex: with other costs the last basis is still feasible. The pool of models is the adjustments', which want the other one. */
const PRIMAL = 4
const DUAL = 1

const everyColumn = (size: number) => ({ kind: 'range', from: 0, to: size - 1 }) as const

/** Why there is no answer: the rows cannot all hold, or the solver was stopped before it knew, which says nothing of the label. */
export type UnsolvedReason = 'impossible' | 'stopped'

export interface SolvedPoint {
  readonly value: number
  readonly at: Float64Array
}

/** Steps of the simplex that a label has left. They are counted and no clock is read: the same label has the same answer on a busy machine. */
export interface SolverSteps {
  left: number
}

/** Steps that the programs of one label may take before those of the shares are left out; sixty names of the widest classes take 5,500. */
export const STEPS_OF_A_LABEL = 20_000

/** Solves one program after another over the same rows. */
export interface LinearProber {
  /** The least of a sum and where it is reached. */
  readonly least: (costs: Float64Array) => SolvedPoint | UnsolvedReason
}

export const isSolvedPoint = (found: SolvedPoint | UnsolvedReason): found is SolvedPoint => typeof found !== 'string'

/** Steps of the simplex that one program may take; the largest take some hundreds. No clock: a busy machine finds the same. */
const MOST_STEPS = 5_000
const UNBOUNDED = 2_147_483_647

export function withProber<Result>(
  solver: HighsSolver,
  { sheet, size }: SackSheet,
  steps: SolverSteps,
  use: (prober: LinearProber) => Result,
): Result {
  const { modelStatus } = solver.constants
  return withBorrowed(solver, sheet.data(), (model) => {
    model.options.set({
      output_flag: false,
      presolve: 'off',
      simplex_strategy: PRIMAL,
      time_limit: Number.MAX_VALUE,
      simplex_iteration_limit: MOST_STEPS,
    })
    const run = (): number => {
      model.run()
      steps.left -= Number(model.info.get('simplex_iteration_count'))
      return model.getModelStatus()
    }
    /** Where the last basis leads nowhere, from none and by the other way. */
    const again = (): number => {
      model.clearSolver()
      model.options.set({ simplex_strategy: DUAL })
      const status = run()
      model.options.set({ simplex_strategy: PRIMAL })
      return status
    }
    const least: LinearProber['least'] = (costs) => {
      model.changeColsCost(everyColumn(size), costs)
      const first = run()
      const status = first === modelStatus.optimal || first === modelStatus.infeasible ? first : again()
      if (status === modelStatus.infeasible) return 'impossible'
      if (status !== modelStatus.optimal) return 'stopped'
      const at = model.getSolution().colValue
      let value = 0
      for (let k = 0; k < size; k++) value += (costs[k] as number) * (at[k] as number)
      return { value, at }
    }
    const result = use({ least })
    model.options.set({ simplex_strategy: DUAL, simplex_iteration_limit: UNBOUNDED })
    return result
  })
}

export interface SackPolytope {
  readonly tree: ListTree
  readonly grams: GramColumns
  readonly list: readonly ListRow[]
  readonly declared: ReadonlyMap<SackReading, DeclaredFigure>
}

export interface PolytopeFineness {
  /** Takes the whole legal tolerance of the table. */
  readonly isWide: boolean
  /** Gives no purchase a column of its own: quicker, looser, and it still holds. */
  readonly isRough?: boolean
  /** A told figure that is left out. */
  readonly but?: SackReading
}

/** A model of the polytope. */
export function sackModelOf(
  solver: HighsSolver,
  { tree, grams, list, declared }: SackPolytope,
  { isWide, isRough = false, but }: PolytopeFineness,
): SackSheet {
  const built = sackSheet(solver, { rows: tree.rows, coarse: coarseRows(tree, grams, isRough), grams, list })
  for (const [reading, one] of declared)
    if (reading !== but) declaredRow(built, solver.infinity, reading, columnBoundsOf(one, isWide))
  return built
}

const sumAt = (columns: readonly number[], size: number): Float64Array => {
  const all = new Float64Array(size)
  for (const column of columns) all[column] = 1
  return all
}

const negated = (costs: Float64Array): Float64Array => costs.map((cost) => -cost)

/** How far a reading goes to both sides, and where. */
export function intervalReachIn(
  { least }: LinearProber,
  model: SackSheet,
  reading: SackReading,
): IntervalReach | UnsolvedReason {
  const low = least(readingCoefficients(model, reading, 'least'))
  if (!isSolvedPoint(low)) return low
  const high = least(negated(readingCoefficients(model, reading, 'most')))
  if (!isSolvedPoint(high)) return high
  return { interval: [low.value, Math.max(low.value, -high.value)], at: [low.at, high.at] }
}

export interface IntervalReach {
  readonly interval: SackInterval
  readonly at: readonly [Float64Array, Float64Array]
}

/** Grams under which a figure is nothing at all. */
const NOTHING = 1e-9

const isNothing = (model: SackSheet, figure: SackFigure): boolean =>
  readingCoefficients(model, figure, 'most').every((cost) => Math.abs(cost) < NOTHING)

interface Figures {
  readonly figures: Map<SackFigure, SackInterval>
  readonly vertices: Float64Array[]
}

/** The intervals of the figures while there are steps left. What is true of the first is true of all: only it can be impossible. */
function figuresIn(prober: LinearProber, model: SackSheet, steps?: SolverSteps): Figures | UnsolvedReason {
  const [figures, vertices] = [new Map<SackFigure, SackInterval>(), [] as Float64Array[]]
  for (const figure of SACK_FIGURES) {
    if (figures.size > 0 && isNothing(model, figure)) {
      figures.set(figure, [0, 0])
      continue
    }
    if (figures.size > 0 && steps && steps.left <= 0) break
    const found = intervalReachIn(prober, model, figure)
    if (typeof found === 'string') {
      if (figures.size === 0) return found
      continue
    }
    const { interval, at } = found
    for (const vertex of at) vertices.push(vertex.slice(0, model.grams.size))
    figures.set(figure, [Math.max(0, interval[0]), Math.max(0, interval[1])])
  }
  return { figures, vertices }
}

/** Items whose share is bounded by programs of its own: those that can weigh most. The others have the bound of their place. */
const MOST_SHARES = 24

interface Shares {
  readonly shares: ReadonlyMap<ListNode, SackInterval>
  readonly isShort: boolean
}

function sharesIn(
  { least }: LinearProber,
  model: SackSheet,
  { tree, grams }: SackPolytope,
  { vertices, steps }: { readonly vertices: Float64Array[]; readonly steps: SolverSteps },
): Shares {
  const places = placeLimitsOf(tree, grams)
  const shares = new Map([...places].map(([node, most]): [ListNode, SackInterval] => [node, [0, most]]))
  const heaviest = [...places].toSorted(([, one], [, other]) => other - one).slice(0, MOST_SHARES)
  for (const [node] of heaviest) {
    if (steps.left <= 0) return { shares, isShort: true }
    const costs = sumAt(node.columns, model.size)
    const low = least(costs)
    const high = isSolvedPoint(low) ? least(negated(costs)) : low
    if (!isSolvedPoint(low) || !isSolvedPoint(high)) continue
    for (const { at } of [low, high]) vertices.push(at.slice(0, grams.size))
    shares.set(node, [Math.max(0, low.value), Math.max(low.value, -high.value)])
  }
  return { shares, isShort: false }
}

export interface BoundsOptions {
  readonly isWide: boolean
  readonly steps: SolverSteps
}

/** What is left open by one that was short of steps is taken from one that is never. */
const completed = (found: Figures, rough: Figures): Figures => ({
  figures: new Map(
    SACK_FIGURES.map((figure) => [figure, found.figures.get(figure) ?? rough.figures.get(figure) ?? [0, 100]]),
  ),
  vertices: [...found.vertices, ...rough.vertices],
})

/** The model whose purchases are rough takes some tenths of a millisecond for a bound, so that there always is one. */
function roughly(
  solver: HighsSolver,
  polytope: SackPolytope,
  fine: Figures,
  { isWide, steps }: BoundsOptions,
): SackBounds | UnsolvedReason {
  const model = sackModelOf(solver, polytope, { isWide, isRough: true })
  return withProber(solver, model, steps, (prober) => {
    const isWhole = fine.figures.size === SACK_FIGURES.length
    const rough = isWhole ? fine : figuresIn(prober, model)
    if (typeof rough === 'string') return rough
    const { figures, vertices } = completed(fine, rough)
    return { figures, vertices, ...sharesIn(prober, model, polytope, { vertices, steps }) }
  })
}

/** «impossible» where nothing meets every row. Of a long list only the figures are worth the fine model. */
export function sackBoundsIn(
  solver: HighsSolver,
  polytope: SackPolytope,
  asked: BoundsOptions,
): SackBounds | UnsolvedReason {
  const { isWide, steps } = asked
  const nothing: Figures = { figures: new Map(), vertices: [] }
  if (steps.left <= 0) return roughly(solver, polytope, nothing, asked)
  const model = sackModelOf(solver, polytope, { isWide })
  const fine = withProber(solver, model, steps, (prober): SackBounds | Figures | UnsolvedReason => {
    const found = figuresIn(prober, model, steps)
    if (typeof found === 'string' || found.figures.size < SACK_FIGURES.length || hasCoarse(model)) return found
    return { ...found, ...sharesIn(prober, model, polytope, { vertices: found.vertices, steps }) }
  })
  if (fine === 'impossible') return fine
  if (fine === 'stopped') return roughly(solver, polytope, nothing, asked)
  return 'shares' in fine ? fine : roughly(solver, polytope, fine, asked)
}
