import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { chooseCopy, duplicate, formulaName, makeCopy, openMine, restore, row, save, toast } from './book.ts'
import {
  action,
  craftTab,
  DESK,
  expectNoSideways,
  gramsOf,
  oneSizeInTheGate,
  option,
  picker,
  plain,
  serve,
  settle,
  sizes,
} from './browser.ts'

/** A line made of a formula: taken, opened, changed, followed or kept, and let loose. */

const served = serve()

const NOUGAT = 'Turrón de la casa'
/** The values as they are read; how sure they are comes a moment later. */
const figures = async (page: Page): Promise<string> =>
  (await page.locator('[data-part~=gauges]:not([data-part~=gauges-plain]) [data-part=gauge-value]').allTextContents())
    .join()
    .replace(/[●▲▼○△▽]/g, '')
const madeRow = (page: Page, name = NOUGAT) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${name} ?: ver sus líneas`) }) })
const toggle = (page: Page, name = NOUGAT) =>
  page.getByRole('button', { name: new RegExp(`^${name} ?: ver sus líneas`) })

async function add(page: Page, name: string, grams: string): Promise<void> {
  await page.getByRole('button', { name: 'Añadir ingrediente' }).click()
  await picker(page).fill(name)
  await (await option(page, name)).click()
  await gramsOf(page, name).fill(grams)
}

/** An ice cream with a nougat of one's own inside. */
async function withNougat(page: Page): Promise<void> {
  await craftTab(page, 'Turrón').click()
  await save(page, NOUGAT)
  await craftTab(page, 'Helado').click()
  await formulaName(page).fill('Helado de turrón')
  await add(page, NOUGAT, '150')
  await madeRow(page).getByText('Tuya, versión 1').waitFor()
}

describe.each(sizes)('on a %s', (_, options) => {
  oneSizeInTheGate(options)

  it('shows what is inside in grams for its weight, opens it on its own bench and comes back', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    await withNougat(page)
    // Judged as one line: what nobody knows would be said.
    await expect.poll(() => page.locator('[data-part=verdict-text]').textContent()).not.toMatch(/no se puede/i)
    expect(await page.locator('[data-part=legend]').textContent()).not.toContain('Desconocido')

    await toggle(page).focus()
    await page.keyboard.press('ArrowRight')
    const inside = page.getByRole('table', { name: `Qué lleva ${NOUGAT}` })
    await inside.waitFor()
    const grams = async (): Promise<number> =>
      (await inside.locator('td:nth-child(2)').allTextContents()).reduce(
        (sum, text) => sum + Number(text.replace('−', '-').replace(',', '.')),
        0,
      )
    expect(Math.abs((await grams()) - 150)).toBeLessThan(0.3)
    await inside.getByRole('row', { name: /^Agua evaporada −/ }).waitFor()
    await gramsOf(page, NOUGAT).fill('300')
    await expect.poll(grams).toBeGreaterThan(299)
    await gramsOf(page, NOUGAT).fill('150')
    await settle(page)
    await expectNoSideways(page)

    await page.getByRole('button', { name: `Abrir ${NOUGAT}` }).click()
    await expect.poll(() => formulaName(page).inputValue()).toBe(NOUGAT)
    await page.reload()
    await page.getByRole('button', { name: 'Volver a Helado de turrón' }).click()
    await expect.poll(() => formulaName(page).inputValue()).toBe('Helado de turrón')
    expect(await gramsOf(page, NOUGAT).inputValue()).toBe('150')
    expect(await page.getByRole('button', { name: /^Volver a/ }).count()).toBe(0)
  })

  it('says that the one inside has changed, and follows it or keeps what it had', {
    tags: ['nightly', 'desk'],
  }, async () => {
    const page = await served.open(options)
    await withNougat(page)
    await toggle(page).click()
    await page.getByRole('button', { name: `Abrir ${NOUGAT}` }).click()
    await expect.poll(() => formulaName(page).inputValue()).toBe(NOUGAT)
    await page.locator('[data-part=row] [data-part=quantity]').first().fill('400')
    await save(page)
    await page.getByRole('button', { name: 'Volver a Helado de turrón' }).click()
    const news = page.locator('[data-part=made-news]')
    await news.waitFor()
    expect(plain(await news.textContent())).toMatch(
      /^Turrón de la casa ha cambiado \(versión 2\): .+ [−\d,]+ → [−\d,]+.*\.Seguir la nuevaQuedarme con la 1$/,
    )
    const before = await figures(page)
    await news.getByRole('button', { name: 'Quedarme con la 1' }).click()
    await news.waitFor({ state: 'detached' })
    expect(await figures(page)).toBe(before)
    await madeRow(page).getByText('Tuya, versión 1').waitFor()
    // It is not asked again, until the other changes again.
    await page.waitForTimeout(600)
    await page.reload()
    await madeRow(page).getByText('Tuya, versión 1').waitFor()
    expect(await news.count()).toBe(0)
    await craftTab(page, 'Turrón').click()
    await page.locator('[data-part=row] [data-part=quantity]').first().fill('420')
    await page.waitForTimeout(600)
    await craftTab(page, 'Helado').click()
    await news.filter({ hasText: '(sin versión)' }).waitFor()
    await news.getByRole('button', { name: 'Seguir la nueva' }).click()
    await madeRow(page).getByText('Tuya, sin versión').waitFor()
    await expect.poll(() => figures(page)).not.toBe(before)
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await madeRow(page).getByText('Tuya, versión 1').waitFor()
    expect(await figures(page)).toBe(before)
  })

  it('is let loose in lines of the same weight, and that can be undone', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await withNougat(page)
    const lines = await page.locator('[data-part=rows] > [data-part=row]').count()
    await toggle(page).click()
    await page.locator('[data-part=made-lines]').waitFor()
    const inside = await page.locator('[data-part=made-lines] tr:not([data-part=made-lost])').count()
    await page.getByRole('button', { name: 'Soltar en líneas' }).click()
    await toast(page)
      .filter({ hasText: /^Has soltado «Turrón de la casa» en líneas/ })
      .waitFor()
    await expect.poll(() => page.locator('[data-part=rows] > [data-part=row]').count()).toBe(lines - 1 + inside)
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await madeRow(page).waitFor()
    expect(await page.locator('[data-part=rows] > [data-part=row]').count()).toBe(lines)
  })

  it('refuses a formula that holds this one, and a fifth level', { tags: ['desk', 'nightly'] }, async () => {
    const page = await served.open(options)
    await withNougat(page)
    await save(page)
    // The one inside may not hold the one that holds it.
    await craftTab(page, 'Turrón').click()
    await page.getByRole('button', { name: 'Añadir ingrediente' }).click()
    await picker(page).fill('helado de t')
    await (await option(page, /^Helado de turrón/)).click()
    await toast(page)
      .filter({ hasText: 'Helado de turrón ya lleva Turrón de la casa: no puede llevarse a sí misma.' })
      .waitFor()
    expect(await page.locator('[data-part=row][data-made]').count()).toBe(0)
    // Four levels, one inside the other, and no fifth.
    await craftTab(page, 'Helado').click()
    for (const [name, inside] of [
      ['Nivel dos', 'Helado de turrón'],
      ['Nivel tres', 'Nivel dos'],
      ['Nivel cuatro', 'Nivel tres'],
    ] as const) {
      await save(page, name)
      await page.locator('[data-part=row][data-made] [data-part=row-more]').click()
      await page
        .locator('[data-part=row][data-made]')
        .getByRole('button', { name: /^Quitar/ })
        .click()
      await add(page, inside, '100')
      await save(page)
    }
    await duplicate(page)
    await page.getByRole('button', { name: 'Añadir ingrediente' }).click()
    await picker(page).fill('nivel cuatro')
    await (await option(page, /^Nivel cuatro ?Helado$/)).click()
    await toast(page).filter({ hasText: 'Hasta cuatro niveles: suelta una en líneas.' }).waitFor()
  })
})

it('moves as one when it is balanced, or line by line when it is opened', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK)
  await withNougat(page)
  // So little that something has to move.
  await gramsOf(page, 'Sacarosa').fill('10')
  const balance = async (): Promise<string> => {
    await action(page, 'Equilibrar').click()
    const result = page.getByRole('region', { name: 'Resultado' })
    await result.waitFor()
    return plain(await result.locator('table').first().textContent())
  }
  expect(await balance()).toContain(NOUGAT)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await madeRow(page).locator('[data-part=row-more]').click()
  await page.getByRole('button', { name: `${NOUGAT} al equilibrar` }).click()
  await page.getByRole('menuitem', { name: 'Abrir también sus líneas' }).click()
  const opened = await balance()
  expect(opened).toMatch(/Almendra/)
  await page.getByRole('button', { name: 'Aplicar a la fórmula' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await madeRow(page).waitFor()
  expect(await page.locator('[data-part=made-news]').count()).toBe(0)
})

it('travels in a link and in a copy with what is inside, and costs what that costs', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(DESK)
  await withNougat(page)
  await page.getByRole('tab', { name: 'Coste' }).click()
  const cost = plain(await page.locator('[data-part=panels] tr', { hasText: NOUGAT }).textContent())
  expect(cost).toMatch(/\d,\d+\d+,\d\d €$/)
  await save(page)
  await action(page, 'Compartir').click()
  const field = page.getByRole('dialog').getByRole('textbox').first()
  await expect.poll(() => field.inputValue()).toContain('#f=')
  const link = await field.inputValue()
  await page.keyboard.press('Escape')
  const gauges = plain(await figures(page))

  const guest = await served.open(DESK, new URL(link).pathname + new URL(link).hash)
  await guest.getByText('Te han enviado').waitFor()
  await guest.getByRole('button', { name: 'Abrir en la mesa' }).click()
  await madeRow(guest).getByText('Va dentro de esta fórmula').waitFor()
  expect(plain(await figures(guest))).toBe(gauges)
  await toggle(guest).click()
  await guest.getByRole('button', { name: `Abrir ${NOUGAT}` }).click()
  await expect.poll(() => formulaName(guest).inputValue()).toBe(NOUGAT)
  await guest.getByRole('button', { name: /^Volver a/ }).click()
  await madeRow(guest).getByText('Tuya, sin versión').waitFor()

  const copy = await makeCopy(page)
  const other = await served.open(DESK)
  await chooseCopy(other, copy)
  await restore(other).click()
  await openMine(other)
  await row(other, 'Helado de turrón').click()
  const about = other.getByRole('article', { name: 'Helado de turrón' })
  await about.getByText(`Lleva dentro tu «${NOUGAT}».`).waitFor()
  await about
    .getByRole('button', { name: /^Abrir/ })
    .first()
    .click()
  await madeRow(other).getByText('Tuya, versión 1').waitFor()
  expect(plain(await figures(other))).toBe(gauges)
})

it('axe finds nothing in it', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK)
  await withNougat(page)
  await toggle(page).click()
  await page.locator('[data-part=made-lines]').waitFor()
  await craftTab(page, 'Turrón').click()
  await page.locator('[data-part=row] [data-part=quantity]').first().fill('400')
  await page.waitForTimeout(600)
  await craftTab(page, 'Helado').click()
  await toggle(page).click()
  await page.locator('[data-part=made-news]').waitFor()
  await settle(page)
  await expectAccessible(page)
})
