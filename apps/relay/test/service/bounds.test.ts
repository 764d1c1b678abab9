import { afterAll, beforeAll, expect, it } from 'vitest'
import { bareSocket, dialled, onWire, uploadOf } from './bare.ts'
import { framesOf, greeted, helloOf, newRoom } from './frames.ts'
import { Cluster, type Replica, SilentLine, startReplica } from './processes.ts'

/** What the relay holds and asks for while others overdo it: bytes, connections, questions for the store. */

let cluster: Cluster
let line: SilentLine
let relay: Replica
/** Of somebody who has come and never says a word. */
let isSilentGone = false

beforeAll(async () => {
  cluster = new Cluster()
  await cluster.begin()
  line = new SilentLine(cluster.url)
  await line.begin()
  relay = await startReplica(line.url, { RELAY_TRUSTED_PROXIES: '127.0.0.1' })
  const silent = await bareSocket(relay.url)
  silent.on('close', () => {
    isSilentGone = true
  })
})
afterAll(async () => {
  relay?.child.kill('SIGKILL')
  line.end()
  await cluster.end()
})

const MEBIBYTE = 1024 * 1024
const SESSION = '5e'.repeat(8)
const deviceOf = (at: number): string => at.toString(16).padStart(32, '0')

async function figure(name: string, { admin } = relay): Promise<number> {
  const text = await (await fetch(`${admin}/metrics`)).text()
  return Number(new RegExp(`^relay_${name} (\\S+)$`, 'm').exec(text)?.[1])
}
const held = () => figure('held_bytes')

/** A message as large as may be. */
const large = (sequence: number) =>
  ({ kind: 'append', log: 'book', session: SESSION, sequence, box: new Uint8Array(MEBIBYTE - 100) }) as const

it('who is told something of a room is told from one question for all, however many are connected', async () => {
  const { room, grants } = await newRoom(relay.url)
  const CONNECTIONS = 20
  const all = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, at) => greeted(relay.url, room, grants, deviceOf(at % 10))),
  )
  await expect.poll(() => all.every((one) => framesOf(one, 'upToDate').length === 2)).toBe(true)
  const [writer] = all
  const before = await figure('store_reads_total')
  const MESSAGES = 10
  for (let sequence = 1; sequence <= MESSAGES; sequence++) {
    writer?.send({ kind: 'append', log: 'book', session: SESSION, sequence, box: new Uint8Array(256) })
    await expect.poll(() => all.every((one) => framesOf(one, 'entry').length === sequence)).toBe(true)
  }
  const reads = (await figure('store_reads_total')) - before
  console.log(`${reads} questions for ${MESSAGES} messages to ${CONNECTIONS} connections`)
  // One for each; some more where a device was told while it was still being told of the last.
  expect(reads).toBeGreaterThanOrEqual(MESSAGES)
  expect(reads).toBeLessThanOrEqual(2 * MESSAGES)

  // One more of a device that is there takes the place of its oldest.
  const again = await greeted(relay.url, room, grants, deviceOf(3))
  await expect.poll(() => all.filter((one) => one.isClosed()).length).toBe(1)
  expect([3, 13].some((at) => all[at]?.isClosed())).toBe(true)
  for (const { socket } of [...all, again]) socket.close()
})

it('connections of a client have a bound, and another client comes in', async () => {
  const strict = await startReplica(cluster.url, {
    RELAY_TRUSTED_PROXIES: '127.0.0.1',
    RELAY_CONNECTIONS_PER_ADDRESS: '3',
  })
  const { room, grants } = await newRoom(relay.url)
  const closed: number[] = []
  for (let at = 0; at < 6; at++) {
    const socket = await bareSocket(strict.url, `2001:db8::${at + 1}`)
    socket.on('close', () => closed.push(at))
    socket.write(onWire(helloOf(room, grants, deviceOf(0))))
  }
  await expect.poll(() => figure('connections', strict)).toBe(3)
  await expect.poll(() => closed.toSorted()).toEqual([3, 4, 5])
  const other = await bareSocket(strict.url, '2001:db8:0:1::1')
  other.write(onWire(helloOf(room, grants, deviceOf(0))))
  await expect.poll(() => figure('connections', strict)).toBe(4)
  strict.child.kill('SIGKILL')
})

it('devices that greet and do not read: each is sent what it may leave, and others go on', async () => {
  const { room, grants } = await newRoom(relay.url)
  const writer = await greeted(relay.url, room, grants, deviceOf(0))
  const MESSAGES = 18
  for (let sequence = 1; sequence <= MESSAGES; sequence++) {
    writer.send(large(sequence))
    await expect.poll(() => framesOf(writer, 'kept').length).toBe(sequence)
  }
  writer.socket.close()
  await expect.poll(held).toBe(0)
  const UNREAD = 12
  const unread = await Promise.all(Array.from({ length: UNREAD }, () => bareSocket(relay.url)))
  for (const [at, socket] of unread.entries()) {
    socket.pause()
    socket.write(onWire(helloOf(room, grants, deviceOf(at % 10))))
  }
  const reads = await figure('store_reads_total')
  // The networks of both sides hold some messages of each; then the relay does, one of each device.
  await expect.poll(held).toBeGreaterThan((UNREAD - 1) * (MEBIBYTE - 100))
  for (let look = 0; look < 20; look++) expect(await held()).toBeLessThan(UNREAD * 1.25 * MEBIBYTE)
  expect((await figure('store_reads_total')) - reads).toBeLessThan(UNREAD * MESSAGES)
  const other = await newRoom(relay.url)
  const polite = await greeted(relay.url, other.room, other.grants, deviceOf(1))
  polite.send({ kind: 'append', log: 'book', session: SESSION, sequence: 1, box: new Uint8Array(256) })
  await expect.poll(() => framesOf(polite, 'kept').length).toBe(1)
  polite.socket.close()
  for (const socket of unread) socket.destroy()
  await expect.poll(held).toBe(0)
})

it('messages that come faster than the database takes them: two wait, the rest is not read', async () => {
  const slow = await startReplica(line.url)
  const { room, grants } = await newRoom(slow.url)
  const writer = await greeted(slow.url, room, grants, deviceOf(0))
  line.isSilent = true
  const MESSAGES = 60
  for (let at = 0; at < MESSAGES; at++) writer.send(large(1))
  await expect.poll(() => figure('held_bytes', slow)).toBeGreaterThan(MEBIBYTE)
  const most: number[] = []
  while (framesOf(writer, 'refused').length === 0) most.push(await figure('held_bytes', slow))
  // Two that wait, and the beginning of a third that came with the second.
  expect(Math.max(...most)).toBeLessThan(3 * MEBIBYTE)
  expect(framesOf(writer, 'refused')[0]?.refusal).toBe('unavailable')
  line.isSilent = false
  slow.child.kill('SIGKILL')
  await expect.poll(async () => (await fetch(`${relay.url}/readyz`)).status).toBe(200)
})

it('photos that never end: their bytes have a bound, of a client and of all, and without a token none is read', async () => {
  const photos = await startReplica(cluster.url, { RELAY_TRUSTED_PROXIES: '127.0.0.1' })
  const { room, grants } = await newRoom(relay.url)
  const begin = async (at: number, token: string, from: string) => {
    const { socket, answer } = await dialled(photos.url)
    socket.write(uploadOf(room, deviceOf(at), token, from))
    return { socket, status: () => /^HTTP\/1.1 (\d+)/.exec(answer())?.[1] }
  }
  // Not a byte of it is sent, and it is answered.
  const stranger = await begin(1, 'f'.repeat(64), '203.0.113.1')
  await expect.poll(stranger.status).toBe('401')
  const token = grants['write book'] ?? ''
  const of = async (client: string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => begin(at, token, client)))
  const uploads = await of('203.0.113.2', 6)
  await expect.poll(() => uploads.filter(({ status }) => status() === '503').length).toBe(2)
  for (let client = 3; client < 9; client++) uploads.push(...(await of(`203.0.113.${client}`, 4)))
  await expect.poll(() => uploads.filter(({ status }) => status() === '503').length).toBe(2 + 12)
  for (const { socket, status } of uploads) if (status() === undefined) socket.write(Buffer.alloc(MEBIBYTE - 1))
  expect(await figure('held_bytes', photos)).toBe(16 * MEBIBYTE)
  // The last byte of one: it is kept, and there is room for another.
  const [first] = uploads.filter(({ status }) => status() === undefined)
  first?.socket.write(Buffer.alloc(1))
  await expect.poll(() => first?.status()).toBe('204')
  await expect.poll(() => figure('held_bytes', photos)).toBe(15 * MEBIBYTE)
  for (const { socket } of uploads) socket.destroy()
  await expect.poll(() => figure('held_bytes', photos)).toBe(0)
  photos.child.kill('SIGKILL')
})

it('photos that are asked for and not taken: what waits has a bound', async () => {
  const { room, grants } = await newRoom(relay.url)
  const [name, token] = [deviceOf(1), grants['write book'] ?? '']
  const put = await dialled(relay.url)
  put.socket.write(uploadOf(room, name, token, '203.0.113.50'))
  put.socket.write(Buffer.alloc(MEBIBYTE))
  await expect.poll(put.answer).toContain('204')
  put.socket.destroy()
  await expect.poll(held).toBe(0)
  const { socket } = await dialled(relay.url)
  socket.pause()
  const lines = [`GET /v1/rooms/${room}/blobs/${name} HTTP/1.1`, 'host: relay', 'x-forwarded-for: 203.0.113.51']
  const request = `${[...lines, `authorization: Bearer ${grants['read book']}`].join('\r\n')}\r\n\r\n`
  socket.write(request.repeat(40))
  await expect.poll(held).toBeGreaterThan(0)
  for (let look = 0; look < 20; look++) expect(await held()).toBeLessThanOrEqual(8 * MEBIBYTE)
  socket.destroy()
  await expect.poll(held).toBe(0)
})

it('who comes and never greets is sent away', async () => {
  await expect.poll(() => isSilentGone).toBe(true)
})
