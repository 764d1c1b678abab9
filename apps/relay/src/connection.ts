import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import {
  decodeFrame,
  type HelloMessage,
  LOG_NAMES,
  type LogCursor,
  type LogName,
  START_CURSOR,
  type WireFrame,
  type WireRefusal,
} from '@obrador/book-sync/wire'
import type { ClientPlaces } from '@obrador/limiter'
import { type RelayConfig, sharesOf } from './config.ts'
import { DeviceFeed, type FedDevice } from './feed.ts'
import type { ByteHolder, HeldBytes } from './held.ts'
import type { ChangeHub, RoomMember } from './hub.ts'
import type { SendLimiter } from './limiter.ts'
import type { RelayMetrics } from './metrics.ts'
import { DeviceOutbox } from './outbox.ts'
import type { LogStore } from './store/logs.ts'
import { isTokenGranted, type RoomRow, type RoomStore, writerOf } from './store/rooms.ts'
import type { StoreTurns } from './turns.ts'

export interface RelayServices {
  readonly config: RelayConfig
  readonly rooms: RoomStore
  readonly logs: LogStore
  readonly hub: ChangeHub
  readonly limiter: SendLimiter
  readonly metrics: RelayMetrics
  readonly held: HeldBytes
  readonly uploads: ClientPlaces
  readonly downloads: ClientPlaces
  readonly turns: StoreTurns
}

/** ms in which a device has to greet, and bytes that it may send before it has: a greeting, and what comes with it in one read. */
const GREETING_MS = 10_000
const MOST_EARLY = 128 * 1024
/** Frames of a connection that may wait: the next is not read before. */
const MOST_WAITING = 2
/** WebSocket (RFC 6455): policy violated; try again later. */
const POLICY = 1008
export const TRY_AGAIN_LATER = 1013
const NOBODY = { session: '0'.repeat(16), sequence: 0 }
const DAY_MS = 86_400_000

/** Bytes that a frame has on the wire with its head, by its length: RFC 6455, 5.2, masked. */
const wireBytes = (length: number): number => length + (length < 126 ? 6 : length < 65_536 ? 8 : 14)

type Append = Extract<WireFrame, { readonly kind: 'append' }>
type Snapshot = Extract<WireFrame, { readonly kind: 'snapshot' }>

/** One device for as long as it is connected: what it may do, what it says, and what is held for it. */
export class DeviceConnection implements ByteHolder, FedDevice, RoomMember {
  readonly #relay: RelayServices
  readonly #socket: WebSocket
  readonly #client: string
  readonly outbox: DeviceOutbox
  #hello: HelloMessage | undefined
  #writer: Buffer = Buffer.alloc(0)
  #feed: DeviceFeed | undefined
  /** Frames in the order in which they came: what follows one that was refused is not looked at. */
  #last: Promise<void> = Promise.resolve()
  #waiting = 0
  #early = 0
  #isOver = false

  /** `wire`: what the socket runs on, where bytes are seen before they are a frame. */
  constructor(relay: RelayServices, socket: WebSocket, wire: Socket, client: string) {
    this.#relay = relay
    this.#socket = socket
    this.#client = client
    this.outbox = new DeviceOutbox(socket, relay.held, this)
    const greeting = setTimeout(() => this.#hello ?? this.drop(), GREETING_MS)
    // Held before the socket makes a sign of them: it tells of a ping or a pong at once, and what is not held yet is not let go.
    wire.prependListener('data', (bytes: Buffer) => this.#arrived(bytes.length))
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#queue(data, isBinary))
    for (const sign of ['ping', 'pong'] as const)
      socket.on(sign, (data: Buffer) => relay.held.release(this, wireBytes(data.length)))
    socket.on('close', () => {
      clearTimeout(greeting)
      this.#isOver = true
      if (this.#hello) relay.hub.leave(this.#hello.room, this)
      this.outbox.end()
    })
    socket.on('error', () => this.#end(POLICY))
  }

  get isOver(): boolean {
    return this.#isOver
  }
  get hello(): HelloMessage {
    if (!this.#hello) throw new Error('nobody has greeted')
    return this.#hello
  }
  wake(): void {
    this.#feed?.wake()
  }

  #arrived(bytes: number): void {
    if (this.#isOver) return
    this.#early += this.#hello ? 0 : bytes
    if (this.#early > MOST_EARLY) this.drop()
    else this.#relay.held.hold(this, bytes)
  }

  /** Nothing more is read while some wait, and before the greeting has been answered. */
  #queue(data: Buffer, isBinary: boolean): void {
    const isAdmitted = this.#relay.limiter.admitsClient(this.#client)
    this.#waiting++
    if (!this.#hello || this.#waiting >= MOST_WAITING) this.#socket.pause()
    this.#last = this.#last
      .then(() => (isAdmitted ? this.#take(data, isBinary) : this.#refuse('rate', NOBODY, TRY_AGAIN_LATER)))
      .catch(() => this.fail())
      .then(() => this.#handled(data.length))
  }

  #handled(length: number): void {
    this.#waiting--
    this.#relay.held.release(this, wireBytes(length))
    if (this.#waiting < MOST_WAITING) this.#socket.resume()
  }

  /** The database is away: the device tries again, perhaps at another replica. */
  fail(): void {
    this.#relay.metrics.add('database_errors')
    this.#refuse('unavailable', NOBODY, TRY_AGAIN_LATER)
  }

  /** At once, and with all that waits. */
  drop(): void {
    this.#isOver = true
    this.#relay.metrics.add('connections_dropped')
    this.#socket.terminate()
  }

  #end(code: number): void {
    this.#isOver = true
    this.#socket.close(code)
  }

  /** The next greeting is told where a book has gone whose room is closed. */
  endWith(end: 'room' | 'closed'): void {
    this.#refuse(end, NOBODY, end === 'closed' ? TRY_AGAIN_LATER : POLICY)
  }

  /** Says why, and has done with this device for now. */
  #refuse(refusal: WireRefusal, { session, sequence }: { session: string; sequence: number }, code = POLICY): void {
    if (this.#isOver) return
    this.#relay.metrics.add('messages_refused')
    this.outbox.send({ kind: 'refused', refusal, session, sequence })
    this.#end(code)
  }

  async #take(data: Buffer, isBinary: boolean): Promise<void> {
    if (this.#isOver) return
    const frame = isBinary ? decodeFrame(data) : undefined
    if (!frame) return this.#refuse('malformed', NOBODY)
    if (!this.#hello) return frame.kind === 'hello' ? this.#greet(frame.hello) : this.#refuse('malformed', NOBODY)
    if (frame.kind !== 'append' && frame.kind !== 'snapshot') return this.#refuse('malformed', NOBODY)
    const use = this.#may('write book') ? 'writing' : 'weighing'
    if (!this.#relay.limiter.admitsUse(this.#hello.room, use)) return this.#refuse('rate', frame, TRY_AGAIN_LATER)
    return frame.kind === 'append' ? this.#append(frame) : this.#putSnapshot(frame)
  }

  #may(grant: string): boolean {
    return this.#hello?.grants[grant] !== undefined
  }

  async #greet(hello: HelloMessage): Promise<void> {
    const { rooms, config } = this.#relay
    const room = await rooms.find(hello.room)
    if (!room) return this.#refuse('room', NOBODY)
    const grants = Object.entries(hello.grants)
    if (grants.length === 0 || !grants.every(([grant, token]) => isTokenGranted(room.hashes, grant, token)))
      return this.#refuse('token', NOBODY)
    const devices = await rooms.admit(hello.room, hello.device, config.limits.devices)
    if (devices === undefined) return this.#refuse('devices', NOBODY)
    // Of a room that is closed there is nothing else to tell.
    if (room.moved !== null) await this.#welcome(hello, room, devices)
    else if (!this.#isOver) await this.#join(hello, room, devices)
  }

  async #join(hello: HelloMessage, room: RoomRow, devices: number): Promise<void> {
    const { hub, config } = this.#relay
    const shared = hub.join(hello.room, this, hello.device, config.limits.connectionsPerRoom)
    if (!shared) return this.#refuse('rate', NOBODY, TRY_AGAIN_LATER)
    this.#hello = hello
    this.#writer = writerOf(hello)
    const from = await this.#welcome(hello, room, devices)
    this.#feed = new DeviceFeed(this.#relay, shared, this, from)
    if (!this.#isOver) this.wake()
  }

  /** Says hello; gives from where the device is to be sent each log. */
  async #welcome(
    { room, cursors }: HelloMessage,
    { bytes, moved }: RoomRow,
    devices: number,
  ): Promise<Readonly<Record<LogName, LogCursor>>> {
    const { logs, config } = this.#relay
    const areTheirs = await Promise.all(LOG_NAMES.map((log) => logs.isOf(room, log, cursors[log])))
    const diverged = moved === null ? LOG_NAMES.filter((_, at) => !areTheirs[at]) : []
    const { bytes: mostBytes, devices: mostDevices, days } = config.limits
    const expires = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
    const welcome = { bytes, mostBytes, devices, mostDevices, diverged, expires }
    this.outbox.send({ kind: 'welcome', welcome: { ...welcome, ...(moved !== null && { moved }) } })
    const fromOf = (log: LogName): LogCursor => (diverged.includes(log) ? START_CURSOR : cursors[log])
    return { book: fromOf('book'), ticks: fromOf('ticks') }
  }

  async #append(frame: Append): Promise<void> {
    const { log, session, sequence, box } = frame
    const { logs, metrics, config, turns } = this.#relay
    const { room } = this.hello
    if (!this.#may(`write ${log}`)) return this.#refuse('token', frame)
    const began = performance.now()
    const { outcome, version } = await turns.within(box.length, () =>
      logs.append({ room, log, session, sequence }, this.#writer, box, sharesOf(config.limits)),
    )
    if (outcome !== 'kept') return this.#refuse(outcome, frame)
    metrics.took((performance.now() - began) / 1000)
    metrics.add('messages_kept')
    metrics.add('bytes_kept', box.length)
    this.outbox.send({ kind: 'kept', log, session, sequence, version })
  }

  async #putSnapshot(frame: Snapshot): Promise<void> {
    const { log, session, sequence, box } = frame
    const { logs, metrics, config, turns } = this.#relay
    const { room } = this.hello
    if (!this.#may('own')) return this.#refuse('token', frame)
    const { outcome, version, chain } = await turns.within(box.length, () =>
      logs.putSnapshot({ room, log, session, sequence }, frame, config.limits.bytes),
    )
    if (outcome === 'whole') {
      metrics.add('snapshots_whole')
      // Who wrote it has it.
      if (frame.adds === 1) this.#feed?.skip(log, { version, chain })
    }
    // Somebody else wrote first: this one is not needed, or has to be written again.
    else if (outcome === 'covers') this.outbox.send({ kind: 'refused', refusal: 'covers', session, sequence })
    else if (outcome !== 'staged') this.#refuse(outcome, frame)
  }
}
