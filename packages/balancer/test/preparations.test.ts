import { helado } from '@obrador/engine'
import { describe, expect, test } from 'vitest'
import { adjusted, totalOf } from './solver.ts'

/** A formula inside another: it moves as one, and line by line where it is opened. */

const jijona = {
  oficio: 'turron',
  type: 'jijona',
  ingredients: [
    { ingrediente: 'Almendra cruda', peso: 600 },
    { ingrediente: 'Miel', peso: 250 },
    { ingrediente: 'Azúcar', peso: 150 },
    { ingrediente: 'Clara de huevo', peso: 15 },
  ],
}
const syrup = {
  oficio: 'pasteleria',
  ingredients: [
    { name: 'Agua', grams: 100 },
    { name: 'Azúcar', grams: 300 },
    { name: 'Dextrosa', grams: 100 },
  ],
}
/** An ice cream with far too much sugar, some of it inside. */
const withTurron = (wishes: object = {}, request: object = {}) => ({
  type: 'helado_crema',
  ...request,
  ingredients: [
    { name: 'Leche entera', grams: 500 },
    { name: 'Nata 35 %', grams: 150 },
    { name: 'Azúcar', grams: 210 },
    { name: 'Leche en polvo desnatada', grams: 30 },
    { name: 'Neutro para cremas 5', grams: 5 },
    { name: 'Turrón blando', grams: 150, preparacion: jijona, ...wishes },
  ],
})
const withSyrup = (wishes: object = {}) => ({
  type: 'sorbete_agua',
  despensa: [],
  ingredients: [
    { name: 'Fresa', grams: 400, fijo: true },
    { name: 'Agua', grams: 100, fijo: true },
    { name: 'Neutro para sorbetes 5', grams: 5, fijo: true },
    { name: 'Almíbar', grams: 500, preparacion: syrup, ...wishes },
  ],
})
const preparationIn = ({ formula }: ReturnType<typeof adjusted>) =>
  formula.ingredients.at(-1) as { readonly name: string; readonly grams: number; readonly preparacion: typeof jijona }

describe('as one', () => {
  const answer = adjusted('helado', withTurron())

  test('it is one line of the answer, and what is inside is as it was sent', () => {
    expect(answer.factible).toBe(true)
    expect(answer.ingredients.filter(({ nombre }) => nombre === 'Turrón blando')).toHaveLength(1)
    expect(answer.ingredients.every(({ preparacion }) => preparacion === undefined)).toBe(true)
    expect(preparationIn(answer).preparacion).toEqual(jijona)
  })

  test('what it gives the name to stays, and the formula of the answer is right by itself', () => {
    expect(answer.ingredients.find(({ nombre }) => nombre === 'Turrón blando')).toMatchObject({ antes: 150 })
    expect(helado.analyse(answer.formula)).toEqual(answer.despues)
    expect(answer.despues).toMatchObject({ verdict: 'equilibrada' })
  })

  test('set free, all of it moves together', () => {
    const freed = adjusted('helado', withSyrup({ fijo: false }))
    const [line] = freed.ingredients.filter(({ nombre }) => nombre === 'Almíbar')
    expect(line?.cambio).toBeLessThan(0)
    expect((freed.formula.ingredients.at(-1) as { preparacion: object }).preparacion).toEqual(syrup)
  })
})

describe('opened', () => {
  const answer = adjusted('helado', withTurron({ abrir: true }, { objetivos: { azucares: { max: 15 } } }))
  const inside = answer.ingredients.filter(({ preparacion }) => preparacion === 'Turrón blando')

  test('its lines stand among the others under its name, and what boils off is none of them', () => {
    expect(inside.map(({ nombre }) => nombre)).toEqual(jijona.ingredients.map(({ ingrediente }) => ingrediente))
    expect(answer.ingredients.map(({ nombre }) => nombre)).not.toContain('Agua evaporada')
  })

  test('the formula has it put back together, and reads as the answer says', () => {
    const { name, grams, preparacion } = preparationIn(answer)
    expect(name).toBe('Turrón blando')
    expect(preparacion.ingredients.map(({ ingrediente }) => ingrediente)).toEqual(
      jijona.ingredients.map(({ ingrediente }) => ingrediente),
    )
    expect(helado.analyse(answer.formula)).toEqual(answer.despues)
    expect(totalOf(answer, 'despues')).toBeGreaterThanOrEqual(grams)
  })

  test('its lines move by themselves: of a syrup the sugar falls and the water does not', () => {
    const syruped = adjusted('helado', withSyrup({ abrir: true }))
    const lines = syruped.ingredients.filter(({ preparacion }) => preparacion === 'Almíbar')
    expect(lines).toHaveLength(3)
    expect(new Set(lines.map(({ antes, despues }) => (despues / antes).toFixed(3))).size).toBeGreaterThan(1)
    expect(helado.analyse(syruped.formula)).toEqual(syruped.despues)
  })

  test('what is fixed inside it stays, and the rest moves', () => {
    const ingredients = syrup.ingredients.map((line, at) => (at === 0 ? { ...line, fijo: true } : line))
    const freely = adjusted('helado', withSyrup({ abrir: true })).ingredients
    const fixed = adjusted('helado', withSyrup({ abrir: true, preparacion: { ...syrup, ingredients } })).ingredients
    const inside = (of: typeof freely) => of.filter(({ preparacion }) => preparacion === 'Almíbar')
    expect(inside(freely)[0]?.cambio).not.toBe(0)
    expect(inside(fixed)[0]).toMatchObject({ cambio: 0, fijo: true })
    expect(inside(fixed).some(({ cambio }) => cambio !== 0)).toBe(true)
  })

  test('what it lost keeps its grams', () => {
    const lost = (request: object): number => {
      const [report] = helado.analyse(request as never).preparaciones ?? []
      return (report?.gramosPesados ?? 0) - (report?.gramos ?? 0)
    }
    expect(lost(answer.formula)).toBeCloseTo(lost(withTurron()), 1)
  })
})

describe('what would open the way', () => {
  const opened = { name: 'Almíbar', grams: 40, preparacion: { ...syrup, rendimiento: 95 }, abrir: true }
  const fixed = [
    { name: 'Fresa', grams: 400, fijo: true },
    { name: 'Agua', grams: 200, fijo: true },
    { name: 'Azúcar', grams: 320, fijo: true },
    { name: 'Neutro para sorbetes 5', grams: 5, fijo: true },
  ]

  test.each([
    ['before', [opened, ...fixed]],
    ['after', [...fixed, opened]],
  ])('is the line of the caller that it names, with a preparation opened %s it', (_, ingredients) => {
    const request = { type: 'sorbete_agua', despensa: [], total: false, ingredients }
    const { factible, alLiberar } = adjusted('helado', request)
    expect(factible).toBe(false)
    expect(alLiberar?.map(({ nombre }) => nombre)).toEqual(['Azúcar'])
    const freed = ingredients.map((line) => (line.name === 'Azúcar' ? { ...line, fijo: false } : line))
    expect(adjusted('helado', { ...request, ingredients: freed }).factible).toBe(true)
  })

  test('a pantry that has no room for one more is not refused', () => {
    const many = {
      oficio: 'helado',
      ingredients: Array.from({ length: 148 }, (_, at) => ({ name: 'Azúcar', grams: 1 + at })),
    }
    const request = {
      type: 'helado_crema',
      despensa: Array(51).fill('Inulina'),
      ingredients: [
        { name: 'Leche entera', grams: 500, fijo: true },
        { name: 'Azúcares', grams: 300, preparacion: many, abrir: true },
      ],
    }
    expect(adjusted('helado', request).status).toBe('ok')
  })
})
