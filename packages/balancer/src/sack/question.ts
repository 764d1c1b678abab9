import type { SackFigure, SackWants } from '@obrador/engine/sack'
import type { SackContents } from './inside.ts'
import { columnProductOf, gramsInColumns } from './sums.ts'
import type { ListNode } from './tree.ts'

/** What to ask the supplier for: the one number that would take away most of the doubt that a craft cares about. */

/** A figure of the sheet that one may ask for, or the share of an item. */
export type SheetAsking =
  | { readonly field: AskedFigure; readonly node?: undefined }
  | { readonly field: 'porcentaje'; readonly node: ListNode }
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

export interface RemainingUncertainty {
  readonly figure: SackFigure
  /** Half of the likely interval, before and after. */
  readonly before: number
  readonly after: number
}

export interface SheetQuestion {
  readonly asking: SheetAsking
  readonly leaves: readonly RemainingUncertainty[]
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

/** Values less their mean, which is told apart, and their variance. */
interface Sample {
  readonly centred: Float64Array
  readonly mean: number
  readonly variance: number
}

function sampleOf(values: Float64Array): Sample {
  const count = Math.max(1, values.length)
  let mean = 0
  for (let k = 0; k < values.length; k++) mean += (values[k] as number) / count
  const centred = values.map((value) => value - mean)
  return { centred, mean, variance: columnProductOf(centred, centred) / count }
}

function correlation(one: Sample, other: Sample): number {
  if (one.variance < 1e-12 || other.variance < 1e-12) return 0
  return columnProductOf(one.centred, other.centred) / one.centred.length / Math.sqrt(one.variance * other.variance)
}

/** What is open of a figure: half of its likely interval, what the shares make of it, and what purchases do. */
interface Open {
  readonly figure: SackFigure
  readonly width: number
  readonly before: number
  readonly between: Sample
  readonly noise: number
}

function openOf({ figures, likely }: SackContents, figure: SackFigure, width: number): Open[] {
  const estimate = figures.get(figure)
  const [means, noises] = [likely.means.get(figure), likely.noises.get(figure)]
  if (!estimate || !means || !noises || estimate.certainty === 'alta') return []
  const before = (estimate.likely[1] - estimate.likely[0]) / 2
  return [
    {
      figure,
      width,
      before,
      between: sampleOf(means),
      noise: columnProductOf(noises, noises) / Math.max(1, noises.length),
    },
  ]
}

/** What an answer leaves of the doubt of a figure: its own error and what purchases vary by stay. */
function leftOf({ figure, before, between, noise }: Open, asked: Sample): RemainingUncertainty {
  const error = (ANSWER_ERROR.grams + ANSWER_ERROR.part * asked.mean) ** 2
  const told = correlation(between, asked) ** 2 * (asked.variance / (asked.variance + error))
  const whole = between.variance + noise
  const part = whole > 0 ? (between.variance * (1 - told) + noise) / whole : 1
  return { figure, before, after: before * Math.sqrt(part) }
}

function answersOf(inside: SackContents): { readonly asking: SheetAsking; readonly values: Float64Array }[] {
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
      values: gramsInColumns(likely.states, node.columns),
    }))
  return [...figures, ...shares]
}

/** What to ask, the best first; nothing where all that the craft wants is known. */
export function sheetQuestionsFor(inside: SackContents, wants: SackWants): readonly SheetQuestion[] {
  const open = (Object.entries(wants) as [SackFigure, number][]).flatMap(([figure, width]) =>
    openOf(inside, figure, width),
  )
  if (open.length === 0) return []
  return answersOf(inside)
    .map(({ asking, values }): SheetQuestion => {
      const asked = sampleOf(values)
      const all = open.map((one) => {
        const left = leftOf(one, asked)
        return { ...left, gain: (left.before - left.after) / one.width }
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
