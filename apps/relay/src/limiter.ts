import { limiterWithSites, memoryLimiter, type RequestAllowance, type RequestLimiter } from '@obrador/limiter'
import type { RelayLimits } from './config.ts'

const HOUR_S = 3600
/** Of the messages a minute of a room, what those who only weigh may send besides: a device that ticks sends one a second at most. */
const WEIGHING_SHARE = 0.25

/** What a room is asked for. Each is counted by itself: who only weighs, and shows what everybody has who reads, takes nothing from who writes the book. */
export type RoomUse = 'writing' | 'weighing' | 'reading'

/** How much a client and a room may ask for: counted in memory, by each replica for itself, and never written down. */
export class SendLimiter {
  readonly #clients: RequestLimiter<RequestAllowance>
  readonly #making: RequestLimiter<RequestAllowance>
  readonly #rooms: Readonly<Record<RoomUse, RequestLimiter<RequestAllowance>>>

  constructor({ perRoom, perAddress, roomsPerHour }: RelayLimits) {
    this.#clients = limiterWithSites(memoryLimiter(perAddress), perAddress)
    this.#making = limiterWithSites(memoryLimiter(roomsPerHour, undefined, HOUR_S), roomsPerHour, HOUR_S)
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
  admitsUse(room: string, use: RoomUse): boolean {
    return this.#rooms[use].consume(room).allowed
  }
  admitsMaking(client: string): boolean {
    return this.#making.consume(client).allowed
  }
}
