import type { RequestAllowance, RequestLimiter } from '@obrador/limiter'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/** The library rejects with its result when a client is over the limit, and with anything else when it could not count. */
export function limiterOnStore(counter: RateLimiterAbstract): RequestLimiter<Promise<RequestAllowance>> {
  const limit = counter.points
  const allowance = (allowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): RequestAllowance => ({
    allowed,
    limit,
    remaining: remainingPoints,
    reset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  })
  return {
    consume: (client, requests = 1) =>
      counter.consume(client, requests).then(
        (state) => allowance(true, state),
        (state: unknown) => {
          if (state instanceof RateLimiterRes) return allowance(false, state)
          throw state
        },
      ),
  }
}
