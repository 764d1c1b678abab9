import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Cluster, Redis, type RedisOptions } from 'ioredis'
import type { StoreAddress } from './store-address.ts'

export type StoreClient = Redis | Cluster

/** A server that has not answered for this long is taken for dead and dialled again, ms. */
const SILENCE = 2_000
const CONNECT = 1_000
/** The longest pause between two attempts to reach the store, ms. */
const LONGEST_PAUSE = 1_000
/** How long the start waits for the store, ms: a replica should count with the others from its first request. */
const START_PATIENCE = 1_000

const pause = (attempt: number): number => Math.min(50 * attempt, LONGEST_PAUSE)

/** Nothing waits in a queue for a store that is away: the command fails at once and the caller counts by itself. */
const COMMON = {
  enableOfflineQueue: false,
  // A count that may or may not have been taken is not taken twice.
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: CONNECT,
  socketTimeout: SILENCE,
  retryStrategy: pause,
} satisfies RedisOptions

export function openStore({ kind, nodes, tls, username, password, db, master }: StoreAddress): StoreClient {
  const options = {
    ...COMMON,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls: {} }),
  }
  if (kind === 'cluster') {
    return new Cluster([...nodes], {
      redisOptions: options,
      enableOfflineQueue: false,
      // Counts for the same server travel together: one write and one read instead of one each.
      enableAutoPipelining: true,
      clusterRetryStrategy: pause,
      slotsRefreshTimeout: CONNECT,
    })
  }
  if (kind === 'sentinel') {
    return new Redis({ ...options, sentinels: [...nodes], ...(master !== undefined && { name: master }) })
  }
  return new Redis({ ...options, ...nodes[0], ...(db !== undefined && { db }) })
}

/** Waits for the store for a moment, and goes on without it after that. */
export async function greetStore(client: StoreClient): Promise<void> {
  if (client.status === 'ready') return
  const hurry = new AbortController()
  await Promise.race([
    once(client, 'ready', { signal: hurry.signal }).catch(() => undefined),
    sleep(START_PATIENCE, undefined, { signal: hurry.signal }).catch(() => undefined),
  ])
  hurry.abort()
}
