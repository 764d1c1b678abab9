import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { framesOf, greeted, newRoom } from './frames.ts'
import { Cluster, type Replica, SilentLine, startReplica } from './processes.ts'

/** People who have a key and mean harm, or none at all: what others have stays whole, and goes on. */

let cluster: Cluster
let relay: Replica

beforeAll(async () => {
  cluster = new Cluster()
  await cluster.begin()
  relay = await startReplica(cluster.url)
})
afterAll(async () => {
  relay?.child.kill('SIGKILL')
  await cluster.end()
})

const newBox = () => Uint8Array.from(randomBytes(256))
const [DESK, TABLET, READER] = ['d1', 'd2', 'd3'].map((name) => name.repeat(16)) as [string, string, string]
const SESSION = '5e'.repeat(8)
/** The last number that the wire has room for. */
const LAST_NUMBER = 2 ** 48 - 1

describe('numbers of messages', () => {
  async function opened() {
    const { room, grants, weighing } = await newRoom(relay.url)
    const [victim, weigher] = [
      await greeted(relay.url, room, grants, DESK),
      await greeted(relay.url, room, weighing, TABLET),
    ]
    const boxes: Uint8Array[] = []
    /** The victim writes, and it is said to be kept. */
    const write = async (sequence: number, box = newBox()) => {
      const before = framesOf(victim, 'kept').length
      boxes.push(box)
      victim.send({ kind: 'append', log: 'ticks', session: SESSION, sequence, box })
      await expect.poll(() => framesOf(victim, 'kept').length + framesOf(victim, 'refused').length).toBe(before + 1)
      expect(framesOf(victim, 'refused')).toEqual([])
      return box
    }
    const take = async (sequence: number, session = SESSION) => {
      const before = framesOf(weigher, 'kept').length
      weigher.send({ kind: 'append', log: 'ticks', session, sequence, box: newBox() })
      await expect.poll(() => framesOf(weigher, 'kept').length).toBe(before + 1)
    }
    /** What a device that comes now is told that the victim has written. */
    const told = async () => {
      const reader = await greeted(relay.url, room, grants, READER)
      await expect.poll(() => framesOf(reader, 'upToDate').length).toBe(2)
      const all = [...framesOf(reader, 'entry'), ...framesOf(reader, 'snapshot')].map(({ box }) => Buffer.from(box))
      return boxes.filter((box) => all.some((one) => one.equals(box))).length
    }
    return { victim, write, take, told, boxes }
  }

  it('who writes under the last number of another does not make the relay drop what that one writes', async () => {
    const { write, take, told, boxes } = await opened()
    await write(1)
    await take(LAST_NUMBER)
    for (const sequence of [2, 3, 4]) await write(sequence)
    expect(await told()).toBe(boxes.length)
  })

  it('who takes the next numbers of another does not have what that one writes refused', async () => {
    const { write, take, told, boxes } = await opened()
    await write(1)
    for (const sequence of [2, 3, 4]) await take(sequence)
    for (const sequence of [2, 3, 4]) await write(sequence)
    expect(await told()).toBe(boxes.length)
  })

  it('a message that comes again after a snapshot, and one of a lower number that never came, are there when they are kept', async () => {
    const { victim, write, told } = await opened()
    const first = await write(10)
    victim.send({
      kind: 'snapshot',
      log: 'ticks',
      session: SESSION,
      sequence: 11,
      covers: 1,
      adds: 1,
      part: 0,
      parts: 1,
      box: newBox(),
    })
    await expect.poll(() => framesOf(victim, 'upToDate').some(({ version }) => version === 2)).toBe(true)
    await write(10, first)
    await write(5)
    expect(await told()).toBe(3)
  })
})

describe('a database that hangs', () => {
  /** ms: the relay waits five seconds for the database, a busy machine for longer. */
  const PATIENCE_MS = 60_000

  it('devices are told within its deadline, whoever asks for readiness too; when it answers again all goes on', async () => {
    const line = new SilentLine(cluster.url)
    await line.begin()
    const replica = await startReplica(line.url)
    const { room, grants } = await newRoom(replica.url)
    const [writer, reader] = [
      await greeted(replica.url, room, grants, DESK),
      await greeted(replica.url, room, grants, READER),
    ]
    line.isSilent = true
    const box = newBox()
    writer.send({ kind: 'append', log: 'book', session: SESSION, sequence: 1, box })
    const asked = ['readyz', 'healthz', `v1/rooms/${room}`].map((path) =>
      fetch(`${replica.url}/${path}`, { headers: { authorization: `Bearer ${grants['read book']}` } }),
    )
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([503, 200, 503])
    await expect.poll(() => framesOf(writer, 'refused')[0]?.refusal, { timeout: PATIENCE_MS }).toBe('unavailable')

    line.isSilent = false
    await expect.poll(async () => (await fetch(`${replica.url}/readyz`)).status, { timeout: PATIENCE_MS }).toBe(200)
    const again = await greeted(replica.url, room, grants, DESK)
    again.send({ kind: 'append', log: 'book', session: SESSION, sequence: 1, box })
    await expect.poll(() => framesOf(again, 'kept').length, { timeout: PATIENCE_MS }).toBe(1)
    // Who has only listened meanwhile is told too: the replica listens again.
    await expect.poll(() => framesOf(reader, 'entry').length, { timeout: PATIENCE_MS }).toBe(1)
    for (const { socket } of [again, reader]) socket.close()
    replica.child.kill('SIGKILL')
    line.end()
  })
})

describe('what somebody may use up', () => {
  const asked = async (url: string, room: string, token: string, from: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from }
    return (await fetch(`${url}/v1/rooms/${room}`, { headers })).status
  }

  it('all addresses of a /64 are one client, and a port makes no other', async () => {
    const replica = await startReplica(cluster.url, { RELAY_TRUSTED_PROXIES: '127.0.0.1', RELAY_PER_ADDRESS: '3' })
    const { room, grants } = await newRoom(relay.url)
    const ask = (from: string) => asked(replica.url, room, grants['read book'] ?? '', from)
    for (const addresses of [
      ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1:ffff::3', '2001:db8:1:1::4'],
      ['[2001:db8:1:2::1]:5001', '[2001:db8:1:2::1]:5002', '[2001:db8:1:2::1]:5003', '[2001:db8:1:2::1]:5004'],
      ['203.0.113.7:5001', '203.0.113.7:5002', '203.0.113.7:5003', '203.0.113.7:5004'],
    ])
      expect(await Promise.all(addresses.map(ask))).toEqual([204, 204, 204, 429])
    expect(await ask('203.0.113.8')).toBe(204)
    replica.child.kill('SIGKILL')
  })

  it('the minute of a room: neither strangers nor who only weighs take of what the book has', async () => {
    const replica = await startReplica(cluster.url, { RELAY_PER_ROOM: '4' })
    const { room, grants, weighing } = await newRoom(relay.url)
    for (let at = 0; at < 20; at++) expect(await asked(replica.url, room, 'f'.repeat(64), '')).toBe(401)
    const weigher = await greeted(replica.url, room, weighing, TABLET)
    for (const sequence of [1, 2])
      weigher.send({ kind: 'append', log: 'ticks', session: SESSION, sequence, box: newBox() })
    expect(await weigher.refusal()).toBe('rate')
    for (let at = 0; at < 5; at++)
      expect(await asked(replica.url, room, weighing['read book'] ?? '', '')).toBe(at < 4 ? 204 : 429)
    const desk = await greeted(replica.url, room, grants, DESK)
    for (const sequence of [1, 2, 3, 4, 5])
      desk.send({ kind: 'append', log: 'book', session: SESSION, sequence, box: newBox() })
    expect(await desk.refusal()).toBe('rate')
    expect(framesOf(desk, 'kept')).toHaveLength(4)
    replica.child.kill('SIGKILL')
  })

  const MEBIBYTE = 1024 * 1024
  /** Bytes of everything that a room has in the database. */
  const storedOf = (room: string): number =>
    ['entries', 'snapshots', 'blobs']
      .map((table) => `SELECT coalesce(sum(length(box)), 0) FROM ${table} WHERE room = '\\x${room}'`)
      .reduce((sum, statement) => sum + Number(cluster.query(statement)), 0)

  it('photos, snapshots and what is staged have the bytes of a room together', async () => {
    const small = await startReplica(cluster.url, { RELAY_ROOM_MIB: '1' })
    const { room, grants } = await newRoom(relay.url)
    const headers = { authorization: `Bearer ${grants['write book']}`, 'content-type': 'application/octet-stream' }
    const PHOTO_BYTES = MEBIBYTE / 8
    const put = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        fetch(`${small.url}/v1/rooms/${room}/blobs/${String(at).repeat(32)}`, {
          method: 'PUT',
          headers,
          body: Buffer.alloc(PHOTO_BYTES),
        }),
      ),
    )
    expect(put.filter(({ status }) => status === 204)).toHaveLength(6)
    // Snapshots of both logs, each whole, and others that never will be.
    const refusals: (string | undefined)[] = []
    for (const [at, parts] of [1, 1, 2, 2, 2, 2].entries()) {
      const desk = await greeted(small.url, room, grants, DESK)
      const log = at % 2 === 0 ? 'book' : 'ticks'
      const place = { log, session: `${at}`.repeat(16), sequence: 1, covers: 0, adds: 0, part: 0, parts } as const
      desk.send({ kind: 'snapshot', ...place, box: new Uint8Array(200_000) })
      // What is no frame is answered when what came before has been.
      desk.socket.send(Uint8Array.of(99))
      refusals.push(await desk.refusal())
    }
    expect(refusals[0]).toBe('malformed')
    expect(refusals).toContain('full')
    expect(storedOf(room)).toBeLessThanOrEqual(MEBIBYTE)
    expect(Number(cluster.query(`SELECT bytes FROM rooms WHERE id = '\\x${room}'`))).toBe(storedOf(room))
    small.child.kill('SIGKILL')
  })

  it('a message of a byte counts for 256; ticks fill their tenth, and the book goes on and is made smaller by its snapshot', async () => {
    const small = await startReplica(cluster.url, { RELAY_ROOM_MIB: '1' })
    const { room, grants, weighing } = await newRoom(relay.url)
    const weigher = await greeted(small.url, room, weighing, TABLET)
    const MOST_TICKS = Math.floor(Math.floor(MEBIBYTE / 10) / 256)
    for (let sequence = 1; sequence <= MOST_TICKS + 1; sequence++)
      weigher.send({ kind: 'append', log: 'ticks', session: SESSION, sequence, box: new Uint8Array(1) })
    await expect.poll(() => framesOf(weigher, 'refused').length).toBe(1)
    expect(await weigher.refusal()).toBe('full')
    expect(framesOf(weigher, 'kept')).toHaveLength(MOST_TICKS)

    const desk = await greeted(small.url, room, grants, DESK)
    const box = new Uint8Array(MEBIBYTE / 4)
    for (const sequence of [1, 2, 3, 4]) desk.send({ kind: 'append', log: 'book', session: SESSION, sequence, box })
    expect(await desk.refusal()).toBe('full')
    expect(framesOf(desk, 'kept')).toHaveLength(3)
    // The room is full for messages, and a snapshot makes room for more.
    const owner = await greeted(small.url, room, grants, DESK)
    const place = { log: 'book', session: SESSION, sequence: 9, covers: 3, adds: 0, part: 0, parts: 1 } as const
    owner.send({ kind: 'snapshot', ...place, box: new Uint8Array(50_000) })
    owner.send({ kind: 'append', log: 'book', session: SESSION, sequence: 10, box })
    await expect.poll(() => framesOf(owner, 'kept').length).toBe(1)
    small.child.kill('SIGKILL')
  })
})
