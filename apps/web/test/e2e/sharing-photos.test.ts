import { randomBytes } from 'node:crypto'
import { hashOfBlob, keysOfBook, RoomBlobs, secretOfWords, secretToWeigh, wordsOfSecret } from '@obrador/book-sync'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openMine, row, save, toast } from './book.ts'
import { DESK, gramsOf, PHONE, place, serve, settle, turnTo } from './browser.ts'
import { bookOf, join, lookAt, same, share, sharedParts, state, upToDate, wordsShown } from './shared.ts'

// A room of a mebibyte is soon full.
const parts = sharedParts(1, { RELAY_ROOM_MIB: '1' })
const served = serve(parts)

const NAME = 'Con foto'

/** A picture of one colour, or of noise, which no format makes small. */
const painted = async ({ colour, side }: { colour: string; side: number }): Promise<string> => {
  const canvas = new OffscreenCanvas(side, side)
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  if (colour === 'noise') {
    const image = pen.createImageData(side, side)
    for (let at = 0; at < image.data.length; at += 16_384)
      crypto.getRandomValues(new Uint8Array(image.data.buffer, at, Math.min(16_384, image.data.length - at)))
    for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255
    pen.putImageData(image, 0, 0)
  } else {
    pen.fillStyle = colour
    pen.fillRect(0, 0, side, side)
  }
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''))
}

/** What is told of a formula, open. */
async function told(page: Page, name: string): Promise<void> {
  // On a telephone what is told of another lies over the list.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  await openMine(page)
  const about = page.getByRole('button', { name: `Sobre ${name}`, exact: true })
  if (await about.isVisible()) await about.click()
  else await row(page, name).click()
  await page.getByRole('article', { name, exact: true }).waitFor()
}

async function give(page: Page, name: string, colour: string, side = 64): Promise<void> {
  const picture = (await page.evaluate(painted as never, { colour, side } as never)) as string
  await told(page, name)
  await page
    .locator('[data-part=detail] input[type=file]')
    .last()
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') })
  await page
    .getByRole('img', { name: `Foto de ${name}` })
    .first()
    .waitFor()
}

async function take(page: Page, name: string): Promise<void> {
  await told(page, name)
  const article = page.getByRole('article', { name, exact: true })
  await article.getByRole('button', { name: /^Renombrar, grupos/ }).click()
  await page.getByRole('menuitem', { name: 'Quitar la foto' }).click()
}

/** The pictures that a device keeps, in hexadecimal. */
const photosOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('obrador')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const photos = await new Promise<Blob[]>((resolve) => {
      const request = db.transaction('photos').objectStore('photos').getAll()
      request.onsuccess = () => resolve(request.result)
    })
    db.close()
    const all = await Promise.all(photos.map(async (one) => new Uint8Array(await one.arrayBuffer())))
    return all.map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')).toSorted()
  })

const samePhotos = (page: Page, photos: readonly string[]) =>
  expect.poll(() => photosOf(page), { interval: 250 }).toEqual(photos)

const dumped = (): string => parts.cluster.dump().toString('latin1')
/** The pictures that the server keeps, as a stolen database has them. */
function kept(dump: string): readonly string[] {
  const [, rows = ''] = /^COPY public\.blobs [^\n]*\n([\s\S]*?)\\\.$/m.exec(dump) ?? []
  return rows.split('\n').filter(Boolean)
}
/** Those of the book of this test. */
function keptSince(): () => readonly string[] {
  const before = new Set(kept(dumped()))
  return () => kept(dumped()).filter((one) => !before.has(one))
}

/** A cell of what would be joined. */
const counted = (page: Page) =>
  page.locator('[data-part=join-counts] tr', { hasText: 'Fotos' }).getByRole('cell').allTextContents()

it('a photo that one device has the other gets, changed and removed; the server holds nothing of it', {
  tags: ['nightly'],
}, async () => {
  const ours = keptSince()
  const desk = await served.open(DESK)
  await save(desk, NAME)
  await give(desk, NAME, 'red')
  const words = await share(desk, 'Ordenador')
  await upToDate(desk)
  const [red = ''] = await photosOf(desk)
  await expect.poll(() => ours().length, { interval: 500 }).toBe(1)

  const phone = await served.open(PHONE)
  await save(phone, 'Sorbete')
  await give(phone, 'Sorbete', 'blue')
  const [blue = ''] = await photosOf(phone)
  await lookAt(phone, words, 'Móvil de Ana')
  expect(await counted(phone)).toEqual(['1', '1', '0'])
  expect(await phone.getByText('se quedan en este aparato').count()).toBe(0)
  await phone.getByRole('button', { name: 'Juntar' }).click()
  const both = [red, blue].toSorted()
  for (const page of [desk, phone]) await samePhotos(page, both)
  await openMine(phone)
  await phone.getByRole('img', { name: `Foto de ${NAME}` }).waitFor()

  // Who looks at it sees another one come in.
  await told(desk, NAME)
  const drawn = desk.locator('[data-part=detail]').getByRole('img', { name: `Foto de ${NAME}` })
  const middle = (canvas: HTMLCanvasElement) =>
    [...(canvas.getContext('2d')?.getImageData(9, 9, 1, 1).data ?? [])].map((one) => one > 128)
  const colour = async () => (await drawn.evaluate(middle as never)) as boolean[]
  await expect.poll(colour).toEqual([true, false, false, true])
  await give(phone, NAME, 'lime')
  await expect.poll(colour).toEqual([false, true, false, true])
  const now = await photosOf(phone)
  expect(now).not.toContain(red)
  await samePhotos(desk, now)
  // What nobody names any more is deleted.
  await expect.poll(() => ours().length, { interval: 500 }).toBe(2)

  const dump = dumped()
  for (const photo of [...both, ...now]) {
    expect(photo.startsWith('ffd8ff')).toBe(true)
    expect(dump.includes(photo.slice(0, 24))).toBe(false)
    expect(dump.includes(photo.slice(400, 440))).toBe(false)
  }

  await take(desk, NAME)
  await samePhotos(phone, [blue])
  await expect.poll(() => ours().length, { interval: 500 }).toBe(1)

  // What was joined can be taken apart again, with its photos.
  await take(phone, 'Sorbete')
  await samePhotos(desk, [])
  await turnTo(phone, '/compartir')
  await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('main').getByRole('button', { name: 'Deshacer' }).click(),
  ])
  await phone.getByText('Tu libro está solo en este aparato.').waitFor()
  await samePhotos(phone, [blue])
})

it('without a network a photo waits; of two the later one stays; of two books that of the book', {
  tags: ['nightly'],
}, async () => {
  const ours = keptSince()
  const desk = await served.open(DESK)
  await save(desk, NAME)
  const words = await share(desk, 'Ordenador')
  const other = await served.open(DESK)
  await join(other, words, 'Portátil')
  await told(other, NAME)
  await give(desk, NAME, 'red')
  await expect.poll(async () => (await photosOf(other)).length).toBe(1)
  const red = await photosOf(other)
  const [redKept = ''] = ours()
  await settle(other)
  await other.context().setOffline(true)
  await give(other, NAME, 'blue')
  await state(other).filter({ hasText: '○ Sin red: 1 cambio por mandar' }).waitFor()
  await give(desk, NAME, 'lime')
  await expect.poll(() => photosOf(desk)).not.toEqual(red)
  const lime = await photosOf(desk)
  await expect.poll(ours).not.toContain(redKept)
  await upToDate(desk)
  await other.context().setOffline(false)
  await samePhotos(other, lime)
  await upToDate(other)
  await samePhotos(desk, lime)

  // Who leaves has its own photo, and joins again: what is in the book stays.
  await other.goto(`${served.address}/compartir`)
  await other.getByRole('button', { name: 'Dejar de compartir' }).click()
  await other.getByText('Tu libro está solo en este aparato.').waitFor()
  await give(other, NAME, 'black')
  await expect.poll(() => photosOf(other)).not.toEqual(lime)
  await lookAt(other, words, 'Portátil')
  expect(await counted(other)).toEqual(['1', '1', '0'])
  await other.getByRole('button', { name: 'Juntar' }).click()
  await samePhotos(other, lime)
  await upToDate(other)
  await samePhotos(desk, lime)
})

it('a device is removed: photos go to the new key', { tags: ['nightly'] }, async () => {
  const desk = await served.open(DESK)
  await save(desk, NAME)
  await give(desk, NAME, 'red')
  const first = await photosOf(desk)
  const words = await share(desk, 'Ordenador')
  await upToDate(desk)
  const [phone, tablet] = [await served.open(PHONE), await served.open(DESK)]
  await join(phone, words, 'Móvil de Ana')
  await join(tablet, words, 'Tableta del obrador')
  for (const page of [phone, tablet]) await samePhotos(page, first)
  await desk.getByRole('button', { name: 'Quitar Tableta del obrador' }).click()
  await desk.getByRole('checkbox', { name: 'Móvil de Ana' }).check()
  await desk.getByRole('button', { name: 'Quitar y cambiar la llave' }).click()
  await toast(desk).filter({ hasText: '«Tableta del obrador» ya no tiene la llave.' }).waitFor()
  await state(tablet).filter({ hasText: '▼ Este aparato ya no tiene la llave' }).waitFor()
  await expect.poll(() => wordsShown(desk)).not.toBe(words)
  await give(phone, NAME, 'blue')
  await expect.poll(() => photosOf(desk)).not.toEqual(first)
  const second = await photosOf(desk)
  expect(second).toHaveLength(1)
  await samePhotos(phone, second)
  expect(await photosOf(tablet)).toEqual(first)
})

it('a room that is full: the rest goes on being sent, and room is made by removing photos', {
  tags: ['nightly'],
}, async () => {
  const desk = await served.open(DESK)
  const names = ['Una', 'Dos']
  for (const name of [...names, 'Pequeña']) await save(desk, name)
  const words = await share(desk, 'Ordenador')
  const phone = await served.open(PHONE)
  await join(phone, words, 'Móvil de Ana')
  // Half a mebibyte is taken, and each is a quarter of one when it is sealed: in four fifths there is room for one.
  const found = secretOfWords(words)
  if (!('secret' in found)) throw new Error('no key')
  const content = Uint8Array.from(randomBytes(500_000))
  const blobs = new RoomBlobs(String(parts.also[0]), await keysOfBook(found.secret))
  expect(await blobs.put(await hashOfBlob(content), content)).toBe('kept')
  for (const name of names) await give(desk, name, 'noise', 600)
  const sizes = (await photosOf(desk)).map(({ length }) => length / 2)
  for (const size of sizes) expect(Math.ceil(Math.log2(size))).toBe(18)
  await state(desk).filter({ hasText: '▼ No cabe: 1 MiB. Las fotos se quedan en este aparato' }).waitFor()
  await expect.poll(async () => (await photosOf(phone)).length).toBe(1)

  // A small one still fits, and what is written goes on.
  await give(desk, 'Pequeña', 'red')
  await expect.poll(async () => (await photosOf(phone)).length).toBe(2)
  await place(desk, 'Mesa').click()
  await gramsOf(desk, 'Leche entera').fill('777')
  await expect.poll(() => bookOf(phone)).toContain('777')
  await same([desk, phone])

  await desk.goto(`${served.address}/compartir`)
  const card = desk.getByRole('region', { name: 'No cabe: 1 MiB. Las fotos se quedan en este aparato' })
  await card.getByText('El resto se sigue mandando.').waitFor()
  await card.getByRole('link', { name: 'Ver las fotos' }).click()
  await desk.getByRole('heading', { level: 1, name: 'Mis fórmulas' }).waitFor()
  const there = await photosOf(phone)
  await take(desk, names[0] ?? '')
  await upToDate(desk)
  await samePhotos(phone, await photosOf(desk))
  expect(await photosOf(phone)).toHaveLength(2)
  expect(await photosOf(phone)).not.toEqual(there)
})

it('a device that only weighs reads photos and sends none', { tags: ['nightly'] }, async () => {
  const desk = await served.open(DESK)
  await save(desk, NAME)
  await give(desk, NAME, 'red')
  const first = await photosOf(desk)
  const found = secretOfWords(await share(desk, 'Ordenador'))
  await upToDate(desk)
  if (!('secret' in found)) throw new Error('no key')
  const scales = await served.open(PHONE)
  await save(scales, 'De la báscula')
  await give(scales, 'De la báscula', 'lime')
  const [lime = ''] = await photosOf(scales)
  await lookAt(scales, wordsOfSecret(await secretToWeigh(found.secret)).join(' '), 'Báscula')
  await scales.getByRole('button', { name: 'Empezar a pesar' }).click()
  await samePhotos(scales, [lime, ...first].toSorted())
  await give(desk, NAME, 'white')
  await expect.poll(() => photosOf(desk)).not.toEqual(first)
  const second = await photosOf(desk)
  await samePhotos(scales, [lime, ...second].toSorted())
  expect(await photosOf(desk)).not.toContain(lime)
})
