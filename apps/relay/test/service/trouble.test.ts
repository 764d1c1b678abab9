import { afterAll, beforeAll, expect, it } from 'vitest'
import { Cluster, type Replica, startReplica } from './processes.ts'
import { Device, newBook } from './workshop.ts'

let cluster: Cluster
const replicas: Replica[] = []

const started = async (database = cluster.url): Promise<Replica> => {
  const replica = await startReplica(database)
  replicas.push(replica)
  return replica
}

beforeAll(async () => {
  cluster = new Cluster()
  await cluster.begin()
})
afterAll(async () => {
  for (const { child } of replicas) child.kill('SIGKILL')
  await cluster.end()
})

const same = (devices: readonly Device[]) =>
  expect
    .poll(() => devices.every((one) => one.isUpToDate) && new Set(devices.map(({ all }) => all)).size, {
      timeout: 90_000,
    })
    .toBe(1)

const stopped = (devices: readonly Device[]) => Promise.all(devices.map(({ client }) => client.stop()))

/** Everybody writes, each formula again and again. */
async function work(devices: readonly Device[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const [at, device] of devices.entries()) {
      device.write(`propia-${at}`, `De ${device.name}`, [1000, round, at])
      device.write(
        'comun',
        'La de todos',
        devices.map((_, index) => (index === at ? round : 0)),
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

it('a replica killed in the midst of it: its devices go to the other, and nothing is lost', async () => {
  const [first, second] = [await started(), await started()]
  const devices = await newBook(first.url, ['Mesa', 'Móvil', 'Tableta'])
  await devices[1]?.restart(second.url)
  const working = work(devices, 40)
  await new Promise((resolve) => setTimeout(resolve, 300))
  first.child.kill('SIGKILL')
  await working
  for (const device of devices) await device.restart(second.url)
  await same(devices)
  for (const [at] of devices.entries()) expect(devices[0]?.all).toContain(`propia-${at}`)
  await stopped(devices)
})

it('the database stopped and started again: what was written meanwhile waits, and comes through both replicas', async () => {
  const [first, second] = [await started(), await started()]
  const devices = await newBook(first.url, ['Mesa', 'Móvil', 'Tableta'])
  await devices[1]?.restart(second.url)
  await work(devices, 5)
  await same(devices)
  await cluster.stop()
  await work(devices, 5)
  expect(devices.every((device) => !device.isUpToDate)).toBe(true)
  await cluster.start()
  await same(devices)
  devices[0]?.write('despues', 'Después', [1])
  await same(devices)
  expect(devices[1]?.all).toContain('despues')
  await stopped(devices)
})

it("a device restored from an old copy has the book again, and what it writes is nobody else's", async () => {
  const { url } = await started()
  const [desk, phone] = (await newBook(url, ['Mesa', 'Móvil'])) as [Device, Device]
  await work([desk, phone], 3)
  await same([desk, phone])
  const old = desk.store.kept
  await work([desk, phone], 10)
  await same([desk, phone])
  await desk.client.stop()
  desk.store.kept = old
  await desk.restart()
  desk.write('nueva', 'Nueva', [7])
  await same([desk, phone])
  expect(phone.all).toContain('nueva')
  await stopped([desk, phone])
})

it('a database restored from a backup of before: the devices bring back what it has lost', async () => {
  const { url } = await started()
  const [desk, phone] = (await newBook(url, ['Mesa', 'Móvil'])) as [Device, Device]
  await work([desk, phone], 3)
  await same([desk, phone])
  const backup = cluster.dump()
  await work([desk, phone], 5)
  desk.write('tardia', 'Después de la copia', [1, 2, 3])
  await same([desk, phone])
  const book = desk.all
  await stopped([desk, phone])
  const restored = await started(cluster.restore(backup, 'restored'))
  for (const device of [desk, phone]) await device.restart(restored.url)
  await same([desk, phone])
  expect(desk.all).toBe(book)
  const tablet = new Device('Tableta', desk.keys, restored.url).start()
  await same([desk, phone, tablet])
  expect(tablet.all).toContain('Después de la copia')
  await stopped([desk, phone, tablet])
})
