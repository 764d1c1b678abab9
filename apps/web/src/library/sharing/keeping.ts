import type { DeviceKey, DeviceStore, KeptState, WaitingMessage } from '@obrador/book-sync'
import { START_CURSOR } from '@obrador/book-sync/wire'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { mergeUpdates } from 'yjs'
import type { PinnedKeys } from './holders.ts'
import type { RawLibrary } from './records.ts'

/** What a device that shares its book keeps beside the library: the key, the merged book, what is not sent yet. */

/** Which share this device has, and how far it has come in. */
export interface OwnShare {
  readonly relay: string
  readonly kind: 'book' | 'weigh'
  readonly secret: Uint8Array<ArrayBuffer>
  /** 128 bits hexadecimal, drawn once for each device. */
  readonly device: string
  /** What people call it. */
  readonly name: string
  readonly key: DeviceKey
  /** `joining`: the library has yet to be joined to the book. `lost`: the book has another key. `gone`: it was deleted. */
  readonly stage: 'joining' | 'settled' | 'lost' | 'gone'
  readonly joined?: { readonly at: number; readonly formulas: number }
  /** The day on which the server deletes it unless somebody opens it, and when that was last heard. */
  readonly expires?: string
  readonly seenAt?: number
  /** By its id, the key of each other device: which one was seen first, or a person confirmed. */
  readonly pinned?: PinnedKeys
  /** Messages that were left out because they said what nobody may say there. */
  readonly setAside?: number
}

/** The library as it was before it was joined to another. */
export interface LibraryBefore {
  readonly at: number
  readonly raw: RawLibrary
  readonly photos?: ReadonlyMap<string, Blob>
}

/** Of the picture of a formula: its hash when library and book last agreed, and one that was put here since and the book does not name yet. */
export interface PhotoKept {
  readonly agreed?: string
  readonly changed?: { readonly hash: string; readonly at: number }
}

/** What library and book said of a record when they last agreed: its text here, and a mark of what was there. */
export interface AgreedRecord {
  readonly here: string | undefined
  readonly there: number
}

type Log = keyof KeptState['cursors']
type Part = NonNullable<Parameters<DeviceStore['save']>[0]['parts']>[number]
interface Schema extends DBSchema {
  parts: { key: number; value: Part }
  waiting: { key: string; value: WaitingMessage & { readonly at: number } }
  cursors: { key: Log; value: KeptState['cursors'][Log] }
  agreed: { key: string; value: AgreedRecord }
  photos: { key: string; value: PhotoKept }
  mine: { key: 'mine' | 'before'; value: OwnShare | LibraryBefore }
}
const STORES = ['parts', 'waiting', 'cursors', 'agreed', 'photos', 'mine'] as const
const NAME = 'obrador-sharing'
const VERSION = 2
/** Updates of the book that are kept one by one before they are put together. */
const MOST_PARTS = 200

const keyOf = ({ session, sequence }: Pick<WaitingMessage, 'session' | 'sequence'>): string => `${session} ${sequence}`

const merged = (parts: readonly Part[]): Map<string, Uint8Array> =>
  new Map(
    [...Map.groupBy(parts, ({ group }) => group)].map(([group, all]) => [
      group,
      mergeUpdates(all.map(({ update }) => update)),
    ]),
  )

export class ShareStore implements DeviceStore {
  readonly #db: IDBPDatabase<Schema>

  constructor(db: IDBPDatabase<Schema>) {
    this.#db = db
  }

  static async open(): Promise<ShareStore> {
    return new ShareStore(
      await openDB<Schema>(NAME, VERSION, {
        upgrade(db) {
          for (const name of STORES)
            if (!db.objectStoreNames.contains(name))
              db.createObjectStore(name, name === 'parts' ? { autoIncrement: true } : {})
        },
      }),
    )
  }

  async load(): Promise<KeptState> {
    const tx = this.#db.transaction(['parts', 'waiting', 'cursors'], 'readwrite')
    const parts = await tx.objectStore('parts').getAll()
    const groups = merged(parts)
    if (parts.length > MOST_PARTS) {
      await tx.objectStore('parts').clear()
      for (const [group, update] of groups) await tx.objectStore('parts').add({ group, update })
    }
    const waiting = await tx.objectStore('waiting').getAll()
    const [book = START_CURSOR, ticks = START_CURSOR] = [
      await tx.objectStore('cursors').get('book'),
      await tx.objectStore('cursors').get('ticks'),
    ]
    await tx.done
    return {
      groups,
      waiting: waiting.toSorted((a, b) => a.at - b.at || a.sequence - b.sequence),
      cursors: { book, ticks },
    }
  }

  /** All of a change in one transaction. */
  async save({ parts = [], add = [], sent, forgotten, cursor }: Parameters<DeviceStore['save']>[0]): Promise<void> {
    const tx = this.#db.transaction(['parts', 'waiting', 'cursors'], 'readwrite')
    const at = Date.now()
    for await (const kept of forgotten ? tx.objectStore('parts') : [])
      if (forgotten?.includes(kept.value.group)) void kept.delete()
    for (const part of parts) void tx.objectStore('parts').add(part)
    for (const one of add) void tx.objectStore('waiting').put({ ...one, at }, keyOf(one))
    if (sent) void tx.objectStore('waiting').delete(keyOf(sent))
    if (cursor) void tx.objectStore('cursors').put(cursor.cursor, cursor.log)
    await tx.done
  }

  async mine(): Promise<OwnShare | undefined> {
    return (await this.#db.get('mine', 'mine')) as OwnShare | undefined
  }
  async keepMine(mine: OwnShare): Promise<void> {
    await this.#db.put('mine', mine, 'mine')
  }

  async before(): Promise<LibraryBefore | undefined> {
    return (await this.#db.get('mine', 'before')) as LibraryBefore | undefined
  }
  async keepBefore(before: LibraryBefore | undefined): Promise<void> {
    await (before ? this.#db.put('mine', before, 'before') : this.#db.delete('mine', 'before'))
  }

  async agreed(): Promise<Map<string, AgreedRecord>> {
    const tx = this.#db.transaction('agreed')
    const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
    return new Map(keys.flatMap((key, at) => (values[at] ? [[key, values[at]]] : [])))
  }
  async keepAgreed(agreed: ReadonlyMap<string, AgreedRecord>): Promise<void> {
    const tx = this.#db.transaction('agreed', 'readwrite')
    for (const [key, one] of agreed) void tx.store.put(one, key)
    await tx.done
  }

  async photos(): Promise<Map<string, PhotoKept>> {
    const tx = this.#db.transaction('photos')
    const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
    return new Map(keys.flatMap((key, at) => (values[at] ? [[key, values[at]]] : [])))
  }
  async keepPhoto(id: string, one: PhotoKept | undefined): Promise<void> {
    await (one ? this.#db.put('photos', one, id) : this.#db.delete('photos', id))
  }

  /** Another room: what is read and waits is of the one before; the book stays. */
  async begin(mine: OwnShare): Promise<void> {
    const tx = this.#db.transaction(['waiting', 'cursors', 'mine'], 'readwrite')
    void tx.objectStore('waiting').clear()
    void tx.objectStore('cursors').clear()
    void tx.objectStore('mine').put(mine, 'mine')
    await tx.done
  }

  /** Another share, with what has been read of it. */
  async beginWith(mine: OwnShare, kept: KeptState, before: LibraryBefore | undefined): Promise<void> {
    const tx = this.#db.transaction(STORES, 'readwrite')
    for (const name of STORES) void tx.objectStore(name).clear()
    for (const [group, update] of kept.groups) void tx.objectStore('parts').add({ group, update })
    for (const log of ['book', 'ticks'] as const) void tx.objectStore('cursors').put(kept.cursors[log], log)
    void tx.objectStore('mine').put(mine, 'mine')
    if (before) void tx.objectStore('mine').put(before, 'before')
    await tx.done
  }

  async forget(): Promise<void> {
    const tx = this.#db.transaction(STORES, 'readwrite')
    for (const name of STORES) void tx.objectStore(name).clear()
    await tx.done
  }
}
