import { describe, expect, it } from 'vitest'
import { batchTotal } from '../src/model/batch.ts'
import {
  batchOfVolume,
  litreGrams,
  litresOfVolume,
  volumeInBatch,
  volumeOfGrams,
  volumeWayOf,
} from '../src/model/volume.ts'
import { batchWeighingOf, factorForWeighing, stepForWeight } from '../src/model/weighing.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'

const DENSITY = 1.097

describe('what is sold by the litre', () => {
  it('weighs by the density of its mix and by its air', () => {
    const litre = litreGrams(DENSITY, 30)
    expect(litre).toBeCloseTo(843.846, 3)
    expect(litreGrams(DENSITY, 0)).toBe(1097)
    expect(litreGrams(DENSITY, undefined)).toBeUndefined()
    expect(litreGrams(undefined, 30)).toBeUndefined()
  })

  it('is told in litres or in tubs, and comes back as it was told', () => {
    const litre = litreGrams(DENSITY, 30) ?? 0
    const asked = { litres: 3, tubs: 4, tub: 2.5 }
    const lines = exampleFormulaOf('helado').lines
    const inLitres = batchOfVolume('litres', asked, litre, 30)
    expect(batchTotal({ lines, batch: inLitres })).toBeCloseTo(2531.54, 2)
    expect([volumeWayOf(inLitres), volumeInBatch(inLitres)?.litres]).toEqual(['litres', 3])
    const inTubs = batchOfVolume('tubs', asked, litre, 30)
    expect(batchTotal({ lines, batch: inTubs })).toBeCloseTo(8438.46, 1)
    expect([volumeWayOf(inTubs), volumeInBatch(inTubs)]).toEqual(['tubs', { litres: 10, tubs: 4, tub: 2.5 }])
    expect(volumeWayOf({ total: 5000 })).toBeUndefined()
  })

  it('changing the unit converts the figure', () => {
    const volume = volumeOfGrams(8438.46, litreGrams(DENSITY, 30) ?? 0, 2.5)
    expect(litresOfVolume('litres', volume)).toBeCloseTo(10, 3)
    expect(litresOfVolume('tubs', volume)).toBeCloseTo(10, 3)
  })

  it('is weighed by what its litres weigh now, and by nothing without its air', () => {
    const formula = {
      ...exampleFormulaOf('helado'),
      batch: batchOfVolume('tubs', { litres: 0, tubs: 4, tub: 2.5 }, 800, 30),
    }
    const weighing = batchWeighingOf(formula)
    expect(weighing.way).toBe('tubs')
    // The litre weighs otherwise than when the tubs were asked for.
    expect(factorForWeighing(formula, weighing, 850)).toBeCloseTo(8500 / 979, 6)
    expect(factorForWeighing(formula, weighing, undefined)).toBe(1)
  })
})

describe('a step of a weight', () => {
  it.each([
    [130, 1, 5],
    [625, 1, 20],
    [1000, 1, 20],
    [34, 1, 1],
    // Under 20 g it is weighed on the small scale.
    [5, 1, 0.1],
    [0, 1, 1],
    [15, 0.1, 0.5],
  ])('of %d g on a scale of %d g is %d g', (grams, division, step) => {
    expect(stepForWeight(grams, division)).toBe(step)
  })
})
