/** Who holds bytes of the process for somebody outside: a connection. */
export interface ByteHolder {
  /** Lets go of all that it holds, and of whom it holds it for. */
  readonly drop: () => void
}

/**
 * Bytes that have come in and are not dealt with, or wait to be taken by who they were sent to. When there are too many, whoever has made no progress for longest is let go: a device that reads what it
 * is sent is never that one for long.
 */
export class HeldBytes {
  readonly #most: number
  #all = 0
  /** Those without progress for longest come first. */
  readonly #holders = new Map<ByteHolder, number>()

  constructor(most: number) {
    this.#most = most
  }

  hold(holder: ByteHolder, bytes: number): void {
    this.#holders.set(holder, (this.#holders.get(holder) ?? 0) + bytes)
    this.#all += bytes
    for (const longest of this.#holders.keys()) {
      if (this.#all <= this.#most) return
      this.forget(longest)
      longest.drop()
    }
  }

  /** Progress: what it still holds is as if it were new. */
  release(holder: ByteHolder, bytes: number): void {
    const before = this.#holders.get(holder)
    if (before === undefined) return
    const left = Math.max(0, before - bytes)
    this.#all -= before - left
    this.#holders.delete(holder)
    if (left > 0) this.#holders.set(holder, left)
  }

  forget(holder: ByteHolder): void {
    this.#all -= this.#holders.get(holder) ?? 0
    this.#holders.delete(holder)
  }

  get all(): number {
    return this.#all
  }
}
