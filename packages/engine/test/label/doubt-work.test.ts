import { afterEach, expect, test, vi } from 'vitest'
import { nutrientDeviations } from '../../src/entries/doubt.ts'
import { labelOf } from '../../src/entries/label.ts'
import { allCrafts, ingredientCatalogue } from '../../src/index.ts'

const LINES = 200
const ingredients = ingredientCatalogue.slice(0, LINES).map(({ name }) => ({ name, grams: 10 }))

afterEach(() => void vi.restoreAllMocks())

test('how the rows of a label vary is worked out once for each row, and not for each label', () => {
  const doubted = () => labelOf(allCrafts.helado, { type: 'base', ingredients }, { doubt: nutrientDeviations })
  const first = doubted()
  const made = vi.spyOn(Float64Array, 'from')
  expect(doubted()).toEqual(first)
  expect(made.mock.calls.length).toBeLessThan(LINES)
})
