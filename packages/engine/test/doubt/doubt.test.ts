import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { isFull, runs } from '../../../../tools/tier.ts'
import { purchaseSetOf } from '../../src/craft/purchases.ts'
import { doubtAt, doubtReader } from '../../src/entries/doubt.ts'
import { allCrafts, type Craft, type CraftRequest } from '../../src/index.ts'
import { figureSlopesOf } from '../../src/ratio/doubt.ts'
import { COLDEST_CURVE } from '../../src/science/freezing.ts'
import { normalQuantile, probabilityBetween, probabilityTogether } from '../../src/science/normal.ts'
import { type CraftId, goldenRequests } from '../golden/corpus.ts'
import { randomFrom, simulate } from './simulation.ts'

const ids = Object.keys(allCrafts) as CraftId[]
const craftOf = (id: CraftId): Craft => allCrafts[id] as unknown as Craft

/** Unrounded, by parameter. */
const deviations = (craft: Craft, request: CraftRequest, division?: number): Record<string, number> =>
  craft.found(request, ({ definition, judgement, parameters }) => {
    const basket = purchaseSetOf(definition.reads, judgement.formula.lines, division)
    return Object.fromEntries(
      Object.keys(judgement.params).map((key) => {
        const parameter = parameters[key]
        const slopes = parameter && figureSlopesOf(parameter, basket)
        return [key, slopes?.sd ?? 0]
      }),
    )
  })

const dudaOf = (craft: Craft, request: CraftRequest, division?: number) => {
  const { duda } = craft.analyse(request, { doubt: division === undefined ? doubtReader : doubtAt(division) })
  if (!duda) throw new Error('no doubt in the answer')
  return duda
}

/** Every so many formulas of a corpus: simulating all of them takes minutes (STRESS=1 does). */
const STRIDE = process.env.STRESS ? 1 : 140
/** No examples but a sample: fewer would not be as near the truth as is asked below. */
const DRAWS = Number(process.env.DRAWS ?? (isFull ? 20_000 : 5000))
const AGREE = 0.05
/** Of a whole corpus, with what is far from linear in it: each figure within so much, and nearly all within the above. */
const AGREE_EACH = process.env.STRESS ? 0.1 : AGREE
const NEARLY_ALL = 0.99
/** Where one weight alone decides, its error is even and not normal. */
const AGREE_PROBABILITY = 0.08

/** The estimate of water activity has a floor, and so has the curve of ice: on them no slope says anything. */
const isFloored = (key: string, value: number): boolean =>
  (key === 'aw' && value < 0.4) || (key === 'PAC' && value <= COLDEST_CURVE)
/** No meter reads water activity finer (chilled mirror, ± 0.003); of what saturates it is flat and then is not. */
const AW_READ = 0.003

const sampled = (id: CraftId): CraftRequest[] => goldenRequests(id).filter((_, at) => at % STRIDE === STRIDE >> 1)

/** How far off the closed form was, of each figure that anybody could see vary, and of each probability. */
interface Agreement {
  readonly deviations: number[]
  readonly probabilities: number[]
}

const told = ({ deviations, probabilities }: Agreement, formulas: number): string => {
  const at = (values: readonly number[], share: number): string =>
    (100 * (values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0)).toFixed(2)
  const line = (values: readonly number[]): string =>
    `${values.length}, off by ${at(values, 0.5)} (median), ${at(values, 0.99)} (99 %), ${at(values, 1)} (worst)`
  return `${formulas} formulas; deviations: ${line(deviations)} %; probabilities: ${line(probabilities)} points`
}

describe.each(ids)(`the closed form agrees with a simulation of ${DRAWS.toLocaleString('en')} purchases: %s`, (id) => {
  const craft = craftOf(id)
  const agreement: Agreement = { deviations: [], probabilities: [] }
  afterAll(() => {
    if (process.env.STRESS) console.info(`${id}: ${told(agreement, sampled(id).length)}`)
    const near = agreement.deviations.filter((off) => off <= AGREE).length
    expect(near / agreement.deviations.length).toBeGreaterThan(NEARLY_ALL)
  })
  test.each(sampled(id).map((request, at) => [at, request] as const))('formula %i', (at, request) => {
    const drawn = simulate(craft, request, DRAWS, 1 + at)
    const worked = deviations(craft, request)
    const duda = dudaOf(craft, request)
    craft.found(request, ({ parameters, judgement: { params } }) => {
      for (const [key, sd] of Object.entries(drawn.sd)) {
        if (isFloored(key, params[key] ?? 0)) continue
        // Under a tenth of what the answer shows nobody sees the difference.
        const unseen = key === 'aw' ? AW_READ : 0.1 * 10 ** -(parameters[key]?.decimals ?? 0)
        const off = Math.abs((worked[key] ?? 0) - sd)
        if (sd > unseen) agreement.deviations.push(off / sd)
        expect(off, `${key}: ${worked[key]} for ${sd}`).toBeLessThan(AGREE_EACH * sd + unseen)
      }
    })
    for (const [key, share] of Object.entries(drawn.inside)) {
      const said = duda.parametros[key]?.probabilidad ?? 1
      agreement.probabilities.push(Math.abs(said - share))
      expect(Math.abs(said - share), `${key}: ${said} for ${share}`).toBeLessThan(AGREE_PROBABILITY)
    }
    expect(Math.abs(duda.probabilidad - drawn.all)).toBeLessThan(AGREE_PROBABILITY)
  })
})

describe('laws of doubt', () => {
  test('pure substances weighed exactly leave none', () => {
    const request = {
      type: 'sorbete_agua',
      ingredients: [
        { name: 'agua', grams: 700 },
        { name: 'azúcar', grams: 250 },
        { name: 'sal', grams: 2 },
      ],
    }
    expect(Object.values(deviations(craftOf('helado'), request, 0)).every((sd) => sd === 0)).toBe(true)
    expect(dudaOf(craftOf('helado'), request, 0)).toMatchObject({ firmeza: 'firme' })
    expect(Object.values(deviations(craftOf('helado'), request, 1)).some((sd) => sd > 0)).toBe(true)
  })

  test.each(ids)('it does not depend on the size of the batch: %s', (id) => {
    const craft = craftOf(id)
    const { grams } = craft.fields
    const requests = goldenRequests(id).filter(({ aguaEvaporada }) => aguaEvaporada === undefined)
    fc.assert(
      fc.property(fc.constantFrom(...requests), fc.double({ min: 0.05, max: 20, noNaN: true }), (request, factor) => {
        const scaled = {
          ...request,
          ingredients: request.ingredients.map((line) => ({ ...line, [grams]: Number(line[grams]) * factor })),
        }
        const [one, other] = [deviations(craft, request), deviations(craft, scaled)]
        // A weight grows with its batch; what is said of it does not.
        const isWeight = (key: string): boolean =>
          craft.found(request, ({ parameters }) => parameters[key]?.unit === 'g')
        for (const key of Object.keys(one)) if (!isWeight(key)) expect(other[key]).toBeCloseTo(one[key] ?? 0, 6)
      }),
      { numRuns: runs(40) },
    )
  })

  test('a line of a hundredth of the batch is weighed alike in any batch', () => {
    const nougat = (factor: number) => ({
      type: 'alicante',
      ingredients: [
        { ingrediente: 'almendra_tostada', peso: 600 * factor },
        { ingrediente: 'miel', peso: 100 * factor },
        { ingrediente: 'azucar', peso: 270 * factor },
        { ingrediente: 'clara', peso: 20 * factor },
        { ingrediente: 'oblea', peso: 10 * factor },
      ],
    })
    const [one, other] = [nougat(1), nougat(7.83)].map((request) => deviations(craftOf('turron'), request))
    expect(other?.coste_kg_eur).toBeCloseTo(one?.coste_kg_eur ?? 0, 9)
  })

  test.each(ids)('a coarser scale never makes it smaller: %s', (id) => {
    const craft = craftOf(id)
    fc.assert(
      fc.property(fc.constantFrom(...goldenRequests(id)), fc.nat(10), fc.nat(10), (request, one, more) => {
        const [fine, coarse] = [deviations(craft, request, one), deviations(craft, request, one + more)]
        // Through a curve with a corner the slope is that of a wider chord, so only ratios without one are ordered.
        craft.found(request, ({ parameters }) => {
          for (const key of Object.keys(fine)) {
            const parameter = parameters[key]
            if (parameter && 'of' in parameter && !parameter.curve)
              expect(coarse[key] ?? 0).toBeGreaterThanOrEqual((fine[key] ?? 0) * (1 - 1e-9))
          }
        })
      }),
      { numRuns: runs(40) },
    )
  })

  test('one ingredient in two lines varies as one', () => {
    const line = (name: string, grams: number) => ({ name, grams })
    const rest = [line('azúcar', 150), line('agua', 300)]
    const whole = deviations(craftOf('helado'), { type: 'sorbete_agua', ingredients: [line('fresa', 500), ...rest] }, 0)
    const split = deviations(
      craftOf('helado'),
      { type: 'sorbete_agua', ingredients: [line('fresa', 200), ...rest, line('fresa', 300)] },
      0,
    )
    for (const key of Object.keys(whole)) expect(split[key]).toBeCloseTo(whole[key] ?? 0, 9)
  })
})

describe('several ranges at once', () => {
  test('agrees with drawing them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 1e9 }), (size, seed) => {
        const random = randomFrom(seed)
        const sources = 1 + Math.floor(random() * 8)
        const figures = Array.from({ length: size }, () => {
          const slopes = Array.from({ length: sources }, () => random() * 2 - 1)
          const sd = Math.sqrt(slopes.reduce((sum, slope) => sum + slope * slope, 0))
          const mean = random() * 2 - 1
          const [least, most] = [-random() * 2, random() * 3]
          return { mean, sd, least, most, slopes, chance: probabilityBetween(mean, sd, least, most) }
        })
        let hits = 0
        const draws = 4000
        for (let draw = 0; draw < draws; draw++) {
          const z = Array.from({ length: sources }, () => normalQuantile(random()))
          if (
            figures.every(({ mean, least, most, slopes }) => {
              const value = mean + slopes.reduce((sum, slope, at) => sum + slope * (z[at] ?? 0), 0)
              return value >= least && value <= most
            })
          )
            hits++
        }
        expect(Math.abs(probabilityTogether(figures) - hits / draws)).toBeLessThan(0.04)
      }),
      { numRuns: runs(60) },
    )
  })

  test('a figure that repeats another takes nothing from it', () => {
    const figure = { mean: 0, sd: 1, least: -1, most: 1, slopes: [1], chance: probabilityBetween(0, 1, -1, 1) }
    const opposite = { ...figure, slopes: [-1] }
    expect(probabilityTogether([figure, figure, opposite])).toBeCloseTo(figure.chance, 9)
  })
})
