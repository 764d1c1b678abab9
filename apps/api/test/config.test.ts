import { readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readApiConfig, threadsForMachine, unknownSettings } from '../src/config.ts'

it('nothing need be set', () => {
  expect(readApiConfig({})).toEqual({
    port: 8080,
    host: '0.0.0.0',
    baseUrl: 'http://localhost:8080',
    trustedProxies: [],
    logLevel: 'info',
    maxConnections: 10_000,
    drainSeconds: 0,
    store: undefined,
    admin: undefined,
    traces: undefined,
    securityContact: undefined,
    adjust: {
      threads: threadsForMachine(availableParallelism(), totalmem()),
      queue: 100,
      milliseconds: 10_000,
      warmUps: 2,
    },
    limits: { post: 60, get: 600 },
    sizes: { body: 256, plan: 1024 },
    keys: [],
  })
})

it.each([
  ['a laptop', 8, 16_000, 2],
  ['two cores', 2, 16_000, 1],
  ['one core', 1, 16_000, 1],
  ['16 cores in a container of 512 MiB', 16, 537, 2],
  ['16 cores in a container of 400 MB', 16, 400, 1],
  ['next to nothing', 16, 64, 1],
])('%s: the threads follow cores and memory', (_, cores, megabytes, threads) => {
  expect(threadsForMachine(cores, megabytes * 1e6)).toBe(threads)
})

it('everything may be set', () => {
  const config = readApiConfig({
    PORT: '3000',
    HOST: '::1',
    OBRADOR_BASE_URL: ' https://obrador.example/api/ ',
    OBRADOR_TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1,fd00::/8',
    LOG_LEVEL: 'debug',
    OBRADOR_DRAIN_SECONDS: '5',
    OBRADOR_ADMIN_PORT: '9464',
    OBRADOR_MAX_CONNECTIONS: '99',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://colector:4318',
    OBRADOR_TRACE_RATIO: '0.5',
    OBRADOR_SECURITY_CONTACT: 'mailto:seguridad@obrador.example',
    OBRADOR_RELAY_URL: 'https://compartir.obrador.example/',
    OBRADOR_ADJUST_THREADS: '3',
    OBRADOR_ADJUST_QUEUE: '7',
    OBRADOR_ADJUST_MS: '250',
    OBRADOR_POST_PER_MINUTE: '120',
    OBRADOR_GET_PER_MINUTE: '6000',
    OBRADOR_BODY_KIB: '64',
    OBRADOR_PLAN_KIB: '512',
    OBRADOR_KEYS: `asistente:600:${'a'.repeat(32)}, otro:1200:${'b'.repeat(128)}`,
  })
  expect(config.limits).toEqual({ post: 120, get: 6000 })
  expect(config.sizes).toEqual({ body: 64, plan: 512 })
  expect(config.keys.map(({ name, perMinute }) => [name, perMinute])).toEqual([
    ['asistente', 600],
    ['otro', 1200],
  ])
  expect(JSON.stringify(config)).not.toContain('aaaa')
  expect(config.securityContact).toBe('mailto:seguridad@obrador.example')
  expect(config.relay).toBe('https://compartir.obrador.example')
  expect(config.adjust).toEqual({ threads: 3, queue: 7, milliseconds: 250, warmUps: 2 })
  expect(config).toMatchObject({ port: 3000, host: '::1', baseUrl: 'https://obrador.example/api' })
  expect(config).toMatchObject({ trustedProxies: ['10.0.0.0/8', '192.0.2.1', 'fd00::/8'], logLevel: 'debug' })
  expect(config).toMatchObject({ drainSeconds: 5, maxConnections: 99, admin: { host: '127.0.0.1', port: 9464 } })
  expect(config.traces).toEqual({ endpoint: 'http://colector:4318', ratio: 0.5 })
})

it('the address it listens on is its own until told otherwise', () => {
  expect(readApiConfig({ HOST: '127.0.0.1', PORT: '81' }).baseUrl).toBe('http://127.0.0.1:81')
  expect(readApiConfig({ HOST: '::1' }).baseUrl).toBe('http://[::1]:8080')
  expect(readApiConfig({ HOST: '::', PORT: '' }).baseUrl).toBe('http://localhost:8080')
})

it.each([
  ['PORT', '80a'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['OBRADOR_BASE_URL', 'ftp://x'],
  ['OBRADOR_BASE_URL', 'obrador.example'],
  ['OBRADOR_BASE_URL', 'https://x/?y=1'],
  ['OBRADOR_TRUSTED_PROXIES', '10.0.0.0/8, casa'],
  ['OBRADOR_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['OBRADOR_REDIS_URL', 'http://x'],
  ['OBRADOR_REDIS_URL', 'redis://uno,dos'],
  ['OBRADOR_REDIS_URL', 'redis://uno:70000'],
  ['OBRADOR_REDIS_URL', 'redis://uno/nombre'],
  ['OBRADOR_REDIS_URL', 'redis+sentinel://uno,dos'],
  ['OBRADOR_REDIS_URL', 'redis+cluster://uno,dos/0'],
  ['OBRADOR_REDIS_URL', 'redis://:%zz@uno'],
  ['LOG_LEVEL', 'loud'],
  ['OBRADOR_DRAIN_SECONDS', '-1'],
  ['OBRADOR_MAX_CONNECTIONS', '0'],
  ['OBRADOR_ADJUST_THREADS', '0'],
  ['OBRADOR_ADJUST_QUEUE', '-1'],
  ['OBRADOR_ADJUST_MS', '1'],
  ['OBRADOR_POST_PER_MINUTE', '0'],
  ['OBRADOR_POST_PER_MINUTE', '100001'],
  ['OBRADOR_POST_PER_MINUTE', '1e3'],
  ['OBRADOR_GET_PER_MINUTE', '-5'],
  ['OBRADOR_BODY_KIB', '15'],
  ['OBRADOR_BODY_KIB', '1025'],
  ['OBRADOR_PLAN_KIB', '9999'],
  ['OBRADOR_KEYS', 'asistente:600'],
  ['OBRADOR_KEYS', 'asistente:600:corta'],
  ['OBRADOR_KEYS', `asistente:0:${'a'.repeat(32)}`],
  ['OBRADOR_KEYS', `Ana Ruiz:60:${'a'.repeat(32)}`],
  ['OBRADOR_KEYS', `uno:60:${'a'.repeat(32)},uno:60:${'b'.repeat(32)}`],
  ['OBRADOR_KEYS', `uno:60:${'a'.repeat(32)},dos:60:${'a'.repeat(32)}`],
  ['OBRADOR_ADMIN_PORT', 'x'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'colector'],
  ['OBRADOR_TRACE_RATIO', '2'],
])('%s=%s is turned down by name', (name, value) => {
  expect(() => readApiConfig({ [name]: value })).toThrow(
    new RegExp(`^${name} vale «.+» y debe ser .+\\.\\n${name} is “.+” and must be .+\\.$`),
  )
})

it.each([
  ['redis://localhost', { kind: 'single', nodes: [{ host: 'localhost', port: 6379 }], tls: false }],
  [
    'rediss://ana:a%40b@[::1]:7000/2',
    { kind: 'single', nodes: [{ host: '::1', port: 7000 }], tls: true, username: 'ana', password: 'a@b', db: 2 },
  ],
  [
    'redis+sentinel://:clave@uno,dos:26380/obrador',
    {
      kind: 'sentinel',
      nodes: [
        { host: 'uno', port: 26_379 },
        { host: 'dos', port: 26_380 },
      ],
      tls: false,
      password: 'clave',
      master: 'obrador',
    },
  ],
  [
    'valkeys+cluster://uno:7000,dos:7001',
    {
      kind: 'cluster',
      nodes: [
        { host: 'uno', port: 7000 },
        { host: 'dos', port: 7001 },
      ],
      tls: true,
    },
  ],
])('%s is a store', (OBRADOR_REDIS_URL, store) => {
  expect(readApiConfig({ OBRADOR_REDIS_URL }).store).toEqual(store)
})

it('there may be a hundred keys, and a key is not repeated when it is wrong', () => {
  const keys = (count: number) =>
    Array.from({ length: count }, (_, at) => `n${at}:60:${String(at).padStart(32, 'x')}`).join(',')
  expect(readApiConfig({ OBRADOR_KEYS: keys(100) }).keys).toHaveLength(100)
  expect(() => readApiConfig({ OBRADOR_KEYS: keys(101) })).toThrow(
    /^OBRADOR_KEYS vale «\*\*\*» y debe ser .+\.\n.+“\*\*\*”.+\.$/,
  )
})

it('a password is not repeated when the address around it is wrong', () => {
  const wrong = { OBRADOR_REDIS_URL: 'redis://:secreto@uno/x' }
  expect(() => readApiConfig(wrong)).toThrow(/^OBRADOR_REDIS_URL vale «\*\*\*» y debe ser .+\.\n.+“\*\*\*”.+\.$/)
})

it('the operators know every setting there is, and no other', () => {
  const asked = new Set<string>()
  const env = new Proxy({}, { get: (_, name) => void asked.add(String(name)) })
  readApiConfig(env)
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
  const [, table = ''] = /<!-- settings -->([\s\S]*)<!-- \/settings -->/.exec(page) ?? []
  const documented = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name)
  expect(documented.toSorted()).toEqual([...asked].toSorted())
})

it('a setting that nobody reads is told, with the one that is like it', () => {
  const said = unknownSettings({
    OBRADOR_TRUSTED_PROXY: '10.0.0.0/8',
    OBRADOR_XYZZY: '1',
    OBRADOR_KEYS: '',
    OTHER: '1',
  })
  expect(said).toEqual([
    expect.stringMatching(
      /OBRADOR_TRUSTED_PROXY.+«OBRADOR_TRUSTED_PROXIES».+ \/ Unknown setting.+«OBRADOR_TRUSTED_PROXIES»/,
    ),
    expect.stringMatching(/^No hay ningún ajuste OBRADOR_XYZZY \(docs\/operations\.md\)\. \/ Unknown setting/),
  ])
})
