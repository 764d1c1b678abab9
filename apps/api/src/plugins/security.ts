import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { ENGINE_VERSION, VERSION_HEADER } from '../version.ts'
import { LIMIT_HEADERS } from './limits.ts'

const DAY = 86_400

/** JSON needs nothing from a browser: no scripts, no frames, no forms. The documentation page asks for more by itself. */
const NOTHING = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
}

/** Headers of every answer, preflights included. */
export async function security(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (_, reply) => {
    reply.header(VERSION_HEADER, ENGINE_VERSION)
  })
  await app.register(helmet, {
    contentSecurityPolicy: NOTHING,
    // The service is there for pages of other origins to use.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: { maxAge: 365 * DAY, includeSubDomains: false },
  })
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    allowedHeaders: ['*'],
    exposedHeaders: [...Object.values(LIMIT_HEADERS), VERSION_HEADER],
    maxAge: DAY,
    // A plain OPTIONS is answered like a preflight, not with a sentence in English.
    strictPreflight: false,
  })
}
