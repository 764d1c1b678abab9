import type { SackFigure, SackProcess } from '@obrador/engine/sack'
import type { HighsSolver } from '../solver.ts'
import { type SackBounds, type SackPolytope, type SolverSteps, sackBoundsIn } from './bounds.ts'
import { type LabelContradiction, labelContradictionIn } from './contradiction.ts'
import type { SackLabel } from './label.ts'
import { type LikelyComposition, likelyCompositionIn } from './likely.ts'
import { claimRows, gramColumnsOf, listRows } from './rows.ts'
import { type FigureEstimate, figureEstimatesOf, shareEstimatesOf } from './summary.ts'
import type { ListNode, ListTree } from './tree.ts'

/** What is inside a bought product, in numbers. */

export type FitLevel = 'declarado' | 'tolerancia'

export interface SackContents {
  readonly tree: ListTree
  readonly polytope: SackPolytope
  readonly level: FitLevel
  readonly bounds: SackBounds
  readonly likely: LikelyComposition
  readonly figures: ReadonlyMap<SackFigure, FigureEstimate>
  readonly shares: ReadonlyMap<ListNode, FigureEstimate>
  /** The steps ran out before every share was bounded. */
  readonly isShort: boolean
}

export interface ImpossibleSack {
  readonly tree: ListTree
  readonly contradiction: LabelContradiction
}

function polytopesOf(label: SackLabel, tree: ListTree): SackPolytope[] {
  const grams = gramColumnsOf(tree, label)
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
export function sackContentsOf(
  label: SackLabel,
  tree: ListTree,
  solver: HighsSolver,
  steps: SolverSteps,
): SackContents | ImpossibleSack | undefined {
  const polytopes = polytopesOf(label, tree)
  const [first] = polytopes
  if (!first) return undefined
  let wasStopped = false
  for (const isWide of [false, true]) {
    for (const polytope of polytopes) {
      const bounds = sackBoundsIn(solver, polytope, { isWide, steps })
      if (typeof bounds === 'string') {
        wasStopped ||= bounds === 'stopped'
        continue
      }
      const likely = likelyCompositionIn(polytope, bounds)
      const isHidden = polytope.grams.mostLost > 0 || tree.nodes.some(({ children }) => children.length > 0)
      return {
        tree,
        polytope,
        level: isWide ? 'tolerancia' : 'declarado',
        bounds,
        likely,
        figures: figureEstimatesOf(bounds, likely),
        shares: shareEstimatesOf(tree.nodes, bounds, likely, isHidden),
        isShort: bounds.isShort,
      }
    }
  }
  // Whoever ran out of steps has found no contradiction.
  const contradiction = wasStopped ? undefined : labelContradictionIn(solver, first, steps)
  return contradiction && { tree, contradiction }
}

/** Roughly is enough to know whether a label can be. */
const noSteps = (): SolverSteps => ({ left: 0 })

/** Makings by which a product loses water, the least first. */
const LOSING: readonly SackProcess[] = ['horneado', 'cocido']

/** The making by which a label that contradicts itself would not: it says nothing of the water that has gone. */
export function fittingLoss(label: SackLabel, tree: ListTree, solver: HighsSolver): SackProcess | undefined {
  if (label.process === 'polvo') return undefined
  const told = gramColumnsOf(tree, label).mostLost
  return LOSING.find((process) => {
    const other = { ...label, process }
    if (gramColumnsOf(tree, other).mostLost <= told) return false
    return polytopesOf(other, tree).some(
      (polytope) => typeof sackBoundsIn(solver, polytope, { isWide: false, steps: noSteps() }) !== 'string',
    )
  })
}
