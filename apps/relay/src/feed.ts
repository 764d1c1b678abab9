import {
  encodeFrame,
  type HelloMessage,
  LOG_NAMES,
  type LogCursor,
  type LogName,
  START_CURSOR,
} from '@obrador/book-sync/wire'
import type { SharedRoom } from './hub.ts'
import type { RelayMetrics } from './metrics.ts'
import type { DeviceOutbox } from './outbox.ts'
import type { LogChanges, LogStore } from './store/logs.ts'

/** A device that is fed, as its connection knows it. */
export interface FedDevice {
  readonly isOver: boolean
  /** What it may read, and from where. */
  readonly hello: HelloMessage
  readonly outbox: DeviceOutbox
  /** There is nothing any more, or the book has gone elsewhere: it is told, and that is all. */
  readonly endWith: (end: 'room' | 'closed') => void
  /** The store did not answer. */
  readonly fail: () => void
}

interface Fed {
  readonly logs: LogStore
  readonly metrics: RelayMetrics
}

/** As it goes to each device: made once for all that read it together. */
interface Sealed {
  readonly version: number
  readonly chain: string
  readonly frame: Uint8Array
}
type Changes = Readonly<Record<LogName, Omit<LogChanges, 'entries'> & { readonly entries: readonly Sealed[] }>>

/** Beyond the end of any log: of one that may not be read there is nothing after it. */
const NOWHERE: LogCursor = { version: Number.MAX_SAFE_INTEGER, chain: START_CURSOR.chain }

/** Sends one device what its room has and it has not, and tells it when there is no more. */
export class DeviceFeed {
  readonly #fed: Fed
  readonly #shared: SharedRoom
  readonly #device: FedDevice
  readonly #readable: readonly LogName[]
  readonly #sent: Record<LogName, LogCursor>
  /** Where the device was last told that there is no more. */
  readonly #told = new Map<LogName, number>()
  /** What the snapshot covers that was not there when it was read last. */
  readonly #absent = new Map<LogName, number>()
  #pumping: Promise<void> | undefined
  #isStale = false

  constructor(fed: Fed, shared: SharedRoom, device: FedDevice, from: Readonly<Record<LogName, LogCursor>>) {
    this.#fed = fed
    this.#shared = shared
    this.#device = device
    this.#readable = LOG_NAMES.filter((log) => device.hello.grants[`read ${log}`] !== undefined)
    this.#sent = { ...from }
    for (const log of LOG_NAMES) if (!this.#readable.includes(log)) this.#sent[log] = NOWHERE
  }

  /** Sends what this device has not got, and then looks again where something came meanwhile. */
  wake(): void {
    this.#isStale = true
    this.#pumping ??= this.#pump()
      .catch(() => this.#device.fail())
      .finally(() => {
        this.#pumping = undefined
        if (this.#isStale && !this.#device.isOver) this.wake()
      })
  }

  /** The device wrote that itself, and has it. */
  skip(log: LogName, to: LogCursor): void {
    this.#sent[log] = to
    this.#tell(log, to)
  }

  async #pump(): Promise<void> {
    while (this.#isStale && !this.#device.isOver) {
      this.#isStale = false
      while (await this.#sendMore()) await this.#device.outbox.drained()
    }
  }

  /** Whether there may be more after what was sent. */
  async #sendMore(): Promise<boolean> {
    if (this.#device.isOver) return false
    const after = { ...this.#sent }
    const changes = await this.#changes()
    if (!changes) this.#device.endWith('room')
    else if (changes.book.isClosed) this.#device.endWith('closed')
    if (!changes || this.#device.isOver) return false
    let isMore = false
    for (const log of this.#readable) if (await this.#sendLog(log, changes[log], after[log])) isMore = true
    return isMore
  }

  #changes(): Promise<Changes | undefined> {
    const { book, ticks } = this.#sent
    return this.#read(`after ${book.version} ${ticks.version}`, async () => {
      const { room } = this.#device.hello
      const found = await this.#fed.logs.changesAfter(room, { book: book.version, ticks: ticks.version })
      const sealed = (log: LogName, { entries, ...state }: LogChanges) => ({
        ...state,
        entries: entries.map((entry) => ({
          version: entry.version,
          chain: entry.chain,
          frame: encodeFrame({ ...entry, kind: 'entry', log }),
        })),
      })
      return found && { book: sealed('book', found.book), ticks: sealed('ticks', found.ticks) }
    })
  }

  #read<Found>(what: string, ask: () => Promise<Found>): Promise<Found> {
    return this.#shared.read(what, () => {
      this.#fed.metrics.add('store_reads')
      return ask()
    })
  }

  async #sendLog(
    log: LogName,
    { head, headChain, covers, entries }: Changes[LogName],
    after: LogCursor,
  ): Promise<boolean> {
    if (this.#sent[log].version < covers) {
      await this.#sendSnapshot(log, covers)
      return true
    }
    for (const entry of entries) {
      if (entry.version !== this.#sent[log].version + 1) return this.#goOnFrom(log, after)
      this.#device.outbox.sendBytes(entry.frame)
      this.#fed.metrics.add('messages_sent')
      this.#sent[log] = { version: entry.version, chain: entry.chain }
    }
    if (this.#sent[log].version < head) return this.#goOnFrom(log, after)
    if (this.#sent[log].version === head && this.#told.get(log) !== head)
      this.#tell(log, { version: head, chain: headChain })
    return false
  }

  /**
   * There is more, from where the device is now: another change was sent meanwhile, or a read has only so much. Where it is still where
   * it was when the log was read, an entry is missing, and asking again would never end.
   */
  #goOnFrom(log: LogName, after: LogCursor): true {
    if (this.#sent[log] === after) throw new Error('an entry of a log is missing')
    return true
  }

  /** A snapshot may be replaced while it is read: only the same one twice is missing. */
  #goOnWithout(log: LogName, covers: number): void {
    if (this.#absent.get(log) === covers) throw new Error('a snapshot of a log is missing')
    this.#absent.set(log, covers)
  }

  #tell(log: LogName, at: LogCursor): void {
    this.#sent[log] = at
    this.#told.set(log, at.version)
    this.#device.outbox.send({ kind: 'upToDate', log, ...at })
  }

  /** All parts, one after another: unless another snapshot took its place meanwhile. */
  async #sendSnapshot(log: LogName, covers: number): Promise<void> {
    const { outbox, hello } = this.#device
    for (let part = 0, parts = 1; part < parts; part++) {
      const row = await this.#read(`part ${log} ${covers} ${part}`, async () => {
        const found = await this.#fed.logs.part(hello.room, log, covers, part)
        return found && { parts: found.parts, frame: encodeFrame({ kind: 'snapshot', log, adds: 0, ...found }) }
      })
      if (!row) return this.#goOnWithout(log, covers)
      if (this.#device.isOver) return
      parts = row.parts
      outbox.sendBytes(row.frame)
      await outbox.drained()
    }
    this.#sent[log] = { version: covers, chain: START_CURSOR.chain }
  }
}
