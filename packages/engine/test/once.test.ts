import { expect, test } from 'vitest'
import { once } from '../src/judge/once.ts'

test('the same formula asked as another type, or with another figure, is another question', () => {
  const asked: string[] = []
  const judged = once((_: object, type: string, measured?: number) => {
    asked.push(`${type} ${measured}`)
    return `${type} ${measured}`
  })
  const formula = {}
  expect(judged(formula, 'jijona')).toBe('jijona undefined')
  expect(judged(formula, 'alicante')).toBe('alicante undefined')
  expect(judged(formula, 'alicante', 0.6)).toBe('alicante 0.6')
  expect(judged(formula, 'alicante', 0.6)).toBe('alicante 0.6')
  expect(judged({}, 'alicante', 0.6)).toBe('alicante 0.6')
  expect(asked).toEqual(['jijona undefined', 'alicante undefined', 'alicante 0.6', 'alicante 0.6'])
})
