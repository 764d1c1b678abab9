import { moveForDevices, newDeviceKey, newSecret, SharedBook, secretMovedTo, secretToWeigh } from '@obrador/book-sync'
import { expect, it } from 'vitest'
import { codeOfKey, confirmedKeys, listedDevices, withFirstKeys } from '../src/library/sharing/holders.ts'
import { bookShapes } from '../src/library/sharing/shapes.ts'

const [phone, tablet, other] = await Promise.all([newDeviceKey(), newDeviceKey(), newDeviceKey()])

/** A book that a phone has and a tablet weighs with. */
function twoListed() {
  const book = new SharedBook(bookShapes, { device: 'Mesa', now: () => Date.parse('2026-11-17T09:00:00Z') })
  book.group('devices').put({ id: 'phone', name: 'Móvil', publicKey: phone.publicKey })
  book.group('weighers').put({ id: 'tablet', name: 'Tableta', publicKey: tablet.publicKey })
  return book
}
const trusts = (book: SharedBook, pinned = {}) => listedDevices(book, pinned).map(({ id, trust }) => [id, trust])

it('a device is new until somebody confirms it, and then known under that key alone', () => {
  const book = twoListed()
  const first = withFirstKeys({}, listedDevices(book))
  const isNew = [
    ['phone', 'new'],
    ['tablet', 'new'],
  ]
  expect(trusts(book)).toEqual(isNew)
  expect(trusts(book, first)).toEqual(isNew)
  const confirmed = { ...first, ...confirmedKeys(listedDevices(book)) }
  expect(trusts(book, confirmed)).toEqual([
    ['phone', 'known'],
    ['tablet', 'known'],
  ])
  // What was remembered is not replaced by what comes later.
  book.group('weighers').put({ id: 'tablet', name: 'Tableta', publicKey: other.publicKey })
  expect(withFirstKeys(confirmed, listedDevices(book))).toBe(confirmed)
  expect(trusts(book, confirmed)).toEqual([
    ['phone', 'known'],
    ['tablet', 'changed'],
  ])
  expect(trusts(book, first)).toContainEqual(['tablet', 'changed'])
})

it('who weighs cannot take the place of a device that has the book, nor stop a removal with a key that is none', async () => {
  const book = twoListed()
  book.group('weighers').put({ id: 'phone', name: 'Móvil', publicKey: other.publicKey })
  book.group('weighers').put({ id: 'broken', name: 'x'.repeat(1000), publicKey: `04${'f'.repeat(128)}` })
  book.group('weighers').put({ id: '__proto__', name: 'Nadie', publicKey: 'hola' })
  const listed = listedDevices(book, {})
  expect(listed.filter(({ id }) => id === 'phone')).toMatchObject([{ kind: 'book', publicKey: phone.publicKey }])
  expect(listed.find(({ id }) => id === 'broken')?.name).toHaveLength(40)
  expect(listed.find(({ id }) => id === '__proto__')).toMatchObject({ publicKey: '', trust: 'new' })
  const next = newSecret()
  const stays = listed.map(({ id, publicKey, kind }) => ({ device: id, publicKey, kind }))
  const moved = await moveForDevices('room', stays, { book: next, weigh: await secretToWeigh(next) })
  expect(Object.keys(JSON.parse(moved)).toSorted()).toEqual(['phone', 'tablet'])
  expect(await secretMovedTo(moved, 'room', 'phone', phone)).toEqual({ kind: 'book', secret: next })
  expect(await secretMovedTo(moved, 'room', 'phone', other)).toBeUndefined()
})

it('a second identity of who weighs is given nothing unless it was chosen', async () => {
  const book = twoListed()
  const known = confirmedKeys(listedDevices(book))
  book.group('weighers').put({ id: 'second', name: 'Tableta', publicKey: other.publicKey })
  const chosen = listedDevices(book, known).filter(({ trust }) => trust === 'known')
  const next = newSecret()
  const stays = chosen.map(({ id, publicKey, kind }) => ({ device: id, publicKey, kind }))
  const moved = await moveForDevices('room', stays, { book: next, weigh: await secretToWeigh(next) })
  expect(await secretMovedTo(moved, 'room', 'second', other)).toBeUndefined()
  expect((await secretMovedTo(moved, 'room', 'tablet', tablet))?.kind).toBe('weigh')
})

it('the code of a key is sixteen of its digits', () => {
  const code = codeOfKey(phone.publicKey)
  expect(code).toMatch(/^(?:[\da-f]{4} ){3}[\da-f]{4}$/)
  expect(phone.publicKey).toContain(code.replaceAll(' ', ''))
})
