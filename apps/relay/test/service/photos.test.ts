import { randomBytes } from 'node:crypto'
import {
  closeRoom,
  createRoom,
  hashOfBlob,
  keysOfBook,
  keysToWeigh,
  newSecret,
  RoomBlobs,
  secretToWeigh,
} from '@obrador/book-sync'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Cluster, type Replica, startReplica } from './processes.ts'
import { Device } from './workshop.ts'

let cluster: Cluster
let relay: Replica
/** A relay whose rooms have one mebibyte. */
let small: Replica

beforeAll(async () => {
  cluster = new Cluster()
  await cluster.begin()
  relay = await startReplica(cluster.url)
  small = await startReplica(cluster.url, { RELAY_ROOM_MIB: '1' })
})
afterAll(async () => {
  for (const { child } of [relay, small]) child.kill('SIGKILL')
  await cluster.end()
})

const picture = (bytes: number) => Uint8Array.from(randomBytes(bytes))

async function newRoom({ url }: Replica = relay) {
  const secret = newSecret()
  const keys = await keysOfBook(secret)
  await createRoom(url, keys)
  const weigh = await keysToWeigh(await secretToWeigh(secret))
  return { url, keys, weigh, blobs: new RoomBlobs(url, keys), weighs: new RoomBlobs(url, weigh) }
}

/** Whatever somebody says to the relay of a photo. */
const ask = (url: string, room: string, name: string, method: string, token = '', body?: Uint8Array) =>
  fetch(`${url}/v1/rooms/${room}/blobs${name}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/octet-stream' }) },
    ...(body && { body: Buffer.from(body) }),
  })

it('a photo is put, listed, read by who weighs too, and deleted by who writes the book', async () => {
  const { keys, blobs, weighs } = await newRoom()
  const content = picture(60_000)
  const hash = await hashOfBlob(content)
  const name = await blobs.nameOf(hash)
  expect(await blobs.get(hash)).toBeUndefined()
  expect(await blobs.put(hash, content)).toBe('kept')
  expect(await blobs.put(hash, content)).toBe('kept')
  expect(await weighs.list()).toEqual({ bytes: 65_536, days: new Map([[name, 0]]) })
  expect(await weighs.get(hash)).toEqual(content)

  await expect(weighs.put(await hashOfBlob(picture(9)), picture(9))).rejects.toThrow('401')
  await expect(weighs.delete(name)).rejects.toThrow('401')
  for (const [method, token] of [
    ['PUT', keys.tokens.write.ticks],
    ['PUT', keys.tokens.read.book],
    ['GET', keys.tokens.read.ticks],
    ['DELETE', keys.tokens.read.book],
  ] as const)
    expect(
      (await ask(relay.url, keys.room, `/${name}`, method, token, method === 'PUT' ? content : undefined)).status,
    ).toBe(401)
  expect((await ask(relay.url, keys.room, '', 'GET', keys.tokens.write.book)).status).toBe(401)
  // The day on which it was put, and put again, is kept: no hour.
  const sql = postgres(cluster.url, { max: 1 })
  await sql`UPDATE blobs SET put_on = current_date - 9 WHERE id = ${Buffer.from(name, 'hex')}`
  expect((await blobs.list()).days.get(name)).toBe(9)
  await blobs.put(hash, content)
  expect((await blobs.list()).days.get(name)).toBe(0)
  await sql.end()

  await blobs.delete(name)
  await blobs.delete(name)
  expect(await blobs.list()).toEqual({ bytes: 0, days: new Map() })
})

it("another room's is neither found nor opened, and what was cut or changed is no photo", async () => {
  const [one, other] = [await newRoom(), await newRoom()]
  const content = picture(5000)
  const hash = await hashOfBlob(content)
  await one.blobs.put(hash, content)
  const name = await one.blobs.nameOf(hash)
  expect(await other.blobs.get(hash)).toBeUndefined()
  expect((await ask(relay.url, one.keys.room, `/${name}`, 'GET', other.keys.tokens.read.book)).status).toBe(401)
  expect((await ask(relay.url, other.keys.room, `/${name}`, 'GET', other.keys.tokens.read.book)).status).toBe(404)
  expect((await ask(relay.url, '0'.repeat(32), `/${name}`, 'GET', one.keys.tokens.read.book)).status).toBe(404)

  const sql = postgres(cluster.url, { max: 1 })
  const id = Buffer.from(name, 'hex')
  const [{ box = Buffer.alloc(0) } = {}] = await sql<{ box: Buffer }[]>`SELECT box FROM blobs WHERE id = ${id}`
  expect(box.length).toBe(8192)
  for (const bad of [
    box.subarray(0, 4096),
    box.subarray(0, box.length - 1),
    Buffer.from(box.with(100, (box[100] ?? 0) ^ 1)),
  ]) {
    await sql`UPDATE blobs SET box = ${bad} WHERE id = ${id}`
    expect(await one.blobs.get(hash)).toBeUndefined()
  }
  // A box that was sealed for another name is not taken for this one.
  const second = picture(5000)
  const secondHash = await hashOfBlob(second)
  await one.blobs.put(secondHash, second)
  const secondId = Buffer.from(await one.blobs.nameOf(secondHash), 'hex')
  await sql`UPDATE blobs SET box = (SELECT box FROM blobs WHERE id = ${secondId}) WHERE id = ${id}`
  expect(await one.blobs.get(hash)).toBeUndefined()
  expect(await one.blobs.get(secondHash)).toEqual(second)
  await sql.end()
})

it('more than a mebibyte, less than any photo and what is no bytes are refused', async () => {
  const { keys, blobs } = await newRoom()
  const token = keys.tokens.write.book
  const at = `/${'5'.repeat(32)}`
  expect((await ask(relay.url, keys.room, at, 'PUT', token, new Uint8Array(1024 * 1024))).status).toBe(204)
  expect(
    (await ask(relay.url, keys.room, at.replaceAll('5', '6'), 'PUT', token, new Uint8Array(1024 * 1024 + 1))).status,
  ).toBe(413)
  expect((await ask(relay.url, keys.room, at, 'PUT', token, new Uint8Array(4095))).status).toBe(400)
  expect((await ask(relay.url, keys.room, '/..', 'PUT', token, new Uint8Array(4096))).status).not.toBe(204)
  const large = picture(1024 * 1024)
  expect(await blobs.put(await hashOfBlob(large), large)).toBe('full')
})

it('photos fill their share of a room, and what is written goes on being sent', async () => {
  const { keys, blobs, url } = await newRoom(small)
  const kept: string[] = []
  for (let at = 0; at < 8; at++) {
    const content = picture(100_000)
    const hash = await hashOfBlob(content)
    if ((await blobs.put(hash, content)) === 'kept') kept.push(await blobs.nameOf(hash))
  }
  // Four fifths of a mebibyte have room for six of 128 KiB.
  expect(kept).toHaveLength(6)
  expect((await blobs.list()).bytes).toBe(6 * 131_072)
  const desk = new Device('Mesa', keys, url).start()
  desk.write('h', 'Hogaza', [1000, 650, 20])
  await expect.poll(() => desk.isUpToDate).toBe(true)
  // One that is deleted makes room for another.
  await blobs.delete(kept[0] ?? '')
  const content = picture(100_000)
  expect(await blobs.put(await hashOfBlob(content), content)).toBe('kept')
  await desk.client.stop()
})

it('at once, photos do not fill more than their share', async () => {
  const { blobs } = await newRoom(small)
  const contents = Array.from({ length: 12 }, () => picture(100_000))
  const outcomes = await Promise.all(contents.map(async (content) => blobs.put(await hashOfBlob(content), content)))
  expect(outcomes.filter((one) => one === 'kept')).toHaveLength(6)
  expect((await blobs.list()).bytes).toBe(6 * 131_072)
})

it('a room that is closed has none any more, and takes none', async () => {
  const { keys, blobs } = await newRoom()
  const content = picture(5000)
  const hash = await hashOfBlob(content)
  await blobs.put(hash, content)
  await closeRoom(relay.url, keys, '{}')
  expect((await blobs.list()).days.size).toBe(0)
  expect(await blobs.get(hash)).toBeUndefined()
  await expect(blobs.put(hash, content)).rejects.toThrow('409')
})
