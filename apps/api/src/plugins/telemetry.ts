import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config.ts'
import type { ProcessVitals } from '../telemetry/metrics.ts'
import type { CalculatedFormula, ServiceObserver } from '../telemetry/observer.ts'

/** What is not configured is not even loaded. */
async function observersOf({ admin, traces }: ApiConfig, vitals: ProcessVitals): Promise<ServiceObserver[]> {
  const observers: ServiceObserver[] = []
  if (admin) {
    const { openMetrics } = await import('../telemetry/metrics.ts')
    observers.push(await openMetrics(admin.host, admin.port, vitals))
  }
  if (traces) {
    const { openTraces } = await import('../telemetry/traces.ts')
    observers.push(openTraces(traces.endpoint, traces.ratio))
  }
  return observers
}

/** Metrics and traces, where somebody wants them. Gives what is to be told of each calculation. */
export async function openTelemetry(
  app: FastifyInstance,
  config: ApiConfig,
  vitals: ProcessVitals,
): Promise<((formula: CalculatedFormula) => void) | undefined> {
  const observers = await observersOf(config, vitals)
  if (observers.length === 0) return undefined
  app.addHook('onResponse', (request, reply, done) => {
    const handled = {
      method: request.method,
      // Strangers ask for anything: what is no route of ours counts as one.
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    }
    for (const observer of observers) observer.handled(handled)
    done()
  })
  app.addHook('onClose', async () => {
    // A collector that is away must not spoil an orderly end.
    await Promise.allSettled(observers.map((observer) => observer.close()))
  })
  return (formula) => {
    for (const observer of observers) observer.calculated(formula)
  }
}
