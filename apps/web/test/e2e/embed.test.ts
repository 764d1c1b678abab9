import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { action, copied, gramsOf, oneSizeInTheGate, plain, serve, sizes } from './browser.ts'

const served = serve()

/** Somebody else's page, at an origin of its own, that shows whatever code it is given and does as the frame says. */
let body = ''
const foreign = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="es"><title>La heladería de Lola</title><meta name="viewport" content="width=device-width">
<h1>La heladería de Lola</h1>${body}
<script>addEventListener('message', ({ data }) => {
  if (data && data.tipo === 'obrador:alto') document.querySelector('iframe').style.height = data.alto + 'px'
})</script></html>`)
})
let address = ''
beforeAll(async () => {
  await new Promise<void>((done) => foreign.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`
})
afterAll(() => foreign.close())

/** The code that the app gives for the formula on its bench. */
async function codeOf(page: Page, choose: readonly string[] = []): Promise<string> {
  await action(page, 'Compartir').click()
  await page.getByRole('button', { name: 'Incrustar en tu web' }).click()
  for (const name of choose) await page.getByRole('radio', { name }).check()
  const code = page.getByRole('textbox', { name: 'Código' })
  await expect.poll(() => code.inputValue()).toContain('<iframe')
  if (choose.includes('Solo ver')) await expect.poll(() => code.inputValue()).toContain('modo=ver')
  return code.inputValue()
}

/** A visitor of the foreign page, on a device of their own. */
async function visit(options: BrowserContextOptions, code: string) {
  body = code
  const context = await served.browser.newContext(options)
  const page = await context.newPage()
  await page.goto(address)
  return { context, page, frame: page.frameLocator('iframe') }
}

describe.each(sizes)('on a %s', (_size, options) => {
  oneSizeInTheGate(options)

  it('a formula is played with inside a foreign page, and nothing of it is kept', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    const chips = (of: Page | FrameLocator) => of.locator('[data-part=chip-row]')
    await page.locator('[data-chip=doubt]').waitFor()
    const told = plain(await chips(page).textContent())
    expect(told).toMatch(/Puede llamarse «Helado de leche».*Guardar a −18 °C.*Seguro/)
    const [iframe = ''] = (await codeOf(page)).split('\n')
    expect(await copied(page, 'Copiar', iframe)).toContain(iframe)
    const { context, page: theirs, frame } = await visit(options, iframe)
    const verdict = frame.locator('[data-part=verdict-text]')
    await verdict.waitFor()
    const before = plain(await verdict.textContent())
    expect(before).toMatch(/Equilibrada/)
    // The law and how it keeps, as at home.
    await expect.poll(async () => plain(await chips(frame).textContent())).toBe(told)
    await frame.getByRole('textbox', { name: 'Gramos de Leche entera' }).fill('200')
    await expect.poll(async () => plain(await verdict.textContent())).not.toBe(before)
    // What comes late makes it longer: both are measured again until the frame has followed.
    const heightOf = async (box: Locator) => (await box.boundingBox())?.height ?? 0
    await expect
      .poll(async () => (await heightOf(theirs.locator('iframe'))) - (await heightOf(frame.locator('#frame'))))
      .toBeCloseTo(0, -1)
    const opened = frame.getByRole('link', { name: 'Abrir en Obrador' })
    await expect.poll(() => opened.getAttribute('href')).toMatch(/^\.\/#f=/)
    const carried = await opened.evaluate((link) => (link as HTMLAnchorElement).href)
    await frame.getByRole('button', { name: 'Volver a la original' }).click()
    await expect.poll(async () => plain(await verdict.textContent())).toBe(before)
    const kept = await theirs.frames()[1]?.evaluate(async () => ({
      cookies: document.cookie,
      local: localStorage.length,
      databases: (await indexedDB.databases()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
    expect(kept).toEqual({ cookies: '', local: 0, databases: 0, workers: 0 })
    await context.close()
    const other = await served.open(options, carried.slice(served.address.length))
    await other.getByRole('button', { name: 'Abrir en la mesa' }).click()
    expect(await gramsOf(other, 'Leche entera').inputValue()).toBe('200')
  })

  it('has nothing against axe, and says where a figure comes from', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    const [, source = ''] = /src="([^"]+)"/.exec(await codeOf(page)) ?? []
    const alone = await served.open(options, source.slice(served.address.length))
    await alone.emulateMedia({ reducedMotion: 'reduce' })
    await alone.locator('[data-part=gauge-row]').first().click()
    await alone.locator('[data-part=origin]').waitFor()
    // Its heading is of the second level: the first is that of the page around it.
    await expectAccessible(alone, 'embedded', '#frame')
  })

  it('is shown alone, in the colours asked for, also in a frame without an origin', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    const [iframe = ''] = (await codeOf(page, ['Solo ver', 'Oscuro'])).split('\n')
    const {
      context,
      page: theirs,
      frame,
    } = await visit(options, iframe.replace('<iframe', '<iframe sandbox="allow-scripts"'))
    await frame.locator('[data-part=gauge]').first().waitFor()
    expect(await frame.getByRole('textbox').count()).toBe(0)
    expect(await frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark')
    body = `<iframe src="${served.address}/incrustar#f=roto"></iframe>`
    await theirs.reload()
    await frame.getByText('Esta fórmula no se puede leer: el enlace está incompleto.').waitFor()
    await context.close()
  })
})

it('only that page may be shown inside another', async () => {
  for (const path of ['/', '/formulas', '/docs/', '/api/helado', '/healthz']) {
    const { headers } = await fetch(served.address + path)
    expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY'])
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
  const { headers } = await fetch(`${served.address}/incrustar`)
  expect(headers.get('x-frame-options')).toBeNull()
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'.*frame-ancestors \*$/)
  expect(headers.get('set-cookie')).toBeNull()
})
