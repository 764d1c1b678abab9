import { describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../../src/routes/addresses.ts'
import { expectAccessible } from './axe.ts'
import {
  action,
  craftTab,
  DESK,
  expectNoSideways,
  gramsOf,
  oneSizeInTheGate,
  option,
  PHONE,
  panel,
  serve,
  settle,
  spoil,
  turnTo,
  verdict,
} from './browser.ts'

const served = serve()

const looks = [
  ['phone, light', { ...PHONE, colorScheme: 'light' }],
  ['desk, dark', { ...DESK, colorScheme: 'dark' }],
] as const

describe.each(looks)('axe finds nothing on a %s', (_, options) => {
  oneSizeInTheGate(options)

  it('on a bench in doubt, with what to measure and what was measured', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.locator('[data-part=gauge-key]').waitFor()
    await gramsOf(page, 'Nata 35%').fill('285')
    await page.locator('[data-chip=doubt]').click()
    const field = page.locator('[data-part=what-to-measure] input')
    const use = page.locator('[data-part=what-to-measure]').getByRole('button')
    await field.fill('2')
    await use.click()
    await page.locator('[data-part=measure-problem]:not(:empty)').waitFor()
    await settle(page)
    await expectAccessible(page, 'doubt')
    await field.fill('35,2')
    await use.click()
    await page.locator('[data-part=measured-tag]').click()
    await page.locator('[data-part=measured] input').waitFor()
    await expectAccessible(page, 'measured')
  })

  it('on the bench of every craft, with advice and warnings', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const tab of ['Helado', 'Pan', 'Pastelería', 'Turrón', 'Chocolate']) {
      await craftTab(page, tab).click()
      await page.locator('[data-part=panels] [data-part=tab-panel]').waitFor()
      await spoil(page)
      await page.locator('[data-part=gauge-row]').first().click()
      await page.locator('[data-part=origin]').waitFor()
      await settle(page)
      await expectAccessible(page, tab)
    }
  })

  it('on any page of the app', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await settle(page)
    for (const address of PAGE_ADDRESSES) {
      await page.goto(`${served.address}/${address}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await settle(page)
      await expectAccessible(page, address)
    }
  })

  it('on the panels, the sheets and the pages', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const name of ['Cantidad', 'Coste', 'Etiqueta']) {
      await panel(page, name).click()
      await settle(page)
      await expectAccessible(page, name)
    }
    for (const name of ['Equilibrar', 'Compartir', 'Pesar']) {
      await action(page, name).click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      if (name === 'Equilibrar') await dialog.getByRole('region', { name: 'Resultado' }).waitFor()
      await settle(page)
      await expectAccessible(page, name, '[role=dialog]')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Pegar una lista' }).click()
    await page.getByRole('textbox', { name: 'Lista de ingredientes' }).fill('canela\n3 g x')
    await expectAccessible(page, 'Pegar', '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Añadir ingrediente' }).click()
    await page.getByRole('combobox', { name: 'Buscar ingrediente' }).fill('leche')
    const create = await option(page, /^No lo encuentro/)
    // While its list is open the widget hides the rest of the page from readers, so only it is looked at.
    await expectAccessible(page, 'buscador', '[data-part=picker]')
    await expectAccessible(page, 'lista del buscador', '[data-part=picker-popover]')
    await create.click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page, 'ingrediente propio', '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.goto(`${served.address}/formulas`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const path of [
      'formulas',
      'importar',
      'carta',
      'hornadas',
      'despensa',
      'mas',
      'precios',
      'ciencia',
      'catalogo',
      'saco',
      'lotes',
      'programar',
      'copia',
    ]) {
      if (path !== 'formulas') await turnTo(page, `/${path}`)
      await settle(page)
      await expectAccessible(page, path)
    }
  })
})

it('the whole main flow goes with the keyboard alone', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK)
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  const tabTo = async (wanted: RegExp | string): Promise<void> => {
    for (let presses = 0; presses < 80; presses++) {
      const now = await focused()
      if (typeof wanted === 'string' ? now === wanted : wanted.test(now)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The Tab key never reaches ${wanted}`)
  }
  await tabTo('Pan')
  await page.keyboard.press('Enter')
  // Change a weight.
  await tabTo('Gramos de Sal')
  await page.keyboard.press('Shift+ArrowUp')
  await verdict(page)
    .filter({ hasText: /sal por 100\sg de pan, 1,81\sg/ })
    .waitFor()
  await page.keyboard.press('Shift+ArrowDown')
  expect(await gramsOf(page, 'Sal').inputValue()).toBe('18')
  await verdict(page).filter({ hasText: 'Equilibrada' }).waitFor()
  // Add an ingredient and weigh it.
  await tabTo('Añadir ingrediente')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Buscar ingrediente')
  await page.keyboard.type('aceite de oliva')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toMatch(/^Gramos de Aceite de oliva/)
  await page.keyboard.type('30')
  await verdict(page).filter({ hasText: 'grasa alta' }).waitFor()
  // Take the advice, and undo it without a mouse.
  await tabTo('Aplicar el consejo 1')
  await page.locator('[data-part=ghost]').first().waitFor()
  const advised = await verdict(page).textContent()
  await page.keyboard.press('Enter')
  await expect.poll(() => verdict(page).textContent()).not.toBe(advised)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-part'))).toBe('verdict')
  await page.keyboard.press('Control+z')
  await verdict(page).filter({ hasText: 'grasa alta' }).waitFor()
  // Where does it come from.
  await tabTo(/^Grasa\d/)
  await page.keyboard.press('Enter')
  await page.locator('[data-part=origin]').waitFor()
  // Panels by arrows, and the balancer in a dialog that gives the focus back.
  await tabTo('Masa')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('Coste')
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-part=brand]')?.focus())
  await tabTo('Equilibrar')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Resultado' }).waitFor()
  await tabTo('Aplicar a la fórmula')
  await page.keyboard.press('Enter')
  await verdict(page)
    .filter({ hasText: /^Equilibrada|Lo demás, en su sitio/ })
    .waitFor()
})

it('every line lets the keyboard reach what can be done with it, also while its figure is in hand', async () => {
  const page = await served.open(PHONE)
  await gramsOf(page, 'Nata 35%').focus()
  await page.getByRole('button', { name: 'Añadir 5 gramos de Nata 35%' }).waitFor()
  const more = page.getByRole('button', { name: 'Más acciones para Nata 35%', exact: true })
  await page.keyboard.press('Tab')
  // The steps beside the figure go with it, and must not take the focus with them.
  expect(await more.evaluate((it) => it === document.activeElement)).toBe(true)
  expect(await more.evaluate((it) => getComputedStyle(it).opacity)).toBe('1')
  // What goes with what it does leaves the focus in the table, and a notice gives it back.
  const inFocus = () => page.evaluate(() => document.activeElement?.getAttribute('data-part'))
  await page.keyboard.press('Enter')
  const remove = page.getByRole('button', { name: 'Quitar Nata 35%', exact: true })
  await remove.focus()
  await page.keyboard.press('Enter')
  expect(await inFocus()).toBe('ingredients')
  const undo = page.locator('[data-part=toast]').getByRole('button', { name: 'Deshacer' })
  await undo.focus()
  await page.keyboard.press('Enter')
  await gramsOf(page, 'Nata 35%').waitFor()
  expect(await inFocus()).toBe('ingredients')
})

it('text at 200 % loses nothing and never scrolls sideways', { tags: ['nightly'] }, async () => {
  for (const width of [390, 820, 1440]) {
    const page = await served.open({ viewport: { width, height: 900 } })
    await panel(page, 'Coste').waitFor()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoSideways(page)
    await gramsOf(page, 'Dextrosa').fill('50')
    await verdict(page).waitFor()
  }
})

it('targets are at least 44 px where a thumb works', async () => {
  const page = await served.open(PHONE)
  await panel(page, 'Coste').waitFor()
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, [data-part=quantity], select, input:not([type=radio]):not([type=checkbox]), summary',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 43.5)
      .map(
        (element) =>
          `${element.className} ${element.textContent?.slice(0, 30)} ${element.getBoundingClientRect().height}`,
      ),
  )
  expect(small).toEqual([])
})
