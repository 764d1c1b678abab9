import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enoughOnScale, weighedOnScale } from '../src/craft/production/scale.ts'

const weights = fc.array(fc.double({ min: 0, max: 50_000, noNaN: true }), { minLength: 1, maxLength: 30 })
const division = fc.constantFrom(0.1, 1, 5, 0.5)
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)
const stepOf = (grams: number, d: number): number =>
  grams >= 20 * d - 1e-6 ? d : grams >= 2 * d - 1e-6 ? d / 10 : d / 100

test('lines as the scale shows them are off by less than a step each, and together never less than they were', () => {
  fc.assert(
    fc.property(weights, division, (lines, d) => {
      const shown = weighedOnScale(lines, d)
      for (const [at, grams] of lines.entries()) {
        const off = Math.abs((shown[at] ?? 0) - grams)
        expect(off).toBeLessThan(stepOf(grams, d) * (1 + 1e-5) + 1e-6)
        const steps = (shown[at] ?? 0) / stepOf(grams, d)
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-3)
      }
      expect(sum(shown)).toBeGreaterThan(sum(lines) - 1e-3 * d)
      expect(sum(shown)).toBeLessThan(sum(lines) + d + 1e-3)
    }),
  )
})

test('the remainders decide: 1/3 of a kilo three times is a kilo', () => {
  expect(weighedOnScale([333.4, 333.3, 333.3], 1)).toEqual([334, 333, 333])
  expect(weighedOnScale([500, 250, 250], 1)).toEqual([500, 250, 250])
  expect(weighedOnScale([100.2, 1.234, 7.77], 1)).toEqual([101, 1.24, 7.8])
})

test('ten kilos stay ten kilos, with yeast that is weighed finer', () => {
  const shown = weighedOnScale([5988.02, 3892.22, 107.78, 11.98], 1)
  expect(shown).toEqual([5988, 3892, 108, 12])
  expect(sum(shown)).toBe(10_000)
})

test('a bowl is enough, and no more than a step too much', () => {
  expect(enoughOnScale(592.94, 1)).toBe(593)
  expect(enoughOnScale(593.0000000001, 1)).toBe(593)
  expect(enoughOnScale(2.31, 1)).toBe(2.4)
  expect(enoughOnScale(0, 1)).toBe(0)
  expect(enoughOnScale(1234, 5)).toBe(1235)
})
