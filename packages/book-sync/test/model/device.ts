import { mergeUpdates } from 'yjs'
import { type LogPayload, SharedBook } from '../../src/merge/book.ts'
import type { JsonObject } from '../../src/merge/json.ts'
import type { formula } from '../shapes.ts'
import { shapes } from '../shapes.ts'

/** A device of the model: a book, what its disk holds, and which acts it knows of. */

export type Formula = ReturnType<typeof formula> & { readonly deletedAt?: string }

export interface Message {
  readonly payloads: readonly LogPayload[]
  /** The act that wrote it. */
  readonly act: number
}

interface Disk {
  /** All that was written here or came in, in the order in which it was stored. */
  readonly stored: readonly Message[]
  readonly outbox: readonly Message[]
  readonly cursor: number
}

/** What a relay keeps: messages in the order in which they came, again where they came again. */
export type Relay = Message[]

const HOUR_MS = 3_600_000

export class Device {
  readonly name: string
  readonly #skew: number
  readonly #clock: () => number
  book: SharedBook
  #stored: Message[] = []
  #outbox: readonly Message[] = []
  #cursor = 0
  #known = new Set<number>()
  isCut = false

  constructor(name: string, skewHours: number, clock: () => number) {
    this.name = name
    this.#skew = skewHours * HOUR_MS
    this.#clock = clock
    this.book = this.#open()
  }

  #open(): SharedBook {
    const author = { device: this.name, now: () => this.#clock() + this.#skew }
    const updates = new Map<string, Uint8Array[]>()
    for (const { group, update } of this.#stored.flatMap(({ payloads }) => payloads.flatMap(({ parts }) => parts)))
      updates.set(group, [...(updates.get(group) ?? []), update])
    return new SharedBook(shapes, author, new Map([...updates].map(([group, all]) => [group, mergeUpdates(all)])))
  }

  get disk(): Disk {
    return { stored: [...this.#stored], outbox: this.#outbox, cursor: this.#cursor }
  }
  get waiting(): number {
    return this.#outbox.length
  }
  get known(): ReadonlySet<number> {
    return new Set(this.#known)
  }

  formula(id: string): Formula | undefined {
    return this.book.group('formulas').entry(id)?.record as unknown as Formula | undefined
  }

  get ids(): readonly string[] {
    return this.book.group('formulas').ids.toSorted()
  }

  /** Writes something, and then the disk: document and outbox in one. */
  act(act: number, work: (group: ReturnType<SharedBook['group']>) => void): void {
    work(this.book.group('formulas'))
    const payloads = this.book.takePending()
    if (payloads.length === 0) return
    this.#store({ payloads, act })
    this.#outbox = [...this.#outbox, { payloads, act }]
  }

  #store(message: Message): void {
    this.#stored.push(message)
    this.#known.add(message.act)
  }

  /** Sends what waits; without an answer it still waits, and is sent again. */
  send(relay: Relay, isAnswered: boolean): void {
    if (this.isCut) return
    relay.push(...this.#outbox)
    if (isAnswered) this.#outbox = []
  }

  /** Takes what the relay has for it, from as far back as somebody says, forwards or backwards. */
  receive(relay: Relay, again: number, isBackwards: boolean): void {
    if (this.isCut) return
    const messages = relay.slice(Math.max(0, this.#cursor - again))
    for (const message of isBackwards ? messages.toReversed() : messages) {
      for (const payload of message.payloads) this.book.apply(payload)
      this.#store(message)
    }
    this.#cursor = relay.length
  }

  /** The process ends between two writes: what the disk holds is all there is. */
  crash(): void {
    this.book = this.#open()
  }

  /** The disk as it was at some time. */
  restore(disk: Disk): void {
    this.#stored = [...disk.stored]
    this.#outbox = disk.outbox
    this.#cursor = disk.cursor
    this.#known = new Set(disk.stored.map(({ act }) => act))
    this.crash()
  }

  get all(): readonly JsonObject[] {
    const group = this.book.group('formulas')
    return this.ids.map((id) => ({ ...group.entry(id) }) as unknown as JsonObject)
  }
}
