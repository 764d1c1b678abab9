import { foundIn } from '@obrador/relay/test/service/found.ts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openMine, remove, row, save, toast } from './book.ts'
import { DESK, gramsOf, PHONE, place, serve, settle } from './browser.ts'
import {
  aged,
  bookOf,
  ingredientsIn,
  join,
  lookAt,
  lookFor,
  same,
  share,
  sharedParts,
  state,
  stored,
  unsealed,
  upToDate,
  wordsShown,
} from './shared.ts'

const parts = sharedParts()
const served = serve(parts)

it('a desk shares its book, a phone joins it, and what one writes the other has', { tags: ['nightly'] }, async () => {
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
  await gramsOf(desk, 'Leche entera').fill('7774,25')
  await expect.poll(() => bookOf(phone)).toContain('"grams":7774.25')
  await same([desk, phone])

  // Without a network it is written here, and sent when there is one again.
  await place(phone, 'Mesa').click()
  // What editing loads is there before the network goes: nothing keeps the app on the devices of these tests.
  await gramsOf(phone, 'Leche entera').fill('5003,5')
  await expect.poll(() => bookOf(desk)).toContain('"grams":5003.5')
  await settle(phone)
  await phone.context().setOffline(true)
  await gramsOf(phone, 'Leche entera').fill('5553,75')
  await state(phone)
    .filter({ hasText: /○ Sin red: 1 cambio por mandar/ })
    .waitFor()
  await gramsOf(desk, 'Nata 35%').fill('1112,5')
  await phone.context().setOffline(false)
  await upToDate(phone)
  await expect.poll(() => bookOf(phone)).toContain('"grams":1112.5')
  const book = await same([desk, phone])
  for (const grams of ['7774.25', '5553.75', '1112.5']) expect(book).toContain(`"grams":${grams}`)

  // Who steals the database finds the room, and nothing of the book.
  const dump = parts.cluster.dump()
  expect(dump.includes('COPY public.')).toBe(true)
  const secrets = {
    texts: ['Helado de la casa', 'Sorbete', 'Móvil de Ana', 'Ordenador de la oficina', 'grams', ...ingredientsIn(book)],
    figures: [7774.25, 5553.75, 1112.5],
  }
  expect(secrets.texts).toContain('Leche entera')
  expect(foundIn(dump, { ...secrets, texts: [...secrets.texts, words] })).toEqual([])
  // What the book is before it is sealed has all of it: the same search finds it there.
  const found = foundIn(await unsealed(phone), secrets)
  for (const one of [...secrets.texts, ...secrets.figures])
    expect(
      found.some((what) => what.startsWith(`${one}: `)),
      String(one),
    ).toBe(true)

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

it('a device is removed: the others get the new key, and it says that it has none', { tags: ['nightly'] }, async () => {
  const desk = await served.open(DESK)
  await save(desk, 'Helado de la casa')
  const words = await share(desk, 'Ordenador')
  const [phone, tablet] = [await served.open(PHONE), await served.open(DESK)]
  await join(phone, words, 'Móvil de Ana')
  await join(tablet, words, 'Tableta del obrador')
  await desk.getByRole('button', { name: 'Quitar Tableta del obrador' }).click()
  // Nobody has said yet that the phone is known.
  await desk.getByRole('checkbox', { name: 'Móvil de Ana' }).check()
  await desk.getByText('El otro aparato la recibe solo').waitFor()
  await desk.getByRole('button', { name: 'Quitar y cambiar la llave' }).click()
  await toast(desk).filter({ hasText: '«Tableta del obrador» ya no tiene la llave.' }).waitFor()
  await state(tablet).filter({ hasText: '▼ Este aparato ya no tiene la llave' }).waitFor()
  await upToDate(desk)
  await upToDate(phone)
  await desk.getByText('Dos aparatos, un libro. Todo al día.').waitFor()
  await place(phone, 'Mesa').click()
  await gramsOf(phone, 'Leche entera').fill('432')
  await expect.poll(() => bookOf(desk)).toContain('432')
  await same([desk, phone])
  expect(await bookOf(tablet)).not.toContain('432')
  expect(await bookOf(tablet)).toContain('Helado de la casa')
  await expect.poll(() => wordsShown(desk)).not.toBe(words)
  const next = await wordsShown(desk)
  await tablet.getByRole('button', { name: 'Poner la nueva' }).click()
  const typed = () => tablet.locator('ol[aria-label="o escribe las doce palabras"] input').evaluateAll(valuesOf)
  const first = tablet.getByRole('textbox', { name: 'Palabra 1', exact: true })
  // The old ones open nothing any more: that is said, and they stay where they were typed.
  await first.fill(words)
  await tablet.getByRole('button', { name: 'Ver qué pasaría' }).click()
  await tablet.getByRole('alert').filter({ hasText: 'La llave se cambió' }).waitFor()
  expect(await typed()).toBe(words)
  await first.fill(next)
  expect(await typed()).toBe(next)
  await tablet.getByRole('button', { name: 'Ver qué pasaría' }).click()
  await tablet.getByRole('button', { name: 'Juntar' }).click()
  await upToDate(tablet)
  await same([desk, phone, tablet])
  // The phone is known by now; the tablet has come back under another key.
  await desk.getByRole('button', { name: 'Quitar Móvil de Ana' }).click()
  const holder = desk.locator('[data-part=key-holder]')
  expect(await holder.textContent()).toContain('Tableta del obrador')
  expect(await holder.textContent()).toContain('otra clave')
  await desk.getByRole('button', { name: 'Dejarlo' }).click()
  await desk.getByRole('button', { name: 'Quitar Tableta del obrador' }).click()
  expect(await desk.getByRole('checkbox', { name: 'Móvil de Ana' }).isChecked()).toBe(true)
})

const valuesOf = (inputs: readonly Element[]): string =>
  inputs.map((input) => (input as HTMLInputElement).value).join(' ')

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
    await expect.poll(() => bookOf(page === desk ? other : desk)).toContain(`"grams":${grams}`)
    // What the other has was sent; nothing waits when the server has said so too.
    await upToDate(page)
    await settle(page)
  }
  const both = [desk, other] as const
  const cutOff = (isOff: boolean) => Promise.all(both.map((page) => page.context().setOffline(isOff)))
  return { desk, other, both, cutOff }
}
const NAME = 'Hogaza'
const clashOn = (page: Page) => page.locator('[data-part=clash]')
const waits = (page: Page) => state(page).filter({ hasText: '○ Sin red: 1 cambio por mandar' }).waitFor()

it('two changes of one line at once: both are there, one is chosen, the other is a version', {
  tags: ['nightly'],
}, async () => {
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
    await expect.poll(() => gramsOf(page, 'Leche entera').inputValue()).toBe('701')
  }
  expect(await same(both)).toContain('"grams":702')
  expect(await gramsOf(desk, 'Nata 35%').inputValue()).toBe('203')
})

it('deleted on one device while another changes it: it stays, with the change', { tags: ['nightly'] }, async () => {
  const { desk, other, both, cutOff } = await twoDesks()
  // What deleting loads is there before the network goes, and what was deleted for that has come to the other.
  await save(other, 'Otra')
  await openMine(other)
  await remove(other, 'Otra')
  await expect.poll(() => bookOf(desk)).toContain('deletedAt')
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
  const page = await served.open(PHONE, '/copia')
  await page.getByRole('region', { name: 'Compartir el libro' }).getByRole('link', { name: 'Abrir' }).click()
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

const DAY_MS = 86_400_000
const dayAfter = (days: number): Date => new Date(Date.now() + days * DAY_MS)
const dayAndMonth = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'Europe/Madrid' })
const unusedFor = (days: number): string => parts.cluster.query(`UPDATE rooms SET used_on = current_date - ${days}`)

it('a book that nobody opens: it is said before it goes, opening it renews it, and once gone it is begun again', {
  tags: ['nightly'],
}, async () => {
  const desk = await served.open(DESK)
  await save(desk, 'Helado de la casa')
  const words = await share(desk, 'Ordenador')
  const phone = await served.open(PHONE)
  await join(phone, words, 'Móvil de Ana')
  await upToDate(phone)
  await upToDate(desk)
  // 370 days later, and the server is not reached.
  for (const page of [desk, phone]) await page.goto(`${served.address}/healthz`)
  await aged(desk, 370)
  unusedFor(370)
  for (const replica of parts.replicas) await parts.kill(replica)
  await desk.goto(`${served.address}/compartir`)
  const told = `Sin usar desde hace 370 días: caduca el ${dayAndMonth.format(dayAfter(30))}`
  await state(desk)
    .filter({ hasText: `○ ${told}` })
    .waitFor()
  await desk.getByRole('region', { name: told }).getByText('Abrirlo en cualquier aparato lo renueva.').waitFor()
  expect(parts.cluster.query('SELECT count(*) FROM rooms WHERE used_on = current_date')).toBe('0')
  // Opened: it is good for another 400 days, and the device knows.
  await parts.start()
  await upToDate(desk)
  expect(parts.cluster.query('SELECT count(*) FROM rooms WHERE used_on = current_date')).toBe('1')
  await expect.poll(() => expiryOf(desk)).toBe(dayAfter(400).toISOString().slice(0, 10))
  await desk.context().setOffline(true)
  await state(desk).filter({ hasText: '○ Sin red' }).waitFor()
  await desk.context().setOffline(false)
  await upToDate(desk)

  // Nobody has opened it since: the server deletes it, and says so to who comes.
  await desk.goto(`${served.address}/healthz`)
  await aged(desk, 401)
  unusedFor(401)
  for (const replica of parts.replicas) await parts.kill(replica)
  await parts.start()
  await expect.poll(() => parts.cluster.query('SELECT count(*) FROM rooms')).toBe('0')
  const before = await bookOf(desk)
  await desk.goto(`${served.address}/compartir`)
  await state(desk)
    .filter({ hasText: `▼ Lo compartido caducó el ${dayAndMonth.format(dayAfter(-1))}` })
    .waitFor()
  await phone.goto(`${served.address}/compartir`)
  await state(phone).filter({ hasText: '▼ Lo compartido se ha borrado' }).waitFor()
  for (const page of [desk, phone]) {
    await page.getByText('Tu libro sigue aquí, entero.').waitFor()
    expect(await bookOf(page)).toBe(before)
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
    await page.getByText('Tu libro está solo en este aparato.').waitFor()
  }
  await desk.getByRole('button', { name: 'Compartir el libro' }).click()
  const next = await wordsShown(desk)
  expect(next).not.toBe(words)
  await upToDate(desk)
  await lookFor(phone, next, 'Móvil de Ana')
  await phone.getByRole('button', { name: 'Juntar' }).click()
  await upToDate(phone)
  await place(phone, 'Mesa').click()
  await gramsOf(phone, 'Leche entera').fill('432')
  await expect.poll(() => bookOf(desk)).toContain('"grams":432')
  expect(await same([desk, phone])).toContain('Helado de la casa')
  await desk.getByText('Dos aparatos, un libro. Todo al día.').waitFor()
})

const expiryOf = async (page: Page): Promise<unknown> => {
  const [[mine] = []] = await stored(page, 'obrador-sharing', ['mine'])
  return (mine as [string, { expires?: string }] | undefined)?.[1].expires
}
