import { FormulaError } from '@obrador/engine'
import { describe, expect, test } from 'vitest'
import type { AdjustAnswer, AdjustRequest } from '../src/index.ts'
import { offBalance } from './fixtures.ts'
import { adjusted, totalOf } from './solver.ts'

/** Wishes beside what there is, how many lines change, what it may cost, and what the law of the name asks. */

const { helado } = offBalance
const balanced = {
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche entera', grams: 560 },
    { name: 'Nata 35%', grams: 190 },
    { name: 'Azúcar', grams: 150 },
    { name: 'Dextrosa', grams: 40 },
    { name: 'Leche en polvo desnatada', grams: 40 },
    { name: 'Neutro para cremas 5', grams: 5 },
  ],
} as const

const figure = (body: unknown, key: string): number =>
  (body as { readonly params: Readonly<Record<string, number>> }).params[key] ?? Number.NaN
const changed = ({ ingredients }: AdjustAnswer): number => ingredients.filter(({ cambio }) => cambio !== 0).length
const refusal = (request: AdjustRequest): string => {
  try {
    adjusted('helado', request)
  } catch (problem) {
    if (problem instanceof FormulaError) return problem.message
    throw problem
  }
  return ''
}

describe('beside what there is now', () => {
  test('a fifth less sweet and as hard as it was', () => {
    const answer = adjusted('helado', { ...balanced, objetivos: { POD: { factor: 0.8 }, PAC: 'mantener' } })
    expect(answer.factible).toBe(true)
    const [before, after] = [answer.antes, answer.despues]
    // As near as 5 % of the width of the type's range: 14 points of sweetness, and 4 °C at most.
    expect(Math.abs(figure(after, 'POD') - 0.8 * figure(before, 'POD'))).toBeLessThanOrEqual(0.7)
    expect(Math.abs(figure(after, 'PAC') - figure(before, 'PAC'))).toBeLessThanOrEqual(0.2)
    expect(answer.cumplimiento.filter(({ origen }) => origen === 'pedido').map(({ parametro }) => parametro)).toEqual([
      'POD',
      'PAC',
    ])
  })

  test('a figure that no range of the type speaks of is kept within a fiftieth', () => {
    const { antes, despues, factible } = adjusted('helado', {
      ...balanced,
      objetivos: { kcal_100g: { factor: 0.95 } },
    })
    expect(factible).toBe(true)
    expect(figure(despues, 'kcal_100g') / figure(antes, 'kcal_100g')).toBeCloseTo(0.95, 1)
  })

  test('keeping a figure does not give up the law of the name', () => {
    const poor = {
      ...balanced,
      ingredients: balanced.ingredients.map((line) => (line.name === 'Nata 35%' ? { ...line, grams: 90 } : line)),
    }
    const { cumplimiento } = adjusted('helado', { ...poor, objetivos: { grasaLactea: 'mantener' }, despensa: [] })
    const law = cumplimiento.find(({ parametro, origen }) => parametro === 'grasaLactea' && origen === 'ley')
    expect(law).toMatchObject({ min: 8, denominacion: 'Helado crema' })
  })

  test('what makes no sense is refused in words', () => {
    expect(refusal({ ...balanced, objetivos: { PAC: { factor: 0.8 } } })).toMatch(/^«PAC» se mide en °C/)
    expect(refusal({ ...balanced, objetivos: { POD: { factor: 0.8, min: 2 } as never } })).toMatch(/a la vez/)
    expect(refusal({ ...balanced, objetivos: { POD: { factor: 0 } } })).toMatch(/más que 0 y hasta 10/)
    expect(refusal({ ...balanced, objetivos: { POD: { factor: 11 } } })).toMatch(/más que 0 y hasta 10/)
    expect(refusal({ ...balanced, objetivos: { POD: 'igual' as never } })).toMatch(/«mantener»/)
    expect(refusal({ ...balanced, objetivos: { dulzor: 'mantener' } })).toMatch(/«dulzor»/)
    expect(refusal({ ...balanced, maxCambios: 0 })).toMatch(/^«maxCambios» debe ser un número entero de 1 a 50/)
    expect(refusal({ ...balanced, maxCambios: 1.5 })).toMatch(/entero/)
    expect(refusal({ ...balanced, maxCoste: -1 })).toMatch(/^«maxCoste» debe ser un número de 0 a 10000/)
  })
})

/** Fat and sweetness both out: with the batch kept it takes three lines. */
const twice = {
  type: 'helado_crema',
  total: true,
  despensa: [],
  ingredients: [
    { name: 'Leche entera', grams: 700 },
    { name: 'Nata 35%', grams: 60 },
    { name: 'Azúcar', grams: 180 },
    { name: 'Leche en polvo desnatada', grams: 20 },
    { name: 'Neutro para cremas 5', grams: 5 },
  ],
} as const

describe('how many lines change', () => {
  test.each(['menos_cambios', 'menor_coste'] as const)('no more than so many, looking for %s', (objetivo) => {
    for (const maxCambios of [2, 3, 4]) {
      const answer = adjusted('helado', { ...helado, objetivo, maxCambios })
      expect(answer.factible).toBe(true)
      expect(changed(answer)).toBeLessThanOrEqual(maxCambios)
    }
    if (objetivo === 'menor_coste') expect(changed(adjusted('helado', { ...helado, objetivo }))).toBeGreaterThan(4)
  })

  test('with one line alone the batch weighs what comes out, and it is said', () => {
    const answer = adjusted('helado', { ...helado, maxCambios: 1 })
    expect(answer.factible).toBe(true)
    expect(changed(answer)).toBe(1)
    expect(answer.explicacion.join(' ')).toContain(`ahora pesa ${Math.round(totalOf(answer, 'despues'))} g`)
  })

  test('where so few will not do, the nearest that so few give, and how many it takes', () => {
    const free = adjusted('helado', twice)
    expect(free.factible).toBe(true)
    const least = changed(free)
    const answer = adjusted('helado', { ...twice, maxCambios: 1 })
    expect(answer.factible).toBe(false)
    expect(changed(answer)).toBeLessThanOrEqual(1)
    const way = answer.relajaciones?.find(({ parametro }) => parametro === 'maxCambios')
    expect(way).toMatchObject({ valor: 1, limite: 'max' })
    expect(way?.necesario).toBeLessThanOrEqual(least)
    const told = adjusted('helado', { ...twice, maxCambios: way?.necesario as number })
    expect(told.factible).toBe(true)
    expect(changed(told)).toBe(way?.necesario)
    expect(adjusted('helado', { ...twice, maxCambios: (way?.necesario as number) - 1 }).factible).toBe(false)
  })
})

describe('what it may cost', () => {
  test('the ceiling holds, and is told among what was kept to', () => {
    const free = adjusted('helado', helado)
    const maxCoste = free.coste.despues.kg - 0.1
    const { factible, coste, cumplimiento } = adjusted('helado', { ...helado, maxCoste })
    expect(factible).toBe(true)
    expect(coste.despues.kg).toBeLessThan(maxCoste + 0.005)
    expect(cumplimiento).toContainEqual(
      expect.objectContaining({ parametro: 'maxCoste', origen: 'pedido', cumple: true }),
    )
  })

  test('where nothing is so cheap, the least that it must be let cost; at that it can be done', () => {
    const { factible, relajaciones, cumplimiento } = adjusted('helado', { ...helado, maxCoste: 1 })
    expect(factible).toBe(false)
    expect(cumplimiento).toContainEqual(expect.objectContaining({ parametro: 'maxCoste', cumple: false }))
    const way = relajaciones?.find(({ parametro }) => parametro === 'maxCoste')
    const cheapest = adjusted('helado', { ...helado, objetivo: 'menor_coste' }).coste.despues.kg
    expect(way?.necesario).toBeCloseTo(cheapest, 1)
    expect(adjusted('helado', { ...helado, maxCoste: way?.necesario as number }).factible).toBe(true)
  })

  test('what has no price is named: the ceiling counts it as free', () => {
    const { warnings } = adjusted('helado', {
      ...helado,
      maxCoste: 5,
      ingredients: [...helado.ingredients, { name: 'Polvo de la casa', grams: 5, azucares: 90, agua: 1, fijo: true }],
    })
    expect(warnings.join(' ')).toContain('Polvo de la casa')
  })
})

describe('the law of the name', () => {
  /** Milk fat that no mover can bring to 8 %: the figures come out and the name does not. */
  const unnamed = {
    type: 'helado_leche',
    despensa: [],
    ingredients: [
      { name: 'Leche entera', grams: 500 },
      { name: 'Agua', grams: 250 },
      { name: 'Nata 35%', grams: 60 },
      { name: 'Azúcar', grams: 150 },
      { name: 'Dextrosa', grams: 40 },
    ],
  } as const

  test('is compared as it is: what is answered as lawful is so', () => {
    const { cumplimiento, despues } = adjusted('helado', unnamed)
    const { legal } = despues as { readonly legal: { readonly cumple: boolean } }
    expect(legal.cumple).toBe(cumplimiento.every(({ origen, cumple }) => origen !== 'ley' || cumple))
  })

  test('a way out that gives it up says which name it costs, and can be asked for', () => {
    const { relajaciones } = adjusted('helado', unnamed)
    const way = relajaciones?.find(({ pierde }) => pierde !== undefined)
    expect(way).toMatchObject({ parametro: 'SLNG', limite: 'min', pierde: 'Helado de leche' })
    const { factible } = adjusted('helado', { ...unnamed, objetivos: { SLNG: { min: way?.necesario as number } } })
    expect(factible).toBe(true)
  })

  test('a figure of the law that the craft does not judge may be asked for by its key', () => {
    expect(refusal({ ...balanced, objetivos: { proteinaLactea: { min: 2 } } })).toBe('')
  })
})

describe('what there is of a line', () => {
  const having = (name: string, tengo: number, request: object = {}) =>
    adjusted('helado', {
      ...helado,
      ...request,
      ingredients: helado.ingredients.map((line) => (line.name === name ? { ...line, tengo } : line)),
    }).ingredients.find(({ nombre }) => nombre === name)?.despues

  test('is never passed, and does not free what keeps its role', () => {
    const free = having('Nata 35%', 10_000)
    expect(free).toBeGreaterThan(190)
    expect(having('Nata 35%', 190)).toBeLessThanOrEqual(190)
    expect(having('Pasta de avellana', 500)).toBe(80)
    expect(having('Pasta de avellana', 60)).toBe(60)
    // Where there is none left of something, it goes out.
    expect(having('Leche en polvo desnatada', 0)).toBe(0)
  })
})

describe('salt', () => {
  const salted = ({ ingredients }: AdjustAnswer) => ingredients.find(({ nombre }) => /^Sal/.test(nombre))

  test('is no antifreeze of an ice cream: it comes in where it is asked for, and nowhere else', () => {
    const wish = { ...balanced, objetivos: { POD: { factor: 0.8 }, PAC: 'mantener' } } as const
    expect(salted(adjusted('helado', wish))).toBeUndefined()
    expect(salted(adjusted('helado', { ...wish, despensa: 'catalogo' }))).toBeUndefined()
    expect(salted(adjusted('helado', { ...helado, objetivo: 'menor_coste' }))).toBeUndefined()
    expect(salted(adjusted('helado', { ...wish, despensa: ['Sal'] }))?.despues).toBeGreaterThan(0)
  })
})
