import { expect, test } from 'vitest'
import { ingredientCatalogue, rowsById } from '../src/catalogue/catalogue.ts'
import { findRow } from '../src/catalogue/lookup.ts'
import { seldomRows } from '../src/catalogue/reading/seldom.ts'
import { dataSources } from '../src/catalogue/sources.ts'
import { allergenNames } from '../src/make/label/terms.ts'
import { totalFat, totalMass } from '../src/science/composition.ts'
import { readIngredientName } from '../src/whole.ts'

/** What is seldom bought is held to what holds of the catalogue. */

const rows = seldomRows()

test('mass closes at 100 ± 2, and fat holds its saturated part', () => {
  const open = rows.filter(
    ({ composition: of }) => Math.abs(totalMass(of) - 100) > 2 || of.saturatedFat > totalFat(of) || of.salt > of.ash,
  )
  expect(open.map(({ id, composition: of }) => `${id}: ${totalMass(of)}`)).toEqual([])
})

test('each says a shelf, a source, a grade, a price and an allergen that there are', () => {
  const shelves = new Set(ingredientCatalogue.map(({ category }) => category))
  for (const { id, category, source, grade, price, allergens } of rows) {
    expect(shelves.has(category), `${id}: ${category}`).toBe(true)
    expect(Object.keys(dataSources), id).toContain(source.split(':')[0])
    expect(['A', 'B', 'C'], id).toContain(grade)
    expect(price, id).toBeGreaterThan(0)
    for (const allergen of allergens) expect(allergenNames, id).toHaveProperty(allergen)
  }
})

test('no id and no name of the catalogue is taken', () => {
  expect(rows.filter(({ id }) => rowsById.has(id))).toEqual([])
  expect(rows.flatMap(({ name, aliases }) => [name, ...aliases]).filter((label) => findRow(label))).toEqual([])
})

test('each is read by every name that it has, and told', () => {
  const lost = rows.flatMap(({ id, name, aliases }) =>
    [name, ...aliases].filter((label) => {
      const found = readIngredientName(label)
      return found?.ingredient.id !== id || !found.interpreted
    }),
  )
  expect(lost).toEqual([])
})

test('what has wheat, barley, milk or almond says so', () => {
  const allergens = Object.fromEntries(rows.map((row) => [row.id, row.allergens]))
  expect(allergens.masa_filo).toEqual(['gluten'])
  expect(allergens.cuscus).toEqual(['gluten'])
  expect(allergens.arroz_inflado_malteado).toEqual(['gluten'])
  expect(allergens.mantecado).toEqual(['gluten', 'frutos_cascara'])
  expect(allergens.lentejas_chocolate).toEqual(['leche', 'soja'])
})
