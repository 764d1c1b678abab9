/** ms that something waits for its turn: as long as the database has to answer. */
const WAIT_MS = 5000

interface Waiting {
  readonly bytes: number
  readonly begin: () => void
}

/**
 * Boxes that are being handed to the database. Each takes some eight times its bytes on its way (written out in hexadecimal, copied into a statement), so that few are at a time; small ones, as an
 * edit makes them, wait for none.
 */
export class StoreTurns {
  readonly #most: number
  readonly #small: number
  #taken = 0
  readonly #waiting: Waiting[] = []

  constructor(most: number, small: number) {
    this.#most = most
    this.#small = small
  }

  async within<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
    if (bytes <= this.#small) return work()
    if (this.#waiting.length > 0 || (this.#taken > 0 && this.#taken + bytes > this.#most)) await this.#turn(bytes)
    else this.#taken += bytes
    try {
      return await work()
    } finally {
      this.#taken -= bytes
      this.#next()
    }
  }

  #turn(bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        bytes,
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(one), 1)
        reject(new Error('the database takes nothing more now'))
      }, WAIT_MS)
      this.#waiting.push(one)
    })
  }

  #next(): void {
    const [first] = this.#waiting
    if (!first || (this.#taken > 0 && this.#taken + first.bytes > this.#most)) return
    this.#waiting.shift()
    this.#taken += first.bytes
    first.begin()
    this.#next()
  }
}
