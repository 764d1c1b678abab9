import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type Limiter, limiterOn, WINDOW } from './limiter.ts'

/**
 * Clients counted one by one; further new ones share a bucket until the table has emptied, so that a swarm of addresses
 * cannot fill the memory. A client takes some 460 bytes of heap (measured), a full table 46 MB.
 */
const MOST_CLIENTS = 100_000
const EVERYBODY_ELSE = 'everybody else'

/** `limit` requests a minute for each client, counted in this process. */
export function memoryLimiter(limit: number, mostClients = MOST_CLIENTS): Limiter {
  const counter = new RateLimiterMemory({ points: limit, duration: WINDOW })
  const each = limiterOn(counter)
  const table = arrivals(mostClients)

  const count = (client: string) =>
    each.consume(client).then((allowance) => {
      if (allowance.allowed && allowance.remaining === limit - 1) table.arrived()
      return allowance
    })
  const countIfKnown = async (client: string) => count((await counter.get(client)) === null ? EVERYBODY_ELSE : client)
  return { consume: (client) => (table.full() ? countIfKnown(client) : count(client)) }
}

/** How many counts began lately. A count lives one window, so the last two windows began all that are alive. */
function arrivals(most: number) {
  let began = Date.now()
  let last = 0
  let current = 0
  function turn(): void {
    const windows = Math.floor((Date.now() - began) / (WINDOW * 1000))
    if (windows < 1) return
    last = windows === 1 ? current : 0
    current = 0
    began += windows * WINDOW * 1000
  }
  return {
    full: () => {
      turn()
      return last + current >= most
    },
    arrived: () => {
      current++
    },
  }
}
