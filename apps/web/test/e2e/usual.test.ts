import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { gramsOf, oneSizeInTheGate, plain, serve, settle, sizes } from './browser.ts'

/** How usual a formula is: said quietly, and never as a fault. */

const served = serve()

const BROWNIE = {
  'Chocolate negro 72%': 227,
  Mantequilla: 170,
  Azúcar: 400,
  'Huevo entero': 400,
  'Harina floja': 140,
  Nuez: 113,
  'Levadura química': 3,
}

async function brownie(page: Page, lines: Readonly<Record<string, number>>): Promise<void> {
  await page.evaluate(
    (kept) => {
      localStorage.setItem(`obrador.formula.${kept.craft}`, JSON.stringify(kept))
      localStorage.setItem('obrador.craft', JSON.stringify(kept.craft))
    },
    {
      craft: 'pasteleria',
      type: 'brownie',
      name: 'Brownie',
      lines: Object.entries(lines).map(([name, grams], at) => ({ id: `line-${at}`, name, grams, locked: false })),
      given: {},
      batch: {},
    },
  )
  await page.goto(`${served.address}/`)
  await settle(page)
}

const quiet = (page: Page) => page.locator('[data-part=usual-line]')
const map = (page: Page) => page.locator('[data-part=type-map]')

describe.each(sizes)('on a %s', (_size, options) => {
  oneSizeInTheGate(options)

  it('names the odd line, leads to its grams and says which would be usual', { tags: ['nightly'] }, async () => {
    const page = await served.open(options, '/healthz')
    await brownie(page, BROWNIE)
    await quiet(page).waitFor()
    expect(plain(await quiet(page).textContent())).toMatch(/huevo entero es el doble de lo habitual: entre \d+ y \d+ g/)
    await quiet(page).getByRole('button', { name: /huevo/ }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('Huevo entero')
    const hint = page.locator('[data-part=usual-grams]')
    expect(await hint.isVisible()).toBe(true)
    expect(plain(await hint.textContent())).toMatch(/^habitual: \d+–\d+ g$/)
    await gramsOf(page, 'Huevo entero').fill('200')
    await quiet(page).waitFor({ state: 'detached' })
  })

  it('shows where most lie inside the range, and that outside is no fault', { tags: ['nightly'] }, async () => {
    const page = await served.open(options, '/healthz')
    await brownie(page, BROWNIE)
    const gauge = page.locator('[data-part=gauge]').filter({ has: page.locator('[data-part=usual]') })
    await gauge.first().waitFor()
    await gauge.first().locator('button').first().click()
    expect(await page.locator('[data-part=usual-told]').textContent()).toContain('un valor fuera no es un fallo')
  })

  it('lays out the published ones, and moves as one types', { tags: ['nightly'] }, async () => {
    const page = await served.open(options, '/healthz')
    await brownie(page, BROWNIE)
    await page.getByRole('tab', { name: 'Mapa' }).click()
    await map(page).waitFor()
    const mine = map(page).locator('svg circle').last()
    const before = await mine.getAttribute('cx')
    await gramsOf(page, 'Azúcar').fill('300')
    await expect.poll(() => mine.getAttribute('cx')).not.toBe(before)
    // By the arrows, to a published one; with Enter, beside mine.
    await map(page)
      .getByRole('button', { name: /flechas/ })
      .focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('[data-part=map-chosen]').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('[data-part=beside-sentence]').waitFor()
    expect(await page.locator('[data-part=beside-rows] > li').count()).toBeGreaterThan(3)
    await expectAccessible(page, 'beside')
    await page.keyboard.press('Escape')
    await map(page).getByText('Ver como tabla').click()
    expect(await map(page).locator('tbody tr').count()).toBeGreaterThan(4)
    await page.goto(`${served.address}/mapa`)
    await map(page).waitFor()
    await expectAccessible(page, 'map')
    await page.getByLabel('Eje vertical').selectOption('agua')
    expect(await map(page).textContent()).toContain('Agua')
  })

  it('says nothing where nothing is odd, and asks what was forgotten', { tags: ['nightly'] }, async () => {
    const page = await served.open(options, '/healthz')
    const { 'Huevo entero': _, ...without } = BROWNIE
    await brownie(page, without)
    await expect.poll(() => page.locator('[data-part=bench]').textContent()).toContain('¿Has olvidado el huevo?')
    expect(await quiet(page).count()).toBe(0)
  })
})
