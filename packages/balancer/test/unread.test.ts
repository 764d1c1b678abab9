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
