import type { FastifyInstance } from 'fastify'

/** An operation that goes away. */
export interface DeprecatedOperation {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Days, as `2026-01-31`: since when it should not be used, and from when it may be gone. */
  readonly since: string
  readonly sunset: string
}

/** What goes away. Nothing does. */
export const DEPRECATED_OPERATIONS: readonly DeprecatedOperation[] = []

/** Days between the announcement and the end, at least. */
export const NOTICE_DAYS = 180
const DAY = 86_400_000

export const DEPRECATION_HEADERS = { since: 'Deprecation', sunset: 'Sunset', link: 'Link' } as const

/** What every answer of an operation that goes away says (RFC 9745, RFC 8594), and where its story is told. */
function headersOf({ path, since, sunset }: DeprecatedOperation, docs: string): Readonly<Record<string, string>> {
  const [from, to] = [Date.parse(since), Date.parse(sunset)]
  if (!(to - from >= NOTICE_DAYS * DAY)) throw new Error(`${path} would end within ${NOTICE_DAYS} days`)
  return {
    [DEPRECATION_HEADERS.since]: `@${from / 1000}`,
    [DEPRECATION_HEADERS.sunset]: new Date(to).toUTCString(),
    [DEPRECATION_HEADERS.link]: `<${docs}>; rel="deprecation"`,
  }
}

/** Told in the answers and in the description, for as long as it is still there. */
export function tellDeprecations(app: FastifyInstance, leaving: readonly DeprecatedOperation[], docs: string): void {
  const told = leaving.map((one) => ({ ...one, headers: headersOf(one, docs) }))
  app.addHook('onRoute', (route) => {
    const one = told.find(({ method, path }) => route.url === path && [route.method].flat().includes(method))
    if (!one) return
    route.schema = { ...route.schema, deprecated: true }
    route.onRequest = [
      (_, reply, done) => {
        reply.headers(one.headers)
        done()
      },
      ...[route.onRequest ?? []].flat(),
    ]
  })
}
