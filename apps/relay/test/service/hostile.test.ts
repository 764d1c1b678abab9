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
