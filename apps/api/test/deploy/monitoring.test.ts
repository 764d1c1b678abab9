import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../tools/free-port.ts'
import { isFull } from '../../../../tools/tier.ts'
import { LATEST_LOOP } from '../../src/plugins/shedding.ts'
import { type ApiApp, post, testApp } from '../helpers.ts'
import { type Parsed, ROOT, text, yaml } from './files.ts'

/** Every name on the dashboard and in the alerts is looked up in what the service really shows. */

const dashboard = JSON.parse(text('deploy/grafana/obrador.json'))
const [{ groups }] = yaml('deploy/prometheus/alerts.yaml')
const alerts: Parsed[] = groups.flatMap(({ rules }: Parsed) => rules)

/** What Prometheus adds by itself to whatever it reads. */
const ITS_OWN = ['job', 'instance']

let app: ApiApp
/** Whatever the service answers under. */
let routes: readonly string[]
const metrics = new Map<string, Set<string>>([['up', new Set()]])

beforeAll(async () => {
  const admin = await freePort()
  app = await testApp({ admin: { host: '127.0.0.1', port: admin } })
  const { paths } = JSON.parse((await app.inject('/openapi.json')).body)
  routes = [...Object.keys(paths), '/mcp', '/healthz', '/readyz'].filter((url) =>
    (['GET', 'POST'] as const).some((method) => app.hasRoute({ method, url })),
  )
  await post(app, { ingredients: [{ name: 'nadie lo conoce', grams: 1 }] })
  const shown = await (await fetch(`http://127.0.0.1:${admin}/metrics`)).text()
  for (const [, name = '', labels = ''] of shown.matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const seen = metrics.get(name) ?? new Set()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) seen.add(label)
    metrics.set(name, seen)
  }
})
afterAll(() => app.close())

const SELECTOR = /(\w+)\{([^}]*)\}/g

function expectKnown(expression: string, legend = ''): void {
  const selectors = [...expression.matchAll(SELECTOR)]
  expect(selectors.length, expression).toBeGreaterThan(0)
  const labels = new Set(ITS_OWN)
  for (const [, metric = '', matchers = ''] of selectors) {
    expect([...metrics.keys()]).toContain(metric)
    expect(matchers).toContain('job="obrador"')
    for (const label of metrics.get(metric) ?? []) labels.add(label)
    for (const [, label = '', value = ''] of matchers.matchAll(/(\w+)[=!]~?"([^"]*)"/g)) {
      expect([...labels], expression).toContain(label)
      if (label !== 'http_route') continue
      for (const url of value.split('|'))
        expect(
          routes.some((route) => new RegExp(`^${url}$`).test(route)),
          url,
        ).toBe(true)
    }
  }
  const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/))
  const written = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
  for (const label of [...grouped, ...written]) expect([...labels], expression).toContain(label)
}

describe('the dashboard', () => {
  const panels: Parsed[] = dashboard.panels
  it.each(panels.map((panel) => [panel.title, panel]))('«%s» shows what the service measures', (_, panel) => {
    expect(panel.description).toMatch(/\.$/)
    for (const { expr, legendFormat } of panel.targets) expectKnown(expr, legendFormat)
  })

  it('leaves no measure out', () => {
    const shown = panels.flatMap(({ targets }) => targets.map(({ expr }: Parsed) => expr)).join('\n')
    const unseen = [...metrics.keys()].filter((name) => !shown.includes(`${name.replace(/_(sum|count)$/, '')}`))
    expect(unseen).toEqual([])
  })
})

describe('the alerts', () => {
  it.each(alerts.map((alert) => [alert.alert, alert]))(
    '%s looks at what the service measures and says what to do',
    (_, alert) => {
      expectKnown(alert.expr)
      expect(['page', 'ticket']).toContain(alert.labels.severity)
      expect(alert.for).toMatch(/^\d+m$/)
      expect(alert.annotations.summary).toMatch(/\.$/)
      expect(alert.annotations.runbook).toMatch(/\.$/)
    },
  )

  it('are the same for the Prometheus operator, whose monitor finds the replicas and names their job', () => {
    const [rules] = yaml('deploy/prometheus/rules.yaml')
    expect(rules.spec.groups).toEqual(groups)
    const [{ spec }] = yaml('deploy/prometheus/podmonitor.yaml')
    const [deployment] = yaml('deploy/kubernetes/api.yaml')
    const { metadata, spec: pod } = deployment.spec.template
    expect(metadata.labels).toMatchObject(spec.selector.matchLabels)
    const [{ port, path, relabelings }] = spec.podMetricsEndpoints
    expect(pod.containers[0].ports.map(({ name }: Parsed) => name)).toContain(port)
    expect(path).toBe(metadata.annotations['prometheus.io/path'])
    expect(relabelings).toEqual([{ targetLabel: 'job', replacement: 'obrador' }])
    const [{ resources }] = yaml('deploy/prometheus/kustomization.yaml')
    expect(resources).toEqual(['podmonitor.yaml', 'rules.yaml'])
  })

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0
  // The night has it (.ci/run).
  it.runIf(hasPromtool || isFull)('ring when they should and not otherwise, as Prometheus itself reads them', () => {
    const folder = join(ROOT, 'deploy/prometheus')
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yaml'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(status, stdout + stderr).toBe(0)
  })

  it('warn of a late loop before clients are turned away', () => {
    const { expr, annotations } = alerts.find(({ alert }) => alert === 'ObradorLoopLate')
    expect(Number(expr.split('> ')[1]) * 1000).toBe(LATEST_LOOP / 2)
    expect(annotations.runbook).toContain(`${LATEST_LOOP} ms`)
    const panel = dashboard.panels.find(({ title }: Parsed) => title === 'Event loop lateness')
    expect(panel.fieldConfig.defaults.thresholds.steps.at(-1).value * 1000).toBe(LATEST_LOOP)
  })
})
