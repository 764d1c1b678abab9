import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import {
  type BlendParameter,
  evaluateRatio,
  explainRatio,
  invertRatio,
  isRatioParameter,
  type MonotoneCurve,
  massMeasure,
  measureAll,
  measureLines,
  perHundredGrams,
  type RatioParameter,
  type RatioSums,
  ratioOfValue,
  ratioSums,
  type WeighedMatter,
} from '../src/ratio/parameter.ts'

/** A craft of no kitchen: red and blue stuff, per 100 g. */
interface Paint {
  readonly red: number
  readonly blue: number
}

const redPerMass: RatioParameter<Paint> = { scale: 100, of: ({ red }) => red, per: massMeasure }
const redPerBlue: RatioParameter<Paint> = {
  scale: 1,
  of: ({ red }) => red,
  per: ({ blue }) => blue,
  base: { least: 1 },
}
const squared: MonotoneCurve = {
  at: (ratio) => -(ratio * ratio) - ratio,
  inverse: (value) => (Math.sqrt(1 - 4 * value) - 1) / 2,
}
const curved: RatioParameter<Paint> = { ...redPerBlue, curve: squared, base: { least: 1, otherwise: -40 } }
/** Not a ratio: the product of the two shares, and nothing to say without both. */
const purple: BlendParameter<Paint> = {
  measures: [({ red }) => red, ({ blue }) => blue],
  read: ([red = 0, blue = 0], total) => (red * blue > 0 ? (10 * red * blue) / total ** 2 : undefined),
}

const RED: Paint = { red: 80, blue: 0 }
const BLUE: Paint = { red: 0, blue: 60 }
const CLEAR: Paint = { red: 0, blue: 0 }
const lines: readonly WeighedMatter<Paint>[] = [
  { grams: 30, matter: RED },
  { grams: 50, matter: BLUE },
  { grams: 20, matter: CLEAR },
]

const read = (ratio: RatioParameter<Paint>, of: readonly WeighedMatter<Paint>[]): number | undefined =>
  evaluateRatio(ratio, ratioSums(ratio, of))

/** Figures as scales and tables give them: hundredths. */
const hundredths = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.round(100 * min), max: Math.round(100 * max) }).map((units) => units / 100)
const paint = (most: number): fc.Arbitrary<Paint> => fc.record({ red: hundredths(0, most), blue: hundredths(0, most) })
const paints: fc.Arbitrary<WeighedMatter<Paint>[]> = fc.array(
  fc.record({ grams: hundredths(0.1, 1000), matter: paint(50) }),
  {
    minLength: 1,
    maxLength: 12,
  },
)

describe('evaluate', () => {
  test('is scale · Σ g·of / Σ g·per', () => {
    expect(ratioSums(redPerMass, lines)).toStrictEqual({ of: 2400, per: 10000, mass: 100 })
    expect(read(redPerMass, lines)).toBe(24)
    expect(read(redPerBlue, lines)).toBe(0.8)
  })

  test('reads the ratio through its curve', () => {
    expect(read(curved, lines)).toBeCloseTo(-(0.8 * 0.8) - 0.8, 12)
  })

  test('perHundredGrams is grams per 100 g of the whole', () => {
    const red = perHundredGrams<Paint>({
      of: ({ red: r }) => r,
      label: 'Rojo',
      unit: '%',
      decimals: 2,
      formula: '',
      sources: [],
    })
    expect(read(red, lines)).toBe(24)
    expect(red.decimals).toBe(2)
  })

  test('without its base there is no value, or the one stated', () => {
    const clear = [{ grams: 10, matter: CLEAR }]
    expect(read(redPerBlue, clear)).toBeUndefined()
    expect(read(curved, clear)).toBe(-40)
    expect(read(redPerMass, [])).toBeUndefined()
  })

  test('the base is a share of the mass, and enough is enough', () => {
    const withBlue = (blue: number) => [{ grams: 700, matter: { red: 5, blue } }]
    expect(read(redPerBlue, withBlue(0.999))).toBeUndefined()
    expect(read(redPerBlue, withBlue(1))).toBe(5)
    expect(read(curved, withBlue(0.999))).toBe(-40)
  })

  test('several at once, leaving out what cannot be calculated', () => {
    const readings = { redPerMass, redPerBlue, curved, purple }
    expect(measureAll(readings, ['redPerMass', 'redPerBlue', 'curved'], [{ grams: 5, matter: RED }])).toStrictEqual({
      redPerMass: 80,
      curved: -40,
    })
    expect(measureAll(readings, ['purple'], lines)).toStrictEqual({ purple: 0.72 })
  })
})

describe('measure', () => {
  test('tells a ratio from a blend, and reads either', () => {
    expect([redPerMass, curved, purple].map(isRatioParameter)).toStrictEqual([true, true, false])
    expect(measureLines(redPerMass, lines)).toBe(24)
    // 24 g of red and 30 g of blue in 100 g.
    expect(measureLines(purple, lines)).toBeCloseTo((10 * 24 * 30) / 100 ** 2, 12)
    expect(measureLines(purple, [{ grams: 5, matter: RED }])).toBeUndefined()
  })
})

describe('explain', () => {
  test('gives each line what it brings', () => {
    const [red, ...others] = explainRatio(redPerMass, [...lines, { grams: 10, matter: { red: 40, blue: 0 } }]) ?? []
    expect(red).toBeCloseTo(2400 / 110, 12)
    expect(others).toStrictEqual([0, 0, expect.closeTo(400 / 110, 12)])
  })

  test.each([
    ['a plain ratio', redPerMass],
    ['a ratio over another thing', redPerBlue],
    ['a curve', curved],
  ])('of %s adds up to the value', (_, ratio) => {
    fc.assert(
      fc.property(paints, (of) => {
        const value = read(ratio, of)
        const parts = explainRatio(ratio, of)
        fc.pre(parts !== undefined && ratioSums(ratio, of).of > 0)
        expect(parts).toHaveLength(of.length)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(value ?? 0, 9)
      }),
    )
  })

  test('is nothing without a base, and all zeros when nothing contributes', () => {
    expect(explainRatio(redPerBlue, [{ grams: 5, matter: RED }])).toBeUndefined()
    expect(explainRatio(redPerMass, [{ grams: 5, matter: BLUE }])).toStrictEqual([0])
  })
})

describe('invert', () => {
  const add = (ratio: RatioParameter<Paint>, matter: Paint): RatioSums => ({
    of: ratio.of(matter),
    per: ratio.per(matter),
    mass: 1,
  })

  test('adding: the closed form x = (t·P − O) / (of − t·per)', () => {
    // 24 % of red in 100 g; 80 % red brings it to 40 % with 40 g: (24 + 32) / 140 = 0.4.
    expect(invertRatio(redPerMass, ratioSums(redPerMass, lines), add(redPerMass, RED), 40)).toBeCloseTo(40, 9)
  })

  test('negative grams mean the other way', () => {
    expect(invertRatio(redPerMass, ratioSums(redPerMass, lines), add(redPerMass, RED), 10)).toBeLessThan(0)
  })

  test.each([
    ['a plain ratio', redPerMass, 1, 60],
    ['a ratio over another thing', redPerBlue, 0.05, 20],
    ['a curve', curved, -30, -0.05],
  ])('of %s reaches the target', (_, ratio, least, most) => {
    const target = hundredths(least, most)
    fc.assert(
      fc.property(paints, paint(100), paint(100), fc.boolean(), target, (of, from, to, swap, t) => {
        const total = ratioSums(ratio, of)
        const direction: RatioSums = {
          of: ratio.of(to) - (swap ? ratio.of(from) : 0),
          per: ratio.per(to) - (swap ? ratio.per(from) : 0),
          mass: swap ? 0 : 1,
        }
        const grams = invertRatio(ratio, total, direction, t)
        fc.pre(grams !== undefined && Math.abs(grams) < 1e6)
        const moved: RatioSums = {
          of: total.of + (grams ?? 0) * direction.of,
          per: total.per + (grams ?? 0) * direction.per,
          mass: total.mass + (grams ?? 0) * direction.mass,
        }
        // Next to an empty base the quotient of two cancelled sums says nothing.
        fc.pre(
          moved.per > 1e-3 * (total.per + Math.abs((grams ?? 0) * direction.per)) && moved.per > 1.001 * moved.mass,
        )
        expect(evaluateRatio(ratio, moved)).toBeCloseTo(t, 6)
      }),
      { numRuns: runs(300) },
    )
  })

  test('says when no amount gets there', () => {
    const total = ratioSums(redPerMass, lines)
    // The same red per gram as the target: it dilutes nothing and concentrates nothing.
    expect(invertRatio(redPerMass, total, add(redPerMass, { red: 50, blue: 0 }), 50)).toBeUndefined()
    // Pure red reaches 90 % only by taking away more than there is.
    expect(invertRatio(redPerMass, total, add(redPerMass, RED), 90)).toBeUndefined()
  })

  test('ratioOf is what the curve and the scale were applied to', () => {
    expect(ratioOfValue(redPerMass, 24)).toBe(0.24)
    fc.assert(
      fc.property(hundredths(0, 5), (ratio) => {
        expect(ratioOfValue(curved, squared.at(ratio))).toBeCloseTo(ratio, 9)
      }),
    )
  })
})
