import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judge, verdict } from '../src/judge/verdict.ts'
import { outside, type Range, within } from '../src/ratio/range.ts'

const figure = fc.double({ min: -100, max: 100, noNaN: true })
const range: fc.Arbitrary<Range> = fc.tuple(figure, figure).map(([a, b]) => (a < b ? [a, b] : [b, a]))

describe('within and outside', () => {
  test('the limits are inside', () => {
    expect(within(-12.5, [-12.5, -10.6])).toBe(true)
    expect(within(-10.6, [-12.5, -10.6])).toBe(true)
    expect(within(-12.51, [-12.5, -10.6])).toBe(false)
    expect(within(-10.59, [-12.5, -10.6])).toBe(false)
  })

  test('outside is how far, on either side', () => {
    expect(outside(12, [13, 22])).toBe(1)
    expect(outside(24, [13, 22])).toBe(2)
    expect(outside(13, [13, 22])).toBe(0)
  })

  test('outside is 0 exactly when the value is within', () => {
    fc.assert(
      fc.property(figure, range, (value, limits) => {
        expect(outside(value, limits) === 0).toBe(within(value, limits))
      }),
    )
  })
})

describe('judge', () => {
  test('true, false, or null where there is no limit or no value', () => {
    expect(judge(['a', 'b', 'c', 'd'], { a: 1, b: 5, c: 1 }, { a: [0, 2], b: [0, 2], d: [0, 2] })).toStrictEqual({
      a: true,
      b: false,
      c: null,
      d: null,
    })
  })

  test('looks only at the keys it is asked for', () => {
    expect(judge(['a'], { a: 1, b: 5 } as { a: number }, { a: [0, 2] })).toStrictEqual({ a: true })
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
    expect(verdict(inRange)).toBe(expected)
  })
})
