import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { type GroupUpdate, SharedBook } from '../src/merge/book.ts'
import { canonicalJson } from '../src/merge/json.ts'
import { joinedBytes, type OwnBytes, utf8Bytes } from '../src/secret/bytes.ts'
import { keysOfBook, newSecret } from '../src/secret/keys.ts'
import {
  BadContent,
  encryptBytes,
  openMessage,
  paddedContent,
  sealingKeyOf,
  sealPayload,
  unsqueezeParts,
} from '../src/secret/seal.ts'
import { formula, line, shapes } from './shapes.ts'

const keys = await keysOfBook(newSecret())
const PLACE = { room: keys.room, log: 'ticks', session: 'ab'.repeat(8), sequence: 1 } as const
const NOW = Date.parse('2026-11-17T09:00:00Z')
const MEBIBYTE = 1024 * 1024

const bookOn = (stored?: ReadonlyMap<string, Uint8Array>) =>
  new SharedBook(shapes, { device: 'Mesa', now: () => NOW }, stored)

/** The update of somebody who writes what they like in the map of a group. */
function updateOf(work: (map: Y.Map<unknown>, doc: Y.Doc) => void): Uint8Array {
  const doc = new Y.Doc()
  work(doc.getMap('c'), doc)
  return Y.encodeStateAsUpdate(doc)
}
const slot = (value: unknown, at = 1) => [value, at, 'x', 1]

/** What is sealed under the key of ticks without being made by `sealPayload`. */
function sealedAs(content: OwnBytes): Promise<OwnBytes> {
  const marked = joinedBytes(Uint8Array.of(2), content)
  const place = utf8Bytes(`${PLACE.room} ${PLACE.log} ${PLACE.session} ${PLACE.sequence} ticks`)
  return encryptBytes(sealingKeyOf(keys, 'ticks'), paddedContent(marked, marked.length + 4), place)
}

/** So many bytes of nothing, compressed, as the stream makes them. */
async function bomb(mebibytes: number): Promise<OwnBytes> {
  let left = mebibytes
  const zeros = new ReadableStream({
    pull: (controller) => (left-- > 0 ? controller.enqueue(new Uint8Array(MEBIBYTE)) : controller.close()),
  })
  const squeezed = await new Response(zeros.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer()
  return joinedBytes(Uint8Array.of(1), new Uint8Array(squeezed))
}

describe('a message', () => {
  it('that grows beyond 16 MiB is left at that', async () => {
    const content = await bomb(20)
    expect(content.length).toBeLessThan(MEBIBYTE / 8)
    await expect(openMessage(keys, PLACE, await sealedAs(content))).rejects.toThrow('more than 16777216 bytes')
    await expect(unsqueezeParts(content, 3 * MEBIBYTE)).rejects.toThrow(BadContent)
    // What is just as large is taken, up to what it says: so many zeros are no parts.
    await expect(unsqueezeParts(await bomb(16))).rejects.toThrow('more than 256 parts')
  })

  it('of half a mebibyte that grows to 480 MiB takes no more memory than the limit', {
    tags: ['nightly'],
  }, async () => {
    const box = await sealedAs(await bomb(480))
    expect(box.length).toBeLessThan(MEBIBYTE)
    const before = process.memoryUsage().rss
    await expect(openMessage(keys, PLACE, box)).rejects.toThrow(BadContent)
    expect((process.memoryUsage().rss - before) / MEBIBYTE).toBeLessThan(200)
  })

  it('has no more than 256 parts', async () => {
    const part = { group: 'ticks', update: new Uint8Array(2) }
    const most = await sealPayload(keys, PLACE, { scope: 'ticks', parts: Array.from({ length: 256 }, () => part) })
    expect((await openMessage(keys, PLACE, most))?.parts).toHaveLength(256)
    const more = await sealPayload(keys, PLACE, { scope: 'ticks', parts: Array.from({ length: 257 }, () => part) })
    await expect(openMessage(keys, PLACE, more)).rejects.toThrow(BadContent)
  })

  it('whose parts are cut short is told from one that was not sealed by the book', async () => {
    for (const content of [Uint8Array.of(0, 9), Uint8Array.of(0, 1, 255, 0, 0, 0, 0), Uint8Array.of(1, 7, 7, 7)])
      await expect(openMessage(keys, PLACE, await sealedAs(Uint8Array.from(content)))).rejects.toThrow(BadContent)
    await expect(openMessage(keys, PLACE, crypto.getRandomValues(new Uint8Array(128)))).rejects.not.toThrow(BadContent)
  })
})

/** A deep value, as an array inside an array. */
const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let at = 0; at < levels; at++) value = [value]
  return value
}
/** The bytes of an update whose one value has more levels than any stack: Yjs itself would not write it. */
function bottomless(levels: number): Uint8Array {
  const update = updateOf((map) => map.set('only/x|a', [1]))
  // 117 is a list, 1 its length.
  const at = update.findIndex((byte, index) => byte === 117 && update[index + 1] === 1)
  const nested = new Uint8Array(2 * levels).map((_, index) => (index % 2 === 0 ? 117 : 1))
  return joinedBytes(update.subarray(0, at), nested, update.subarray(at))
}

const HOSTILE: Readonly<Record<string, Uint8Array>> = {
  'a key of 20,000 fields': updateOf((map) => map.set(`only/${'a/'.repeat(20_000)}b|a`, slot(1))),
  'a value of 5,000 levels': updateOf((map) => map.set('only/done|a', slot(deep(5000)))),
  'a value of a million levels': bottomless(1_000_000),
  'a large integer': updateOf((map) => map.set('only/done|a', slot(10n))),
  bytes: updateOf((map) => map.set('only/done|a', slot(new Uint8Array(9)))),
  'a map inside the map': updateOf((map) => map.set('only/done|a', new Y.Map([['x', 1]]))),
  'a text': updateOf((map) => map.set('only/done|a', new Y.Text('hola'))),
  'another map': updateOf((_, doc) => doc.getMap('d').set('only/done|a', slot(1))),
  'a document inside': updateOf((map) => map.set('only/done|a', new Y.Doc())),
  'a time that no clock shows': updateOf((map) => map.set('only/done|a', slot(1, 1e300))),
  'a session that is none': updateOf((map) => map.set('only/done|__proto__', slot(1))),
  'a key that is none': updateOf((map) => map.set('nada', 1)),
  'a version under the hash of another': updateOf((map) => map.set('only/~5abcdef', [1, { at: '' }])),
  'no update': Uint8Array.of(255, 255, 255, 255, 255, 255, 255, 255),
  nothing: new Uint8Array(),
}

describe('what is set aside', () => {
  it.each(Object.entries(HOSTILE))(
    '%s: it is counted, and the rest of the book goes on, now and after a start',
    (_, update) => {
      const book = bookOn()
      book.group('formulas').put(formula('h', 'Hogaza', [line('1', 'Agua', 650)]))
      book.group('ticks').put({ id: 'only', done: { Agua: true } })
      const good: GroupUpdate = { group: 'ticks', update: updateOf((map) => map.set('otro/done|b', slot(7))) }
      const { kept, dropped } = book.apply({ scope: 'ticks', parts: [{ group: 'ticks', update }, good] })
      expect(dropped + book.unread).toBe(1)
      const parts = Map.groupBy(
        [...[...book.state()].map(([group, whole]) => ({ group, update: whole })), ...kept],
        ({ group }) => group,
      )
      const stored = new Map([...parts].map(([group, all]) => [group, Y.mergeUpdates(all.map((one) => one.update))]))
      for (const device of [book, bookOn(stored)]) {
        expect(device.group('ticks').entry('otro')?.record).toEqual({ done: 7 })
        for (const group of device.groups)
          for (const id of group.ids) expect(canonicalJson(group.entry(id)?.record)).toContain('{')
        device.group('ticks').put({ id: 'only', done: { Agua: true, Sal: true } })
        expect(device.group('ticks').entry('only')?.record).toMatchObject({ done: { Agua: true, Sal: true } })
        device.group('ticks').remove('only')
        expect(device.group('ticks').entry('only')?.record.deletedAt).toBeDefined()
      }
    },
  )

  it('an older version of the app took it: the device starts all the same', () => {
    const update = HOSTILE['a key of 20,000 fields'] ?? new Uint8Array()
    const book = bookOn(new Map([['ticks', update]]))
    expect(book.group('ticks').ids).toEqual([])
    expect(book.unread).toBe(1)
  })

  it('what honest devices write is none of it', () => {
    const book = bookOn()
    let nested: object = { name: 'dentro' }
    for (let at = 0; at < 12; at++) nested = { formula: { lines: [{ ...nested, made: at }] } }
    book.group('formulas').put({ ...formula('h', 'Hogaza', [line('a/b|c~d', 'Agua', 650)]), nested } as never)
    book.group('formulas').put({ ...formula('h', 'Hogaza', []), undefined: undefined } as never)
    book.group('formulas').remove('h')
    book.group('formulas').recover('h')
    const other = bookOn()
    for (const payload of [...book.takePending(), ...book.whole('book')]) expect(other.apply(payload).dropped).toBe(0)
    expect(other.unread).toBe(0)
    expect(other.group('formulas').entry('h')).toEqual(book.group('formulas').entry('h'))
  })
})
