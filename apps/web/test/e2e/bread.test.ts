import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { save } from './book.ts'
import {
  craftTab,
  DESK,
  expectNoSideways,
  gramsOf,
  oneSizeInTheGate,
  PHONE,
  place,
  plain,
  serve,
  settle,
} from './browser.ts'

/** The desk of a baker: grams and percentages, either of which rules, pieces by baked weight, the water, the pre-ferment. */

const served = serve()

const FLOUR = 'Harina panificable'
const percentOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `% sobre harina de ${name}`, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const water = (page: Page) => page.getByRole('region', { name: 'Temperatura del agua' })
const amount = (page: Page) => page.getByRole('region', { name: 'Cuánto haces' })

describe.each([
  ['phone, dark', { ...PHONE, colorScheme: 'dark' }],
  ['desk, light', { ...DESK, colorScheme: 'light' }],
] as const)('on a %s', (_, options) => {
  oneSizeInTheGate(options)

  it('writes a dough in percentages or in grams, and each follows the other', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await craftTab(page, 'Pan').click()
    // 1000 g of flour and 200 of a levain, half of which is flour.
    await percentOf(page, 'Sal').fill('2')
    expect(await gramsOf(page, 'Sal').inputValue()).toBe('22')
    await gramsOf(page, 'Sal').fill('16,5')
    expect(await percentOf(page, 'Sal').inputValue()).toBe('1,5')
    await percentOf(page, 'Sal').press('ArrowUp')
    expect(await percentOf(page, 'Sal').inputValue()).toBe('1,6')
    await percentOf(page, 'Sal').press('Shift+ArrowUp')
    expect(await percentOf(page, 'Sal').inputValue()).toBe('2,6')
    // What was typed is not written otherwise.
    await percentOf(page, 'Agua').fill('61,33')
    await percentOf(page, 'Agua').blur()
    expect(await percentOf(page, 'Agua').inputValue()).toBe('61,33')

    // A pre-ferment is a block with its own flour and water; more of it leaves the flour in all as it was.
    const block = page.locator('[data-part=row]', { has: page.locator('[data-part=stage]') })
    expect(plain(await block.locator('[data-part=stage]').textContent())).toMatch(
      /Prefermento, 100 % de agua.*Harina.*Agua/,
    )
    const levain = (await block.locator('[data-part~=name]').textContent()) ?? ''
    await percentOf(page, levain).fill('40')
    expect(await gramsOf(page, levain).inputValue()).toBe('440')
    expect(await gramsOf(page, FLOUR).inputValue()).toBe('880')
    expect(plain(await page.locator('[data-part=based-sum]').last().textContent())).toMatch(
      /^Harina total, la del prefermento incluida1001100 g/,
    )
    await block.getByText('Cómo se hace').click()
    await field(page, `Agua de ${levain}, % sobre su harina`).fill('60')
    await field(page, `Horas de ${levain}`).fill('16')
    await field(page, `Grados de ${levain}`).fill('18')
    await expect
      .poll(async () => plain(await block.locator('[data-part=stage-facts]').textContent()))
      .toBe('Prefermento, 60 % de agua, 16 h a 18 °C')

    // Grams of the flour scale the dough while percentages rule, key by key and without drift; else they only move the flour.
    const salt = await percentOf(page, 'Sal').inputValue()
    await gramsOf(page, FLOUR).focus()
    await page.keyboard.type('1760')
    await expect.poll(() => gramsOf(page, levain).inputValue()).toBe('880')
    expect(await percentOf(page, 'Sal').inputValue()).toBe(salt)
    await page.getByText('Solo gramos').click()
    await gramsOf(page, FLOUR).fill('1000')
    expect(await gramsOf(page, levain).inputValue()).toBe('880')
    expect(await percentOf(page, 'Sal').count()).toBe(0)
    await page.getByText('% y gramos').click()

    await field(page, 'Piezas').fill('24')
    await field(page, 'Pan cocido (g)').fill('500')
    await field(page, 'Merma de horno (%)').fill('18')
    await field(page, 'Caben en la amasadora (kg)').fill('8')
    await expect
      .poll(async () => plain(await amount(page).textContent()))
      .toContain('Divide a 610 g de masa. 14,63 kg en total, en 2 amasadas de 7,32 kg.')
    await field(page, 'Merma de horno (%)').fill('20')
    expect(await field(page, 'Pan cocido (g)').inputValue()).toBe('500')
    await expect.poll(async () => plain(await amount(page).textContent())).toContain('Divide a 625 g de masa.')

    // 4 × 24 − (23 + 24 + 20 + 14) = 15.
    for (const [name, value] of [
      ['Masa (°C)', '24'],
      ['Harina (°C)', '23'],
      ['Obrador (°C)', '24'],
      ['Prefermento (°C)', '20'],
      ['Fricción (°C)', '14'],
    ] as const) {
      await field(page, name).fill(value)
    }
    await expect
      .poll(async () => plain(await water(page).textContent()))
      .toContain('Agua a 15 °C para que la masa salga a 24 °C.')
    expect(plain(await water(page).textContent())).toContain('4 × 24 − (23 + 24 + 20 + 14).')
    await page.getByRole('button', { name: 'La masa salió a…' }).click()
    await field(page, 'La masa salió a (°C)').fill('28')
    await field(page, 'La masa salió a (°C)').press('Enter')
    expect(await field(page, 'Fricción (°C)').inputValue()).toBe('30')
    await expect
      .poll(async () => plain(await water(page).textContent()))
      .toMatch(/Agua a 2 °C y [\d,]+ k?g de hielo en lugar de agua\./)

    await settle(page)
    await expectNoSideways(page)
    await expectAccessible(page)

    await page.reload()
    await expect.poll(() => percentOf(page, 'Sal').inputValue()).not.toBe('')
    expect(await field(page, 'Fricción (°C)').inputValue()).toBe('30')
    expect(await field(page, 'Pan cocido (g)').inputValue()).toBe('500')
    expect(plain(await page.locator('[data-part=stage-facts]').textContent())).toContain('16 h a 18 °C')
  })
})

it('fits on the narrowest telephone, says what to do without flour, and adds a pre-ferment', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open({ ...PHONE, viewport: { width: 320, height: 700 } })
  // The percentages come late: whoever types in the grams as soon as they are there stays in that field.
  await page.route('**/based-rows-*.js', (route) => setTimeout(() => void route.continue(), 700))
  await craftTab(page, 'Pan').click()
  await gramsOf(page, 'Sal').fill('19')
  await percentOf(page, 'Sal').waitFor()
  const focused = gramsOf(page, 'Sal').and(page.locator(':focus'))
  expect(await focused.inputValue()).toBe('19')
  await field(page, 'Piezas').fill('10')
  await field(page, 'Pan cocido (g)').fill('410')
  await page.getByRole('button', { name: 'Hoy', exact: true }).click()
  await expectNoSideways(page)
  expect(await gramsOf(page, 'Sal').isVisible()).toBe(false)
  // The plan of a day counts what is sold, and makes what is fermented before.
  await save(page)
  await place(page, 'Producción').click()
  await page.getByRole('button', { name: 'Añadir producto' }).click()
  await page.locator('[data-part=day-choices] button').first().click()
  await page.getByText(/^piezas de 410\sg$/).waitFor()
  await page.getByText('La merma de horno ya está contada.').waitFor()
  await page.locator('[data-part=day-parts]').getByText('Mise en place', { exact: true }).click()
  await expect.poll(() => page.locator('[data-part=day-step] strong').first().textContent()).toBe('Masa madre líquida')
  await expectNoSideways(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Prefermento', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Biga' }).click()
  await percentOf(page, 'Biga').fill('20')
  await page.getByRole('table', { name: 'Lo que lleva Biga' }).waitFor()
  await expectNoSideways(page)
  for (const name of ['Biga', FLOUR]) await gramsOf(page, name).fill('0')
  await page.getByRole('button', { name: 'Más acciones para Masa madre líquida' }).click()
  await page.getByRole('button', { name: 'Quitar Masa madre líquida' }).click()
  await page.getByText('Sin harina no hay porcentajes: escribe gramos.').waitFor()
})
