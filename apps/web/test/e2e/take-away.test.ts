import { suppliesInRecipe } from '@obrador/engine/recipe'
import { describe, expect, it } from 'vitest'
import { schemaOrg } from '../../../../tools/schema-org.ts'
import { formulaName, openMine, row, save, titles } from './book.ts'
import {
  action,
  copied,
  craftTab,
  gramsOf,
  oneSizeInTheGate,
  option,
  picker,
  plain,
  serve,
  sizes,
  textOf,
} from './browser.ts'

const served = serve()

describe.each(sizes)('on a %s', (_size, options) => {
  oneSizeInTheGate(options)

  it('shares the whole formula in a link, without a server', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await craftTab(page, 'Turrón').click()
    await gramsOf(page, 'Miel').fill('133,5')
    await action(page, 'Compartir').click()
    const link = page.getByRole('textbox', { name: 'Enlace' })
    await expect.poll(() => link.inputValue()).toContain('#')
    const address = await link.inputValue()
    expect(await copied(page, 'Copiar el enlace', address)).toBe(address)
    await page.getByText('Enlace copiado.').waitFor()
    expect(new URL(address).hash.length).toBeGreaterThan(100)
    const other = await served.open(options, address.slice(served.address.length))
    await other.getByRole('button', { name: 'Abrir en la mesa' }).click()
    expect(await gramsOf(other, 'Miel').inputValue()).toBe('133,5')
    // Once taken, the address is a plain one: reloading does not bring the old formula back.
    expect(new URL(other.url()).hash).toBe('')
    const broken = await served.open(options, '/#f=roto')
    await broken.getByText('El enlace está incompleto').waitFor()
    await gramsOf(broken, 'Leche entera').waitFor()
  })

  it('has the recipe for machines in the page of its printed sheet', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    const block = page.locator('[data-part=ficha] script[type="application/ld+json"]')
    const read = async () => JSON.parse((await block.textContent()) ?? '')
    const title = page.getByRole('textbox', { name: 'Nombre de la fórmula' })
    await title.fill('Helado de leche </script><b>de casa</b>')
    await gramsOf(page, 'Sacarosa').fill('133,5')
    await expect
      .poll(async () => suppliesInRecipe(await read())?.find(({ name }) => name === 'Sacarosa')?.grams)
      .toBe(133.5)
    const recipe = await read()
    expect(recipe.name).toBe('Helado de leche </script><b>de casa</b>')
    expect(await block.innerHTML()).not.toContain('</script>')
    expect(recipe.nutrition.calories).toMatch(/^\d+ kcal$/)
    expect(recipe.recipeIngredient).toHaveLength(
      await page.locator('[data-part=ficha] tbody').first().locator('tr').count(),
    )
    // What it costs is the workshop's own.
    expect(JSON.stringify(recipe)).not.toContain('€')
    expect((await schemaOrg()(recipe)).bySchema).toEqual([])
  })

  it('leaves as a workbook that calculates by itself, with the name of the formula', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    await formulaName(page).fill('Helado de leche')
    await action(page, 'Compartir').click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel', exact: true }).click(),
    ])
    expect(file.suggestedFilename()).toBe('helado-de-leche.xlsx')
    expect((await textOf(file)).slice(0, 2)).toBe('PK')
    await page.getByText('Descargada: se recalcula sola en Excel, LibreOffice y Hojas de cálculo.').waitFor()
  })

  it('is sent as a text by any messenger', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await craftTab(page, 'Pan').click()
    await action(page, 'Compartir').click()
    // No browser of these tests has anything to send with: it is copied.
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    const text = await copied(page, 'Enviar como texto', 'Los porcentajes, sobre la harina total.')
    expect(plain(text)).toMatch(/Sal: 18 g \(1,6 %\)/)
    await page.getByText('Texto copiado. Ponlo en tu mensaje.').waitFor()
    // On paper a dough has the same.
    await page.keyboard.press('Escape')
    const ficha = page.locator('[data-part=ficha]')
    await ficha.waitFor({ state: 'attached' })
    await expect.poll(async () => plain(await ficha.textContent())).toContain('% harina')
    expect(await ficha.locator('[data-part=ficha-inside]').count()).toBe(2)
    expect(plain(await ficha.locator('[data-part=ficha-says]').last().textContent())).toMatch(/^Agua a \d+ °C/)
  })

  it('opens published formulas with their source, and keeps one’s own', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await save(page)
    await openMine(page)
    await page.getByText('Publicadas', { exact: true }).click()
    // Where it comes from and how it stands, one under the other.
    const told = page.locator('[data-part~=published] [data-part=book-open]').first().locator('[data-part~=book-type]')
    const [source, standing] = [await told.first().boundingBox(), await told.last().boundingBox()]
    expect(standing?.y).toBeGreaterThanOrEqual((source?.y ?? 0) + (source?.height ?? 0))
    await page.getByRole('searchbox').fill('sorbete fresa')
    const item = page.locator('[data-part~=published] [data-part=book-open]').first()
    await item.waitFor()
    // A dish's name first, and below it who published it.
    const dish = (await item.locator('[data-part=book-name]').textContent()) ?? ''
    expect(dish).toMatch(/^Sorbete/)
    expect(await item.locator('[data-part~=sources]').textContent()).toMatch(/\p{L}/u)
    await item.click()
    expect(await formulaName(page).inputValue()).toBe(dish)
    // Published ones never stand among one's own.
    await openMine(page)
    expect(await titles(page)).toEqual(['Helado de leche'])
    await row(page, 'Helado de leche').press('Enter')
    expect(await gramsOf(page, 'Leche entera').inputValue()).toBe('625')
  })

  it('exports a formula to a spreadsheet and takes one from it', { tags: ['desk', 'nightly'] }, async () => {
    const page = await served.open(options)
    await gramsOf(page, 'Dextrosa').fill('37,5')
    await action(page, 'Compartir').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('helado-de-leche.csv')
    const csv = await textOf(download)
    expect(csv).toMatch(/^\uFEFFIngrediente;Gramos;%\r\nLeche entera;625;/)
    expect(csv).toContain('Dextrosa;37,5;')

    const other = await served.open(options, '/copia')
    const text = 'Ingrediente;Gramos\nNata 35%;250\nAzúcar;"80,5"\n'
    await other
      .locator('input[type=file]')
      .setInputFiles({ name: 'formula.csv', mimeType: 'text/plain', buffer: Buffer.from(text) })
    await gramsOf(other, 'Azúcar').waitFor()
    expect(await other.locator('[data-part=row]').count()).toBe(2)
    expect(await gramsOf(other, 'Azúcar').inputValue()).toBe('80,5')
    await other.locator('[data-part=toast]').getByRole('button', { name: 'Deshacer' }).click()
    await gramsOf(other, 'Leche entera').waitFor()
  })

  it('prints one A4 page for up to 25 ingredients, with what a workshop needs', {
    tags: ['desk', 'nightly'],
  }, async () => {
    const page = await served.open(options)
    const list = Array.from({ length: 18 }, (_, at) => `${at + 1} g canela`).join('\n')
    await page.getByRole('button', { name: 'Pegar una lista' }).click()
    await page.getByRole('textbox', { name: 'Lista de ingredientes' }).fill(list)
    await page.getByRole('button', { name: 'Añadir a la mesa' }).click()
    expect(await page.locator('[data-part=row]').count()).toBe(25)
    const ficha = page.locator('[data-part=ficha]')
    await ficha.waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('[data-part=masthead]').isVisible()).toBe(false)
    expect(await ficha.isVisible()).toBe(true)
    const text = plain(await ficha.textContent())
    for (const part of [
      'Helado de leche',
      'Elaboración',
      'Leche entera',
      '−12,5 a −10,6',
      'Información nutricional por 100 g',
      'Contiene leche',
      'Notas',
    ]) {
      expect(text).toContain(part)
    }
    expect(await ficha.locator('strong').first().textContent()).toBe('leche')
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  })

  it('keeps the screen awake in the workshop, with large type', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await action(page, 'Pesar').click()
    const kitchen = page.getByRole('dialog')
    await kitchen.waitFor()
    const size = await kitchen
      .locator('[data-part=kitchen-grams]')
      .first()
      .evaluate((grams) => Number.parseFloat(getComputedStyle(grams).fontSize))
    expect(size).toBeGreaterThanOrEqual(24)
    await kitchen.getByText(/La pantalla no se apagará|apaga la pantalla/).waitFor()
    await kitchen.getByRole('checkbox', { name: 'Leche entera, pesado' }).check()
    await kitchen.getByText('Faltan 6').waitFor()
    await kitchen.getByRole('button', { name: 'Salir' }).click()
    expect(await kitchen.count()).toBe(0)
  })
})

it('a formula with an ingredient of one’s own travels whole', { tags: ['nightly'] }, async () => {
  const page = await served.open()
  await page.getByRole('button', { name: 'Añadir ingrediente' }).click()
  await picker(page).fill('Mi nata')
  await (await option(page, 'No lo encuentro: crear «Mi nata»')).click()
  await page.getByRole('button', { name: /^Se parece a/ }).click()
  await picker(page).fill('nata 35')
  await (await option(page, 'Nata 35%')).click()
  await page.getByRole('button', { name: 'Guardar el ingrediente' }).click()
  await gramsOf(page, 'Mi nata').fill('50')
  const said = await page.locator('[data-part=verdict-text]').textContent()
  await action(page, 'Compartir').click()
  const link = page.getByRole('textbox', { name: 'Enlace' })
  await expect.poll(() => link.inputValue()).toContain('#f=')
  const address = await link.inputValue()
  const other = await served.open(undefined, address.slice(served.address.length))
  await other.getByRole('button', { name: 'Abrir en la mesa' }).click()
  await gramsOf(other, 'Mi nata').waitFor()
  expect(await other.locator('[data-part=verdict-text]').textContent()).toBe(said)
  expect(await other.locator('[data-part=warnings]', { hasText: 'No reconozco' }).count()).toBe(0)
})
