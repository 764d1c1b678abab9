import { expect, test } from 'vitest'
import { adjusted } from './solver.ts'

test('nothing is adjusted while a line that weighs is unread: it is asked for', () => {
  const ingredients = [
    { name: 'líquido blanco de la tía', grams: 630 },
    { name: 'nata 35 %', grams: 150 },
    { name: 'azúcar', grams: 130 },
    { name: 'dextrosa', grams: 40 },
  ]
  const answer = adjusted('helado', { type: 'base', ingredients })
  expect(answer.factible).toBe(false)
  expect(answer.ingredients.map(({ cambio }) => cambio)).toStrictEqual([0, 0, 0, 0])
  expect(answer.explicacion).toStrictEqual([
    expect.stringMatching(
      /^No cambio nada hasta aclararlo: no sé qué es «líquido blanco de la tía» \(66 % de la masa\)\./,
    ),
  ])
})

const BREAD = [
  { name: 'Harina', grams: 1000 },
  { name: 'Levadura fresca', grams: 15 },
]

test('what nobody weighed stays: a pinch is left where it is, and what could be as much as the rest is asked for', () => {
  const pinch = adjusted('panaderia', {
    type: 'pan_comun',
    ingredients: [...BREAD, { name: 'Agua', grams: 420 }, { name: 'Sal', grams: 0, sinPesar: true }],
  })
  expect(pinch.factible).toBe(true)
  expect(pinch.ingredients.at(-1)).toMatchObject({ nombre: 'Sal', antes: 0, despues: 0, sinPesar: true })
  expect(pinch.warnings.join()).toMatch('«Sal» está sin pesar')
  expect(pinch.explicacion.join()).not.toMatch(/\bla sal\b/)
  // A bound of the law that it decides is neither met nor missed.
  expect(pinch.cumplimiento.filter(({ parametro }) => /^sal/.test(parametro))).toEqual([])
  const water = adjusted('panaderia', {
    type: 'pan_comun',
    ingredients: [...BREAD, { name: 'Agua', grams: 0, sinPesar: true }, { name: 'Sal', grams: 18 }],
  })
  expect(water).toMatchObject({ factible: false, estado: 'sin_ajustar' })
  expect(water.explicacion).toEqual([expect.stringMatching(/^¿Cuánto pesa «Agua»\?/)])
})

test('what all but is of a type of its own stays until somebody says which was meant; as that type it is adjusted', () => {
  const ingredients = [
    { name: 'Harina de arroz', grams: 600 },
    { name: 'Almidón de maíz', grams: 400 },
    { name: 'Agua', grams: 980 },
    { name: 'Sal', grams: 16 },
    { name: 'Levadura fresca', grams: 25 },
  ]
  const asCommon = adjusted('panaderia', { type: 'pan_comun', ingredients })
  expect(asCommon).toMatchObject({ factible: false, estado: 'sin_ajustar' })
  expect(asCommon.ingredients.map(({ cambio }) => cambio)).toStrictEqual([0, 0, 0, 0, 0])
  expect(asCommon.explicacion.join()).toMatch(/no lleva harina con gluten/)
  expect(adjusted('panaderia', { type: 'pan_sin_gluten', ingredients }).factible).toBe(true)
})
