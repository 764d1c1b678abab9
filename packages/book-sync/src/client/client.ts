import type { Book, Part, Payload } from '../merge/book.ts'
import { LOGS, type Log, logOf } from '../merge/log.ts'
import { hexOf, random } from '../secret/bytes.ts'
import { grantsOf, type Keys } from '../secret/keys.ts'
import { BadContent, open, seal } from '../secret/seal.ts'
import { piecesOf, wholeOf } from '../secret/snapshot.ts'
import { type Cursor, decoded, encoded, type Frame, type Refusal, START } from '../wire/wire.ts'
import type { Room, SyncState } from './state.ts'
import type { Kept, Store, Waiting } from './store.ts'

/** ms that changes are gathered before they are sent; and between two tries to reach the relay, at first and at most. */
const GATHERED_MS = 1000
const RETRY_MS = { first: 1000, most: 60_000 } as const
/** Messages of a log after which a device that may do so writes a snapshot. */
const SNAPSHOT_AFTER = 200
const SESSION_BYTES = 8
const NORMAL_CLOSURE = 1000
/** What it does not help to send again. */
const FINAL: readonly Refusal[] = ['room', 'token', 'devices', 'malformed']

export interface Options {
  readonly url: string
  readonly book: Book
  readonly keys: Keys
  /** 128 bits hexadecimal, drawn once for each device. */
  readonly device: string
  readonly store: Store
  readonly kept: Kept
  readonly onState: (state: SyncState, room: Room | undefined) => void
  /** Something came in from elsewhere. */
  readonly onChange: () => void
  /** So many messages, or parts of one, said nothing that a device of the book may say here: they are left out, and the rest goes on. */
  readonly onSetAside?: (count: number) => void
  readonly now?: () => number
  readonly gatheredMs?: number
}

type Snapshot = Extract<Frame, { readonly kind: 'snapshot' }>

/** Keeps the book of one device in step with a relay: sends what was written here, takes what was written elsewhere, for as long as it runs. */
export class SyncClient {
  readonly #options: Options
  readonly #session = hexOf(random(SESSION_BYTES))
  readonly #cursors: Record<Log, Cursor>
  readonly #behind = new Set<Log>()
  /** Logs of which the relay has not said, since it let this device in, that there is no more. */
  readonly #unread = new Set<Log>(LOGS)
  readonly #sinceSnapshot: Record<Log, number> = { book: 0, ticks: 0 }
  /** Parts of snapshots that say more than the log did, by their number. */
  readonly #adding = new Map<number, { readonly log: Log; readonly covers: number }>()
  #sequence = 0
  #waiting: Waiting[]
  #socket: WebSocket | undefined
  #isWelcome = false
  #isRunning = false
  #room: Room | undefined
  #refusal: Refusal | undefined
  #moved: string | undefined
  #retry: number = RETRY_MS.first
  #timers = new Set<ReturnType<typeof setTimeout>>()
  #gathering = false
  #pieces: Snapshot[] = []
  /** One thing after another: frames are opened and stored in the order in which they came. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
    this.#waiting = [...options.kept.waiting]
    this.#cursors = { ...options.kept.cursors }
  }

  start(): void {
    if (this.#isRunning) return
    this.#isRunning = true
    this.#connect()
  }

  /** Ends when what was begun is stored. */
  async stop(): Promise<void> {
    this.#isRunning = false
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.#socket?.close(NORMAL_CLOSURE)
    this.#socket = undefined
    // Who starts again has to be let in again.
    this.#isWelcome = false
    // What was gathered is stored; who starts next sends it.
    await this.flush()
  }

  /** Something was written in the book: it is stored and sent with what follows within a second. */
  changed(): void {
    if (this.#gathering) return
    this.#gathering = true
    this.#later(() => void this.flush(), this.#options.gatheredMs ?? GATHERED_MS)
  }

  /** Stores and sends what was written, now. */
  flush(): Promise<void> {
    return this.#inTurn(async () => {
      this.#gathering = false
      const payloads = this.#options.book.takePending()
      if (payloads.length === 0) return
      const add = await Promise.all(payloads.map((payload) => this.#sealed(payload)))
      await this.#options.store.save({ parts: payloads.flatMap(({ parts }) => parts), add })
      this.#waiting.push(...add)
      for (const one of add) this.#send({ kind: 'append', ...one })
      this.#tell()
    })
  }

  get cursors(): Readonly<Record<Log, Cursor>> {
    return { ...this.#cursors }
  }
  get waiting(): number {
    return this.#waiting.length
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }

  #later(work: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, ms)
    this.#timers.add(timer)
  }

  #addressed(log: Log): {
    readonly room: string
    readonly log: Log
    readonly session: string
    readonly sequence: number
  } {
    this.#sequence++
    return { room: this.#options.keys.room, log, session: this.#session, sequence: this.#sequence }
  }

  async #sealed(payload: Payload): Promise<Waiting> {
    const { room, ...place } = this.#addressed(logOf(payload.scope))
    return { ...place, box: await seal(this.#options.keys, { room, ...place }, payload) }
  }

  #send(frame: Frame): void {
    if (this.#isWelcome && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(encoded(frame))
  }

  #connect(): void {
    if (!this.#isRunning) return
    const socket = new WebSocket(this.#options.url)
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    socket.addEventListener('open', () => {
      const { keys, device } = this.#options
      const hello = {
        protocol: 1,
        room: keys.room,
        device,
        grants: grantsOf(keys.tokens),
        cursors: this.#cursors,
      } as const
      socket.send(encoded({ kind: 'hello', hello }))
    })
    socket.addEventListener('message', ({ data }) => {
      const frame = data instanceof ArrayBuffer ? decoded(new Uint8Array(data)) : undefined
      if (frame) void this.#inTurn(() => this.#take(frame)).catch(() => undefined)
    })
    socket.addEventListener('close', () => this.#closed(socket))
  }

  #closed(socket: WebSocket): void {
    if (this.#socket !== socket) return
    this.#socket = undefined
    this.#isWelcome = false
    this.#tell()
    if (this.#refusal && FINAL.includes(this.#refusal)) return
    // Not all at once where many were cut off by one thing.
    this.#later(() => this.#connect(), this.#retry * (0.5 + Math.random() / 2))
    this.#retry = Math.min(2 * this.#retry, RETRY_MS.most)
  }

  /** What there is to say now. */
  #tell(): void {
    const changes = this.#waiting.length
    const { now = Date.now, onState } = this.#options
    const isThere = this.#isWelcome && this.#behind.size + this.#unread.size === 0
    if (this.#moved !== undefined) onState({ kind: 'moved', moved: this.#moved }, this.#room)
    else if (this.#refusal) onState({ kind: 'refused', refusal: this.#refusal, changes }, this.#room)
    else if (!this.#isWelcome) onState({ kind: 'offline', changes }, this.#room)
    else if (changes > 0 || !isThere) onState({ kind: 'sending', changes }, this.#room)
    else onState({ kind: 'upToDate', at: now() }, this.#room)
  }

  readonly #taking: { readonly [kind in Frame['kind']]?: (frame: never) => Promise<void> } = {
    welcome: async ({ welcome }: Extract<Frame, { kind: 'welcome' }>) => {
      this.#isWelcome = true
      for (const log of LOGS) this.#unread.add(log)
      this.#refusal = undefined
      this.#retry = RETRY_MS.first
      const { moved, diverged, ...room } = welcome
      this.#room = room
      if (moved !== undefined) {
        // There is nothing more to come from here: whoever opens what is in it begins anew elsewhere.
        this.#isRunning = false
        this.#moved = moved
        this.#socket?.close(NORMAL_CLOSURE)
        return this.#tell()
      }
      for (const log of diverged) {
        this.#behind.add(log)
        await this.#moveTo(log, START)
      }
      for (const one of this.#waiting) this.#send({ kind: 'append', ...one })
      this.#tell()
    },
    entry: async (frame: Extract<Frame, { kind: 'entry' }>) => {
      const { log, version, chain } = frame
      if (version <= this.#cursors[log].version) return
      this.#sinceSnapshot[log]++
      const payload = await this.#opened(frame)
      const parts = payload && this.#applied(payload)
      await this.#moveTo(log, { version, chain }, parts)
      if (payload && frame.session !== this.#session) this.#options.onChange()
    },
    snapshot: async (frame: Snapshot) => {
      this.#pieces = frame.part === 0 ? [frame] : [...this.#pieces, frame]
      if (this.#pieces.length < frame.parts) return
      const opened = await Promise.all(this.#pieces.map((piece) => this.#opened(piece)))
      this.#pieces = []
      const payloads = await wholeOf(opened.filter((one) => one !== undefined))
      // What this device has told the relay and the snapshot does not say was lost there.
      if (payloads.some((payload) => this.#options.book.hasMoreThan(payload))) this.#behind.add(frame.log)
      const parts = payloads.flatMap((payload) => this.#applied(payload))
      await this.#moveTo(frame.log, { version: frame.covers, chain: START.chain }, parts)
      this.#sinceSnapshot[frame.log] = 0
      this.#options.onChange()
    },
    upToDate: async ({ log, version, chain }: Extract<Frame, { kind: 'upToDate' }>) => {
      if (version >= this.#cursors[log].version) await this.#moveTo(log, { version, chain })
      this.#unread.delete(log)
      const isBehind = this.#behind.delete(log)
      if (isBehind || this.#sinceSnapshot[log] >= SNAPSHOT_AFTER) await this.#publish(log, isBehind)
      this.#tell()
    },
    kept: async ({ session, sequence }: Extract<Frame, { kind: 'kept' }>) => {
      await this.#options.store.save({ sent: { session, sequence } })
      this.#waiting = this.#waiting.filter((one) => one.session !== session || one.sequence !== sequence)
      this.#tell()
    },
    refused: async ({ refusal, session, sequence }: Extract<Frame, { kind: 'refused' }>) => {
      if (refusal === 'covers') return this.#addAgain(sequence)
      const mine = this.#waiting.find((one) => one.session === session && one.sequence === sequence)
      if (refusal === 'replayed' && mine) {
        // Another message has its number: what it says is sent with all the rest.
        await this.#taking.kept?.({ session, sequence } as never)
        return this.#publish(mine.log, true)
      }
      this.#refusal = refusal
      this.#tell()
      // The relay has a pause for whoever is too fast, and lets in what did not fit when there is room.
      if (!FINAL.includes(refusal)) this.#socket?.close(NORMAL_CLOSURE)
    },
  }

  async #take(frame: Frame): Promise<void> {
    await this.#taking[frame.kind]?.(frame as never)
  }

  /** What a message says; nothing where it is not for this key, or was not written by one of the book's. */
  async #opened(frame: Extract<Frame, { kind: 'entry' | 'snapshot' }>): Promise<Payload | undefined> {
    const { log, session, sequence, box } = frame
    const { keys, onSetAside } = this.#options
    return open(keys, { room: keys.room, log, session, sequence }, box).catch((problem) => {
      if (problem instanceof BadContent) onSetAside?.(1)
      return undefined
    })
  }

  /** Takes what a message says, and gives what is to be kept of it. */
  #applied(payload: Payload): readonly Part[] {
    const { kept, dropped } = this.#options.book.apply(payload)
    if (dropped > 0) this.#options.onSetAside?.(dropped)
    return kept
  }

  async #moveTo(log: Log, cursor: Cursor, parts: readonly Part[] = []): Promise<void> {
    await this.#options.store.save({ parts, cursor: { log, cursor } })
    this.#cursors[log] = cursor
  }

  /** Writes all that this device has: as a snapshot where its key may, else as messages where something is missing. */
  async #publish(log: Log, isMissing: boolean): Promise<void> {
    const { keys, book, store } = this.#options
    if (keys.tokens.own !== undefined) return this.#writeSnapshot(log, isMissing)
    if (!isMissing || !keys.tokens.write[log]) return
    const add = await Promise.all(book.whole(log).map((payload) => this.#sealed(payload)))
    await store.save({ add })
    this.#waiting.push(...add)
    for (const one of add) this.#send({ kind: 'append', ...one })
  }

  /** Somebody else wrote first: what this device adds is written when what they wrote has come in, which may be already. */
  async #addAgain(sequence: number): Promise<void> {
    const refused = this.#adding.get(sequence)
    if (!refused) return
    const { log, covers } = refused
    // The other parts of one snapshot are refused with it.
    for (const [part, one] of this.#adding) if (one.log === log && one.covers === covers) this.#adding.delete(part)
    if (this.#cursors[log].version > covers) await this.#publish(log, true)
    else this.#behind.add(log)
    this.#tell()
  }

  async #writeSnapshot(log: Log, isMissing: boolean): Promise<void> {
    const { keys, book } = this.#options
    const covers = this.#cursors[log].version
    const pieces = await piecesOf(book.whole(log))
    for (const [part, piece] of pieces.entries()) {
      const { room, ...place } = this.#addressed(log)
      const box = await seal(keys, { room, ...place }, piece)
      if (isMissing) this.#adding.set(place.sequence, { log, covers })
      this.#send({ kind: 'snapshot', ...place, covers, adds: isMissing ? 1 : 0, part, parts: pieces.length, box })
    }
    this.#sinceSnapshot[log] = 0
  }

  /** All that this device has, for a room that is new: at once, or when it has been reached. */
  async publish(): Promise<void> {
    await this.#inTurn(async () => {
      for (const log of LOGS) {
        if (this.#isWelcome && !this.#behind.has(log)) await this.#publish(log, true)
        else this.#behind.add(log)
      }
    })
  }
}
