import { SACK_FIGURES, type SackFigure } from '@obrador/engine/sack'
import type { SackBounds, SackInterval } from './bounds.ts'
import type { LikelyComposition } from './likely.ts'
import { columnMeanOf, gramsInColumns } from './sums.ts'
import type { ListNode } from './tree.ts'

/** What is told of a figure: its likely value, where it is nine times in ten, and where it cannot but be. */

export type EstimateCertainty = 'alta' | 'media' | 'baja'

export interface FigureEstimate {
  readonly value: number
  readonly likely: SackInterval
  readonly sure: SackInterval | undefined
  readonly certainty: EstimateCertainty
}

const NINE_IN_TEN = [0.05, 0.95] as const

function quantileOf(sorted: Float64Array, part: number): number {
  const at = part * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0]
  return low + (at - Math.floor(at)) * (high - low)
}

const within = (value: number, bounds: SackInterval | undefined): number =>
  bounds ? Math.min(bounds[1], Math.max(bounds[0], value)) : value

/** Part of the value, or g or points, that a likely interval may reach to each side. */
const SURE: readonly (readonly [EstimateCertainty, part: number, grams: number, points: number])[] = [
  ['alta', 0.03, 0.5, 1],
  ['media', 0.1, 1.5, 3],
]
const POINTS: ReadonlySet<string> = new Set<SackFigure>(['POD', 'PAC_indice_clasico'])

function certaintyOf(value: number, [low, high]: SackInterval, isInPoints: boolean): EstimateCertainty {
  const half = Math.max(high - value, value - low)
  const found = SURE.find(([, part, grams, points]) => half <= Math.max(part * value, isInPoints ? points : grams))
  return found?.[0] ?? 'baja'
}

function estimateOf(
  values: Float64Array,
  sure: SackInterval | undefined,
  widened: number,
  isInPoints = false,
): FigureEstimate {
  const sorted = values.toSorted()
  const mean = columnMeanOf(values)
  const value = within(mean, sure)
  const end = (part: number): number => within(mean + widened * (quantileOf(sorted, part) - mean), sure)
  const likely: SackInterval = [Math.min(value, end(NINE_IN_TEN[0])), Math.max(value, end(NINE_IN_TEN[1]))]
  return { value, likely, sure, certainty: certaintyOf(value, likely, isInPoints) }
}

export const figureEstimatesOf = (
  { figures }: SackBounds,
  { drawn }: LikelyComposition,
): ReadonlyMap<SackFigure, FigureEstimate> =>
  new Map(
    SACK_FIGURES.map((figure) => [
      figure,
      estimateOf(drawn.get(figure) ?? new Float64Array(), figures.get(figure), 1, POINTS.has(figure)),
    ]),
  )

/** The shares were too sure by so much on real labels, and by more where water was lost or a compound hides some of them. */
const WIDENED = { plain: 1.4, hidden: 2 } as const

export function shareEstimatesOf(
  nodes: readonly ListNode[],
  { shares }: SackBounds,
  { states }: LikelyComposition,
  isHidden: boolean,
): ReadonlyMap<ListNode, FigureEstimate> {
  const all = new Map<ListNode, FigureEstimate>()
  const look = (siblings: readonly ListNode[]): void => {
    for (const node of siblings) {
      const values = gramsInColumns(states, node.columns)
      all.set(node, estimateOf(values, shares.get(node), isHidden ? WIDENED.hidden : WIDENED.plain))
      look(node.children)
    }
  }
  look(nodes)
  return all
}
