import { describe, expect, test } from 'vitest'
import { share } from '../../../../tools/tier.ts'
import { rowsById } from '../../src/catalogue/catalogue.ts'
import { normaliseName } from '../../src/catalogue/normalise.ts'
import { labelOf } from '../../src/entries/label.ts'
import { englishNames } from '../../src/entries/names-en.ts'
import { italianNames } from '../../src/entries/names-it.ts'
import { allCrafts } from '../../src/index.ts'

/** A label is in Spanish (Regulation (EU) 1169/2011, art. 15), whatever language its lines were written in: a row by its English or Italian name is printed as the row. */

const BESIDE = {
  helado: { type: 'helado_leche', lines: { 'Leche entera': 650, Azúcar: 150, 'Nata 35 %': 80 } },
  panaderia: { lines: { 'Harina de trigo': 500, Agua: 300, Sal: 10, 'Levadura fresca': 10 } },
  pasteleria: { lines: { 'Harina de trigo': 500, Azúcar: 300, Mantequilla: 200, 'Huevo entero': 200 } },
  turron: { lines: { Almendra: 600, Miel: 200, Azúcar: 100, 'Clara de huevo': 20 } },
  cacao: { lines: { 'Pasta de cacao': 600, Azúcar: 300, 'Manteca de cacao': 100 } },
} as const
type CraftName = keyof typeof BESIDE

/** What goes to a label and to the counter. Warnings say the name that was written. */
function printedWith(id: CraftName, name: string) {
  const { fields } = allCrafts[id]
  const { lines, ...asked } = BESIDE[id]
  const ingredients = Object.entries({ ...lines, [name]: 60 }).map(([line, grams]) => ({
    [fields.name]: line,
    [fields.grams]: grams,
  }))
  const craft = allCrafts[id] as unknown as Parameters<typeof labelOf>[0]
  const { denominacion, ingredientes, alergenos, menciones, obligatorio } = labelOf(craft, { ...asked, ingredients })
  const { lista, ...list } = ingredientes
  return { denominacion, list, lista: lista.map(({ lineas: _, ...one }) => one), alergenos, menciones, obligatorio }
}

describe.each([englishNames, italianNames])('$language', ({ rowName }) => {
  test.each(Object.keys(BESIDE) as CraftName[])('%s', (id) => {
    // What people give that name to, besides, is another food: it is printed as it was written.
    const rows = [...rowsById.values()].filter(
      (row) =>
        rowName(row) !== row.name &&
        ![row.name, ...row.near].some((one) => normaliseName(one) === normaliseName(rowName(row))) &&
        !Object.hasOwn(BESIDE[id].lines, row.name),
    )
    expect(rows.length).toBeGreaterThan(600)
    const others = share(rows, 3 * Object.keys(BESIDE).indexOf(id)).flatMap((row) => {
      const [said, written] = [printedWith(id, row.name), printedWith(id, rowName(row))].map((one) =>
        JSON.stringify(one),
      )
      return said === written ? [] : [`${row.id}: ${said} ≠ ${written}`]
    })
    expect(others).toEqual([])
  })
})

test('a name of another language stands beside the lines that were sent, and nothing of it on the label', () => {
  const { denominacion, ingredientes, alergenos } = printedText()
  expect(denominacion).toBe('Helado de leche con azafrán')
  expect(ingredientes.texto).toContain('azafrán')
  expect(ingredientes.lista.flatMap(({ lineas }) => lineas)).toContain('Zafferano')
  expect(alergenos.texto).not.toMatch(/latte|zafferano/i)
})

function printedText() {
  const ingredients = [
    { name: 'Latte intero', grams: 650 },
    { name: 'Panna 35%', grams: 120 },
    { name: 'Zucchero', grams: 150 },
    { name: 'Zafferano', grams: 1 },
  ]
  return labelOf(allCrafts.helado as unknown as Parameters<typeof labelOf>[0], { type: 'helado_leche', ingredients })
}
