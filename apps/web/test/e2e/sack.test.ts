import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { chooseCopy, makeCopy, restore } from './book.ts'
import { expectNoSideways, oneSizeInTheGate, place, serve, settle, sizes } from './browser.ts'

/** «Abrir un saco»: a label pasted, what is inside, the supplier's answer, and the product in the pantry. */

const served = serve()

const LABEL =
  'Ingredientes: Dextrosa, leche desnatada en polvo 22 %, jarabe de glucosa, grasa vegetal (coco), estabilizantes: E 412, E 410; emulgente: E 471. Información nutricional por 100 g: energía 412 kcal, grasas 9,1 g, de las cuales saturadas 8,2 g, hidratos de carbono 74 g, de los cuales azúcares 58 g, proteínas 7,9 g, sal 0,31 g'

const list = (page: Page) => page.getByRole('textbox', { name: 'Ingredientes, como están impresos' })
const first = (page: Page) => page.locator('[data-part=sack-first]')
const bar = (page: Page, name: string) => page.getByRole('img', { name: new RegExp(`^${name}`) })

/** As whoever presses Ctrl V. */
async function paste(page: Page, text: string): Promise<void> {
  await list(page).evaluate((field, pasted) => {
    const data = new DataTransfer()
    data.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)
}

async function openLabel(page: Page): Promise<void> {
  await place(page, 'Despensa').click()
  await page.getByRole('link', { name: 'Abrir un saco' }).click()
  await page.getByRole('heading', { name: 'Abrir un saco', level: 1 }).waitFor()
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Base leche 100')
  await paste(page, LABEL)
  await page.getByText('en polvo', { exact: true }).click()
  await page.locator('[data-part=sack-answer]').waitFor()
}

describe.each(sizes)('on a %s', (_size, options) => {
  oneSizeInTheGate(options)

  it('tells what is inside, takes the answer, keeps it and shows it again', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await openLabel(page)
    // The sheet filled the table.
    expect(await page.getByRole('textbox', { name: 'de los cuales azúcares (g)' }).inputValue()).toBe('58')
    await page.getByText('La energía cuadra con lo demás').waitFor()
    await bar(page, 'PAC, índice clásico: lo más probable').first().waitFor()
    await expect.poll(() => first(page).textContent()).toMatch(/^Se sabe/)
    await settle(page)
    await expectAccessible(page, 'saco')
    await expectNoSideways(page)
    const before = await bar(page, 'PAC, índice clásico').first().getAttribute('aria-label')
    const field = page.getByRole('textbox', { name: /^Me ha dicho/ })
    await field.fill('46')
    await page.getByRole('button', { name: 'Usar' }).click()
    await page.getByRole('heading', { name: 'Tu proveedor dice' }).waitFor()
    await expect.poll(() => bar(page, 'PAC, índice clásico').first().getAttribute('aria-label')).not.toBe(before)
    await page.getByRole('button', { name: 'Guardar en mi despensa' }).click()
    await page.getByText('Guardada en tu despensa: Base leche 100.').waitFor()
    await page.getByText(/○ del saco · POD \d+ ± \d/).waitFor()
    await page.locator('[data-part=own-item]').click()
    await expect.poll(() => list(page).inputValue()).toContain('Dextrosa, leche desnatada')
  })

  it('says what does not fit, and offers nothing to keep', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await openLabel(page)
    await page.getByRole('textbox', { name: 'Proteínas (g)' }).fill('40')
    await page.getByRole('alert').filter({ hasText: 'no casan' }).waitFor()
    expect(await page.getByRole('button', { name: 'Guardar en mi despensa' }).isDisabled()).toBe(true)
    await page.getByRole('img', { name: /^Proteínas: con esos ingredientes, entre .* la tabla pone 40/ }).waitFor()
    const field = page.getByRole('textbox', { name: 'Proteínas (g)' })
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await settle(page)
    await expectAccessible(page, 'saco que no casa')
    await expectNoSideways(page)
  })

  it('what nobody knows is settled by a word or by a row of the catalogue', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await openLabel(page)
    const keep = page.getByRole('button', { name: 'Guardar en mi despensa' })
    if ((options.viewport?.width ?? 0) < 820) {
      await page.mouse.wheel(0, 600)
      await expect.poll(() => keep.evaluate((button) => getComputedStyle(button).position)).toBe('fixed')
    }
    await list(page).fill('Dextrosa, kryptonita, unobtanio')
    const unknown = page.getByRole('group', { name: '«kryptonita», ¿qué es?' })
    await unknown.waitFor()
    await unknown.getByRole('button', { name: 'fibra' }).click()
    await unknown.waitFor({ state: 'detached' })
    const other = page.getByRole('group', { name: '«unobtanio», ¿qué es?' })
    await other.getByRole('combobox', { name: 'Buscar en el catálogo' }).fill('Lactosa')
    await other.waitFor({ state: 'detached' })
    await page.getByText('He leído 3 de 3').waitFor()
  })

  it('what is half typed is there again, and a copy brings the product back', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await openLabel(page)
    await page.waitForTimeout(600)
    await page.reload()
    await expect.poll(() => list(page).inputValue()).toContain('jarabe de glucosa')
    await page.locator('[data-part=sack-answer]').waitFor()
    await page.getByRole('button', { name: 'Guardar en mi despensa' }).click()
    await page.getByText('Guardada en tu despensa').waitFor()
    const copy = await makeCopy(page)
    const other = await served.open(options)
    await chooseCopy(other, copy)
    await restore(other).click()
    await other.locator('[data-part=toast]').first().waitFor()
    await place(other, 'Despensa').click()
    await other.getByText(/○ del saco/).waitFor()
  })
})
