import { describe, expect, test } from 'vitest'
import { allCrafts } from '../src/index.ts'

/** A name that only says a class is settled by its dose, and by what stands beside it. */

const ice = (...lines: readonly (readonly [string, number])[]) =>
  allCrafts.helado.analyse({
    type: 'base',
    ingredients: lines.map(([name, grams]) => ({ name, grams })),
  } as never) as unknown as {
    lecturas: readonly {
      id?: string
      provisional?: true
      alternativas?: readonly { id: string }[]
      puedeLlevar?: readonly string[]
    }[]
    warnings: readonly string[]
  }

const last = (...lines: readonly (readonly [string, number])[]) => ice(...lines).lecturas.at(-1)

const MILK = [
  ['leche entera', 650],
  ['nata 35 %', 150],
  ['azúcar', 190],
] as const
const WATER = [
  ['agua', 500],
  ['puré de fresa', 300],
  ['azúcar', 190],
] as const

describe('a stabiliser', () => {
  test('is the neutral of creams beside milk, and that of sorbets without it', () => {
    expect(last(...MILK, ['estabilizante Zyq', 5])).toMatchObject({ id: 'neutro_crema', provisional: true })
    const sorbet = last(...WATER, ['estabilizante Zyq', 5])
    expect(sorbet).toMatchObject({ id: 'neutro_sorbete', provisional: true })
    expect(sorbet?.alternativas?.map(({ id }) => id)).toContain('neutro_crema')
  })

  test('is a base where it weighs as one, and is asked about between the two', () => {
    expect(last(...MILK, ['estabilizante Zyq', 50])).toMatchObject({ id: 'base_50' })
    expect(last(...MILK, ['estabilizante Zyq', 100])).toMatchObject({ id: 'base_100' })
    expect(last(...MILK, ['estabilizante Zyq', 20])?.id).toBeUndefined()
  })
})

test('a thickener is xanthan in traces and asked about above them', () => {
  expect(last(...MILK, ['espesante', 2])).toMatchObject({ id: 'goma_xantana', provisional: true })
  expect(last(...MILK, ['espesante', 8])?.id).toBeUndefined()
  expect(ice(...MILK, ['espesante', 8]).warnings.join()).toMatch(/«espesante»/)
})

test('a sweetener of which there is next to nothing is an intense one', () => {
  expect(last(...MILK, ['edulcorante', 1])).toMatchObject({ id: 'sucralosa', provisional: true })
  expect(last(...MILK, ['edulcorante', 80])).toMatchObject({ id: 'eritritol', provisional: true })
})

test('a flavouring by the spoonful is one, by the ladle it is asked about', () => {
  expect(last(...MILK, ['aroma natural de limón Mane', 3])).toMatchObject({ id: 'aroma_liquido' })
  expect(last(...MILK, ['aroma natural de limón Mane', 60])?.id).toBeUndefined()
})

test('what its name says for sure is not settled by its dose', () => {
  expect(last(...WATER, ['neutro crema', 5])).toMatchObject({ id: 'neutro_crema' })
  expect(last(...MILK, ['goma xantana', 8])).toMatchObject({ id: 'goma_xantana' })
})
