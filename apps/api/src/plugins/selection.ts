import {
  type FieldSelection,
  isSelectionRefusal,
  pickFields,
  type SelectionAsked,
  selectionOfQuery,
} from '@obrador/contract'
import type { FastifyInstance } from 'fastify'
import { wordsForRequest } from '../words/language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What is wanted of the answer; all of it unless it was said. */
    selection: FieldSelection | null
  }
}

/** `?breve=1` and `?campos=a,b.c`: whoever works out an answer looks at `selection`, and what is left of it is sent. */
export function selectFields(app: FastifyInstance): void {
  app.decorateRequest('selection', null)
  app.addHook('preHandler', (request, reply, done) => {
    const { breve, campos } = request.query as SelectionAsked
    if (breve === undefined && campos === undefined) return done()
    const asked = selectionOfQuery(
      request.routeOptions.url ?? '',
      request.query as SelectionAsked,
      wordsForRequest(request),
    )
    if (asked && isSelectionRefusal(asked)) return reply.code(400).send(asked)
    request.selection = asked ?? null
    return done()
  })
  app.addHook<object>('preSerialization', (request, reply, payload, done) => {
    if (!request.selection || reply.statusCode !== 200) return done(null, payload)
    // The serialiser of the path asks for all that an answer always has.
    reply.serializer(JSON.stringify)
    return done(null, pickFields(payload, request.selection) as object)
  })
}
