import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { save, toast } from './book.ts'
import { craftTab, DESK, expectNoSideways, gramsOf, PHONE, place, plain, serve, settle } from './browser.ts'
import { bookOf, lookAt, share, sharedParts, unsealed, upToDate, wordsShown } from './shared.ts'

/** «Solo pesar»: a device that weighs with the book of others, and has none of its prices. */

const parts = sharedParts()
const served = serve(parts)

const NAME = 'Hogaza del obrador'
/** A price that nothing else says. */
const PRICE = '43,21'
/** What no page of such a device says. */
const OF_MONEY = /€|precio|coste|margen|márgenes|beneficio|\bIVA\b/i
/** What it says of that is that it has none. */
const HAS_NONE = ['Este aparato pesa. No ve precios.', 'Precios, costes y márgenes: cifrados con otra llave']

async function plan(desk: Page): Promise<void> {
  await craftTab(desk, 'Pan').click()
  await save(desk, NAME)
  await desk.goto(`${served.address}/precios`)
  await desk.getByRole('searchbox', { name: 'Buscar un ingrediente' }).fill('Harina')
  const price = desk.getByRole('textbox', { name: /^Precio de Harina.*, en euros$/ }).first()
  const fold = desk
    .locator('[data-part=prices] tr')
    .getByRole('button', { name: /^Harina/ })
    .first()
  if (!(await price.isVisible())) await fold.click()
  await price.fill(PRICE)
  await price.press('Tab')
  await settle(desk)
  await desk.goto(`${served.address}/produccion`)
  await desk.getByRole('button', { name: 'Añadir producto' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: NAME }).click()
  await desk.getByRole('textbox', { name: `Piezas de ${NAME}`, exact: true }).fill('24')
  await desk.getByRole('textbox', { name: `Gramos por pieza de ${NAME}` }).fill('100')
  await desk.getByText('24 unidades.').waitFor()
}

/** The words of who only weighs, beside those of the book. */
async function wordsToWeigh(desk: Page): Promise<string> {
  const words = await share(desk, 'Ordenador de la oficina')
  await desk.locator('[data-part=key-kinds]').getByText('Solo pesar', { exact: true }).click()
  await desk.getByText('No ve precios, costes ni márgenes, y no cambia fórmulas.').waitFor()
  await expect.poll(() => wordsShown(desk)).not.toBe(words)
  return wordsShown(desk)
}

const product = (page: Page) => page.locator('[data-part=today-product]', { hasText: NAME })
const said = async (page: Page): Promise<string> =>
  HAS_NONE.reduce((text, none) => text.replace(none, ''), plain(await page.locator('body').innerText()))

it('a phone weighs with the book of the desk: no prices, no way to change a formula, ticks and batches reach the desk', {
  tags: ['nightly'],
}, async () => {
  const desk = await served.open(DESK)
  await plan(desk)
  const words = await wordsToWeigh(desk)
  await upToDate(desk)

  const phone = await served.open(PHONE)
  await lookAt(phone, words, 'Móvil del obrador')
  await phone.getByText('Este aparato va a pesar con el otro libro. No verá precios.').waitFor()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Empezar a pesar' }).click()
  await toast(phone).filter({ hasText: 'Listo para pesar: 1 fórmula.' }).waitFor()
  await product(phone).waitFor()
  await upToDate(phone)

  // What it has inside: the formula, and nothing that says a price.
  expect(await bookOf(phone)).toContain(NAME)
  expect(await bookOf(desk)).toContain('43.21')
  expect(await bookOf(phone)).not.toContain('43.21')
  // The documents that are merged on it have none either; those of the desk do, by the same search.
  for (const word of ['supplier', 'packGrams']) {
    expect((await unsealed(desk)).includes(word), word).toBe(true)
    expect((await unsealed(phone)).includes(word), word).toBe(false)
  }

  // No page of it speaks of money, and those that would are not there.
  for (const path of ['/', '/formulas', '/hornadas', '/compartir', '/precios', '/montaje', '/etiqueta', '/copia']) {
    await phone.goto(`${served.address}${path}`)
    await upToDate(phone)
    await settle(phone)
    expect(await said(phone), path).not.toMatch(OF_MONEY)
    await expectNoSideways(phone)
    expect(await phone.getByRole('textbox', { name: 'Nombre de la fórmula' }).count(), path).toBe(0)
  }
  await phone.goto(`${served.address}/`)
  await product(phone).waitFor()
  await expectAccessible(phone)

  // One line is weighed: the desk sees it.
  await product(phone)
    .getByRole('button', { name: `Pesar ${NAME}` })
    .click()
  await phone.getByRole('button', { name: 'Pesado', exact: true }).click()
  await phone.getByRole('button', { name: 'Salir' }).click()
  await product(phone)
    .getByText(/^Seguir \(1 de \d\)$/)
    .waitFor()
  await desk.goto(`${served.address}/produccion`)
  await upToDate(phone)
  await desk.getByRole('button', { name: 'Pesar', exact: true }).click()
  await expect.poll(() => desk.getByRole('checkbox', { checked: true, name: /, pesado$/ }).count()).toBe(1)
  await desk.getByRole('button', { name: 'Salir' }).click()

  // A formula outside of the plan is read and weighed too; its batch is in the book of the desk.
  await place(phone, 'Fórmulas').click()
  await phone.getByRole('button', { name: new RegExp(`^${NAME}`) }).click()
  await phone.getByRole('table', { name: `Qué lleva ${NAME}` }).waitFor()
  await phone.getByRole('button', { name: `Pesar ${NAME}` }).click()
  const done = phone.getByRole('button', { name: 'Pesado', exact: true })
  const finished = phone.getByRole('button', { name: 'Terminada' })
  await done.waitFor()
  while (!(await finished.isVisible())) await done.click()
  await finished.click()
  await phone.getByRole('button', { name: 'Nada, solo apuntar' }).click()
  await phone.getByRole('button', { name: 'Guardar', exact: true }).click()
  await toast(phone)
    .filter({ hasText: /L\d{6}-B1/ })
    .waitFor()
  await desk.goto(`${served.address}/hornadas`)
  await desk.locator('[data-part=batch-row]', { hasText: NAME }).waitFor()

  // What the desk changes comes to the phone.
  await place(desk, 'Mesa').click()
  await gramsOf(desk, 'Agua').fill('777')
  await expect.poll(() => bookOf(phone)).toContain('"grams":777')

  // It is listed with its key, and when it leaves it has the whole app again.
  await desk.goto(`${served.address}/compartir`)
  await desk.locator('[data-part=shared-device]', { hasText: 'Móvil del obrador' }).getByText('solo pesar').waitFor()
  await phone.goto(`${served.address}/compartir`)
  await phone.getByText('Este aparato pesa. No ve precios.').waitFor()
  await phone.getByRole('button', { name: 'Dejar de compartir' }).click()
  await phone.getByText('Tu libro está solo en este aparato.').waitFor()
  await place(phone, 'Mesa').waitFor()
})
