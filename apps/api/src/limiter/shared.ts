import { type RequestAllowance, type RequestLimiter, WINDOW_SECONDS } from '@obrador/limiter'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { limiterOnStore } from './limiter.ts'
import type { StoreClient } from './store.ts'

/** How long a request waits for the store before it is counted in memory instead: so many ticks of so many ms. */
const PATIENCE = { ticks: 4, length: 10 } as const
/** How often the store is asked whether it is there, ms, and how long it may take to say so. */
const PROBED_EVERY = 500
const PROBE_PATIENCE = { ticks: 10, length: 50 } as const

/** `limit` requests a minute for each client, counted for all replicas together. */
export function storeLimiter(
  client: StoreClient,
  name: string,
  limit: number,
): RequestLimiter<Promise<RequestAllowance>> {
  return limiterOnStore(
    new RateLimiterRedis({
      storeClient: client,
      keyPrefix: `obrador:${name}`,
      points: limit,
      duration: WINDOW_SECONDS,
      // Who has used up the limit is turned away from memory for the rest of the window.
      inMemoryBlockOnConsumed: limit,
    }),
  )
}

/**
 * Fails when there is no answer in time. Time is counted in ticks of this process, however late they come, and answers
 * that have arrived are read before the last word: its own busy moments are not held against the store.
 */
function patiently<T>(promise: Promise<T>, patience: { readonly ticks: number; readonly length: number }): Promise<T> {
  return new Promise((resolve, reject) => {
    let ticks = 0
    const tick = () => {
      if (++ticks < patience.ticks) timer = setTimeout(tick, patience.length)
      else setImmediate(() => reject(new Error(`no answer in ${patience.ticks * patience.length} ms`)))
    }
    let timer = setTimeout(tick, patience.length)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export interface InsuredLimiter extends RequestLimiter<Promise<RequestAllowance>> {
  /** Whether the clients are being counted for all replicas together. */
  readonly shared: () => boolean
  readonly close: () => void
}

interface Watcher {
  readonly ping: () => Promise<unknown>
  readonly lost: (problem: unknown) => void
  readonly back: () => void
}

/**
 * Counts in the store, and in memory while the store is slow or away: never unlimited, never an error. Whether it is there
 * is found out in the background, with or without requests: after a quiet night the first burst is counted where it
 * should be, and no request is spent on trying.
 */
export function insuredLimiter(
  store: RequestLimiter<Promise<RequestAllowance>>,
  insurance: RequestLimiter,
  { ping, lost, back }: Watcher,
): InsuredLimiter {
  let away = false
  let probing = false

  function failed(problem: unknown): void {
    if (!away) lost(problem)
    away = true
  }

  async function probe(): Promise<void> {
    if (probing) return
    probing = true
    try {
      await patiently(ping(), PROBE_PATIENCE)
      if (away) back()
      away = false
    } catch (problem) {
      failed(problem)
    } finally {
      probing = false
    }
  }
  const probes = setInterval(probe, PROBED_EVERY).unref()

  return {
    consume: async (client, requests) => {
      if (away) return insurance.consume(client, requests)
      try {
        return await patiently(store.consume(client, requests), PATIENCE)
      } catch (problem) {
        failed(problem)
        return insurance.consume(client, requests)
      }
    },
    shared: () => !away,
    close: () => clearInterval(probes),
  }
}
