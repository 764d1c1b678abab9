import { once } from 'node:events'
import websocket from '@fastify/websocket'
import {
  createRoom,
  keysOfBook,
  keysToWeigh,
  newSecret,
  type SharedBook,
  SyncClient,
  secretToWeigh,
  socketUrl,
} from '@obrador/book-sync'
import { decodeFrame, START_CURSOR } from '@obrador/book-sync/wire'
import fc from 'fast-check'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '../../../../tools/tier.ts'
import { bareSocket } from './bare.ts'
import { Cluster, type Replica, startReplica } from './processes.ts'
import { Device } from './workshop.ts'

/** Two devices, a relay, somebody between them who adds frames of any kind, and somebody with a key who writes records of any kind. */

/** In all; one in eight is a record that is sealed by a key of the book and goes through the relay. */
const TRIED = runs(20_000)
const RECORDS = Math.floor(TRIED / 8)
const FRAMES = TRIED - RECORDS
/** Frames that are added to a connection at a time: a device that leaves it looks at none of those that follow. */
const AT_ONCE = 4
/** Records that are sent at a time. */
const SENT_AT_ONCE = 20
const RETRY_MS = { first: 5, most: 40 }
const FUZZED_MS = 900_000

let cluster: Cluster
let replica: Replica
let between: Between
beforeAll(async () => {
  cluster = new Cluster()
  await cluster.begin()
  replica = await startReplica(cluster.url)
  between = new Between(replica.url)
  await between.begin()
})
afterAll(async () => {
  await between?.end()
  replica?.child.kill('SIGKILL')
  await cluster.end()
})

type Line = { readonly send: (bytes: Uint8Array) => void; readonly close: () => void }

/** Passes frames on between devices and a relay, and keeps some of those that go to devices. */
class Between {
  readonly #app: FastifyInstance = Fastify()
  readonly #relay: string
  readonly lines = new Set<Line>()
  readonly seen: Uint8Array[] = []
  connections = 0
  url = ''

  constructor(relay: string) {
    this.#relay = socketUrl(relay)
  }

  async begin(): Promise<void> {
    await this.#app.register(websocket)
    this.#app.get('/v1/sync', { websocket: true }, (device) => {
      const upstream = new WebSocket(this.#relay)
      upstream.binaryType = 'arraybuffer'
      const early: Uint8Array[] = []
      const line: Line = { send: (bytes) => device.send(bytes), close: () => device.close() }
      device.on('message', (data: Buffer) => {
        const bytes = Uint8Array.from(data)
        if (upstream.readyState === WebSocket.OPEN) upstream.send(bytes)
        else early.push(bytes)
      })
      upstream.addEventListener('open', () => {
        for (const bytes of early) upstream.send(bytes as Uint8Array<ArrayBuffer>)
        this.lines.add(line)
        this.connections++
      })
      upstream.addEventListener('message', ({ data }) => {
        const bytes = new Uint8Array(data as ArrayBuffer)
        if (this.seen.length < 500) this.seen.push(bytes)
        device.send(bytes)
      })
      upstream.addEventListener('close', () => device.close())
      device.on('close', () => {
        this.lines.delete(line)
        upstream.close()
      })
    })
    this.url = await this.#app.listen({ host: '127.0.0.1', port: 0 })
  }

  async end(): Promise<void> {
    await this.#app.close()
  }
}

/** What a relay may well say: that there is no such room, or that the book is elsewhere. A device that is told so stops. */
const FINAL: readonly string[] = ['room', 'token', 'devices', 'malformed']
function isAnswer(bytes: Uint8Array): boolean {
  const frame = decodeFrame(bytes)
  if (frame?.kind === 'refused') return FINAL.includes(frame.refusal)
  return frame?.kind === 'welcome' && frame.welcome.moved !== undefined
}

const KINDS = [1, 2, 3, 11, 12, 14, 15, 16]
const noise = fc.uint8Array({ maxLength: 300 })
const change = fc.record({ at: fc.nat(400), byte: fc.nat(255), cut: fc.nat(20), how: fc.nat(3) })

/** A frame that was sent, with some of it changed. */
function mutated(bytes: Uint8Array, { at, byte, cut, how }: { at: number; byte: number; cut: number; how: number }) {
  const place = at % Math.max(1, bytes.length)
  if (how === 0) return bytes.slice(0, Math.max(1, bytes.length - cut))
  if (how === 1) return Uint8Array.from([...bytes, byte])
  return bytes.with(place, byte)
}

/** Somebody who weighs and seals parts of any kind, under any name. */
async function hostileWriter(
  secret: Awaited<ReturnType<typeof newSecret>>,
  parts: readonly (readonly [string, Uint8Array])[],
) {
  const keys = await keysToWeigh(await secretToWeigh(secret))
  const queue = parts.map(([group, update]) => ({ scope: 'ticks', parts: [{ group, update }] }))
  const book = {
    takePending: () => queue.splice(0, SENT_AT_ONCE),
    apply: () => ({ kept: [], dropped: 0 }),
    whole: () => [],
    hasMoreThan: () => false,
  }
  const nobody = async () => ({ groups: new Map(), waiting: [], cursors: { book: START_CURSOR, ticks: START_CURSOR } })
  const client = new SyncClient({
    url: socketUrl(replica.url),
    book: book as unknown as SharedBook,
    keys,
    device: 'ef'.repeat(16),
    store: { load: nobody, save: async () => undefined },
    kept: await nobody(),
    onState: () => undefined,
    onChange: () => undefined,
    retryMs: RETRY_MS,
  })
  client.start()
  return { client, left: () => queue.length }
}

it('random and changed frames and records: no device stops, and both have what was written honestly', {
  timeout: FUZZED_MS,
}, async () => {
  const secret = newSecret()
  const keys = await keysOfBook(secret)
  await createRoom(replica.url, keys)
  const [desk, phone] = ['Mesa', 'Móvil'].map((name) =>
    new Device(name, keys, between.url, undefined, RETRY_MS).start(),
  ) as [Device, Device]
  const devices = [desk, phone]
  const same = () =>
    expect.poll(() => devices.every((one) => one.isUpToDate) && new Set(devices.map(({ all }) => all)).size).toBe(1)
  desk.write('h', 'Hogaza', [1000, 650])
  desk.book.group('ticks').put({ id: 'only', done: { Agua: true } })
  await same()

  const updates = [...desk.book.state()].map(([, update]) => update)
  const records = fc.sample(
    fc.tuple(
      fc.constantFrom('formulas', 'prices', 'ticks', 'ticks', 'ticks', 'otro'),
      fc.oneof(
        noise,
        fc.tuple(fc.nat(9), change).map(([at, how]) => mutated(updates[at % updates.length] ?? new Uint8Array(1), how)),
      ),
    ),
    RECORDS,
  )
  const writer = await hostileWriter(secret, records)
  const frames = fc.sample(
    fc.oneof(
      noise,
      fc.tuple(fc.constantFrom(...KINDS), noise).map(([kind, rest]) => Uint8Array.from([kind, ...rest])),
      fc.tuple(fc.nat(), change),
    ),
    FRAMES,
  )
  let added = 0
  while (added < FRAMES || writer.left() > 0) {
    await writer.client.flush()
    for (const line of between.lines)
      for (let count = 0; count < AT_ONCE && added < FRAMES; count++) {
        const frame = frames[added++] as Uint8Array | readonly [number, Parameters<typeof mutated>[1]]
        const bytes =
          frame instanceof Uint8Array
            ? frame
            : mutated(between.seen[frame[0] % between.seen.length] ?? new Uint8Array(1), frame[1])
        if (!isAnswer(bytes)) line.send(Uint8Array.from(bytes))
      }
    if (added % 500 < 2 * AT_ONCE) phone.write(`p${added}`, 'Del móvil', [added])
    await new Promise((resolve) => setTimeout(resolve, 1))
    // One thing after another: when this is done, all that has come before it has been looked at.
    await Promise.all(devices.map(({ client }) => client.flush()))
  }
  await expect.poll(() => writer.client.waiting).toBe(0)
  await writer.client.stop()

  // Nobody adds anything any more.
  for (const line of between.lines) line.close()
  desk.write('h', 'Hogaza', [1000, 700])
  phone.write('b', 'Brioche', [500])
  await same()
  // Frames and records that nobody looks at would prove nothing. A device that was out of reach has seen all records by now.
  console.log(`${TRIED} tried: ${between.connections} connections, ${desk.setAside} and ${phone.setAside} set aside`)
  expect(between.connections).toBeGreaterThan(FRAMES / 400)
  expect(desk.setAside).toBeGreaterThan(RECORDS / 4)
  expect(desk.all).toContain('Brioche')
  expect(phone.all).toContain('"grams":700')
  expect(desk.book.group('formulas').ids.filter((id) => !/^(?:h|b|p\d+)$/.test(id))).toEqual([])
  // Also for somebody who comes by the relay alone, and after a start.
  const late = new Device('Tableta', keys, replica.url).start()
  devices.push(late)
  await desk.restart()
  await same()
  await Promise.all(devices.map(({ client }) => client.stop()))
})

it('a sign of life is let go as soon as it is answered', async () => {
  const PING = Uint8Array.of(0x89, 0x80, 0, 0, 0, 0)
  const held = async () => /^relay_held_bytes (.*)$/m.exec(await (await fetch(`${replica.admin}/metrics`)).text())?.[1]
  await expect.poll(held).toBe('0')
  const socket = await bareSocket(replica.url)
  for (let times = 0; times < 3; times++) {
    socket.write(PING)
    await once(socket, 'data')
    expect(await held()).toBe('0')
  }
  socket.destroy()
})
