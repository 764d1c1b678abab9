import { setTimeout as sleep } from 'node:timers/promises'
import { createRoom, keysOfBook, newSecret } from '@obrador/book-sync'
import type { WireFrame } from '@obrador/book-sync/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { helloOf, raw } from './frames.ts'
import { Cluster, type Replica, startReplica } from './processes.ts'
import { Device, newBook } from './workshop.ts'

let cluster: Cluster
let replica: Replica

beforeAll(async () => {
  cluster = new Cluster()
  await cluster.begin()
  replica = await startReplica(cluster.url)
})
afterAll(async () => {
  replica?.child.kill('SIGKILL')
  await cluster.end()
})

const LINES = 15
const FORMULAS = 1000
/** ms that a new device may take to open a book of 1,000 formulas on loopback. */
const OPENED_MS = 5000

it('a new device opens a book of 1,000 formulas within five seconds', async () => {
  const [desk] = (await newBook(replica.url, ['Mesa'])) as [Device]
  for (let at = 0; at < FORMULAS; at++)
    desk.write(
      `formula-${at}`,
      `Fórmula ${at}`,
      Array.from({ length: LINES }, (_, line) => 10 * line + at),
    )
  await expect.poll(() => desk.isUpToDate, { timeout: 60_000 }).toBe(true)
  await desk.client.publish()
  const began = performance.now()
  const phone = new Device('Móvil', desk.keys, replica.url).start()
  await expect
    .poll(() => phone.isUpToDate && phone.book.group('formulas').ids.length, { timeout: 60_000, interval: 10 })
    .toBe(FORMULAS)
  const took = performance.now() - began
  console.log(`a book of ${FORMULAS} formulas opened in ${Math.round(took)} ms`)
  expect(phone.all).toBe(desk.all)
  expect(took).toBeLessThan(OPENED_MS)
  for (const device of [desk, phone]) await device.client.stop()
})

/** Rooms with a device that writes and one that reads, and what each writes: messages as an edit makes them. */
const ROOMS = 100
const MESSAGES = 100
const BOX_BYTES = 256
/** Messages that a device has under way. */
const AT_ONCE = 4
/** Messages a second of one replica: a tenth of what it holds on two cores of its own (docs/scale.md). */
const LEAST_PER_SECOND = 60

it('rooms and messages: how many a second it keeps and passes on', async () => {
  const pairs = await Promise.all(
    Array.from({ length: ROOMS }, async () => {
      const keys = await keysOfBook(newSecret())
      await createRoom(replica.url, keys)
      const grants = { 'read book': keys.tokens.read.book, 'write book': keys.tokens.write.book ?? '' }
      const [writer, reader] = [await raw(replica.url), await raw(replica.url)]
      writer.send(helloOf(keys.room, grants, '1'.repeat(32)))
      reader.send(helloOf(keys.room, { 'read book': grants['read book'] }, '2'.repeat(32)))
      return { writer, reader }
    }),
  )
  const seen = (frames: readonly WireFrame[], kind: WireFrame['kind']) =>
    frames.filter((frame) => frame.kind === kind).length
  await expect.poll(() => pairs.every(({ reader }) => seen(reader.frames, 'upToDate') > 0)).toBe(true)
  const box = crypto.getRandomValues(new Uint8Array(BOX_BYTES))
  const began = performance.now()
  await Promise.all(
    pairs.map(async ({ writer }) => {
      for (let sequence = 1; sequence <= MESSAGES; sequence++) {
        writer.send({ kind: 'append', log: 'book', session: '77'.repeat(8), sequence, box })
        while (seen(writer.frames, 'kept') < sequence - AT_ONCE) await sleep(2)
      }
    }),
  )
  await expect
    .poll(() => pairs.every(({ reader }) => seen(reader.frames, 'entry') === MESSAGES), {
      timeout: 100_000,
      interval: 20,
    })
    .toBe(true)
  const perSecond = (ROOMS * MESSAGES * 1000) / (performance.now() - began)
  console.log(`${ROOMS} rooms: ${Math.round(perSecond)} messages a second kept and passed on`)
  expect(perSecond).toBeGreaterThan(LEAST_PER_SECOND)
  for (const { writer, reader } of pairs) for (const { socket } of [writer, reader]) socket.close()
})
