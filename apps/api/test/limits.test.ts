import { heladoExample } from '@obrador/contract'
import { clientKey, memoryLimiter } from '@obrador/limiter'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiApp, ENGLISH, expectRefusal, PATH, testApp } from './helpers.ts'

const limited = (overrides: Parameters<typeof testApp>[0] = {}) => testApp({ limits: {}, ...overrides })

/** One service for all, and for each test a client that it has not seen. */
let app: ApiApp
let tests = 0
const client = (): string => `203.0.${tests}.7`
beforeAll(async () => {
  app = await limited()
})
beforeEach(() => {
  tests++
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => app.close())

interface Call {
  readonly from?: string
  readonly forwarded?: string
  readonly payload?: string
}

const ask = (app: ApiApp, { from = client(), forwarded, payload = JSON.stringify(heladoExample) }: Call = {}) =>
  app.inject({
    method: 'POST',
    url: PATH,
    remoteAddress: from,
    headers: { 'content-type': 'application/json', ...(forwarded && { 'x-forwarded-for': forwarded }) },
    payload,
  })

async function exhaust(app: ApiApp, call: Call = {}): Promise<void> {
  for (let count = 0; count < 60; count++) expect((await ask(app, call)).statusCode).not.toBe(429)
}

describe('rate', () => {
  it('8 rate is 60 POST requests per minute and client, and one more gives 429', async () => {
    await exhaust(app)
    const refused = await ask(app)
    expect(refused.statusCode).toBe(429)
    expectRefusal(refused.json(), expect.stringContaining('60 peticiones por minuto'))
    expect(refused.json().error).not.toMatch(ENGLISH)
    expect((await ask(app, { from: '203.0.113.8' })).statusCode).toBe(200)
  })

  it('every limited answer says what is left, and 429 how long to wait', async () => {
    const first = await ask(app)
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '60', 'ratelimit-remaining': '59' })
    expect(Number(first.headers['ratelimit-reset'])).toBeLessThanOrEqual(60)
    expect(first.headers).not.toHaveProperty('retry-after')
    await exhaust(app, { from: '203.0.113.9' })
    const { headers } = await ask(app, { from: '203.0.113.9' })
    expect(headers).toMatchObject({ 'ratelimit-limit': '60', 'ratelimit-remaining': '0' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['retry-after']).toBe(headers['ratelimit-reset'])
  })

  it('the window starts again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const app = await limited()
    await exhaust(app)
    expect((await ask(app)).statusCode).toBe(429)
    vi.setSystemTime(Date.now() + 61_000)
    expect((await ask(app)).statusCode).toBe(200)
  })

  it('rejected requests count, wherever they are sent', async () => {
    for (let count = 0; count < 30; count++) {
      expect((await ask(app, { payload: '{' })).statusCode).toBe(400)
      await app.inject({ method: 'POST', url: '/nada', remoteAddress: client() })
    }
    expect((await ask(app)).statusCode).toBe(429)
  })

  it('GET has its own generous bucket, OPTIONS and health are free', async () => {
    await exhaust(app)
    const get = (url: string) => app.inject({ url, remoteAddress: client() })
    expect((await get(PATH)).headers).toMatchObject({ 'ratelimit-limit': '600', 'ratelimit-remaining': '599' })
    for (let count = 0; count < 599; count++) await get(PATH)
    expect((await get(PATH)).statusCode).toBe(429)
    for (const url of ['/healthz', '/readyz']) {
      expect((await get(url)).statusCode).toBe(200)
      expect((await get(url)).headers).not.toHaveProperty('ratelimit-limit')
    }
    const preflight = await app.inject({ method: 'OPTIONS', url: PATH, remoteAddress: client() })
    expect(preflight.statusCode).toBe(204)
  })
})

describe('a swarm of addresses', () => {
  const passing = (limiter: ReturnType<typeof memoryLimiter>) => (client: string) => limiter.consume(client).allowed

  it('those counted go on as before, newcomers share the bucket of their network until the table has emptied', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const passes = passing(memoryLimiter(3, 10))
    for (let client = 0; client < 10; client++) expect(passes(`198.51.100.${client}`)).toBe(true)
    // Thirty for the whole of one /24, and a neighbour is not touched.
    const swarm = Array.from({ length: 40 }, (_, client) => passes(`203.0.113.${client}`))
    expect(swarm.filter(Boolean)).toHaveLength(30)
    expect(passes('192.0.2.1')).toBe(true)
    expect(passes('198.51.100.3')).toBe(true)
    vi.setSystemTime(Date.now() + 121_000)
    for (let client = 0; client < 5; client++) expect(passes(`203.0.113.${client}`)).toBe(true)
  })

  it('a swarm of /64 fills the table, and whoever comes new from elsewhere is still let in', () => {
    const passes = passing(memoryLimiter(3, 100))
    // Of a hundred thousand networks of as many sites: beyond the table of clients and that of their networks.
    const at = (number: number) => `2001:${(number >> 8).toString(16)}:${(number & 255).toString(16)}:1::/64`
    for (let number = 0; number < 100_000; number++) passes(at(number))
    expect(passes('203.0.113.7')).toBe(true)
    expect(passes('2a02:1:2:3::/64')).toBe(true)
    expect(passes(at(100_001))).toBe(false)
  })

  it('a /48 of IPv6 has ten times the allowance of a client, however many of its networks it sends from', async () => {
    const statuses: number[] = []
    for (let network = 0; network < 605; network++) {
      statuses.push((await ask(app, { from: `2001:db8:7:${network.toString(16)}::1`, payload: '{' })).statusCode)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect((await ask(app, { from: '2001:db8:8::1' })).statusCode).toBe(200)
  })
})

describe('who the client is', () => {
  it('5.2 callers are told apart by their address alone', async () => {
    expect(clientKey('203.0.113.7')).toBe('203.0.113.7')
    expect(clientKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
    expect(clientKey('::FFFF:cb00:7107')).toBe('203.0.113.7')
    expect(clientKey('no address')).toBeUndefined()
  })

  it('an IPv6 client is its /64', async () => {
    expect(clientKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(clientKey('2001:0db8:0001:0002::1')).toBe('2001:db8:1:2::/64')
    expect(clientKey('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
    await exhaust(app, { from: '2001:db8:1:2::1' })
    expect((await ask(app, { from: '2001:db8:1:2:ffff::9' })).statusCode).toBe(429)
    expect((await ask(app, { from: '2001:db8:1:3::1' })).statusCode).toBe(200)
  })

  it('nobody can pose as another without a trusted proxy', async () => {
    for (let count = 0; count < 60; count++) await ask(app, { forwarded: `198.51.100.${count}` })
    expect((await ask(app, { forwarded: '198.51.100.99' })).statusCode).toBe(429)
  })

  it('behind a trusted proxy it is the right-most address that is not one', async () => {
    const app = await limited({ trustedProxies: ['10.0.0.0/8', 'fd00::/8'] })
    const through = (client: string, from = '10.1.2.3') => ask(app, { from, forwarded: client })
    for (let count = 0; count < 60; count++) await through(`192.0.2.${count}, 198.51.100.7, 10.9.9.9`)
    expect((await through('198.51.100.7')).statusCode).toBe(429)
    expect((await through('198.51.100.7', 'fd00::1')).statusCode).toBe(429)
    expect((await through('198.51.100.8')).statusCode).toBe(200)
    expect((await through('198.51.100.7', '203.0.113.50')).statusCode).toBe(200)
  })

  it.each([
    ['198.51.100.7', (port: number) => `198.51.100.7:${port}`, '198.51.100.8:5678'],
    ['2001:db8:1:2::1', (port: number) => `[2001:db8:1:2::1]:${port}`, '[2001:db8:1:3::1]:5678'],
    ['::ffff:198.51.100.9', (port: number) => `[::ffff:198.51.100.9]:${port}`, '[2001:db8:1:4::1]'],
  ])('%s with the port that it came from is the same client, and another is another', async (plain, at, other) => {
    const app = await limited({ trustedProxies: ['10.0.0.0/8', '::ffff:172.16.0.0/108', '192.0.2.1'] })
    const through = (forwarded: string, from = '10.1.2.3') => ask(app, { from, forwarded })
    // Proxies between may have their ports as well: they are still proxies.
    const ways = ['', ', 10.9.9.9:443', ', 192.0.2.1:80, 172.16.5.5:8080']
    for (let count = 0; count < 60; count++) await through(`203.0.113.1, ${at(40_000 + count)}${ways[count % 3]}`)
    expect((await through(plain)).statusCode).toBe(429)
    expect((await through(plain, '::ffff:10.1.2.3')).statusCode).toBe(429)
    expect((await through(at(1))).statusCode).toBe(429)
    expect((await through(other)).statusCode).toBe(200)
    expect((await through(plain, '192.0.2.2')).statusCode).toBe(200)
  })

  it('what a proxy passes on that is no address counts for the proxy', async () => {
    const app = await limited({ trustedProxies: ['10.0.0.0/8'] })
    for (let count = 0; count < 60; count++) await ask(app, { from: '10.1.2.3', forwarded: `unknown-${count}` })
    expect((await ask(app, { from: '10.1.2.3', forwarded: 'unknown' })).statusCode).toBe(429)
  })
})
