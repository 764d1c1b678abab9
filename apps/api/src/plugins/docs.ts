import { createHash } from 'node:crypto'
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

/** The documentation for people. In its own scope, so that only its page gets a looser policy. */
export async function docs(app: FastifyInstance, { baseUrl }: Config): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_, reply, payload) => {
      const type = String(reply.getHeader('content-type') ?? '')
      if (type.includes('javascript')) reply.header('Cache-Control', `public, max-age=${DAY}`)
      if (!type.startsWith('text/html') || typeof payload !== 'string') return payload
      const page = payload.replace('<html>', '<html lang="es">')
      reply.header('Content-Security-Policy', policyFor(page, baseUrl))
      return page
    })
    await scope.register(scalar, { routePrefix: '/docs', configuration })
  })
  app.get('/', { schema: { hide: true } }, (_, reply) => reply.redirect('docs/'))
}
