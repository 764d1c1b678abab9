import {
  type BookKeys,
  type DeviceStore,
  type GroupShapes,
  keysToWeigh,
  newDeviceKey,
  SharedBook,
  SyncClient,
  type SyncState,
  secretMovedTo,
  secretOfWords,
  socketUrl,
} from '@obrador/book-sync'
import { START_CURSOR } from '@obrador/book-sync/wire'
import { expect, it } from 'vitest'
import { bookShapes } from '../../src/library/sharing/shapes.ts'
import { save, toast } from './book.ts'
import { DESK, PHONE, serve, settle } from './browser.ts'
import { bookOf, join, share, sharedParts, state, upToDate, wordsShown } from './shared.ts'

/** Somebody with the words «solo pesar» and a program of their own. */

const parts = sharedParts()
const served = serve(parts)

/** All groups as if who weighs might write them. */
const FORGED: GroupShapes = Object.fromEntries(Object.keys(bookShapes).map((name) => [name, { scope: 'ticks' }]))
const idOf = (byte: string): string => byte.repeat(16)

const forgetful: DeviceStore = {
  load: async () => ({ groups: new Map(), waiting: [], cursors: { book: START_CURSOR, ticks: START_CURSOR } }),
  save: async () => undefined,
}

async function clientOf(keys: BookKeys, book: SharedBook, device: string, onState: (state: SyncState) => void) {
  const url = socketUrl(parts.also[0] ?? '')
  const kept = await forgetful.load()
  const onChange = () => undefined
  const client = new SyncClient({ url, book, keys, device, store: forgetful, kept, onState, onChange, gatheredMs: 10 })
  client.start()
  return client
}

it('who only weighs changes no formula, and is not given the next key under another name', {
  tags: ['nightly'],
}, async () => {
  const desk = await served.open(DESK)
  await save(desk, 'Helado de la casa')
  const words = await share(desk, 'Ordenador')
  const phone = await served.open(PHONE)
  await join(phone, words, 'Móvil de Ana')
  await upToDate(phone)
  await upToDate(desk)
  await desk.locator('[data-part=key-kinds]').getByText('Solo pesar', { exact: true }).click()
  await expect.poll(() => wordsShown(desk)).not.toBe(words)
  const read = secretOfWords(await wordsShown(desk))
  if (!('secret' in read)) throw new Error('no words')
  const keys = await keysToWeigh(read.secret)
  const before = await bookOf(desk)
  const [id = ''] = /^formulas (\S+) /m.exec(before)?.slice(1) ?? []

  const forged = new SharedBook(FORGED, { device: 'Ordenador', now: () => Date.now() + 3_600_000 })
  const intruder = await newDeviceKey()
  const line = { id: 'x', name: 'Leche entera', grams: 66_666, locked: false }
  forged.group('formulas').put({ id, formula: { name: 'Robada', lines: [line] } })
  forged.group('prices').put({ id: 'leche-entera', pack: 66_666, packGrams: 1 })
  forged.group('devices').put({ id: idOf('aa'), name: 'Ordenador', publicKey: intruder.publicKey })
  forged.group('weighers').put({ id: idOf('bb'), name: 'Tableta de pesar', publicKey: intruder.publicKey })
  forged.group('weighers').put({ id: idOf('cc'), name: 'La misma, otra vez', publicKey: intruder.publicKey })
  const states: SyncState[] = []
  const client = await clientOf(keys, forged, idOf('bb'), (one) => void states.push(one))
  await client.flush()
  await expect.poll(() => client.waiting).toBe(0)

  // What is of its scope has come to both; nothing else has.
  const devices = desk.locator('[data-part=shared-device]')
  await devices.filter({ hasText: 'La misma, otra vez' }).waitFor()
  expect(await devices.count()).toBe(4)
  for (const page of [desk, phone]) {
    await settle(page)
    expect(await bookOf(page)).not.toMatch(/66666|Robada/)
  }
  expect(await bookOf(desk)).toBe(before)

  // Who removes one of its names sees the other, which is new, and is given nothing.
  await desk.getByRole('button', { name: 'Quitar Tableta de pesar' }).click()
  const holders = desk.locator('[data-part=key-holder]')
  expect(await holders.count()).toBe(2)
  for (const holder of await holders.all()) {
    expect(await holder.getByRole('checkbox').isChecked()).toBe(false)
    expect(await holder.textContent()).toContain('nuevo')
  }
  const code = /código ((?:[\da-f]{4} ?){4})/.exec((await phone.locator('body').innerText()) ?? '')?.[1]?.trim() ?? ''
  expect(code).toHaveLength(19)
  const mine = holders.filter({ hasText: 'Móvil de Ana' })
  expect(await mine.textContent()).toContain(code)
  await mine.getByRole('checkbox').check()
  await desk.getByRole('button', { name: 'Quitar y cambiar la llave' }).click()
  await toast(desk).filter({ hasText: '«Tableta de pesar» ya no tiene la llave.' }).waitFor()
  await upToDate(desk)
  await upToDate(phone)
  await expect.poll(() => states.at(-1)?.kind).toBe('moved')
  const told = states.at(-1)
  const moved = told?.kind === 'moved' ? told.moved : ''
  expect(Object.keys(JSON.parse(moved))).toHaveLength(2)
  for (const name of ['aa', 'bb', 'cc'])
    expect(await secretMovedTo(moved, keys.room, idOf(name), intruder), name).toBeUndefined()
  await desk.getByText('Dos aparatos, un libro. Todo al día.').waitFor()
  expect(await state(phone).textContent()).toContain('Al día')
  await client.stop()
})
