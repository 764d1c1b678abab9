import { siteOfAddress } from './client-key.ts'
import { type RequestAllowance, type RequestLimiter, WINDOW_SECONDS } from './limiter.ts'
import { memoryLimiter, NETWORK_FACTOR } from './memory.ts'

/**
 * Holds an IPv6 /48 to ten times what a client may: whoever has one could be 65,536 clients. Each replica counts sites by
 * itself: it stops abuse and need not be exact. Who is over is turned away before anybody else is asked.
 */
export function limiterWithSites<Answer>(
  limiter: RequestLimiter<Answer>,
  limit: number,
  window = WINDOW_SECONDS,
): RequestLimiter<Answer | RequestAllowance> {
  const sites = memoryLimiter(NETWORK_FACTOR * limit, undefined, window)
  return {
    consume: (client, requests): Answer | RequestAllowance => {
      const site = siteOfAddress(client)
      if (site === undefined) return limiter.consume(client, requests)
      const together = sites.consume(site, requests)
      return together.allowed ? limiter.consume(client, requests) : { ...together, limit }
    },
  }
}
