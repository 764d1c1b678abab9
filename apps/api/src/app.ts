import { randomUUID } from 'node:crypto'
import { trustInProxies } from '@obrador/limiter'
import { fastify, LogController } from 'fastify'
import { configureApi } from './config.ts'
import { compressAnswers } from './plugins/compression.ts'
import { DEPRECATED_OPERATIONS, tellDeprecations } from './plugins/deprecations.ts'
import { serveDocs } from './plugins/docs.ts'
import { handleErrors, noteMethods } from './plugins/errors.ts'
import { checkFields } from './plugins/fields.ts'
import { addFindings, keepFindings } from './plugins/findings.ts'
import { serveHealth } from './plugins/health.ts'
import { limitBytesInFlight } from './plugins/in-flight.ts'
import { parseJsonBodies } from './plugins/json.ts'
import { limitRequests } from './plugins/limits.ts'
import { openLog } from './plugins/logging.ts'
import { serveOpenapi } from './plugins/openapi.ts'
import { readPastedBodies } from './plugins/pasted.ts'
import { answerWithProblems } from './plugins/problem-details.ts'
import { protocolErrors, refuseExpectations } from './plugins/protocol-errors.ts'
import { answerWithRecipes } from './plugins/recipes.ts'
import { addSecurityHeaders } from './plugins/security.ts'
import { selectFields } from './plugins/selection.ts'
import { type LateCompilers, lateCompilers } from './plugins/serialisers.ts'
import { shedLoad } from './plugins/shedding.ts'
import { runInStages } from './plugins/stages.ts'
import { openTelemetry } from './plugins/telemetry.ts'
import { serveWebApp } from './plugins/web.ts'
import { adjustRoutes } from './routes/adjust.ts'
import { balanceRoutes } from './routes/balance.ts'
import { balanceTableRoutes } from './routes/balance-table.ts'
import { cartaRoutes } from './routes/carta.ts'
import { describeRoutes } from './routes/describe.ts'
import { etiquetaRoutes } from './routes/etiqueta.ts'
import { hojaRoutes } from './routes/hoja.ts'
import { hornadaRoutes } from './routes/hornada.ts'
import { leerRoutes } from './routes/leer.ts'
import { llmsRoutes } from './routes/llms.ts'
import { loteRoutes } from './routes/lote.ts'
import { mcpRoutes } from './routes/mcp.ts'
import { montajeRoutes } from './routes/montaje.ts'
import { openDataRoutes } from './routes/open-data.ts'
import { produccionRoutes } from './routes/produccion.ts'
import { sacoRoutes } from './routes/saco.ts'
import { wellKnownRoutes } from './routes/well-known.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What is made late for the first who asks: to be made when the service listens. */
    readonly piecesPutOff: LateCompilers['piecesPutOff']
  }
}

/** A request that takes longer than this to arrive is a broken or a hostile client, ms. */
const ARRIVAL = { headers: 5_000, whole: 10_000, checkedEvery: 1_000 } as const
/** How long an idle connection stays open, ms: longer than proxies keep theirs (60 s), or they would race its end. */
const IDLE = 75_000

/** The whole service, ready to listen or to be asked directly. Plugins are plain functions: they act on the one instance. */
export async function buildApp(overrides: Parameters<typeof configureApi>[0] = {}) {
  const config = configureApi(overrides)
  const log = openLog(config)
  const compilers = lateCompilers()
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
    trustProxy: config.trustedProxies.length > 0 ? trustInProxies(config.trustedProxies) : false,
    // Fastify's own 503 speaks English; what still arrives while closing is answered instead.
    return503OnClosing: false,
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        allErrors: false,
        allowUnionTypes: true,
        // A test holds every schema against that of schemas; to do it at each start takes a tenth of it.
        validateSchema: false,
      },
    },
    // A slash too many at the end is nobody's question.
    routerOptions: { ignoreTrailingSlash: true },
    ...compilers.options,
    ...protocolErrors,
  })

  app.server.maxConnections = config.maxConnections
  app.decorate('piecesPutOff', compilers.piecesPutOff)

  log.ofRequests(app)
  const methodsAt = noteMethods(app)
  addSecurityHeaders(app, methodsAt)
  refuseExpectations(app)
  const lateness = shedLoad(app, config.latestLoop)
  const storeState = await limitRequests(app, config)
  limitBytesInFlight(app)
  runInStages(app)
  const observe = await openTelemetry(app, config, { storeState, lateness, logDropped: log.dropped })
  handleErrors(app, methodsAt)
  parseJsonBodies(app)
  checkFields(app)
  readPastedBodies(app)
  keepFindings(app)
  selectFields(app)
  addFindings(app)
  answerWithRecipes(app)
  answerWithProblems(app, config.baseUrl)
  compressAnswers(app)
  tellDeprecations(app, DEPRECATED_OPERATIONS, `${config.baseUrl}/docs`)
  const describedIn = await serveOpenapi(app, config)
  serveHealth(app, storeState)
  balanceRoutes(app, config, observe)
  const adjust = adjustRoutes(app, config)
  etiquetaRoutes(app)
  hojaRoutes(app)
  produccionRoutes(app, config)
  loteRoutes(app, observe)
  montajeRoutes(app, config)
  hornadaRoutes(app, config, adjust)
  leerRoutes(app, config)
  sacoRoutes(app, config, adjust)
  cartaRoutes(app, config, adjust)
  mcpRoutes(app, config, adjust, observe)
  await describeRoutes(app, config)
  openDataRoutes(app)
  await balanceTableRoutes(app)
  llmsRoutes(app, config)
  wellKnownRoutes(app, config)
  serveDocs(app, config, describedIn)
  await serveWebApp(app, config.relay)
  return app
}

export type ApiApp = Awaited<ReturnType<typeof buildApp>>
