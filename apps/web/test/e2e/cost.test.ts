import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { craftTab, DESK, expectNoSideways, oneSizeInTheGate, PHONE, panel, plain, serve, settle } from './browser.ts'

/** «Coste y precio»: from grams to a price on the board, by piece, kilo or litre. */

const served = serve()

const sheet = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string | RegExp) => sheet(page).getByRole('textbox', { name })
const figure = (text: string): number => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
const euros = async (page: Page, term: string): Promise<number> => {
  const row = sheet(page)
    .locator('[data-part=cost-table] tfoot tr')
    .filter({ hasText: new RegExp(`^${term}`) })
  return (await row.count()) === 0 ? 0 : figure(plain(await row.locator('td:last-child').textContent()))
}

async function openCost(page: Page): Promise<void> {
  await panel(page, 'Coste').click()
  await page.getByRole('button', { name: 'Poner precio' }).click()
  await sheet(page).waitFor()
}

describe.each([
  ['phone, light', { ...PHONE, colorScheme: 'light' }],
  ['desk, dark', { ...DESK, colorScheme: 'dark' }],
] as const)('on a %s', (_, options) => {
  oneSizeInTheGate(options)

  it('goes from the ingredients to a price by the litre, and back from the price to the margin', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    await openCost(page)
    await sheet(page).getByText('Orientativo: son precios del catálogo. Escribe los tuyos.').waitFor()
    // The dearest first, and Tab runs down the column of prices.
    const rows = sheet(page).locator('[data-part=cost-table] tbody tr')
    const all = (await rows.locator('td:last-child').allTextContents()).map(figure)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    await rows.nth(0).getByRole('textbox').focus()
    await page.keyboard.press('Tab')
    expect(
      await rows
        .nth(1)
        .getByRole('textbox')
        .evaluate((input) => input === document.activeElement),
    ).toBe(true)

    await sheet(page).getByText('Litro', { exact: true }).click()
    await sheet(page).getByText('Sin el aire no sé cuánto pesa un litro.').waitFor()
    await field(page, 'Aire, overrun (%)').fill('30')
    await sheet(page)
      .getByText(/^Un litro pesa ≈ 8\d\d\sg\.$/)
      .waitFor()
    await field(page, 'Merma, lo que no se vende (%)').fill('5')
    await field(page, 'Envase (€ por litro)').fill('0,40')
    await field(page, 'Minutos para todo').fill('30')
    await field(page, 'Euros por hora').fill('18')
    await expect.poll(() => euros(page, 'Mano de obra')).toBeGreaterThan(0)
    const cost = await euros(page, 'Coste de un litro')
    const [waste, labour] = [await euros(page, 'Merma'), await euros(page, 'Mano de obra')]
    const sum = (await euros(page, 'Ingredientes')) + waste + 0.4 + labour
    expect(waste).toBeGreaterThan(0)
    expect(Math.abs(cost - sum)).toBeLessThan(0.021)
    // The rows are of the same litre.
    const shown = (await rows.locator('td:last-child').allTextContents()).map(figure)
    expect(Math.abs(shown.reduce((one, other) => one + other, 0) - (await euros(page, 'Ingredientes')))).toBeLessThan(
      0.04,
    )

    const [margin, board] = [field(page, 'Margen (%)'), field(page, /^PVP con IVA del/)]
    await margin.fill('60')
    await expect.poll(() => board.inputValue()).not.toBe('')
    expect(Math.abs(figure(await board.inputValue()) - (cost / 0.4) * 1.1)).toBeLessThan(0.03)
    await sheet(page).getByRole('combobox', { name: 'IVA (%)' }).selectOption('21')
    await board.fill('1')
    await sheet(page)
      .getByText(/^▼ A 1,00\s€ pierdes \d+,\d\d\s€ por litro\.$/)
      .waitFor()
    expect(plain(await sheet(page).locator('[data-part=cost-foot]').textContent())).toMatch(
      /^Coste por litro \d+,\d\d € · PVP 1,00 €$/,
    )

    // Of another unit a price is another number, and the same one again of its own.
    await sheet(page).getByText('Kilo', { exact: true }).click()
    expect(figure(await board.inputValue())).toBeGreaterThan(1.05)
    expect(figure(await field(page, 'Envase (€ por kilo)').inputValue())).toBeGreaterThan(0.42)
    await sheet(page).getByText('Litro', { exact: true }).click()
    expect(await board.inputValue()).toBe('1')
    expect(await field(page, 'Envase (€ por litro)').inputValue()).toBe('0,4')

    await settle(page)
    await expectNoSideways(page)
    await expectAccessible(page, 'price', '[role=dialog]')

    await page.reload()
    await openCost(page)
    expect(await field(page, /^PVP con IVA del 21/).inputValue()).toBe('1')
    expect(await field(page, 'Aire, overrun (%)').inputValue()).toBe('30')
  })
})

it('counts what is left of a bread, by the piece and by the kilo, at 320 px and with the hour of the workshop', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open({ ...PHONE, viewport: { width: 320, height: 700 } })
  await openCost(page)
  await field(page, 'Euros por hora').fill('18')
  const vat = sheet(page).getByRole('combobox', { name: 'IVA (%)' })
  expect(await vat.inputValue()).toBe('10')
  await vat.selectOption('21')
  await page.keyboard.press('Escape')
  await craftTab(page, 'Pan').click()
  await openCost(page)
  expect(await field(page, 'Euros por hora').inputValue()).toBe('18')
  // Common bread has a rate of its own, whatever the rest is sold at.
  expect(await vat.inputValue()).toBe('4')
  await sheet(page)
    .getByText(/^El pan común lleva un IVA del 4\s%/)
    .waitFor()
  expect(await sheet(page).getByText('Litro', { exact: true }).count()).toBe(0)
  await sheet(page)
    .getByText(/^Por el peso ya hecho: al hacerse pierde el \d+(,\d)?\s%\.$/)
    .waitFor()
  const kilo = await euros(page, 'Coste de un kilo')
  await sheet(page).getByText('Pieza', { exact: true }).click()
  await field(page, 'Piezas que salen').fill('4')
  await expect.poll(() => euros(page, 'Coste de una pieza')).toBeGreaterThan(0)
  expect(await euros(page, 'Coste de una pieza')).toBeLessThan(kilo)
  await expectNoSideways(page)
})

const BREAD_FLOUR = 'Precio de Harina panificable, € por kilo'

it('a loaf is told as it comes out of the oven: its kilo, its portion, and the flour of its pre-ferment', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(DESK)
  await craftTab(page, 'Pan').click()
  await page.getByRole('textbox', { name: 'Piezas', exact: true }).fill('4')
  await page.getByRole('textbox', { name: 'Pan cocido (g)', exact: true }).fill('750')
  await panel(page, 'Etiqueta').click()
  expect(await page.getByRole('textbox', { name: 'Ración (g)' }).inputValue()).toBe('750')
  await panel(page, 'Coste').click()
  const panels = page.locator('[data-part=panels]')
  const sentence = async () => plain(await panels.locator('[data-part=cost-sentence]').textContent())
  const levain = async () =>
    figure(plain(await panels.locator('tbody tr', { hasText: 'Masa madre' }).locator('td:last-child').textContent()))
  await panels.getByText('Kilo de pan cocido').click()
  await expect.poll(sentence).toMatch(/^Cuesta \d,\d\d € el kilo\./)
  const before = await levain()
  await panels.getByRole('textbox', { name: BREAD_FLOUR }).fill('6')
  await expect.poll(levain).toBeGreaterThan(before * 5)
  const kilo = figure((await sentence()).split('.')[0] ?? '')
  await panels.getByText('Elaboración, 3 kg').click()
  await expect.poll(async () => figure((await sentence()).split('.')[0] ?? '')).toBeGreaterThan(2.9 * kilo)
  // Nothing else on the bench tells another cost.
  await craftTab(page, 'Chocolate').click()
  await page.getByText('Otras cifras').click()
  expect(await page.locator('[data-part~=gauges-plain]').getByText('Coste', { exact: true }).count()).toBe(0)
})
