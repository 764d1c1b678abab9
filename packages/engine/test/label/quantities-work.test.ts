import { expect, test, vi } from 'vitest'
import { labelOf } from '../../src/entries/label.ts'
import { allCrafts, ingredientCatalogue, type LabelRequest } from '../../src/index.ts'

const LINES = 200
const NAMES = 50
const WORDS = 100
const ingredients = ingredientCatalogue.slice(0, LINES).map(({ name }) => ({ name, grams: 10 }))

/** Texts that are put into the form in which names are compared, for a label. */
function normalised(asked: Pick<LabelRequest, 'quid' | 'denominacion'>): number {
  const spy = vi.spyOn(String.prototype, 'normalize')
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

test('a name of a hundred words: each line is put in form once, and not once for each word', () => {
  const denominacion = 'x '.repeat(WORDS)
  normalised({ denominacion })
  const [without, named] = [normalised({}), normalised({ denominacion })]
  expect(named - without).toBeLessThan(LINES * 5)
})
