import {
  createRoom,
  type DeviceStore,
  type KeptState,
  keysOfBook,
  newSecret,
  SharedBook,
  SyncClient,
  type SyncState,
  socketUrl,
} from '@obrador/book-sync'
import { START_CURSOR } from '@obrador/book-sync/wire'
import { mergeUpdates } from 'yjs'

/** Devices as the app has them, with a store in memory. */

const shapes = {
  formulas: {
    scope: 'formulas',
    versions: 'versions',
    quiet: ['savedAt'],
    versionOf: ({ formula = {} }: { readonly formula?: unknown }, at: string) => ({
      at,
      note: '',
      formula: formula as never,
    }),
  },
  prices: { scope: 'prices', quiet: ['at'] },
  ticks: { scope: 'ticks' },
} as const

type Keys = Awaited<ReturnType<typeof keysOfBook>>

class MemoryStore implements DeviceStore {
  kept: KeptState = { groups: new Map(), waiting: [], cursors: { book: START_CURSOR, ticks: START_CURSOR } }

  async load(): Promise<KeptState> {
    return this.kept
  }

  async save({
    parts = [],
    add = [],
    sent,
    forgotten = [],
    cursor,
  }: Parameters<DeviceStore['save']>[0]): Promise<void> {
    const groups = new Map([...this.kept.groups].filter(([group]) => !forgotten.includes(group)))
    for (const { group, update } of parts) {
      const before = groups.get(group)
      groups.set(group, before ? mergeUpdates([before, update]) : update)
    }
    const waiting = [...this.kept.waiting, ...add].filter(
      (one) => one.session !== sent?.session || one.sequence !== sent.sequence,
    )
    const cursors = cursor ? { ...this.kept.cursors, [cursor.log]: cursor.cursor } : this.kept.cursors
    this.kept = { groups, waiting, cursors }
  }
}

const hex = (bytes: number): string => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex')

export class Device {
  readonly name: string
  readonly keys: Keys
  readonly id = hex(16)
  readonly store = new MemoryStore()
  readonly states: SyncState[] = []
  /** Messages, or parts of one, that it left out. */
  setAside = 0
  /** How often it dropped what it had written where it may not. */
  dropped = 0
  /** Opened as it was when such a device still took whatever was written on it. */
  takesAnything = false
  book: SharedBook
  client: SyncClient
  #url: string
  readonly #retryMs: { readonly first: number; readonly most: number } | undefined

  constructor(
    name: string,
    keys: Keys,
    url: string,
    groups?: KeptState['groups'],
    retryMs?: { readonly first: number; readonly most: number },
  ) {
    this.name = name
    this.#retryMs = retryMs
    this.keys = keys
    this.#url = url
    if (groups) this.store.kept = { ...this.store.kept, groups }
    ;[this.book, this.client] = this.#open()
  }

  #open(): [SharedBook, SyncClient] {
    const { kept } = this.store
    const scopes = this.keys.kind === 'book' ? undefined : (['formulas', 'ticks'] as const)
    const written = scopes && !this.takesAnything ? (['ticks'] as const) : undefined
    const book = new SharedBook(shapes, { device: this.name, now: Date.now }, kept.groups, scopes, written)
    const client = new SyncClient({
      url: socketUrl(this.#url),
      book,
      keys: this.keys,
      device: this.id,
      store: this.store,
      kept,
      onState: (state) => void this.states.push(state),
      onChange: () => undefined,
      onSetAside: (count) => {
        this.setAside += count
      },
      onDropped: () => {
        this.dropped++
      },
      gatheredMs: 10,
      ...(this.#retryMs && { retryMs: this.#retryMs }),
    })
    return [book, client]
  }

  start(): this {
    this.client.start()
    return this
  }

  /** Ends and opens again from its store, perhaps at another replica. */
  async restart(url = this.#url): Promise<void> {
    await this.client.stop()
    this.#url = url
    ;[this.book, this.client] = this.#open()
    this.client.start()
  }

  /** Writes a formula of some lines, or changes it. */
  write(id: string, name: string, grams: readonly number[]): void {
    const lines = grams.map((weight, at) => ({ id: `l${at}`, name: `Ingrediente ${at}`, grams: weight, locked: false }))
    const formula = { craft: 'pan', type: 'hogaza', name, lines, given: {}, batch: {} }
    this.book.group('formulas').put({ id, savedAt: new Date().toISOString(), formula, tags: [], note: '' })
    this.client.changed()
  }

  get state(): SyncState | undefined {
    return this.states.at(-1)
  }
  get isUpToDate(): boolean {
    return this.state?.kind === 'upToDate' && this.client.waiting === 0
  }

  /** What it has of the book, to be compared. */
  get all(): string {
    const entries = this.book.groups.flatMap((group) =>
      group.ids.toSorted().map((id) => `${group.name} ${id} ${JSON.stringify(group.entry(id))}`),
    )
    return entries.join('\n')
  }
}

/** A room for a new book, and devices that have its key. */
export async function newBook(url: string, names: readonly string[]): Promise<readonly Device[]> {
  const keys = await keysOfBook(newSecret())
  await createRoom(url, keys)
  return names.map((name) => new Device(name, keys, url).start())
}
