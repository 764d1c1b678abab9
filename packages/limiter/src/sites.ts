import { siteOf } from './client-key.ts'
import { type Allowance, type Limiter, WINDOW } from './limiter.ts'
import { memoryLimiter, TOGETHER } from './memory.ts'

/**
 * Holds an IPv6 /48 to ten times what a client may: whoever has one could be 65,536 clients. Each replica counts sites by
 * itself: it stops abuse and need not be exact. Who is over is turned away before anybody else is asked.
 */
export function withSites<Answer>(
  limiter: Limiter<Answer>,
  limit: number,
  window = WINDOW,
): Limiter<Answer | Allowance> {
  const sites = memoryLimiter(TOGETHER * limit, undefined, window)
  return {
    consume: (client, requests): Answer | Allowance => {
      const site = siteOf(client)
      if (site === undefined) return limiter.consume(client, requests)
      const together = sites.consume(site, requests)
      return together.allowed ? limiter.consume(client, requests) : { ...together, limit }
    },
  }
}
