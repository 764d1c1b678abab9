import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { PERMISSION_POLICIES } from './security.ts'

/** Where `npm run build` leaves the web app. */
export const WEB_BUILD = resolve(import.meta.dirname, '../../../web/dist')
const PAGE = 'index.html'
/** The addresses that are all that page, as its build wrote them down. */
const PAGES = 'pages.json'

/** A hashed name never means anything else; everything else must be asked for again. */
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

/** Everything comes from here. The solver is WebAssembly, which a policy must name; no host is let in but the relay, where there is one. */
const policyWith = (relay: string | undefined): string => {
  const origin = relay === undefined ? '' : new URL(relay).origin
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    ["connect-src 'self'", ...(origin ? [origin, origin.replace(/^http/, 'ws')] : [])].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Where the app asks, when somebody wants to share a book, by which relay. */
const SHARING = '/compartir.json'

/** The page that others may show inside theirs: what it calculates with comes from here, and it asks nobody anything. */
const EMBED = { path: '/incrustar', page: 'incrustar.html' } as const
const EMBED_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

/** The web app at the root, compressed beforehand; while it has not been built, the root leads to the documentation. */
export async function serveWebApp(app: FastifyInstance, relay: string | undefined): Promise<void> {
  if (!existsSync(join(WEB_BUILD, PAGE))) {
    app.get('/', { schema: { hide: true } }, (_, reply) => reply.redirect('docs/'))
    return
  }
  const policy = policyWith(relay)
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, isFile: true }
    })
    await scope.register(fastifyStatic, {
      root: WEB_BUILD,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', PAGE, PAGES, EMBED.page],
      setHeaders: (reply, path) => {
        reply.header('Cache-Control', path.includes('/assets/') ? FOREVER : ASK_AGAIN)
        const isEmbed = path.includes(EMBED.page)
        reply.header('Content-Security-Policy', isEmbed ? EMBED_POLICY : policy)
        if (!isEmbed) reply.header('Permissions-Policy', PERMISSION_POLICIES.app)
        // What is opened here shares nothing with what is opened elsewhere.
        reply.header('Cross-Origin-Resource-Policy', 'same-origin')
      },
    })
    scope.get(EMBED.path, { schema: { hide: true } }, (_, reply) =>
      reply.removeHeader('X-Frame-Options').sendFile(EMBED.page),
    )
    scope.get(SHARING, { schema: { hide: true } }, (_, reply) =>
      reply.header('Cache-Control', ASK_AGAIN).send(relay === undefined ? {} : { relay }),
    )
    const pages: readonly string[] = JSON.parse(readFileSync(join(WEB_BUILD, PAGES), 'utf8'))
    for (const page of pages) scope.get(`/${page}`, { schema: { hide: true } }, (_, reply) => reply.sendFile(PAGE))
  })
}
