import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, testApp } from './helpers.ts'

let app: App
let browser: Browser
let address: string
beforeAll(async () => {
  app = await testApp()
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    // Nothing outside can be reached, so an outside asset would show as a failed request.
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await app?.close()
})

const PAGES = [
  { path: '/docs/', lang: 'es', guide: 'Límites', other: { name: 'In English', path: '/docs/en/' } },
  { path: '/docs/en/', lang: 'en', guide: 'Limits', other: { name: 'En español', path: '/docs/' } },
] as const

it('the documentation renders in a real browser, in Spanish and in English, without asking anyone else', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const asked: string[] = []
  const refused: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  for (const { path, lang, guide, other } of PAGES) {
    await page.goto(`${address}${path}`)
    await page.getByText('/api/balance').first().waitFor({ timeout: 30_000 })
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.getByText('Composición: USDA FoodData Central').count()).toBeGreaterThan(0)
    expect(await page.getByRole('heading', { name: guide }).count()).toBeGreaterThan(0)
    const link = await page.getByRole('link', { name: other.name, exact: true }).getAttribute('href')
    expect(URL.parse(link ?? '')?.pathname).toBe(other.path)
  }
  expect(asked.filter((url) => !url.startsWith(address) && !/^(?:data|blob):/.test(url))).toEqual([])
  expect(refused).toEqual([])
}, 60_000)
