import {
  ajusteSchemas,
  dropNulls,
  etiquetaSchemas,
  ignoredFields,
  ignoredPieceFields,
  montajeSchemas,
  schemas,
} from '@obrador/contract'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose formulas the route takes. */
    readonly craft?: string
  }
}

const requests = { ...schemas, ...ajusteSchemas, ...etiquetaSchemas, ...montajeSchemas }

interface Answer {
  readonly warnings?: readonly string[]
}

/** An answer that names the fields of its request that are not ours, if any. */
export function withIgnored<Body extends Answer>(craft: string, sent: unknown, answer: Body): Body {
  const ignored = ignoredFields(craft, sent)
  return ignored.length > 0 ? { ...answer, warnings: [...(answer.warnings ?? []), ...ignored] } : answer
}

/**
 * What every path that takes a formula does with fields: an optional one that is `null` was not sent, and one that is
 * not ours but looks as if it were is named in the warnings of the answer.
 */
export function fields(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, routeOptions }, _reply, done) => {
    const { contract } = routeOptions.config
    if (contract) dropNulls(requests[contract.request], body)
    done()
  })
  app.addHook<Answer>('preSerialization', ({ body, routeOptions }, reply, payload, done) => {
    const { craft, contract } = routeOptions.config
    if (reply.statusCode !== 200) return done(null, payload)
    if (contract?.fields.list !== 'partes') {
      return done(null, craft === undefined ? payload : withIgnored(craft, body, payload))
    }
    const ignored = ignoredPieceFields(body)
    return done(
      null,
      ignored.length > 0 ? { ...payload, warnings: [...(payload.warnings ?? []), ...ignored] } : payload,
    )
  })
}
