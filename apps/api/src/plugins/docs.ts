import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { SERVICE } from '@obrador/contract'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { OPENAPI_PATH } from './openapi.ts'

const DAY = 86_400

/** Everything of the page comes from this process: no fonts, telemetry, proxy or assistant of anybody else. */
const configuration = {
  pageTitle: SERVICE,
  url: `..${OPENAPI_PATH}`,
  localization: { locale: 'es' },
  withDefaultFonts: false,
  telemetry: false,
  persistAuth: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
  documentDownloadType: 'json',
  defaultOpenAllTags: true,
  orderSchemaPropertiesBy: 'preserve',
  modelsSectionLabel: 'Esquemas',
} as const

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The page starts itself with one inline script, which is let in by its hash and nothing else by its side. */
function policyFor(page: string, baseUrl: string): string {
  const inline = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.map(hashOf).join(' ')}`,
    // The page sets style attributes, which no hash can let in.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src 'self' ${new URL(baseUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The script of the page weighs four megabytes and never changes: it is compressed for the first who asks, and kept. */
function compressOnce(): (route: string, script: string) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>()
  return (route, script) => {
    const ready = kept.get(route) ?? promisify(gzip)(script)
    kept.set(route, ready)
    return ready
  }
}

/** The documentation for people. In its own scope, so that only its page gets a looser policy. */
export async function docs(app: FastifyInstance, { baseUrl }: Config): Promise<void> {
  await app.register(async (scope) => {
    const compressed = compressOnce()
    scope.addHook('onSend', async (request, reply, payload) => {
      const type = String(reply.getHeader('content-type') ?? '')
      if (type.includes('javascript') && typeof payload === 'string') {
        reply.headers({ 'cache-control': `public, max-age=${DAY}`, vary: 'accept-encoding' })
        if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
        reply.header('content-encoding', 'gzip').removeHeader('content-length')
        return compressed(request.routeOptions.url ?? '', payload)
      }
      if (!type.startsWith('text/html') || typeof payload !== 'string') return payload
      const page = payload.replace('<html>', '<html lang="es">')
      reply.header('Content-Security-Policy', policyFor(page, baseUrl))
      return page
    })
    await scope.register(scalar, { routePrefix: '/docs', configuration })
  })
}
