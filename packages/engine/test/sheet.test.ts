import { describe, expect, test } from 'vitest'
import { ingredientCatalogue } from '../src/catalogue/catalogue.ts'
import { componentLabels } from '../src/catalogue/component-labels.ts'
import { findRow } from '../src/catalogue/lookup.ts'
import { rowFromSheet } from '../src/catalogue/sheet.ts'
import { checkSheet, sheetOfRow } from '../src/catalogue/sheet-check.ts'
import { describeIngredient } from '../src/craft/describe.ts'
import { allCrafts, type CraftRequest, OWN_ROW } from '../src/index.ts'
import { totalFat, totalMass, totalSugars } from '../src/science/composition.ts'

const row = (id: string) => {
  const found = findRow(id)
  if (!found) throw new Error(id)
  return found
}

describe('a row from a supplier’s sheet', () => {
  test('closes at 100 and has the figures of the sheet', () => {
    const sheet = { grasa: 36, hidratos: 48, azucares: 42, fibra: 8, proteinas: 6, sal: 0.02 }
    const own = rowFromSheet('Mi cobertura', sheet, row('cob_negra_60'))
    expect(totalMass(own.composition)).toBeCloseTo(100, 6)
    expect(totalFat(own.composition)).toBeCloseTo(36, 6)
    expect(totalSugars(own.composition)).toBeCloseTo(42, 6)
    // The fat of a couverture is cocoa butter, as in the row it resembles.
    expect(own.composition.cocoaButter).toBeGreaterThan(30)
  })

  test('of the sheet that the catalogue would print is the same row, near enough', () => {
    for (const item of ingredientCatalogue) {
      const own = rowFromSheet(item.name, sheetOfRow(item), item).composition
      expect(Math.abs(totalFat(own) - totalFat(item.composition)), item.id).toBeLessThan(0.06)
      expect(Math.abs(totalSugars(own) - totalSugars(item.composition)), item.id).toBeLessThan(0.06)
      expect(Math.abs(own.labelProtein - item.composition.labelProtein), item.id).toBeLessThan(0.06)
      expect(totalMass(own), item.id).toBeCloseTo(100, 0)
      expect(checkSheet(sheetOfRow(item), item).asksRest, item.id).toBe(false)
      // Of a sweetener, the water of its sheet is its own and not the rest.
      if (item.composition.other > 50) expect(own.water, item.id).toBeLessThan(item.composition.water + 2)
    }
  })
})

test('every component of a description has a name for people', () => {
  for (const item of ingredientCatalogue) {
    for (const key of Object.keys(describeIngredient(item).composicion))
      expect(componentLabels, item.id).toHaveProperty(key)
  }
})

describe('the check of a sheet', () => {
  const milk = row('leche_entera')

  test('a sound one is accepted, and the rest is water', () => {
    const { problems, notes, kcal } = checkSheet(
      { grasa: 3.6, saturadas: 2.4, hidratos: 4.7, azucares: 4.7, proteinas: 3.1, sal: 0.1, kcal: 64 },
      milk,
    )
    expect(problems).toStrictEqual([])
    expect(notes.join()).toMatch(/agua/)
    expect(kcal).toBeGreaterThan(60)
  })

  test('the rest is asked about unless it is the water of what it resembles; minerals are no hole', () => {
    const sheet = { grasa: 3.6, hidratos: 4.7, azucares: 4.7, proteinas: 3.1 }
    expect(checkSheet(sheet, milk)).toMatchObject({ asksRest: false })
    const paste = checkSheet(sheet, row('avellana_tostada'))
    expect(paste).toMatchObject({ asksRest: true, problems: [] })
    expect(paste.rest).toBeGreaterThan(80)
    const powder = { grasa: 1, hidratos: 52, azucares: 52, proteinas: 35, sal: 1.1, agua: 4 }
    expect(checkSheet(powder, row('lpd'))).toMatchObject({ asksRest: false, problems: [] })
    expect(checkSheet({ ...powder, hidratos: 40, azucares: 40 }, row('lpd'))).toMatchObject({ asksRest: true })
  })

  test.each([
    [{ grasa: 3, saturadas: 5, hidratos: 5, azucares: 5, proteinas: 3 }, /saturadas/],
    [{ grasa: 3, hidratos: 5, azucares: 9, proteinas: 3 }, /azúcares/],
    [{ grasa: 60, hidratos: 50, azucares: 5, proteinas: 3 }, /suma 113 g/],
    [{ grasa: 3.6, hidratos: 4.7, azucares: 4.7, proteinas: 3.1, agua: 70 }, /faltan 18,6 g/],
    [{ grasa: 3.6, hidratos: 4.7, azucares: 4.7, proteinas: 3.1, kcal: 164 }, /164 kcal/],
  ])('%o is questioned', (sheet, why) => {
    expect(checkSheet(sheet, milk).problems.join()).toMatch(why)
  })
})

/** A formula of each craft in which a line may bring its own row. */
const examples: Readonly<
  Record<keyof typeof allCrafts, readonly [id: string, request: (line: object) => CraftRequest]>
> = {
  helado: [
    'nata',
    (line) => ({
      ingredients: [
        { name: 'Leche entera', grams: 700 },
        { name: 'X', grams: 300, ...line },
      ],
    }),
  ],
  panaderia: [
    'mantequilla',
    (line) => ({
      ingredients: [
        { name: 'Harina', grams: 1000 },
        { name: 'Agua', grams: 600 },
        { name: 'X', grams: 90, ...line },
      ],
    }),
  ],
  pasteleria: [
    'mantequilla',
    (line) => ({
      type: 'pound_cake',
      ingredients: ['Harina', 'Azúcar', 'Huevo entero']
        .map((name) => ({ name, grams: 250 }))
        .concat([{ name: 'X', grams: 250, ...line }]),
    }),
  ],
  turron: [
    'miel',
    (line) => ({
      ingredients: [
        { ingrediente: 'almendra_tostada', peso: 600 },
        { ingrediente: 'X', peso: 300, ...line },
      ],
    }),
  ],
  cacao: [
    'cob_negra',
    (line) => ({
      ingredients: [
        { ingrediente: 'azucar', peso: 300 },
        { ingrediente: 'X', peso: 600, ...line },
      ],
    }),
  ],
}

test.each(Object.keys(allCrafts) as (keyof typeof allCrafts)[])('%s reads a row that a line brings along', (craft) => {
  const [id, request] = examples[craft]
  const { fields } = allCrafts[craft].definition.reads
  const named = allCrafts[craft].analyse(request({ [fields.name]: id })) as {
    readonly params: object
    readonly warnings: readonly string[]
  }
  const brought = allCrafts[craft].analyse(request({ [OWN_ROW]: row(id) })) as {
    readonly params: object
    readonly warnings: readonly string[]
  }
  expect(brought.params).toStrictEqual(named.params)
  expect(brought.warnings.join()).not.toMatch(/No reconozco/)
})
