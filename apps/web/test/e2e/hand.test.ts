import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { formulaName, toast } from './book.ts'
import { action, craftTab, DESK, gramsOf, PHONE, panel, plain, serve, settle, thumbBar, verdict } from './browser.ts'
import { PASTED_RECIPE, pasteAndBalance } from './paste-and-balance.ts'

/** What is done with a hand at the telephone, or without leaving the keyboard: how few taps it takes, and what a tap does. */

const served = serve()

const item = (page: Page, name: RegExp) => page.getByRole('menuitem', { name })

describe('the thumb bar', () => {
  it('puts an ingredient, a list or another formula on the table', { tags: ['nightly'] }, async () => {
    const page = await served.open(PHONE)
    await gramsOf(page, 'Dextrosa').fill('37')
    const bar = thumbBar(page)
    await bar.getByRole('button', { name: 'Añadir' }).click()
    await item(page, /^Ingrediente/).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Buscar ingrediente')
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Añadir' }).click()
    await item(page, /^Pegar una lista/).click()
    await page.getByRole('textbox', { name: 'Lista de ingredientes' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await bar.getByRole('button', { name: 'Añadir' }).click()
    await item(page, /^Fórmula nueva/).click()
    await item(page, /^En blanco/)
      .first()
      .click()
    await page.getByText('La mesa está vacía', { exact: true }).waitFor()
    // On an empty bench what brings a formula in is what is done most.
    await bar.getByRole('button', { name: 'Pegar la mía' }).waitFor()
    await bar.getByRole('button', { name: 'Nueva' }).waitFor()
    expect(await bar.getByRole('button', { name: 'Equilibrar' }).count()).toBe(0)
    await expectAccessible(page, 'thumb bar')
  })
})

it('«Nueva → Pegar una lista» opens the sheet on a fresh bench', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK)
  await page.locator('[data-part=craft-row]').getByRole('button', { name: 'Nueva' }).click()
  await item(page, /^Pegar una lista/).click()
  await page.getByRole('textbox', { name: 'Lista de ingredientes' }).waitFor()
})

it('what is pasted on the first screen is read at once', { tags: ['nightly'] }, async () => {
  const page = await served.first(DESK)
  await page.getByRole('textbox', { name: 'Pega aquí tu receta' }).fill(PASTED_RECIPE)
  await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).click()
  await expect.poll(() => formulaName(page).inputValue()).toBe('Helado de vainilla')
})

describe('two tabs of one device', () => {
  it('a table that the other has changed is there anew, whichever craft is in sight', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(DESK)
    await settle(page)
    await craftTab(page, 'Pan').click()
    const other = await served.tab(page)
    await craftTab(other, 'Helado').click()
    await gramsOf(other, 'Dextrosa').fill('61')
    await other.waitForTimeout(500)
    await craftTab(page, 'Helado').click()
    await expect.poll(() => gramsOf(page, 'Dextrosa').inputValue()).toBe('61')
  })

  it('a copy on one table neither takes nor loses what the other tab has on its own', async () => {
    const page = await served.open(DESK)
    const other = await served.tab(page)
    await gramsOf(page, 'Dextrosa').fill('41')
    await page.waitForTimeout(500)
    await gramsOf(other, 'Sacarosa').fill('99')
    await other.waitForTimeout(500)
    await action(page, 'Duplicar').click()
    await expect.poll(() => formulaName(page).inputValue()).toMatch(/ \(copia\)$/)
    await page.waitForTimeout(500)
    await toast(other).filter({ hasText: 'ha cambiado en otra pestaña.' }).first().waitFor()
    expect(await gramsOf(other, 'Sacarosa').inputValue()).toBe('99')
    await gramsOf(other, 'Sacarosa').fill('98')
    await other.waitForTimeout(500)
    expect(await gramsOf(page, 'Dextrosa').inputValue()).toBe('41')
    await page.close()
    await other.goto(`${served.address}/formulas`)
    const names = () => other.locator('[data-part~=book-list] [data-part=book-name]').allTextContents()
    // The copy that was written over is kept, as what it was a copy of is.
    await expect.poll(async () => (await names()).join()).toContain('Helado de leche (copia)')
  })
})

describe('a weight in hand', () => {
  it('has the signs that a keypad lacks, and says what they come to', { tags: ['nightly'] }, async () => {
    const page = await served.open(PHONE)
    const field = gramsOf(page, 'Nata 35%')
    await field.tap()
    const keys = page.locator('[data-part=sum-keys]')
    await keys.getByRole('button', { name: 'Multiplicar' }).tap()
    await page.keyboard.type('0,85')
    expect(await field.inputValue()).toBe('130×0,85')
    expect(await page.locator('[data-part=quantity-sum]').textContent()).toBe('= 110,5')
    await keys.getByRole('button', { name: 'Siguiente' }).tap()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Gramos de Leche en polvo desnatada',
    )
    expect(await field.inputValue()).toBe('110,5')
    // A share is of what stands before it.
    await gramsOf(page, 'Sacarosa').tap()
    await keys.getByRole('button', { name: 'Restar' }).tap()
    await page.keyboard.type('10')
    await keys.getByRole('button', { name: 'Por ciento' }).tap()
    expect(await page.locator('[data-part=quantity-sum]').textContent()).toBe('= 112,5')
    await expectAccessible(page, 'in hand')
  })

  it('goes up and down by a step that suits it, and keeps the focus', { tags: ['nightly'] }, async () => {
    const page = await served.open(PHONE)
    const field = gramsOf(page, 'Nata 35%')
    await field.tap()
    await page.getByText('− y + cambian 5').waitFor()
    await page.getByRole('button', { name: 'Añadir 5 gramos de Nata 35%' }).tap()
    await expect.poll(() => field.inputValue()).toBe('135')
    await page.getByRole('button', { name: 'Quitar 5 gramos de Nata 35%' }).tap()
    await page.getByRole('button', { name: 'Quitar 5 gramos de Nata 35%' }).tap()
    await expect.poll(() => field.inputValue()).toBe('125')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Gramos de Nata 35%')
  })

  it('shows what each line is of a kilo, and remembers it', { tags: ['nightly'] }, async () => {
    const page = await served.open(PHONE)
    const first = page.locator('[data-part=row] [data-part=share]').first()
    expect(plain(await first.textContent())).toBe('63,8 %')
    await page.getByRole('button', { name: 'g/kg' }).tap()
    expect(plain(await first.textContent())).toBe('638 g')
    await page.reload()
    await expect.poll(async () => plain(await first.textContent())).toBe('638 g')
  })
})

describe('what is sold by the litre', () => {
  it('is asked for in tubs on the desk: grams, litres and what a litre weighs', { tags: ['nightly'] }, async () => {
    const page = await served.open(DESK)
    await panel(page, 'Cantidad').click()
    await page.getByText('Cubetas', { exact: true }).click()
    const said = page.locator('[data-part=volume-said]')
    expect(await said.textContent()).toBe('Sin el aire no sé cuánto pesa un litro.')
    await page.getByRole('textbox', { name: /^Aire que le da tu máquina/ }).fill('30')
    await page.getByRole('textbox', { name: 'Cubetas (cubetas)' }).fill('4')
    expect(plain(await said.textContent())).toMatch(/^4 cubetas de 2,5 l al 30 % de aire: 8\d{3} g de mezcla\.$/)
    const mix = Number(/: (\d+) g/.exec(plain(await said.textContent()))?.[1])
    // Changing the unit converts the figure.
    await page.getByText('Litros', { exact: true }).first().click()
    await expect.poll(() => page.getByRole('textbox', { name: 'Litros (l)' }).inputValue()).toBe('10')
    await page.getByText('Peso', { exact: true }).click()
    expect(
      Number((await page.getByRole('textbox', { name: 'Peso en total (g)' }).inputValue()).replace(',', '.')),
    ).toBeCloseTo(mix, -1)
  })

  it('is weighed by the litre, with the air of the machine remembered', { tags: ['nightly'] }, async () => {
    const page = await served.open(PHONE)
    await gramsOf(page, 'Dextrosa').fill('36,5')
    await action(page, 'Pesar').click()
    const kitchen = page.getByRole('dialog')
    await kitchen.getByText('Litros', { exact: true }).click()
    await kitchen.getByRole('textbox', { name: /^Aire/ }).fill('30')
    await kitchen.getByRole('textbox', { name: 'Litros (l)' }).fill('3')
    expect(plain(await kitchen.locator('[data-part=volume-said]').textContent())).toMatch(
      /^3 l al 30 % de aire: 25\d\d g de mezcla\.$/,
    )
    expect(plain(await kitchen.locator('[data-part=kitchen-head] p').textContent())).toMatch(/^3 l · 25\d\d/)
    await expectAccessible(page, 'by the litre', '[role=dialog]')
  })

  it('is not offered to what is not', { tags: ['nightly'] }, async () => {
    const page = await served.open(DESK)
    await craftTab(page, 'Pastelería').click()
    await panel(page, 'Cantidad').click()
    await page.getByText('Moldes', { exact: true }).waitFor()
    expect(await page.getByText('Cubetas', { exact: true }).count()).toBe(0)
  })
})

it('from a list to a formula that is right and kept in six taps', { tags: ['nightly'] }, async () => {
  const page = await served.first(PHONE)
  await settle(page)
  expect(await pasteAndBalance(page)).toBeLessThanOrEqual(6)
  // It is kept without asking.
  await page.waitForTimeout(500)
  await page.reload()
  await verdict(page)
    .filter({ hasText: /^Equilibrada/ })
    .waitFor()
  expect(await formulaName(page).inputValue()).toBe('Helado de vainilla')
})

it('a version and its note without leaving the keyboard', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK)
  await gramsOf(page, 'Dextrosa').focus()
  await page.keyboard.type('38')
  await page.keyboard.press('Control+s')
  await page.getByRole('textbox', { name: '¿Qué has cambiado?' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('con más dextrosa')
  await page.keyboard.press('Enter')
  await toast(page)
    .filter({ hasText: /^Versión 1 guardada\.$/ })
    .waitFor()
})

it('a line is called by all that it shows', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK)
  await gramsOf(page, 'Nata 35%').fill('')
  await page.getByRole('button', { name: 'Más acciones para Dextrosa' }).click()
  await page.getByRole('button', { name: 'Bloquear Dextrosa' }).click()
  await page.getByRole('button', { name: 'Nata 35% Sin pesar: cambiar ingrediente' }).waitFor()
  await page.getByRole('button', { name: 'Dextrosa bloqueado: cambiar ingrediente' }).waitFor()
  await expectAccessible(page, 'tags', '[data-part=ingredients]')
})
