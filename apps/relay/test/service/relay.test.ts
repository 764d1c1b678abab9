import {
  closeRoom,
  createRoom,
  deleteRoom,
  keysOfBook,
  keysToWeigh,
  moveForDevices,
  newDeviceKey,
  newSecret,
  relayHasRoom,
  secretMovedTo,
  secretToWeigh,
} from '@obrador/book-sync'
import { encodeFrame, LOG_NAMES, ROOM_GRANTS } from '@obrador/book-sync/wire'
import fc from 'fast-check'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '../../../../tools/tier.ts'
import { everyForm, foundIn, type Secrets } from './found.ts'
import { grantsIn, helloOf, raw } from './frames.ts'
import { Cluster, type Replica, startReplica } from './processes.ts'
import { Device, newBook } from './workshop.ts'

let cluster: Cluster
let replicas: readonly [Replica, Replica]
const url = () => replicas[0].url

beforeAll(async () => {
  cluster = new Cluster()
  await cluster.begin()
  replicas = [await startReplica(cluster.url), await startReplica(cluster.url)]
})
afterAll(async () => {
  for (const { child } of replicas ?? []) child.kill('SIGKILL')
  await cluster.end()
})

const same = (devices: readonly Device[]) =>
  expect.poll(() => devices.every((one) => one.isUpToDate) && new Set(devices.map(({ all }) => all)).size).toBe(1)

const LAST_NUMBER = 2 ** 48 - 1
/** Frames as good as any, with numbers at the end of what the wire has room for. */
const valid = fc
  .record({
    log: fc.constantFrom(...LOG_NAMES),
    sequence: fc.constantFrom(0, 1, 2, LAST_NUMBER),
    covers: fc.constantFrom(0, 1, 2, LAST_NUMBER),
    adds: fc.nat(2),
    part: fc.constantFrom(0, 1, 65_535),
    parts: fc.constantFrom(0, 1, 2, 65_535),
    box: fc.uint8Array({ maxLength: 300 }),
    kind: fc.constantFrom('append', 'snapshot', 'hello'),
  })
  .map(({ kind, ...fields }) =>
    kind === 'hello'
      ? encodeFrame(helloOf('0'.repeat(32), { own: '0'.repeat(64) }))
      : encodeFrame({ kind: kind as 'snapshot', session: '66'.repeat(8), ...fields }),
  )
/** One byte of it another, some cut off, or some added. */
const mutated = fc
  .tuple(valid, fc.nat(), fc.nat(255), fc.constantFrom('change', 'cut', 'grow'))
  .map(([bytes, where, byte, how]) => {
    const at = where % bytes.length
    if (how === 'change') return bytes.with(at, byte)
    return how === 'cut' ? bytes.subarray(0, at) : Uint8Array.from([...bytes, ...Array(at).fill(byte)])
  })
const fuzzed = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc
    .tuple(fc.constantFrom(1, 2, 3, 11, 12, 14, 15, 16), fc.uint8Array({ maxLength: 300 }))
    .map(([kind, rest]) => Uint8Array.from([kind, ...rest])),
  fc
    .tuple(fc.constantFrom(2, 3), fc.uint8Array({ minLength: 40, maxLength: 80 }))
    .map(([kind, rest]) => Uint8Array.from([kind, 0, ...rest])),
  valid,
  mutated,
)
/** Frames of the fuzzer, each on a connection of its own: ten milliseconds each on a machine that does nothing else, and twice that beside other steps. */
const FUZZED = isFull ? 10_000 : 500
const SEED = 5
async function opened(keys?: Awaited<ReturnType<typeof keysOfBook>>) {
  const book = keys ?? (await keysOfBook(newSecret()))
  await createRoom(url(), book)
  const connection = await raw(url())
  return { ...connection, keys: book, grants: grantsIn(book) }
}

describe('two replicas and a database', () => {
  it('pass on what is written to every device, wherever it is connected, also to one that was away', async () => {
    const [desk, phone, late] = (await newBook(url(), ['Mesa', 'Móvil', 'Tableta'])) as [Device, Device, Device]
    await phone.restart(replicas[1].url)
    await late.client.stop()
    desk.write('h', 'Hogaza', [1000, 650, 20])
    phone.write('b', 'Brioche', [1000, 400, 18])
    await same([desk, phone])
    desk.write('h', 'Hogaza', [1000, 700, 20])
    late.write('t', 'Torta', [500])
    await late.restart(replicas[1].url)
    await same([desk, phone, late])
    expect(desk.all).toContain('Torta')
    expect(late.all).toContain('700')
    for (const device of [desk, phone, late]) await device.client.stop()
  })

  it('a snapshot takes the place of what it covers, and a new device has the same book', async () => {
    const [desk] = (await newBook(url(), ['Mesa'])) as [Device]
    for (let at = 0; at < 30; at++) desk.write(`f${at}`, `Fórmula ${at}`, [100 + at, at])
    await same([desk])
    await desk.client.publish()
    await expect.poll(() => metric('relay_snapshots_whole_total')).toBeGreaterThan(0)
    desk.write('f3', 'Fórmula 3', [999])
    await same([desk])
    const phone = new Device('Móvil', desk.keys, replicas[1].url).start()
    await same([desk, phone])
    expect(phone.all).toContain('999')
    for (const device of [desk, phone]) await device.client.stop()
  })
})

describe('a device is removed', () => {
  it('the others follow the book to its new key; the one removed finds the door closed', async () => {
    const devices = (await newBook(url(), ['Mesa', 'Móvil', 'Tableta'])) as [Device, Device, Device]
    const [desk, phone, tablet] = devices
    desk.write('h', 'Hogaza', [1000, 650])
    await same(devices)
    const [deskKey, phoneKey, tabletKey] = await Promise.all(devices.map(() => newDeviceKey()))
    if (!deskKey || !phoneKey || !tabletKey) throw new Error('no keys')
    const secret = newSecret()
    const keys = await keysOfBook(secret)
    await createRoom(url(), keys)
    const moved = new Device('Mesa', keys, url(), desk.book.state())
    moved.start()
    await moved.client.publish()
    await same([moved])
    const stays = [
      { device: desk.id, publicKey: deskKey.publicKey, kind: 'book' },
      { device: phone.id, publicKey: phoneKey.publicKey, kind: 'book' },
    ] as const
    const weigh = await secretToWeigh(secret)
    await closeRoom(url(), desk.keys, await moveForDevices(desk.keys.room, stays, { book: secret, weigh }))
    // One hears it at once, the other when it is opened again.
    await expect.poll(() => phone.state?.kind).toBe('moved')
    await tablet.restart()
    await expect.poll(() => tablet.state?.kind).toBe('moved')
    const told = phone.state?.kind === 'moved' ? phone.state.moved : ''
    expect(await secretMovedTo(told, desk.keys.room, tablet.id, tabletKey)).toBeUndefined()
    expect(await secretMovedTo(told, desk.keys.room, phone.id, tabletKey)).toBeUndefined()
    const found = await secretMovedTo(told, desk.keys.room, phone.id, phoneKey)
    expect(found).toEqual({ kind: 'book', secret })
    const there = new Device('Móvil', await keysOfBook(found?.secret ?? newSecret()), url(), phone.book.state()).start()
    there.write('b', 'Brioche', [500])
    await same([moved, there])
    expect(moved.all).toContain('Brioche')
    // Nothing more is written to the old room, and nobody closes it again to send the others elsewhere.
    const before = await metric('relay_messages_kept_total')
    tablet.write('x', 'Intrusa', [1])
    await tablet.client.flush()
    await expect(closeRoom(url(), tablet.keys, '{}')).rejects.toThrow('409')
    expect(await metric('relay_messages_kept_total')).toBe(before)
    for (const device of [moved, there, ...devices]) await device.client.stop()
  })

  it('a room that nobody has used for 400 days goes', async () => {
    const { keys } = await opened()
    const sql = postgres(cluster.url, { max: 1 })
    const id = Buffer.from(keys.room, 'hex')
    await sql`UPDATE rooms SET used_on = current_date - 400 WHERE id = ${id}`
    const first = await startReplica(cluster.url)
    expect(await relayHasRoom(url(), keys)).toBe(true)
    await sql`UPDATE rooms SET used_on = current_date - 401 WHERE id = ${id}`
    const second = await startReplica(cluster.url)
    await expect.poll(() => relayHasRoom(url(), keys)).toBe(false)
    for (const { child } of [first, second]) child.kill('SIGKILL')
    await sql.end()
  })
})

/** The same search in a database that hides nothing: it finds everything of the book there, and each of its forms. */
async function expectFound({ book, all }: Device, secrets: Secrets): Promise<void> {
  const control = cluster.create('control')
  const sql = postgres(control, { max: 1 })
  await sql`CREATE TABLE merged (bytes bytea)`
  for (const update of book.state().values()) await sql`INSERT INTO merged VALUES (${Buffer.from(update)})`
  const found = foundIn(cluster.dump(control), secrets)
  // What was written over is no longer in the book.
  const figures = secrets.figures.filter((one) => all.includes(String(one)))
  const missing = [...secrets.texts, ...figures].filter((one) => !found.some((what) => what.startsWith(`${one}: `)))
  expect(missing).toEqual([])
  await sql`CREATE TABLE forms (bytes bytea)`
  const forms = everyForm(secrets)
  for (const form of forms) await sql`INSERT INTO forms VALUES (${form})`
  expect(foundIn(cluster.dump(control), secrets)).toHaveLength(forms.length)
  await sql.end()
}

describe('what the relay holds', () => {
  it('no name, ingredient or figure of the book is in a dump of its database; an edit costs less than 300 bytes', async () => {
    const [desk, phone] = (await newBook(url(), ['Mesa de Ana', 'Móvil'])) as [Device, Device]
    const NAME = 'Panettone secreto de la abuela'
    const grams = [1234.5, 777.25, 4321.75]
    desk.write('panettone', NAME, grams)
    desk.book.group('prices').put({ id: 'mantequilla', pack: 98.765, packGrams: 10_000, supplier: 'Lácteos Ejemplo' })
    desk.book.group('ticks').put({ id: 'hoy', done: ['Ingrediente 0'] })
    await same([desk, phone])
    const before = await metric('relay_bytes_kept_total')
    const EDITS = 20
    for (let at = 0; at < EDITS; at++) {
      grams[at % 3] = 5000.5 + at
      desk.write('panettone', NAME, grams)
      await desk.client.flush()
    }
    await same([desk, phone])
    const perEdit = ((await metric('relay_bytes_kept_total')) - before) / EDITS
    console.log(`${perEdit} bytes an edit`)
    expect(perEdit).toBeLessThanOrEqual(300)
    const secrets = {
      texts: [NAME, 'panettone', 'abuela', 'Ingrediente', 'Lácteos', 'mantequilla', 'Mesa de Ana'],
      figures: [1234.5, 777.25, 4321.75, 98.765, ...grams],
    }
    const dump = cluster.dump()
    expect(foundIn(dump, secrets)).toEqual([])
    await expectFound(desk, secrets)
    for (const grant of [desk.keys.tokens.own ?? '', desk.keys.tokens.write.book ?? '', desk.keys.tokens.read.book])
      expect(dump.includes(grant)).toBe(false)
    // What is there is the room: the search would find what is there.
    expect(dump.includes(desk.keys.room)).toBe(true)
    for (const device of [desk, phone]) await device.client.stop()
  })
})

const metric = async (name: string): Promise<number> => {
  const texts = await Promise.all(replicas.map(async ({ admin }) => (await fetch(`${admin}/metrics`)).text()))
  return texts.reduce((sum, text) => sum + Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0), 0)
}

describe('what is refused', () => {
  it("a token that is not the room's, and a room that is not there", async () => {
    const { keys, grants, send, refusal } = await opened()
    send(helloOf(keys.room, { ...grants, 'write book': 'f'.repeat(64) }))
    expect(await refusal()).toBe('token')
    for (const grant of ROOM_GRANTS) {
      const other = await raw(url())
      other.send(helloOf(keys.room, { [grant]: '0'.repeat(64) }))
      expect(await other.refusal()).toBe('token')
    }
    const nowhere = await raw(url())
    nowhere.send(helloOf('0'.repeat(32), grants))
    expect(await nowhere.refusal()).toBe('room')
  })

  it('a message before the greeting, one cut short, one too large and one that is text', async () => {
    const place = { log: 'book', session: '11'.repeat(8), sequence: 1 } as const
    const early = await opened()
    early.send({ kind: 'append', ...place, box: new Uint8Array(128) })
    expect(await early.refusal()).toBe('malformed')
    for (const bytes of [new Uint8Array([2, 0, 1]), new Uint8Array([99]), new Uint8Array()]) {
      const cut = await opened()
      cut.send(helloOf(cut.keys.room, cut.grants))
      cut.socket.send(bytes)
      expect(await cut.refusal()).toBe('malformed')
    }
    const large = await opened()
    large.send(helloOf(large.keys.room, large.grants))
    large.socket.send(new Uint8Array(1024 * 1024 + 1).fill(2))
    await expect.poll(() => large.isClosed()).toBe(true)
    const text = await opened()
    text.socket.send('{"hola": 1}')
    expect(await text.refusal()).toBe('malformed')
  })

  it('a number that another message has; the same message again is kept once', async () => {
    const { keys, grants, send, frames, refusal } = await opened()
    const place = { log: 'book', session: '22'.repeat(8), sequence: 1 } as const
    send(helloOf(keys.room, grants))
    const box = crypto.getRandomValues(new Uint8Array(128))
    send({ kind: 'append', ...place, box })
    send({ kind: 'append', ...place, box })
    await expect.poll(() => frames.flatMap((frame) => (frame.kind === 'kept' ? [frame.version] : []))).toEqual([1, 1])
    await expect.poll(() => frames.filter(({ kind }) => kind === 'entry')).toHaveLength(1)
    send({ kind: 'append', ...place, box: box.with(0, (box[0] ?? 0) ^ 1) })
    expect(await refusal()).toBe('replayed')
  })

  it('who only weighs and has written the book all the same: it is dropped, and the device has what the others have', async () => {
    const secret = newSecret()
    const desk = new Device('Mesa', await keysOfBook(secret), url())
    await createRoom(url(), desk.keys)
    desk.start().write('h', 'Helado', [190])
    const tablet = new Device('Tableta', await keysToWeigh(await secretToWeigh(secret)), url())
    tablet.takesAnything = true
    await tablet.restart()
    await expect.poll(() => tablet.all).toContain('"grams":190')
    tablet.write('h', 'Helado', [210])
    tablet.book.group('ticks').put({ id: 'only', done: { 'Leche entera': true } })
    await expect.poll(() => tablet.state).toMatchObject({ kind: 'refused', refusal: 'token' })
    expect(tablet.all).toContain('"grams":210')
    tablet.takesAnything = false
    await tablet.restart()
    await expect.poll(() => tablet.isUpToDate).toBe(true)
    expect(tablet.dropped).toBe(1)
    expect(tablet.all).not.toContain('210')
    // What it may write has come to the desk, and it hears what the desk writes, also when it is opened again.
    await expect.poll(() => desk.all).toContain('Leche entera')
    await tablet.restart()
    desk.write('h', 'Helado', [195])
    await expect.poll(() => tablet.all).toContain('"grams":195')
    expect([tablet.dropped, desk.all.includes('210')]).toEqual([1, false])
  })

  it('what who only weighs may not write: the book, a snapshot, the end of the room', async () => {
    const secret = newSecret()
    const { keys } = await opened(await keysOfBook(secret))
    const weigh = await keysToWeigh(await secretToWeigh(secret))
    const grants = grantsIn(weigh)
    const place = { session: '33'.repeat(8), sequence: 1, box: new Uint8Array(128) }
    for (const frame of [
      { kind: 'append', log: 'book', ...place },
      { kind: 'snapshot', log: 'book', covers: 0, adds: 1, part: 0, parts: 1, ...place },
      { kind: 'snapshot', log: 'ticks', covers: 0, adds: 1, part: 0, parts: 1, ...place },
    ] as const) {
      const tablet = await raw(url())
      tablet.send(helloOf(keys.room, grants))
      tablet.send(frame)
      expect(await tablet.refusal()).toBe('token')
    }
    const tablet = await raw(url())
    tablet.send(helloOf(keys.room, grants))
    tablet.send({ kind: 'append', log: 'ticks', ...place })
    await expect.poll(() => tablet.frames.some(({ kind }) => kind === 'kept')).toBe(true)
    await expect(deleteRoom(url(), weigh)).rejects.toThrow('401')
    expect(await relayHasRoom(url(), weigh)).toBe(true)
    await deleteRoom(url(), keys)
    expect(await relayHasRoom(url(), keys)).toBe(false)
    // Whoever is connected learns that there is nothing any more.
    expect(await tablet.refusal()).toBe('room')
  })

  it('more messages a minute than a room or an address may send', async () => {
    const slow = await startReplica(cluster.url, { RELAY_PER_ROOM: '3' })
    const { keys, grants } = await opened()
    const { send, frames, refusal } = await raw(slow.url)
    send(helloOf(keys.room, grants))
    for (const sequence of [1, 2, 3, 4])
      send({ kind: 'append', log: 'ticks', session: '55'.repeat(8), sequence, box: new Uint8Array(128) })
    expect(await refusal()).toBe('rate')
    expect(frames.filter(({ kind }) => kind === 'kept')).toHaveLength(3)
    slow.child.kill('SIGKILL')
  })

  it('an eleventh device, and more than a room may hold', async () => {
    const { keys, grants } = await opened()
    for (let at = 0; at < 11; at++) {
      const { send, frames, refusal } = await raw(url())
      send(helloOf(keys.room, grants, at.toString(16).padStart(32, '0')))
      if (at < 10) await expect.poll(() => frames.some(({ kind }) => kind === 'welcome')).toBe(true)
      else expect(await refusal()).toBe('devices')
    }
    const small = await startReplica(cluster.url, { RELAY_ROOM_MIB: '1' })
    const { send, frames, refusal } = await raw(small.url)
    send(helloOf(keys.room, grants, '0'.repeat(32)))
    const box = new Uint8Array(400 * 1024)
    for (const sequence of [1, 2, 3]) send({ kind: 'append', log: 'book', session: '44'.repeat(8), sequence, box })
    expect(await refusal()).toBe('full')
    expect(frames.filter(({ kind }) => kind === 'kept')).toHaveLength(2)
    small.child.kill('SIGKILL')
  })

  it('frames made of anything: the relay goes on', async () => {
    const frames = fc.sample(fuzzed, { numRuns: FUZZED, seed: SEED })
    const AT_ONCE = 16
    const next = frames.values()
    let kept = 0
    const attack = async () => {
      const { keys, grants } = await opened()
      for (const bytes of next) {
        const connection = await raw(url())
        if (bytes.length % 2 === 0) connection.send(helloOf(keys.room, grants))
        // Several wait at once, and some go without waiting for anything.
        for (let times = 0; times <= bytes.length % 4; times++) connection.socket.send(Uint8Array.from(bytes))
        if (bytes.length % 7 === 0) connection.socket.close()
        // What is no frame ends the connection, when all before it has been looked at.
        connection.socket.send(Uint8Array.of(99))
        await connection.closed
        if (connection.frames.some(({ kind }) => kind === 'kept')) kept++
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, attack))
    // Nothing is held any more for those who have gone.
    await expect.poll(() => metric('relay_held_bytes')).toBe(0)
    // Some are frames as good as any, and get to the database.
    expect(kept).toBeGreaterThan(FUZZED / 100)
    expect(replicas[0].child.exitCode).toBeNull()
    expect((await fetch(`${url()}/healthz`)).ok).toBe(true)
    const [desk, phone] = (await newBook(replicas[1].url, ['Mesa', 'Móvil'])) as [Device, Device]
    desk.write('h', 'Hogaza', [1000])
    await same([desk, phone])
    for (const device of [desk, phone]) await device.client.stop()
  })
})
