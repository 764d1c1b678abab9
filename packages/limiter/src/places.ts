/** How many places each client has taken, of so many for each and so many for all: connections, plans, or bytes of bodies under way. */
export class ClientPlaces {
  readonly #each: number
  readonly #most: number
  #all = 0
  readonly #taken = new Map<string, number>()

  constructor(each: number, most = Number.POSITIVE_INFINITY) {
    this.#each = each
    this.#most = most
  }

  /** Whether the client may have so many more, as far as it alone goes. */
  hasRoomFor(client: string, places = 1): boolean {
    return (this.#taken.get(client) ?? 0) + places <= this.#each
  }

  /** What gives them back; nothing where the client, or all of them, have as many as they may. */
  take(client: string, places = 1): (() => void) | undefined {
    if (!this.hasRoomFor(client, places) || this.#all + places > this.#most) return undefined
    this.#taken.set(client, (this.#taken.get(client) ?? 0) + places)
    this.#all += places
    return () => this.#give(client, places)
  }

  #give(client: string, places: number): void {
    this.#all -= places
    const left = (this.#taken.get(client) ?? 0) - places
    if (left > 0) this.#taken.set(client, left)
    else this.#taken.delete(client)
  }

  get all(): number {
    return this.#all
  }
}
