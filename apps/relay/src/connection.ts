import type { WebSocket } from '@fastify/websocket'
import {
  type Cursor,
  decoded,
  encoded,
  type Frame,
  type Hello,
  LOGS,
  type Log,
  type Refusal,
  START,
} from '@obrador/book-sync/wire'
import { type Config, sharesOf } from './config.ts'
import type { Hub } from './hub.ts'
import type { Limiter } from './limiter.ts'
import type { Metrics } from './metrics.ts'
import type { Logs } from './store/logs.ts'
import { isGranted, type RoomRow, type Rooms, writerOf } from './store/rooms.ts'

export interface Relay {
  readonly config: Config
  readonly rooms: Rooms
  readonly logs: Logs
  readonly hub: Hub
  readonly limiter: Limiter
  readonly metrics: Metrics
}

/** ms in which a device has to greet. */
const GREETING_MS = 10_000
/** Bytes that may wait to be taken by a device before it is sent more, and ms until that is looked at again. */
const MOST_UNSENT = 2 * 1024 * 1024
const UNSENT_MS = 50
/** WebSocket (RFC 6455): policy violated; try again later. */
const POLICY = 1008
const LATER = 1013
const NOBODY = { session: '0'.repeat(16), sequence: 0 }
const DAY_MS = 86_400_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Append = Extract<Frame, { readonly kind: 'append' }>
type Snapshot = Extract<Frame, { readonly kind: 'snapshot' }>

/** One device for as long as it is connected: what it may do, and how far it has been sent each log. */
export class Connection {
  readonly #relay: Relay
  readonly #socket: WebSocket
  readonly #client: string
  #hello: Hello | undefined
  #writer: Buffer = Buffer.alloc(0)
  readonly #sent = new Map<Log, Cursor>()
  /** Frames in the order in which they came: what follows one that was refused is not looked at. */
  #last: Promise<void> = Promise.resolve()
  #isOver = false
  #pumping: Promise<void> | undefined
  #isStale = false

  constructor(relay: Relay, socket: WebSocket, client: string) {
    this.#relay = relay
    this.#socket = socket
    this.#client = client
    const greeting = setTimeout(() => this.#end(POLICY), GREETING_MS)
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      clearTimeout(greeting)
      this.#last = this.#last.then(() => this.#take(data, isBinary)).catch(() => this.#failed())
    })
    socket.on('close', () => {
      clearTimeout(greeting)
      this.#isOver = true
      if (this.#hello) relay.hub.leave(this.#hello.room, this)
    })
    socket.on('error', () => this.#end(POLICY))
  }

  /** The database is away: the device tries again, perhaps at another replica. */
  #failed(): void {
    this.#relay.metrics.add('database_errors')
    this.#refuse('unavailable', NOBODY, LATER)
  }

  #end(code: number): void {
    this.#isOver = true
    this.#socket.close(code)
  }

  #send(frame: Frame): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(encoded(frame))
  }

  /** Says why, and has done with this device for now. */
  #refuse(refusal: Refusal, { session, sequence }: { session: string; sequence: number }, code = POLICY): void {
    this.#relay.metrics.add('messages_refused')
    this.#send({ kind: 'refused', refusal, session, sequence })
    this.#end(code)
  }

  async #take(data: Buffer, isBinary: boolean): Promise<void> {
    if (this.#isOver) return
    const frame = isBinary ? decoded(data) : undefined
    if (!frame) return this.#refuse('malformed', NOBODY)
    if (!this.#hello) return frame.kind === 'hello' ? this.#greet(frame.hello) : this.#refuse('malformed', NOBODY)
    if (frame.kind !== 'append' && frame.kind !== 'snapshot') return this.#refuse('malformed', NOBODY)
    const { limiter } = this.#relay
    const use = this.#may('write book') ? 'writing' : 'weighing'
    if (!limiter.admitsClient(this.#client) || !limiter.admitsUse(this.#hello.room, use))
      return this.#refuse('rate', frame, LATER)
    return frame.kind === 'append' ? this.#append(frame) : this.#putSnapshot(frame)
  }

  #may(grant: string): boolean {
    return this.#hello?.grants[grant] !== undefined
  }

  async #greet(hello: Hello): Promise<void> {
    const { rooms, hub, limiter, config } = this.#relay
    if (!limiter.admitsClient(this.#client)) return this.#refuse('rate', NOBODY, LATER)
    const room = await rooms.find(hello.room)
    if (!room) return this.#refuse('room', NOBODY)
    const grants = Object.entries(hello.grants)
    if (grants.length === 0 || !grants.every(([grant, token]) => isGranted(room.hashes, grant, token)))
      return this.#refuse('token', NOBODY)
    const devices = await rooms.admit(hello.room, hello.device, config.limits.devices)
    if (devices === undefined) return this.#refuse('devices', NOBODY)
    this.#hello = hello
    this.#writer = writerOf(hello)
    await this.#welcome(hello, room, devices)
    // Of a room that is closed there is nothing else to tell.
    if (this.#isOver || room.moved !== null) return
    hub.join(hello.room, this)
    this.wake()
  }

  async #welcome({ room, cursors }: Hello, { bytes, moved }: RoomRow, devices: number): Promise<void> {
    const { logs, config } = this.#relay
    const areTheirs = await Promise.all(LOGS.map((log) => logs.isOf(room, log, cursors[log])))
    const diverged = moved === null ? LOGS.filter((_, at) => !areTheirs[at]) : []
    for (const log of LOGS) this.#sent.set(log, diverged.includes(log) ? START : cursors[log])
    const { bytes: mostBytes, devices: mostDevices, days } = config.limits
    const expires = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
    const welcome = { bytes, mostBytes, devices, mostDevices, diverged, expires }
    this.#send({ kind: 'welcome', welcome: { ...welcome, ...(moved !== null && { moved }) } })
  }

  async #append(frame: Append): Promise<void> {
    const { log, session, sequence, box } = frame
    const { logs, metrics, config } = this.#relay
    const room = this.#hello?.room ?? ''
    if (!this.#may(`write ${log}`)) return this.#refuse('token', frame)
    const began = performance.now()
    const { outcome, version } = await logs.append(
      { room, log, session, sequence },
      this.#writer,
      box,
      sharesOf(config.limits),
    )
    if (outcome !== 'kept') return this.#refuse(outcome, frame)
    metrics.took((performance.now() - began) / 1000)
    metrics.add('messages_kept')
    metrics.add('bytes_kept', box.length)
    this.#send({ kind: 'kept', log, session, sequence, version })
  }

  async #putSnapshot(frame: Snapshot): Promise<void> {
    const { log, session, sequence } = frame
    const { logs, metrics, config } = this.#relay
    const room = this.#hello?.room ?? ''
    if (!this.#may('own')) return this.#refuse('token', frame)
    const { outcome, version, chain } = await logs.putSnapshot(
      { room, log, session, sequence },
      frame,
      config.limits.bytes,
    )
    if (outcome === 'whole') {
      metrics.add('snapshots_whole')
      // Who wrote it has it.
      if (frame.adds === 1) {
        this.#sent.set(log, { version, chain })
        this.#send({ kind: 'upToDate', log, version, chain })
      }
    }
    // Somebody else wrote first: this one is not needed, or has to be written again.
    else if (outcome === 'covers') this.#send({ kind: 'refused', refusal: 'covers', session, sequence })
    else if (outcome !== 'staged') this.#refuse(outcome, frame)
  }

  /** Sends what this device has not got, and then looks again where something came meanwhile. */
  wake(): void {
    this.#isStale = true
    this.#pumping ??= this.#pump()
      .catch(() => this.#failed())
      .finally(() => {
        this.#pumping = undefined
        if (this.#isStale && !this.#isOver) this.wake()
      })
  }

  async #pump(): Promise<void> {
    while (this.#isStale && !this.#isOver) {
      this.#isStale = false
      for (const log of LOGS) if (this.#may(`read ${log}`)) await this.#catchUp(log)
    }
  }

  async #catchUp(log: Log): Promise<void> {
    const { logs } = this.#relay
    const room = this.#hello?.room ?? ''
    const state = await logs.find(room, log)
    // The room is gone, and with it what there was to say; or closed, and the next greeting is told where the book is.
    if (!state) return this.#refuse('room', NOBODY)
    if (state.isClosed) return this.#refuse('closed', NOBODY, LATER)
    const from = this.#sent.get(log) ?? START
    if (from.version < state.covers && !(await this.#sendSnapshot(log, state.covers))) return this.#again()
    let at = this.#sent.get(log) ?? START
    for (;;) {
      const entries = await logs.entriesAfter(room, log, at.version)
      for (const entry of entries) {
        // A snapshot took away what comes next: from that one on.
        if (entry.version !== at.version + 1) return this.#again()
        await this.#unsent()
        this.#send({ kind: 'entry', log, ...entry })
        this.#relay.metrics.add('messages_sent')
        at = { version: entry.version, chain: entry.chain }
      }
      this.#sent.set(log, at)
      if (entries.length === 0) break
    }
    if (at.version === state.head) at = { version: state.head, chain: state.chain }
    this.#sent.set(log, at)
    this.#send({ kind: 'upToDate', log, ...at })
  }

  #again(): void {
    this.#isStale = true
  }

  /** Whether there was one for that version, and it is sent. */
  async #sendSnapshot(log: Log, covers: number): Promise<boolean> {
    const room = this.#hello?.room ?? ''
    for (let part = 0, parts = 1; part < parts; part++) {
      const row = await this.#relay.logs.part(room, log, covers, part)
      if (!row) return false
      parts = row.parts
      await this.#unsent()
      this.#send({ kind: 'snapshot', log, adds: 0, ...row })
    }
    this.#sent.set(log, { version: covers, chain: START.chain })
    return true
  }

  /** Waits while the device has not taken what it was sent. */
  async #unsent(): Promise<void> {
    while (this.#socket.bufferedAmount > MOST_UNSENT && !this.#isOver) await pause(UNSENT_MS)
  }
}
