import { createRoom, keysOfBook, keysToWeigh, newSecret, secretToWeigh } from '@obrador/book-sync'
import type { WireFrame } from '@obrador/book-sync/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { helloOf, raw } from './frames.ts'
import { Cluster, type Replica, startReplica } from './processes.ts'
import { Device, newBook } from './workshop.ts'

/** A relay, or somebody who has a token and no key, that shows devices what is not the log. */

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

type Keys = Device['keys']
const grantsOf = ({ tokens: { read, write, own = '' } }: Keys): Record<string, string> => ({
  'read book': read.book,
  'read ticks': read.ticks,
  ...(write.book && { 'write book': write.book }),
  ...(write.ticks && { 'write ticks': write.ticks }),
  ...(own && { own }),
})

const same = (devices: readonly Device[]) =>
  expect.poll(() => devices.every((one) => one.isUpToDate) && new Set(devices.map(({ all }) => all)).size).toBe(1)
const stopped = (devices: readonly Device[]) => Promise.all(devices.map(({ client }) => client.stop()))
const told = ({ states }: Device, kind: string): number => states.filter((one) => one.kind === kind).length

/** Somebody connected to a room by its tokens: all that the relay shows, and how far the log goes. */
async function listener(keys: Keys) {
  const connection = await raw(replica.url)
  connection.send(helloOf(keys.room, grantsOf(keys), 'cd'.repeat(16)))
  const ends = (): readonly Extract<WireFrame, { kind: 'upToDate' }>[] =>
    connection.frames.flatMap((frame) => (frame.kind === 'upToDate' ? [frame] : []))
  await expect.poll(() => new Set(ends().map(({ log }) => log)).size).toBe(2)
  const head = (): number => ends().findLast(({ log }) => log === 'book')?.version ?? 0
  return { ...connection, head }
}

/** Two devices with a book, and a third that has its key and comes later. */
async function workshop() {
  const [desk, phone] = (await newBook(replica.url, ['Mesa', 'Móvil'])) as [Device, Device]
  for (let at = 0; at < 5; at++) desk.write(`f${at}`, `Fórmula ${at}`, [100 + at])
  desk.book.group('prices').put({ id: 'agua', pack: 3 })
  desk.client.changed()
  await same([desk, phone])
  return { desk, phone, late: () => new Device('Tableta', desk.keys, replica.url).start() }
}

const nonsense = (): Uint8Array => crypto.getRandomValues(new Uint8Array(256))
const PLACE = { log: 'book', session: 'ee'.repeat(8), sequence: 1 } as const

it('a snapshot that is nonsense: no device takes it for the book, and one that has the book writes it again', async () => {
  const { desk, phone, late } = await workshop()
  const book = desk.all
  await stopped([desk, phone])
  const { send, head } = await listener(desk.keys)
  const before = head()
  send({ kind: 'snapshot', ...PLACE, covers: before, adds: 1, part: 0, parts: 1, box: nonsense() })
  await expect.poll(head).toBe(before + 1)
  // Whoever comes now finds nothing that opens, says so, and does not say that there is nothing.
  const tablet = late()
  await expect.poll(() => tablet.state?.kind).toBe('unreadable')
  await tablet.restart()
  await expect.poll(() => told(tablet, 'unreadable')).toBeGreaterThan(1)
  expect(told(tablet, 'upToDate')).toBe(0)
  expect(tablet.client.cursors.book.version).toBe(0)
  // One that has the book mends it for all.
  await phone.restart()
  await same([phone, tablet])
  expect(tablet.all).toBe(book)
  await desk.restart()
  const next = late()
  await same([desk, phone, tablet, next])
  expect(next.all).toBe(book)
  await stopped([desk, phone, tablet, next])
})

it('a message that is nonsense: nobody is up to date until it is out of the log', async () => {
  const { desk, phone, late } = await workshop()
  const book = desk.all
  await stopped([desk, phone])
  const { send, head } = await listener(desk.keys)
  const before = head()
  send({ kind: 'append', ...PLACE, box: nonsense() })
  await expect.poll(head).toBe(before + 1)
  const count = () => cluster.query(`SELECT count(*) FROM entries WHERE encode(session, 'hex') = '${PLACE.session}'`)
  expect(count()).toBe('1')
  // One that only weighs cannot mend the book: it says so.
  const weigh = await keysToWeigh(await secretToWeigh(desk.keys.secret))
  const scale = new Device('Báscula', weigh, replica.url).start()
  await expect.poll(() => scale.state?.kind).toBe('unreadable')
  expect(told(scale, 'upToDate')).toBe(0)
  // One that has read all before it writes it again, also where it has just come.
  const tablet = late()
  await expect.poll(() => tablet.isUpToDate).toBe(true)
  expect(count()).toBe('0')
  await Promise.all([desk.restart(), phone.restart()])
  await same([desk, phone, tablet])
  expect(tablet.all).toBe(book)
  await expect.poll(() => scale.isUpToDate).toBe(true)
  await stopped([desk, phone, tablet, scale])
})

it('a snapshot that is missing: no device says that it is up to date', async () => {
  const { desk, phone, late } = await workshop()
  const id = `decode('${desk.keys.room}', 'hex')`
  await desk.client.publish()
  await expect.poll(() => cluster.query(`SELECT covers = head FROM logs WHERE room = ${id} AND log = 0`)).toBe('t')
  await stopped([desk, phone])
  cluster.query(`DELETE FROM snapshots WHERE room = ${id} AND log = 0`)
  const tablet = late()
  // The relay lets it go, and does not ask the store without end.
  await expect.poll(() => told(tablet, 'sending') + told(tablet, 'offline')).toBeGreaterThan(2)
  expect(told(tablet, 'upToDate')).toBe(0)
  await stopped([tablet])
})

it('an old snapshot given back as the newest: a device that has more writes it back, and one that has nothing is not fooled', async () => {
  const { desk, phone, late } = await workshop()
  const id = `decode('${desk.keys.room}', 'hex')`
  /** The snapshot is in the store, and covers all. */
  const published = async () => {
    await desk.client.publish()
    const isCovered = () => cluster.query(`SELECT covers = head FROM logs WHERE room = ${id} AND log = 0`)
    await expect.poll(isCovered).toBe('t')
  }
  await published()
  await same([desk, phone])
  cluster.query(`CREATE TABLE old AS SELECT * FROM snapshots WHERE room = ${id} AND log = 0`)
  desk.write('nueva', 'La última', [7])
  await same([desk, phone])
  const book = desk.all
  await phone.client.stop()
  await published()
  await same([desk])
  await desk.client.stop()
  cluster.query(`UPDATE old SET covers = (SELECT covers FROM logs WHERE room = ${id} AND log = 0)`)
  cluster.query(`DELETE FROM snapshots WHERE room = ${id} AND log = 0`)
  cluster.query('INSERT INTO snapshots SELECT * FROM old')
  const tablet = late()
  await expect.poll(() => tablet.state?.kind).toBe('unreadable')
  expect(told(tablet, 'upToDate')).toBe(0)
  // The phone has read the log before, and has more than what it is shown.
  await phone.restart()
  await same([phone, tablet])
  expect(tablet.all).toBe(book)
  await stopped([tablet, phone])
})

const IN_LOG = 'room = ROOM AND log = 0'
const DAMAGES: Readonly<Record<string, readonly string[]>> = {
  'one is left out, and the others are numbered anew': [
    `DELETE FROM entries WHERE ${IN_LOG} AND version = 2`,
    `UPDATE entries SET version = version - 1 WHERE ${IN_LOG} AND version > 2`,
    `UPDATE logs SET head = head - 1 WHERE ${IN_LOG}`,
  ],
  'two have changed places': [
    `UPDATE entries SET version = -1 WHERE ${IN_LOG} AND version = 2`,
    `UPDATE entries SET version = 2 WHERE ${IN_LOG} AND version = 3`,
    `UPDATE entries SET version = 3 WHERE ${IN_LOG} AND version = -1`,
  ],
  'one is missing': [`DELETE FROM entries WHERE ${IN_LOG} AND version = 2`],
  'one is changed': [
    `UPDATE entries SET box = set_byte(box, 20, get_byte(box, 20) # 1) WHERE ${IN_LOG} AND version = 2`,
  ],
  'the hash of one is another': [
    `UPDATE entries SET chain = decode(repeat('ab', 32), 'hex') WHERE ${IN_LOG} AND version = 2`,
  ],
}

it.each(Object.entries(DAMAGES))(
  '%s: a device that reads the log does not say that it is up to date',
  async (_, statements) => {
    const { desk, phone, late } = await workshop()
    await stopped([desk, phone])
    const honest = late()
    await same([honest])
    await stopped([honest])
    for (const statement of statements)
      cluster.query(statement.replaceAll('ROOM', `decode('${desk.keys.room}', 'hex')`))
    const tablet = late()
    // It has been let in, and has come again.
    await expect.poll(() => told(tablet, 'sending') + told(tablet, 'offline')).toBeGreaterThan(2)
    expect(told(tablet, 'upToDate')).toBe(0)
    await stopped([tablet])
  },
)

it('a message that the relay says it keeps and does not is not called sent, and comes to the others all the same', async () => {
  const secret = newSecret()
  const keys = await keysOfBook(secret)
  await createRoom(replica.url, keys)
  const [desk, phone] = [new Device('Mesa', keys, replica.url).start(), new Device('Móvil', keys, replica.url).start()]
  desk.book.group('ticks').put({ id: 'only', done: 'Agua' })
  await desk.client.flush()
  await same([desk, phone])
  // Somebody who weighs takes the numbers of the desk.
  const weigh = await keysToWeigh(await secretToWeigh(secret))
  const { send, frames } = await listener(weigh)
  const { session = '' } = frames.findLast((frame) => frame.kind === 'entry' && frame.log === 'ticks') as {
    session?: string
  }
  send({ kind: 'append', log: 'ticks', session, sequence: 1000, box: nonsense() })
  await expect.poll(() => frames.some(({ kind }) => kind === 'kept')).toBe(true)
  await same([desk, phone])
  desk.book.group('ticks').put({ id: 'only', done: 'Sal' })
  await desk.client.flush()
  // Not before the others can have it.
  await expect.poll(() => phone.all).toContain('Sal')
  await same([desk, phone])
  await stopped([desk, phone])
})
