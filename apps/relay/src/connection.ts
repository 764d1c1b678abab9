import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import {
  type Cursor,
  decoded,
  type Frame,
  type Hello,
  LOGS,
  type Log,
  type Refusal,
  START,
} from '@obrador/book-sync/wire'
import type { ClientPlaces } from '@obrador/limiter'
import { type Config, sharesOf } from './config.ts'
import { type FedDevice, Feed } from './feed.ts'
import type { ByteHolder, HeldBytes } from './held.ts'
import type { Hub, Member } from './hub.ts'
import type { Limiter } from './limiter.ts'
import type { Metrics } from './metrics.ts'
import { Outbox } from './outbox.ts'
import type { Logs } from './store/logs.ts'
import { isGranted, type RoomRow, type Rooms, writerOf } from './store/rooms.ts'
import type { StoreTurns } from './turns.ts'

export interface Relay {
  readonly config: Config
  readonly rooms: Rooms
  readonly logs: Logs
  readonly hub: Hub
  readonly limiter: Limiter
  readonly metrics: Metrics
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
export const LATER = 1013
const NOBODY = { session: '0'.repeat(16), sequence: 0 }
const DAY_MS = 86_400_000

/** Bytes that a frame has on the wire with its head, by its length: RFC 6455, 5.2, masked. */
const wireBytes = (length: number): number => length + (length < 126 ? 6 : length < 65_536 ? 8 : 14)

type Append = Extract<Frame, { readonly kind: 'append' }>
type Snapshot = Extract<Frame, { readonly kind: 'snapshot' }>

/** One device for as long as it is connected: what it may do, what it says, and what is held for it. */
export class Connection implements ByteHolder, FedDevice, Member {
  readonly #relay: Relay
  readonly #socket: WebSocket
  readonly #client: string
  readonly outbox: Outbox
  #hello: Hello | undefined
  #writer: Buffer = Buffer.alloc(0)
  #feed: Feed | undefined
  /** Frames in the order in which they came: what follows one that was refused is not looked at. */
  #last: Promise<void> = Promise.resolve()
  #waiting = 0
  #early = 0
  #isOver = false

  /** `wire`: what the socket runs on, where bytes are seen before they are a frame. */
  constructor(relay: Relay, socket: WebSocket, wire: Socket, client: string) {
    this.#relay = relay
    this.#socket = socket
    this.#client = client
    this.outbox = new Outbox(socket, relay.held, this)
    const greeting = setTimeout(() => this.#hello ?? this.drop(), GREETING_MS)
    wire.on('data', (bytes: Buffer) => this.#arrived(bytes.length))
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
  get hello(): Hello {
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
      .then(() => (isAdmitted ? this.#take(data, isBinary) : this.#refuse('rate', NOBODY, LATER)))
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
    this.#refuse('unavailable', NOBODY, LATER)
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
    this.#refuse(end, NOBODY, end === 'closed' ? LATER : POLICY)
  }

  /** Says why, and has done with this device for now. */
  #refuse(refusal: Refusal, { session, sequence }: { session: string; sequence: number }, code = POLICY): void {
    if (this.#isOver) return
    this.#relay.metrics.add('messages_refused')
    this.outbox.send({ kind: 'refused', refusal, session, sequence })
    this.#end(code)
  }

  async #take(data: Buffer, isBinary: boolean): Promise<void> {
    if (this.#isOver) return
    const frame = isBinary ? decoded(data) : undefined
    if (!frame) return this.#refuse('malformed', NOBODY)
    if (!this.#hello) return frame.kind === 'hello' ? this.#greet(frame.hello) : this.#refuse('malformed', NOBODY)
    if (frame.kind !== 'append' && frame.kind !== 'snapshot') return this.#refuse('malformed', NOBODY)
    const use = this.#may('write book') ? 'writing' : 'weighing'
    if (!this.#relay.limiter.admitsUse(this.#hello.room, use)) return this.#refuse('rate', frame, LATER)
    return frame.kind === 'append' ? this.#append(frame) : this.#putSnapshot(frame)
  }

  #may(grant: string): boolean {
    return this.#hello?.grants[grant] !== undefined
  }

  async #greet(hello: Hello): Promise<void> {
    const { rooms, config } = this.#relay
    const room = await rooms.find(hello.room)
    if (!room) return this.#refuse('room', NOBODY)
    const grants = Object.entries(hello.grants)
    if (grants.length === 0 || !grants.every(([grant, token]) => isGranted(room.hashes, grant, token)))
      return this.#refuse('token', NOBODY)
    const devices = await rooms.admit(hello.room, hello.device, config.limits.devices)
    if (devices === undefined) return this.#refuse('devices', NOBODY)
    // Of a room that is closed there is nothing else to tell.
    if (room.moved !== null) await this.#welcome(hello, room, devices)
    else if (!this.#isOver) await this.#join(hello, room, devices)
  }

  async #join(hello: Hello, room: RoomRow, devices: number): Promise<void> {
    const { hub, config } = this.#relay
    const shared = hub.join(hello.room, this, hello.device, config.limits.connectionsPerRoom)
    if (!shared) return this.#refuse('rate', NOBODY, LATER)
    this.#hello = hello
    this.#writer = writerOf(hello)
    const from = await this.#welcome(hello, room, devices)
    this.#feed = new Feed(this.#relay, shared, this, from)
    if (!this.#isOver) this.wake()
  }

  /** Says hello; gives from where the device is to be sent each log. */
  async #welcome(
    { room, cursors }: Hello,
    { bytes, moved }: RoomRow,
    devices: number,
  ): Promise<Readonly<Record<Log, Cursor>>> {
    const { logs, config } = this.#relay
    const areTheirs = await Promise.all(LOGS.map((log) => logs.isOf(room, log, cursors[log])))
    const diverged = moved === null ? LOGS.filter((_, at) => !areTheirs[at]) : []
    const { bytes: mostBytes, devices: mostDevices, days } = config.limits
    const expires = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
    const welcome = { bytes, mostBytes, devices, mostDevices, diverged, expires }
    this.outbox.send({ kind: 'welcome', welcome: { ...welcome, ...(moved !== null && { moved }) } })
    const fromOf = (log: Log): Cursor => (diverged.includes(log) ? START : cursors[log])
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
