import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { save } from './book.ts'
import {
  action,
  craftTab,
  DESK,
  expectNoSideways,
  gauge,
  gramsOf,
  oneSizeInTheGate,
  PHONE,
  picker,
  plain,
  serve,
  settle,
  sizes,
  textOf,
  verdict,
} from './browser.ts'

const served = serve()

describe.each(sizes)('on a %s', (size, options) => {
  oneSizeInTheGate(options)

  it('says once what it is for, with an example of each craft that is right', { tags: ['layout'] }, async () => {
    const page = await served.open(options)
    const strip = page.getByRole('region', { name: 'Para qué sirve' })
    await strip.getByText('Pega tu receta: te digo si está equilibrada').waitFor()
    await strip.getByText('Gratis, sin cuenta. Nada sale de tu aparato.').waitFor()
    for (const example of [
      'Hogaza con masa madre',
      'Crema pastelera',
      'Turrón duro',
      'Cobertura negra',
      'Helado de leche',
    ]) {
      await strip.getByRole('button', { name: example }).click()
      await expect.poll(() => page.getByRole('textbox', { name: 'Nombre de la fórmula' }).inputValue()).toBe(example)
      // A pastry's customary name is never asserted, so that it is hollow at best.
      expect(await page.locator('[data-part=verdict-shape]').textContent()).toMatch(/[●○]/)
      await expect
        .poll(() => page.locator('[data-part=gauge]:is([data-state=under], [data-state=over])').count())
        .toBe(0)
    }
    await expectNoSideways(page)
    // It goes with the first key, and does not come back.
    await gramsOf(page, 'Dextrosa').fill('37')
    await strip.waitFor({ state: 'detached' })
    await page.waitForTimeout(500)
    await page.reload()
    await verdict(page).waitFor()
    expect(await strip.count()).toBe(0)
  })

  it('goes for good when it is closed', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await page.getByRole('button', { name: 'No volver a mostrarlo' }).click()
    await page.reload()
    await verdict(page).waitFor()
    await settle(page)
    expect(await page.getByRole('region', { name: 'Para qué sirve' }).count()).toBe(0)
  })

  it('judges a type by a range of one’s own, marks it, remembers it, and gives it back', {
    tags: ['desk'],
  }, async () => {
    const page = await served.open(options)
    await gauge(page, 'Grasa').click()
    await page.getByRole('textbox', { name: 'Mínimo de Grasa' }).fill('8')
    await page.getByRole('textbox', { name: 'Máximo de Grasa' }).fill('9,5')
    await page.locator('[data-part=own-range]').getByRole('button', { name: 'Usar' }).click()
    await verdict(page).filter({ hasText: 'le falta grasa' }).waitFor()
    const row = page.locator('[data-part=gauge]').filter({ hasText: 'Grasa' }).first()
    expect(plain(await row.locator('[data-part=gauge-label]').textContent())).toBe('Grasatuyo')
    expect(await row.locator('[data-part=limit]').allTextContents()).toEqual(['8', '9,5'])
    await page.reload()
    await verdict(page).filter({ hasText: 'le falta grasa' }).waitFor()
    // Of another type it says nothing.
    await page.getByRole('combobox', { name: 'Tipo' }).selectOption('base')
    await verdict(page)
      .filter({ hasText: /^Equilibrada/ })
      .waitFor()
    await page.goto(`${served.address}/copia`)
    await page.getByText('Helado de leche, Grasa: 8 a 9,5').waitFor()
    await page.getByRole('button', { name: 'Quitar Helado de leche, Grasa: 8 a 9,5' }).click()
    await page.getByText('Ninguno tuyo: todo se juzga con los de Obrador.').waitFor()
  })

  it('with nothing on the table, or one line alone, asks for the next one and judges nothing', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    await action(page, 'Vaciar la mesa').click()
    await page.getByText('La mesa está vacía', { exact: true }).waitFor()
    expect(await page.locator('[data-part=first-visit]').count()).toBe(0)
    await page.getByRole('button', { name: 'Añadir ingrediente' }).click()
    await picker(page).fill('leche entera')
    await page.keyboard.press('Enter')
    await page.keyboard.type('600')
    await verdict(page).filter({ hasText: 'Añade al menos otro ingrediente.' }).waitFor()
    expect(await page.locator('[data-part=advice-card], [data-part=chip-row], [data-part=summary-bar]').count()).toBe(0)
  })

  it('folds the advice after the first', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await gramsOf(page, 'Nata 35%').fill('500')
    await gramsOf(page, 'Sacarosa').fill('20')
    const cards = page.locator('[data-part=advice-card]')
    await cards.first().waitFor()
    const more = page.getByRole('button', { name: /^Ver los \d consejos$/ })
    if ((await more.count()) > 0) {
      expect(await cards.count()).toBe(1)
      await more.click()
      expect(await cards.count()).toBeGreaterThan(1)
    }
    await expectNoSideways(page)
  })

  it.runIf(size === 'desk')(
    'has verdict, law, first advice and every gauge above the fold with eight lines',
    { tags: ['desk'] },
    async () => {
      const page = await served.open({ viewport: { width: 1440, height: 900 } })
      await page.getByRole('button', { name: 'No volver a mostrarlo' }).click()
      await gramsOf(page, 'Nata 35%').fill('282')
      await page.locator('[data-part=what-to-measure]').waitFor()
      await page.locator('[data-chip=law]').waitFor()
      const bottoms = await page.evaluate(() =>
        ['[data-part=verdict]', '[data-part=chip-row]', '[data-part=what-to-measure]', '[data-part~=gauges]'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN,
        ),
      )
      for (const bottom of bottoms) expect(bottom).toBeLessThanOrEqual(900)
    },
  )
})

it('cuts nothing off at 320 px, in any craft', { tags: ['nightly'] }, async () => {
  const page = await served.open({ ...PHONE, viewport: { width: 320, height: 640 } })
  for (const craft of ['Helado', 'Pan', 'Pastelería', 'Turrón', 'Chocolate']) {
    await craftTab(page, craft).click()
    await page.locator('[data-part=panels]').waitFor()
    await expectNoSideways(page)
    // Words of buttons stay inside them.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.button, [data-part=tab], .dock a, [data-part=chip-button]')]
        .filter((it) => it.checkVisibility() && it.scrollWidth > it.clientWidth + 1)
        .map((it) => it.textContent),
    )
    expect(cut).toEqual([])
  }
})

it('tabs of the panel are all in sight on the desk', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK)
  for (const craft of ['Helado', 'Pan', 'Pastelería', 'Turrón', 'Chocolate']) {
    await craftTab(page, craft).click()
    const tabs = page.locator('[data-part=panels] [data-part=tabs]')
    await tabs.waitFor()
    expect(await tabs.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
  }
})

it('finds formulas, ingredients and screens by keys alone', async () => {
  const page = await served.open(DESK)
  await save(page, 'Helado de turrón')
  await page.locator('[data-part=search-button]').waitFor()
  const ask = async (text: string) => {
    await page.keyboard.press('Control+k')
    await page.getByLabel('Fórmulas, ingredientes y pantallas').and(page.locator(':focus')).waitFor()
    await page.keyboard.type(text)
    await page.getByRole('dialog').getByRole('option').first().and(page.locator('[data-focused]')).waitFor()
  }
  await ask('precios')
  await expectAccessible(page, 'search', '[role=dialog]')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/precios')
  await ask('turron')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  expect(await page.getByRole('textbox', { name: 'Nombre de la fórmula' }).inputValue()).toBe('Helado de turrón')
  await ask('heavy cream')
  await page.keyboard.press('Enter')
  await page.getByRole('article', { name: 'Nata 35%' }).waitFor()
  // It was one step: going back is where one was.
  await page.goBack()
  await gramsOf(page, 'Dextrosa').waitFor()
  await ask('nata')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

it('says that a browser keeps nothing, and gives what is on the tables as a file', async () => {
  const page = await served.open(PHONE, '/healthz')
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  await page.goto(served.address)
  await gramsOf(page, 'Dextrosa').fill('44')
  const notice = page.locator('[data-part=unsaved]', { hasText: 'El navegador no deja guardar' })
  await notice.getByText('Cambios sin guardar: fórmulas.').waitFor()
  await expectNoSideways(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: 'Hacer una copia' }).click(),
  ])
  const { tables } = JSON.parse(await textOf(file))
  expect(tables).toHaveLength(1)
  expect(tables[0].lines.find(({ name }: { name: string }) => name === 'Dextrosa').grams).toBe(44)
})
