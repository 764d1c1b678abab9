import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openMine, remove, row, save, toast } from './book.ts'
import { DESK, gramsOf, PHONE, place, serve, settle } from './browser.ts'
import {
  bookOf,
  isIn,
  join,
  lookAt,
  same,
  share,
  sharedParts,
  state,
  unsealed,
  upToDate,
  wordsShown,
} from './shared.ts'

const parts = sharedParts()
const served = serve(parts)

it('a desk shares its book, a phone joins it, and what one writes the other has', async () => {
  const desk = await served.open(DESK)
  await save(desk, 'Helado de la casa')
  const words = await share(desk, 'Ordenador de la oficina')
  await upToDate(desk)
  expect(await desk.getByText('Un aparato, un libro. Todo al día.').count()).toBe(1)

  const phone = await served.open(PHONE)
  await save(phone, 'Sorbete del móvil')
  await lookAt(phone, words, 'Móvil de Ana')
  await phone.getByText('Se juntan dos libros. No se pisa nada.').waitFor()
  // Nothing is written by looking.
  expect(await bookOf(phone)).not.toContain('Helado de la casa')
  await phone.getByRole('button', { name: 'Juntar' }).click()
  await toast(phone).filter({ hasText: 'Juntados: 2 fórmulas.' }).waitFor()
  await upToDate(phone)
  await same([desk, phone])
  await desk.getByText('Dos aparatos, un libro. Todo al día.').waitFor()

  await openMine(desk)
  await row(desk, 'Sorbete del móvil').waitFor()
  await place(desk, 'Mesa').click()
  await gramsOf(desk, 'Leche entera').fill('777')
  await expect.poll(() => bookOf(phone), { timeout: 15_000 }).toContain('777')
  await same([desk, phone])

  // Without a network it is written here, and sent when there is one again.
  await place(phone, 'Mesa').click()
  // What editing loads is there before the network goes: nothing keeps the app on the devices of these tests.
  await gramsOf(phone, 'Leche entera').fill('500')
  await expect.poll(() => bookOf(desk), { timeout: 15_000 }).toContain('"grams":500')
  await settle(phone)
  await phone.context().setOffline(true)
  await gramsOf(phone, 'Leche entera').fill('555')
  await state(phone)
    .filter({ hasText: /○ Sin red: 1 cambio por mandar/ })
    .waitFor()
  await gramsOf(desk, 'Nata 35%').fill('111')
  await phone.context().setOffline(false)
  await upToDate(phone)
  await expect.poll(() => bookOf(phone), { timeout: 15_000 }).toContain('"grams":111')
  const book = await same([desk, phone])
  for (const grams of ['777', '555', '111']) expect(book).toContain(grams)

  // Who steals the database finds the room, and nothing of the book.
  const dump = parts.cluster.dump()
  expect(dump.includes('COPY public.')).toBe(true)
  // What the book is before it is sealed has all of it: the same search finds it there.
  const open = Buffer.from(await unsealed(phone), 'hex')
  for (const word of ['Helado de la casa', 'Sorbete', 'Leche entera', 'Dextrosa', 'grams', 'Móvil de Ana']) {
    expect(open.includes(word), word).toBe(true)
    expect(isIn(dump, word), word).toBe(false)
  }
  for (const figures of ['"grams":777', '"grams":555', words]) expect(isIn(dump, figures), figures).toBe(false)

  // What was joined can be taken apart again.
  await phone.goto(`${served.address}/compartir`)
  const [copy] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: 'Deshacer' }).click(),
  ])
  expect(copy.suggestedFilename()).toMatch(/^obrador-/)
  await phone.getByText('Tu libro está solo en este aparato.').waitFor()
  const alone = await bookOf(phone)
  expect(alone).toContain('Sorbete del móvil')
  expect(alone).not.toContain('Helado de la casa')
  expect(await bookOf(desk)).toContain('Sorbete del móvil')
})

it('a device is removed: the others get the new key, and it says that it has none', async () => {
  const desk = await served.open(DESK)
  await save(desk, 'Helado de la casa')
  const words = await share(desk, 'Ordenador')
  const [phone, tablet] = [await served.open(PHONE), await served.open(DESK)]
  await join(phone, words, 'Móvil de Ana')
  await join(tablet, words, 'Tableta del obrador')
  await desk.getByRole('button', { name: 'Quitar Tableta del obrador' }).click()
  await desk.getByText('El otro aparato la recibe solo').waitFor()
  await desk.getByRole('button', { name: 'Quitar y cambiar la llave' }).click()
  await toast(desk).filter({ hasText: '«Tableta del obrador» ya no tiene la llave.' }).waitFor()
  await state(tablet).filter({ hasText: '▼ Este aparato ya no tiene la llave' }).waitFor()
  await upToDate(desk)
  await upToDate(phone)
  await desk.getByText('Dos aparatos, un libro. Todo al día.').waitFor()
  await place(phone, 'Mesa').click()
  await gramsOf(phone, 'Leche entera').fill('432')
  await expect.poll(() => bookOf(desk), { timeout: 15_000 }).toContain('432')
  await same([desk, phone])
  expect(await bookOf(tablet)).not.toContain('432')
  expect(await bookOf(tablet)).toContain('Helado de la casa')
  await expect.poll(() => wordsShown(desk)).not.toBe(words)
  const next = await wordsShown(desk)
  await tablet.getByRole('button', { name: 'Poner la nueva' }).click()
  await tablet.getByRole('textbox', { name: 'Palabra 1', exact: true }).fill(next)
  await tablet.getByRole('button', { name: 'Ver qué pasaría' }).click()
  await tablet.getByRole('button', { name: 'Juntar' }).click()
  await upToDate(tablet)
  await same([desk, phone, tablet])
})

/** Two devices at a desk with one book, whose one formula is on the table of both. */
async function twoDesks() {
  const desk = await served.open(DESK)
  await save(desk, NAME)
  const words = await share(desk, 'Ordenador')
  const other = await served.open(DESK)
  await join(other, words, 'Portátil')
  await openMine(other)
  await row(other, NAME).press('Enter')
  await place(desk, 'Mesa').click()
  // What editing loads is there before the network goes.
  for (const [page, grams] of [
    [desk, '131'],
    [other, '132'],
  ] as const) {
    await gramsOf(page, 'Sacarosa').fill(grams)
    await expect.poll(() => bookOf(page === desk ? other : desk), { timeout: 15_000 }).toContain(`"grams":${grams}`)
    await settle(page)
  }
  const both = [desk, other] as const
  const cutOff = (isOff: boolean) => Promise.all(both.map((page) => page.context().setOffline(isOff)))
  return { desk, other, both, cutOff }
}
const NAME = 'Hogaza'
const clashOn = (page: Page) => page.locator('[data-part=clash]')
const waits = (page: Page) => state(page).filter({ hasText: '○ Sin red: 1 cambio por mandar' }).waitFor()

it('two changes of one line at once: both are there, one is chosen, the other is a version', async () => {
  const { desk, other, both, cutOff } = await twoDesks()
  await cutOff(true)
  await gramsOf(desk, 'Leche entera').fill('701')
  await waits(desk)
  await gramsOf(other, 'Leche entera').fill('702')
  await gramsOf(other, 'Nata 35%').fill('203')
  await waits(other)
  await cutOff(false)
  for (const page of both) await upToDate(page)
  await same(both)
  for (const page of both) {
    await clashOn(page).getByText('Dos cambios a la vez en Hogaza. Están los dos.').waitFor()
    // What did not clash is there, and is not asked.
    expect(await clashOn(page).getByRole('rowheader').allTextContents()).toEqual(['Leche entera'])
    expect((await clashOn(page).getByRole('cell').allTextContents()).filter(Boolean).toSorted()).toEqual([
      '701\u202fg',
      '702\u202fg',
    ])
    expect(await gramsOf(page, 'Leche entera').inputValue()).toBe('702')
    expect(await gramsOf(page, 'Nata 35%').inputValue()).toBe('203')
  }
  await clashOn(desk).getByRole('button', { name: 'Usar el mío' }).click()
  await toast(desk).filter({ hasText: 'Queda tu cambio. El de Portátil es la versión 2.' }).waitFor()
  for (const page of both) {
    await clashOn(page).waitFor({ state: 'detached' })
    await expect.poll(() => gramsOf(page, 'Leche entera').inputValue(), { timeout: 15_000 }).toBe('701')
  }
  expect(await same(both)).toContain('"grams":702')
  expect(await gramsOf(desk, 'Nata 35%').inputValue()).toBe('203')
})

it('deleted on one device while another changes it: it stays, with the change', async () => {
  const { desk, other, both, cutOff } = await twoDesks()
  await openMine(other)
  await remove(other, NAME)
  await toast(other).getByRole('button', { name: 'Deshacer' }).click()
  await row(other, NAME).waitFor()
  await same(both)
  await upToDate(other)
  await cutOff(true)
  await remove(other, NAME)
  await waits(other)
  await gramsOf(desk, 'Leche entera').fill('701')
  await waits(desk)
  await cutOff(false)
  for (const page of both) await upToDate(page)
  await clashOn(desk).getByText('La he dejado, con tu cambio.').waitFor()
  await row(other, NAME).waitFor()
  expect(await same(both)).toContain('"grams":701')
  await clashOn(desk).getByRole('button', { name: 'Entendido' }).click()
  await clashOn(desk).waitFor({ state: 'detached' })
  await same(both)
})

it('words that are none, that are changed, and that open nothing are told apart; a link brings the key', async () => {
  const page = await served.open(PHONE, '/compartir')
  await page.getByRole('button', { name: 'Unirme a otro' }).click()
  const first = page.getByRole('textbox', { name: 'Palabra 1', exact: true })
  const look = page.getByRole('button', { name: 'Ver qué pasaría' })
  await first.fill('ábaco ábaco ábaco ábaco xilófagox ábaco ábaco ábaco ábaco ábaco ábaco ábaco')
  await look.click()
  await page.getByRole('alert').filter({ hasText: 'La quinta palabra no está en la lista.' }).waitFor()
  await page.getByRole('textbox', { name: 'Palabra 5', exact: true }).fill('ábaco')
  await look.click()
  await page.getByRole('alert').filter({ hasText: 'Falta alguna o están cambiadas.' }).waitFor()
  // Three letters are enough where they are of one word alone.
  await first.fill('abd')
  await page.getByRole('textbox', { name: 'Palabra 2', exact: true }).focus()
  expect(await first.inputValue()).toBe('abdomen')

  await page.goto(`${served.address}/healthz`)
  await page.goto(`${served.address}/compartir#llave=AAAAAAAAAAAAAAAAAAAAAA`)
  await page.getByRole('alert').filter({ hasText: 'El servidor no tiene ningún libro con esa llave.' }).waitFor()
  expect(page.url()).not.toContain('llave')
})
