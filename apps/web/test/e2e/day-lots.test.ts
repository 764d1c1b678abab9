import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { chooseCopy, restore, toast } from './book.ts'
import { DESK, PHONE, plain, serve, textOf, turnTo } from './browser.ts'

/** Working days over several rooms: a fact about a lot is the same on every page on which it appears. */

const served = serve()

const CSV = `Receta;Ingrediente;Gramos;Precio €/kg
Pan de molde;Harina de fuerza;1000;0,80
;Agua;600;
;Sal;20;
;Levadura fresca;20;
`

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The button of the line in hand: weighed and, where its sack is known, of that one. */
const weighed = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Pesado/ })

async function finish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Terminada' }).click()
  await page.getByRole('button', { name: 'Nada, solo apuntar' }).click()
  const lot = await page.getByLabel('Lote de la hornada').inputValue()
  await page.getByRole('button', { name: 'Guardar', exact: true }).last().click()
  await toast(page).getByText(`Hornada ${lot} guardada.`).waitFor()
  return lot
}

async function recall(page: Page, button: RegExp): Promise<string> {
  await page.locator('[data-part=recall]').getByRole('button', { name: button }).click()
  return plain(await page.locator('[data-part=recall] h2').first().textContent())
}

it('a book comes in, is priced, planned, weighed with its lots, labelled and traced', async () => {
  const page = await served.open(DESK, '/importar')
  await page.setInputFiles('input[type=file]', { name: 'libro.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) })
  await page
    .locator('[data-part=import-foot]')
    .getByRole('button', { name: /^Importar/ })
    .click()
  await page.locator('[data-part=import-done]').waitFor()

  await turnTo(page, '/produccion')
  await page.getByRole('button', { name: 'Añadir producto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pan de molde' }).click()
  await field(page, 'Piezas de Pan de molde').fill('10')
  await field(page, 'Gramos por pieza de Pan de molde').fill('500')
  // What the book says of flour is what the shopping list counts with.
  const flour = page.locator('[data-part=buy-row]', { hasText: 'Harina de fuerza' })
  await expect.poll(async () => plain(await flour.textContent())).toContain('€')

  await page.getByRole('button', { name: 'Pesar' }).click()
  const room = page.getByRole('dialog', { name: 'Pan de molde' })
  await room.getByRole('button', { name: 'Apuntar lote' }).click()
  await field(page, 'Lote').fill('H-2291')
  await field(page, 'De quién es').fill('Harinas Sur')
  await page.getByLabel('Cuándo llegó').fill('2026-11-10')
  await page.getByRole('button', { name: 'Hecho', exact: true }).click()
  await room.getByRole('button', { name: 'Pesado · H-2291' }).click()
  await room.getByText('sin lote: no hace falta').first().waitFor()
  for (let line = 1; line < 4; line++) await weighed(page).click()
  const lot = await finish(page)
  expect(lot).toMatch(/^L\d{6}-1$/)
  await toast(page).getByRole('button', { name: 'Etiqueta' }).click()
  await expect.poll(() => page.getByLabel('Lote', { exact: true }).inputValue()).toBe(lot)

  await turnTo(page, '/hornadas')
  expect(await recall(page, /H-2291/)).toBe('Con la harina de fuerza H-2291 hiciste 1 hornada y 10 piezas.')
  await page.getByText(/^De quién vino: Harinas Sur\. Cuándo llegó: .*10/).waitFor()
  await page.getByText('? sal y levadura fresca, sin lote').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ])
  const csv = await textOf(download)
  expect(csv).toMatch(/Harina de fuerza;H-2291;.*;Harinas Sur;2026-11-10/)
  expect(csv).toContain('Sal;? sin lote')
  // The sack that is open says the same number of batches.
  await turnTo(page, '/lotes')
  const sack = page.locator('[data-part=lot-row]', { hasText: 'H-2291' })
  expect(plain(await sack.textContent())).toContain('1 hornada ›')
})

const line = (id: string, name: string, grams: number) => ({ id, name, grams, locked: false })
const formula = (name: string, lines: readonly object[]) => ({
  craft: 'pasteleria',
  type: 'crema_pastelera',
  name,
  lines,
  given: {},
  batch: {},
})
const CREAM = formula('Crema pastelera', [
  line('a', 'Leche entera', 1000),
  line('b', 'Huevos', 250),
  line('c', 'Azúcar', 200),
])
const FLAN = formula('Flan', [
  line('a', 'Leche entera', 1000),
  line('b', 'Huevos (sin cáscara)', 400),
  line('c', 'Azúcar', 200),
])
const saved = (id: string, of: object) => ({
  id,
  savedAt: '2026-11-10T08:00:00.000Z',
  formula: of,
  versions: [],
  tags: [],
  note: '',
})
/** As they were kept before lines of batches had an identity. */
const batch = (id: string, entry: string, of: { name: string }, egg: string, pieces: number, at: string) => ({
  id,
  at,
  day: at.slice(0, 10),
  formula: { ...of, entry },
  lines: [{ line: 1, name: egg, lot: '3ES140' }],
  readings: [],
  lot: `L${at.slice(2, 10).replaceAll('-', '')}-1`,
  note: '',
  verdict: 'pendiente',
  sentence: '',
  pieces,
})
const COPY = {
  obrador: 3,
  formulas: [saved('f1', CREAM), saved('f2', FLAN)],
  batches: [
    batch('b1', 'f1', CREAM, 'Huevos', 20, '2026-11-12T08:00:00.000Z'),
    batch('b2', 'f2', FLAN, 'Huevos (sin cáscara)', 60, '2026-11-13T08:00:00.000Z'),
  ],
  pieces: [
    {
      id: 'p1',
      savedAt: '2026-11-10T08:00:00.000Z',
      name: 'Tarta de crema',
      legalName: '',
      pieces: 6,
      parts: [
        {
          ...line('q', 'Crema pastelera', 300),
          made: { entry: 'f1', version: 1, formula: CREAM },
          loss: 0,
          isDecoration: false,
        },
      ],
    },
  ],
}

it('a box of eggs is recalled from two batches under two names, and from the piece made of one', async () => {
  const page = await served.open(PHONE, '/copia')
  await chooseCopy(page, JSON.stringify(COPY))
  await restore(page).click()
  await toast(page).first().waitFor()
  await turnTo(page, '/hornadas')
  expect(await recall(page, /3ES140.*2 hornadas/)).toBe('Con los huevos 3ES140 hiciste 2 hornadas y 80 piezas.')

  await turnTo(page, '/montaje?f=p1')
  await page.getByRole('button', { name: 'Montada…' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Sí, L261112-1' }).click()
  const lot = await sheet.getByLabel('Lote de la hornada').inputValue()
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click()
  await toast(page).getByRole('button', { name: 'Etiqueta' }).click()
  await expect.poll(() => page.getByLabel('Lote', { exact: true }).inputValue()).toBe(lot)
  expect(lot).toMatch(/^L\d{6}-1$/)

  await turnTo(page, '/hornadas')
  expect(await recall(page, /3ES140.*3 hornadas/)).toBe('Con los huevos 3ES140 hiciste 3 hornadas y 86 piezas.')
  expect(await page.locator('[data-part=recalled]').count()).toBe(3)
  await page.locator('[data-part=recalled]', { hasText: 'Tarta de crema' }).getByText(lot).waitFor()
})
