import { expect, it } from 'vitest'
import { serve } from './browser.ts'

/** The documentation of the service in a real browser: it must be whole without a script, send what it shows, and ask nobody else. */

const served = serve()

const PAGES = [
  { path: '/docs/', lang: 'es', guide: 'Límites', send: 'Pruébalo', other: { name: 'English', path: '/docs/en/' } },
  { path: '/docs/en/', lang: 'en', guide: 'Limits', send: 'Try it', other: { name: 'Español', path: '/docs/' } },
] as const

it('the documentation is read and tried in a real browser, in Spanish and in English', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open({ viewport: { width: 1280, height: 900 } }, '/healthz')
  for (const { path, lang, guide, send, other } of PAGES) {
    await page.goto(`${served.address}${path}`)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.getByText('Composición: USDA FoodData Central').count()).toBeGreaterThan(0)
    expect(await page.getByRole('heading', { name: guide }).count()).toBe(1)
    const call = page.locator('form.call')
    await call.locator('textarea').fill('{ "ingredients": [{ "name": "Agua", "grams": 1 }] }')
    expect(await call.locator('.curl').textContent()).toContain('"Agua", "grams": 1 }')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: send }).click()
    expect((await sent).postData()).toBe('{ "ingredients": [{ "name": "Agua", "grams": 1 }] }')
    await call.locator('output[data-ok="true"]').waitFor()
    expect(await call.locator('.answer').textContent()).toContain('"Agua"')
    await page.getByRole('link', { name: other.name, exact: true }).click()
    await page.waitForURL(`${served.address}${other.path}`)
  }
  // The viewer is of somebody else's making: it must keep to the policy of ours.
  await page.getByRole('link', { name: 'Visor completo' }).click()
  await page.getByText('/api/balance').first().waitFor()
})

it('without a script an operation is whole, with nothing to press, and as wide as a telephone', async () => {
  const page = await served.open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false }, '/healthz')
  await page.goto(`${served.address}/docs/api/balance/panaderia`)
  expect(await page.locator('form.call').first().locator('.answer').textContent()).toContain('"verdict"')
  expect(await page.getByRole('button').count()).toBe(0)
  await page.locator('summary').first().click()
  const body = await page.locator('body').boundingBox()
  expect(body?.width).toBe(390)
})
