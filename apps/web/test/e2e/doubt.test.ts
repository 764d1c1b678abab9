import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoSideways, gauge, gramsOf, plain, serve, sizes, verdict } from './browser.ts'

const served = serve()

/** The bench of the example with so much cream, once it reads the doubt: fat is the figure that comes near its limit. */
async function withCream(page: Page, grams: number): Promise<void> {
  await page.locator('.gauge-key').waitFor()
  await gramsOf(page, 'Nata 35%').fill(String(grams))
}

const fatRow = (page: Page) => page.locator('.gauge').filter({ has: gauge(page, 'Grasa') })

describe.each(sizes)('on a %s', (_, options) => {
  it('shows what may vary: full is sure, hollow is not, on either side of a limit', async () => {
    const page = await served.open(options)
    await withCream(page, 130)
    const fat = fatRow(page)
    const shape = fat.locator('.gauge-shape')
    expect(await shape.textContent()).toBe('●')
    expect(await page.locator('.gauge[data-close]').count()).toBe(0)
    expect(plain(await page.locator('.gauge-key').textContent())).toBe('firme justo lo que puede variar')

    await withCream(page, 235)
    expect(await shape.textContent()).toBe('○')
    expect(plain(await fat.locator('.gauge-margin').textContent())).toBe(
      '0,18 puntos bajo el máximo, y puede variar ± 0,3',
    )
    expect(await fat.locator('.gauge-margin').isVisible()).toBe(true)
    // The band reaches over the limit, at 70 % of the track, and is as wide as 19 of 20 cases.
    const [track, varies] = await Promise.all([
      fat.locator('.track').boundingBox(),
      // It moves for a moment.
      page.waitForTimeout(400).then(() => fat.locator('.varies').boundingBox()),
    ])
    if (!track || !varies) throw new Error('nothing drawn')
    expect((varies.x + varies.width - track.x) / track.width).toBeGreaterThan(0.7)
    expect((varies.width / track.width) * (7.5 / 0.4)).toBeCloseTo(2 * 1.96 * 0.16, 1)

    await withCream(page, 250)
    expect(await shape.textContent()).toBe('△')
    await withCream(page, 300)
    expect(await shape.textContent()).toBe('▲')
    await expectNoSideways(page)
  })

  it('says how sure the verdict is in its sentence, and how often beside it', async () => {
    const page = await served.open(options)
    const said = async () => plain(await verdict(page).textContent())
    const tone = () => page.locator('.verdict').getAttribute('data-tone')
    const shape = () => page.locator('.verdict-shape').textContent()
    const chip = page.locator('.chip-button')
    const often = async () => plain(await chip.textContent())
    await withCream(page, 130)
    await chip.waitFor()
    expect([await said(), await tone(), await shape(), await often()]).toEqual([
      'Equilibrada. Servirás a −11,7 °C.',
      'good',
      '●',
      '●Firmecasi siempre, dentro',
    ])
    await withCream(page, 230)
    expect([await said(), await tone(), await shape(), await often()]).toEqual([
      'Equilibrada, pero justa de grasa. Servirás a −11,4 °C.',
      'look',
      '○',
      '○Bastante firme19 de cada 20 veces, dentro',
    ])
    await withCream(page, 235)
    expect(await often()).toBe('○Justa9 de cada 10 veces, dentro')
    await withCream(page, 240)
    expect([await said(), await shape(), await often()]).toEqual([
      'Puede que sí: depende de tu nata 35%.',
      '○',
      '○Incierta2 de cada 3 veces, dentro',
    ])
    await withCream(page, 245)
    expect([await said(), await shape()]).toEqual([
      'Por poco: se pasa de grasa, dentro de lo que varía tu nata 35%.',
      '△',
    ])
    await chip.click()
    expect(plain(await page.locator('.chip-why').textContent())).toMatch(
      /^Depende de tu nata 35%: .* estaría en rango\..* probabilidad del 60,9 %\.$/,
    )
    await withCream(page, 300)
    expect([await said(), await shape()]).toEqual(['Revisa una cosa: le sobra grasa.', '▲'])
    await expectNoSideways(page)
  })

  it('asks for what would tell, takes it into the line, and lets it be changed and taken out', async () => {
    const page = await served.open(options)
    await withCream(page, 240)
    const note = page.locator('.what-to-measure')
    const field = note.getByRole('textbox', { name: '% de grasa de Nata 35%' })
    const use = note.getByRole('button', { name: 'Usar' })
    await field.waitFor()
    expect(await field.getAttribute('placeholder')).toBe('35')
    expect(plain(await note.textContent())).toContain('hasta 35,3 % la fórmula aguanta.')
    const varies = async () =>
      Number.parseFloat(
        await fatRow(page)
          .locator('.varies')
          .evaluate((it) => it.style.width),
      )
    const before = await varies()

    await field.fill('2')
    await use.click()
    await note.getByText('«Nata 35%»: 2 no puede ser de este ingrediente (lo normal es 35 %).').waitFor()
    expect(await page.locator('.measured-tag').count()).toBe(0)

    await field.fill('34')
    await use.click()
    const tag = page.locator('.row').getByRole('button', { name: 'Nata 35%, medido: 34 % de grasa. Cambiar' })
    await tag.waitFor()
    await expect.poll(async () => plain(await verdict(page).textContent())).toMatch(/^Equilibrada/)
    expect(await varies()).toBeLessThan(before * 0.8)

    // It is kept with the formula, also in another visit.
    await page.waitForTimeout(1000)
    await page.reload()
    await tag.waitFor()

    await tag.click()
    const row = page.locator('.measured')
    await row.getByRole('textbox').fill('36,5')
    await row.getByRole('button', { name: 'Usar' }).click()
    await page.getByRole('button', { name: /36,5 % de grasa\. Cambiar/ }).click()
    await row.getByRole('button', { name: 'Quitar la medida' }).click()
    await expect.poll(() => page.locator('.measured').count()).toBe(0)
    await page.getByRole('button', { name: 'Deshacer', exact: true }).first().click()
    await page.locator('.measured-tag', { hasText: '36,5 % de grasa' }).waitFor()
    await expectNoSideways(page)
  })

  it('prints it as more or less, with the shape', async () => {
    const page = await served.open(options)
    await withCream(page, 235)
    const row = page.locator('.ficha tr').filter({ hasText: 'Grasa' }).first()
    await expect.poll(async () => plain(await row.locator('td').first().textContent())).toMatch(/^9,82 % ± 0,3 ○$/)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.ficha-doubt').isVisible()).toBe(true)
  })
})
