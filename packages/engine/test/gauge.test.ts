import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Gauge, type GaugeOf, gaugeOf, NOTHING } from '../src/advise/gauge.ts'
import { type Blend, mass, measure, type Ratio, type Weighed } from '../src/ratio/parameter.ts'

/** What a move would do, told beforehand: on red and blue paint, which no craft makes. */

interface Paint {
  readonly red: number
  readonly blue: number
}

const redShare: Ratio<Paint> = { scale: 100, of: ({ red }) => red, per: mass }
/** The product of the two shares of the mass, which is no ratio. */
const purple: Blend<Paint> = {
  measures: [({ red }) => red, ({ blue }) => blue],
  read: ([red = 0, blue = 0], total) => (100 * red * blue) / (total * total),
}
const RED: Paint = { red: 90, blue: 0 }
const BLUE: Paint = { red: 0, blue: 80 }
const CLEAR: Paint = { red: 0, blue: 0 }
const levers = [{ matter: RED }, { matter: BLUE }, { matter: CLEAR }]
const [TO_RED, TO_BLUE, TO_CLEAR] = [1, 2, 3] as const

const grams = fc.integer({ min: 10, max: 500 })
const mixes = fc.tuple(grams, grams, grams).map(([red, blue, clear]): Weighed<Paint>[] => [
  { grams: red, matter: RED },
  { grams: blue, matter: BLUE },
  { grams: clear, matter: CLEAR },
])
const total = (lines: readonly Weighed<Paint>[]): number => lines.reduce((sum, line) => sum + line.grams, 0)
const index = fc.constantFrom(NOTHING, TO_RED, TO_BLUE, TO_CLEAR)

/** The lines after the move, weighed out one by one. */
const moved = (lines: readonly Weighed<Paint>[], from: number, to: number, by: number): Weighed<Paint>[] => [
  ...lines,
  ...(from === NOTHING ? [] : [{ grams: -by, matter: levers[from - 1]?.matter ?? CLEAR }]),
  ...(to === NOTHING ? [] : [{ grams: by, matter: levers[to - 1]?.matter ?? CLEAR }]),
]

/** A ratio knows the grams in closed form; those of a blend are found by halving, as finely as a scale weighs. */
const READINGS: readonly (readonly [name: string, of: GaugeOf<Paint>, tolerance: number])[] = [
  ['a ratio', { parameter: redShare, range: [20, 30] }, 1e-6],
  ['a blend', { parameter: purple, range: [4, 8] }, 0.5],
]

describe.each(READINGS)('%s', (_, of, tolerance) => {
  const gauge = (lines: readonly Weighed<Paint>[]): Gauge => gaugeOf(of, true, lines, levers)

  test('foretells what a move does', () => {
    fc.assert(
      fc.property(mixes, index, index, fc.integer({ min: 1, max: 9 }), (lines, from, to, by) => {
        const expected = measure(of.parameter, moved(lines, from, to, by))
        expect(gauge(lines).after(from, to, by, total(lines))).toBeCloseTo(expected ?? Number.NaN, 9)
      }),
    )
  })

  test('and, the move made, reads so', () => {
    fc.assert(
      fc.property(mixes, index, index, fc.integer({ min: 1, max: 9 }), (lines, from, to, by) => {
        const after = moved(lines, from, to, by)
        const made = gauge(lines)
        made.make(from, to, by)
        const now = made.after(NOTHING, NOTHING, 0, total(after))
        expect(now).toBeCloseTo(measure(of.parameter, after) ?? Number.NaN, 9)
      }),
    )
  })

  test('finds the grams that bring it just inside its range', () => {
    const [least, most] = of.range
    const inside = [least + 0.1 * (most - least), most - 0.1 * (most - least)]
    let found = 0
    fc.assert(
      fc.property(mixes, index, index, (lines, from, to) => {
        const value = measure(of.parameter, lines) ?? Number.NaN
        fc.pre(from !== to && (value < least || value > most))
        const amounts: number[] = []
        const available = from === NOTHING ? 300 : (lines[from - 1]?.grams ?? 0)
        gauge(lines).amounts(from, to, available, total(lines), amounts)
        for (const amount of amounts) {
          found++
          expect(amount).toBeGreaterThan(0)
          expect(amount).toBeLessThanOrEqual(available)
          const reached = measure(of.parameter, moved(lines, from, to, amount)) ?? Number.NaN
          expect(Math.min(...inside.map((target) => Math.abs(reached - target)))).toBeLessThan(tolerance)
        }
      }),
      { numRuns: 500 },
    )
    expect(found).toBeGreaterThan(20)
  })

  test('goes to its aim, where it has one', () => {
    const lines = moved([{ grams: 100, matter: BLUE }], NOTHING, TO_RED, 2)
    const aimed = gaugeOf({ ...of, aim: of.range[0] + 1 }, true, lines, levers)
    const amounts: number[] = []
    aimed.amounts(NOTHING, TO_RED, 100, total(lines), amounts)
    const reached = amounts.map((amount) => measure(of.parameter, moved(lines, NOTHING, TO_RED, amount)))
    expect(reached).toHaveLength(1)
    expect(Math.abs((reached[0] ?? Number.NaN) - of.range[0] - 1)).toBeLessThan(tolerance)
  })
})
