import { randomUUID } from 'node:crypto'
import { trustIn } from '@obrador/limiter'
import { fastify, LogController } from 'fastify'
import { configure } from './config.ts'
import { compression } from './plugins/compression.ts'
import { DEPRECATED, deprecations } from './plugins/deprecations.ts'
import { docs } from './plugins/docs.ts'
import { errors } from './plugins/errors.ts'
import { fields } from './plugins/fields.ts'
import { findings } from './plugins/findings.ts'
import { health } from './plugins/health.ts'
import { inFlight } from './plugins/in-flight.ts'
import { json } from './plugins/json.ts'
import { limits } from './plugins/limits.ts'
import { openLog } from './plugins/logging.ts'
import { openapi } from './plugins/openapi.ts'
import { pasted } from './plugins/pasted.ts'
import { protocolErrors, refuseExpectations } from './plugins/protocol-errors.ts'
import { recipes } from './plugins/recipes.ts'
import { security } from './plugins/security.ts'
import { selection } from './plugins/selection.ts'
import { serialisers } from './plugins/serialisers.ts'
import { shedding } from './plugins/shedding.ts'
import { stages } from './plugins/stages.ts'
import { telemetry } from './plugins/telemetry.ts'
import { web } from './plugins/web.ts'
import { adjustments } from './routes/adjust.ts'
import { balance } from './routes/balance.ts'
import { describe } from './routes/describe.ts'
import { etiqueta } from './routes/etiqueta.ts'
import { hoja } from './routes/hoja.ts'
import { hornada } from './routes/hornada.ts'
import { leer } from './routes/leer.ts'
import { llms } from './routes/llms.ts'
import { lote } from './routes/lote.ts'
import { mcp } from './routes/mcp.ts'
import { montaje } from './routes/montaje.ts'
import { openData } from './routes/open-data.ts'
import { produccion } from './routes/produccion.ts'
import { saco } from './routes/saco.ts'
import { wellKnown } from './routes/well-known.ts'

/** A request that takes longer than this to arrive is a broken or a hostile client, ms. */
const ARRIVAL = { headers: 5_000, whole: 10_000, checkedEvery: 1_000 } as const
/** How long an idle connection stays open, ms: longer than proxies keep theirs (60 s), or they would race its end. */
const IDLE = 75_000

/** The whole service, ready to listen or to be asked directly. Plugins are plain functions: they act on the one instance. */
export async function buildApp(overrides: Parameters<typeof configure>[0] = {}) {
  const config = configure(overrides)
  const log = openLog(config)
  const app = fastify({
    ...log.options,
    // One line of our own per request instead of Fastify's two, which carry the client's address.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: config.sizes.body * 1024,
    requestTimeout: ARRIVAL.whole,
    keepAliveTimeout: IDLE,
    http: {
      headersTimeout: ARRIVAL.headers,
      connectionsCheckingInterval: ARRIVAL.checkedEvery,
      // Node would answer it with nothing at all; it is refused in our shape instead.
      requireHostHeader: false,
    },
    trustProxy: config.trustedProxies.length > 0 ? trustIn(config.trustedProxies) : false,
    // Fastify's own 503 speaks English; what still arrives while closing is answered instead.
    return503OnClosing: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false, allowUnionTypes: true } },
    // A slash too many at the end is nobody's question.
    routerOptions: { ignoreTrailingSlash: true },
    ...serialisers,
    ...protocolErrors,
  })

  app.server.maxConnections = config.maxConnections

  log.ofRequests(app)
  security(app)
  refuseExpectations(app)
  const lateness = shedding(app)
  const storeState = await limits(app, config)
  inFlight(app)
  stages(app)
  const observe = await telemetry(app, config, { storeState, lateness, logDropped: log.dropped })
  errors(app)
  json(app)
  fields(app)
  pasted(app)
  selection(app)
  findings(app)
  recipes(app)
  compression(app)
  deprecations(app, DEPRECATED, `${config.baseUrl}/docs`)
  await openapi(app, config)
  health(app, storeState)
  balance(app, config, observe)
  const adjust = adjustments(app, config)
  etiqueta(app)
  hoja(app)
  produccion(app, config)
  lote(app, observe)
  montaje(app, config)
  hornada(app, config, adjust)
  leer(app, config)
  saco(app, config, adjust)
  mcp(app, config, adjust, observe)
  await describe(app, config)
  openData(app)
  llms(app, config)
  wellKnown(app, config)
  await docs(app, config)
  await web(app, config.relay)
  return app
}

export type App = Awaited<ReturnType<typeof buildApp>>
