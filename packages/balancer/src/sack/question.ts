import type { SackFigure, SackWants } from '@obrador/engine/sack'
import type { Inside } from './inside.ts'
import type { Estimate } from './summary.ts'
import type { Node } from './tree.ts'

/** What to ask the supplier for: the one number that would take away most of the doubt that a craft cares about. */

/** A figure of the sheet that one may ask for, or the share of an item. */
export type Asking =
  | { readonly field: AskedFigure; readonly node?: undefined }
  | { readonly field: 'porcentaje'; readonly node: Node }
export type AskedFigure = keyof typeof ASKED

/** By the field of the request that takes the answer, the figures that it is the sum of. */
const ASKED = {
  humedad: ['agua'],
  sacarosa: ['sacarosa'],
  glucosa: ['glucosa'],
  lactosa: ['lactosa'],
  SLNG: ['SLNG'],
  fibra: ['fibra'],
  grasaLactea: ['grasaLactea'],
  cacao: ['mantecaCacao', 'cacaoSeco'],
} as const satisfies Readonly<Record<string, readonly SackFigure[]>>

export interface Left {
  readonly figure: SackFigure
  /** Half of the likely interval, before and after. */
  readonly before: number
  readonly after: number
}

export interface Question {
  readonly asking: Asking
  readonly leaves: readonly Left[]
  /** What it takes away, in widths of the ranges of the craft. */
  readonly gain: number
}

/** What an answer «aunque sea aproximado» errs by, one deviation: g and a part of the value. */
const ANSWER_ERROR = { grams: 0.3, part: 0.01 } as const
/** Less than this, in widths of ranges, is not worth a letter. */
const WORTH = 0.05
/** Part of a doubt that must go for it to be told. */
const TOLD = 0.1
const MOST_TOLD = 3

const momentsOf = (values: Float64Array) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length) }
}

function correlation(one: Float64Array, other: Float64Array): number {
  const [a, b] = [momentsOf(one), momentsOf(other)]
  if (a.variance < 1e-12 || b.variance < 1e-12) return 0
  let sum = 0
  for (let k = 0; k < one.length; k++) sum += ((one[k] as number) - a.mean) * ((other[k] as number) - b.mean)
  return sum / one.length / Math.sqrt(a.variance * b.variance)
}

/** What an answer leaves of the doubt of a figure: its own error and what purchases vary by stay. */
function leftOf(inside: Inside, figure: SackFigure, answer: Float64Array): Left | undefined {
  const estimate = inside.figures.get(figure)
  const [means, noises] = [inside.likely.means.get(figure), inside.likely.noises.get(figure)]
  if (!estimate || !means || !noises) return undefined
  const before = (estimate.likely[1] - estimate.likely[0]) / 2
  const between = momentsOf(means).variance
  const noise = noises.reduce((sum, sd) => sum + sd * sd, 0) / Math.max(1, noises.length)
  const asked = momentsOf(answer)
  const error = (ANSWER_ERROR.grams + ANSWER_ERROR.part * asked.mean) ** 2
  const told = correlation(means, answer) ** 2 * (asked.variance / (asked.variance + error))
  const part = between + noise > 0 ? (between * (1 - told) + noise) / (between + noise) : 1
  return { figure, before, after: before * Math.sqrt(part) }
}

function answersOf(inside: Inside): { readonly asking: Asking; readonly values: Float64Array }[] {
  const { likely, polytope, tree } = inside
  const known = new Set(
    [...polytope.declared.values()].filter(({ isMeasured }) => isMeasured).map(({ field }) => field),
  )
  const figures = (Object.keys(ASKED) as AskedFigure[])
    .filter((field) => !known.has(field) && !(field === 'fibra' && polytope.declared.has('fibraDeclarada')))
    .map((field) => ({
      asking: { field },
      values: Float64Array.from(likely.states, (_, at) =>
        ASKED[field].reduce((sum, figure) => sum + (likely.means.get(figure)?.[at] ?? 0), 0),
      ),
    }))
  const shares = tree.nodes
    .filter(({ item, isPinch }) => item.percent === undefined && !isPinch)
    .map((node) => ({
      asking: { field: 'porcentaje' as const, node },
      values: Float64Array.from(likely.states, (state) =>
        node.columns.reduce((sum, column) => sum + (state[column] ?? 0), 0),
      ),
    }))
  return [...figures, ...shares]
}

const isKnown = (estimate: Estimate | undefined): boolean => estimate === undefined || estimate.certainty === 'alta'

/** What to ask, the best first; nothing where all that the craft wants is known. */
export function questionsFor(inside: Inside, wants: SackWants): readonly Question[] {
  const wanted = Object.entries(wants) as [SackFigure, number][]
  const open = wanted.filter(([figure]) => !isKnown(inside.figures.get(figure)))
  if (open.length === 0) return []
  return answersOf(inside)
    .map(({ asking, values }): Question => {
      const all = open.flatMap(([figure, width]) => {
        const left = leftOf(inside, figure, values)
        return left ? [{ ...left, gain: (left.before - left.after) / width }] : []
      })
      const leaves = all
        .filter(({ before, after }) => after <= (1 - TOLD) * before)
        .toSorted((one, other) => other.gain - one.gain)
        .slice(0, MOST_TOLD)
        .map(({ figure, before, after }) => ({ figure, before, after }))
      return { asking, leaves, gain: all.reduce((sum, one) => sum + one.gain, 0) }
    })
    .filter(({ gain, leaves }) => gain >= WORTH && leaves.length > 0)
    .toSorted((one, other) => other.gain - one.gain)
}
