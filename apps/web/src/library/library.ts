import type { PackPrice } from '../model/formula.ts'
import type { PastPrice } from '../model/price-history.ts'
import { decodeShape, type KeptShape } from '../model/shape.ts'
import { type LibraryDatabase, openDatabase, STORE_NAMES, type StoreName } from './database.ts'
import { type KeptSettings, type SettingName, settingsShape } from './kept.ts'
import { recordReaders, type ShelfPart, storeReaders } from './on-shelf.ts'
import { type CopiedPhotos, photoIn, photoToText } from './photos.ts'
import { changeShelf, shelfNow } from './shelf.ts'
import { writeKey } from './store.ts'
import type { LibrarySnapshot } from './types.ts'
import { pendingWrites, withPending } from './writes.ts'

/** Formulas, ingredients, prices and settings of this device: written in transactions, and seen by every tab at once. */

let opening: Promise<LibraryDatabase> | undefined
const channel = new BroadcastChannel('obrador')

/** What happens after any change, in this tab or in another. */
const followers = new Set<() => void>()
export const onLibraryChange = (follower: () => void): void => void followers.add(follower)
export function tellFollowers(): void {
  for (const follower of followers) follower()
}

export function libraryDatabase(): Promise<LibraryDatabase> {
  opening ??= openDatabase(() => {
    opening = undefined
  }).then(
    (db) => {
      // It could not be opened before: what it holds has not been read.
      if (!shelfNow().isKept) {
        changeShelf({ isKept: true })
        readOthers(STORE_NAMES)
      }
      return db
    },
    (error) => {
      opening = undefined
      changeShelf({ isKept: false, isRead: true })
      throw error
    },
  )
  return opening
}

/** What of the database has changed: one record of a store, or any of them. */
export type ChangedRecords = StoreName | readonly [store: StoreName, key: string]

async function entriesOf(db: LibraryDatabase, store: StoreName): Promise<readonly (readonly [string, unknown])[]> {
  const tx = db.transaction(store)
  const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
  return keys.map((key, at) => [key, values[at]])
}

/** What has changed, read: how a shelf has it. */
async function readChange(db: LibraryDatabase, change: ChangedRecords): Promise<(shelf: LibrarySnapshot) => ShelfPart> {
  if (typeof change === 'string') {
    // Of the pictures only which there are: the app shows one at a time.
    const entries =
      change === 'photos' ? (await db.getAllKeys(change)).map((id) => [id, id] as const) : await entriesOf(db, change)
    return (shelf) => storeReaders[change](entries, shelf)
  }
  const [store, key] = change
  const value = await db.get(store, key)
  return (shelf) => recordReaders[store](shelf, key, value)
}

/** One reading after another: what is shown last is what was read last. */
let last: Promise<unknown> = Promise.resolve()
export function rereadRecords(changes: readonly ChangedRecords[]): Promise<void> {
  const next = last.then(async () => {
    const db = await libraryDatabase()
    const before = pendingWrites()
    const parts = await Promise.all(changes.map((change) => readChange(db, change)))
    const shelf = { ...shelfNow(), isRead: true }
    for (const part of parts) Object.assign(shelf, part(shelf))
    const next = withPending(shelf, before)
    // The first screen reads them where it can at once, so that they are there too.
    if (next.norms !== shelfNow().norms) writeKey('norms', next.norms)
    changeShelf(next)
  })
  last = next.catch(() => undefined)
  return next
}

// What cannot be read now is read with the next change.
const readOthers = (changes: readonly ChangedRecords[]): void => void rereadRecords(changes).catch(() => undefined)
channel.addEventListener('message', ({ data }: MessageEvent<readonly ChangedRecords[]>) => readOthers(data))

/** What is shown here already is only told: to the other tabs, and to what follows every change. */
function tellOthers(changes: readonly ChangedRecords[]): void {
  channel.postMessage(changes)
  tellFollowers()
}

/** Whatever was written is read again here and told to the other tabs. */
export async function shelfChanged(changes: readonly ChangedRecords[]): Promise<void> {
  channel.postMessage(changes)
  await rereadRecords(changes)
  tellFollowers()
}

/** Asks the browser, the first time there is something to lose, not to clear it by itself. */
export const askToStay = (): void => void navigator.storage?.persist?.().catch(() => undefined)

/** Keeps a record as it is now, or takes it away. */
export async function writeRecord(store: StoreName, key: string, value: unknown): Promise<void> {
  const db = await libraryDatabase()
  await (value === undefined ? db.delete(store, key) : db.put(store, value, key))
  await shelfChanged([[store, key]])
}

/** Changes a record as it is in the database now, whatever other tabs have written meanwhile; nothing is written of one that there is not. */
export async function changeRecord<Kept>(
  store: StoreName,
  key: string,
  shape: KeptShape<Kept>,
  change: (kept: Kept) => Kept,
  blank?: Kept,
): Promise<void> {
  const tx = (await libraryDatabase()).transaction(store, 'readwrite')
  const kept = decodeShape(shape, await tx.store.get(key)) ?? blank
  if (kept !== undefined) await tx.store.put(change(kept), key)
  await tx.done
  await shelfChanged([[store, key]])
}

export async function readPhoto(id: string): Promise<Blob | undefined> {
  const { unsavedPhotos } = shelfNow()
  return unsavedPhotos.has(id) ? unsavedPhotos.get(id) : photoIn(await (await libraryDatabase()).get('photos', id))
}

/** As they stand in a copy: where the database cannot be read, those that it has not got yet. */
export async function readPhotosAsText(): Promise<CopiedPhotos> {
  const written = await libraryDatabase()
    .then((db) => entriesOf(db, 'photos'))
    .catch(() => [])
  const photos = new Map([...written, ...shelfNow().unsavedPhotos])
  const texts = [...photos].map(async ([id, value]) => {
    const photo = photoIn(value)
    return photo ? [[id, await photoToText(photo)] as const] : []
  })
  return Object.fromEntries((await Promise.all(texts)).flat())
}

/** Changes a setting as it is in the database now, whatever other tabs have written meanwhile. It is shown here already, so only others read it again. */
export async function changeSetting<Name extends SettingName>(
  name: Name,
  change: (now: KeptSettings[Name]) => KeptSettings[Name],
): Promise<void> {
  const tx = (await libraryDatabase()).transaction('settings', 'readwrite')
  const shape: KeptShape<unknown> = settingsShape.fields[name]
  await tx.store.put(change(decodeShape(shape, await tx.store.get(name)) as KeptSettings[Name]), name)
  await tx.done
  tellOthers([['settings', name]])
}

/** Without a price the catalogue's counts again. What was paid before goes with it. */
export async function writePrice(
  key: string,
  price: PackPrice | undefined,
  past: readonly PastPrice[] | undefined,
): Promise<void> {
  const tx = (await libraryDatabase()).transaction(['prices', 'settings'], 'readwrite')
  const prices = tx.objectStore('prices')
  await (price === undefined ? prices.delete(key) : prices.put(price, key))
  if (past) {
    const settings = tx.objectStore('settings')
    const history = decodeShape(settingsShape.fields.priceHistory, await settings.get('priceHistory'))
    await settings.put({ ...history, [key]: past }, 'priceHistory')
  }
  await tx.done
  tellOthers([['prices', key], ...(past ? [['settings', 'priceHistory'] as const] : [])])
}
