import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Limits } from './config.ts'

const MINUTE_S = 60
const HOUR_S = 3600

/** How much a room and an address may send: counted in memory, by each replica for itself, and never written down. */
export class Limiter {
  readonly #room: RateLimiterMemory
  readonly #address: RateLimiterMemory
  readonly #making: RateLimiterMemory

  constructor({ perRoom, perAddress, roomsPerHour }: Limits) {
    this.#room = new RateLimiterMemory({ points: perRoom, duration: MINUTE_S })
    this.#address = new RateLimiterMemory({ points: perAddress, duration: MINUTE_S })
    this.#making = new RateLimiterMemory({ points: roomsPerHour, duration: HOUR_S })
  }

  async #isWithin(limiter: RateLimiterMemory, key: string): Promise<boolean> {
    return limiter.consume(key).then(
      () => true,
      () => false,
    )
  }

  async admits(room: string, address: string): Promise<boolean> {
    return (await this.#isWithin(this.#address, address)) && this.#isWithin(this.#room, room)
  }
  admitsAddress(address: string): Promise<boolean> {
    return this.#isWithin(this.#address, address)
  }
  admitsMaking(address: string): Promise<boolean> {
    return this.#isWithin(this.#making, address)
  }
}
