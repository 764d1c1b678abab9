import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { chooseCopy, restore, save, toast } from './book.ts'
import { DESK, gramsOf, option, PHONE, picker, place, plain, serve, turnTo, verdict } from './browser.ts'

/** Working days of what is bought: what its packet says is the same on every page, and in the answer of the service. */

const served = serve()

const LIST =
  'Dextrosa, grasa de coco refinada, leche desnatada en polvo, jarabe de glucosa, emulgente: E 471, estabilizante: goma guar, conservador: E 202'
const TABLE =
  'Información nutricional por 100 g: energía 475 kcal, grasas 20 g, de las cuales saturadas 18 g, hidratos de carbono 68 g, de los cuales azúcares 58 g, proteínas 6,0 g, sal 0,30 g'
/** What it may contain stands below the table, as on most packets. */
const LABEL = `Ingredientes: ${LIST}. ${TABLE}. Puede contener trazas de frutos de cáscara y soja.`

async function paste(page: Page, text: string): Promise<void> {
  const list = page.getByRole('textbox', { name: 'Ingredientes, como están impresos' })
  await list.evaluate((field, pasted) => {
    const data = new DataTransfer()
    data.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)
}

const cell = (page: Page, allergen: string) =>
  page.locator('[data-part=counter-table] tbody tr').filter({ hasText: allergen }).locator('td')

const ask = async (path: string, body: object) => {
  const answer = await fetch(`${served.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** The same formula as a program would send it. */
async function answeredLabel(page: Page) {
  const rows = page.locator('[data-part=row]')
  const names = await rows
    .locator('[data-part=quantity]')
    .evaluateAll((fields) =>
      fields.map((field) => [
        (field.getAttribute('aria-label') ?? '').replace('Gramos de ', ''),
        Number((field as HTMLInputElement).value.replace('.', '').replace(',', '.')),
      ]),
    )
  const { linea } = await ask('/api/saco', { nombre: 'Base Nívea', oficio: 'helado', proceso: 'polvo', texto: LABEL })
  const ingredients = names.map(([name, grams]) => ({ ...(name === 'Base Nívea' ? linea : {}), name, grams }))
  return ask('/api/etiqueta/helado', { type: 'helado_leche', ingredients })
}

it('a base is bought, opened and used: law, label, counter, cost and service say the same of it', async () => {
  const page = await served.open(DESK)
  await place(page, 'Despensa').click()
  await page.getByRole('link', { name: 'Abrir un saco' }).click()
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Base Nívea')
  await paste(page, LABEL)
  await page.getByText('en polvo', { exact: true }).click()
  await page.getByRole('button', { name: 'Guardar en mi despensa' }).click()
  await toast(page).filter({ hasText: 'Guardada en tu despensa: Base Nívea.' }).waitFor()
  const own = page.locator('[data-part=own-item]', { hasText: 'Base Nívea' })
  expect(plain(await own.textContent())).toContain('soja (trazas), leche, frutos de cáscara (trazas)')

  await turnTo(page, '/')
  await page.getByRole('button', { name: 'Añadir ingrediente' }).click()
  await picker(page).fill('Base Nívea')
  await (await option(page, /^Base Nívea/)).click()
  await gramsOf(page, 'Base Nívea').fill('60')
  await expect.poll(() => verdict(page).textContent()).toContain('puede llamarse «Helado de leche»')
  const answered = await answeredLabel(page)
  expect(answered.denominacion).toMatch(/^Helado/)
  expect(answered.legal.cumple).toBe(false)
  await save(page)

  await turnTo(page, '/etiqueta')
  const paper = page.locator('[data-part~=label-paper]').first()
  await paper.waitFor()
  const printed = plain(await paper.textContent()).toLowerCase()
  for (const words of ['grasa de coco refinada', 'emulgente (e 471)', 'conservador (e 202)', 'puede contener'])
    expect(printed).toContain(words)
  expect(printed).not.toContain('helado de leche')
  expect(answered.ingredientes.texto.toLowerCase()).toContain('grasa de coco refinada')
  expect(answered.alergenos.puedeContener).toBe('Puede contener trazas de soja y frutos de cáscara.')
  expect(printed).toMatch(/puede contener[^.]*soja[^.]*frutos de cáscara/)

  await turnTo(page, '/alergenos')
  await page.locator('[data-part=counter-table]').waitFor()
  const told = (id: string) => answered.alergenos.mostrador.find((one: { id: string }) => one.id === id)
  expect(await cell(page, 'Soja').textContent()).toBe('puede')
  expect(told('soja').puede).toBe(true)
  expect(await cell(page, 'Frutos de cáscara').textContent()).toBe('puede')
  expect(told('frutos_cascara').puede).toBe(true)
  expect(await cell(page, 'Leche').textContent()).toBe('lleva')
  expect(told('leche').lleva).toBe(true)
  // What no packet tells of is neither blank nor «no».
  expect(await cell(page, 'Sulfitos').textContent()).toContain('?')
  expect(told('sulfitos').lleva).toBeNull()

  await turnTo(page, '/coste')
  await page.getByText('Base Nívea').first().waitFor()
})

const formula = (id: string, name: string) => ({
  id,
  savedAt: '2026-11-16T10:00:00.000Z',
  formula: {
    craft: 'pasteleria',
    type: 'bizcocho',
    name,
    lines: Object.entries({ Harina: 200, Azúcar: 200, 'Huevo entero': 220, Impulsor: 8, 'Azúcar glas': 20 }).map(
      ([line, grams], at) => ({ id: `${id}-${at}`, name: line, grams, locked: false }),
    ),
    given: {},
    batch: {},
  },
})

it('a packet is looked at once: two products, the label and the pantry know it', async () => {
  const page = await served.open(PHONE)
  const formulas = [formula('a', 'Bizcocho de yogur'), formula('b', 'Bizcocho de limón')]
  await chooseCopy(page, JSON.stringify({ obrador: 2, formulas }))
  await restore(page).click()
  await toast(page).first().waitFor()
  await turnTo(page, '/alergenos')
  await page.locator('[data-part=packets-missing]').getByText('2 paquetes por mirar').waitFor()
  // Wheat is in the flour: of the starch in both packets nothing else is open.
  expect(await page.locator('[data-part=counter-table] td[data-state=untold]').count()).toBe(0)

  await page.getByRole('button', { name: 'Contestar ahora qué dice el paquete de Impulsor' }).click()
  const sheet = page.locator('[data-part=packet]')
  await sheet.getByText('Sale en 2 productos tuyos.').waitFor()
  await sheet
    .getByRole('textbox', { name: 'Copia aquí sus ingredientes' })
    .fill('E 450, E 500, almidón de maíz. Puede contener soja.')
  await sheet.getByText(/Impulsor: puede llevar soja\. Quedan 13 sin contestar\./).waitFor()
  await sheet.getByRole('button', { name: 'No nombra ninguno más' }).click()
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(() => cell(page, 'Soja').allTextContents()).toEqual(['puede', 'puede'])
  await page.locator('[data-part=packets-missing]').getByText('Un paquete por mirar').waitFor()

  await turnTo(page, '/despensa')
  await page.locator('[data-part=packets-seen]').getByText('Impulsor').first().waitFor()
})
