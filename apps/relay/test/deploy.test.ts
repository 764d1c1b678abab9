import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { readRelayConfig } from '../src/config.ts'
import { RelayMetrics } from '../src/metrics.ts'

/** The files of deploy/relay say what the code does. */

const ROOT = join(import.meta.dirname, '../../..')
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
// biome-ignore lint/suspicious/noExplicitAny: whatever the file says; the expectations are its schema.
type Parsed = any
const yaml = (path: string): Parsed[] =>
  parseAllDocuments(text(path), { merge: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors.join('; ')}`)
    return document.toJS()
  })

const [compose] = yaml('deploy/relay/compose.yaml')
const { proxy, relay, database } = compose.services
const objects = yaml('deploy/relay/relay.yaml')
const of = (kind: string): Parsed => objects.find((object) => object.kind === kind)
const pod = of('Deployment').spec.template
const [container] = pod.spec.containers
const [kustomization] = yaml('deploy/relay/kustomization.yaml')
const literals = Object.fromEntries(
  kustomization.configMapGenerator[0].literals.map((literal: string) => literal.split(/=(.*)/s)),
)

/** All settings there are: those that reading the configuration asks for. */
function knownSettings(): ReadonlySet<string> {
  const asked = new Set<string>()
  readRelayConfig(
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name))
          return name === 'RELAY_DATABASE_URL' ? 'postgres://nobody@nowhere/none' : ''
        },
      },
    ),
  )
  return asked
}

it('nobody is root, writes but where it says so, gains a privilege or takes what it wants', () => {
  for (const [name, service] of Object.entries<Parsed>(compose.services))
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      deploy: { resources: { limits: { memory: expect.any(String), pids: expect.any(Number) } } },
    })
  expect(Number.parseInt(database.user, 10)).toBeGreaterThan(0)
  expect(text('deploy/relay/Dockerfile')).toMatch(/^USER 10001:10001$/m)
  const baseOf = (file: string) => /^FROM (\S+) AS base$/m.exec(text(file))?.[1]
  expect(baseOf('deploy/relay/Dockerfile')).toBe(baseOf('deploy/Dockerfile'))
  expect(pod.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 })
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(container.resources.limits.memory).toBe('384Mi')
  expect(relay.deploy.resources.limits.memory).toBe('384M')
})

it('only the proxy is reached from outside, and the database by the replicas alone', () => {
  expect(proxy.ports).toEqual([`\${PUBLISH:-8090}:8090`])
  for (const service of [relay, database]) expect(service).not.toHaveProperty('ports')
  expect(database.networks).toEqual(['back'])
  expect(compose.networks.back.internal).toBe(true)
  expect(relay.environment.RELAY_TRUSTED_PROXIES).toBe(proxy.networks.front.ipv4_address)
  const nginx = text('deploy/relay/nginx.conf')
  expect(nginx).toContain('server relay:8090')
  expect(nginx).toContain('access_log off;')
  expect(nginx).toContain('proxy_set_header Upgrade $http_upgrade;')
})

it('the proxy keeps the connections of an address to what the replicas take together, and holds no body back', () => {
  const { limits } = readRelayConfig({ RELAY_DATABASE_URL: 'postgres://nobody@nowhere/none' })
  const nginx = text('deploy/relay/nginx.conf')
  expect(nginx).toContain(`limit_conn connections ${relay.deploy.replicas * limits.connectionsPerAddress};`)
  expect(nginx).toContain('proxy_request_buffering off;')
})

it('every setting is one of the relay, on the ports that it serves', () => {
  const settings = { ...relay.environment, ...literals }
  for (const name of Object.keys(settings)) expect(knownSettings(), name).toContain(name)
  const config = readRelayConfig({ ...literals, RELAY_DATABASE_URL: 'postgres://relay:secret@database/relay' })
  expect(container.ports).toEqual([
    { name: 'http', containerPort: config.port },
    { name: 'metrics', containerPort: config.admin?.port },
  ])
  expect(pod.metadata.annotations['prometheus.io/port']).toBe(String(config.admin?.port))
  expect(text('deploy/relay/Dockerfile')).toContain(`EXPOSE ${config.port}\n`)
  expect(kustomization.images).toEqual([{ name: container.image, newTag: JSON.parse(text('package.json')).version }])
})

it('is no part of what is started by default', () => {
  expect(text('deploy/compose.yaml')).not.toContain('relay')
  expect(text('deploy/kustomization.yaml')).not.toContain('relay')
})

it('every alert asks for something that the relay shows', () => {
  const shown = new RelayMetrics({ connections: () => 0, held_bytes: () => 0 }).text()
  const [{ groups }] = yaml('deploy/relay/alerts.yaml')
  for (const { expr, annotations } of groups[0].rules) {
    expect(annotations.runbook.length).toBeGreaterThan(50)
    for (const [, name = ''] of expr.matchAll(/(\w+)\{/g))
      expect(name === 'up' || shown.includes(`${name} `) || shown.includes(`${name}{`), name).toBe(true)
  }
})

it('docs/operations.md lists every setting of the relay, and no other', () => {
  const [, table = ''] = /<!-- relay-settings -->(.*?)<!-- \/relay-settings -->/s.exec(text('docs/operations.md')) ?? []
  const listed = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name)
  expect(listed.toSorted()).toEqual([...knownSettings()].toSorted())
})

it('SECURITY.md says the bounds that the relay has', () => {
  const { limits } = readRelayConfig({ RELAY_DATABASE_URL: 'postgres://nobody@nowhere/none' })
  const count = (value: number): string => value.toLocaleString('en')
  const bounds = {
    'bytes of a room': `${limits.bytes / 1024 ** 2} MiB`,
    'devices of a room': `${limits.devices}, ${limits.connectionsPerRoom}`,
    'messages a minute of a room': `${count(limits.perRoom)} by who has the book, ${limits.perRoom / 4} by`,
    'requests that read photos': count(limits.perRoom),
    'greetings, messages and requests': count(limits.perAddress),
    'new rooms an hour': String(limits.roomsPerHour),
    'connections of a client': `${limits.connectionsPerAddress}, ${count(limits.connections)}`,
  }
  const rows = text('SECURITY.md').split('\n')
  for (const [name, value] of Object.entries(bounds))
    expect(rows.find((row) => row.startsWith(`| ${name}`))?.split(' | ')[1], name).toMatch(
      new RegExp(`^${value}(?!\\d)`),
    )
})

it('a setting that is wrong stops the start and is named, without its value', () => {
  expect(() => readRelayConfig({})).toThrow('RELAY_DATABASE_URL')
  const database = 'postgres://relay:secret@database/relay'
  const wrong = { PORT: '0', RELAY_DAYS: '3', RELAY_POOL: 'x', LOG_LEVEL: 'loud', RELAY_TRUSTED_PROXIES: 'proxy' }
  for (const [name, value] of Object.entries(wrong))
    expect(() => readRelayConfig({ RELAY_DATABASE_URL: database, [name]: value })).toThrow(name)
  expect(() => readRelayConfig({ RELAY_DATABASE_URL: 'mysql://u:secret@h/d' })).toThrow(/^(?!.*secret)/)
})
