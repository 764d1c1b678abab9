import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import {
  type GaugeOf,
  type GaugeTable,
  gaugeTableOf,
  gramsToTarget,
  makeMove,
  NO_LEVER,
  readingAfter,
} from '../src/advise/gauge.ts'
import {
  type BlendParameter,
  massMeasure,
  measureLines,
  type RatioParameter,
  type WeighedMatter,
} from '../src/ratio/parameter.ts'

/** What a move would do, told beforehand: on red and blue paint, which no craft makes. */

interface Paint {
  readonly red: number
  readonly blue: number
}

const redShare: RatioParameter<Paint> = { scale: 100, of: ({ red }) => red, per: massMeasure }
/** The product of the two shares of the mass, which is no ratio. */
const purple: BlendParameter<Paint> = {
  measures: [({ red }) => red, ({ blue }) => blue],
  read: ([red = 0, blue = 0], total) => (100 * red * blue) / (total * total),
}
const RED: Paint = { red: 90, blue: 0 }
const BLUE: Paint = { red: 0, blue: 80 }
const CLEAR: Paint = { red: 0, blue: 0 }
const levers = [{ matter: RED }, { matter: BLUE }, { matter: CLEAR }]
const [TO_RED, TO_BLUE, TO_CLEAR] = [1, 2, 3] as const

const grams = fc.integer({ min: 10, max: 500 })
const mixes = fc.tuple(grams, grams, grams).map(([red, blue, clear]): WeighedMatter<Paint>[] => [
  { grams: red, matter: RED },
  { grams: blue, matter: BLUE },
  { grams: clear, matter: CLEAR },
])
const index = fc.constantFrom(NO_LEVER, TO_RED, TO_BLUE, TO_CLEAR)

/** The lines after the move, weighed out one by one. */
const moved = (
  lines: readonly WeighedMatter<Paint>[],
  from: number,
  to: number,
  by: number,
): WeighedMatter<Paint>[] => [
  ...lines,
  ...(from === NO_LEVER ? [] : [{ grams: -by, matter: levers[from - 1]?.matter ?? CLEAR }]),
  ...(to === NO_LEVER ? [] : [{ grams: by, matter: levers[to - 1]?.matter ?? CLEAR }]),
]

/** A ratio knows the grams in closed form; those of a blend are found by halving, as finely as a scale weighs. */
const READINGS: readonly (readonly [name: string, of: GaugeOf<Paint>, tolerance: number])[] = [
  ['a ratio', { key: 'red', parameter: redShare, range: [20, 30], sort: 'judged' }, 1e-6],
  ['a blend', { key: 'purple', parameter: purple, range: [4, 8], sort: 'judged' }, 0.5],
]

describe.each(READINGS)('%s', (_, of, tolerance) => {
  const gauge = (lines: readonly WeighedMatter<Paint>[]): GaugeTable => gaugeTableOf([of], lines, levers)
  /** Readings are compared behind their scale: a percentage as the ratio that it is. */
  const scaled = (value: number | undefined): number => gauge([]).scaled(0, value ?? Number.NaN)

  test('foretells what a move does', () => {
    fc.assert(
      fc.property(mixes, index, index, fc.integer({ min: 1, max: 9 }), (lines, from, to, by) => {
        const expected = measureLines(of.parameter, moved(lines, from, to, by))
        expect(readingAfter(gauge(lines), 0, from, to, by)).toBeCloseTo(scaled(expected), 9)
      }),
    )
  })

  test('and, the move made, reads so', () => {
    fc.assert(
      fc.property(mixes, index, index, fc.integer({ min: 1, max: 9 }), (lines, from, to, by) => {
        const made = gauge(lines)
        makeMove(made, from, to, by)
        const now = readingAfter(made, 0, NO_LEVER, NO_LEVER, 0)
        expect(now).toBeCloseTo(scaled(measureLines(of.parameter, moved(lines, from, to, by))), 9)
      }),
    )
  })

  test('finds the grams that bring it where it should be', () => {
    const [least, most] = of.range
    let found = 0
    fc.assert(
      fc.property(mixes, index, index, fc.constantFrom(least, most), (lines, from, to, target) => {
        const value = measureLines(of.parameter, lines) ?? Number.NaN
        fc.pre(from !== to && (value < least || value > most))
        const available = from === NO_LEVER ? 300 : (lines[from - 1]?.grams ?? 0)
        const amount = gramsToTarget(gauge(lines), 0, scaled(target), from, to, available)
        if (!(amount > 0 && amount < available)) return
        found++
        const reached = measureLines(of.parameter, moved(lines, from, to, amount)) ?? Number.NaN
        expect(Math.abs(reached - target)).toBeLessThan(tolerance)
      }),
      { numRuns: runs(500) },
    )
    expect(found).toBeGreaterThan(runs(500) / 25)
  })

  test('ends a tenth of the width inside, or on its aim; what lay inside may go to the ends', () => {
    const [least, most] = of.range
    const outside = gauge([{ grams: 100, matter: BLUE }])
    expect(outside.limits[0]?.fromBelow).toBeCloseTo(scaled(least + 0.1 * (most - least)), 9)
    expect(outside.limits[0]?.fromAbove).toBeCloseTo(scaled(most - 0.1 * (most - least)), 9)
    expect(outside.firmLeast[0]).toBeGreaterThan(scaled(least))
    const aimed = gaugeTableOf(
      [{ ...of, range: [...of.range], aim: least + 1 }],
      [{ grams: 100, matter: BLUE }],
      levers,
    )
    expect(aimed.limits[0]?.fromBelow).toBeCloseTo(scaled(least + 1), 9)
  })

  test('ends no further inside than it was out, and clear of the end', () => {
    fc.assert(
      fc.property(mixes, (lines) => {
        const value = measureLines(of.parameter, lines) ?? Number.NaN
        const [least, most] = of.range
        fc.pre(value < least)
        const { limits, firmLeast } = gauge(lines)
        const [end, reads] = [limits[0]?.least ?? Number.NaN, scaled(value)]
        const room = Math.max(0.02 * (scaled(most) - scaled(least)), end - reads) + 1e-9
        for (const target of [limits[0]?.fromBelow, firmLeast[0]]) {
          expect(target).toBeGreaterThan(end)
          expect((target as number) - scaled(least)).toBeLessThanOrEqual(room)
        }
      }),
      { numRuns: runs(200) },
    )
  })
})
