import { type Allowance, type Limiter as Counter, memoryLimiter, withSites } from '@obrador/limiter'
import type { Limits } from './config.ts'

const HOUR_S = 3600
/** Of the messages a minute of a room, what those who only weigh may send besides: a device that ticks sends one a second at most. */
const WEIGHING_SHARE = 0.25

/** What a room is asked for. Each is counted by itself: who only weighs, and shows what everybody has who reads, takes nothing from who writes the book. */
export type Use = 'writing' | 'weighing' | 'reading'

/** How much a client and a room may ask for: counted in memory, by each replica for itself, and never written down. */
export class Limiter {
  readonly #clients: Counter<Allowance>
  readonly #making: Counter<Allowance>
  readonly #rooms: Readonly<Record<Use, Counter<Allowance>>>

  constructor({ perRoom, perAddress, roomsPerHour }: Limits) {
    this.#clients = withSites(memoryLimiter(perAddress), perAddress)
    this.#making = withSites(memoryLimiter(roomsPerHour, undefined, HOUR_S), roomsPerHour, HOUR_S)
    this.#rooms = {
      writing: memoryLimiter(perRoom),
      weighing: memoryLimiter(Math.ceil(WEIGHING_SHARE * perRoom)),
      reading: memoryLimiter(perRoom),
    }
  }

  admitsClient(client: string): boolean {
    return this.#clients.consume(client).allowed
  }
  /** Asked for those alone who have shown a token of the room: strangers use up nothing of it. */
  admitsUse(room: string, use: Use): boolean {
    return this.#rooms[use].consume(room).allowed
  }
  admitsMaking(client: string): boolean {
    return this.#making.consume(client).allowed
  }
}
