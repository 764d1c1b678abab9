import { expect, it } from 'vitest'
import { action, gramsOf, keptOffline, PHONE, panel, serve, verdict } from './browser.ts'

const served = serve()

it('in airplane mode it opens, edits, balances, prints and exports', async () => {
  const page = await served.open({ ...PHONE, serviceWorkers: 'allow' })
  await keptOffline(page)
  await page.context().setOffline(true)
  await page.goto(`${served.address}/`)
  await verdict(page).waitFor()

  await gramsOf(page, 'Sacarosa').fill('40')
  expect(await verdict(page).textContent()).toMatch(/^Revisa/)
  await action(page, 'Equilibrar').click()
  await page.getByRole('region', { name: 'Resultado' }).waitFor()
  await page.getByRole('button', { name: 'Aplicar a la fórmula' }).click()
  expect(await verdict(page).textContent()).toMatch(/^Equilibrada/)

  await panel(page, 'Etiqueta').click()
  await page.getByRole('table', { name: 'Información nutricional' }).waitFor()
  await page.locator('[data-part=ficha]').waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('[data-part=ficha]').isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await action(page, 'Compartir').click()
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel', exact: true }).click(),
  ])
  expect(workbook.suggestedFilename()).toMatch(/^[a-z0-9-]+\.xlsx$/)
  for (const path of ['/formulas', '/despensa', '/precios', '/catalogo', '/mas', '/ciencia', '/programar', '/copia']) {
    await page.goto(served.address + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
})

it('can be installed: manifest with name, icons and scope', async () => {
  const page = await served.open()
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(new URL(href ?? '', `${served.address}/`).href)).json()
  expect(manifest).toMatchObject({ name: 'Obrador', display: 'standalone', start_url: './', lang: 'es' })
  for (const { src } of manifest.icons) {
    expect((await page.request.get(new URL(src, `${served.address}/`).href)).status()).toBe(200)
  }
})
