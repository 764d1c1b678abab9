import ipaddr from 'ipaddr.js'
import { expect, it } from 'vitest'
import { testApp } from '../helpers.ts'
import { bytes, configOf, exists, expectPatience, type Parsed, storeMemory, text, yaml } from './files.ts'

const [compose] = yaml('deploy/compose.yaml')
const services: Record<string, Parsed> = compose.services
const { proxy, api, store } = services

/** `${NAME:-default}` as Compose reads it when nothing is set but what must be: `${NAME:?reason}`. */
const unset = (value: string): string =>
  value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{(\w+):\?[^}]+\}/g, 'given-$1')
const environment = Object.fromEntries(
  Object.entries<string>(api.environment).map(([name, value]) => [name, unset(value)]),
)
const config = configOf(environment)

it('nobody is root, writes, gains a privilege or takes what it wants', () => {
  const [, uid] = /^USER (\d+)/m.exec(text('deploy/Dockerfile')) ?? []
  expect(Object.keys(services)).toEqual(['proxy', 'api', 'store'])
  for (const [name, service] of Object.entries(services)) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      deploy: { resources: { limits: { memory: expect.any(String), pids: expect.any(Number) } } },
    })
    expect(Number.parseInt(service.user ?? uid, 10), name).toBeGreaterThan(0)
    for (const volume of service.volumes ?? []) {
      const [file, , mode] = volume.split(':')
      expect(exists(`deploy/${file}`), volume).toBe(true)
      expect(mode, volume).toBe('ro')
    }
  }
})

it('only the proxy is reached from outside, on the port it listens on', () => {
  const [, listening] = /listen (\d+);/.exec(text('deploy/nginx.conf')) ?? []
  expect(proxy.ports.map(unset)).toEqual([`8080:${listening}`])
  for (const service of [api, store]) expect(service).not.toHaveProperty('ports')
  expect(compose.networks.back.internal).toBe(true)
  expect(store.networks).toEqual(['back'])
})

it('two replicas stand where the proxy looks for them', () => {
  expect(api.deploy.replicas).toBe(2)
  expect(text('deploy/replicas.conf')).toContain(`server api:${config.port} `)
  expect(text('deploy/Dockerfile')).toContain(`EXPOSE ${config.port}\n`)
  expect(exists(`deploy/${api.build.context}/${api.build.dockerfile}`)).toBe(true)
  expect(proxy.depends_on.api).toEqual({ condition: 'service_healthy', restart: true })
})

it('the replicas believe the proxy and nobody else, and find the store', () => {
  const address = proxy.networks.front.ipv4_address
  const [{ subnet }] = compose.networks.front.ipam.config
  expect(config.trustedProxies).toEqual([address])
  expect(ipaddr.parse(address).match(ipaddr.parseCIDR(subnet))).toBe(true)
  expect(config.store?.nodes).toEqual([{ host: 'store', port: 6379 }])
  expect(config.store?.password).toBe('given-STORE_PASSWORD')
  expect(store.command.slice(-2).map(unset)).toEqual(['--requirepass', config.store?.password])
  expect(unset(store.environment.REDISCLI_AUTH)).toBe(config.store?.password)
  expect(api.networks).toEqual(['front', 'back'])
  expect(config.admin).toEqual({ host: '0.0.0.0', port: 9464 })
})

it('a replica has the same cores and memory here and on Kubernetes', () => {
  const [deployment] = yaml('deploy/kubernetes/api.yaml')
  const { limits } = deployment.spec.template.spec.containers[0].resources
  const { cpus, memory } = api.deploy.resources.limits
  expect(Number(cpus)).toBe(Number(limits.cpu))
  expect(bytes(memory)).toBe(bytes(limits.memory))
})

it('a replica is given the time to finish, and the store the memory it may fill', () => {
  expectPatience(Number.parseInt(api.stop_grace_period, 10), config)
  expect(api.stop_grace_period).toMatch(/^\d+s$/)
  expect(bytes(store.deploy.resources.limits.memory)).toBeGreaterThan(1.25 * storeMemory())
})

it('health is asked for where it is answered', async () => {
  const app = await testApp()
  const { port, pathname: url } = new URL(proxy.healthcheck.test.at(-1))
  expect(text('deploy/nginx.conf')).toContain(`listen ${port};`)
  expect(app.hasRoute({ method: 'GET', url })).toBe(true)
  await app.close()
})
