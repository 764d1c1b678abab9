import { createHash } from 'node:crypto'
import { SERVICE_NAME } from '@obrador/contract'
import { lazyValue } from '@obrador/engine'
import { type FastifyInstance, fastify } from 'fastify'
import { ICON_LINK, PAGE_HOMES, VIEWER_FOLDER } from '../pages/layout.ts'
import type { PageLanguage } from '../pages/words.ts'
import { ENGLISH_PATH, OPENAPI_PATH } from './openapi.ts'
import { prepareAnswer, presentReady, type ReadyAnswer } from './ready.ts'

/** The viewer of the whole description: a library of four megabytes, which nobody loads who does not ask for it, the service neither. */

const DAY = 86_400
const SCRIPT = 'js/scalar.js'

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
  orderSchemaPropertiesBy: 'preserve',
} as const

const VIEWERS = [
  {
    lang: 'es',
    own: { url: `../..${OPENAPI_PATH}`, localization: { locale: 'es' }, modelsSectionLabel: 'Esquemas' },
  },
  {
    lang: 'en',
    own: {
      url: `../../..${ENGLISH_PATH}`,
      localization: { locale: 'en' },
      modelsSectionLabel: 'Schemas',
      cdn: `../../${VIEWER_FOLDER}${SCRIPT}`,
    },
  },
] as const

const folderOf = (lang: PageLanguage): string => `${PAGE_HOMES[lang]}${VIEWER_FOLDER}`

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

interface ViewerPage {
  readonly policy: string
  readonly ready: ReadyAnswer
}

/** The library gives its page and script to a service of its own, from which they are taken once. */
async function readyViewer(
  baseUrl: string,
): Promise<{ readonly script: ReadyAnswer; readonly pages: Readonly<Record<string, ViewerPage>> }> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const apart = fastify()
  for (const { lang, own } of VIEWERS)
    await apart.register(scalar, {
      routePrefix: folderOf(lang).slice(0, -1) as '/docs',
      configuration: { ...configuration, ...own },
    })
  const pages = VIEWERS.map(async ({ lang }) => {
    const { body } = await apart.inject(folderOf(lang))
    const html = body.replace('<html>', `<html lang="${lang}">`).replace('<head>', `<head>${ICON_LINK}`)
    return [lang, { policy: policyFor(html, baseUrl), ready: await prepareAnswer(html) }] as const
  })
  const made = Object.fromEntries(await Promise.all(pages))
  const script = await prepareAnswer((await apart.inject(`${folderOf('es')}${SCRIPT}`)).body)
  await apart.close()
  return { script, pages: made }
}

export function serveViewer(app: FastifyInstance, baseUrl: string): void {
  const viewer = lazyValue(() => readyViewer(baseUrl))
  const hidden = { schema: { hide: true } }
  for (const { lang } of VIEWERS) {
    const address = folderOf(lang)
    app.get(address, hidden, async (request, reply) => {
      if (!(request.url.split('?', 1)[0] ?? '').endsWith('/')) return reply.redirect(address, 308)
      const { policy, ready } = (await viewer()).pages[lang] as ViewerPage
      reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8')
      return reply.send(presentReady(ready, request, reply, 'no-cache'))
    })
  }
  app.get(`${folderOf('es')}${SCRIPT}`, hidden, async (request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(presentReady((await viewer()).script, request, reply, `public, max-age=${DAY}`)),
  )
}
