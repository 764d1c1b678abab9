import { describe, expect, it } from 'vitest'
import {
  craftTab,
  expectNoSideways,
  gauge,
  gramsOf,
  oneSizeInTheGate,
  option,
  panel,
  picker,
  plain,
  serve,
  sizes,
  verdict,
} from './browser.ts'

const served = serve()

describe.each(sizes)('on a %s', (size, options) => {
  oneSizeInTheGate(options)

  it('lands on a working formula, in each of the five crafts, with its own colour', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    const accents = new Set<string>()
    for (const [tab, said] of [
      ['Helado', /^Equilibrada\. Servirás a −\d+,\d\s°C\.$/],
      ['Pan', /^Equilibrada\. Masa al 68\s% de hidratación\.$/],
      ['Pastelería', /^Equilibrada\. Todo está en su rango\.$/],
      ['Turrón', /^Suprema\. Cumple todo lo que se exige\.$/],
      ['Chocolate', /^Medalla de oro\. Puede llamarse «Cobertura de chocolate»\.$/],
    ] as const) {
      await craftTab(page, tab).click()
      await verdict(page).filter({ hasText: said }).waitFor()
      // Right, none of it red: what a craft opens on is to be copied.
      expect(await page.locator('[data-part=gauge]:is([data-state=over], [data-state=under])').count()).toBe(0)
      accents.add(
        await page.locator('[data-part=app]').evaluate((app) => getComputedStyle(app).getPropertyValue('--accent')),
      )
      await expectNoSideways(page)
    }
    expect(accents.size).toBe(5)
  })

  it('answers to every key: verdict, gauges, total', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    const pod = gauge(page, 'POD')
    expect(plain(await pod.textContent())).toMatch(/^POD17,25 puntos.*, a 4,75 puntos del mínimo/)
    await gramsOf(page, 'Sacarosa').fill('260,5')
    expect(await verdict(page).textContent()).toMatch(/^Revisa .*es demasiado dulce/)
    expect(await pod.textContent()).toMatch(/sobre el máximo/)
    expect(plain(await page.locator('[data-part=total] output').textContent())).toBe('1114,5 g')
    // Never the colour alone: the shape tells where a value lies.
    expect(await page.locator('[data-part=gauge][data-state=over] [data-part=gauge-shape]').first().textContent()).toBe(
      '▲',
    )
    // Thousands and sums are what they say, and said before one leaves the field.
    await gramsOf(page, 'Sacarosa').fill('1.250')
    expect(await page.locator('[data-part=quantity-sum]').textContent()).toBe('= 1250')
    await gramsOf(page, 'Sacarosa').fill('')
    await gramsOf(page, 'Sacarosa').pressSequentially('100+25')
    expect(await page.locator('[data-part=quantity-sum]').textContent()).toBe('= 125')
    expect(plain(await page.locator('[data-part=total] output').textContent())).toBe('979 g')
    await gramsOf(page, 'Sacarosa').press('Tab')
    expect(await gramsOf(page, 'Sacarosa').inputValue()).toBe('125')
    // What is no quantity is shown as it was typed, and changes nothing.
    await gramsOf(page, 'Sacarosa').fill('')
    await gramsOf(page, 'Sacarosa').pressSequentially('90z')
    expect(await gramsOf(page, 'Sacarosa').getAttribute('aria-invalid')).toBe('true')
    expect(await gramsOf(page, 'Sacarosa').inputValue()).toBe('90z')
    await gramsOf(page, 'Sacarosa').press('Tab')
    expect(await gramsOf(page, 'Sacarosa').inputValue()).toBe('90')
    // A point is a decimal mark too, and the arrows step.
    await gramsOf(page, 'Sacarosa').fill('125.5')
    await gramsOf(page, 'Sacarosa').press('ArrowUp')
    await gramsOf(page, 'Sacarosa').press('Shift+ArrowDown')
    expect(await gramsOf(page, 'Sacarosa').inputValue()).toBe('116,5')
  })

  it('finds an ingredient while typing, by name and by alias, with keys and by touch', { tags: ['desk'] }, async () => {
    const page = await served.open(options)
    const look = async (text: string) => {
      await page.getByRole('button', { name: 'Añadir ingrediente' }).click()
      await picker(page).fill(text)
    }
    await look('avell')
    await (await option(page, 'Pasta de avellana 100 %')).click()
    await gramsOf(page, 'Pasta de avellana 100 %').fill('80')
    // The list opens under the pointer, which rests on the button it has just clicked: that points at no row.
    await look('heavy cream')
    await option(page, 'Nata 35%')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.locator('[data-part=row] [data-part~=name]').last().textContent())
      .toBe('Nata 35% Sin pesar')
    // The weight is asked for next.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Gramos de Nata 35%')
  })

  it('reorders, locks and removes with undo', { tags: ['desk'] }, async () => {
    const page = await served.open(options)
    const names = () => page.locator('[data-part=row] [data-part~=name]').allTextContents()
    const handle = page.getByRole('button', { name: 'Mover Dextrosa' })
    // A telephone has no room for the grip: there «…» moves a line.
    if (size === 'desk') {
      await handle.focus()
      await page.keyboard.press('ArrowUp')
    } else {
      await page.getByRole('button', { name: 'Más acciones para Dextrosa' }).click()
      await page.getByRole('button', { name: 'Subir Dextrosa' }).click()
    }
    expect((await names())[3]).toBe('Dextrosa')
    expect(await page.locator('[data-part=ingredients] [aria-live]').textContent()).toBe('Dextrosa, línea 4 de 7')
    // From its weight too, which keeps the focus; and Ctrl Z gives it back from there.
    await gramsOf(page, 'Dextrosa').focus()
    await page.keyboard.press('Alt+ArrowDown')
    expect((await names())[4]).toBe('Dextrosa')
    await page.keyboard.press('ArrowUp')
    expect(await gramsOf(page, 'Dextrosa').inputValue()).toBe('37')
    await page.keyboard.press('Control+z')
    expect(await gramsOf(page, 'Dextrosa').inputValue()).toBe('36')
    await page.keyboard.press('Alt+ArrowUp')
    expect((await names())[3]).toBe('Dextrosa')
    if (size === 'desk') {
      const box = await handle.boundingBox()
      if (!box) throw new Error('no handle')
      await page.mouse.move(box.x + 5, box.y + 10)
      await page.mouse.down()
      await page.mouse.move(box.x + 5, box.y - 100, { steps: 6 })
      await page.mouse.up()
      expect((await names()).indexOf('Dextrosa')).toBeLessThan(3)
    }
    await page.getByRole('button', { name: 'Más acciones para Nata 35%' }).click()
    await page.getByRole('button', { name: 'Bloquear Nata 35%' }).click()
    expect(await page.getByRole('button', { name: 'Desbloquear Nata 35%' }).getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Quitar Nata 35%' }).click()
    expect(await names()).toHaveLength(6)
    await page.locator('[data-part=toast]').getByRole('button', { name: 'Deshacer' }).click()
    expect(await names()).toHaveLength(7)
    await page.getByRole('button', { name: 'Rehacer' }).click()
    expect(await names()).not.toContain('Nata 35%')
  })

  it('keeps what is written on the device, and says nothing over it', async () => {
    const page = await served.open(options)
    await gramsOf(page, 'Dextrosa').fill('40')
    await page.getByRole('textbox', { name: 'Nombre de la fórmula' }).fill('Mi leche merengada')
    await page.reload()
    expect(await gramsOf(page, 'Dextrosa').inputValue()).toBe('40')
    expect(await page.getByRole('textbox', { name: 'Nombre de la fórmula' }).inputValue()).toBe('Mi leche merengada')
    await gramsOf(page, 'Dextrosa').fill('41')
    expect(await page.locator('[data-part=toast]').count()).toBe(0)
  })

  it('accounts for every line of a pasted list, and nothing vanishes when it takes the place of the formula', {
    tags: ['desk'],
  }, async () => {
    const page = await served.open(options)
    await page.getByRole('button', { name: 'Pegar una lista' }).click()
    await page
      .getByRole('textbox', { name: 'Lista de ingredientes' })
      .fill(
        'Crema de la abuela:\n1/2 kg azúcar\n1,5 kg de nata 35 %\n200 ml leche entera\n3 huevos\ncanela al gusto\n30 g polvo de hadas\nMezclar todo y cocer',
      )
    const rows = page.locator('[data-part=pasted] > li')
    await expect.poll(() => rows.count()).toBe(8)
    const standings = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-standing')))
    expect(await standings()).toEqual(['left', 'read', 'read', 'worked', 'worked', 'asked', 'asked', 'left'])
    await page.getByText(/Faltan dos datos tuyos\.$/).waitFor()
    // Each says what it was read as, and from what.
    expect(plain(await rows.nth(3).textContent())).toMatch(/^200 ml leche entera≈Leche entera200 ml × 1,03 g\/ml.*≈g/)
    expect(await gramsOf(page, 'huevos').inputValue()).toBe('150')
    expect(plain(await rows.nth(6).textContent())).toContain('¿Qué es «polvo de hadas»?')
    // What is wanting has a field beside it, and the focus is on the first of them; a title may be an ingredient after all.
    if (size === 'desk') {
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Gramos de canela')
      await page.keyboard.press('Enter')
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-label')))
        .toBe('30 g polvo de hadas: por completar, 30 gramos')
    }
    const change = async (text: string, kind: string) => {
      await page.getByRole('button', { name: `Cambiar «${text}»` }).click()
      await page.getByRole('menuitem', { name: kind }).click()
    }
    await gramsOf(page, 'leche entera').fill('210')
    await change('Crema de la abuela:', 'Es un ingrediente')
    await expect.poll(async () => (await standings()).slice(0, 4)).toEqual(['asked', 'read', 'read', 'read'])
    await change('Crema de la abuela:', 'Fuera')
    await page.getByText('Será el nombre: «Crema de la abuela».').waitFor()
    await page.getByText('Va a la elaboración.').waitFor()
    // Going back to the text keeps what was put right in lines that stay.
    await page.getByRole('button', { name: 'Editar el texto' }).click()
    await page.getByRole('button', { name: 'Leer la lista' }).click()
    expect(await gramsOf(page, 'leche entera').inputValue()).toBe('210')
    // The name of the example is not that of what takes its place; undoing gives both back.
    const name = page.getByRole('textbox', { name: 'Nombre de la fórmula' })
    await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).click()
    await expect.poll(() => name.inputValue()).toBe('Crema de la abuela')
    expect(await page.locator('[data-part=steps] li').allTextContents()).toEqual(['Mezclar todo y cocer'])
    const names = await page.locator('[data-part=row] [data-part~=name]').allTextContents()
    expect(names.map(plain)).toEqual([
      'azúcar',
      'nata 35 %',
      'leche entera',
      'huevos',
      'canela Sin pesar',
      'polvo de hadas No está en el catálogo',
    ])
    expect(await gramsOf(page, 'azúcar').inputValue()).toBe('500')
    expect(await gramsOf(page, 'leche entera').inputValue()).toBe('210')
    expect(await gramsOf(page, 'huevos').inputValue()).toBe('150')
    expect(await page.locator('[data-part=warnings]').textContent()).toMatch(/No reconozco «polvo de hadas»/)
    await page.locator('[data-part=toast]').getByRole('button', { name: 'Deshacer' }).click()
    await gramsOf(page, 'Leche entera').waitFor()
    expect(await name.inputValue()).toBe('Helado de leche')
    // What the maker had on the table stays in the book.
    await name.fill('La mía')
    await page.getByRole('button', { name: 'Pegar una lista' }).click()
    await page
      .getByRole('textbox', { name: 'Lista de ingredientes' })
      .fill('Helado de nata:\npara 12\n600 g leche entera\n150 g azúcar\n200 g nata 35 %\n5 g neutro')
    await page.getByRole('button', { name: 'Sí, 12 piezas' }).click()
    await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).click()
    await page.locator('[data-part=toast]').filter({ hasText: '«La mía» queda en Mis fórmulas.' }).waitFor()
    expect(await name.inputValue()).toBe('Helado de nata')
    await panel(page, 'Cantidad').click()
    await expect.poll(() => page.getByRole('textbox', { name: 'Piezas' }).inputValue()).toBe('12')
  })

  it('takes an ingredient of one’s own from the supplier’s sheet, once the sheet adds up', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    await page.getByRole('button', { name: 'Añadir ingrediente' }).click()
    await picker(page).fill('Pasta Pepita')
    // The last of the list: up from the field goes there.
    await option(page, 'No lo encuentro: crear «Pasta Pepita»')
    await page.keyboard.press('ArrowUp')
    // Who sees nothing pointed at yet would take the first.
    await page.locator('[role=combobox][aria-activedescendant]').waitFor()
    await page.keyboard.press('Enter')
    const save = page.getByRole('button', { name: 'Guardar el ingrediente' })
    expect(await save.isDisabled()).toBe(true)
    await page.getByRole('button', { name: /^Se parece a/ }).click()
    await picker(page).fill('pasta de avellana')
    await option(page, 'Pasta de avellana 100 %')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Grasas', exact: true }).fill('95')
    await page.locator('[data-part=check]', { hasText: 'La ficha suma' }).waitFor()
    expect(await page.locator('[data-part=check]').textContent()).toMatch(/alguna cifra sobra/)
    expect(await save.isDisabled()).toBe(true)
    // Neither an empty field nor what is missing to 100 is decided without asking.
    await page.getByRole('textbox', { name: 'Grasas', exact: true }).fill('')
    await page.getByText(/^Sin escribir: grasas\. Vacío no es cero/).waitFor()
    expect(await save.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Como en Pasta de avellana 100 %' }).click()
    await page.locator('[data-part=check-fine]').waitFor()
    await page.getByRole('textbox', { name: 'Grasas', exact: true }).fill('50')
    await page.getByText(/^Faltan \d+(,\d)?\sg hasta 100: ¿el resto es agua\?/).waitFor()
    expect(await save.isDisabled()).toBe(true)
    await page.getByRole('button', { name: /^Sí, .* de agua$/ }).click()
    expect(await page.getByRole('textbox', { name: 'Humedad', exact: true }).inputValue()).not.toBe('')
    await page.locator('[data-part=check-fine]').waitFor()
    await save.click()
    await gramsOf(page, 'Pasta Pepita').fill('90')
    await expect.poll(() => page.locator('[data-part=warnings]', { hasText: 'No reconozco' }).count()).toBe(0)
    await page.reload()
    expect(await page.locator('[data-part=row] [data-part~=name]').last().textContent()).toBe('Pasta Pepita Tuyo')
  })
})

describe('while what reads any name has not come', () => {
  const GRAMMAR = '**/assets/grammar-*.js'
  /** A door in front of it, and how to open it. */
  const held = async () => {
    const page = await served.open(undefined, '/healthz')
    const opened = Promise.withResolvers<void>()
    await page.route(GRAMMAR, async (route) => {
      await opened.promise
      await route.continue()
    })
    return { page, open: opened.resolve }
  }

  it('the first screen answers without it, and a name is asked for only with it', { tags: ['nightly'] }, async () => {
    const { page, open } = await held()
    await page.goto(served.address)
    await gramsOf(page, 'Sacarosa').fill('300')
    await verdict(page)
      .filter({ hasText: /demasiado dulce/ })
      .waitFor()
    await page.getByRole('button', { name: 'Añadir ingrediente' }).click()
    await page.waitForTimeout(1000)
    expect(await picker(page).count()).toBe(0)
    open()
    await picker(page).fill('nata p/ montar 35% mg pasteurizada')
    await page.keyboard.press('Enter')
    await page.getByText('Nata 35%').first().waitFor()
    expect(await page.getByText('No está en el catálogo').count()).toBe(0)
  })

  it('a formula with other names waits for it, and is never read without', { tags: ['nightly'] }, async () => {
    const { page, open } = await held()
    const lines = [
      { id: 'a', name: 'leche fresca entera de vaca', grams: 600, locked: false },
      { id: 'b', name: 'nata p/ montar 35% mg pasteurizada', grams: 200, locked: false },
      { id: 'c', name: 'azucar blanquilla extra', grams: 150, locked: false },
    ]
    await page.evaluate((formula) => localStorage.setItem('obrador.formula.helado', JSON.stringify(formula)), {
      craft: 'helado',
      type: 'helado_leche',
      name: 'La mía',
      lines,
      given: {},
      batch: {},
    })
    await page.goto(served.address, { waitUntil: 'commit' })
    await page.waitForTimeout(1500)
    expect(await verdict(page).count()).toBe(0)
    open()
    await verdict(page).waitFor()
    expect(await page.locator('[data-part=row]').count()).toBe(3)
    expect(await page.getByText('No está en el catálogo').count()).toBe(0)
  })
})
