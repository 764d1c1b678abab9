import { hashOfBlob, type RoomBlobs, type SharedBook } from '@obrador/book-sync'
import { libraryDatabase, shelfChanged } from '../library.ts'
import { PHOTO_TYPE, photoIn } from '../photos.ts'
import type { PhotoKept, ShareStore } from './keeping.ts'

/**
 * Between the photos of a library and those of a shared book. A record of the book says of a formula which picture it has, by its hash; the picture itself is kept by the server
 * apart, sealed. It is put there before the book says so, and what the book says and is not here yet stays wanted until it has come.
 */

/** Pictures that are sent or fetched before it is looked again at what there is. */
const AT_ONCE = 20
/** Days after which what no record names is nobody's: until then a device may be about to name it. */
const UNNAMED_DAYS = 7

/** The hash of each picture here, by the formula. */
export type PhotosHere = ReadonlyMap<string, string>
/** All pictures, for who puts a library back as it was. */
type PhotosKept = ReadonlyMap<string, Blob>

const bytesOf = async (photo: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await photo.arrayBuffer())
const hashOf = async (kept: unknown): Promise<string | undefined> => {
  const photo = photoIn(kept)
  return photo && hashOfBlob(await bytesOf(photo))
}

export async function photosHere(): Promise<PhotosHere> {
  const db = await libraryDatabase()
  const here = new Map<string, string>()
  for (const id of await db.getAllKeys('photos')) {
    const hash = await hashOf(await db.get('photos', id))
    if (hash !== undefined) here.set(id, hash)
  }
  return here
}

export async function readPhotos(): Promise<PhotosKept> {
  const tx = (await libraryDatabase()).transaction('photos')
  const [ids, photos] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
  return new Map(
    ids.flatMap((id, at) => {
      const photo = photoIn(photos[at])
      return photo ? [[id, photo] as const] : []
    }),
  )
}

/** Puts the photos of a library back as they were. */
export async function writePhotos(photos: PhotosKept): Promise<void> {
  const tx = (await libraryDatabase()).transaction('photos', 'readwrite')
  void tx.store.clear()
  for (const [id, photo] of photos) void tx.store.put(photo, id)
  await tx.done
  await shelfChanged(['photos'])
}

interface PhotoRecord {
  readonly hash: string
  readonly at: string
}

/** What the book says of each formula that has a picture. */
function photosIn(book: SharedBook): ReadonlyMap<string, PhotoRecord> {
  const group = book.group('photos')
  return new Map(
    group.ids.flatMap((id) => {
      const { hash, at, deletedAt } = group.entry(id)?.record ?? {}
      return typeof hash === 'string' && deletedAt === undefined ? [[id, { hash, at: String(at) }]] : []
    }),
  )
}

/** How many there are here and there, and of how many formulas the same. */
export function countPhotos(book: SharedBook, here: PhotosHere) {
  const there = photosIn(book)
  const same = [...here].filter(([id, hash]) => there.get(id)?.hash === hash).length
  return { here: here.size, there: there.size, same }
}

interface Options {
  readonly book: SharedBook
  readonly keeping: ShareStore
  readonly kept: Map<string, PhotoKept>
  readonly blobs: RoomBlobs
  readonly canWrite: boolean
  /** Keeps and sends what was written in the book. */
  readonly flush: () => Promise<void>
}

/** What one exchange with the server has come to. */
export interface ExchangedPhotos {
  /** Bytes that the room holds. */
  readonly bytes: number
  /** There is more to send or to fetch at once. */
  readonly hasMore: boolean
  /** Pictures that are not there yet. */
  readonly wanted: number
}

export class PhotoBridge {
  readonly #options: Options
  #here: Map<string, string> = new Map()
  /** Pictures that the book named and names no more, as far as this device has seen. */
  readonly #released = new Set<string>()
  /** Those that did not fit when they were last tried. */
  readonly #unfit = new Set<string>()

  constructor(options: Options) {
    this.#options = options
  }

  get isFull(): boolean {
    return this.#unfit.size > 0
  }

  /** Pictures of this device that the book has yet to be told of. */
  get waiting(): number {
    return [...this.#here.keys()].filter((id) => this.#options.kept.get(id)?.changed && !this.#unfit.has(id)).length
  }

  get hasReleased(): boolean {
    return this.#released.size > 0
  }

  async #keep(id: string, one: PhotoKept | undefined): Promise<void> {
    if (one) this.#options.kept.set(id, one)
    else this.#options.kept.delete(id)
    await this.#options.keeping.keepPhoto(id, one)
  }

  /** Of a formula that has a picture here and there, the one in the book stays. */
  async join(): Promise<void> {
    const there = photosIn(this.#options.book)
    for (const [id, hash] of await photosHere()) if (there.has(id)) await this.#keep(id, { agreed: hash })
  }

  /** Looks at what has changed here since library and book agreed. What was removed is told at once, a new picture when it has been put. */
  async look(): Promise<void> {
    const { book, kept, canWrite, flush } = this.#options
    this.#here = new Map(await photosHere())
    if (!canWrite) return
    const there = photosIn(book)
    for (const [id, hash] of this.#here) {
      const { agreed, changed: before } = kept.get(id) ?? {}
      if (hash === agreed) {
        if (before) await this.#keep(id, { agreed })
      } else if (before?.hash !== hash)
        await this.#keep(id, { ...(agreed !== undefined && { agreed }), changed: { hash, at: Date.now() } })
    }
    const removed = [...kept].filter(([id]) => !this.#here.has(id))
    // A picture that came meanwhile is not the one that was removed.
    for (const [id, { agreed }] of removed)
      if (agreed !== undefined && there.get(id)?.hash === agreed) {
        book.group('photos').remove(id)
        this.#released.add(agreed)
      }
    if (removed.length === 0) return
    await flush()
    for (const [id] of removed) await this.#keep(id, undefined)
  }

  /** Sends, fetches and deletes, for a book that is up to date. */
  async exchange(): Promise<ExchangedPhotos> {
    const { blobs, book } = this.#options
    const list = await blobs.list()
    const names = new Set(list.days.keys())
    if (this.#options.canWrite) await this.#deleteUnnamed(list.days)
    const there = photosIn(book)
    let [left, wanted, isWritten, leastUnfit] = [AT_ONCE, 0, false, Number.POSITIVE_INFINITY]
    this.#unfit.clear()
    for (const id of new Set([...this.#here.keys(), ...there.keys()])) {
      if (left === 0) break
      const record = there.get(id)
      const isOurs = this.#isOurs(id, record)
      const isThere = record !== undefined && names.has(await blobs.nameOf(record.hash))
      if (isOurs || (record && record.hash === this.#here.get(id) && !isThere && this.#options.canWrite)) {
        const size = await this.#put(id, leastUnfit)
        if (size !== undefined) leastUnfit = Math.min(leastUnfit, size)
        else left--
      } else if (record && record.hash !== this.#here.get(id)) {
        if (isThere && (await this.#fetch(id, record.hash))) {
          isWritten = true
          left--
        } else wanted++
      } else if (await this.#follow(id, record)) isWritten = true
    }
    if (isWritten) await shelfChanged(['photos'])
    return { bytes: list.bytes, hasMore: left === 0, wanted }
  }

  /** What was changed here and is not in the book: of two that were changed, the later one. */
  #isOurs(id: string, record: PhotoRecord | undefined): boolean {
    const { agreed, changed: mine } = this.#options.kept.get(id) ?? {}
    if (!this.#options.canWrite || !mine || mine.hash !== this.#here.get(id) || mine.hash === record?.hash) return false
    return !record || record.hash === agreed || mine.at > Date.parse(record.at)
  }

  /** Puts a picture and then names it; gives its size where there is no room for it. */
  async #put(id: string, leastUnfit: number): Promise<number | undefined> {
    const { blobs, book, kept, flush } = this.#options
    const photo = photoIn(await (await libraryDatabase()).get('photos', id))
    const hash = this.#here.get(id)
    // Another picture meanwhile: it is looked at when that is told.
    if (!photo || hash === undefined || (await hashOf(photo)) !== hash) return undefined
    if (photo.size >= leastUnfit || (await blobs.put(hash, await bytesOf(photo))) === 'full') {
      this.#unfit.add(id)
      return photo.size
    }
    const { changed: mine } = kept.get(id) ?? {}
    if (!mine) return undefined
    const before = photosIn(book).get(id)?.hash
    book.group('photos').put({ id, hash, bytes: photo.size, at: new Date(mine.at).toISOString() })
    await flush()
    if (before !== undefined) this.#released.add(before)
    await this.#keep(id, { agreed: hash })
    return undefined
  }

  /** Whether the picture that the book names is here now. */
  async #fetch(id: string, hash: string): Promise<boolean> {
    const content = await this.#options.blobs.get(hash)
    if (!content) return false
    return this.#replace(id, new Blob([content], { type: PHOTO_TYPE }), hash)
  }

  /** Notes that both say the same; what was removed there is removed here. Whether something was written. */
  async #follow(id: string, record: PhotoRecord | undefined): Promise<boolean> {
    const { agreed, changed: mine } = this.#options.kept.get(id) ?? {}
    const hash = this.#here.get(id)
    if (record) {
      if (agreed !== hash || mine) await this.#keep(id, { agreed: record.hash })
      return false
    }
    // What the book has never named is the device's own.
    return hash !== undefined && hash === agreed && this.#replace(id, undefined, undefined)
  }

  /** Writes a picture, or takes it away, unless there is another here than the one that was looked at. */
  async #replace(id: string, photo: Blob | undefined, hash: string | undefined): Promise<boolean> {
    const db = await libraryDatabase()
    const seen = this.#here.get(id)
    if ((await hashOf(await db.get('photos', id))) !== seen) return false
    await (photo ? db.put('photos', photo, id) : db.delete('photos', id))
    const { agreed } = this.#options.kept.get(id) ?? {}
    if (agreed !== undefined && agreed !== hash) this.#released.add(agreed)
    if (hash === undefined) this.#here.delete(id)
    else this.#here.set(id, hash)
    await this.#keep(id, hash === undefined ? undefined : { agreed: hash })
    return true
  }

  /** What no record names: at once where this device has seen it go, else when nobody can be about to name it. */
  async #deleteUnnamed(days: ReadonlyMap<string, number>): Promise<void> {
    const { blobs, book } = this.#options
    const hashes = [...[...photosIn(book).values()].map(({ hash }) => hash), ...this.#here.values()]
    const named = new Set(await Promise.all(hashes.map((hash) => blobs.nameOf(hash))))
    const released = new Set(await Promise.all([...this.#released].map((hash) => blobs.nameOf(hash))))
    for (const [name, age] of days)
      if (!named.has(name) && (released.has(name) || age >= UNNAMED_DAYS)) await blobs.delete(name)
    this.#released.clear()
  }
}
