import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { formulaName, save } from './book.ts'
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

  it('has one door, and an example of each craft that is right', { tags: ['desk'] }, async () => {
    const page = await served.first(options)
    const door = page.getByRole('region', { name: 'Para qué sirve' })
    await door.getByText('Pega tu receta: te digo si está equilibrada').waitFor()
    await verdict(page).waitFor()
    await settle(page)
    // The box, its button, two ways round it and five examples; of what stands over a bench otherwise, nothing.
    expect(await door.locator('button, a, textarea').count()).toBe(9)
    expect(await page.locator('[data-part=craft-row], [data-part=copy-state]').count()).toBe(0)
    for (const name of ['Equilibrar', 'Guardar versión', 'Pesar', 'Imprimir', 'Nueva', 'Pegar una lista'])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
    // All of it and the first words of the example are in the first screen.
    const name = await page.getByRole('textbox', { name: 'Nombre de la fórmula' }).boundingBox()
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThan(size === 'desk' ? 520 : 620)
    await expectAccessible(page, 'first visit')
    for (const [example, brief] of [
      ['Hogaza con masa madre', 'Pan'],
      ['Crema pastelera', 'Crema'],
      ['Turrón duro', 'Turrón'],
      ['Cobertura negra', 'Chocolate'],
      ['Helado de leche', 'Helado'],
    ] as const) {
      await door.getByRole('button', { name: size === 'desk' ? example : brief, exact: true }).click()
      await expect.poll(() => formulaName(page).inputValue()).toBe(example)
      await page.getByText('ejemplo: cambia lo que quieras', { exact: true }).waitFor()
      // A pastry's customary name is never asserted, so that it is hollow at best.
      expect(await page.locator('[data-part=verdict-shape]').textContent()).toMatch(/[●○]/)
      await expect
        .poll(() => page.locator('[data-part=gauge]:is([data-state=under], [data-state=over])').count())
        .toBe(0)
    }
    await expectNoSideways(page)
  })

  it('says that an example was changed, gives it back, and is the bench alone the next time', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.first(options)
    const door = page.getByRole('region', { name: 'Para qué sirve' })
    await gramsOf(page, 'Dextrosa').fill('37')
    await page.getByText('ejemplo, cambiado').waitFor()
    await door.waitFor()
    await page.getByRole('button', { name: 'volver', exact: true }).click()
    await expect.poll(() => gramsOf(page, 'Dextrosa').inputValue()).toBe('36')
    await page.getByText('ejemplo: cambia lo que quieras', { exact: true }).waitFor()
    await gramsOf(page, 'Dextrosa').fill('38')
    // What is kept is another visit's.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('obrador.formula.helado'))).toContain('"grams":38')
    await page.reload()
    await verdict(page).waitFor()
    await page.locator('[data-part=craft-row]').waitFor()
    expect(await door.count()).toBe(0)
  })

  it('begins in blank from the door, which is gone then', { tags: ['nightly'] }, async () => {
    const page = await served.first(options)
    await page.getByRole('button', { name: 'empieza en blanco' }).click()
    await page.getByText('La mesa está vacía', { exact: true }).waitFor()
    expect(await page.locator('[data-part=first-visit]').count()).toBe(0)
    expect(await page.locator('[data-part=craft-row]').count()).toBe(1)
  })

  it('judges a type by a range of one’s own, marks it, remembers it, and gives it back', {
    tags: ['nightly'],
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
      // Just inside a limit, and no odd amount: what is said of that takes a line more, or none if it comes later.
      await gramsOf(page, 'Leche en polvo desnatada').fill('76')
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

it('finds formulas, ingredients and screens by keys alone', { tags: ['nightly'] }, async () => {
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

it('keeps what is written at the door, asks for something where there is nothing, and reads what is pasted anywhere', async () => {
  const page = await served.first(DESK)
  const box = page.getByRole('textbox', { name: 'Pega aquí tu receta' })
  // At a desk one may write at once.
  await box.and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: 'Leer la receta' }).click()
  await page.getByText('Pega o escribe al menos un ingrediente.').waitFor()
  await box.and(page.locator(':focus')).waitFor()
  await page.keyboard.type('500 leche')
  const elsewhere = async (): Promise<string> => {
    const other = await served.tab(page)
    await settle(other)
    const held = await other.getByRole('textbox', { name: 'Pega aquí tu receta' }).inputValue()
    await other.close()
    return held
  }
  await expect.poll(elsewhere).toBe('500 leche')
  await page.reload()
  await expect.poll(() => box.inputValue()).toBe('500 leche')
  await box.press('Control+Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('500 leche').first().waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // What was read and not taken is there still.
  expect(await box.inputValue()).toBe('500 leche')
  await page.evaluate(() => navigator.clipboard.writeText('1 kg harina\n650 g agua\n20 g sal'))
  await page.getByRole('link', { name: 'importa tu libro' }).focus()
  await page.keyboard.press('Control+v')
  await dialog.getByText('650 g agua').first().waitFor()
  await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('[data-part=first-visit]').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('[data-part=row]').count()).toBe(3)
  // It is taken: nothing is half done.
  await page.getByRole('button', { name: 'Pegar una lista' }).first().click()
  await page.getByRole('textbox', { name: 'Lista de ingredientes' }).waitFor()
  expect(await page.getByText('Tienes una lista a medias.').count()).toBe(0)
})
