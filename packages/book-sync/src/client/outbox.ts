import type { GroupUpdate, LogPayload } from '../merge/book.ts'
import { type LogName, logOfScope } from '../merge/log.ts'
import { hexOfBytes, randomBytes } from '../secret/bytes.ts'
import type { BookKeys } from '../secret/keys.ts'
import { type MessageAddress, sealPayload } from '../secret/seal.ts'
import { piecesOfSnapshot } from '../secret/snapshot.ts'
import type { LogCursor, WireFrame } from '../wire/wire.ts'
import type { DeviceStore, WaitingMessage } from './store.ts'

const SESSION_BYTES = 8
type SnapshotFrame = Extract<WireFrame, { readonly kind: 'snapshot' }>
type Numbered = Pick<WaitingMessage, 'session' | 'sequence'>

const keyOf = ({ session, sequence }: Numbered): string => `${session} ${sequence}`
const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** What this device has written and has not seen in the log of the relay yet. That the relay says it keeps a message is not enough. */
export class BookOutbox {
  readonly #keys: BookKeys
  readonly #store: DeviceStore
  #waiting: readonly WaitingMessage[]
  /** The version as which the relay says that it keeps a message. */
  readonly #kept = new Map<string, number>()
  #session = hexOfBytes(randomBytes(SESSION_BYTES))
  #sequence = 0

  constructor(keys: BookKeys, store: DeviceStore, waiting: readonly WaitingMessage[]) {
    this.#keys = keys
    this.#store = store
    this.#waiting = waiting
  }

  get waiting(): readonly WaitingMessage[] {
    return this.#waiting
  }
  isMine({ session }: Numbered): boolean {
    return session === this.#session
  }

  /** The next number of this session. */
  place(log: LogName): MessageAddress {
    this.#sequence++
    return { room: this.#keys.room, log, session: this.#session, sequence: this.#sequence }
  }

  /** Somebody else has numbers of this session: what follows has those of another. */
  changeSession(): void {
    this.#session = hexOfBytes(randomBytes(SESSION_BYTES))
  }

  /** Seals what was written, and keeps it with the parts of it that the book has now. */
  async add(payloads: readonly LogPayload[], parts: readonly GroupUpdate[] = []): Promise<readonly WaitingMessage[]> {
    const add = await Promise.all(
      payloads.map(async (payload): Promise<WaitingMessage> => {
        const address = this.place(logOfScope(payload.scope))
        const { room: _, ...place } = address
        return { ...place, box: await sealPayload(this.#keys, address, payload) }
      }),
    )
    await this.#store.save({ parts, add })
    this.#waiting = [...this.#waiting, ...add]
    return add
  }

  /** All that a log holds as the parts of one snapshot, which follows what was read of it. */
  async snapshotFrames(
    log: LogName,
    whole: readonly LogPayload[],
    at: LogCursor,
    adds: boolean,
  ): Promise<readonly SnapshotFrame[]> {
    const pieces = await piecesOfSnapshot(whole, at)
    const shared = { kind: 'snapshot', covers: at.version, adds: adds ? 1 : 0, parts: pieces.length } as const
    return Promise.all(
      pieces.map(async (piece, part) => {
        const address = this.place(log)
        const { room: _, ...place } = address
        return { ...shared, ...place, part, box: await sealPayload(this.#keys, address, piece) }
      }),
    )
  }

  find({ session, sequence }: Numbered): WaitingMessage | undefined {
    return this.#waiting.find((one) => one.session === session && one.sequence === sequence)
  }

  /** The message that has a place of the log, if it is of this device; `isOther`: somebody else's stands there. */
  standing(entry: Extract<WireFrame, { readonly kind: 'entry' }>): {
    readonly mine?: WaitingMessage
    readonly isOther: boolean
  } {
    const mine = this.find(entry)
    if (!mine || mine.log !== entry.log) return { isOther: false }
    return { mine, isOther: !isSame(mine.box, entry.box) }
  }

  /** They wait no more; the store knows. */
  drop(gone: readonly WaitingMessage[]): void {
    this.#waiting = this.#waiting.filter((one) => !gone.includes(one))
    for (const one of gone) this.#kept.delete(keyOf(one))
  }

  /** What they say is in the log, or is going there, by another way. */
  async forget(gone: readonly WaitingMessage[]): Promise<void> {
    for (const sent of gone) await this.#store.save({ sent })
    this.drop(gone)
  }
  of(log: LogName): readonly WaitingMessage[] {
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
  isMissing(log: LogName, shown: number): boolean {
    return this.of(log).some((one) => (this.#kept.get(keyOf(one)) ?? Number.POSITIVE_INFINITY) <= shown)
  }
}
