import { type RequestAllowance, type RequestLimiter, WINDOW_SECONDS } from '@obrador/limiter'
import type { StoreClient } from './store.ts'

/** How long a request waits for the store before it is counted in memory instead: so many ticks of so many ms. */
const PATIENCE = { ticks: 4, length: 10 } as const
/** How often the store is asked whether it is there, ms, and how long it may take to say so. */
const PROBED_EVERY = 500
const PROBE_PATIENCE = { ticks: 10, length: 50 } as const

/** Counts of one call to the store: enough for all that arrive in a turn of the loop, few enough to hold up nobody else there. */
const MOST_AT_ONCE = 256
const COUNT_REQUESTS = 'countRequests'
/** Of each key what is counted now, and how long its window still is, ms: a new count, and one that has lost its end, gets its end here. */
const COUNT_SCRIPT = `local counts = {}
for at, key in ipairs(KEYS) do
  local requests = ARGV[at + 1]
  local used = redis.call('incrby', key, requests)
  local left = -1
  if used ~= tonumber(requests) then left = redis.call('pttl', key) end
  if left < 0 then
    redis.call('expire', key, ARGV[1])
    left = 1000 * ARGV[1]
  end
  counts[2 * at - 1] = used
  counts[2 * at] = left
end
return counts`

/** What the store is asked with: the client, once the script is a command of it. */
type CountingStore = Pick<StoreClient, 'isCluster' | 'defineCommand'> & {
  readonly [COUNT_REQUESTS]?: (keys: number, ...keysAndRequests: (string | number)[]) => Promise<number[]>
}

interface WaitingCount {
  readonly client: string
  readonly requests: number
  readonly resolve: (allowance: RequestAllowance) => void
  readonly reject: (problem: unknown) => void
}

/** Clients that are looked through for windows that are over each time so many have used up the limit. */
const LOOKED_THROUGH = 1000

/** Who has used up the limit, and when the window ends: they are turned away from memory until then. */
function usedUpClients() {
  const ends = new Map<string, number>()
  let added = 0
  return {
    add: (client: string, end: number, now: number): void => {
      ends.set(client, end)
      if (++added % LOOKED_THROUGH > 0) return
      for (const [one, its] of ends) if (its <= now) ends.delete(one)
    },
    /** ms. */
    leftOf: (client: string, now: number): number => (ends.get(client) ?? now) - now,
  }
}

/** `limit` requests a minute for each client, counted for all replicas together. Those that arrive together are counted in one call. */
export function storeLimiter(
  store: CountingStore,
  name: string,
  limit: number,
): RequestLimiter<Promise<RequestAllowance>> {
  store.defineCommand(COUNT_REQUESTS, { lua: COUNT_SCRIPT })
  // Keys of a cluster stand on different servers.
  const most = store.isCluster ? 1 : MOST_AT_ONCE
  const usedUp = usedUpClients()
  let waiting: WaitingCount[] = []

  const allowance = (used: number, left: number): RequestAllowance => ({
    allowed: used <= limit,
    limit,
    remaining: Math.max(0, limit - used),
    reset: Math.max(1, Math.ceil(left / 1000)),
  })

  async function count(together: readonly WaitingCount[]): Promise<void> {
    try {
      const keys = together.map(({ client }) => `obrador:${name}:${client}`)
      const requests = together.map((one) => one.requests)
      const counts = (await store[COUNT_REQUESTS]?.(keys.length, ...keys, WINDOW_SECONDS, ...requests)) ?? []
      const now = Date.now()
      for (const [at, { client, resolve }] of together.entries()) {
        const [used, left] = [counts[2 * at] as number, counts[2 * at + 1] as number]
        if (used >= limit) usedUp.add(client, now + left, now)
        resolve(allowance(used, left))
      }
    } catch (problem) {
      for (const { reject } of together) reject(problem)
    }
  }

  function countWaiting(): void {
    const all = waiting
    waiting = []
    for (let at = 0; at < all.length; at += most) count(all.slice(at, at + most))
  }

  return {
    consume: (client, requests = 1) =>
      new Promise((resolve, reject) => {
        const left = usedUp.leftOf(client, Date.now())
        if (left > 0) return resolve(allowance(limit + 1, left))
        if (waiting.push({ client, requests, resolve, reject }) === 1) setImmediate(countWaiting)
      }),
  }
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
    promise.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (problem) => {
        clearTimeout(timer)
        reject(problem)
      },
    )
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
