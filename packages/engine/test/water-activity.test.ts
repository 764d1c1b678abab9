import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { type AqueousSolutes, aqueousPhase, NOTHING_DISSOLVED, waterActivity } from '../src/science/water-activity.ts'

const activity = (of: Partial<AqueousSolutes>): number =>
  waterActivity(aqueousPhase({ ...NOTHING_DISSOLVED, ...of })) ?? Number.NaN

describe('published water activities', () => {
  test('saturated sucrose reads 0.85, however much lies at the bottom (literature 0.84–0.85)', () => {
    expect(activity({ water: 100, sucrose: 203.9 })).toBeCloseTo(0.85, 3)
    expect(activity({ water: 100, sucrose: 1000 })).toBeCloseTo(0.85, 3)
  })

  test.each([
    [20, 0.694, 0.7],
    [30, 0.804, 0.8],
    [54, 0.9, 0.9],
  ])('100 g of corn-syrup solids in %d g of water (Sloan & Labuza)', (water, ours, theirs) => {
    const aw = activity({ water, syrup: 100, de: 42 })
    expect(aw).toBeCloseTo(ours, 3)
    expect(Math.abs(aw - theirs)).toBeLessThan(0.01)
  })

  test.each([
    [110, 0.907, 0.9],
    [55, 0.816, 0.8],
  ])('100 g of sorbitol in %d g of water (Sloan & Labuza)', (water, ours, theirs) => {
    const aw = activity({ water, polyols: 100, polyolType: 'sorbitol' })
    expect(aw).toBeCloseTo(ours, 3)
    expect(Math.abs(aw - theirs)).toBeLessThan(0.02)
  })

  test.each([
    ['cocoa', [0.12, 0.16, 0.22]],
    ['protein', [0.13, 0.18, 0.24]],
    ['nut', [0.11, 0.17, 0.25]],
    ['starch', [0.13, 0.17, 0.22]],
  ] as const)('%s alone holds the water of its isotherm at 0.60, 0.75 and 0.85', (solid, held) => {
    for (const [index, aw] of [0.6, 0.75, 0.85].entries()) {
      // A drop of anything dissolved lets the free water vanish: what is left is what the solid holds.
      const dry = activity({ water: 100 * (held[index] ?? 0), [solid]: 100, alcohol: 1e-6 })
      expect(Math.abs(dry - aw)).toBeLessThan(0.03)
    }
  })

  test('milk: 87.5 g of water, 4.8 of lactose and its salts freeze at −0.52 °C, which is 0.995', () => {
    expect(activity({ water: 87.5, lactose: 4.8, milkLactose: 4.8 })).toBeCloseTo(0.994, 3)
  })
})

const grams = (most: number) => fc.integer({ min: 0, max: most * 10 }).map((tenths) => tenths / 10)
const filling = fc.record({
  water: grams(60).filter((water) => water > 0),
  sucrose: grams(60),
  glucose: grams(30),
  fructose: grams(30),
  lactose: grams(10),
  maltose: grams(10),
  dextrins: grams(10),
  syrup: grams(30),
  polyols: grams(20),
  alcohol: grams(10),
  salt: grams(3),
  milkLactose: grams(10),
  cocoa: grams(30),
  protein: grams(10),
  nut: grams(30),
  starch: grams(30),
})
const filled = (of: object): Partial<AqueousSolutes> => ({ ...of, de: 40, polyolType: 'sorbitol' })

describe('what holds for every filling', () => {
  test('an activity lies between 0 and 1', () => {
    fc.assert(
      fc.property(filling, (of) => {
        const aw = activity(filled(of))
        expect(aw).toBeGreaterThanOrEqual(0.01)
        expect(aw).toBeLessThanOrEqual(0.9995)
      }),
      { numRuns: runs(1000) },
    )
  })

  test('only proportions count', () => {
    fc.assert(
      fc.property(filling, fc.constantFrom(0.1, 3, 1000), (of, k) => {
        const scaled = Object.fromEntries(Object.entries(of).map(([key, value]) => [key, value * k]))
        expect(activity(filled(scaled))).toBeCloseTo(activity(filled(of)), 4)
      }),
    )
  })

  /** Below 12 % of water the model is only indicative. Salt is left out: ideal, it thins what the others bind. */
  const moist = filling.filter(({ water }) => water >= 12)

  test('more water never makes it drier, nor more of a humectant wetter', () => {
    fc.assert(
      fc.property(moist, fc.constantFrom('fructose', 'syrup', 'alcohol', 'cocoa', 'starch'), (of, what) => {
        const aw = activity(filled(of))
        expect(activity(filled({ ...of, water: of.water + 1 }))).toBeGreaterThanOrEqual(aw - 1e-4)
        expect(activity(filled({ ...of, [what]: of[what as keyof typeof of] + 1 }))).toBeLessThanOrEqual(aw + 1e-4)
      }),
      { numRuns: runs(1000) },
    )
  })

  test('without water there is none', () => {
    expect(waterActivity(aqueousPhase({ ...NOTHING_DISSOLVED, sucrose: 50 }))).toBeUndefined()
  })

  test('pure water is as active as it can be', () => {
    expect(activity({ water: 1 })).toBeCloseTo(0.9995, 6)
  })
})

test('glycerol and ethanol never crystallise, and sorbitol does', () => {
  const crowded = (polyolType: AqueousSolutes['polyolType']) => activity({ water: 10, polyols: 60, polyolType })
  expect(crowded('glicerol')).toBeLessThan(crowded('sorbitol'))
  expect(activity({ water: 10, polyols: 60, polyolType: 'sorbitol' })).toBeCloseTo(
    activity({ water: 10, polyols: 22, polyolType: 'sorbitol' }),
    6,
  )
})
