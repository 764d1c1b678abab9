import { SACK_FIGURES, type SackFigure } from '@obrador/engine/sack'
import type { Bounds, Interval } from './bounds.ts'
import type { Likely } from './likely.ts'
import { gramsIn, meanOf } from './sums.ts'
import type { Node } from './tree.ts'

/** What is told of a figure: its likely value, where it is nine times in ten, and where it cannot but be. */

export type Certainty = 'alta' | 'media' | 'baja'

export interface Estimate {
  readonly value: number
  readonly likely: Interval
  readonly sure: Interval | undefined
  readonly certainty: Certainty
}

const NINE_IN_TEN = [0.05, 0.95] as const

function quantileOf(sorted: Float64Array, part: number): number {
  const at = part * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0]
  return low + (at - Math.floor(at)) * (high - low)
}

const within = (value: number, bounds: Interval | undefined): number =>
  bounds ? Math.min(bounds[1], Math.max(bounds[0], value)) : value

/** Part of the value, or g or points, that a likely interval may reach to each side. */
const SURE: readonly (readonly [Certainty, part: number, grams: number, points: number])[] = [
  ['alta', 0.03, 0.5, 1],
  ['media', 0.1, 1.5, 3],
]
const POINTS: ReadonlySet<string> = new Set<SackFigure>(['POD', 'PAC_indice_clasico'])

function certaintyOf(value: number, [low, high]: Interval, isInPoints: boolean): Certainty {
  const half = Math.max(high - value, value - low)
  const found = SURE.find(([, part, grams, points]) => half <= Math.max(part * value, isInPoints ? points : grams))
  return found?.[0] ?? 'baja'
}

function estimateOf(values: Float64Array, sure: Interval | undefined, widened: number, isInPoints = false): Estimate {
  const sorted = values.toSorted()
  const mean = meanOf(values)
  const value = within(mean, sure)
  const end = (part: number): number => within(mean + widened * (quantileOf(sorted, part) - mean), sure)
  const likely: Interval = [Math.min(value, end(NINE_IN_TEN[0])), Math.max(value, end(NINE_IN_TEN[1]))]
  return { value, likely, sure, certainty: certaintyOf(value, likely, isInPoints) }
}

export const figuresOf = ({ figures }: Bounds, { drawn }: Likely): ReadonlyMap<SackFigure, Estimate> =>
  new Map(
    SACK_FIGURES.map((figure) => [
      figure,
      estimateOf(drawn.get(figure) ?? new Float64Array(), figures.get(figure), 1, POINTS.has(figure)),
    ]),
  )

/** The shares were too sure by so much on real labels, and by more where water was lost or a compound hides some of them. */
const WIDENED = { plain: 1.4, hidden: 2 } as const

export function sharesOf(
  nodes: readonly Node[],
  { shares }: Bounds,
  { states }: Likely,
  isHidden: boolean,
): ReadonlyMap<Node, Estimate> {
  const all = new Map<Node, Estimate>()
  const look = (siblings: readonly Node[]): void => {
    for (const node of siblings) {
      const values = gramsIn(states, node.columns)
      all.set(node, estimateOf(values, shares.get(node), isHidden ? WIDENED.hidden : WIDENED.plain))
      look(node.children)
    }
  }
  look(nodes)
  return all
}
