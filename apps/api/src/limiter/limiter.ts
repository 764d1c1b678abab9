import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

interface Allowance {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  /** Seconds until the window starts again. */
  readonly reset: number
}

/** Counts requests by client. It fails only when what it counts in does. */
export interface Limiter {
  readonly consume: (client: string) => Promise<Allowance>
}

/** Seconds. */
export const WINDOW = 60

/** The library rejects with its result when a client is over the limit, and with anything else when it could not count. */
export function limiterOn(counter: RateLimiterAbstract): Limiter {
  const limit = counter.points
  const allowance = (allowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): Allowance => ({
    allowed,
    limit,
    remaining: remainingPoints,
    reset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  })
  return {
    consume: (client) =>
      counter.consume(client).then(
        (state) => allowance(true, state),
        (state: unknown) => {
          if (state instanceof RateLimiterRes) return allowance(false, state)
          throw state
        },
      ),
  }
}
