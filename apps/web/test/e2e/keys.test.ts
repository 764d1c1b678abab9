import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openMine, row, save, titles, toast } from './book.ts'
import { DESK, gramsOf, oneSizeInTheGate, PHONE, serve, sizes } from './browser.ts'

/** What is typed goes where it was meant, and no key by itself takes anything away. */

const served = serve()

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const undone = (page: Page) => toast(page).getByRole('button', { name: 'Deshacer' })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const hasFocus = (one: Locator): Promise<boolean> => one.evaluate((element) => element === document.activeElement)

/** An item of an open list that takes something away: reached by the arrows alone, done by Enter alone. */
async function expectDeliberate(page: Page, name: string): Promise<void> {
  const deleting = item(page, name)
  await deleting.waitFor()
  await page.keyboard.type(name.slice(0, 3))
  expect(await hasFocus(deleting)).toBe(false)
  await page.keyboard.press('End')
  expect(await hasFocus(deleting)).toBe(true)
  // Letters typed a moment ago are a search, of which a space would be a part.
  await page.waitForTimeout(1100)
  await page.keyboard.press('Space')
  expect(await hasFocus(deleting)).toBe(true)
  expect(await undone(page).count()).toBe(0)
  await page.keyboard.press('Enter')
  await deleting.waitFor({ state: 'detached' })
  await undone(page).click()
}

describe.each(sizes)('on a %s', (size, options) => {
  oneSizeInTheGate(options)

  it('what is typed after «Grupos», «Renombrar» and «Nota» is written there', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await save(page, 'Vainilla')
    await openMine(page)
    if (size === 'phone') await page.getByRole('button', { name: 'Sobre Vainilla' }).click()
    else await row(page, 'Vainilla').click()
    const about = page.getByRole('article').filter({ hasText: 'Versiones' })
    for (const [name, text] of [
      ['Grupos', 'de la feria'],
      ['Nota', 'Con e de Elena'],
      ['Renombrar', 'Vainilla e higos'],
    ] as const) {
      await about.getByRole('button', { name: /^Renombrar, grupos/ }).click()
      await item(page, name).click()
      const field = about.getByRole('textbox')
      await expect.poll(() => hasFocus(field)).toBe(true)
      if (name === 'Renombrar') await field.selectText()
      await page.keyboard.type(text)
      expect(await field.inputValue()).toBe(text)
      await about.getByRole('button', { name: 'Hecho' }).click()
      if (name !== 'Renombrar') await about.getByText(text).first().waitFor()
    }
    await expect.poll(() => titles(page)).toEqual(['Vainilla e higos'])
    // From the keyboard alone as well.
    await about.getByRole('button', { name: /^Renombrar, grupos/ }).press('Enter')
    await item(page, 'Grupos').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => hasFocus(about.getByRole('textbox'))).toBe(true)
    await page.keyboard.type(', e')
    await page.keyboard.press('Enter')
    await expect.poll(() => about.locator('[data-part=chip-tag]').allTextContents()).toEqual(['de la feria', 'e'])
  })
})

it('no key deletes a formula of the list', async () => {
  const page = await served.open(DESK)
  await save(page, 'Vainilla')
  await openMine(page)
  await row(page, 'Vainilla').focus()
  for (const key of ['Delete', 'Backspace', ...LETTERS]) await page.keyboard.press(key)
  expect(await undone(page).count()).toBe(0)
  expect(await titles(page)).toEqual(['Vainilla'])
})

it('what a list of things to do takes away is picked with Enter, and comes back', { tags: ['nightly'] }, async () => {
  const page = await served.open(PHONE)
  await gramsOf(page, 'Dextrosa').fill('37')
  await page.getByRole('toolbar').getByRole('button', { name: 'Más', exact: true }).press('Enter')
  await expectDeliberate(page, 'Vaciar la mesa')
  await expect.poll(() => gramsOf(page, 'Dextrosa').inputValue()).toBe('37')
  await save(page, 'Vainilla')
  await openMine(page)
  await page.getByRole('button', { name: 'Sobre Vainilla' }).click()
  await page.getByRole('button', { name: /^Renombrar, grupos/ }).press('Enter')
  await expectDeliberate(page, 'Eliminar')
  await expect.poll(() => titles(page)).toContain('Vainilla')

  await page.getByRole('button', { name: 'Nueva', exact: true }).last().click()
  await item(page, 'Montaje').click()
  await page.getByRole('textbox', { name: 'Nombre del montaje' }).fill('Bocado')
  await page.getByRole('button', { name: 'Más', exact: true }).press('Enter')
  await expectDeliberate(page, 'Eliminar el montaje')
  await page.getByText('Bocado').first().waitFor()
})
