import { type Allowance, type Limiter, WINDOW } from './limiter.ts'

/**
 * Clients counted one by one; further new ones share a count until the table has emptied, so that a swarm of addresses
 * cannot fill the memory. A client takes some 125 bytes of heap (measured), a full table 13 MB.
 */
const MOST_CLIENTS = 100_000
const EVERYBODY_ELSE = 'everybody else'
const LENGTH = WINDOW * 1000

interface Count {
  used: number
  /** When the window of the client is over, ms. */
  readonly ends: number
}

/**
 * `limit` requests a minute for each client, counted in this process. A count lives one window, so all that are alive
 * began in this turn or the last: what is older goes at once when a turn is over, and no count needs a timer of its own.
 */
export function memoryLimiter(limit: number, mostClients = MOST_CLIENTS): Limiter<Allowance> {
  let last = new Map<string, Count>()
  let current = new Map<string, Count>()
  let began = Date.now()

  function turn(now: number): void {
    const turns = Math.floor((now - began) / LENGTH)
    if (turns === 0) return
    last = turns === 1 ? current : new Map()
    current = new Map()
    began += turns * LENGTH
  }

  function alive(client: string, now: number): Count | undefined {
    const count = current.get(client) ?? last.get(client)
    return count && now < count.ends ? count : undefined
  }

  function begin(client: string, now: number): Count {
    const count = { used: 0, ends: now + LENGTH }
    current.set(client, count)
    return count
  }

  function countOf(client: string, now: number): Count {
    const count = alive(client, now)
    if (count) return count
    if (last.size + current.size < mostClients) return begin(client, now)
    return alive(EVERYBODY_ELSE, now) ?? begin(EVERYBODY_ELSE, now)
  }

  return {
    consume: (client) => {
      const now = Date.now()
      turn(now)
      const count = countOf(client, now)
      count.used++
      return {
        allowed: count.used <= limit,
        limit,
        remaining: Math.max(0, limit - count.used),
        reset: Math.max(1, Math.ceil((count.ends - now) / 1000)),
      }
    },
  }
}
