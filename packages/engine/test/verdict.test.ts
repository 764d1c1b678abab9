import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeRanges, verdictOfRanges } from '../src/judge/verdict.ts'
import { distanceOutside, type FigureRange, isWithin } from '../src/ratio/range.ts'

const figure = fc.double({ min: -100, max: 100, noNaN: true })
const range: fc.Arbitrary<FigureRange> = fc.tuple(figure, figure).map(([a, b]) => (a < b ? [a, b] : [b, a]))

describe('within and outside', () => {
  test('the limits are inside', () => {
    expect(isWithin(-12.5, [-12.5, -10.6])).toBe(true)
    expect(isWithin(-10.6, [-12.5, -10.6])).toBe(true)
    expect(isWithin(-12.51, [-12.5, -10.6])).toBe(false)
    expect(isWithin(-10.59, [-12.5, -10.6])).toBe(false)
  })

  test('outside is how far, on either side', () => {
    expect(distanceOutside(12, [13, 22])).toBe(1)
    expect(distanceOutside(24, [13, 22])).toBe(2)
    expect(distanceOutside(13, [13, 22])).toBe(0)
  })

  test('outside is 0 exactly when the value is within', () => {
    fc.assert(
      fc.property(figure, range, (value, limits) => {
        expect(distanceOutside(value, limits) === 0).toBe(isWithin(value, limits))
      }),
    )
  })
})

describe('judge', () => {
  test('true, false, or null where there is no limit or no value', () => {
    expect(judgeRanges(['a', 'b', 'c', 'd'], { a: 1, b: 5, c: 1 }, { a: [0, 2], b: [0, 2], d: [0, 2] })).toStrictEqual({
      a: true,
      b: false,
      c: null,
      d: null,
    })
  })

  test('looks only at the keys it is asked for', () => {
    expect(judgeRanges(['a'], { a: 1, b: 5 } as { a: number }, { a: [0, 2] })).toStrictEqual({ a: true })
  })
})

describe('verdict', () => {
  test.each([
    [{ a: true, b: true }, 'equilibrada'],
    [{ a: true, b: null }, 'equilibrada'],
    [{ a: null }, 'equilibrada'],
    [{}, 'equilibrada'],
    [{ a: true, b: false }, 'revisar'],
    [{ a: null, b: false }, 'revisar'],
  ])('%j is %s', (inRange, expected) => {
    expect(verdictOfRanges(inRange)).toBe(expected)
  })
})
