import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testApp } from '../helpers.ts'
import { bytes, configOf, exists, expectPatience, type Parsed, ROOT, storeMemory, text, yaml } from './files.ts'

const [kustomization] = yaml('deploy/kustomization.yaml')
const objects: Parsed[] = kustomization.resources.flatMap((path: string) => yaml(`deploy/${path}`))
const all = (kind: string): Parsed[] => objects.filter((object) => object.kind === kind)
const named = (kind: string, name: string): Parsed => all(kind).find(({ metadata }) => metadata.name === name)

const deployments = all('Deployment')
const api = named('Deployment', 'api').spec.template
const [container] = api.spec.containers
const settings = kustomization.configMapGenerator.find(({ name }: Parsed) => name === 'settings')
/** «name=value» of the maps and secrets that are generated. */
const pairs = (literals: readonly string[]): Record<string, string> =>
  Object.fromEntries(literals.map((literal) => literal.split(/=(.*)/s)))
const [secret] = kustomization.secretGenerator
/** What whoever deploys writes into the file of the secret, as the head of the manifest says. */
const STORE_SECRET = { password: 'x7Wq' }
/** What a container is given by name, with the values of secrets in their place. */
function givenTo({ env }: Parsed): Record<string, string> {
  const given: Record<string, string> = {}
  for (const { name, value, valueFrom } of env) {
    if (valueFrom) expect(valueFrom.secretKeyRef.name).toBe(secret.name)
    given[name] = valueFrom
      ? (Object.entries(STORE_SECRET).find(([key]) => key === valueFrom.secretKeyRef.key)?.[1] ?? '')
      : value.replace(/\$\((\w+)\)/g, (_: string, other: string) => given[other] ?? '')
  }
  return given
}
const { STORE_PASSWORD: password, ...given } = givenTo(container)
const config = configOf({ ...pairs(settings.literals), ...given })

const selected = (labels: Record<string, string>): Parsed[] =>
  deployments
    .map(({ spec }) => spec.template)
    .filter(({ metadata }) => Object.entries(labels).every(([key, value]) => metadata.labels[key] === value))
const portsOf = (template: Parsed): Parsed[] => template.spec.containers.flatMap(({ ports }: Parsed) => ports)
/** The one kind of pod that these labels mean. */
function pod(labels: Record<string, string>): Parsed {
  const pods = selected(labels)
  expect(pods, JSON.stringify(labels)).toHaveLength(1)
  return pods[0]
}
const portNames = (template: Parsed): string[] => portsOf(template).map(({ name }) => name)

it('every file is part of it, and the image is that of this version', () => {
  const files = readdirSync(join(ROOT, 'deploy/kubernetes')).map((file) => `kubernetes/${file}`)
  expect(kustomization.resources.toSorted()).toEqual(files.toSorted())
  const { version } = JSON.parse(text('package.json'))
  expect(kustomization.images).toEqual([{ name: container.image, newTag: version }])
  expect(kustomization.namespace).toBe(all('Namespace')[0].metadata.name)
})

it('ships no password: the one of the store is in a file that whoever deploys makes, and that is never committed', () => {
  expect(kustomization.secretGenerator).toEqual([{ name: 'store', envs: ['store.env'] }])
  expect(text('.gitignore')).toContain('\ndeploy/store.env\n')
  expect(text('deploy/kustomization.yaml')).toMatch(/^#.+password=.+ > deploy\/store\.env$/m)
})

it('no pod may do more than it needs', () => {
  for (const { metadata, spec } of deployments) {
    expect(spec.template.spec, metadata.name).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
    for (const { name, securityContext, resources } of spec.template.spec.containers) {
      expect(securityContext, name).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(bytes(resources.limits.memory), name).toBeGreaterThanOrEqual(bytes(resources.requests.memory))
    }
  }
  expect(text('deploy/Dockerfile')).toContain(
    `USER ${api.spec.securityContext.runAsUser}:${api.spec.securityContext.runAsGroup}\n`,
  )
})

it('ports, probes and the time to stop are those of the service', async () => {
  const { annotations } = api.metadata
  expect(portsOf(api)).toEqual([
    { name: 'http', containerPort: config.port },
    { name: 'metrics', containerPort: config.admin?.port },
  ])
  expect(annotations['prometheus.io/port']).toBe(String(config.admin?.port))
  expect(config.admin?.host).toBe('0.0.0.0')
  const app = await testApp()
  for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe]) {
    const { path, port } = probe.httpGet
    expect(app.hasRoute({ method: 'GET', url: path }), path).toBe(true)
    expect(portNames(api)).toContain(port)
  }
  await app.close()
  expect(container.readinessProbe.httpGet.path).toBe('/readyz')
  expectPatience(api.spec.terminationGracePeriodSeconds, config)
})

it('whatever points at pods finds them', () => {
  for (const { spec } of deployments) expect(selected(spec.selector.matchLabels)).toEqual([spec.template])
  for (const { spec } of all('Service')) {
    for (const { targetPort } of spec.ports) expect(portNames(pod(spec.selector))).toContain(targetPort)
  }
  const [autoscaler] = all('HorizontalPodAutoscaler')
  expect(named('Deployment', autoscaler.spec.scaleTargetRef.name)?.spec).not.toHaveProperty('replicas')
  expect(autoscaler.spec.minReplicas).toBeGreaterThanOrEqual(2)
  // What the loop does, not what the threads of adjustments use: a figure of the service, offered by the adapter's rule.
  // The processor stands in for it: as much as the loop may use, and a thread beside it.
  const [metric, fallback, ...more] = autoscaler.spec.metrics
  expect([metric.type, fallback.type, fallback.resource.name, more]).toEqual(['Pods', 'Resource', 'cpu', []])
  const cores =
    (fallback.resource.target.averageUtilization / 100) * (Number.parseInt(container.resources.requests.cpu, 10) / 1000)
  expect(cores).toBeGreaterThan(Number.parseInt(metric.pods.target.averageValue, 10) / 1000)
  expect(cores).toBeLessThan(Number(container.resources.limits.cpu))
  const { name } = metric.pods.metric
  const [adapter] = yaml('deploy/prometheus/adapter.yaml')
  expect(adapter.rules.custom.map(({ name: offered }: Parsed) => offered.as)).toEqual([name])
  expect(text('apps/api/src/telemetry/metrics.ts')).toContain(`'${name.replaceAll('_', '.')}'`)
  const [budget] = all('PodDisruptionBudget')
  expect(pod(budget.spec.selector.matchLabels)).toBe(api)
  for (const { labelSelector } of api.spec.topologySpreadConstraints) expect(pod(labelSelector.matchLabels)).toBe(api)
})

it('the network lets through what is needed: clients and monitoring in, the replicas to the store', () => {
  const ways = all('NetworkPolicy').flatMap(({ spec }) => {
    const self = pod(spec.podSelector.matchLabels)
    const named = (rule: Parsed, owner: Parsed) =>
      rule.ports.filter(({ port }: Parsed) => typeof port === 'string').map(({ port }: Parsed) => [owner, port])
    const peer = (rule: Parsed) => (rule.to[0].podSelector ? pod(rule.to[0].podSelector.matchLabels) : undefined)
    for (const { from } of spec.ingress) if (from[0].podSelector) pod(from[0].podSelector.matchLabels)
    return [
      ...spec.ingress.flatMap((rule: Parsed) => named(rule, self)),
      ...(spec.egress ?? []).flatMap((rule: Parsed) => named(rule, peer(rule))),
    ]
  })
  for (const [owner, port] of ways) expect(portNames(owner)).toContain(port)
  const reached = ways.map(([owner, port]) => `${owner.metadata.labels.app} ${port}`)
  expect(reached.toSorted()).toEqual(['api http', 'api metrics', 'store store', 'store store'])
  expect(all('NetworkPolicy')).toHaveLength(deployments.length)
})

it('the store is where the replicas look for it, on the settings that are tested', () => {
  const [node] = config.store?.nodes ?? []
  expect(named('Service', node?.host ?? '')?.spec.ports[0].port).toBe(node?.port)
  const { spec } = named('Deployment', 'store').spec.template
  const [{ args, volumeMounts, resources }] = spec.containers
  const [volume] = spec.volumes
  const generated = kustomization.configMapGenerator.find(({ name }: Parsed) => name === volume.configMap.name)
  const [file] = generated.files
  expect(exists(`deploy/${file}`)).toBe(true)
  expect(args).toContain(`${volumeMounts[0].mountPath}/${file}`)
  expect(volumeMounts[0].name).toBe(volume.name)
  expect(bytes(resources.limits.memory)).toBeGreaterThan(1.25 * storeMemory())
  expect(container.envFrom).toEqual([{ configMapRef: { name: settings.name } }])
  expect(password).toBe(STORE_SECRET.password)
  expect(config.store?.password).toBe(password)
  expect(args.slice(-2)).toEqual(['--requirepass', '$(STORE_PASSWORD)'])
  expect(givenTo(spec.containers[0])).toEqual({ STORE_PASSWORD: password, REDISCLI_AUTH: password })
})

it('the example of an ingress leads to the service, under the address that it is told', () => {
  const [ingress] = yaml('deploy/examples/ingress.yaml')
  const [{ host, http }] = ingress.spec.rules
  expect(ingress.spec.tls[0].hosts).toEqual([host])
  expect(config.baseUrl).toBe(`https://${host}`)
  const { service } = http.paths[0].backend
  expect(named('Service', service.name).spec.ports.map(({ name }: Parsed) => name)).toContain(service.port.name)
})
