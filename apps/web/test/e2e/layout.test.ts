import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoSideways, gramsOf, PHONE, serve, settle, thumbBar, verdict } from './browser.ts'

/** How the app is laid out where there is little room: large letters, a telephone that lies, and what the thumb reaches. */

const served = serve()

const LARGE = '200%'
const narrow = (width: number): BrowserContextOptions => ({ ...PHONE, viewport: { width, height: width * 2 } })

/** Letters of twice the size on every page that comes. */
async function withLargeLetters(page: Page): Promise<void> {
  await page.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = size
    })
  }, LARGE)
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, LARGE)
}

const PLACES = [
  '',
  'formulas',
  'importar',
  'carta',
  'produccion',
  'hornadas',
  'despensa',
  'precios',
  'catalogo',
  'saco',
  'lotes',
  'mas',
  'ciencia',
  'programar',
  'copia',
  'etiqueta',
  'montaje',
  'alergenos',
]

const NARROWEST = 320

describe.each([NARROWEST, 390])('letters of twice the size on %d px', (width) => {
  const tags = width === NARROWEST ? [] : ['nightly']

  it('no place of the app goes sideways', { tags }, async () => {
    const page = await served.open(narrow(width), '/healthz')
    await withLargeLetters(page)
    for (const place of PLACES) {
      await page.goto(`${served.address}/${place}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      await settle(page)
      await expectNoSideways(page)
    }
  })

  it('a name has a row of its own, and its weight another', { tags }, async () => {
    const page = await served.open(narrow(width))
    await withLargeLetters(page)
    await page.getByRole('button', { name: 'No volver a mostrarlo' }).click()
    const row = page.locator('[data-part=row]').filter({ hasText: 'Leche en polvo desnatada' })
    const [name, field] = await Promise.all([
      row.locator('[data-part=row-name]').boundingBox(),
      gramsOf(page, 'Leche en polvo desnatada').boundingBox(),
    ])
    expect(name?.width).toBeGreaterThan(width * 0.7)
    expect(field?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 1)
    // Letters do not stand one under another: a word needs no more than a few lines.
    expect(name?.height).toBeLessThan(200)
  })
})

it('the field of a file stays unseen when its button has the focus', { tags: ['nightly'] }, async () => {
  const page = await served.open(narrow(390), '/copia')
  await withLargeLetters(page)
  const field = page.locator('input[type=file]').last()
  await field.focus()
  const box = await field.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(1)
  await expectNoSideways(page)
})

describe('a telephone that lies', () => {
  it.each([
    [844, 390],
    [667, 375],
  ])('of %d × %d shows lines, the sentence and what is done most at once', async (width, height) => {
    const page = await served.open({ ...PHONE, viewport: { width, height } })
    await page.getByRole('button', { name: 'No volver a mostrarlo' }).click()
    await settle(page)
    const isSeen = async (bottom: number | undefined): Promise<void> => expect(bottom).toBeLessThanOrEqual(height)
    const bottomOf = async (name: string) => {
      const box = await gramsOf(page, name).boundingBox()
      return box && box.y + box.height
    }
    for (const name of ['Leche entera', 'Nata 35%', 'Leche en polvo desnatada'])
      await isSeen((await bottomOf(name)) ?? height + 1)
    const said = await verdict(page).boundingBox()
    await isSeen((said?.y ?? height) + (said?.height ?? 1))
    expect(said?.x).toBeGreaterThan(width / 2)
    for (const name of ['Equilibrar', 'Pesar']) {
      const box = await thumbBar(page).getByRole('button', { name, exact: true }).boundingBox()
      await isSeen((box?.y ?? height) + (box?.height ?? 1))
    }
    await expectNoSideways(page)
  })
})

it('with seven lines a telephone shows all of them, the total and what the thumb reaches', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(PHONE)
  await page.getByRole('button', { name: 'No volver a mostrarlo' }).click()
  await thumbBar(page).getByRole('button', { name: 'Equilibrar', exact: true }).waitFor()
  const total = await page.locator('[data-part=total] output').boundingBox()
  const bar = await thumbBar(page).boundingBox()
  expect((total?.y ?? 0) + (total?.height ?? 999)).toBeLessThanOrEqual(bar?.y ?? 0)
  // They stay while the list scrolls.
  await page.mouse.wheel(0, 1500)
  await page.waitForTimeout(200)
  expect(await thumbBar(page).boundingBox()).toEqual(bar)
})
