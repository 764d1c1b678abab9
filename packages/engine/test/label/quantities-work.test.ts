import { expect, test, vi } from 'vitest'
import { labelOf } from '../../src/entries/label.ts'
import { allCrafts, ingredientCatalogue, type LabelRequest } from '../../src/index.ts'

const LINES = 200
const NAMES = 50
const WORDS = 100
const ingredients = ingredientCatalogue.slice(0, LINES).map(({ name }) => ({ name, grams: 10 }))

/** Texts that are put into the form in which names are compared, for a label. */
function normalised(asked: Pick<LabelRequest, 'quid' | 'denominacion'>): number {
  const spy = vi.spyOn(String.prototype, 'toLowerCase')
  labelOf(allCrafts.helado, { type: 'base', ingredients, ...asked })
  const count = spy.mock.calls.length
  spy.mockRestore()
  return count
}

test('fifty names to tell the quantity of: each text is put in form once, and not once for each name', () => {
  const quid = Array.from({ length: NAMES }, (_, at) => `nombre que nadie dirá ${at}`)
  normalised({})
  const [without, withNames] = [normalised({}), normalised({ quid })]
  const texts = LINES * 20 + NAMES * 4
  expect(withNames - without).toBeLessThan(texts)
})

test.each([
  ['that nobody knows', 'x'],
  ['of another language', 'salt'],
])('a name of many words %s: each line is put in form once, and not once for each word', (_, word) => {
  const denominacion = `${word} `.repeat(WORDS / word.length)
  normalised({ denominacion })
  const [without, named] = [normalised({}), normalised({ denominacion })]
  expect(named - without).toBeLessThan(LINES * 5 + WORDS * 20)
})
