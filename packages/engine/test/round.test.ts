import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { roundTo } from '../src/words/round.ts'

describe('round', () => {
  test.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.345, 2, 2.35],
    [-2.345, 2, -2.35],
    [0.615, 2, 0.62],
    [10.235, 2, 10.24],
    [1.0049, 2, 1],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0.05, 1, 0.1],
    [1234567.885, 2, 1234567.89],
    [-11.594999, 2, -11.59],
  ])('%d to %d decimals is %d', (value, decimals, rounded) => {
    expect(roundTo(value, decimals)).toBe(rounded)
  })

  test.each([-0, -0.001, -1e-300, 0, 0.004])('%d gives plain zero, never −0', (value) => {
    expect(roundTo(value, 2)).toBe(0)
  })

  const decimals = fc.integer({ min: 0, max: 4 })
  const value = fc.double({ min: -1e6, max: 1e6, noNaN: true })

  test('every half goes away from zero, however it is stored', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), decimals, (units, places) => {
        const half = Number(`${units}.5`) / 10 ** places
        expect(roundTo(half, places)).toBe((units + 1) / 10 ** places)
        expect(roundTo(-half, places)).toBe(-(units + 1) / 10 ** places)
      }),
      { numRuns: runs(1000) },
    )
  })

  test('is the nearest, the same on both sides of zero, and already round', () => {
    fc.assert(
      fc.property(value, decimals, (v, places) => {
        const rounded = roundTo(v, places)
        expect(Math.abs(rounded - v)).toBeLessThanOrEqual(0.5 * 10 ** -places + 1e-9)
        expect(roundTo(-v, places) + rounded).toBe(0)
        expect(roundTo(rounded, places)).toBe(rounded)
        expect(Object.is(rounded, -0)).toBe(false)
      }),
    )
  })

  test('keeps the order of what it rounds', () => {
    fc.assert(
      fc.property(value, value, decimals, (a, b, places) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        expect(roundTo(low, places)).toBeLessThanOrEqual(roundTo(high, places))
      }),
    )
  })
})
