import { describe, expect, test } from 'vitest'
import { ingredientCatalogue, rowsById } from '../../src/catalogue/catalogue.ts'
import { measuredReadingOf } from '../../src/catalogue/measured.ts'
import { rowSpreadOf, shiftedRow } from '../../src/catalogue/spread.ts'
import { totalFat, totalMass, totalSugars } from '../../src/science/composition.ts'
import { tableOf } from '../fixtures/table.ts'

const row = (id: string) => {
  const found = rowsById.get(id)
  if (!found) throw new Error(`${id} is not in the catalogue`)
  return found
}

const deviationOf = (
  id: string,
  read: (of: ReturnType<typeof row>['composition']) => number,
  measured = {},
): number => {
  const item = row(id)
  const squares = rowSpreadOf(item, measured)?.ways.map(
    (way) => (read(shiftedRow(item, way).composition) - read(item.composition)) ** 2,
  )
  return Math.sqrt(squares?.reduce((sum, one) => sum + one, 0) ?? Number.NaN)
}

describe('how much a purchase varies', () => {
  test('every row of the catalogue has its spread', () => {
    expect(ingredientCatalogue.filter((item) => rowSpreadOf(item) === undefined).map(({ id }) => id)).toEqual([])
  })

  test('a purchase that differs still closes', () => {
    const open = ingredientCatalogue.filter((item) =>
      rowSpreadOf(item)?.ways.some(
        (way) => Math.abs(totalMass(shiftedRow(item, way).composition) - totalMass(item.composition)) > 0.02,
      ),
    )
    expect(open.map(({ id }) => id)).toEqual([])
  })

  test('a pure substance does not vary', () => {
    for (const id of ['azucar', 'agua', 'sal', 'aceite_girasol']) expect(rowSpreadOf(row(id))?.ways).toEqual([])
  })

  test('strawberries by their sugar, couverture by its fat, coconut milk by its own', () => {
    expect(deviationOf('fresa', totalSugars)).toBeCloseTo(0.816, 3)
    expect(deviationOf('cob_negra_70', totalFat)).toBeCloseTo(2.7, 2)
    expect(deviationOf('leche_coco', totalFat)).toBeCloseTo(4.5, 2)
  })

  test('a mixture varies as its parts do, and by how it was mixed', () => {
    // Half and half of two creams of 0.65 and 1.0: half of the root of their squares, and a point of share more or less.
    expect(deviationOf('nata_mixta', totalFat)).toBeGreaterThan(0.59)
    expect(deviationOf('nata_mixta', totalFat)).toBeLessThan(0.61)
  })

  test('what is measured varies by the error of the measure', () => {
    expect(deviationOf('cob_negra_70', totalFat, { grasa: 42.45 })).toBeLessThan(0.41)
    expect(deviationOf('fresa', totalSugars, { brix: measuredReadingOf(row('fresa'), 'brix') })).toBeLessThan(0.3)
    expect(deviationOf('ron', ({ alcohol }) => alcohol, { grado: 37.5 })).toBeLessThan(0.145)
  })
})

const COLUMNS = ['water', 'fat', 'sugars', 'protein', 'starch', 'fibre', 'salt', 'alcohol'] as const

describe('the table equals the spreads it was converted from', () => {
  test('deviation by deviation', () => {
    const rows = tableOf('spread.tsv')
    expect(rows.length).toBeGreaterThan(600)
    const wrong = rows.flatMap(({ id = '', ...figures }) =>
      COLUMNS.flatMap((column) => {
        const expected = Number(figures[column])
        const found = deviationOf(id, (of) =>
          column === 'fat' ? totalFat(of) : column === 'sugars' ? totalSugars(of) : of[column],
        )
        // The component that closes is worked out; the table rounds it.
        return Math.abs(found - expected) > 0.02 + 0.04 * expected ? [`${id} ${column}: ${found} for ${expected}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })
})
