import { REFUSAL_CODES, type ServiceRefusal } from '@obrador/contract'
import type { FastifyInstance } from 'fastify'
import { PAGE_HOMES } from '../pages/layout.ts'
import { wordsForRequest } from '../words/language.ts'
import { acceptsItem } from './ready.ts'

const PROBLEM_JSON = 'application/problem+json'

const isRefusal = (payload: unknown): payload is ServiceRefusal =>
  Object.hasOwn(REFUSAL_CODES, String(Object(payload).codigo))

/**
 * Refusals as problem details (RFC 9457) for whoever asks for them with `Accept`: the same sentence, code and place, under the names of the standard, and the address of
 * what the code means. Comes after whatever else changes a refusal.
 */
export function answerWithProblems(app: FastifyInstance, baseUrl: string): void {
  app.addHook<object>('preSerialization', (request, reply, payload, done) => {
    if (reply.statusCode < 400 || !isRefusal(payload)) return done(null, payload)
    reply.header('vary', 'accept')
    if (!acceptsItem(request.headers.accept?.toLowerCase(), PROBLEM_JSON)) return done(null, payload)
    const { error, ...rest } = payload
    reply.type(`${PROBLEM_JSON}; charset=utf-8`).serializer(JSON.stringify)
    return done(null, {
      type: `${baseUrl}${PAGE_HOMES.es}#${rest.codigo}`,
      title: wordsForRequest(request).refusalMeaning(rest.codigo),
      status: reply.statusCode,
      detail: error,
      instance: `urn:uuid:${request.id}`,
      ...rest,
    })
  })
}
