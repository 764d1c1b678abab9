import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterEach, expect, it, vi } from 'vitest'
import { freePort } from '../../../../tools/free-port.ts'
import { killAll, launch, type Replica, run, said, startServer, startStore, temporaryFolder } from './processes.ts'
import { type Answer, calculate, keepAlive, tally } from './requests.ts'

afterEach(killAll)

/** Several processes are started in each. */
vi.setConfig({ testTimeout: 60_000 })

const LIMIT = 60
const BEHIND_A_PROXY = { OBRADOR_TRUSTED_PROXIES: '127.0.0.0/8' }

const replicas = (store: string, env: Record<string, string> = {}): Promise<[Replica, Replica]> => {
  const start = () => startServer({ OBRADOR_REDIS_URL: store, ...env })
  return Promise.all([start(), start()])
}

const atOnce = (count: number, to: readonly Replica[], call: Parameters<typeof calculate>[1] = {}): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => calculate(to[turn % to.length]?.url ?? '', call)))

async function countedIn(url: string): Promise<unknown> {
  const answer = await (await fetch(`${url}/readyz`)).json()
  expect(answer).toMatchObject({ status: 'ok' })
  return Reflect.get(Object(answer), 'limits')
}

async function inspect<T>(port: number, look: (store: Redis) => Promise<T>): Promise<T> {
  const store = new Redis(port)
  try {
    return await look(store)
  } finally {
    store.disconnect()
  }
}

it('500 requests of one client at once on two replicas: exactly 60 pass', async () => {
  const store = await startStore()
  const both = await replicas(`redis://127.0.0.1:${store.port}`, BEHIND_A_PROXY)
  const client = '198.51.100.7'
  expect(tally(await atOnce(500, both, { forwarded: client }))).toEqual({ 200: LIMIT, 429: 500 - LIMIT })

  expect(await inspect(store.port, (redis) => redis.keys('*'))).toEqual([`obrador:post:${client}`])
  const left = await inspect(store.port, (redis) => redis.ttl(`obrador:post:${client}`))
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(60)

  for (const { url, stop, output } of both) {
    expect(await countedIn(url)).toBe('shared')
    expect(await stop()).toBe(0)
    expect(output()).not.toContain(client)
  }
  expect(readdirSync(store.folder), 'the store writes nothing to disk').toEqual([])
})

it('who is over the limit is turned away without asking the store', async () => {
  const store = await startStore()
  const both = await replicas(`redis://127.0.0.1:${store.port}`)
  await atOnce(LIMIT, both)
  for (const { url } of both) await calculate(url)
  const counted = () => inspect(store.port, (redis) => redis.get('obrador:post:127.0.0.1'))
  const before = await counted()
  const answers = await atOnce(100, both)
  expect(tally(answers)).toEqual({ 429: 100 })
  expect(answers.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
  expect(await counted()).toBe(before)
})

it('a cluster of three masters counts just as exactly', async () => {
  const ports = await Promise.all([freePort(), freePort(), freePort()])
  for (const port of ports) {
    // The bus of a cluster listens on another port, by default too high for some of the free ones.
    await startStore(port, '--cluster-enabled', 'yes', '--cluster-port', String(await freePort()))
  }
  const nodes = ports.map((port) => `127.0.0.1:${port}`)
  await run('redis-cli', '--cluster', 'create', ...nodes, '--cluster-yes')
  // Made is not yet agreed upon: each master has to have heard of the others.
  for (const port of ports) {
    while (!(await run('redis-cli', '-p', String(port), 'cluster', 'info')).includes('cluster_state:ok'))
      await sleep(50)
  }
  const both = await replicas(`redis+cluster://${nodes.join(',')}`, BEHIND_A_PROXY)
  const clients = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4', '198.51.100.5', '198.51.100.6']
  for (const forwarded of clients) {
    expect(tally(await atOnce(100, both, { forwarded }))).toEqual({ 200: LIMIT, 429: 100 - LIMIT })
  }
  const keys = await Promise.all(ports.map((port) => inspect(port, (redis) => redis.dbsize())))
  expect(keys.reduce((sum, count) => sum + count)).toBe(clients.length)
  expect(keys.filter((count) => count > 0).length, 'the clients are spread over the masters').toBeGreaterThan(1)
})

it('the master that a sentinel watches counts just as exactly', async () => {
  const master = await startStore()
  const settings = join(temporaryFolder(), 'sentinel.conf')
  const port = await freePort()
  writeFileSync(settings, `port ${port}\nsentinel monitor obrador 127.0.0.1 ${master.port} 1\n`)
  await said(launch('redis-server', [settings, '--sentinel']), '+monitor master obrador')
  const both = await replicas(`redis+sentinel://127.0.0.1:${port}/obrador`)
  expect(tally(await atOnce(100, both))).toEqual({ 200: LIMIT, 429: 100 - LIMIT })
  expect(await inspect(master.port, (redis) => redis.dbsize())).toBe(1)
})

it('no claim of an untrusted client about its address helps it', async () => {
  const store = await startStore()
  const [one, other] = await replicas(`redis://127.0.0.1:${store.port}`)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, turn) =>
      calculate((turn % 2 === 0 ? one : other).url, { forwarded: `198.51.100.${turn}, 10.0.0.${turn}` }),
    ),
  )
  expect(tally(answers)).toEqual({ 200: LIMIT, 429: 200 - LIMIT })
})

/** Keeps asking as several clients over kept connections until told to stop. */
function load(to: readonly Replica[], clients: number) {
  const answers: (Answer & { readonly client: number })[] = []
  const failures: unknown[] = []
  let going = true
  const agent = keepAlive(2 * clients)
  const workers = Array.from({ length: clients }, async (_, client) => {
    for (let turn = 0; going; turn++) {
      const url = to[turn % to.length]?.url ?? ''
      try {
        answers.push({ ...(await calculate(url, { forwarded: `203.0.113.${client}`, agent })), client })
      } catch (problem) {
        failures.push(problem)
      }
    }
  })
  const stop = async () => {
    going = false
    await Promise.all(workers)
    agent.destroy()
    return { answers, failures }
  }
  return { answers, stop }
}

it('the store is killed under load and comes back: no request fails, the limit bites, counting is shared again', async () => {
  const store = await startStore()
  const both = await replicas(`redis://127.0.0.1:${store.port}`, BEHIND_A_PROXY)
  const CLIENTS = 3
  const traffic = load(both, CLIENTS)
  await sleep(1_000)
  store.child.kill('SIGKILL')
  await store.ended
  await sleep(1_500)
  for (const { url } of both) {
    expect((await calculate(url, { forwarded: '198.51.100.1' })).status).toBe(200)
    expect(await countedIn(url)).toBe('away')
  }

  await startStore(store.port)
  const start = performance.now()
  for (const [turn, { url }] of both.entries()) {
    const state = async () => {
      await calculate(url, { forwarded: `198.51.100.${10 + turn}` })
      return countedIn(url)
    }
    while ((await state()) !== 'shared') await sleep(100)
  }
  expect(performance.now() - start).toBeLessThan(5_000)
  expect(tally(await atOnce(200, both, { forwarded: '198.51.100.99' }))).toEqual({ 200: LIMIT, 429: 200 - LIMIT })

  const { answers, failures } = await traffic.stop()
  expect(failures).toEqual([])
  expect(Object.keys(tally(answers)).toSorted()).toEqual(['200', '429'])
  // One count in the first store, one in the memory of each replica, one in the second store.
  for (let client = 0; client < CLIENTS; client++) {
    const passed = answers.filter((answer) => answer.client === client && answer.status === 200)
    expect(passed.length).toBeLessThanOrEqual(4 * LIMIT)
  }
  for (const { output } of both) expect(output()).toContain('store back')
})

it('a store that goes and comes back while nobody asks: /readyz says so, and the first burst is counted together', async () => {
  const store = await startStore()
  const both = await replicas(`redis://127.0.0.1:${store.port}`, BEHIND_A_PROXY)
  const all = async (state: string) => {
    const start = performance.now()
    while ((await Promise.all(both.map(({ url }) => countedIn(url)))).some((found) => found !== state)) await sleep(50)
    return performance.now() - start
  }
  await all('shared')
  await atOnce(100, both, { forwarded: '198.51.100.49' })
  store.child.kill('SIGSTOP')
  expect(await all('away'), 'a store that hangs is noticed without traffic').toBeLessThan(8_000)
  store.child.kill('SIGKILL')
  await store.ended
  await all('away')
  await startStore(store.port)
  expect(await all('shared'), 'and so is one that is back').toBeLessThan(8_000)
  expect(tally(await atOnce(200, both, { forwarded: '198.51.100.50' }))).toEqual({ 200: LIMIT, 429: 200 - LIMIT })
})

it('a store that hangs delays a request by 50 ms at most, and nearly none', async () => {
  const store = await startStore()
  const server = await startServer({ OBRADOR_REDIS_URL: `redis://127.0.0.1:${store.port}`, ...BEHIND_A_PROXY })
  const agent = keepAlive(1)
  const ask = (client: number) => calculate(server.url, { forwarded: `203.0.113.${client}`, agent })
  for (let client = 0; client < 50; client++) await ask(client)
  const usual = median(await Promise.all(Array.from({ length: 50 }, (_, client) => ask(client))))
  store.child.kill('SIGSTOP')
  const slow: Answer[] = []
  for (let client = 100; client < 200; client++) slow.push(await ask(client))
  expect(tally(slow)).toEqual({ 200: 100 })
  expect(Math.max(...slow.map(({ ms }) => ms))).toBeLessThan(50 + usual + BUSY_MACHINE)
  expect(median(slow)).toBeLessThan(20)
  expect(slow.filter(({ ms }) => ms > 30).length).toBeLessThan(5)
  store.child.kill('SIGCONT')
  agent.destroy()
})

/** What a loaded machine may add to one request out of a hundred, ms. */
const BUSY_MACHINE = 25

function median(answers: readonly Answer[]): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

it('a store that was never there: the service starts, serves and limits', async () => {
  const server = await startServer({ OBRADOR_REDIS_URL: `redis://127.0.0.1:${await freePort()}` })
  expect(tally(await atOnce(100, [server]))).toEqual({ 200: LIMIT, 429: 100 - LIMIT })
  expect(await server.stop()).toBe(0)
})

it('without a store the start says that each process counts by itself', async () => {
  const server = await startServer()
  await expect.poll(() => server.output()).toContain('counted in the memory of this process alone')
  expect(await countedIn(server.url)).toBe('memory')
})
