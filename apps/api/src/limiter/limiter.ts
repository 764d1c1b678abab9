import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

export interface Allowance {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  /** Seconds until the window starts again. */
  readonly reset: number
}

/** Counts requests by client, at once or with a promise. It fails only when what it counts in does. */
export interface Limiter<Answer = Allowance | Promise<Allowance>> {
  /** As many as are asked for at once; one unless said. */
  readonly consume: (client: string, requests?: number) => Answer
}

/** Seconds. */
export const WINDOW = 60

/** The library rejects with its result when a client is over the limit, and with anything else when it could not count. */
export function limiterOn(counter: RateLimiterAbstract): Limiter<Promise<Allowance>> {
  const limit = counter.points
  const allowance = (allowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): Allowance => ({
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
