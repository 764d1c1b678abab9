import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildApp } from '@obrador/api/src/app.ts'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/** The pictures of docs/imagenes, from the app as it is served: `npm run screenshots` builds it and takes them. */

const folder = join(resolve(import.meta.dirname, '..'), 'docs/imagenes')
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const TABLET: BrowserContextOptions = { viewport: { width: 820, height: 1180 } }
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 1000 } }
/** What an A4 page leaves between its margins, CSS pixels. */
const PAPER: BrowserContextOptions = { viewport: { width: 680, height: 1016 }, deviceScaleFactor: 2 }

const craft = (page: Page, name: string) => page.locator('.crafts').getByRole('button', { name, exact: true }).click()
const curve = (page: Page) => page.locator('.plot-line').first().waitFor()

const pictures: readonly (readonly [
  name: string,
  options: BrowserContextOptions,
  show: (page: Page) => Promise<unknown>,
])[] = [
  ['escritorio', DESK, curve],
  [
    'escritorio-oscuro',
    { ...DESK, colorScheme: 'dark' },
    async (page) => {
      await craft(page, 'Chocolate')
      await curve(page)
    },
  ],
  [
    'equilibrar',
    DESK,
    async (page) => {
      await craft(page, 'Chocolate')
      await page.getByRole('button', { name: 'Equilibrar', exact: true }).click()
      await page.locator('.balance-result').waitFor()
    },
  ],
  ['tableta', TABLET, (page) => craft(page, 'Turrón')],
  ['telefono', PHONE, (page) => page.locator('.verdict-text').waitFor()],
  [
    'telefono-resultados',
    PHONE,
    async (page) => {
      await craft(page, 'Pan')
      await page.locator('.advice-card').waitFor()
      await page.evaluate("scrollTo(0, document.querySelector('.verdict').offsetTop - 130)")
    },
  ],
  [
    'ficha',
    PAPER,
    async (page) => {
      await page.locator('.ficha').waitFor({ state: 'attached' })
      await page.emulateMedia({ media: 'print' })
    },
  ],
]

mkdirSync(folder, { recursive: true })
const app = await buildApp({ logLevel: 'silent' })
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [name, options, show] of pictures) {
  const context = await browser.newContext({
    locale: 'es-ES',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  await page.goto(`${address}/`)
  await page.locator('.panels .tab-panel').waitFor({ state: 'attached' })
  await show(page)
  await page.waitForTimeout(500)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  console.log(`docs/imagenes/${name}.png`)
  await context.close()
}
await browser.close()
await app.close()
