import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { emptyDay } from '../../src/model/day.ts'
import { chooseCopy, restore, toast } from './book.ts'
import { DESK, PHONE, panel, plain, serve, turnTo } from './browser.ts'

/** Working days of a piece that is put together: its cost, its grams and its lots are the same on every page. */

const served = serve()
const AT = '2026-11-10T08:00:00.000Z'
const PIECE_GRAMS = 300
const PIECES = 8

const line = (id: string, name: string, grams: number) => ({ id, name, grams, locked: false })
const CREAM = {
  craft: 'pasteleria',
  type: 'crema_pastelera',
  name: 'Crema de la casa',
  lines: [
    line('a', 'Leche entera', 1000),
    line('b', 'Yema', 200),
    line('c', 'Azúcar', 250),
    line('d', 'Almidón de maíz', 90),
  ],
  given: {},
  batch: {},
}
const COPY = JSON.stringify({
  obrador: 3,
  formulas: [
    { id: 'f1', savedAt: AT, formula: CREAM, versions: [{ at: AT, note: '', formula: CREAM }], tags: [], note: '' },
  ],
  batches: [
    {
      id: 'b1',
      at: '2026-11-17T06:00:00.000Z',
      day: '2026-11-17',
      formula: { ...CREAM, entry: 'f1' },
      lines: [{ line: 0, name: 'Leche entera', lot: 'LE-77' }],
      readings: [],
      lot: 'L261117-1',
      note: '',
      verdict: 'pendiente',
      sentence: '',
    },
  ],
  pieces: [
    {
      id: 'p1',
      savedAt: AT,
      name: 'Tarta de la casa',
      legalName: 'Tarta de crema',
      pieces: 6,
      packaging: 0,
      minutes: 0,
      hourly: 0,
      vat: 10,
      parts: [
        {
          ...line('q', CREAM.name, PIECE_GRAMS),
          made: { entry: 'f1', version: 1, formula: CREAM },
          loss: 0,
          isDecoration: false,
        },
      ],
    },
  ],
  day: {
    ...emptyDay(),
    date: '2026-11-17',
    products: [{ id: 'c', entry: 'p1', pieces: PIECES, grams: 0, isPiece: true }],
  },
})

async function begin(page: Page): Promise<void> {
  await chooseCopy(page, COPY)
  await restore(page).click()
  await toast(page).first().waitFor()
}

/** The figure before a unit in what a page shows. */
async function figureBefore(page: Page, words: RegExp): Promise<number> {
  const shown = async (): Promise<string | undefined> => plain(await page.locator('main').innerText()).match(words)?.[1]
  await expect.poll(shown).toBeDefined()
  return Number((await shown())?.replace('.', '').replace(',', '.'))
}

it('a price goes up: the list, the bench, the piece and the plan count with it', async () => {
  const page = await served.open(DESK, '/copia')
  await begin(page)
  await turnTo(page, '/precios')
  const milk = page.getByRole('textbox', { name: 'Precio de Leche entera, en euros' })
  await milk.fill('9,20')
  await milk.press('Enter')

  await turnTo(page, '/formulas')
  const perKilo = await figureBefore(page, /([\d,.]+) €\/kg/)
  // 1,000 g of 1,540 at 9.20 €/kg, and the rest.
  expect(perKilo).toBeGreaterThan(5.97)
  await turnTo(page, '/montaje?f=p1')
  const piece = await figureBefore(page, /Coste ([\d,.]+) €/)
  expect(Math.abs(piece - (perKilo * PIECE_GRAMS) / 1000)).toBeLessThan(0.01)
  await turnTo(page, '/produccion')
  expect(Math.abs((await figureBefore(page, /el plan gasta ([\d,.]+) €/)) - piece * PIECES)).toBeLessThan(0.05)
  await turnTo(page, '/formulas')
  await page.getByRole('article', { name: CREAM.name }).getByRole('button', { name: 'Abrir' }).click()
  await panel(page, 'Coste').click()
  expect(await figureBefore(page, /Cuesta ([\d,.]+) € el kilo/)).toBe(perKilo)
})

it('a piece is put together where it is planned: its label and the recall have its lot and its count', async () => {
  const page = await served.open(PHONE, '/copia')
  await begin(page)
  await turnTo(page, '/produccion')
  await page.locator('[data-part=day-parts]').getByText('Qué haces').click()
  await page.locator('[data-part=day-product]').getByRole('button', { name: 'Tarta de la casa' }).click()
  await page.getByRole('button', { name: 'Montada…' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Sí, L261117-1' }).click()
  const lot = await sheet.getByLabel('Lote de la hornada').inputValue()
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click()
  await toast(page).getByRole('button', { name: 'Etiqueta' }).click()
  await expect.poll(() => page.getByLabel('Lote', { exact: true }).inputValue()).toBe(lot)
  expect(plain(await page.locator('[data-part~=label-paper]').first().textContent())).toContain('Tarta de crema')

  await turnTo(page, '/hornadas')
  const recall = page.locator('[data-part=recall]')
  await recall.getByRole('button', { name: /LE-77.*2 hornadas/ }).click()
  expect(plain(await recall.locator('h2').first().textContent())).toContain(`2 hornadas y ${PIECES} piezas`)
  await recall.locator('[data-part=recalled]', { hasText: 'Tarta de la casa' }).getByText(lot).waitFor()
  // What is printed is the recall alone: neither the other batches nor the choice of another lot.
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('[data-part=recalled]:visible').count()).toBe(2)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
  expect(await recall.getByRole('button').first().isVisible()).toBe(false)
})
