import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { chooseCopy, formulaName, makeCopy, restore, save, toast } from './book.ts'
import {
  craftTab,
  expectNoSideways,
  oneSizeInTheGate,
  PHONE,
  place,
  plain,
  serve,
  settle,
  sizes,
  textOf,
} from './browser.ts'

/** Producción: from pieces to what to weigh and what to buy. */

const served = serve()
const NOUGAT = 'Turrón de la casa'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}, `) })

/** On a telephone one part is to be seen at a time. */
async function part(page: Page, name: string): Promise<void> {
  const segment = page.locator('[data-part=day-parts]').getByText(name, { exact: true })
  if (await segment.isVisible()) await segment.click()
}

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Añadir producto' }).click()
  await page.getByRole('searchbox', { name: 'Buscar en mis fórmulas' }).fill(name.slice(0, 5).toUpperCase())
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await field(page, `Piezas de ${name}`).waitFor()
}

async function withPlan(page: Page): Promise<void> {
  await craftTab(page, 'Turrón').click()
  await save(page, NOUGAT)
  await place(page, 'Producción').click()
  await page.getByRole('heading', { level: 1, name: '¿Qué haces mañana?' }).waitFor()
  await add(page, NOUGAT)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`Piezas de ${NOUGAT}`)
  await field(page, `Piezas de ${NOUGAT}`).fill('20')
  await field(page, `Gramos por pieza de ${NOUGAT}`).fill('300')
}

describe.each(sizes)('on a %s', (_, options) => {
  oneSizeInTheGate(options)

  it('takes off the list what there is, pays for whole packs, and counts what is bought', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    await withPlan(page)
    await part(page, 'Compra')
    const list = page.getByRole('region', { name: 'Lista de la compra' })
    const rows = list.locator('[data-part=buy-row]')
    const name = plain(await rows.first().locator('th').textContent())
    const need = plain(await rows.first().locator('td').first().textContent())
    await list.getByText(/^Compra \d+ ingredientes: .+ en envases enteros\.$/).waitFor()

    await page.goto(`${served.address}/precios`)
    await page.getByRole('searchbox', { name: 'Buscar un ingrediente' }).fill(name)
    const row = page.locator('[data-part=prices] tr', { has: page.getByRole('rowheader', { name, exact: true }) })
    await row.waitFor()
    const fold = row.getByRole('button', { name, exact: true })
    if ((await fold.count()) > 0) await fold.click()
    await field(page, `Formato de ${name}, en kilos`).fill('25')
    await field(page, `Precio de ${name}, en euros`).fill('50')
    await field(page, `Cuánto tengo de ${name}, en kilos`).fill('0,1')
    await expectNoSideways(page)

    await settle(page)
    await page.goto(`${served.address}/produccion`)
    await page.getByText('1 producto, 1 preparación, 20 unidades.').waitFor()
    await part(page, 'Compra')
    const first = rows.filter({ hasText: name }).first()
    await first.getByText(`necesitas ${need}, tienes 100 g`).waitFor()
    await first.getByText('1 de 25 kg').waitFor()
    expect(
      plain(
        await first
          .locator('td')
          .allTextContents()
          .then((cells) => cells.join(' ')),
      ),
    ).toBe('25 kg 50,00 €')
    await expectAccessible(page, 'Compra')
    await list.getByRole('button', { name: 'He comprado' }).click()
    await list.getByText('Lo tienes todo: no hay nada que comprar.').waitFor()
    expect(await rows.filter({ hasText: 'ya lo tienes' }).count()).toBe(await rows.count())
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await first.getByText('1 de 25 kg').waitFor()
    await expectNoSideways(page)
  })

  it('goes from pieces to a plan, whose ticks survive, and to a list to buy', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await withPlan(page)
    expect(new URL(page.url()).pathname).toBe('/produccion')
    await page.getByText('Sin merma: cuento 0 %.').waitFor()
    await page.getByText('1 producto, 1 preparación, 20 unidades.').waitFor()
    await field(page, `Merma de ${NOUGAT}, %`).fill('2')
    await page.getByText('Sin merma: cuento 0 %.').waitFor({ state: 'detached' })

    // What fits at a time splits it, and what is made already is taken off.
    await field(page, 'Mezcladora de turrón, kilos por tanda').fill('4')
    await page.getByRole('combobox', { name: 'Añadir una preparación' }).selectOption(NOUGAT)
    await field(page, `Gramos hechos de ${NOUGAT}`).fill('122')
    await part(page, 'Mise en place')
    const step = page.locator('[data-part=day-step]')
    await step.filter({ hasText: '2 tandas de' }).waitFor()
    await step.filter({ hasText: /Descuento 122\sg/ }).waitFor()
    const total = plain(await step.locator('[data-part=day-weight]').textContent())
    await step.getByRole('button').click()
    const lines = page.getByRole('table', { name: `Qué lleva ${NOUGAT}` })
    await lines.waitFor()
    const grams = (text: string): number =>
      Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * (/kg/.test(text) ? 1000 : 1)
    const all = (await lines.locator('td:last-child').allTextContents()).map(grams)
    expect(all.length).toBeGreaterThan(2)
    expect(all.reduce((sum, each) => sum + each, 0)).toBeCloseTo(grams(total), 3)

    // One's own name for when it is made, from the day.
    await page.getByRole('combobox', { name: `Cuándo haces ${NOUGAT}` }).selectOption({ label: 'Otro momento' })
    await page.getByRole('combobox', { name: /^Nombre del momento/ }).fill('Viernes, antes de cerrar')
    expect(await page.locator('[data-part=day-moment]').count()).toBe(1)

    await page.getByText('0 de 1 hecha').waitFor()
    await tick(page, NOUGAT).check()
    await page.getByText('1 de 1 hecha').waitFor()
    await settle(page)
    await expectNoSideways(page)
    for (const name of ['Qué haces', 'Compra', 'Mise en place']) {
      await part(page, name)
      await expectAccessible(page, name)
    }

    await page.reload()
    await expect.poll(() => tick(page, NOUGAT).isChecked()).toBe(true)
    expect(plain(await step.locator('[data-part=day-weight]').textContent())).toBe(total)
    await page.getByRole('button', { name: 'Desmarcar todo' }).click()
    await page.getByText('0 de 1 hecha').waitFor()
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await page.getByText('1 de 1 hecha').waitFor()

    await part(page, 'Compra')
    const list = page.getByRole('region', { name: 'Lista de la compra' })
    const shown = await list.locator('tbody tr').count()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      list.getByRole('button', { name: 'CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^compra-\d{4}-\d\d-\d\d\.csv$/)
    const rows = (await textOf(download)).replace('\uFEFF', '').trim().split('\r\n')
    expect(rows[0]).toBe('Ingrediente;Gramos;€/kg;€;Para;Tengo (g);Compro (g);Pago (€)')
    expect(rows.length).toBe(shown + 2)
    const bought = rows.slice(1, -1).reduce((sum, row) => sum + Number(row.split(';')[1]?.replace(',', '.')), 0)
    expect(bought).toBeCloseTo(grams(total), 3)
    const [, , , cost = ''] = rows.at(-1)?.split(';') ?? []
    expect(Number(cost.replace(',', '.'))).toBeGreaterThan(0)
    const told = plain(await list.locator('tfoot td').textContent())
    expect(Number(told.replace(' €', '').replace('.', '').replace(',', '.'))).toBe(Number(cost.replace(',', '.')))
  })

  it('a formula that is not finished is said on its line and stops nothing', {
    tags: ['desk', 'nightly'],
  }, async () => {
    const page = await served.open(options)
    await craftTab(page, 'Pan').click()
    await page.waitForFunction(
      () => document.querySelector('[data-part=app]')?.getAttribute('data-craft') === 'panaderia',
    )
    await settle(page)
    for (const grams of await page.getByRole('textbox', { name: /^Gramos de / }).all()) await grams.fill('0')
    await formulaName(page).fill('Pan a medias')
    await save(page)
    await withPlan(page)
    await add(page, 'Pan a medias')
    const row = page.locator('[data-part=day-product]', { hasText: 'Pan a medias' })
    await row.getByText('▼ Por revisar.').waitFor()
    await page.getByText('1 producto, 1 preparación, 20 unidades.').waitFor()
    await row.getByRole('button', { name: 'Quitar' }).click()
    await row.waitFor({ state: 'detached' })
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await row.waitFor()
  })
})

describe.each(sizes)('on a %s', (_, options) => {
  oneSizeInTheGate(options)

  it('is weighed line by line, and its box says the same', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await withPlan(page)
    await page.getByText('1 producto, 1 preparación, 20 unidades.').waitFor()
    await page.getByRole('button', { name: 'Pesar' }).click()
    const room = page.getByRole('dialog', { name: NOUGAT })
    await room.waitFor()
    const lines = await room.getByRole('checkbox').count()
    expect(lines).toBeGreaterThan(2)
    await room.getByRole('button', { name: 'Pesado' }).click()
    await room.getByRole('button', { name: 'Salir' }).click()
    await part(page, 'Mise en place')
    await page.getByText('0 de 1 hecha').waitFor()
    await page.getByRole('button', { name: 'Pesar' }).click()
    expect(await room.getByRole('checkbox', { checked: true }).count()).toBe(1)
    for (let line = 1; line < lines; line++) await room.getByRole('button', { name: 'Pesado' }).click()
    await room.getByText('Está todo pesado.').waitFor()
    await expectNoSideways(page)
    await room.getByRole('button', { name: 'Salir' }).click()
    await page.getByText('1 de 1 hecha').waitFor()
    expect(await tick(page, NOUGAT).isChecked()).toBe(true)
    // And finished: measured, and in the book of its formula.
    await page.getByRole('button', { name: 'Pesar' }).click()
    await room.getByRole('button', { name: /^Más de Miel/ }).click()
    await field(page, 'Lote').fill('M-7')
    await page.getByRole('button', { name: 'Hecho', exact: true }).click()
    await room.getByText('lote M-7').waitFor()
    await room.getByRole('button', { name: 'Terminada' }).click()
    await page.getByRole('heading', { name: '¿Qué has medido?' }).waitFor()
    expect(await page.getByLabel(/^Lote de Miel/).inputValue()).toBe('M-7')
    await field(page, 'Peso acabado').fill('5800')
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    await page.locator('[data-part=batch-card]').waitFor()
    await expectNoSideways(page)
    await page.getByRole('dialog').last().getByRole('button', { name: 'Guardar', exact: true }).click()
    await room.getByText('Su hornada está guardada.').waitFor()
    // The next one is of that sack only once somebody says so.
    await room.getByText('○ Lote M-7').waitFor()
    expect(await room.getByText('● Lote M-7').count()).toBe(0)
    await page.goto(`${served.address}/hornadas`)
    await page.getByRole('button', { name: /M-7.*1 hornada/ }).click()
    await page.getByRole('heading', { name: 'Con la miel M-7 hiciste 1 hornada y 20 piezas.' }).waitFor()
  })

  it('is made again on another day, and the one before stays to be made again', {
    tags: ['desk', 'nightly'],
  }, async () => {
    const page = await served.open(options)
    await withPlan(page)
    await page.getByText('1 producto, 1 preparación, 20 unidades.').waitFor()
    const title = () => page.getByRole('heading', { level: 1 }).textContent()
    const before = await title()
    await page.getByRole('button', { name: 'Repetir otro día' }).click()
    await page.getByRole('dialog').getByLabel('Para el día').fill('2031-05-17')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: before ?? '' })
      .click()
    await expect.poll(title).toBe('Sábado 17 de mayo')
    await page.getByText('1 producto, 1 preparación, 20 unidades.').waitFor()
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(title).toBe(before)
    await page.getByRole('button', { name: 'Repetir otro día' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Empezar en blanco' }).click()
    await expect.poll(title).toBe('¿Qué haces mañana?')
    await page.getByRole('button', { name: `Repetir el ${before?.toLowerCase()}` }).click()
    await page.getByText('1 producto, 1 preparación, 20 unidades.').waitFor()
  })
})

it('comes back from a copy, with what is ticked', { tags: ['nightly'] }, async () => {
  const page = await served.open()
  await withPlan(page)
  await tick(page, NOUGAT).check()
  await page.getByText('1 de 1 hecha').waitFor()
  const text = await makeCopy(page)
  const other = await served.open()
  await chooseCopy(other, text)
  await restore(other).click()
  await toast(other).waitFor()
  await other.goto(`${served.address}/produccion`)
  await other.getByText('1 producto, 1 preparación, 20 unidades.').waitFor()
  expect(await field(other, `Piezas de ${NOUGAT}`).inputValue()).toBe('20')
  await expect.poll(() => tick(other, NOUGAT).isChecked()).toBe(true)
})

it('prints what to buy on a sheet of its own, also from a telephone', { tags: ['nightly'] }, async () => {
  const page = await served.open(PHONE)
  await withPlan(page)
  await page.getByText('1 producto, 1 preparación, 20 unidades.').waitFor()
  await page.evaluate(() => Reflect.set(window, 'print', () => undefined))
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await part(page, 'Compra')
  await page.getByRole('region', { name: 'Lista de la compra' }).getByRole('button', { name: 'Imprimir' }).click()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('[data-part=day-print]:visible').allTextContents()).toEqual([`Obrador. ${title}`])
  // The sum is not printed again at the foot of every page.
  expect(await page.locator('[data-part=day-buy] tfoot').evaluate((sum) => getComputedStyle(sum).display)).toBe(
    'table-row-group',
  )
  for (const gone of ['day-paper', 'day-what', 'day-lines'])
    expect(await page.locator(`[data-part=${gone}]`).first().isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'CSV' }).isVisible()).toBe(false)
})
