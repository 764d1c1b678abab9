import { SACK_FIGURES, type SackFigure, type SackReading } from '@obrador/engine/sack'
import type { Model } from 'highs'
import { withBorrowed } from '../models.ts'
import type { Solver } from '../solver.ts'
import type { Declared } from './label.ts'
import { boundsOf, coefficients, declaredRow, type SackSheet, sackSheet } from './model.ts'
import { type Grams, type ListRow, TAIL } from './rows.ts'
import { type Node, ordered, type Tree } from './tree.ts'

/** How far every figure and every share can go: two linear programs each, over one model that only changes its costs. */

export type Interval = readonly [least: number, most: number]

export interface Bounds {
  readonly figures: ReadonlyMap<SackFigure, Interval>
  readonly shares: ReadonlyMap<Node, Interval>
  /** Time ran out before every share was bounded: the others are bounded by their place in the list alone. */
  readonly isShort: boolean
  /** What the solver went through, in grams of each row, of silent water and of water lost. */
  readonly vertices: readonly Float64Array[]
}

/** Primal simplex: with other costs the last basis is still feasible. The pool of models is the adjustments', which want the other one. */
const PRIMAL = 4
const DUAL = 1

const everyColumn = (size: number) => ({ kind: 'range', from: 0, to: size - 1 }) as const

/** Solves one program after another over the same rows. */
export interface Prober {
  /** The least of a sum and where it is reached; none where the rows cannot all hold. */
  readonly least: (costs: Float64Array) => { readonly value: number; readonly at: Float64Array } | undefined
}

export function withProber<Result>(
  solver: Solver,
  { sheet, size }: SackSheet,
  seconds: number,
  use: (prober: Prober, model: Model) => Result,
): Result {
  const { modelStatus } = solver.constants
  return withBorrowed(solver, sheet.data(), (model) => {
    model.options.set({ output_flag: false, presolve: 'off', simplex_strategy: PRIMAL, time_limit: seconds })
    const least: Prober['least'] = (costs) => {
      model.changeColsCost(everyColumn(size), costs)
      model.run()
      if (model.getModelStatus() !== modelStatus.optimal) return undefined
      const at = model.getSolution().colValue
      let value = 0
      for (let k = 0; k < size; k++) value += (costs[k] as number) * (at[k] as number)
      return { value, at }
    }
    const result = use({ least }, model)
    model.options.set({ simplex_strategy: DUAL })
    return result
  })
}

export interface Polytope {
  readonly tree: Tree
  readonly grams: Grams
  readonly list: readonly ListRow[]
  readonly declared: ReadonlyMap<SackReading, Declared>
}

/** A model of the polytope; `isWide` takes the whole legal tolerance of the table. */
export function modelOf(
  solver: Solver,
  { tree, grams, list, declared }: Polytope,
  isWide: boolean,
  but?: SackReading,
): SackSheet {
  const built = sackSheet(solver, tree.rows, grams, list)
  for (const [reading, one] of declared) if (reading !== but) declaredRow(built, reading, boundsOf(one, isWide))
  return built
}

const sumAt = (columns: readonly number[], size: number): Float64Array => {
  const all = new Float64Array(size)
  for (const column of columns) all[column] = 1
  return all
}

/** Grams under which a figure is nothing at all. */
const NOTHING = 1e-9

/** None where nothing meets every row. */
export function boundsIn(
  solver: Solver,
  polytope: Polytope,
  { isWide, isLate, seconds }: { readonly isWide: boolean; readonly isLate: () => boolean; readonly seconds: number },
): Bounds | undefined {
  const { tree, grams } = polytope
  const model = modelOf(solver, polytope, isWide)
  return withProber(solver, model, seconds, ({ least }) => {
    const vertices: Float64Array[] = []
    const between = (costs: Float64Array): Interval | undefined => {
      const low = least(costs)
      const high = low && least(costs.map((cost) => -cost))
      if (!low || !high) return undefined
      for (const { at } of [low, high]) vertices.push(at.slice(0, grams.size))
      return [low.value, Math.max(low.value, -high.value)]
    }
    const figures = new Map<SackFigure, Interval>()
    for (const figure of SACK_FIGURES) {
      const costs = coefficients(model, figure)
      if (figures.size > 0 && costs.every((cost) => Math.abs(cost) < NOTHING)) {
        figures.set(figure, [0, 0])
        continue
      }
      const found = between(costs)
      if (!found) return undefined
      figures.set(figure, [Math.max(0, found[0]), Math.max(0, found[1])])
    }
    const shares = new Map<Node, Interval>()
    let isShort = false
    const probe = (nodes: Tree['nodes']): void => {
      const { chain } = ordered(nodes)
      for (const node of nodes) {
        isShort ||= isLate()
        const found = isShort ? undefined : between(sumAt(node.columns, model.size))
        const rank = chain.indexOf(node) + 1
        const whole = 100 + grams.mostLost
        const most = rank > 0 ? whole / rank : TAIL.grams + (TAIL.part * whole) / Math.max(1, chain.length)
        shares.set(node, found ? [Math.max(0, found[0]), found[1]] : [0, most])
        probe(node.children)
      }
    }
    probe(tree.nodes)
    return { figures, shares, vertices, isShort }
  })
}
