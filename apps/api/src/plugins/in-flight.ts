import { ClientPlaces } from '@obrador/limiter'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wordsForRequest } from '../words/language.ts'
import { clientOfRequest, LIMIT_HEADERS } from './limits.ts'

/**
 * Bytes of bodies that may be under way at a time. Once parsed a body takes up to ten times its bytes (many small keys), so
 * that 8 MiB are some 80 MiB of a replica's 512; two of the largest bodies (1 MiB) are enough for one client.
 */
export const MOST_IN_FLIGHT = { all: 8 * 1024 * 1024, client: 2 * 1024 * 1024 } as const
/** Seconds a client is asked to stay away: bodies under way end within that. */
const RETRY_AFTER = 1

/** What a request may bring: its announced length, or all that its route takes where it announces none. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? 0
  const announced = headers['content-length']
  if (announced !== undefined) return Math.min(Number(announced) || 0, most)
  return headers['transfer-encoding'] === undefined ? 0 : most
}

/**
 * Counts the bytes of bodies from before they are read until their answer has gone or their client has hung up, and turns away
 * what goes beyond: one client that sends much at once with 429, everybody with 503 when the replica holds all it may.
 */
export function limitBytesInFlight(app: FastifyInstance): void {
  const places = new ClientPlaces(MOST_IN_FLIGHT.client, MOST_IN_FLIGHT.all)

  app.addHook('onRequest', (request, reply, done) => {
    const bytes = bytesOf(request)
    if (bytes === 0) return done()
    const client = clientOfRequest(request)
    const give = places.take(client, bytes)
    if (!give) {
      const say = wordsForRequest(request)
      const isOwn = !places.hasRoomFor(client, bytes)
      reply
        .code(isOwn ? 429 : 503)
        .header(LIMIT_HEADERS.retryAfter, RETRY_AFTER)
        .send(
          isOwn
            ? { error: say.tooMuchAtOnce(MOST_IN_FLIGHT.client / 1024, RETRY_AFTER), codigo: 'demasiadas_peticiones' }
            : { error: say.overloadedText(RETRY_AFTER), codigo: 'sin_capacidad' },
        )
      return
    }
    reply.raw.once('close', give)
    done()
  })
}
