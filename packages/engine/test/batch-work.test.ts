import { expect, test, vi } from 'vitest'
import { brixBlend } from '../src/craft/batch/refraction.ts'
import { batchOf } from '../src/entries/batch.ts'
import { allCrafts, ingredientCatalogue } from '../src/index.ts'

const LINES = 200
const ingredients = [
  { name: 'Leche entera', grams: 500 },
  ...ingredientCatalogue.slice(0, LINES - 1).map(({ name }, at) => ({ name, grams: 10 + (at % 7) })),
]

test('what a refractometer sees in a row is read some times for each line, and not once for each line that may be a slip', () => {
  const [first] = brixBlend.measures
  const seen = vi.fn(first)
  const measures = brixBlend.measures as (typeof seen)[]
  measures[0] = seen
  batchOf(allCrafts.helado, { formula: { type: 'base', ingredients }, medidas: [{ que: 'brix', valor: 30 }] }, {})
  measures[0] = first as typeof seen
  // Three ways of telling what each row varies by read it too.
  expect(seen.mock.calls.length).toBeLessThan(100 * LINES)
})
