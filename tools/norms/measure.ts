import type { SetName } from '../../packages/engine/test/golden/corpus.ts'
import { isAccepted, type ReadFormula } from './evidence.ts'
import type { RangeTable } from './figures.ts'
import { movedBounds, movedRanges, type NormsTask } from './moves.ts'

/** What the frozen ranges and the moved ones do on the same formulas. */

/** Accepted or caught before and after, of how many. */
export type BeforeAfter = readonly [before: number, after: number, all: number]
export interface MeasuredNorms {
  readonly 'blind-2b': BeforeAfter
  readonly 'blind-4': BeforeAfter
  /** The same two, each formula judged by ranges worked out without its source. */
  readonly unseen: BeforeAfter
  readonly gross: BeforeAfter
  readonly moderate: BeforeAfter
  readonly other: BeforeAfter
  readonly built: BeforeAfter
  readonly mutants: BeforeAfter
}

/** Ranges without those that are shown and judge nothing, and with the guards. */
export type AsJudged = (table: RangeTable) => RangeTable

const NEWEST: readonly SetName[] = ['blind-2b', 'blind-4']

export function measureNorms(task: NormsTask, after: RangeTable, asJudged: AsJudged): MeasuredNorms {
  const { base, evidence, always } = task
  const isIn = (reading: ReadFormula['reading'], table: RangeTable): boolean => isAccepted(reading, table, always)
  const accepted = (formulas: readonly ReadFormula[]): BeforeAfter => [
    formulas.filter(({ reading }) => isIn(reading, base)).length,
    formulas.filter(({ reading }) => isIn(reading, after)).length,
    formulas.length,
  ]
  const caught = (readings: readonly ReadFormula['reading'][]): BeforeAfter => [
    readings.filter((one) => !isIn(one, base)).length,
    readings.filter((one) => !isIn(one, after)).length,
    readings.length,
  ]
  const published = evidence.formulas.filter(
    ({ formula }) => formula.kind === 'published' && formula.confidence !== 'low',
  )
  const of = (set: SetName): ReadFormula[] => published.filter((one) => one.set === set)
  const flaws = (severity: string | undefined) =>
    evidence.formulas
      .filter(({ formula }) => formula.kind === 'flawed' && formula.severity === severity)
      .map(({ reading }) => reading)
  const newest = NEWEST.flatMap(of)
  const without = new Map(
    [...new Set(newest.map(({ source }) => source))].map((source) => [
      source,
      asJudged(movedRanges(base, movedBounds(task, source))),
    ]),
  )
  return {
    'blind-2b': accepted(of('blind-2b')),
    'blind-4': accepted(of('blind-4')),
    unseen: [
      accepted(newest)[0],
      newest.filter(({ reading, source }) => isIn(reading, without.get(source) ?? after)).length,
      newest.length,
    ],
    gross: caught(flaws('gross')),
    moderate: caught(flaws('moderate')),
    other: caught(flaws(undefined)),
    built: caught(evidence.built),
    mutants: caught(evidence.mutants),
  }
}
