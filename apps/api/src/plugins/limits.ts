import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import * as say from '../messages.ts'
import { clientKey } from './client-key.ts'
import { memoryLimiter } from './limiter.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted: what balancers and monitors ask for. */
    readonly unlimited?: boolean
  }
}

export const LIMIT_HEADERS = {
  limit: 'RateLimit-Limit',
  remaining: 'RateLimit-Remaining',
  reset: 'RateLimit-Reset',
  retryAfter: 'Retry-After',
} as const

/** What a trusted proxy passes on may be no address at all: then the proxy itself is the client. */
const clientOf = ({ ip, socket }: FastifyRequest): string =>
  clientKey(ip) ?? clientKey(socket.remoteAddress ?? '') ?? 'unknown'

/** One bucket per client over all POST, rejected ones included, and a generous one for everything else. OPTIONS is free. */
export function limits(app: FastifyInstance, config: Config): void {
  const post = memoryLimiter(config.limits.post)
  const get = memoryLimiter(config.limits.get)

  app.addHook('onRequest', async (request, reply) => {
    const limiter = request.method === 'POST' ? post : get
    if (!limiter || request.method === 'OPTIONS' || request.routeOptions.config.unlimited) return
    const { allowed, limit, remaining, reset } = await limiter.consume(clientOf(request))
    reply.headers({
      [LIMIT_HEADERS.limit]: limit,
      [LIMIT_HEADERS.remaining]: remaining,
      [LIMIT_HEADERS.reset]: reset,
    })
    if (allowed) return
    reply.header(LIMIT_HEADERS.retryAfter, reset)
    return reply.code(429).send({ error: say.tooManyRequests(limit, reset) })
  })
}
