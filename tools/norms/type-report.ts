import type { FigureRange } from '@obrador/engine'
import type { CraftId } from '../../packages/engine/test/golden/corpus.ts'
import { alignedTable } from '../accuracy/aligned-table.ts'
import type { Reading } from '../accuracy/measure.ts'
import { mutantsOf } from '../accuracy/mutants.ts'
import { isEvidence, type Judged, type Read, read, sourceOf } from './read.ts'
import { formerRange, median, refit } from './refit.ts'

const isOut = ({ value, range }: Judged): boolean => value < range[0] || value > range[1]

/** What may be forgiven: a figure that rests on neither law nor physics, out by no more than a tenth of its range. */
const CLOSE = 0.1
const isClose = ({ value, range: [least, most], base }: Judged): boolean =>
  base !== 'ley' && base !== 'fisica' && Math.max(least - value, value - most) <= CLOSE * (most - least)

/** Whether a formula would pass if one close call were forgiven. */
function forgiven({ judged, passes }: Read): boolean {
  const out = judged.filter(isOut)
  return passes || (out.length === 1 && out.every(isClose))
}

/** The formulas of a type, as the engine reads them. */
export interface TypeEvidence {
  readonly type: string
  readonly published: readonly { readonly source: string; readonly id: string; readonly read: Read }[]
  readonly flawed: readonly Read[]
  readonly mutants: readonly Read[]
  /** What the engine refuses is caught too. */
  readonly refused: { readonly flawed: number; readonly mutants: number }
}

export function evidenceOf(craft: CraftId, type: string, readings: readonly Reading[]): TypeEvidence {
  const ofType = readings.filter((one) => one.type === type)
  // Where a craft sorts into classes, a formula passes when it is given the one it belongs to.
  const published = ofType.filter(isEvidence).flatMap(({ formula, agrees: passes }) => {
    const found = read(craft, type, formula)
    return found ? [{ source: sourceOf(formula), id: formula.id, formula, read: { ...found, passes } }] : []
  })
  const flawed = ofType
    .filter(({ formula }) => formula.kind === 'flawed')
    .map(({ formula, agrees }) => {
      const found = read(craft, type, formula)
      return found && { ...found, passes: !agrees }
    })
  const mutants = published
    .filter((one) => one.read.passes)
    .flatMap(({ formula }) => mutantsOf(formula).map(({ lines }) => read(craft, type, { ...formula, lines })))
  const isRead = (one: Read | undefined): one is Read => one !== undefined
  return {
    type,
    published: published.map(({ source, id, read: found }) => ({ source, id, read: found })),
    flawed: flawed.filter(isRead),
    mutants: mutants.filter(isRead),
    refused: {
      flawed: flawed.filter((one) => !one).length,
      mutants: mutants.filter((one) => !one).length,
    },
  }
}

const keysOf = ({ published }: TypeEvidence): string[] => [
  ...new Set(published.flatMap(({ read: { judged } }) => judged.map(({ key }) => key))),
]
const figures = (reads: readonly Read[], key: string): Judged[] =>
  reads.flatMap(({ judged }) => judged.filter((one) => one.key === key))

/** Values of a parameter among the published formulas of a type, to spread over its sisters. */
export const valuesOf = ({ published }: TypeEvidence, key: string): number[] =>
  figures(
    published.map(({ read: found }) => found),
    key,
  ).map(({ value }) => value)

/** Whether a formula holds with every limit that data set worked out again without its source. */
function holdsWithout(craft: CraftId, evidence: TypeEvidence, at: number, family: (key: string) => number): boolean {
  const { published, type } = evidence
  const one = published[at]
  if (!one) return false
  const others = published.filter(({ source }) => source !== one.source).map(({ read: found }) => found)
  const refitted = one.read.judged.every(({ key, value, range, base }) => {
    const former = formerRange(craft, type, key)
    if (base !== 'datos' || !former || one.read.style) return true
    const values = figures(others, key).map((figure) => figure.value)
    const [least, most] = refit(craft, values, family(key), former, range)
    return value >= least && value <= most
  })
  return one.read.passes && refitted
}

const shown = (value: number): string => String(Number(value.toPrecision(4)))
const pair = ([least, most]: FigureRange): string => `${shown(least)} to ${shown(most)}`
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.round(share * (values.length - 1))] ?? Number.NaN

/** How many only this parameter catches. */
const alone = (reads: readonly Read[], key: string): number =>
  reads.filter(({ judged }) => {
    const out = judged.filter(isOut)
    return out.length === 1 && out[0]?.key === key
  }).length

const percent = (hits: number, all: number): string => (all === 0 ? '—' : `${hits} / ${all}`)

/** Counts that a type adds to its craft. */
export interface Summary {
  readonly published: number
  readonly accepted: number
  readonly without: number
  readonly close: number
  readonly flawed: number
  readonly caught: number
  readonly caughtClose: number
  readonly mutants: number
  readonly seen: number
  readonly seenClose: number
}

export function summaryOf(craft: CraftId, evidence: TypeEvidence, family: (key: string) => number): Summary {
  const { published, flawed, mutants, refused } = evidence
  const passing = (reads: readonly Read[]): number => reads.filter(({ passes }) => passes).length
  const lenient = (reads: readonly Read[]): number => reads.filter(forgiven).length
  const reads = published.map((one) => one.read)
  return {
    published: published.length,
    accepted: passing(reads),
    without: published.filter((_, at) => holdsWithout(craft, evidence, at, family)).length,
    close: lenient(reads),
    flawed: flawed.length + refused.flawed,
    caught: flawed.length + refused.flawed - passing(flawed),
    caughtClose: flawed.length + refused.flawed - lenient(flawed),
    mutants: mutants.length + refused.mutants,
    seen: mutants.length + refused.mutants - passing(mutants),
    seenClose: mutants.length + refused.mutants - lenient(mutants),
  }
}

/** One type: the distribution of every judged figure beside its range, and what the ranges do together. */
export function typeReport(craft: CraftId, evidence: TypeEvidence, summary: Summary): string {
  const reads = evidence.published.map((one) => one.read)
  const rows = keysOf(evidence).map((key) => {
    const found = figures(reads, key)
    const values = found.map(({ value }) => value)
    const ranges = [...new Set(found.map(({ range }) => pair(range)))].join(' | ')
    return [
      key,
      String(values.length),
      ...[0, 0.1].map((share) => shown(quantile(values, share))),
      shown(median(values)),
      ...[0.9, 1].map((share) => shown(quantile(values, share))),
      ranges,
      [...new Set(found.map(({ base }) => base))].join(' | '),
      String(found.filter(isOut).length),
      `${alone(evidence.flawed, key)} / ${alone(evidence.mutants, key)}`,
    ]
  })
  const { accepted, published, without, caught, flawed, seen, mutants } = summary
  return `### ${craft} · ${evidence.type}

All ranges at once: ${percent(accepted, published)} published accepted, ${percent(without, published)} without their source; flaws caught ${percent(caught, flawed)}; mutants caught ${percent(seen, mutants)}.

${alignedTable(['parameter', 'n', 'least', 'p10', 'median', 'p90', 'most', 'range', 'rests on', 'out', 'flaws / mutants only it catches'], rows)}`
}
