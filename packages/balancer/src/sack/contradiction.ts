import type { SackFigure, SackReading } from '@obrador/engine/sack'
import { SACK_FIGURES } from '@obrador/engine/sack'
import type { RowEntry } from '../sheet.ts'
import type { HighsSolver } from '../solver.ts'
import {
  intervalReachIn,
  isSolvedPoint,
  type SackInterval,
  type SackPolytope,
  type SolverSteps,
  sackModelOf,
  withProber,
} from './bounds.ts'
import { coarseRows } from './coarse.ts'
import type { DeclaredFigure } from './label.ts'
import { columnBoundsOf, declaredRow, readingCoefficients, sackSheet } from './model.ts'
import type { ListRow } from './rows.ts'
import type { ListNode } from './tree.ts'

/** What cannot be together: every told figure and every place of the list may give way at a price, and what does is named. */

export interface LabelClash {
  /** The figure that does not fit, or the item whose place or percentage does not. */
  readonly declared?: {
    readonly reading: SackReading
    readonly told: DeclaredFigure
    readonly possible: SackInterval | undefined
  }
  readonly listed?: { readonly kind: 'order' | 'share'; readonly node: ListNode }
  /** How far it gives way, in tolerances. */
  readonly weight: number
}

export interface LabelContradiction {
  readonly clashes: readonly LabelClash[]
  /** The composition that is nearest to what is told. */
  readonly nearest: ReadonlyMap<SackFigure, number>
  readonly grams: Float64Array
}

/** Price of a gram by which the list gives way, against one tolerance of the table. */
const PRICE_OF_LIST = 1.5
/** Giving way by less is the rounding of the solver. */
const SOME = 1e-6
/** Least tolerance that a price is worked out from, g. */
const LEAST_TOLERANCE = 0.05

interface Slack {
  readonly columns: readonly number[]
  readonly price: number
  readonly clash: Omit<LabelClash, 'weight'>
}

/** A row that may be missed to both sides: its own entries and two columns more. */
function loose(add: (price: number) => number, price: number): readonly [RowEntry, RowEntry] {
  return [
    [add(price), 1],
    [add(price), -1],
  ]
}

function elastic(solver: HighsSolver, { tree, grams, list, declared }: SackPolytope) {
  const fixed = list.filter(({ says }) => says === undefined)
  const built = sackSheet(solver, { rows: tree.rows, coarse: coarseRows(tree, grams, false), grams, list: fixed })
  const { sheet } = built
  const slacks: Slack[] = []
  let { size } = built
  const add = (price: number): number => {
    size++
    return sheet.column(price, 0, solver.infinity)
  }
  const bounded = ({ entries, least, most, says }: ListRow): void => {
    if (!says) return
    const [over, under] = loose(add, PRICE_OF_LIST)
    sheet.row([...entries, over, under], Math.max(-solver.infinity, least), Math.min(solver.infinity, most))
    slacks.push({ columns: [over[0], under[0]], price: PRICE_OF_LIST, clash: { listed: says } })
  }
  list.forEach(bounded)
  for (const [reading, told] of declared) {
    const price = 1 / Math.max(LEAST_TOLERANCE, told.tolerance)
    const [over, under] = loose(add, price)
    declaredRow(built, solver.infinity, reading, columnBoundsOf(told, false), [over, under])
    slacks.push({ columns: [over[0], under[0]], price, clash: { declared: { reading, told, possible: undefined } } })
  }
  const costs = new Float64Array(size)
  for (const { columns, price } of slacks) for (const column of columns) costs[column] = price
  return { built: { ...built, size }, slacks, costs }
}

/** What a figure could be if it alone were free. */
function possibleFor(
  solver: HighsSolver,
  polytope: SackPolytope,
  reading: SackReading,
  steps: SolverSteps,
): SackInterval | undefined {
  const model = sackModelOf(solver, polytope, { isWide: false, but: reading })
  const found = withProber(solver, model, steps, (prober) => intervalReachIn(prober, model, reading))
  return typeof found === 'string' ? undefined : [Math.max(0, found.interval[0]), found.interval[1]]
}

/** Contradictions told: more would bury the first. */
const MOST_TOLD = 3

export function labelContradictionIn(
  solver: HighsSolver,
  polytope: SackPolytope,
  steps: SolverSteps,
): LabelContradiction | undefined {
  const { built, slacks, costs } = elastic(solver, polytope)
  const found = withProber(solver, built, steps, ({ least }) => least(costs))
  if (!isSolvedPoint(found)) return undefined
  const { at } = found
  const clashes = slacks
    .map(({ columns, price, clash }) => ({
      ...clash,
      weight: price * columns.reduce((sum, column) => sum + (at[column] ?? 0), 0),
    }))
    .filter(({ weight }) => weight > SOME)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_TOLD)
    .map((clash): LabelClash => {
      const { declared } = clash
      if (!declared) return clash
      const possible = possibleFor(solver, polytope, declared.reading, steps)
      return { ...clash, declared: { ...declared, possible } }
    })
  const nearest = new Map(
    SACK_FIGURES.map((figure) => {
      const all = readingCoefficients(built, figure)
      return [
        figure,
        Math.max(
          0,
          all.reduce((sum, value, column) => sum + value * (at[column] ?? 0), 0),
        ),
      ] as const
    }),
  )
  return { clashes, nearest, grams: at.slice(0, polytope.grams.size) }
}
