import type { FastifyInstance } from 'fastify'
import { ENGINE_VERSION, REQUEST_HEADER, VERSION_HEADER } from '../version.ts'
import { wordsForRequest } from '../words/language.ts'
import { DEPRECATION_HEADERS } from './deprecations.ts'
import type { MethodsAt } from './errors.ts'
import { LIMIT_HEADERS } from './limits.ts'

const DAY = 86_400

/** What a browser could give a page and no page of ours asks for. What is not named here is a page's own: clipboard, sharing, a screen that stays on. */
const NOT_ASKED = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const permissionsWith = (camera: string): string =>
  [`camera=${camera}`, ...NOT_ASKED.map((power) => `${power}=()`)].join(', ')

/** The camera reads the code by which a device joins a shared book, in the app and nowhere else. */
export const PERMISSION_POLICIES = { none: permissionsWith('()'), app: permissionsWith('(self)') } as const

/**
 * Headers of every answer. They never change, so they are written down once. JSON needs nothing from a browser: no
 * scripts, no frames, no forms; a page of our own asks for more by itself. Pages of any origin may call the service.
 */
export const ALWAYS_HEADERS = {
  [VERSION_HEADER.toLowerCase()]: ENGINE_VERSION,
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'strict-transport-security': `max-age=${365 * DAY}`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
  // No window that opened ours, or that ours opens, has a hold on it.
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSION_POLICIES.none,
  'access-control-allow-origin': '*',
  'access-control-expose-headers': [
    ...Object.values(LIMIT_HEADERS),
    VERSION_HEADER,
    REQUEST_HEADER,
    'ETag',
    'Content-Disposition',
    ...Object.values(DEPRECATION_HEADERS),
  ].join(', '),
}
export const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': DAY,
}

/** What a browser must know about every answer; a preflight, or any other OPTIONS of a path that there is, needs nothing more than that. */
export function addSecurityHeaders(app: FastifyInstance, methodsAt: MethodsAt): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(ALWAYS_HEADERS).header(REQUEST_HEADER, request.id)
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      reply.code(400).send({ error: wordsForRequest(request).missingHost(), codigo: 'peticion_ilegible' })
    } else if (request.method === 'OPTIONS' && methodsAt(request.url)) reply.code(204).headers(PREFLIGHT_HEADERS).send()
    else done()
  })
}
