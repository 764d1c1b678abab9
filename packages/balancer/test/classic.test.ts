import { expect, test } from 'vitest'
import { couverture, salt } from './fixtures.ts'
import { adjusted, totalOf } from './solver.ts'

const { objetivos, ...question } = couverture
/** The rules of the craft stand aside: what moves is what the caller sets free, and nothing comes in. */
const request = {
  ...question,
  despensa: [],
  total: true,
  ingredients: [...question.ingredients.map((line) => ({ ...line, fijo: false })), { ...salt, fijo: true }],
}
const answer = adjusted('pasteleria', { ...request, objetivos })

test('all four wishes at once are impossible', () => {
  expect(answer.factible).toBe(false)
})

test('relaxing one of three is enough, each to its own value, and water alone does not help', () => {
  const needed = answer.relajaciones?.map(({ parametro, limite, valor, necesario }) => [
    parametro,
    limite,
    valor,
    necesario,
  ])
  expect(needed).toEqual([
    ['azucares', 'max', 27, 29.34],
    ['mantecaCacao', 'max', 21, 22.35],
    ['grasaLactea', 'max', 12.5, 14.78],
  ])
})

test.each([
  ['azucares', 29.34],
  ['mantecaCacao', 22.35],
  ['grasaLactea', 14.78],
] as const)('with %s at %d the others come out exact', (relaxed, value) => {
  const wanted = { ...objetivos, [relaxed]: { min: value, max: value } }
  const { factible, despues } = adjusted('pasteleria', { ...request, objetivos: wanted })
  expect(factible).toBe(true)
  const { params } = despues as { params: Record<string, number> }
  expect(params).toMatchObject(Object.fromEntries(Object.entries(wanted).map(([key, { max }]) => [key, max])))
})

test('the nearest formula gives up taste first, keeps the weight and the salt', () => {
  const { params } = answer.despues as { params: Record<string, number> }
  expect(params).toMatchObject({ agua: 21, mantecaCacao: 21, grasaLactea: 12.5 })
  expect(params.azucares).toBeCloseTo(29.34, 1)
  expect(totalOf(answer, 'despues')).toBeCloseTo(1000, 0)
  expect(answer.ingredients.at(-1)).toMatchObject({ nombre: 'Sal', antes: 2, despues: 2, fijo: true })
})

test('says so as a colleague would', () => {
  const said = answer.explicacion.join(' ')
  expect(said).toContain('azúcares, manteca de cacao y grasa láctea chocan entre sí')
  expect(said).toContain('azúcares hasta 29,34 % (ahora, máximo 27)')
})
