import { describe, expect, test } from 'vitest'
import { ingredientCatalogue, rowsById } from '../../src/catalogue/catalogue.ts'
import { designationOfRow, isCompoundRow } from '../../src/catalogue/designations.ts'
import { allergenWordsIn } from '../../src/make/label/allergens.ts'
import { textSpansOf } from '../../src/make/label/spans.ts'
import { allergenWords } from '../../src/words/allergens.ts'

const nameOf = (id: string): string => {
  const row = rowsById.get(id)
  if (!row) throw new Error(`no row ${id}`)
  return designationOfRow(row)
}

describe('names in a list', () => {
  test('carry no figure, percentage nor alternative of the trade', () => {
    const odd = ingredientCatalogue
      .filter((row) => /\d|%| \/ |°|\bDE\b/.test(designationOfRow(row)))
      .map(({ id }) => id)
    expect(odd).toEqual([])
  })

  test.each([
    ['harina_fuerza', 'harina de trigo'],
    ['glucosa', 'jarabe de glucosa'],
    ['nata', 'Nata'],
    ['goma_guar', 'estabilizante (goma guar)'],
    ['pure_fresa', 'Puré de fresa con azúcar'],
    ['pure_manzana', 'puré de manzana'],
    ['ron', 'Ron'],
    ['praline_avellana_50', 'Praliné de avellana'],
    ['nata_sin_lactosa', 'Nata sin lactosa'],
  ])('%s is %s', (id, name) => {
    expect(nameOf(id)).toBe(name)
  })

  test('every additive has a class, but those that are mixtures', () => {
    const additive = new Set(['estabilizante', 'emulgente', 'acido', 'edulcorante', 'poliol', 'impulsor'])
    const bare = ingredientCatalogue
      .filter(
        (row) => additive.has(row.category) && !isCompoundRow(row) && !/^[a-z ]+ \(.+\)$/.test(designationOfRow(row)),
      )
      .map(({ id }) => id)
    // Gelatine is a food, not an additive.
    expect(bare).toEqual(['gelatina'])
  })
})

describe('allergens in a name', () => {
  test('every row with gluten or nuts says which cereal or nut', () => {
    const generic = new Set([allergenWords.gluten, allergenWords.frutos_cascara])
    for (const row of ingredientCatalogue) {
      for (const allergen of row.allergens) {
        for (const word of allergenWordsIn(allergen, { rows: [row] })) expect(generic, row.id).not.toContain(word)
      }
    }
  })

  test('every allergen of every row is marked once in its spans', () => {
    for (const row of ingredientCatalogue) {
      const spans = textSpansOf(designationOfRow(row), { allergens: row.allergens, rows: [row] }, undefined)
      const marked = spans.flatMap(({ alergeno }) => alergeno ?? [])
      expect([...new Set(marked)].toSorted(), row.id).toEqual([...row.allergens].toSorted())
      expect(
        spans
          .map(({ texto }) => texto)
          .join('')
          .startsWith(designationOfRow(row)),
      ).toBe(true)
    }
  })

  test.each([
    ['harina_centeno', 'harina de CENTENO'],
    ['harina_espelta', 'Harina de espelta blanca (TRIGO)'],
    ['jarabe_malta', 'extracto de malta de CEBADA'],
    ['pecana', 'nuez PACANA'],
    ['crema_cacao_avellana', 'Crema de cacao y AVELLANAS (LECHE y SOJA)'],
    ['salsa_soja', 'Salsa de SOJA (TRIGO)'],
    ['macadamia', 'Nuez de MACADAMIA'],
  ])('%s is printed %s', (id, text) => {
    const row = rowsById.get(id)
    if (!row) throw new Error(id)
    const spans = textSpansOf(designationOfRow(row), { allergens: row.allergens, rows: [row] }, undefined)
    expect(spans.map(({ texto, alergeno }) => (alergeno ? texto.toUpperCase() : texto)).join('')).toBe(text)
  })
})
