import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ingredientCatalogue } from '@obrador/engine'
import { describe, expect, it } from 'vitest'
import { copied, craftTab, gramsOf, oneSizeInTheGate, place, plain, serve, sizes, verdict } from './browser.ts'

const served = serve()

describe.each(sizes)('on a %s', (size, options) => {
  oneSizeInTheGate(options)

  it('has the catalogue: search, composition, source of each value', async () => {
    const page = await served.open(options)
    await place(page, 'Despensa').click()
    await page.getByRole('link', { name: 'Catálogo', exact: true }).click()
    expect(plain(await page.locator('[data-part=catalogue-intro]').textContent())).toContain(
      `${ingredientCatalogue.length} ingredientes`,
    )
    await page.getByRole('searchbox', { name: 'Buscar un ingrediente' }).fill('panna')
    await page.getByRole('button', { name: /^Nata 35%/ }).click()
    const sheet = page.getByRole('article', { name: 'Nata 35%' })
    expect(plain(await sheet.textContent())).toMatch(
      /Grasa láctea35 g.*Energía\d+ kcal.*Leche.*Confianza[ABC] ·.*Fuente/s,
    )
    await page.goBack()
    await page.goBack()
    await gramsOf(page, 'Leche entera').waitFor()
  })

  it('has the science of each craft: how each parameter is computed, and its ranges by type', {
    tags: ['desk', 'nightly'],
  }, async () => {
    const page = await served.open(options, '/ciencia')
    await page.getByRole('heading', { level: 1, name: 'La ciencia del oficio: helado' }).waitFor()
    expect(await page.locator('[data-part=definitions]').textContent()).toMatch(
      /PAC.*equivalentes de sacarosa por gramo de agua/s,
    )
    const row = page.locator('tr', { hasText: 'Helado de leche' }).first()
    expect(plain(await row.textContent())).toContain('−12,5 – −10,6')
    await craftTab(page, 'Turrón').click()
    await page.getByRole('heading', { level: 1, name: /turrón y mazapán/ }).waitFor()
  })

  it('gives developers the formula as code that runs', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await gramsOf(page, 'Dextrosa').fill('41')
    const said = await verdict(page).textContent()
    await (size === 'phone' ? place(page, 'Más') : page.getByRole('link', { name: 'Acerca de' })).click()
    await page.getByRole('link', { name: 'API', exact: true }).click()
    const code = page.locator('[data-part=code]')
    await page.getByRole('tab', { name: 'TypeScript' }).click()
    expect(await code.textContent()).toContain("await fetch('http://127.0.0.1:")
    await page.getByRole('tab', { name: 'Python' }).click()
    expect(await code.textContent()).toContain('urllib.request')
    await page.getByRole('tab', { name: 'curl' }).click()
    const script = await copied(page, 'Copiar', '"Dextrosa","grams":41')
    await page.getByText('Copiado.').waitFor()
    if (size !== 'desk') return
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', script])
    expect(stderr).toBe('')
    expect(said).toContain(JSON.parse(stdout).params.PAC.toFixed(1).replace('-', '−').replace('.', ','))
  })
})
