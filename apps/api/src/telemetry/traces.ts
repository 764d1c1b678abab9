import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { HandledRequest, ServiceObserver } from './observer.ts'
import { telemetryResource } from './resource.ts'

/** How long a collector may take, ms: it must not hold up the end of the process. */
const EXPORT_PATIENCE = 3_000

/**
 * Sends a share of the requests to a collector, each as one span. A trace begins here: what a stranger's headers say
 * about being traced is not for a stranger to decide.
 */
export function openTraces(endpoint: string, ratio: number): ServiceObserver {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: telemetryResource,
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_PATIENCE })],
  })
  const tracer = provider.getTracer('obrador')
  return {
    handled: ({ method, route, status, seconds }: HandledRequest) => {
      const end = Date.now()
      const span = tracer.startSpan(`${method} ${route}`, {
        kind: SpanKind.SERVER,
        startTime: end - seconds * 1000,
        attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(end)
    },
    calculated: () => undefined,
    close: () => provider.shutdown(),
  }
}
