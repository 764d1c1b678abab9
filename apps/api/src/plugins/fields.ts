import {
  ajusteSchemas,
  analysisSchemas,
  dropNulls,
  etiquetaSchemas,
  ignoredFields,
  ignoredParameters,
  montajeSchemas,
  unitProblem,
} from '@obrador/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ServiceWords, wordsForRequest } from '../words/language.ts'
import { tellAtEdge } from './findings.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose formulas the route takes. */
    readonly craft?: string
    /** What is said of the fields of a body that is no formula of one craft. */
    readonly ignoredIn?: (body: unknown, say: ServiceWords) => readonly string[]
  }
}

const requests = { ...analysisSchemas, ...ajusteSchemas, ...etiquetaSchemas, ...montajeSchemas }

interface Answer {
  readonly warnings?: readonly string[]
}

/** An answer with more warnings, if there are any. */
export const answerWith = <Body extends Answer>(more: readonly string[], answer: Body): Body =>
  more.length > 0 ? { ...answer, warnings: [...(answer.warnings ?? []), ...more] } : answer

/** What is said of the fields of a body that its route does not take. */
function ignoredIn({ body, routeOptions }: FastifyRequest, say: ServiceWords): readonly string[] {
  const { craft, ignoredIn: ownIn } = routeOptions.config
  if (ownIn) return ownIn(body, say)
  return craft === undefined ? [] : ignoredFields(craft, body, say)
}

/** The same of what follows its path. */
function ignoredAfterPath({ query, routeOptions }: FastifyRequest, say: ServiceWords): readonly string[] {
  const { querystring } = (routeOptions.schema ?? {}) as { readonly querystring?: { readonly properties?: object } }
  return querystring?.properties ? ignoredParameters(query as object, Object.keys(querystring.properties), say) : []
}

/**
 * What every path that takes a formula does with fields: an optional one that is `null` was not sent, and one that is
 * not ours but looks as if it were is named in the warnings of the answer.
 */
export function checkFields(app: FastifyInstance): void {
  app.addHook('preValidation', (request, reply, done) => {
    const { body, routeOptions } = request
    const { contract } = routeOptions.config
    if (!contract) return done()
    dropNulls(requests[contract.request], body)
    const problem = unitProblem(body, contract.fields, wordsForRequest(request))
    return problem ? reply.code(400).send(problem) : done()
  })
  app.addHook<Answer>('preSerialization', (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || request.method !== 'POST') return done(null, payload)
    const say = wordsForRequest(request)
    const ignored = [...ignoredIn(request, say), ...ignoredAfterPath(request, say)]
    tellAtEdge(request, ignored)
    return done(null, answerWith(ignored, payload))
  })
}
