import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chooseCopy, fixture, makeCopy, restore, save, toast } from './book.ts'
import {
  DESK,
  expectNoSideways,
  gramsOf,
  oneSizeInTheGate,
  option,
  panel,
  picker,
  place,
  plain,
  serve,
  sizes,
} from './browser.ts'

/** Despensa: what the workshop buys, once. */

const served = serve()

async function create(page: Page, name: string, like: string): Promise<void> {
  await page.getByRole('button', { name: 'Nuevo ingrediente' }).click()
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name)
  await page.getByRole('button', { name: /^Se parece a/ }).click()
  await picker(page).fill(like)
  // Enter takes the first of the list.
  await option(page, new RegExp(`^${like}`, 'i'))
  await picker(page).press('Enter')
  await page.getByText('La ficha cuadra.').waitFor()
}
const keep = (page: Page) => page.getByRole('button', { name: 'Guardar el ingrediente' }).click()
const priceOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Precio de ${name}, en euros` })
const packOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Formato de ${name}, en kilos` })
/** On a telephone a row is a name and what a kilo costs, until it is opened. */
async function unfold(page: Page, name: string): Promise<void> {
  const row = page.getByRole('button', { name, exact: true, expanded: false })
  if (await row.isVisible()) await row.click()
}

describe.each(sizes)('on a %s', (_size, options) => {
  oneSizeInTheGate(options)

  it('keeps the number under the bars of a pack, checked, and takes it along in a copy', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    await place(page, 'Despensa').click()
    await create(page, 'Mi nata', 'nata 35%')
    const bars = page.getByRole('textbox', { name: 'Código de barras' })
    await bars.fill('8410128001231')
    await page.getByText('Ese código no cuadra').waitFor()
    await page.getByText('Repasa el código de barras, o déjalo en blanco.').waitFor()
    expect(await page.getByRole('button', { name: 'Guardar el ingrediente' }).isDisabled()).toBe(true)
    await bars.fill('8 410128-001230')
    expect(await page.getByText('Ese código no cuadra').count()).toBe(0)
    await expectNoSideways(page)
    await keep(page)
    await page.locator('[data-part=own-item]', { hasText: 'Mi nata' }).waitFor()
    const copy = await makeCopy(page)
    expect(JSON.parse(copy).own[0].gtin).toBe('8410128001230')
    const other = await served.open(options)
    await chooseCopy(other, copy)
    await restore(other).click()
    await toast(other).first().waitFor()
    expect(JSON.parse(await makeCopy(other)).own[0].gtin).toBe('8410128001230')
  })

  it('has ingredients of one’s own: made, changed, two of a name made one, deleted and had again', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    await place(page, 'Despensa').click()
    await page.getByText('Aún no tienes ingredientes tuyos.').waitFor()
    await create(page, 'Mi nata', 'nata 35%')
    // Three states, one after the other.
    const nuts = page.getByRole('button', { name: /^Frutos de cáscara/ })
    expect(await nuts.textContent()).toBe('Frutos de cáscara: no')
    // Side by side where there is room, under what explains them.
    const tops = await page
      .locator('[data-part=allergen]')
      .evaluateAll((all) => all.slice(0, 2).map((one) => one.getBoundingClientRect().top))
    if (options === DESK) expect(tops[0]).toBe(tops[1])
    await nuts.click()
    expect(await nuts.textContent()).toBe('Frutos de cáscara: lleva')
    await nuts.click()
    expect(await nuts.textContent()).toBe('Frutos de cáscara: trazas')
    await page.getByRole('textbox', { name: 'Texto de ingredientes' }).fill('Nata (LECHE) y carragenano.')
    await keep(page)
    const item = page.locator('[data-part=own-item]', { hasText: 'Mi nata' })
    await item.waitFor()
    expect(plain(await item.textContent())).toMatch(/se parece a Nata 35%leche, frutos de cáscara \(trazas\).*sin usar/)

    await create(page, 'mi NATA', 'nata 35%')
    await keep(page)
    await page.getByText('Ya tienes «Mi nata»: ¿es el mismo?').waitFor()
    await page.getByRole('button', { name: 'Dejar los dos' }).click()
    await expect.poll(() => page.locator('[data-part=own-item]').count()).toBe(2)
    // Whoever has said so is not asked again, but for another.
    await expect.poll(() => page.getByText('¿es el mismo?').count()).toBe(0)
    await page.getByRole('button', { name: 'Eliminar mi NATA', exact: true }).click()
    await create(page, 'mi NATA', 'nata 35%')
    await keep(page)
    await page.getByRole('button', { name: 'Unir' }).click()
    await expect.poll(() => page.locator('[data-part=own-item]').count()).toBe(1)

    // On the table, among the first of the list, and with its text on the label.
    await item.or(page.locator('[data-part=own-item]', { hasText: 'mi NATA' })).click()
    await page.getByRole('textbox', { name: 'Texto de ingredientes' }).fill('Nata (LECHE) y carragenano.')
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Nata de la vega')
    await keep(page)
    await toast(page).filter({ hasText: '«Nata de la vega» guardado.' }).waitFor()
    await place(page, 'Mesa').click()
    await page.getByRole('button', { name: 'Añadir ingrediente' }).click()
    await picker(page).fill('nata de')
    await option(page, /^Nata de la vega/)
    await picker(page).press('Enter')
    await gramsOf(page, 'Nata de la vega').fill('200')
    await panel(page, 'Etiqueta').click()
    await expect
      .poll(async () => plain(await page.locator('[data-part=panels] [data-part=label-list]').textContent()))
      .toContain('leche) (Nata (leche) y carragenano)')
    await save(page)

    await place(page, 'Despensa').click()
    await page.getByText('en 1 fórmula').waitFor()
    const remove = page.getByRole('button', { name: 'Eliminar Nata de la vega' })
    await remove.click()
    await toast(page).filter({ hasText: 'Lo usa 1 fórmula: guarda su ficha dentro.' }).waitFor()
    await page.getByText('Aún no tienes ingredientes tuyos.').waitFor()
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await remove.click()
    await page.getByText('Aún no tienes ingredientes tuyos.').waitFor()
    await place(page, 'Mesa').click()
    expect(await page.locator('[data-part=row] [data-part~=name]').last().textContent()).toBe('Nata de la vega Tuyo')
    await expectNoSideways(page)
  })

  it('has prices by the pack, of the ingredient and not of the name typed', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await gramsOf(page, 'Dextrosa').fill('41')
    await place(page, 'Despensa').click()
    await page.getByRole('link', { name: 'Precios y existencias' }).click()
    expect(new URL(page.url()).pathname).toBe('/precios')
    await page.getByText('Empieza por los cinco que más pesan en tu coste:').waitFor()
    expect(await page.locator('[data-part=prices] tbody').first().locator('tr').count()).toBe(5)
    await unfold(page, 'Leche entera')
    // The format comes first: alone it is no price.
    await packOf(page, 'Leche entera').fill('25')
    const row = page.locator('[data-part=prices] tr', { hasText: 'Leche entera' })
    expect(await row.locator('[data-part=price-kilo]').textContent()).toMatch(/orientativo$/)
    await priceOf(page, 'Leche entera').fill('21,5')
    await page.getByRole('textbox', { name: 'Proveedor de Leche entera' }).fill('La Vega')
    expect(await row.locator('[data-part=price-kilo]').textContent()).toBe('0,86')
    expect(await row.locator('[data-part=price-date]').textContent()).toMatch(/^hoy/)
    // Escape gives back what was there.
    await priceOf(page, 'Leche entera').fill('99')
    await page.keyboard.press('Escape')
    await expect.poll(() => priceOf(page, 'Leche entera').inputValue()).toBe('21,5')

    // Whatever it is called on the table; what is given up is not written.
    await place(page, 'Mesa').click()
    for (const key of ['Escape', 'Tab']) {
      await page.getByRole('button', { name: 'Leche entera: cambiar ingrediente' }).click()
      await picker(page).fill('leche de vaca entera')
      await picker(page).press(key)
    }
    await panel(page, 'Coste').click()
    const field = page.getByRole('textbox', { name: /^Precio de leche de vaca entera, € por kilo/ })
    expect(await field.inputValue()).toBe('0,86')
    await field.fill('1')
    await place(page, 'Despensa').click()
    await page.getByRole('link', { name: 'Precios y existencias' }).click()
    await unfold(page, 'Leche entera')
    // By the kilo it is dearer, in the same pack, from the same supplier.
    await expect.poll(() => priceOf(page, 'Leche entera').inputValue()).toBe('25')
    expect(await page.getByRole('textbox', { name: 'Proveedor de Leche entera' }).inputValue()).toBe('La Vega')
    await expectNoSideways(page)
  })

  it('keeps what was paid before: says how much it has gone up, and nothing while a price is corrected', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    const price = { pack: 34, packGrams: 1000, supplier: 'La Vega', at: '2026-07-03T09:00:00.000Z' }
    const text = JSON.stringify({ obrador: 2, prices: { azucar: price }, pantry: ['Inulina'] })
    // A copy of before there was stock or history.
    await chooseCopy(page, text)
    await restore(page).click()
    await toast(page).first().waitFor()
    await page.goto(`${served.address}/precios`)
    await page.getByText('Con precio mío').click()
    await unfold(page, 'Azúcar')
    const trend = page.locator('[data-part=price-trend]')
    expect(await trend.count()).toBe(0)
    await priceOf(page, 'Azúcar').fill('38')
    await trend.getByText(/^Ha subido un 12\s% desde julio( de 2026)?: de 34,00 a 38,00\s€\/kg\.$/).waitFor()
    await priceOf(page, 'Azúcar').fill('40')
    await trend.getByText(/^Ha subido un 18\s% .*: de 34,00 a 40,00\s€\/kg\.$/).waitFor()
    await page.reload()
    await page.getByText('Con precio mío').click()
    await unfold(page, 'Azúcar')
    await trend.getByText(/de 34,00 a 40,00/).waitFor()
    await expectNoSideways(page)
  })

  it('takes the tariff of a supplier as a file, by its head or by columns set by hand, and says what changes', {
    tags: ['desk'],
  }, async () => {
    const page = await served.open(options, '/precios')
    await page.getByRole('button', { name: 'Pegar de una hoja' }).click()
    const rows = '1001;Mantequilla;Caja 4 × 2,5 kg;80,00;15 %;68,00\n1002;Azúcar;Paq. 10 x 1 kg;12,00;10 %;10,80\n'
    const pick = (text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'tarifa.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await pick(`Ref;Artículo;Formato;PVP;Dto.;Neto\n${rows}`)
    await page.getByText('Leo 2 de 2 líneas.').waitFor()
    const taken = page.locator('[data-part=pasted-prices] li')
    expect(plain(await taken.first().textContent())).toContain('6,80 €/kg')
    expect(await taken.getByRole('checkbox', { checked: true }).count()).toBe(2)
    // Another column is the price, once somebody says so.
    await page.getByText('Columnas', { exact: true }).click()
    await page.getByLabel('Qué hay en la columna 2').selectOption('name')
    await page.getByLabel('Qué hay en la columna 3').selectOption('pack')
    await page.getByLabel('Qué hay en la columna 4').selectOption('price')
    await expect.poll(async () => plain(await taken.first().textContent())).toContain('8,00 €/kg')
    await page.getByRole('button', { name: 'Poner estos precios' }).click()
    await toast(page).filter({ hasText: '2 precios puestos.' }).waitFor()
  })

  it('takes two columns of a spreadsheet, and asks about what it does not know', {
    tags: ['desk', 'nightly'],
  }, async () => {
    const page = await served.open(options, '/precios')
    await page.getByRole('button', { name: 'Pegar de una hoja' }).click()
    await page
      .getByRole('textbox', { name: 'Ingredientes y precios' })
      .fill('Ingrediente\t€/kg\nAzúcar\tsaco 25 kg\t€ 27,50\nNata 35%\t4,2 €\nSal\tya veremos\npolvo de hadas\t3\n')
    await page.getByText('Leo 2 de 4 líneas.').waitFor()
    await page.getByText('Sal: sin un precio que se lea.').waitFor()
    // What each line became is told before anything is written.
    expect(plain(await page.locator('[data-part=pasted-prices] li').first().textContent())).toBe(
      'AzúcarAzúcar · 27,5 € el envase · 25 kg1,10 €/kg',
    )
    await page.getByRole('button', { name: 'Ingrediente de «polvo de hadas»' }).click()
    await picker(page).fill('dextrosa')
    await option(page, /^Dextrosa/)
    await picker(page).press('Enter')
    await page.getByText('Leo 3 de 4 líneas.').waitFor()
    await page.getByRole('button', { name: 'Poner estos precios' }).click()
    await toast(page).filter({ hasText: '3 precios puestos.' }).waitFor()
    await page.getByText('Con precio mío').click()
    await expect
      .poll(() => page.locator('[data-part=prices] tbody th').allTextContents())
      .toEqual(['Azúcar', 'Dextrosa monohidrato', 'Nata 35%'])
    // What stands between the two is the pack that the price is paid for.
    expect(await page.locator('[data-part=price-kilo]').allTextContents()).toEqual(['1,10', '3,00', '4,20'])
    await unfold(page, 'Azúcar')
    expect(await packOf(page, 'Azúcar').inputValue()).toBe('25')
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await page.getByText('Ninguno con ese nombre.').waitFor()
  })
})

it('takes over the prices of before, that belonged to a typed name, without losing any', async () => {
  const page = await served.open(DESK, '/healthz')
  const { 'obrador.prices': former = '' } = JSON.parse(fixture('profile-1.json')) as Record<string, string>
  await page.evaluate((text) => localStorage.setItem('obrador.prices', text), former)
  const typed = JSON.parse(former) as Record<string, number>
  expect(Object.keys(typed).length).toBeGreaterThan(0)
  const { prices } = JSON.parse(await makeCopy(page)) as { prices: Record<string, { pack: number }> }
  expect(
    Object.values(prices)
      .map(({ pack }) => pack)
      .toSorted(),
  ).toEqual(Object.values(typed).toSorted())
  // None is by the words of before, but of what the catalogue does not have.
  expect(Object.keys(prices).filter((key) => key in typed && /^[A-ZÁ-Ú]/.test(key))).toEqual([])
})
