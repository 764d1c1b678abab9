import { afterAll, beforeAll, expect, it } from 'vitest'
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

it('rooms and messages: what it holds', async () => {
  const ROOMS = 50
  const MESSAGES = 40
  const books = await Promise.all(Array.from({ length: ROOMS }, () => newBook(replica.url, ['Mesa', 'Móvil'])))
  const pairs = books as unknown as readonly (readonly [Device, Device])[]
  await expect.poll(() => pairs.flat().every((one) => one.isUpToDate), { timeout: 60_000 }).toBe(true)
  const began = performance.now()
  await Promise.all(
    pairs.map(async ([desk]) => {
      for (let at = 0; at < MESSAGES; at++) {
        desk.write('comun', 'La de todos', [at, 1, 2])
        await desk.client.flush()
      }
    }),
  )
  await expect
    .poll(() => pairs.every(([desk, phone]) => desk.isUpToDate && phone.isUpToDate && phone.all === desk.all), {
      timeout: 120_000,
      interval: 50,
    })
    .toBe(true)
  const seconds = (performance.now() - began) / 1000
  console.log(
    `${ROOMS} rooms of two devices: ${Math.round((ROOMS * MESSAGES) / seconds)} messages a second kept and passed on`,
  )
  for (const device of pairs.flat()) await device.client.stop()
})
