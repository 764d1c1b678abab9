import type { Part, Payload } from '../merge/book.ts'
import { type Log, logOf } from '../merge/log.ts'
import { hexOf, random } from '../secret/bytes.ts'
import type { Keys } from '../secret/keys.ts'
import { type Address, seal } from '../secret/seal.ts'
import type { Frame } from '../wire/wire.ts'
import type { Store, Waiting } from './store.ts'

const SESSION_BYTES = 8
type Numbered = Pick<Waiting, 'session' | 'sequence'>

const keyOf = ({ session, sequence }: Numbered): string => `${session} ${sequence}`
const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** What this device has written and has not seen in the log of the relay yet. That the relay says it keeps a message is not enough. */
export class Outbox {
  readonly #keys: Keys
  readonly #store: Store
  #waiting: readonly Waiting[]
  /** The version as which the relay says that it keeps a message. */
  readonly #kept = new Map<string, number>()
  #session = hexOf(random(SESSION_BYTES))
  #sequence = 0

  constructor(keys: Keys, store: Store, waiting: readonly Waiting[]) {
    this.#keys = keys
    this.#store = store
    this.#waiting = waiting
  }

  get waiting(): readonly Waiting[] {
    return this.#waiting
  }
  isMine({ session }: Numbered): boolean {
    return session === this.#session
  }

  /** The next number of this session. */
  place(log: Log): Address {
    this.#sequence++
    return { room: this.#keys.room, log, session: this.#session, sequence: this.#sequence }
  }

  /** Somebody else has numbers of this session: what follows has those of another. */
  changeSession(): void {
    this.#session = hexOf(random(SESSION_BYTES))
  }

  /** Seals what was written, and keeps it with the parts of it that the book has now. */
  async add(payloads: readonly Payload[], parts: readonly Part[] = []): Promise<readonly Waiting[]> {
    const add = await Promise.all(
      payloads.map(async (payload): Promise<Waiting> => {
        const address = this.place(logOf(payload.scope))
        const { room: _, ...place } = address
        return { ...place, box: await seal(this.#keys, address, payload) }
      }),
    )
    await this.#store.save({ parts, add })
    this.#waiting = [...this.#waiting, ...add]
    return add
  }

  find({ session, sequence }: Numbered): Waiting | undefined {
    return this.#waiting.find((one) => one.session === session && one.sequence === sequence)
  }

  /** The message that has a place of the log, if it is of this device; `isOther`: somebody else's stands there. */
  standing(entry: Extract<Frame, { readonly kind: 'entry' }>): { readonly mine?: Waiting; readonly isOther: boolean } {
    const mine = this.find(entry)
    if (!mine || mine.log !== entry.log) return { isOther: false }
    return { mine, isOther: !isSame(mine.box, entry.box) }
  }

  /** They wait no more; the store knows. */
  drop(gone: readonly Waiting[]): void {
    this.#waiting = this.#waiting.filter((one) => !gone.includes(one))
    for (const one of gone) this.#kept.delete(keyOf(one))
  }

  /** What they say is in the log, or is going there, by another way. */
  async forget(gone: readonly Waiting[]): Promise<void> {
    for (const sent of gone) await this.#store.save({ sent })
    this.drop(gone)
  }
  of(log: Log): readonly Waiting[] {
    return this.#waiting.filter((one) => one.log === log)
  }

  /** Another connection: the relay is asked again. */
  begin(): void {
    this.#kept.clear()
  }
  noteKept(message: Numbered & { readonly version: number }): void {
    this.#kept.set(keyOf(message), message.version)
  }
  /** Whether the relay says that it keeps a message in what it has shown already, where it was not. */
  isMissing(log: Log, shown: number): boolean {
    return this.of(log).some((one) => (this.#kept.get(keyOf(one)) ?? Number.POSITIVE_INFINITY) <= shown)
  }
}
