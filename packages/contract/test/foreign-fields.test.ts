import { expect, test, vi } from 'vitest'
import { ignoredFields, unitProblem } from '../src/index.ts'

const ingredients = [{ name: 'Leche entera', grams: 100, materiagrassa: 4 }]
const foreign = (count: number, value: unknown): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`campo mío ${at}`, value]))

/** Names that are put in the form in which fields are compared. */
function compared(work: () => unknown): number {
  const spy = vi.spyOn(String.prototype, 'toLowerCase')
  work()
  const count = spy.mock.calls.length
  spy.mockRestore()
  return count
}

test('of a body with 25,000 fields of its own some hundreds are held against ours, and the lines are read all the same', () => {
  const body = { ...foreign(25_000, 1), ingredients }
  expect(compared(() => ignoredFields('helado', body))).toBeLessThan(2_000)
  expect(ignoredFields('helado', body)).toEqual([expect.stringContaining('materiagrassa')])
})

test('nor does the same field in each line count again', () => {
  const lines = Array.from({ length: 200 }, () => ({ ...ingredients[0], ...foreign(20, 1) }))
  expect(compared(() => ignoredFields('helado', { ingredients: lines }))).toBeLessThan(100)
})

test('nor are all of them asked for a unit', () => {
  const body = { ...foreign(25_000, 'x'), ingredients }
  expect(compared(() => unitProblem(body, { name: 'name' }))).toBeLessThan(2_000)
})
