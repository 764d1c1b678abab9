import type { Process, SackFigure } from '@obrador/engine/sack'
import type { Solver } from '../solver.ts'
import { type Bounds, boundsIn, type Polytope } from './bounds.ts'
import { type Contradiction, contradictionIn } from './contradiction.ts'
import type { SackLabel } from './label.ts'
import { type Likely, likelyIn } from './likely.ts'
import { claimRows, gramsOf, listRows } from './rows.ts'
import { type Estimate, figuresOf, sharesOf } from './summary.ts'
import type { Node, Tree } from './tree.ts'

/** What is inside a bought product, in numbers. */

export type Level = 'declarado' | 'tolerancia'

export interface Inside {
  readonly tree: Tree
  readonly polytope: Polytope
  readonly level: Level
  readonly bounds: Bounds
  readonly likely: Likely
  readonly figures: ReadonlyMap<SackFigure, Estimate>
  readonly shares: ReadonlyMap<Node, Estimate>
  /** Time ran out before every share was bounded. */
  readonly isShort: boolean
}

export interface Impossible {
  readonly tree: Tree
  readonly contradiction: Contradiction
}

export interface Clock {
  /** Since it was begun, ms. */
  readonly elapsed: () => number
}

/** ms after which the shares are no longer bounded, and those after which the walk ends with what it has. */
const ENOUGH = { bounds: 170, walk: 220 } as const

function polytopesOf(label: SackLabel, tree: Tree): Polytope[] {
  const grams = gramsOf(tree, label)
  const claims = claimRows(tree, label.claims)
  const hasInner = tree.nodes.some(({ children }) => children.some(({ item }) => item.percent !== undefined))
  const readings = hasInner ? [false, true] : [false]
  return readings.map((isOfWhole) => ({
    tree,
    grams,
    list: [...listRows(tree, grams, { isOfWhole }), ...claims],
    declared: label.declared,
  }))
}

/** None where the solver could not tell: that says nothing of the label. */
export function insideOf(
  label: SackLabel,
  tree: Tree,
  solver: Solver,
  { elapsed }: Clock,
): Inside | Impossible | undefined {
  const polytopes = polytopesOf(label, tree)
  const [first] = polytopes
  if (!first) return undefined
  let wasStopped = false
  const isLate = (): boolean => elapsed() > ENOUGH.bounds
  for (const isWide of [false, true]) {
    for (const polytope of polytopes) {
      const bounds = boundsIn(solver, polytope, { isWide, isLate })
      if (typeof bounds === 'string') {
        wasStopped ||= bounds === 'stopped'
        continue
      }
      const likely = likelyIn(polytope, bounds, () => elapsed() > ENOUGH.walk)
      const isHidden = polytope.grams.mostLost > 0 || tree.nodes.some(({ children }) => children.length > 0)
      return {
        tree,
        polytope,
        level: isWide ? 'tolerancia' : 'declarado',
        bounds,
        likely,
        figures: figuresOf(bounds, likely),
        shares: sharesOf(tree.nodes, bounds, likely, isHidden),
        isShort: bounds.isShort,
      }
    }
  }
  // Whoever ran out of time has found no contradiction.
  const contradiction = wasStopped ? undefined : contradictionIn(solver, first)
  return contradiction && { tree, contradiction }
}

/** Makings by which a product loses water, the least first. */
const LOSING: readonly Process[] = ['horneado', 'cocido']

/** The making by which a label that contradicts itself would not: it says nothing of the water that has gone. */
export function fittingLoss(label: SackLabel, tree: Tree, solver: Solver): Process | undefined {
  if (label.process === 'polvo') return undefined
  const told = gramsOf(tree, label).mostLost
  return LOSING.find((process) => {
    const other = { ...label, process }
    if (gramsOf(tree, other).mostLost <= told) return false
    return polytopesOf(other, tree).some(
      (polytope) => typeof boundsIn(solver, polytope, { isWide: false, isLate: () => true }) !== 'string',
    )
  })
}
