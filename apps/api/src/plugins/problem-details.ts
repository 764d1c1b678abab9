import { REFUSAL_CODES, type ServiceRefusal } from '@obrador/contract'
import type { FastifyInstance } from 'fastify'
import { PAGE_HOMES } from '../pages/layout.ts'

const PROBLEM_JSON = 'application/problem+json'
/** Characters of a header that are read: browsers send under 200. */
const LONGEST_ACCEPT = 1_024

/** Whether whoever asks wants refusals as problems: named, and not with the weight 0. */
const wantsProblems = (accept = ''): boolean =>
  accept.length <= LONGEST_ACCEPT &&
  accept
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .some((item) => item.startsWith(PROBLEM_JSON) && !/;\s*q=0(?:\.0*)?$/.test(item))

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
    if (!wantsProblems(request.headers.accept)) return done(null, payload)
    const { error, ...rest } = payload
    reply.type(`${PROBLEM_JSON}; charset=utf-8`).serializer(JSON.stringify)
    return done(null, {
      type: `${baseUrl}${PAGE_HOMES.es}#${rest.codigo}`,
      title: REFUSAL_CODES[rest.codigo].means,
      status: reply.statusCode,
      detail: error,
      instance: `urn:uuid:${request.id}`,
      ...rest,
    })
  })
}
