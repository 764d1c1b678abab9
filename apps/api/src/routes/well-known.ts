import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config.ts'

const TEXT = 'text/plain; charset=utf-8'
const DAY = 86_400
/** How long what `security.txt` says may be relied on (RFC 9116 wants less than a year), days. */
const VALID_DAYS = 180

/** People find the pages; what the paths calculate is nobody's to index. */
const ROBOTS = `User-agent: *
Disallow: /api/
`

/** What crawlers and those who found a weakness look for by convention. */
export function wellKnownRoutes(app: FastifyInstance, { baseUrl, securityContact }: ApiConfig): void {
  const hidden = { schema: { hide: true } }
  app.get('/robots.txt', hidden, (_, reply) =>
    reply.type(TEXT).header('Cache-Control', `public, max-age=${DAY}`).send(ROBOTS),
  )
  // Without somebody to write to it would be no such file.
  if (securityContact === undefined) return
  app.get('/.well-known/security.txt', hidden, (_, reply) => {
    const expires = new Date(Date.now() + VALID_DAYS * DAY * 1000).toISOString().replace(/\.\d+/, '')
    return reply
      .type(TEXT)
      .header('Cache-Control', `public, max-age=${DAY}`)
      .send(`Contact: ${securityContact}
Expires: ${expires}
Preferred-Languages: es, en
Canonical: ${baseUrl}/.well-known/security.txt
`)
  })
}
