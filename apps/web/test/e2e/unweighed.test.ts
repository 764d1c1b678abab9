import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESK, gramsOf, oneSizeInTheGate, PHONE, plain, serve } from './browser.ts'

/** What is out by a hair, and what nobody weighed: the same on the bench, in the bar, on paper and in a link. */

const served = serve()

const CROISSANT = `Croissant
500 g harina de fuerza
237 g leche entera
20 g agua
60 g azúcar
10 g sal
20 g levadura fresca
280 g mantequilla`

const BREAD = `Pan común
1000 g harina
620 g agua
15 g levadura fresca
sal c/s`

async function pasteInto(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Pegar una lista' }).first().click()
  await page.getByRole('textbox', { name: 'Lista de ingredientes' }).fill(text)
  await page.locator('[data-part=paste-foot] .primary').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const verdict = async (page: Page) => plain(await page.locator('[data-part=verdict-text]').textContent())
const shape = (page: Page) => page.locator('[data-part=verdict-shape]').textContent()
const gauge = (page: Page, name: string) =>
  page
    .locator('[data-part=gauge]')
    .filter({ has: page.locator('[data-part=gauge-label]', { hasText: new RegExp(`^${name}`) }) })

describe.each([
  { name: 'telephone', size: PHONE },
  { name: 'desk', size: DESK },
])('$name', ({ size }) => {
  oneSizeInTheGate(size)

  it('says «casi» with the grams that settle it, half full, and takes them', async () => {
    const page = await served.open(size)
    await pasteInto(page, CROISSANT)
    await expect.poll(() => verdict(page)).toBe('Casi: hidratación 45,5 % (46–66). Con 5 g de agua, dentro.')
    expect(await shape(page)).toBe('◐')
    expect(await gauge(page, 'Hidratación').getAttribute('data-near')).toBe('true')
    await page.getByRole('button', { name: /^Añadir 5.g de agua$/ }).click()
    await expect.poll(() => verdict(page)).toMatch(/^Equilibrada/)
  })

  it('takes one to the line that a gross fault asks about, or puts the weight that was meant', async () => {
    const page = await served.open(size)
    await pasteInto(page, BREAD.replace('sal c/s', '200 g sal'))
    await expect.poll(() => verdict(page)).toMatch(/¿Son 20 g de «sal» y no 200\?/)
    await page.getByRole('button', { name: 'Revisar «sal»' }).click()
    const salt = gramsOf(page, 'sal')
    expect(await salt.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: /^Son 20.g$/ }).click()
    // The button goes with the fault: who works by keys goes on from what is said now.
    expect(await page.locator('[data-part=verdict]').evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await salt.inputValue()).toBe('20')
    await expect.poll(() => verdict(page)).not.toMatch(/Sobra/)
  })

  it('keeps a typed 0 as a weight, and asks again where the field is emptied', async () => {
    const page = await served.open(size)
    await pasteInto(page, CROISSANT)
    const salt = gramsOf(page, 'sal')
    await salt.fill('0')
    await salt.blur()
    expect(await salt.inputValue()).toBe('0')
    const name = page.locator('[data-part=row] [data-part=name]').filter({ hasText: /^sal/i })
    expect(plain(await name.textContent())).toContain('0 g: no cuenta')
    await expect.poll(() => verdict(page)).toMatch(/sal 0 %/)
    await salt.fill('')
    await salt.blur()
    expect(await salt.inputValue()).toBe('')
    expect(await name.textContent()).toContain('Sin pesar')
    await page.getByRole('button', { name: 'Deshacer', exact: true }).first().click()
    await expect.poll(() => salt.inputValue()).not.toBe('')
  })

  it('never reads what nobody weighed as nothing, wherever it is shown', { tags: ['desk'] }, async () => {
    const page = await served.open(size)
    await pasteInto(page, BREAD)
    await expect
      .poll(() => verdict(page))
      .toBe('Por ver: lo pesado está en su rango, pero falta pesar «sal» y sin eso no juzgo sal.')
    expect(await shape(page)).toBe('○')
    const salt = gauge(page, 'Sal')
    expect(await salt.getAttribute('data-unknown')).toBe('true')
    expect(plain(await salt.locator('[data-part=gauge-value]').textContent())).toMatch(/^\?/)
    await page.getByRole('button', { name: /^sal Sin pesar/i }).waitFor()
    // Nobody is sure of what nobody weighed.
    expect(await page.getByRole('button', { name: /^Seguro/ }).count()).toBe(0)
    const inBread = page.locator('dl > *').filter({ hasText: /^Sal por 100\sg de pan/ })
    await expect.poll(async () => plain((await inBread.first().textContent()) ?? '')).toBe('Sal por 100 g de pan?')
    await gramsOf(page, 'sal').fill('18')
    await expect.poll(() => verdict(page)).toMatch(/^Equilibrada/)
  })
})
