import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bareSocket, dialled, onWire, uploadOf } from './bare.ts'
import { framesOf, greeted, helloOf, newRoom } from './frames.ts'
import { Cluster, type Replica, startReplica } from './processes.ts'

/** What bounds.test.ts counts, measured: megabytes and milliseconds, on a machine that does nothing else. */

let cluster: Cluster
let relay: Replica

beforeAll(async () => {
  cluster = new Cluster()
  await cluster.begin()
})
beforeEach(async () => {
  relay?.child.kill('SIGKILL')
  relay = await startReplica(cluster.url, { RELAY_TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  relay?.child.kill('SIGKILL')
  await cluster.end()
})

const MEBIBYTE = 1024 * 1024
/** MB of the container of a replica, less a fifth. */
const MOST_MB = 300
const SESSION = '5e'.repeat(8)
const PATIENCE = { timeout: 60_000 }
const deviceOf = (at: number): string => at.toString(16).padStart(32, '0')
const appendOf = (sequence: number, bytes: number) =>
  ({ kind: 'append', log: 'book', session: SESSION, sequence, box: new Uint8Array(bytes) }) as const

/** The most that the relay has had in memory, MB. */
function peak(): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${relay.child.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
function expectSmall(attack: string): void {
  console.log(`${attack}: ${Math.round(peak())} MB at most`)
  expect(peak()).toBeLessThan(MOST_MB)
}

it('40 devices that greet and do not read', async () => {
  for (const _ of ['one room', 'another']) {
    const { room, grants } = await newRoom(relay.url)
    const writer = await greeted(relay.url, room, grants)
    for (let sequence = 1; sequence <= 18; sequence++) {
      writer.send(appendOf(sequence, MEBIBYTE - 100))
      await expect.poll(() => framesOf(writer, 'kept').length, PATIENCE).toBe(sequence)
    }
    writer.socket.close()
    for (let at = 0; at < 20; at++) {
      const socket = await bareSocket(relay.url)
      socket.pause()
      socket.write(onWire(helloOf(room, grants, deviceOf(at % 10))))
    }
  }
  await sleep(5000)
  expectSmall('40 that do not read')
})

it('800 messages of a mebibyte at once', async () => {
  const { room, grants } = await newRoom(relay.url)
  const writer = await greeted(relay.url, room, grants)
  for (let at = 0; at < 800; at++) writer.send(appendOf(1, MEBIBYTE - 100))
  await sleep(10_000)
  expectSmall('800 messages')
  writer.socket.close()
})

it('300 photos without their last byte', async () => {
  const { room, grants } = await newRoom(relay.url)
  for (let at = 0; at < 300; at++) {
    const { socket } = await dialled(relay.url)
    socket.write(uploadOf(room, deviceOf(at), grants['write book'] ?? '', `203.0.113.${at % 250}`))
    socket.write(Buffer.alloc(MEBIBYTE - 1))
  }
  await sleep(5000)
  expectSmall('300 photos')
})

/** ms in which 19 of 20 messages of a polite device are kept, whatever happens in another room; on a machine that takes long for it alone, twice that. */
const POLITE_MS = 30

it('400 connections to one room that somebody writes to: a device of another room does not notice', async () => {
  const { room, grants } = await newRoom(relay.url)
  const other = await newRoom(relay.url)
  const polite = await greeted(relay.url, other.room, other.grants)
  let sequence = 0
  const lateness = async (meanwhile: () => void): Promise<number> => {
    const took: number[] = []
    for (let at = 0; at < 200; at++) {
      meanwhile()
      sequence++
      const began = performance.now()
      polite.send(appendOf(sequence, 256))
      while (framesOf(polite, 'kept').length < sequence) await sleep(1)
      took.push(performance.now() - began)
      await sleep(50)
    }
    return took.toSorted((a, b) => a - b)[Math.floor(0.95 * took.length)] ?? 0
  }
  const calm = await lateness(() => undefined)
  for (let at = 0; at < 400; at++) {
    const socket = await bareSocket(relay.url, `203.0.113.${at % 250}`)
    socket.write(onWire(helloOf(room, grants, deviceOf(at % 10))))
  }
  const attacker = await greeted(relay.url, room, grants, deviceOf(1))
  const attacked = await lateness(() => attacker.send(appendOf(sequence + 1, 256)))
  console.log(`a polite device at p95: ${calm.toFixed(1)} ms, under attack ${attacked.toFixed(1)} ms`)
  expect(attacked).toBeLessThan(Math.max(POLITE_MS, 2 * calm))
})
