import { createHash } from 'node:crypto'
import { SERVICE_NAME } from '@obrador/contract'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config.ts'
import { ENGLISH_PATH, OPENAPI_PATH } from './openapi.ts'
import { presentReady, readyOnce } from './ready.ts'

const DAY = 86_400
/** What a hook gives to send no body: leaving it out would send the one there was. */
const NOTHING = ''
/** The sign of the service, drawn here: a page that brings its own asks nobody for one. */
const ICON = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#0b6e75"/><circle cx="29" cy="32" r="14.5" fill="none" stroke="#faf7f2" stroke-width="7"/><circle cx="49.5" cy="46" r="4.25" fill="#e9a45b"/></svg>',
)}">`

/** Everything of the page comes from this process: no fonts, telemetry, proxy or assistant of anybody else. */
const configuration = {
  pageTitle: SERVICE_NAME,
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
} as const

/** The page in each language; both start the one script. */
const PAGES = [
  {
    lang: 'es',
    routePrefix: '/docs',
    own: { url: `..${OPENAPI_PATH}`, localization: { locale: 'es' }, modelsSectionLabel: 'Esquemas' },
  },
  {
    lang: 'en',
    routePrefix: '/docs/en',
    own: {
      url: `../..${ENGLISH_PATH}`,
      localization: { locale: 'en' },
      modelsSectionLabel: 'Schemas',
      cdn: '../js/scalar.js',
    },
  },
] as const

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

/** The documentation for people. In a scope of its own, so that only its page gets a looser policy. */
async function page(app: FastifyInstance, baseUrl: string, { lang, routePrefix, own }: (typeof PAGES)[number]) {
  await app.register(async (scope) => {
    const script = readyOnce()
    const started = readyOnce()
    let policy: string | undefined
    scope.addHook('onSend', async (request, reply, payload) => {
      const type = String(reply.getHeader('content-type') ?? '')
      if (typeof payload !== 'string' || reply.statusCode !== 200) return payload
      // Four megabytes that never change, and a page that starts them.
      if (type.includes('javascript'))
        return presentReady(await script(() => payload), request, reply, `public, max-age=${DAY}`) ?? NOTHING
      if (!type.startsWith('text/html')) return payload
      const html = () => payload.replace('<html>', `<html lang="${lang}">`).replace('<head>', `<head>${ICON}`)
      const ready = await started(html)
      policy ??= policyFor(ready.as.identity.toString(), baseUrl)
      reply.header('Content-Security-Policy', policy)
      return presentReady(ready, request, reply, 'no-cache') ?? NOTHING
    })
    await scope.register(scalar, { routePrefix, configuration: { ...configuration, ...own } })
  })
}

export async function serveDocs(app: FastifyInstance, { baseUrl }: ApiConfig): Promise<void> {
  for (const one of PAGES) await page(app, baseUrl, one)
}
