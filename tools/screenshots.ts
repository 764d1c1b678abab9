import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildApp } from '@obrador/api/src/app.ts'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { browserFile } from './browser.ts'
import { entremetCopy } from './entremet-copy.ts'

/**
 * The pictures of docs/imagenes, from the app as it is served: `npm run screenshots` builds it and takes them; with names after
 * `--`, those alone.
 */

const wanted = process.argv.slice(2)
const folder = join(resolve(import.meta.dirname, '..'), 'docs/imagenes')
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const TABLET: BrowserContextOptions = { viewport: { width: 820, height: 1180 } }
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 1000 } }
const TALL_DESK: BrowserContextOptions = { viewport: { width: 1440, height: 1240 } }
/** What an A4 page leaves between its margins, CSS pixels. */
const PAPER: BrowserContextOptions = { viewport: { width: 680, height: 1016 }, deviceScaleFactor: 2 }

const craft = (page: Page, name: string) =>
  page.locator('[data-part=crafts]').getByRole('button', { name, exact: true }).click()
const curve = (page: Page) => page.locator('[aria-label=line]').first().waitFor()

/** The entremet of the documentation on this device, and the page that shows it. */
async function withEntremet(page: Page, path: string): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/copia`)
  const buffer = Buffer.from(entremetCopy('2026-11-21'))
  await page.locator('input[type=file]').setInputFiles({ name: 'obrador.json', mimeType: 'text/plain', buffer })
  const restore = page.getByRole('region', { name: 'Restaurar' })
  await restore.getByRole('button', { name: 'Restaurar' }).click()
  await page.locator('[data-part=toast]').waitFor()
  await page.goto(`${origin}/${path}`)
}

const drawn = (page: Page) => page.locator('[data-part=cut] [data-part=layer]').first().waitFor()
const planned = (page: Page) => page.locator('[data-part=day-step]').first().waitFor()

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
      await page.getByRole('textbox', { name: 'Gramos de Sacarosa', exact: true }).fill('40')
      await page.getByRole('button', { name: 'Equilibrar', exact: true }).click()
      await page.locator('[data-part=balance-result]').waitFor()
    },
  ],
  ['tableta', TABLET, (page) => craft(page, 'Turrón')],
  ['telefono', PHONE, (page) => page.locator('[data-part=verdict-text]').waitFor()],
  [
    'telefono-resultados',
    PHONE,
    async (page) => {
      await craft(page, 'Pan')
      await page.locator('[data-part=gauge]').first().waitFor()
      await page.evaluate("scrollTo(0, document.querySelector('[data-part=verdict]').offsetTop - 130)")
    },
  ],
  [
    'entremet-formula',
    DESK,
    async (page) => {
      await withEntremet(page, 'formulas')
      await page.locator('[data-part=book-open]', { hasText: 'Cremoso de turrón' }).press('Enter')
      await page.locator('[data-part~=made-name]').click()
      await page.getByText('Soltar en líneas').waitFor()
      await page.getByRole('button', { name: 'Cerrar el aviso' }).click()
    },
  ],
  [
    'entremet-montaje',
    TALL_DESK,
    async (page) => {
      await withEntremet(page, 'montaje')
      await drawn(page)
    },
  ],
  [
    'entremet-montaje-telefono',
    PHONE,
    async (page) => {
      await withEntremet(page, 'montaje')
      await drawn(page)
    },
  ],
  [
    'entremet-produccion',
    TALL_DESK,
    async (page) => {
      await withEntremet(page, 'produccion')
      await planned(page)
    },
  ],
  [
    'entremet-pesar',
    PHONE,
    async (page) => {
      await withEntremet(page, 'produccion')
      await planned(page)
      await page.getByRole('button', { name: 'Pesar' }).click()
      await page.locator('[data-part=kitchen-now-grams]').waitFor()
    },
  ],
  [
    'ficha',
    PAPER,
    async (page) => {
      await page.locator('[data-part=ficha]').waitFor({ state: 'attached' })
      await page.emulateMedia({ media: 'print' })
    },
  ],
]

mkdirSync(folder, { recursive: true })
const app = await buildApp({ logLevel: 'silent' })
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({
  executablePath: browserFile(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [name, options, show] of pictures) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const context = await browser.newContext({
    locale: 'es-ES',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  // A bench on which somebody has worked, without the door of a first visit.
  await context.addInitScript(() => localStorage.setItem('obrador.greeted', 'true'))
  const page = await context.newPage()
  await page.goto(`${address}/`)
  await page.locator('[data-part=panels] [data-part=tab-panel]').waitFor({ state: 'attached' })
  await show(page)
  await page.waitForTimeout(500)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  console.log(`docs/imagenes/${name}.png`)
  await context.close()
}
await browser.close()
await app.close()
