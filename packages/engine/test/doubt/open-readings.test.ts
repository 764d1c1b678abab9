import { expect, test } from 'vitest'
import { rowsById } from '../../src/catalogue/catalogue.ts'
import { rowSpreadOf } from '../../src/catalogue/spread.ts'
import { doubtReader } from '../../src/entries/doubt.ts'
import { allCrafts } from '../../src/index.ts'

/** What a reading leaves open widens the doubt, and never the figures. */

const rowOf = (id: string) => {
  const row = rowsById.get(id)
  if (!row) throw new Error(`no row ${id}`)
  return row
}
/** Variance of one component over all the ways of a row. */
const variance = (id: string, at: number, open?: Parameters<typeof rowSpreadOf>[2]): number =>
  (rowSpreadOf(rowOf(id), {}, open)?.ways ?? []).reduce((sum, way) => sum + (way[at] ?? 0) ** 2, 0)
const SUGARS = 2

test('a variety that nobody knows adds 2,5 points of sugar in quadrature to a fruit, and twice that where it is provisional', () => {
  const plain = variance('fresa', SUGARS)
  expect(variance('fresa', SUGARS, {})).toBeCloseTo(plain + 2.5 ** 2, 6)
  expect(variance('fresa', SUGARS, { others: [] })).toBeCloseTo(plain + 5 ** 2, 6)
})

test('what it may be as well adds how far it lies from it', () => {
  const water = 0
  const away = rowOf('harina').composition.water - rowOf('azucar').composition.water
  const plain = variance('harina', water)
  expect(variance('harina', water, { others: [rowOf('azucar')] })).toBeCloseTo(plain + away ** 2, 6)
})

test('an answer is as sure of its figures or less with a word left over, and the figures are the same', () => {
  const { name, grams } = allCrafts.helado.fields
  const asked = (fruit: string) =>
    allCrafts.helado.analyse(
      {
        type: 'sorbete_agua',
        ingredients: [
          { [name]: fruit, [grams]: 500 },
          { [name]: 'azúcar', [grams]: 200 },
          { [name]: 'agua', [grams]: 300 },
        ],
      } as never,
      { doubt: doubtReader },
    )
  const [plain, open] = [asked('fresa'), asked('fresa zurbarok')]
  expect(open.params).toStrictEqual(plain.params)
  const key =
    'azucares' in (plain.duda?.parametros ?? {}) ? 'azucares' : (Object.keys(plain.duda?.parametros ?? {})[0] ?? '')
  expect(open.duda?.parametros[key]?.mas_menos ?? 0).toBeGreaterThan(plain.duda?.parametros[key]?.mas_menos ?? 0)
})
