import fc from 'fast-check'
import { expect, it } from 'vitest'
import { digitsInThrees } from '../src/format/in-threes.ts'
import { batchWeighingOf, factorForWeighing, roundToDivision } from '../src/model/weighing.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'

const formula = exampleFormulaOf('helado')
const [milk, cream] = formula.lines
const asWritten = batchWeighingOf(formula)

it('makes so much, so many pieces, or as far as what there is reaches', () => {
  expect(factorForWeighing(formula, asWritten)).toBe(1)
  expect(factorForWeighing(formula, { ...asWritten, total: 1958 })).toBe(2)
  expect(factorForWeighing(formula, { ...asWritten, way: 'pieces', pieces: 10, pieceGrams: 97.9 })).toBeCloseTo(1)
  const have = (...some: readonly (readonly [string | undefined, number])[]) =>
    factorForWeighing(formula, { ...asWritten, way: 'have', have: some.map(([line = '', grams]) => ({ line, grams })) })
  expect(have([cream?.id, 260])).toBe(2)
  // What is used up first decides; what there is none of, or what is not in the formula, does not.
  expect(have([cream?.id, 260], [milk?.id, 625])).toBe(1)
  expect(have([cream?.id, 0], ['otra', 5])).toBe(1)
})

it('shows weights that the scale has, and loses no mass', () => {
  expect(roundToDivision([333.4, 333.4, 333.2], 1)).toEqual([334, 333, 333])
  // A gram is too coarse for a pinch: it goes to the small scale.
  expect(roundToDivision([730, 10.14, 0.44], 1)).toEqual([730, 10.1, 0.4])
  const weight = fc.double({ min: 0.05, max: 50_000, noNaN: true })
  fc.assert(
    fc.property(fc.array(weight, { minLength: 1, maxLength: 40 }), fc.constantFrom(1, 0.1), (weights, division) => {
      const shown = roundToDivision(weights, division)
      const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0)
      expect(Math.abs(sum(shown) - sum(weights))).toBeLessThanOrEqual(division / 2 + 1e-6)
      for (const [at, grams] of shown.entries()) {
        const step = (weights[at] ?? 0) < 20 ? 0.1 : division
        expect(Math.abs(grams / step - Math.round(grams / step))).toBeLessThan(1e-6)
      }
    }),
  )
})

it('five figures and more are read in threes, with what comes behind the comma as it is', () => {
  expect(['7299', '11960', '14640,5', '1234567', '9999,55'].map(digitsInThrees)).toEqual([
    '7299',
    '11\u202f960',
    '14\u202f640,5',
    '1\u202f234\u202f567',
    '9999,55',
  ])
})
