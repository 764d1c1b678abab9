import { networksOfClient } from './client-key.ts'
import { type RequestAllowance, type RequestLimiter, WINDOW_SECONDS } from './limiter.ts'

/**
 * Clients counted one by one, so that a swarm of addresses cannot fill the memory. A client takes some 125 bytes of heap
 * (measured), a full table 13 MB.
 */
const MOST_CLIENTS = 100_000
/** What the clients of a network may do together, in times of what one may, while there is no room to count each. */
export const NETWORK_FACTOR = 10

interface Count {
  used: number
  /** When the window of the client is over, ms. */
  readonly ends: number
}

/**
 * Counts that live one window, so all that are alive began in this turn or the last: what is older goes at once when a turn
 * is over, and no count needs a timer of its own.
 */
function table(most: number, length: number) {
  let last = new Map<string, Count>()
  let current = new Map<string, Count>()
  let began = Date.now()

  function turn(now: number): void {
    const turns = Math.floor((now - began) / length)
    if (turns === 0) return
    last = turns === 1 ? current : new Map()
    current = new Map()
    began += turns * length
  }

  /** The count of a key, begun if there is room for it. */
  return (key: string, now: number): Count | undefined => {
    turn(now)
    const found = current.get(key) ?? last.get(key)
    if (found && now < found.ends) return found
    if (last.size + current.size >= most) return undefined
    const count = { used: 0, ends: now + length }
    current.set(key, count)
    return count
  }
}

/**
 * `limit` requests in a window (a minute, unless said) for each client, counted in this process. When there are more clients than it counts, new ones
 * share the count of their network (a /24, or an IPv6 /48), and if there are too many of those of a larger one: a swarm
 * gets in the way of its neighbours, not of everybody.
 */
export function memoryLimiter(
  limit: number,
  mostClients = MOST_CLIENTS,
  window = WINDOW_SECONDS,
): RequestLimiter<RequestAllowance> {
  const length = window * 1000
  const clients = table(mostClients, length)
  const networks = table(mostClients, length)
  const largest = table(Number.POSITIVE_INFINITY, length)

  function take(count: Count, most: number, now: number, requests: number): RequestAllowance {
    count.used += requests
    return {
      allowed: count.used <= most,
      limit,
      remaining: Math.min(limit, Math.max(0, most - count.used)),
      reset: Math.max(1, Math.ceil((count.ends - now) / 1000)),
    }
  }

  return {
    consume: (client, requests = 1) => {
      const now = Date.now()
      const own = clients(client, now)
      if (own) return take(own, limit, now, requests)
      const [network, larger] = networksOfClient(client)
      const shared = networks(network, now) ?? largest(larger, now)
      return take(shared as Count, NETWORK_FACTOR * limit, now, requests)
    },
  }
}
