import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REQUEST_LIMITS } from '../src/formula/formula.ts'
import { panaderia } from '../src/whole.ts'
import { anyDough, type Dough, shaken } from './fixtures/panaderia-doughs.ts'

/** What holds for every dough, whatever is in it. */

const doughs = fc.oneof(shaken(0.5), anyDough)

/** What a dough is, apart from the order in which its warnings come. */
function essence({ type, ingredients }: Dough) {
  const request = { type, ingredients: ingredients.map((line) => ({ ...line })) }
  const { params, inRange, verdict, warnings } = panaderia.analyse(request, { advice: false })
  return { params, inRange, verdict, warnings: warnings.toSorted() }
}
const paramsOf = (dough: Dough) => essence(dough).params
function same(one: Dough, other: Dough): void {
  expect(essence(one)).toStrictEqual(essence(other))
}

describe('a dough is its proportions', () => {
  /** A bakery's batch: of this one a dozen weigh more than a line may. */
  const large = {
    type: 'pan_comun',
    ingredients: [
      { name: 'Harina', grams: 81_076.8 },
      { name: 'Agua', grams: 50_000 },
    ],
  }

  test('any multiple of it that may be sent is the same dough', () => {
    fc.assert(
      fc.property(doughs, fc.constantFrom(0.01, 1 / 3, 7, 12.3456), (dough, k) => {
        const ingredients = dough.ingredients.map(({ name, grams }) => ({ name, grams: k * grams }))
        fc.pre(ingredients.every(({ grams }) => grams <= REQUEST_LIMITS.grams))
        same({ ...dough, ingredients }, dough)
      }),
      {
        examples: [
          [large, 12.3456],
          [large, 12.3],
        ],
      },
    )
  })

  test('in another order it is the same dough', () => {
    fc.assert(fc.property(doughs, (dough) => same({ ...dough, ingredients: dough.ingredients.toReversed() }, dough)))
  })

  test('with every line weighed in two goes it is the same dough', () => {
    fc.assert(
      fc.property(doughs, (dough) => {
        const halves = dough.ingredients.map(({ name, grams }) => ({ name, grams: grams / 2 }))
        same({ ...dough, ingredients: [...halves, ...halves] }, dough)
      }),
    )
  })

  test('what weighs nothing changes nothing', () => {
    fc.assert(
      fc.property(doughs, anyDough, (dough, other) => {
        const nothing = other.ingredients.map(({ name }) => ({ name, grams: 0 }))
        same({ ...dough, ingredients: [...nothing, ...dough.ingredients] }, dough)
      }),
    )
  })
})

describe('percentages are over flour', () => {
  const plus = (dough: Dough, name: string, grams: number): Dough => ({
    ...dough,
    ingredients: [...dough.ingredients, { name, grams }],
  })
  /** What is laminated in and what fruit there is are shares of the dough. */
  const overFlour = (dough: Dough) => {
    const { empaste: _, fruta: __, ...shares } = paramsOf(dough)
    return shares
  }
  const amount = fc.integer({ min: 1, max: 500 })

  test('more flour lowers every one of them, or leaves it', () => {
    fc.assert(
      fc.property(doughs, amount, (dough, grams) => {
        const [before, after] = [overFlour(dough), overFlour(plus(dough, 'Harina de fuerza', grams))]
        for (const key of Object.keys(before) as (keyof typeof before)[])
          expect(after[key]).toBeLessThanOrEqual(before[key])
      }),
    )
  })

  test.each([
    ['Agua', 'hidratacion'],
    ['Sal', 'sal'],
    ['Levadura seca activa', 'levadura'],
    ['Aceite de oliva', 'grasa'],
  ] as const)('%s raises %s and nothing else', (name, key) => {
    fc.assert(
      fc.property(doughs, amount, (dough, grams) => {
        const { [key]: before, ...rest } = overFlour(dough)
        const { [key]: after, ...others } = overFlour(plus(dough, name, grams))
        expect(after).toBeGreaterThanOrEqual(before)
        expect(others).toStrictEqual(rest)
      }),
    )
  })

  test('a pre-ferment at the hydration of the dough leaves the hydration where it was', () => {
    const dough = { type: 'pan_comun', ingredients: lean(80) }
    expect(paramsOf(plus(dough, 'Levain 80 %', 250)).hidratacion).toBe(80)
  })

  const lean = (water: number) => [
    { name: 'Harina', grams: 1000 },
    { name: 'Agua', grams: 10 * water },
    { name: 'Sal', grams: 18 },
  ]
})

test('answers are finite numbers and survive JSON, with everything asked for', () => {
  fc.assert(
    fc.property(doughs, ({ type, ingredients }) => {
      const request = { type, ingredients: ingredients.map((line) => ({ ...line })), merma: 0.5 }
      const answer = panaderia.analyse(
        { ...request, temperaturas: { masa: 24, harina: 20, ambiente: 22, grifo: 18 } },
        { explain: true },
      )
      expect(JSON.parse(JSON.stringify(answer))).toStrictEqual(answer)
      for (const value of Object.values(answer.params)) expect(value).toBeGreaterThanOrEqual(0)
      expect(answer.suggestions.length).toBeGreaterThan(0)
    }),
  )
})
