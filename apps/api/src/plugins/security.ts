import type { FastifyInstance } from 'fastify'
import * as say from '../messages.ts'
import { ENGINE_VERSION, VERSION_HEADER } from '../version.ts'
import { DEPRECATION_HEADERS } from './deprecations.ts'
import { LIMIT_HEADERS } from './limits.ts'

const DAY = 86_400

/**
 * Headers of every answer. They never change, so they are written down once. JSON needs nothing from a browser: no
 * scripts, no frames, no forms; a page of our own asks for more by itself. Pages of any origin may call the service.
 */
export const ALWAYS = {
  [VERSION_HEADER.toLowerCase()]: ENGINE_VERSION,
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'strict-transport-security': `max-age=${365 * DAY}`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': [
    ...Object.values(LIMIT_HEADERS),
    VERSION_HEADER,
    ...Object.values(DEPRECATION_HEADERS),
  ].join(', '),
}
export const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': DAY,
}

/** What a browser must know about every answer; a preflight, or any other OPTIONS, needs nothing more than that. */
export function security(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(ALWAYS)
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      reply.code(400).send({ error: say.missingHost(), codigo: 'peticion_ilegible' })
    } else if (request.method === 'OPTIONS') reply.code(204).headers(PREFLIGHT).send()
    else done()
  })
}
