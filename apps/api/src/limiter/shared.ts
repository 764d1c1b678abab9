import { RateLimiterRedis } from 'rate-limiter-flexible'
import { type Allowance, type Limiter, limiterOn, WINDOW } from './limiter.ts'
import type { StoreClient } from './store.ts'

/** How long a request waits for the store before it is counted in memory instead: so many ticks of so many ms. */
const PATIENCE = { ticks: 4, length: 10 } as const
/** How long the store is left alone after it failed, ms; then one request tries it again. */
const RESPITE = 500

/** `limit` requests a minute for each client, counted for all replicas together. */
export function storeLimiter(client: StoreClient, name: string, limit: number): Limiter<Promise<Allowance>> {
  return limiterOn(
    new RateLimiterRedis({
      storeClient: client,
      keyPrefix: `obrador:${name}`,
      points: limit,
      duration: WINDOW,
      // Who has used up the limit is turned away from memory for the rest of the window.
      inMemoryBlockOnConsumed: limit,
    }),
  )
}

/**
 * Fails when there is no answer in time. Time is counted in ticks of this process, however late they come, and answers
 * that have arrived are read before the last word: its own busy moments are not held against the store.
 */
function patiently<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let ticks = 0
    const tick = () => {
      if (++ticks < PATIENCE.ticks) timer = setTimeout(tick, PATIENCE.length)
      else setImmediate(() => reject(new Error(`no answer in ${PATIENCE.ticks * PATIENCE.length} ms`)))
    }
    let timer = setTimeout(tick, PATIENCE.length)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export interface InsuredLimiter extends Limiter<Promise<Allowance>> {
  /** Whether the clients are being counted for all replicas together. */
  readonly shared: () => boolean
}

interface Watcher {
  readonly lost: (problem: unknown) => void
  readonly back: () => void
}

/** Counts in the store, and in memory while the store is slow or away: never unlimited, never an error. */
export function insured(store: Limiter<Promise<Allowance>>, insurance: Limiter, watcher: Watcher): InsuredLimiter {
  let away = false
  let retryAt = 0

  async function consume(client: string) {
    if (away) {
      if (performance.now() < retryAt) return insurance.consume(client)
      retryAt = performance.now() + RESPITE
    }
    try {
      const allowance = await patiently(store.consume(client))
      if (!away) return allowance
      // A refusal may come from memory: only a count that went up shows that the store is there. Else the next one tries.
      retryAt = 0
      if (allowance.allowed) {
        away = false
        watcher.back()
      }
      return allowance
    } catch (problem) {
      if (!away) watcher.lost(problem)
      away = true
      retryAt = performance.now() + RESPITE
      return insurance.consume(client)
    }
  }
  return { consume, shared: () => !away }
}
