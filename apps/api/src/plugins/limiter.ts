import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

interface Allowance {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  /** Seconds until the window starts again. */
  readonly reset: number
}

/** Counts requests by key. A shared store takes the place of this process's memory behind the same interface. */
export interface Limiter {
  readonly consume: (key: string) => Promise<Allowance>
}

/** Seconds. */
const WINDOW = 60

/** `limit` requests a minute for each key; none at all when there is no limit. */
export function memoryLimiter(limit: number): Limiter | undefined {
  if (limit === Number.POSITIVE_INFINITY) return undefined
  const store = new RateLimiterMemory({ points: limit, duration: WINDOW })
  const allowance = (allowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): Allowance => ({
    allowed,
    limit,
    remaining: remainingPoints,
    reset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  })
  return {
    consume: (key) =>
      store.consume(key).then(
        (state) => allowance(true, state),
        (state: unknown) => {
          if (state instanceof RateLimiterRes) return allowance(false, state)
          throw state
        },
      ),
  }
}
