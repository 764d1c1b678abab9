import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { DESK, expectNoSideways, oneSizeInTheGate, PHONE, serve, settle, sizes, textOf, turnTo } from './browser.ts'

/** A workshop's book comes in: let go, looked over, kept and taken back. */

const served = serve()

const upload = (page: Page, name: string, data: Uint8Array | string): Promise<void> =>
  page.setInputFiles('input[type=file]', { name, mimeType: 'application/octet-stream', buffer: Buffer.from(data) })
const found = (page: Page) => page.locator('[data-part=import-found]')
const keep = (page: Page) => page.locator('[data-part=import-foot]').getByRole('button', { name: /^Importar/ })
const done = (page: Page) => page.locator('[data-part=import-done]')

async function savedIn(page: Page): Promise<number> {
  await page.goto(`${served.address}/formulas`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const all = await page.getByText(/^Mías \d+$/).textContent()
  return Number(/\d+/.exec(all ?? '')?.[0])
}

/** Made by `npm run recetario -- 60`: blocks with titles, a sheet for each craft. */
const BOOK = readFileSync(join(import.meta.dirname, '../fixtures/recetario.xlsx'))

const CSV = `Receta;Ingrediente;Gramos;Precio €/kg
Brioche;Harina de fuerza;1000;0,80
;Huevo;500;
;Mantequilla;400;7,10
;Azúcar;120;
Crema pastelera;Leche entera;1 l;
;Yema;200;
;Azúcar;250;
;Zumo de zarandaja;90;
`

describe.each(sizes)('on a %s', (_, options) => {
  oneSizeInTheGate(options)

  it('a book of sixty recipes: nothing is kept before it is told, and all of it is taken back at once', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options, '/healthz')
    const count = await savedIn(page)
    await turnTo(page, '/importar')
    await upload(page, 'Recetario.xlsx', BOOK)
    await found(page)
      .getByText(/^60 recetas en «Recetario\.xlsx»/)
      .waitFor()
    await found(page).getByText('Nada se ha guardado todavía.').waitFor()
    await expectNoSideways(page)
    await expectAccessible(page, 'import')
    expect(await savedIn(page)).toBe(count)
    await turnTo(page, '/importar')
    await upload(page, 'Recetario.xlsx', BOOK)
    await keep(page).click()
    await done(page).waitFor()
    await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
    await done(page).getByText('Importación retirada').waitFor()
    expect(await savedIn(page)).toBe(count)
  })

  it('what is in doubt is looked at, answered and kept', { tags: ['nightly'] }, async () => {
    const page = await served.open(options, '/importar')
    await upload(page, 'libro.csv', CSV)
    await found(page).getByText('2 recetas en «libro.csv»: 1 leída entera, 1 por revisar.').waitFor()
    await page.locator('[data-part=import-open]').filter({ hasText: 'Crema pastelera' }).click()
    const detail = page.locator('[data-part=import-detail]')
    await detail.getByText('No conozco «Zumo de zarandaja».').waitFor()
    await detail.getByRole('textbox', { name: 'Gramos de Leche entera' }).fill('1025')
    await detail.getByRole('button', { name: /^Otra… Elegir ingrediente/ }).click()
    await page.getByRole('combobox', { name: 'Buscar ingrediente' }).fill('zumo de limón')
    await page
      .getByRole('option', { name: /^Zumo de limón/ })
      .first()
      .click()
    await settle(page)
    await expectAccessible(page, 'recipe')
    if (options === PHONE) await page.keyboard.press('Escape')
    await found(page).getByText('leídas enteras.').waitFor()
    await keep(page).click()
    await done(page).waitFor()
    await page.goto(`${served.address}/formulas`)
    await page.locator('[data-part=book-row]').filter({ hasText: 'Crema pastelera' }).waitFor()
  })
})

it('an import of before is taken back from the list, and what was changed since is asked about', {
  tags: ['nightly', 'desk'],
}, async () => {
  const page = await served.open(DESK, '/importar')
  await upload(page, 'libro.csv', CSV)
  await keep(page).click()
  await done(page).waitFor()
  const before = await savedIn(page)
  await page.locator('[data-part=book-row]').filter({ hasText: 'Brioche' }).getByRole('button').first().dblclick()
  await page
    .getByRole('textbox', { name: /Mantequilla/ })
    .first()
    .fill('450')
  await page.goto(`${served.address}/importar`)
  const past = page.locator('[data-part=import-past]')
  await past.getByText('2 fórmulas y 2 precios · 1 cambiada desde entonces').waitFor()
  await past.getByRole('button', { name: 'Deshacer «libro.csv»' }).click()
  await past.getByText('Una la has cambiado o hecho desde entonces: «Brioche».').waitFor()
  await expectNoSideways(page)
  await expectAccessible(page, 'imports')
  await past.getByRole('button', { name: 'Retirar 1 y dejar esa' }).click()
  await page.getByText('«libro.csv»: 1 fórmula retirada.').waitFor()
  await past.getByText('1 fórmula · 1 cambiada desde entonces').waitFor()
  expect(await savedIn(page)).toBe(before - 1)
  await page.locator('[data-part=book-row]').filter({ hasText: 'Brioche' }).waitFor()
})

it('a weight that cannot be is asked beside its cells, and one tap decides', async () => {
  const page = await served.open(DESK, '/importar')
  await upload(
    page,
    'masas.csv',
    'Brioche;;\nIngrediente;Cantidad;Ud\nHarina de fuerza;1250;kg\nMantequilla;0,350;kg\nLeche entera;0,250;kg\nSal;0,022;kg\n',
  )
  const flour = page.locator('[data-part=import-line]').first()
  await page.locator('[data-part=import-row]').getByText('1250 kg de harina de fuerza').waitFor()
  expect(await flour.locator('code').allTextContents()).toEqual(['Harina de fuerza', '1250', 'kg'])
  await flour.getByRole('button', { name: '1,25 kg' }).click()
  await found(page).getByText('leída entera').waitFor()
  expect(await flour.locator('code').allTextContents()).toEqual(['Harina de fuerza', '1250', 'kg'])
  await page.getByRole('textbox', { name: 'Nombre de la receta' }).fill('Brioche de la casa')
  await page.getByText('Todas 1').click()
  await page.locator('[data-part=import-row]').getByText('Brioche de la casa').waitFor()
})

it('unit, prices, verdict and title of a recipe are seen before it comes in, and the next in doubt is a tap away', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(DESK, '/importar')
  await upload(
    page,
    'masas.csv',
    'Pan 70 % hidratación;;\nIngrediente;Kg;€/kg\nHarina de fuerza;1;0,8\nAgua;0,62;\nSal;0,02;\nLevadura fresca;0,01;\nZarandaja;0,005;\n\nCrema de limón;;\nIngrediente;Kg;€/kg\nZumo de limón;0,3;2,5\nAzúcar;0,35;\nHuevo;0,4;\nMantequilla;0,2;79\nZarandaja;0,1;\n',
  )
  const detail = page.locator('[data-part=import-detail]')
  const unit = page.locator('[data-part=import-unit]')
  await unit.getByText('lo dice su columna B').waitFor()
  expect(await unit.getByRole('radio', { name: 'kg' }).isChecked()).toBe(true)
  await detail.locator('[data-part=title-check]').getByText('dice 70 % de hidratación y sale 62').waitFor()
  await detail.locator('[data-part=coming]').getByText('Si no cuenta: zarandaja.').waitFor()
  await unit.getByText('%', { exact: true }).click()
  await expect.poll(() => detail.getByRole('textbox', { name: 'Gramos de Harina de fuerza' }).inputValue()).toBe('10')
  await unit.getByText('la has dicho tú').waitFor()
  await unit.getByText('kg', { exact: true }).click()
  await detail.getByRole('textbox', { name: '€/kg de Sal' }).fill('0,5')
  await page.locator('[data-part=import-foot]').getByText('2 fórmulas y 3 precios', { exact: true }).waitFor()
  await detail.getByRole('button', { name: 'Siguiente por mirar' }).click()
  await detail.locator('[data-part=import-price]').getByRole('button', { name: 'Son 79' }).click()
  await page.locator('[data-part=import-foot]').getByText('2 fórmulas y 4 precios', { exact: true }).waitFor()
  await expectAccessible(page, 'preview')
})

it('the same names again: a new version of each, or beside them', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK, '/importar')
  await upload(page, 'libro.csv', CSV)
  await keep(page).click()
  await done(page).waitFor()
  const before = await savedIn(page)
  await page.goto(`${served.address}/importar`)
  await upload(page, 'libro.csv', CSV.replace('1000', '1100').replace('200', '210'))
  await page.locator('[data-part=import-same]').getByText('Ya tienes 2 con el mismo nombre').waitFor()
  await keep(page).click()
  await done(page).waitFor()
  expect(await savedIn(page)).toBe(before)
  await page
    .locator('[data-part=book-row]')
    .filter({ hasText: 'Brioche' })
    .getByText('v2')
    .waitFor({ state: 'attached' })
})

it('columns that nobody could guess are said by hand', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK, '/importar')
  await upload(
    page,
    'raro.csv',
    'xx;yy;zz;ww\n5;Harina de fuerza;1000;0\n5;Agua;650;0\n5;Sal;20;0\n5;Levadura fresca;15;0\n',
  )
  await found(page).getByText('No veo recetas: ¿qué columna es el ingrediente?').waitFor()
  await page.getByRole('combobox', { name: /^B/ }).selectOption({ label: 'Ingrediente' })
  await page.getByRole('combobox', { name: /^C/ }).selectOption({ label: 'Gramos' })
  await found(page).getByText('1 receta en «raro.csv»').waitFor()
})

it('the source of a page, pasted; a damaged file is refused in words', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK, '/importar')
  const data = {
    '@type': 'Recipe',
    name: 'Flan',
    recipeIngredient: ['500 g Leche entera', '200 g Huevo', '120 g Azúcar'],
  }
  const source = `<html><script type="application/ld+json">${JSON.stringify(data)}</script></html>`
  // Not by the clipboard, which all tests share.
  await page.getByRole('textbox', { name: /código de una página/ }).evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, source)
  await found(page).getByText('1 receta en').waitFor()
  await page.getByText('Otro fichero').waitFor()
  await upload(page, 'cortado.xlsx', BOOK.subarray(0, BOOK.length / 2))
  await page.getByRole('alert').getByText('está cortado').waitFor()
})

it('the sample that is offered is read whole', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK, '/importar')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar un fichero de ejemplo' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('recetas-de-ejemplo.csv')
  await upload(page, 'recetas-de-ejemplo.csv', await textOf(download))
  await found(page)
    .getByText(/^2 recetas en/)
    .waitFor()
  await found(page).getByText('leídas enteras.').waitFor()
})

it('a file let go on the bench opens the page that imports, with the file', { tags: ['nightly'] }, async () => {
  const page = await served.first(DESK, '/')
  await settle(page)
  const drop = (): Promise<boolean> =>
    page.evaluate((text) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], 'Obrador.csv'))
      return !document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }, CSV)
  // It is listened for once the first screen is there.
  await expect.poll(drop).toBe(true)
  await found(page)
    .getByText(/^2 recetas en «Obrador\.csv»/)
    .waitFor()
})
