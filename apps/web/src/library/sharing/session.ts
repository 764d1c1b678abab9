import {
  type BookKeys,
  type KeyScope,
  keysOfBook,
  keysToWeigh,
  RoomBlobs,
  type RoomStatus,
  SharedBook,
  SyncClient,
  type SyncState,
  secretMovedTo,
  socketUrl,
} from '@obrador/book-sync'
import type { ChangedRecords } from '../library.ts'
import { BookBridge, readRaw } from './bridge.ts'
import { clashingFormulasOf } from './clashing.ts'
import { listedDevices, withFirstKeys } from './holders.ts'
import { joinLibraryIn } from './joining.ts'
import type { OwnShare, PhotoKept, ShareStore } from './keeping.ts'
import { markAmong } from './lot-mark.ts'
import { PhotoBridge } from './photos.ts'
import { bookShapes, DEVICE_GROUPS, type GroupName } from './shapes.ts'
import { keepLotMark } from './shared-as.ts'
import { type ClashingFormula, changeSharing, type SharedDevice, type SyncStatus } from './state.ts'

const SCOPES: Readonly<Record<OwnShare['kind'], readonly KeyScope[]>> = {
  book: ['formulas', 'prices', 'ticks'],
  weigh: ['formulas', 'ticks'],
}
/** What a key may write of what it opens. */
const WRITTEN: typeof SCOPES = { ...SCOPES, weigh: ['ticks'] }
export const keysForShare = ({ kind, secret }: Pick<OwnShare, 'kind' | 'secret'>): Promise<BookKeys> =>
  (kind === 'book' ? keysOfBook : keysToWeigh)(secret)

export const bookForShare = (
  { kind, name }: Pick<OwnShare, 'kind' | 'name'>,
  groups?: ReadonlyMap<string, Uint8Array>,
): SharedBook => new SharedBook(bookShapes, { device: name, now: Date.now }, groups, SCOPES[kind], WRITTEN[kind])

/** ms that what is written here, and what comes in, is gathered. */
const HERE_MS = 600
const THERE_MS = 60
/** ms after which pictures that are not there yet, or could not be sent, are tried again: at first, and at most. */
const PHOTOS_MS = { first: 2000, most: 60_000 } as const
/** ms after which a device says again that it is there. */
const SEEN_MS = 3_600_000
/** Days before it goes at which it is said. */
const WARNED_DAYS = 31
const DAY_MS = 86_400_000
/** Days during which joining can be undone. */
const UNDO_DAYS = 30

/** The book has another key, and this device has it. */
type Moved = (mine: OwnShare) => Promise<void>

/** A device in a shared book: from the moment it is opened until it is closed. */
export class ShareSession {
  readonly keeping: ShareStore
  readonly keys: BookKeys
  readonly book: SharedBook
  readonly client: SyncClient
  readonly #bridge: BookBridge
  readonly #photos: PhotoBridge
  readonly #changes = new BroadcastChannel('obrador')
  readonly #moved: Moved
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  mine: OwnShare
  #state: SyncState = { kind: 'offline', changes: 0 }
  #room: RoomStatus | undefined
  readonly #clashing = new Map<string, ClashingFormula>()
  /** One meeting after another; pictures take their time, and nothing else waits for them. */
  #last: Promise<unknown> = Promise.resolve()
  #lastPhotos: Promise<unknown> = Promise.resolve()
  #arePhotosDue = true
  #photosRetry: number = PHOTOS_MS.first
  /** ms since 1970. */
  #putBackAt: number | undefined
  /** Bytes that the room holds, where that was heard since it was entered. */
  #bytes: number | undefined
  readonly #ending = new AbortController()

  static async open(keeping: ShareStore, mine: OwnShare, moved: Moved): Promise<ShareSession> {
    const [keys, kept, agreed, photos] = await Promise.all([
      keysForShare(mine),
      keeping.load(),
      keeping.agreed(),
      keeping.photos(),
    ])
    const book = bookForShare(mine, kept.groups)
    const canWrite = (group: string): boolean => WRITTEN[mine.kind].includes(bookShapes[group as GroupName].scope)
    const bridge = new BookBridge(book, keeping, agreed, canWrite)
    return new ShareSession(keeping, mine, keys, book, bridge, kept, photos, moved)
  }

  private constructor(
    keeping: ShareStore,
    mine: OwnShare,
    keys: BookKeys,
    book: SharedBook,
    bridge: BookBridge,
    kept: Awaited<ReturnType<ShareStore['load']>>,
    photos: Map<string, PhotoKept>,
    moved: Moved,
  ) {
    this.keeping = keeping
    this.mine = mine
    this.keys = keys
    this.book = book
    this.#bridge = bridge
    this.#moved = moved
    this.client = new SyncClient({
      url: socketUrl(mine.relay),
      book,
      keys,
      device: mine.device,
      store: keeping,
      kept,
      onState: (state, room) => void this.#heard(state, room),
      onChange: () => this.#later('there', () => void this.meet(), THERE_MS),
      onDropped: () => this.#putBack(),
      onSetAside: (count) => void this.keep({ setAside: (this.mine.setAside ?? 0) + count }),
    })
    this.#photos = new PhotoBridge({
      book,
      keeping,
      kept: photos,
      blobs: new RoomBlobs(mine.relay, keys, this.#ending.signal),
      canWrite: keys.tokens.write.book !== undefined,
      flush: () => this.client.flush(),
    })
  }
  async start(): Promise<void> {
    if (this.mine.stage === 'joining') await this.#join()
    await this.meet()
    await this.#sayHere()
    this.#changes.addEventListener('message', this.#written)
    addEventListener('online', this.#awake)
    addEventListener('offline', this.#cutOff)
    document.addEventListener('visibilitychange', this.#awake)
    this.client.start()
    this.#meetPhotos(true)
    this.tell()
  }

  async close(): Promise<void> {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#changes.close()
    removeEventListener('online', this.#awake)
    removeEventListener('offline', this.#cutOff)
    document.removeEventListener('visibilitychange', this.#awake)
    this.#ending.abort()
    await Promise.all([this.#last, this.#lastPhotos])
    await this.client.stop()
  }

  #later(name: string, work: () => void, ms: number): void {
    if (this.#timers.has(name)) return
    const run = (): void => {
      this.#timers.delete(name)
      work()
    }
    this.#timers.set(name, setTimeout(run, ms))
  }

  /** Something was written in some tab; what the bridge writes comes by here too, and is the same then. */
  readonly #written = ({ data }: MessageEvent<readonly ChangedRecords[]>): void => {
    this.#later('here', () => void this.meet(), HERE_MS)
    if (data.some((change) => change === 'photos' || change[0] === 'photos'))
      this.#later('photos here', () => this.#meetPhotos(true), HERE_MS)
  }

  /** There may be a network again: whoever waits for a try does not wait. */
  readonly #awake = (): void => {
    const { kind } = this.#standing()
    if (document.hidden || (kind !== 'offline' && kind !== 'expiring')) return
    this.#later('awake', () => void this.client.stop().then(() => this.client.start()), THERE_MS)
    this.#later('seen', () => void this.#sayHere(), THERE_MS)
  }

  /** The browser knows sooner than a connection does that there is no network. */
  readonly #cutOff = async (): Promise<void> => {
    await this.client.stop()
    this.#state = { kind: 'offline', changes: this.client.waiting }
    this.tell()
  }

  /** Something was changed here that this key may not change: it says again what the book says, and that is told. */
  #putBack(): void {
    this.#putBackAt = Date.now()
    this.tell()
  }

  /** Brings library and book to the same. */
  meet(how?: 'adopt'): Promise<void> {
    const next = this.#last.then(async () => {
      const changed = await this.#bridge.reconcile(() => this.client.flush(), how)
      if (this.#bridge.takePutBack()) this.#putBack()
      this.#lookAt(changed.get('formulas') ?? [])
      await this.#pinKeys()
      if (this.book.group('photos').takeChanged().length > 0) this.#meetPhotos(false)
    })
    this.#last = next.catch(() => undefined)
    return next.then(() => this.tell())
  }

  /** Brings pictures to the same: looks at those here where something was written, and asks the server when the book is up to date. */
  #meetPhotos(hasWritten: boolean): void {
    this.#arePhotosDue = true
    this.#lastPhotos = this.#lastPhotos
      .then(async () => {
        if (hasWritten) await this.#photos.look()
        await this.#exchangePhotos()
      })
      .catch(() => {
        this.#arePhotosDue = true
        this.#photosLater()
      })
      .then(() => this.tell())
  }

  async #exchangePhotos(): Promise<void> {
    while (this.#arePhotosDue && this.#state.kind === 'upToDate' && !this.#ending.signal.aborted) {
      this.#arePhotosDue = false
      const { bytes, hasMore, wanted } = await this.#photos.exchange()
      this.#bytes = bytes
      this.#arePhotosDue ||= hasMore || this.#photos.hasReleased
      if (wanted + this.#photos.waiting > 0) this.#photosLater()
      else this.#photosRetry = PHOTOS_MS.first
      this.tell()
    }
  }

  #photosLater(): void {
    if (this.#ending.signal.aborted) return
    this.#later('photos', () => this.#meetPhotos(false), this.#photosRetry)
    this.#photosRetry = Math.min(2 * this.#photosRetry, PHOTOS_MS.most)
  }

  async #join(): Promise<void> {
    const { kind, name } = this.mine
    if (kind === 'book') joinLibraryIn(this.book, await readRaw(), name, new Date().toISOString())
    await this.#photos.join()
    await this.client.flush()
    await this.meet('adopt')
    const formulas = this.book.group('formulas').ids.length
    await this.keep({ stage: 'settled', joined: { at: Date.now(), formulas } })
  }

  async keep(change: Partial<OwnShare>): Promise<void> {
    this.mine = { ...this.mine, ...change }
    await this.keeping.keepMine(this.mine)
    this.tell()
  }

  /** Writes this device in the list, and now and then when it was last here. */
  async #sayHere(): Promise<void> {
    const { device: id, name, kind, key } = this.mine
    const group = this.book.group(DEVICE_GROUPS[kind])
    const before = group.entry(id)?.record
    const seen = Date.parse(String(before?.seenAt ?? ''))
    const isRecent = Date.now() - seen < SEEN_MS
    const isListed = before !== undefined && before.deletedAt === undefined
    const others = this.devices().filter((one) => one.id !== id)
    const mark = markAmong(others, { id, ...(isListed && typeof before.mark === 'string' && { mark: before.mark }) })
    keepLotMark(mark)
    const isSame = isListed && before.name === name && before.publicKey === key.publicKey && before.mark === mark
    if (isSame && isRecent) return
    group.put({ id, name, mark, publicKey: key.publicKey, seenAt: new Date().toISOString() })
    await this.client.flush()
  }

  async rename(name: string): Promise<void> {
    await this.keep({ name })
    await this.#sayHere()
    this.tell()
  }

  async #heard(state: SyncState, room: RoomStatus | undefined): Promise<void> {
    this.#state = state
    if (room !== this.#room) this.#bytes = undefined
    this.#room = room
    // Another device may have come meanwhile, with the same letter.
    if (state.kind === 'upToDate') this.#later('seen', () => void this.#sayHere(), THERE_MS)
    if (state.kind === 'upToDate' && this.#arePhotosDue) this.#meetPhotos(false)
    // Whatever happens while it is away is looked at when it is back.
    else if (state.kind !== 'upToDate' && state.kind !== 'sending') this.#arePhotosDue = true
    if (room && room.expires !== this.mine.expires) await this.keep({ expires: room.expires, seenAt: Date.now() })
    if (state.kind === 'moved') await this.#follow(state.moved)
    else if (state.kind === 'refused' && state.refusal === 'room') await this.keep({ stage: 'gone' })
    else this.tell()
  }

  /** The book has gone to another room: with the key that is sealed for this device, if there is one. */
  async #follow(moved: string): Promise<void> {
    const { device, key } = this.mine
    const found = await secretMovedTo(moved, this.keys.room, device, key)
    const { expires: _, ...mine } = this.mine
    if (found) await this.#moved({ ...mine, ...found, stage: 'settled' })
    else await this.keep({ stage: 'lost' })
  }

  #standing(): SyncStatus {
    const { stage, expires, seenAt = Date.now() } = this.mine
    const left = expires === undefined ? Number.POSITIVE_INFINITY : (Date.parse(expires) - Date.now()) / DAY_MS
    if (stage === 'lost') return { kind: stage }
    if (stage === 'gone') return { kind: stage, ...(left <= 0 && expires && { expiredOn: expires }) }
    const state = this.#state
    if (state.kind === 'unreadable') return { kind: state.kind }
    const isConnected = state.kind === 'upToDate' || state.kind === 'sending'
    if ((state.kind === 'refused' && state.refusal === 'full') || (isConnected && this.#photos.isFull))
      return { kind: 'full', mostBytes: this.#room?.mostBytes ?? 0 }
    const photos = this.#photos.waiting
    if (isConnected && photos === 0) return state
    if (isConnected) return { kind: 'sending', changes: photos + this.client.waiting }
    if (state.kind === 'refused' && state.refusal === 'devices') return { kind: 'crowded' }
    const changes = photos + this.client.waiting
    const days = Math.floor((Date.now() - seenAt) / DAY_MS)
    return left <= WARNED_DAYS ? { kind: 'expiring', days, on: expires ?? '' } : { kind: 'offline', changes }
  }

  devices(): readonly SharedDevice[] {
    return listedDevices(this.book, this.mine.pinned)
  }

  /** Remembers under which key each device is first seen here. */
  async #pinKeys(): Promise<void> {
    const { pinned = {}, device } = this.mine
    const next = withFirstKeys(
      pinned,
      this.devices().filter(({ id }) => id !== device),
    )
    if (next !== pinned) await this.keep({ pinned: next })
  }

  /** Looks again at formulas that have changed. */
  #lookAt(ids: readonly string[]): void {
    for (const id of ids) {
      const entry = this.book.group('formulas').entry(id)
      const { conflicts = [], undeleted } = entry ?? {}
      const isBinned = entry?.record.deletedAt !== undefined
      // That a formula was not deleted after all is for those who could have done it.
      const isTold = conflicts.length > 0 || (undeleted !== undefined && this.mine.kind === 'book')
      if (!entry || isBinned || !isTold) this.#clashing.delete(id)
      else this.#clashing.set(id, clashingFormulasOf(entry))
    }
  }

  /** What there is to show now. */
  tell(): void {
    const { device, name, kind, joined } = this.mine
    const setAside = (this.mine.setAside ?? 0) + this.book.unread + this.#bridge.setAside
    const canUndo = joined && Date.now() - joined.at < UNDO_DAYS * DAY_MS
    changeSharing({
      standing: this.#standing(),
      mine: { device, name, kind, room: this.keys.room },
      ...(this.#room && { room: { ...this.#room, bytes: this.#bytes ?? this.#room.bytes } }),
      devices: this.devices(),
      clashing: [...this.#clashing.values()],
      ...(setAside > 0 && { setAside }),
      ...(this.#putBackAt !== undefined && { putBackAt: this.#putBackAt }),
      ...(canUndo && { joined }),
    })
  }
}
