import { performance } from 'node:perf_hooks'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { AggregationType, MeterProvider } from '@opentelemetry/sdk-metrics'
import { STORE_STATES, type StoreState } from '../plugins/limits.ts'
import type { CalculatedFormula, HandledRequest, ServiceObserver } from './observer.ts'
import { telemetryResource } from './resource.ts'

/** Bounds of the latency histogram, seconds: an answer takes well under a millisecond, a bad day takes seconds. */
const LATENCIES = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** Units stand in the names, as Prometheus wants them. */
const LATENCY = 'http.server.request.duration.seconds'

/** What the process knows about itself when it is asked. */
export interface ProcessVitals {
  readonly storeState: StoreState
  /** Lateness of the event loop, ms. */
  readonly lateness: () => number
  /** Lines of the log that could not be written. */
  readonly logDropped: () => number
}

/** Counts what happens, and shows it in Prometheus' format on a port of its own. */
export async function openMetrics(
  host: string,
  port: number,
  { storeState, lateness, logDropped }: ProcessVitals,
): Promise<ServiceObserver> {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true })
  const provider = new MeterProvider({
    resource: telemetryResource,
    readers: [exporter],
    views: [
      {
        instrumentName: LATENCY,
        aggregation: { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries: LATENCIES } },
      },
    ],
  })
  const meter = provider.getMeter('obrador')

  const latency = meter.createHistogram(LATENCY, { description: 'Requests by route and status.' })
  const formulas = meter.createCounter('obrador.formulas', { description: 'Verdicts by craft and type.' })
  const unknown = meter.createCounter('obrador.unknown_names', {
    description: 'Lines with a name that nobody knows, by craft.',
  })

  meter
    .createObservableGauge('obrador.limiter.state', {
      description: '1 for where clients are counted: shared by all replicas, memory by choice, or store away.',
    })
    .addCallback((seen) => {
      for (const state of STORE_STATES) seen.observe(state === storeState() ? 1 : 0, { state })
    })
  const gauges: readonly (readonly [name: string, description: string, read: () => number])[] = [
    [
      'nodejs.eventloop.delay.seconds',
      'Lateness of the event loop, 90th percentile of a second.',
      () => lateness() / 1000,
    ],
    ['nodejs.eventloop.utilization.ratio', 'Share of time it was busy since it was last asked.', utilization()],
    ['nodejs.heap.used.bytes', 'Heap in use.', () => process.memoryUsage().heapUsed],
    ['process.resident.memory.bytes', 'Resident memory.', () => process.memoryUsage.rss()],
    ['process.uptime.seconds', 'Since the start.', () => process.uptime()],
  ]
  for (const [name, description, read] of gauges) {
    meter.createObservableGauge(name, { description }).addCallback((seen) => seen.observe(read()))
  }
  const counters: typeof gauges = [
    ['process.cpu.seconds', 'Processor time.', processorSeconds],
    ['obrador.log.dropped', 'Lines of the log that could not be written.', logDropped],
  ]
  for (const [name, description, read] of counters) {
    meter.createObservableCounter(name, { description }).addCallback((seen) => seen.observe(read()))
  }

  await exporter.startServer()
  return {
    handled: ({ method, route, status, seconds }: HandledRequest) =>
      latency.record(seconds, {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      }),
    calculated: ({ craft, type, verdict, unknownNames }: CalculatedFormula) => {
      formulas.add(1, { craft, type, verdict })
      if (unknownNames > 0) unknown.add(unknownNames, { craft })
    },
    close: () => provider.shutdown(),
  }
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Since the last time somebody looked. */
function utilization(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
