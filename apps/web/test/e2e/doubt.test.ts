import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoSideways, gauge, gramsOf, oneSizeInTheGate, plain, serve, sizes, verdict } from './browser.ts'

const served = serve()

/** The bench of the example with so much cream, once it reads the doubt: fat is the figure that comes near its limit. */
async function withCream(page: Page, grams: number): Promise<void> {
  await page.locator('[data-part=gauge-key]').waitFor()
  await gramsOf(page, 'Nata 35%').fill(String(grams))
}

const fatRow = (page: Page) => page.locator('[data-part=gauge]').filter({ has: gauge(page, 'Grasa') })

describe.each(sizes)('on a %s', (_, options) => {
  oneSizeInTheGate(options)

  it('shows what may vary: full is sure, hollow is not, on either side of a limit', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await withCream(page, 130)
    const fat = fatRow(page)
    const shape = fat.locator('[data-part=gauge-shape]')
    expect(await shape.textContent()).toBe('●')
    expect(await page.locator('[data-part=gauge][data-close]').count()).toBe(0)
    expect(plain(await page.locator('[data-part=gauge-key]').textContent())).toMatch(
      /^seguro justo lo que puede variar/,
    )

    await withCream(page, 279)
    expect(await shape.textContent()).toBe('○')
    expect(plain(await fat.locator('[data-part=gauge-margin]').textContent())).toBe(
      '0,2 puntos bajo el máximo, y puede variar ± 0,4',
    )
    expect(await fat.locator('[data-part=gauge-margin]').isVisible()).toBe(true)
    // The band reaches over the limit, at 70 % of the track, and is as wide as 19 of 20 cases.
    const varies = fat.locator('[data-part=varies]')
    const [middle, width] = await varies.evaluate(({ style }) => [style.left, style.width].map(Number.parseFloat))
    expect((middle ?? 0) + (width ?? 0) / 2).toBeGreaterThan(70)
    expect(((width ?? 0) / 100) * (8.5 / 0.4)).toBeCloseTo(2 * 1.96 * 0.18, 1)
    // However narrow, it is seen on both sides of the mark.
    const [band, mark] = await Promise.all([varies.boundingBox(), fat.locator('[data-part=mark]').boundingBox()])
    expect((band?.width ?? 0) - (mark?.width ?? 0)).toBeGreaterThanOrEqual(8)

    await withCream(page, 297)
    expect(await shape.textContent()).toBe('△')
    await withCream(page, 340)
    expect(await shape.textContent()).toBe('▲')
    await expectNoSideways(page)
  })

  it('says how sure the verdict is in its sentence, and how often beside it', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    const said = async () => plain(await verdict(page).textContent())
    const tone = () => page.locator('[data-part=verdict]').getAttribute('data-tone')
    const shape = () => page.locator('[data-part=verdict-shape]').textContent()
    const chip = page.locator('[data-chip=doubt]')
    const often = async () => plain(await chip.textContent())
    await withCream(page, 130)
    await chip.waitFor()
    expect([await said(), await tone(), await shape(), await often()]).toEqual([
      'Equilibrada. Servirás a −11,7 °C.',
      'good',
      '●',
      '●Seguro casi siempre, dentro',
    ])
    await withCream(page, 275)
    expect([await said(), await tone(), await shape(), await often()]).toEqual([
      'Equilibrada, pero justa de grasa. Servirás a −11,3 °C.',
      'close',
      '○',
      '○Casi seguro 19 de cada 20 veces, dentro',
    ])
    await withCream(page, 279)
    expect(await often()).toBe('○Justo 9 de cada 10 veces, dentro')
    await withCream(page, 285)
    expect([await said(), await shape(), await often()]).toEqual([
      'Puede que sí: depende de tu nata 35%.',
      '○',
      '○Incierto 2 de cada 3 veces, dentro',
    ])
    await withCream(page, 291)
    expect(await said()).toMatch(/^Por poco: la cifra de grasa pasa del máximo en 0,\d+ puntos y puede variar 0,\d+\.$/)
    expect(await shape()).toBe('△')
    await chip.click()
    expect(plain(await page.locator('[data-part=chip-why]').textContent())).toMatch(
      /^Depende de tu nata 35%: .* estaría en rango\..* probabilidad del 61,3 %\.$/,
    )
    await withCream(page, 340)
    expect([await said(), await shape()]).toEqual(['Revisa una cosa: le sobra grasa.', '▲'])
    await expectNoSideways(page)
  })

  it('asks for what would tell, takes it into the line, and lets it be changed and taken out', async () => {
    const page = await served.open(options)
    await withCream(page, 285)
    const note = page.locator('[data-part=what-to-measure]')
    const field = note.getByRole('textbox', { name: '% de grasa de Nata 35%' })
    const use = note.getByRole('button', { name: 'Usar' })
    await field.waitFor()
    expect(await field.getAttribute('placeholder')).toBe('35')
    expect(plain(await note.textContent())).toContain('hasta 35,3 % la fórmula aguanta.')
    const varies = async () =>
      Number.parseFloat(
        await fatRow(page)
          .locator('[data-part=varies]')
          .evaluate((it) => it.style.width),
      )
    const before = await varies()

    await field.fill('2')
    await use.click()
    await note.getByText('«Nata 35%»: 2 no puede ser de este ingrediente (lo normal es 35 %).').waitFor()
    expect(await page.locator('[data-part=measured-tag]').count()).toBe(0)

    await field.fill('34')
    await use.click()
    const tag = page
      .locator('[data-part=row]')
      .getByRole('button', { name: 'Nata 35%, medido: 34 % de grasa. Cambiar' })
    await tag.waitFor()
    await expect.poll(async () => plain(await verdict(page).textContent())).toMatch(/^Equilibrada/)
    expect(await varies()).toBeLessThan(before * 0.8)

    // It is kept with the formula, also in another visit.
    await page.waitForTimeout(1000)
    await page.reload()
    await tag.waitFor()

    await tag.click()
    const row = page.locator('[data-part=measured]')
    await row.getByRole('textbox').fill('36,5')
    await row.getByRole('button', { name: 'Usar' }).click()
    await page.getByRole('button', { name: /36,5 % de grasa\. Cambiar/ }).click()
    await row.getByRole('button', { name: 'Quitar la medida' }).click()
    await expect.poll(() => page.locator('[data-part=measured]').count()).toBe(0)
    await page.getByRole('button', { name: 'Deshacer', exact: true }).first().click()
    await page.locator('[data-part=measured-tag]', { hasText: '36,5 % de grasa' }).waitFor()
    await expectNoSideways(page)
  })

  it('takes what is measured of any line, and then says what is left', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await withCream(page, 283)
    await page.getByRole('button', { name: 'Más acciones para Leche entera' }).click()
    const milk = page.getByRole('textbox', { name: '% de grasa de Leche entera' })
    await milk.fill('3,5')
    await milk.press('Enter')
    await page.getByRole('button', { name: 'Leche entera, medido: 3,5 % de grasa. Cambiar' }).waitFor()
    // Sugar is sugar: there is nothing to measure.
    await page.getByRole('button', { name: 'Más acciones para Sacarosa' }).click()
    await page.getByRole('button', { name: 'Bloquear Sacarosa al equilibrar' }).waitFor()
    expect(await page.getByRole('textbox', { name: /de Sacarosa$/ }).count()).toBe(1)

    await page.getByRole('button', { name: 'Más acciones para Nata 35%' }).click()
    const cream = page.locator('[data-part=row]').getByRole('textbox', { name: '% de grasa de Nata 35%' })
    await cream.fill('35,5')
    await cream.press('Enter')
    await page.getByRole('button', { name: 'Nata 35%, medido: 35,5 % de grasa. Cambiar' }).waitFor()
    await expect
      .poll(async () => plain(await page.locator('[data-part=what-to-measure]').textContent()))
      .toMatch(/^De qué dependeYa has medido tu nata 35%\. .* sacar la cifra de grasa de su rango\./)
    await expectNoSideways(page)
  })

  it('does not call ready what may not be, and goes for certain when told to', {
    tags: ['desk', 'nightly'],
  }, async () => {
    const page = await served.open(options)
    const remark = page.locator('[data-part=remark]')
    await withCream(page, 130)
    await remark.filter({ hasText: 'Lista para mantecar.' }).waitFor()
    await withCream(page, 285)
    await remark.filter({ hasText: 'no la des por buena hasta medir' }).waitFor()
    expect(await remark.filter({ hasText: 'mantecar' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Ir sobre seguro' }).click()
    // On a telephone the wishes are folded away.
    if (options.isMobile) await page.locator('[data-part=balance-wishes] > summary').click()
    expect(await page.getByRole('radio', { name: /^Sobre seguro/ }).isChecked()).toBe(true)
    const result = page.getByRole('region', { name: 'Resultado' })
    await result.waitFor()
    expect(plain(await result.textContent())).toMatch(
      /la fórmula aguanta en rango (?:el 9\d(?:,\d)? % de las veces|prácticamente siempre)/,
    )
    await page.getByRole('button', { name: 'Aplicar a la fórmula' }).click()
    await expect
      .poll(async () => plain(await page.locator('[data-chip=doubt]').textContent()))
      .toMatch(/(Seguro|Casi seguro)/)
  })

  it('says beside the verdict what it may be called and how it keeps, hollow where a purchase could decide', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    const [law, safety] = [page.locator('[data-chip=law]'), page.locator('[data-chip=safety]')]
    await page.locator('[data-part=gauge-key]').waitFor()
    const said = async (chip: typeof law) => plain(await chip.textContent())
    await expect.poll(() => said(law)).toBe('●Puede llamarse «Helado de leche»')
    expect(await said(safety)).toBe('●Guardar a −18 °C o menos')
    // Milk fat of 2.5 % is what the decree asks for: a hair above it the cream decides.
    await gramsOf(page, 'Nata 35%').fill('0')
    await gramsOf(page, 'Leche entera').fill('640')
    await expect.poll(() => said(law)).toMatch(/^○Puede llamarse «Helado de leche», por poco$/)
    await law.click()
    expect(plain(await page.locator('[data-part=chip-why]').textContent())).toMatch(
      /Grasa láctea .* puede variar ± 0,\d/,
    )
    await safety.click()
    expect(plain(await page.locator('[data-part=chip-why]').textContent())).toMatch(/RD 1021\/2022/)
    await expectNoSideways(page)
  })

  it('prints it as more or less, with the shape', { tags: ['desk', 'nightly'] }, async () => {
    const page = await served.open(options)
    await withCream(page, 279)
    const row = page.locator('[data-part=ficha] tr').filter({ hasText: 'Grasa' }).first()
    await expect.poll(async () => plain(await row.locator('td').first().textContent())).toMatch(/^10,8 % ± 0,4 ○$/)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('[data-part=ficha-doubt]').isVisible()).toBe(true)
  })
})
