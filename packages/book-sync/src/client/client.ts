import type { AppliedContent, GroupUpdate, LogPayload } from '../merge/book.ts'
import { LOG_NAMES, type LogName } from '../merge/log.ts'
import { grantsOfKeys } from '../secret/keys.ts'
import {
  decodeFrame,
  encodeFrame,
  type LogCursor,
  START_CURSOR,
  type WireFrame,
  type WireRefusal,
} from '../wire/wire.ts'
import { FINAL_REFUSALS, GATHERED_MS, NORMAL_CLOSURE, RETRY_MS, SNAPSHOT_AFTER } from './client-limits.ts'
import { LogReader } from './log-reader.ts'
import { openedFrame, openedSnapshot } from './opened.ts'
import type { SyncOptions } from './options.ts'
import { BookOutbox } from './outbox.ts'
import type { RoomStatus } from './state.ts'
import type { WaitingMessage } from './store.ts'

type FrameOf<Kind extends WireFrame['kind']> = Extract<WireFrame, { readonly kind: Kind }>

/** Keeps the book of one device in step with a relay: sends what was written here, takes what was written elsewhere, for as long as it runs. */
export class SyncClient {
  readonly #options: SyncOptions
  readonly #outbox: BookOutbox
  readonly #readers: Readonly<Record<LogName, LogReader>>
  #socket: WebSocket | undefined
  #isWelcome = false
  #isRunning = false
  #room: RoomStatus | undefined
  #refusal: WireRefusal | undefined
  #moved: string | undefined
  readonly #retryMs: { readonly first: number; readonly most: number }
  #retry: number
  #timers = new Set<ReturnType<typeof setTimeout>>()
  #gathering = false
  /** One that is no longer listened to. */
  #left: WebSocket | undefined
  /** One thing after another: frames are opened and stored in the order in which they came. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: SyncOptions) {
    this.#options = options
    this.#retryMs = options.retryMs ?? RETRY_MS
    this.#retry = this.#retryMs.first
    this.#outbox = new BookOutbox(options.keys, options.store, options.kept.waiting)
    const { book, ticks } = options.kept.cursors
    this.#readers = { book: new LogReader(book), ticks: new LogReader(ticks) }
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
      const parts = payloads.flatMap((payload) => payload.parts)
      for (const one of await this.#outbox.add(payloads, parts)) this.#send({ kind: 'append', ...one })
      this.#tell()
    })
  }

  get cursors(): Readonly<Record<LogName, LogCursor>> {
    return { book: this.#readers.book.cursor, ticks: this.#readers.ticks.cursor }
  }
  get waiting(): number {
    return this.#outbox.waiting.length
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

  #send(frame: WireFrame): void {
    if (this.#isWelcome && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(encodeFrame(frame))
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
        grants: grantsOfKeys(keys.tokens),
        cursors: this.cursors,
      } as const
      socket.send(encodeFrame({ kind: 'hello', hello }))
    })
    socket.addEventListener('message', ({ data }) => {
      const frame = data instanceof ArrayBuffer ? decodeFrame(new Uint8Array(data)) : undefined
      if (frame) void this.#inTurn(() => this.#take(frame, socket)).catch(() => undefined)
    })
    socket.addEventListener('close', () => this.#closed(socket))
  }

  #closed(socket: WebSocket): void {
    if (this.#socket !== socket) return
    this.#socket = undefined
    this.#isWelcome = false
    this.#tell()
    if (this.#refusal && FINAL_REFUSALS.includes(this.#refusal)) return
    // Not all at once where many were cut off by one thing.
    this.#later(() => this.#connect(), this.#retry * (0.5 + Math.random() / 2))
    this.#retry = Math.min(2 * this.#retry, this.#retryMs.most)
  }

  /** What there is to say now. */
  #tell(): void {
    const changes = this.waiting
    const { now = Date.now, onState } = this.#options
    const readers = Object.values(this.#readers)
    const isLost = LOG_NAMES.some(
      (log) => this.#readers[log].isDamaged && !this.#readers[log].isUnread && !this.#canMend(log),
    )
    if (this.#moved !== undefined) onState({ kind: 'moved', moved: this.#moved }, this.#room)
    else if (this.#refusal) onState({ kind: 'refused', refusal: this.#refusal, changes }, this.#room)
    else if (!this.#isWelcome) onState({ kind: 'offline', changes }, this.#room)
    else if (isLost) onState({ kind: 'unreadable', changes }, this.#room)
    else if (changes > 0 || readers.some(({ isWhole }) => !isWhole)) onState({ kind: 'sending', changes }, this.#room)
    else {
      this.#retry = this.#retryMs.first
      onState({ kind: 'upToDate', at: now() }, this.#room)
    }
  }

  readonly #taking: { readonly [kind in WireFrame['kind']]?: (frame: never) => Promise<void> } = {
    welcome: async ({ welcome }: FrameOf<'welcome'>) => {
      this.#isWelcome = true
      this.#refusal = undefined
      const { moved, diverged, ...room } = welcome
      this.#room = room
      const forbidden = LOG_NAMES.filter((log) => !this.#canWrite(log) && this.#outbox.of(log).length > 0)
      if (forbidden.length > 0) return this.#drop(forbidden)
      if (moved !== undefined) {
        // There is nothing more to come from here: whoever opens what is in it begins anew elsewhere.
        this.#isRunning = false
        this.#moved = moved
        this.#socket?.close(NORMAL_CLOSURE)
        return this.#tell()
      }
      for (const log of LOG_NAMES) {
        if (diverged.includes(log)) await this.#startOver(log)
        this.#readers[log].begin()
      }
      this.#outbox.begin()
      for (const one of this.#outbox.waiting) this.#send({ kind: 'append', ...one })
      this.#tell()
    },
    entry: async (frame: FrameOf<'entry'>) => {
      const { log, version, chain } = frame
      const reader = this.#readers[log]
      if (version <= reader.at.version) return
      if (!(await reader.isNext(frame))) return this.#leave(log)
      reader.sinceSnapshot++
      const payload = await openedFrame(this.#options.keys, frame)
      if (payload === 'closed') reader.isDamaged = true
      if (payload === 'bad') this.#options.onSetAside?.(1)
      reader.at = { version, chain }
      const parts = typeof payload === 'object' ? this.#applied(payload).kept : []
      const { mine, isOther } = this.#outbox.standing(frame)
      if (isOther) reader.isBehind = true
      await this.#keep(log, parts, mine)
      if (parts.length > 0 && !this.#outbox.isMine(frame)) this.#options.onChange()
    },
    snapshot: async (frame: FrameOf<'snapshot'>) => {
      const reader = this.#readers[frame.log]
      // What covers less than this device has been shown says nothing new.
      if (frame.covers <= reader.at.version) return
      const pieces = reader.gathered(frame)
      if (pieces === 'broken') return this.#leave(frame.log)
      if (pieces) await this.#takeSnapshot(frame.log, frame.covers, pieces)
    },
    upToDate: async ({ log, version, chain }: FrameOf<'upToDate'>) => {
      const reader = this.#readers[log]
      reader.isUnread = version < reader.at.version
      if (reader.isUnread) return this.#tell()
      if (!reader.isEnd({ version, chain })) return this.#leave(log)
      const isAdded = reader.isAdded(version)
      reader.at = { version, chain }
      if (isAdded) await this.#added(log)
      await this.#keep(log)
      // A key that may not write this log leaves it to others.
      if (!this.#canWrite(log)) reader.isBehind = false
      this.#doubtKept(log)
      await this.#publish(log)
      this.#tell()
    },
    kept: async (frame: FrameOf<'kept'>) => {
      this.#outbox.noteKept(frame)
      if (this.#doubtKept(frame.log)) await this.#publish(frame.log)
      this.#tell()
    },
    refused: async ({ refusal, session, sequence }: FrameOf<'refused'>) => {
      if (refusal === 'covers') return this.#addAgain(sequence)
      const mine = this.#outbox.find({ session, sequence })
      if (refusal === 'replayed' && mine) return this.#sendAnew(mine)
      this.#refusal = refusal
      this.#tell()
      // The relay has a pause for whoever is too fast, and lets in what did not fit when there is room.
      if (!FINAL_REFUSALS.includes(refusal)) this.#socket?.close(NORMAL_CLOSURE)
    },
  }

  async #take(frame: WireFrame, socket: WebSocket): Promise<void> {
    if (socket !== this.#left) await this.#taking[frame.kind]?.(frame as never)
  }

  /** What the relay shows does not follow from what it has shown: all of it is read again on another connection, and what it lacks is written back. */
  async #leave(log: LogName): Promise<void> {
    await this.#startOver(log)
    this.#left = this.#socket
    this.#isWelcome = false
    this.#socket?.close(NORMAL_CLOSURE)
    this.#tell()
  }

  #canWrite(log: LogName): boolean {
    return this.#options.keys.tokens.write[log] !== undefined
  }

  /** What waits for logs that this key may not write would be refused for ever, and is in the book here and nowhere else: it is dropped, and the logs are read anew. */
  async #drop(logs: readonly LogName[]): Promise<void> {
    const { book, store, onDropped } = this.#options
    for (const log of logs) {
      await store.save({ forgotten: book.forgetLog(log), cursor: { log, cursor: START_CURSOR } })
      await this.#outbox.forget(this.#outbox.of(log))
      await this.#leave(log)
    }
    onDropped?.()
  }

  async #startOver(log: LogName): Promise<void> {
    const reader = this.#readers[log]
    reader.isBehind = true
    await this.#options.store.save({ cursor: { log, cursor: START_CURSOR } })
    reader.cursor = START_CURSOR
  }

  /** Keeps what came in, and how far the log was read: not beyond what does not open, so that it is asked for again. */
  async #keep(log: LogName, parts: readonly GroupUpdate[] = [], sent?: WaitingMessage): Promise<void> {
    const reader = this.#readers[log]
    const moved = !reader.isDamaged && { cursor: { log, cursor: reader.at } }
    await this.#options.store.save({ parts, ...moved, ...(sent && { sent }) })
    if (moved) reader.cursor = reader.at
    if (sent) this.#outbox.drop([sent])
  }

  /** Whether the relay says of something that it keeps it, and does not: once in a connection it is sent anew. */
  #doubtKept(log: LogName): boolean {
    const reader = this.#readers[log]
    if (reader.isUnread || reader.isDoubted || !this.#outbox.isMissing(log, reader.at.version)) return false
    reader.isDoubted = true
    reader.isBehind = true
    this.#outbox.changeSession()
    return true
  }

  /** Another message has its number: what it says is sent with all the rest, by the next connection. */
  async #sendAnew(mine: WaitingMessage): Promise<void> {
    await this.#outbox.forget([mine])
    this.#readers[mine.log].isBehind = true
    this.#outbox.changeSession()
    this.#socket?.close(NORMAL_CLOSURE)
  }

  /** A snapshot that opens, says of itself what the relay says of it and is sound takes the place of all before it; any other leaves what is here as it is. */
  async #takeSnapshot(log: LogName, covers: number, pieces: readonly FrameOf<'snapshot'>[]): Promise<void> {
    const reader = this.#readers[log]
    const whole = await openedSnapshot(this.#options.keys, pieces)
    const isForked = reader.isForked(whole?.follows)
    const isOfLog = whole !== undefined && reader.isOf(covers, whole.follows)
    reader.at = { version: covers, chain: START_CURSOR.chain }
    // One of this device's own that is still on its way is this one, or comes too late.
    reader.adding = undefined
    const applied = isOfLog ? whole.payloads.map((payload) => this.#applied(payload)) : []
    const parts = applied.flatMap(({ kept }) => kept)
    reader.isDamaged = !isOfLog || applied.some(({ dropped }) => dropped > 0)
    // What is here and the snapshot does not say was lost there.
    if (!reader.isDamaged) reader.isBehind = isForked || this.#options.book.hasMoreThan(log, parts)
    await this.#keep(log, parts)
    if (!reader.isBehind && !reader.isDamaged) await this.#outbox.forget(this.#outbox.of(log))
    reader.sinceSnapshot = 0
    this.#options.onChange()
  }

  /** Takes what a message says, and gives what is to be kept of it. */
  #applied(payload: LogPayload): AppliedContent {
    const applied = this.#options.book.apply(payload)
    if (applied.dropped > 0) this.#options.onSetAside?.(applied.dropped)
    return applied
  }

  /** Whether this device has read the log before it was damaged, and may write all of it again. */
  #canMend(log: LogName): boolean {
    const { isDamaged, isBehind, cursor } = this.#readers[log]
    return this.#options.keys.tokens.own !== undefined && (isBehind || (isDamaged && cursor.version > 0))
  }

  /** Writes all that this device has where the relay lacks something, or holds what nobody reads: as a snapshot where its key may, else as messages. */
  async #publish(log: LogName): Promise<void> {
    const { keys, book } = this.#options
    const reader = this.#readers[log]
    if (reader.adding) return
    if (keys.tokens.own !== undefined) {
      const adds = this.#canMend(log)
      if (adds || (reader.isWhole && reader.sinceSnapshot >= SNAPSHOT_AFTER)) await this.#writeSnapshot(log, adds)
      return
    }
    if (!reader.isBehind) return
    const before = this.#outbox.of(log)
    const all = await this.#outbox.add(book.whole(log))
    await this.#outbox.forget(before)
    reader.isBehind = false
    for (const one of all) this.#send({ kind: 'append', ...one })
  }

  /** The relay has all that this device has. */
  async #added(log: LogName): Promise<void> {
    const reader = this.#readers[log]
    await this.#outbox.forget(reader.adding?.waiting ?? [])
    reader.adding = undefined
    reader.isBehind = false
    reader.isDamaged = false
  }

  /** Somebody else wrote first: what this device adds is written when what they wrote has come in, which may be already. */
  async #addAgain(sequence: number): Promise<void> {
    const log = LOG_NAMES.find((one) => this.#readers[one].adding?.sequences.has(sequence))
    if (!log) return
    const reader = this.#readers[log]
    const covers = reader.adding?.covers ?? 0
    reader.adding = undefined
    if (reader.at.version > covers && !reader.isUnread) await this.#publish(log)
    this.#tell()
  }

  async #writeSnapshot(log: LogName, adds: boolean): Promise<void> {
    const reader = this.#readers[log]
    const { at } = reader
    const waiting = this.#outbox.of(log)
    const frames = await this.#outbox.snapshotFrames(log, this.#options.book.whole(log), at, adds)
    for (const frame of frames) this.#send(frame)
    const sequences = new Set(frames.map(({ sequence }) => sequence))
    if (adds) reader.adding = { covers: at.version, sequences, waiting }
    reader.sinceSnapshot = 0
  }

  /** All that this device has, for a room that is new: at once, or when it has been reached. */
  async publish(): Promise<void> {
    await this.#inTurn(async () => {
      for (const log of LOG_NAMES) {
        const reader = this.#readers[log]
        reader.isBehind = true
        if (this.#isWelcome && !reader.isUnread) await this.#publish(log)
      }
    })
  }
}
