import { afterEach, expect, test, vi } from 'vitest'
import { typeTable } from '../src/advise/identity.ts'
import { heladoIdentity } from '../src/crafts/helado/levers.ts'
import { allCrafts } from '../src/index.ts'

const right = {
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche entera', grams: 520 },
    { name: 'Nata 35%', grams: 200 },
    { name: 'Leche en polvo desnatada', grams: 30 },
    { name: 'Yema', grams: 40 },
    { name: 'Sacarosa', grams: 115 },
    { name: 'Dextrosa', grams: 40 },
    { name: 'Glucosa atomizada DE38', grams: 20 },
    { name: 'Inulina', grams: 10 },
    { name: 'Sal', grams: 1 },
    { name: 'Neutro para cremas 5', grams: 5 },
  ],
}

afterEach(() => void vi.restoreAllMocks())

/** How often a name that was read before is put in the form in which names are compared, and taken apart letter by letter. */
function formsOf(name: string): { readonly folded: number; readonly apart: number } {
  allCrafts.helado.analyse(right)
  const [folded, apart] = [vi.spyOn(String.prototype, 'toLowerCase'), vi.spyOn(String.prototype, 'normalize')]
  allCrafts.helado.analyse(right)
  const ofName = (texts: readonly unknown[]): number => texts.filter((text) => String(text) === name).length
  return { folded: ofName(folded.mock.contexts), apart: ofName(apart.mock.contexts) }
}

test('an egg is put in form once, and plain letters are not taken apart', () => {
  expect(formsOf('Yema')).toEqual({ folded: 1, apart: 0 })
})

test('nothing that a workshop might add is looked at for a formula that is right', () => {
  const table = typeTable(heladoIdentity, 'helado_crema')
  const { pantry } = table
  const read = vi.fn(() => pantry)
  Object.defineProperty(table, 'pantry', { get: read, configurable: true })
  expect(allCrafts.helado.analyse(right).verdict).toBe('equilibrada')
  expect(read).not.toHaveBeenCalled()
  const wrong = right.ingredients.map((line) => (line.name === 'Sacarosa' ? { ...line, grams: 10 } : line))
  allCrafts.helado.analyse({ ...right, ingredients: wrong })
  expect(read).toHaveBeenCalled()
  Object.defineProperty(table, 'pantry', { value: pantry, configurable: true })
})
