import { describe, expect, it } from 'vitest'
import { action, craftTab, gauge, gramsOf, oneSizeInTheGate, panel, plain, serve, sizes, verdict } from './browser.ts'

const served = serve()

describe.each(sizes)('on a %s', (size, options) => {
  oneSizeInTheGate(options)

  it('tells where each number comes from: parts, formula, source', async () => {
    const page = await served.open(options)
    const fat = gauge(page, 'Grasa')
    await fat.click()
    const origin = page.locator('[data-part=origin]')
    await origin.waitFor()
    expect(await origin.locator('h3').textContent()).toBe('¿De dónde sale Grasa?')
    // Sorted, and the parts add up to the value shown.
    expect(await origin.locator('[data-part=parts] li').first().textContent()).toMatch(/^Nata 35%/)
    const parts = await origin.locator('[data-part=parts] .figure').allTextContents()
    const sum = parts.reduce((total, text) => total + Number.parseFloat(text.replace(',', '.')), 0)
    expect(sum).toBeCloseTo(7.12, 1)
    expect(await origin.textContent()).toMatch(/grasa láctea y de cualquier otro origen.*Fuentes.*Goff/s)
    await fat.click()
    expect(await origin.count()).toBe(0)
  })

  it('previews a suggestion on the gauges, applies it, and takes it back', { tags: ['desk'] }, async () => {
    const page = await served.open(options)
    await gramsOf(page, 'Sacarosa').fill('40')
    const card = page.locator('[data-part=advice-card]').first()
    await card.waitFor()
    // What it changes is seen by touch too, in figures and on the gauges, without doing it.
    await card.getByRole('button', { name: 'Ver antes' }).click()
    expect(await card.locator('[data-part=chip]').count()).toBeGreaterThan(0)
    await page.mouse.move(0, 0)
    await page.locator('[data-part=ghost]').first().waitFor()
    await card.getByRole('button', { name: 'Ver antes' }).click()
    expect(await card.locator('[data-part=chip]').count()).toBe(0)
    const apply = card.getByRole('button', { name: 'Aplicar el consejo 1' })
    await apply.focus()
    await page.locator('[data-part=ghost]').first().waitFor()
    const before = await verdict(page).textContent()
    await apply.click()
    expect(await verdict(page).textContent()).not.toBe(before)
    await page.locator('[data-part=toast]').getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(() => verdict(page).textContent()).toBe(before)
    const all = page.getByRole('button', { name: 'Aplicar todo' })
    if (await all.count()) await all.click()
    else await apply.click()
    await expect.poll(() => verdict(page).textContent()).toMatch(/^Equilibrada/)
  })

  it('draws the freezing curve and moves the cabinet', { tags: ['desk', 'nightly'] }, async () => {
    const page = await served.open(options)
    await panel(page, 'Congelación').scrollIntoViewIfNeeded()
    const figure = page.getByRole('img', { name: /^Curva de congelación: empieza a helar a −2,9 / })
    await figure.locator('path[aria-label=line], [aria-label=line] path').first().waitFor()
    // What is drawn begins to freeze where the text says, and the line bears the name of what it marks.
    const drawn = await figure.evaluate((svg) => {
      const path = svg.querySelector<SVGPathElement>('path[aria-label=line], [aria-label=line] path')
      const box = path?.getBBox()
      const steps = Array.from({ length: 400 }, (_, at) =>
        path?.getPointAtLength(((path?.getTotalLength() ?? 0) * at) / 400),
      )
      const first = steps.find((point) => point && box && point.y < box.y + box.height - 0.5)
      return box && first ? (-30 * (first.x - box.x)) / box.width : 0
    })
    expect(drawn).toBeGreaterThan(-3.1)
    expect(drawn).toBeLessThan(-2.85)
    expect(await figure.getByText('servicio', { exact: true }).count()).toBe(1)
    const said = page.locator('[data-part=panels] .lead')
    // One serving temperature: the headline's, the gauge's and the curve's.
    const temperature = /−\d+,\d/.exec((await verdict(page).textContent()) ?? '')?.[0] ?? ''
    expect(plain(await gauge(page, 'Temperatura de servicio').textContent())).toContain(`${temperature} °C`)
    expect(plain(await said.textContent())).toMatch(
      new RegExp(`^A ${temperature} °C tiene helado el \\d+(,\\d)? % de su agua: espatulable\\.$`),
    )
    expect(await figure.getAttribute('aria-label')).toContain(`y a ${temperature} °C`)
    expect(plain(await page.locator('[data-part=panels]').textContent())).not.toContain('66 %')
    // A cabinet of one's own moves the range, the figure and the verdict, and is remembered.
    const cabinet = page.getByRole('textbox', { name: 'Temperatura de mi vitrina, °C' })
    await cabinet.fill('18')
    await cabinet.press('Enter')
    await expect.poll(async () => plain(await said.textContent())).toMatch(/^A −18 °C, tu vitrina, sale duro: /)
    await figure
      .or(page.getByRole('img', { name: /^Curva de congelación/ }))
      .getByText('tu vitrina', { exact: true })
      .waitFor()
    await verdict(page)
      .filter({ hasText: /quedará duro en vitrina/ })
      .waitFor()
    const own = page.locator('[data-part=gauge]').filter({ has: gauge(page, 'en tu vitrina') })
    expect(
      plain(
        await own
          .locator('[data-part=limit]')
          .allTextContents()
          .then((ends) => ends.join(' ')),
      ),
    ).toBe('−19 −17,1')
    expect(plain(await page.locator('[data-part=panels]').textContent())).toContain(
      `PAC de Obrador (el de la API)${temperature}`,
    )
    await page.reload()
    await verdict(page)
      .filter({ hasText: /quedará duro en vitrina/ })
      .waitFor()
    // So does the balance.
    await action(page, 'Equilibrar').click()
    const result = page.getByRole('region', { name: 'Resultado' })
    await result.waitFor()
    expect(plain(await result.textContent())).toMatch(/Temperatura de servicio, en tu vitrina.*−1[7-9](,\d)? °C/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Volver a la de referencia' }).click()
    await verdict(page)
      .filter({ hasText: `Servirás a ${temperature} °C.` })
      .waitFor()
  })

  it('shows what each craft adds: table, medal, ladder, temper and water activity', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    const panels = page.locator('[data-part=panels]')
    await craftTab(page, 'Pan').click()
    await panels.getByText('Masa por 100 de harina').waitFor()
    expect(plain(await panels.textContent())).toMatch(/Harina total1100 g/)

    await craftTab(page, 'Pastelería').click()
    await panels.getByText('Medalla de oro', { exact: true }).waitFor()
    await gramsOf(page, 'Almidón de maíz (maicena)').fill('32')
    await panels.getByText('Medalla de bronce', { exact: true }).waitFor()

    await craftTab(page, 'Turrón').click()
    const ladder = panels.getByRole('list', { name: 'Escalera de categorías' })
    await ladder.waitFor()
    expect(await ladder.locator('[data-part=step-name]').allTextContents()).toEqual([
      'SupremaEstás aquí',
      'Extra',
      'Fuera de IGP',
    ])
    await gramsOf(page, 'Almendra repelada tostada').fill('450')
    await expect
      .poll(() => ladder.locator('[data-part=step-name]').allTextContents())
      .toEqual(['Suprema', 'ExtraEstás aquí', 'Fuera de IGP'])
    expect(await ladder.locator('[data-part=step]').first().textContent()).toMatch(
      /Faltan \d+(,\d+)? puntos de almendra/,
    )

    await craftTab(page, 'Chocolate').click()
    await panels.getByRole('img', { name: /^Temple: fundir a 45–50 °C, enfriar a/ }).waitFor()
    await page.getByRole('combobox', { name: 'Tipo' }).selectOption('bombon')
    await panels.getByRole('img', { name: /^Actividad de agua estimada 0,\d+, entre/ }).waitFor()
  })

  it('shows the composition as one bar, and warnings in words', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    const bar = page.getByRole('img', { name: /^Composición: Agua 64,3.%, Azúcares, todos 22.%, Grasa 7,1.%/ })
    await bar.waitFor()
    await gramsOf(page, 'Leche en polvo desnatada').fill('120')
    await page.locator('[data-part=warnings] li').filter({ hasText: 'riesgo de arenosidad' }).waitFor()
  })

  it.runIf(size === 'phone')(
    'keeps the verdict in sight, and leads to it and to its advice',
    { tags: ['nightly'] },
    async () => {
      const page = await served.open(options)
      await gramsOf(page, 'Nata 35%').fill('1')
      await gramsOf(page, 'Sacarosa').fill('300')
      const bar = page.locator('[data-part=summary-bar]')
      expect(await bar.textContent()).toMatch(/^[▲▼]No puede llamarse «Helado de leche»: .* Revisa/)
      await bar.click()
      const top = (part: string) =>
        page
          .locator(part)
          .first()
          .evaluate((it) => it.getBoundingClientRect().top)
      // The sentence at the top of what is seen, with its advice beneath: neither is scrolled past.
      await expect.poll(() => top('[data-part=verdict]')).toBeLessThan(120)
      expect(await top('[data-part=verdict]')).toBeGreaterThan(40)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-part'))).toBe('verdict')
      await expect.poll(() => top('[data-part=advice-card]')).toBeLessThan(844)
    },
  )

  it('says what cannot be calculated, and what to do', { tags: ['desk', 'nightly'] }, async () => {
    const page = await served.open(options)
    await craftTab(page, 'Pan').click()
    await gramsOf(page, 'Harina panificable').fill('0')
    await gramsOf(page, 'Masa madre líquida').fill('0')
    await page.getByText('No se reconoce ninguna harina.').waitFor()
  })
})
