import {
  ajusteSchemas,
  analysisSchemas,
  dropNulls,
  etiquetaSchemas,
  ignoredFields,
  ignoredParameters,
  ignoredPieceFields,
  montajeSchemas,
  unitProblem,
} from '@obrador/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose formulas the route takes. */
    readonly craft?: string
  }
}

const requests = { ...analysisSchemas, ...ajusteSchemas, ...etiquetaSchemas, ...montajeSchemas }

interface Answer {
  readonly warnings?: readonly string[]
}

const withWarnings = <Body extends Answer>(answer: Body, more: readonly string[]): Body => ({
  ...answer,
  warnings: [...(answer.warnings ?? []), ...more],
})

/** An answer that names the fields of its request that are not ours, if any. */
export function answerWithIgnored<Body extends Answer>(craft: string, sent: unknown, answer: Body): Body {
  const ignored = ignoredFields(craft, sent)
  return ignored.length > 0 ? withWarnings(answer, ignored) : answer
}

/** What is said of the fields of a body that its route does not take. */
function ignoredIn({ body, routeOptions }: FastifyRequest): readonly string[] {
  const { craft, contract } = routeOptions.config
  if (contract?.fields.list === 'partes') return ignoredPieceFields(body)
  return craft === undefined ? [] : ignoredFields(craft, body)
}

/** The same of what follows its path. */
function ignoredAfterPath({ query, routeOptions }: FastifyRequest): readonly string[] {
  const { querystring } = (routeOptions.schema ?? {}) as { readonly querystring?: { readonly properties?: object } }
  return querystring?.properties ? ignoredParameters(query as object, Object.keys(querystring.properties)) : []
}

/**
 * What every path that takes a formula does with fields: an optional one that is `null` was not sent, and one that is
 * not ours but looks as if it were is named in the warnings of the answer.
 */
export function checkFields(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, routeOptions }, reply, done) => {
    const { contract } = routeOptions.config
    if (!contract) return done()
    dropNulls(requests[contract.request], body)
    const problem = unitProblem(body, contract.fields)
    return problem ? reply.code(400).send(problem) : done()
  })
  app.addHook<Answer>('preSerialization', (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || request.method !== 'POST') return done(null, payload)
    const ignored = [...ignoredIn(request), ...ignoredAfterPath(request)]
    return done(null, ignored.length > 0 ? withWarnings(payload, ignored) : payload)
  })
}
