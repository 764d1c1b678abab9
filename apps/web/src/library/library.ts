import { decodeDay, type WorkDay } from '../model/day.ts'
import { decodeList, decodePrices, decodeSaved } from '../model/decode-library.ts'
import { decodeDrafts, type KeptDrafts } from '../model/drafts.ts'
import type { PackPrice, SavedFormula } from '../model/formula.ts'
import { decodeHabits, type WorkshopHabits } from '../model/habits.ts'
import { decodeNorms } from '../model/norms.ts'
import { decodePiece, type KeptPiece, piecesWith } from '../model/piece.ts'
import { decodePriceHistory, type PastPrice } from '../model/price-history.ts'
import { decodeStock, stockWith } from '../model/stock.ts'
import { batchesInLibrary } from './batches.ts'
import { type DeviceSettings, type LibraryDatabase, openDatabase, STORE_NAMES, type StoreName } from './database.ts'
import { type CopiedPhotos, photoToText } from './photos.ts'
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

export const byDate = (field: 'savedAt' | 'deletedAt') => (a: SavedFormula, b: SavedFormula) =>
  (b[field] ?? '').localeCompare(a[field] ?? '')

const byWork = (all: readonly KeptPiece[]): readonly KeptPiece[] =>
  all.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))

/** A formula that says what it said is the same object: nothing is worked out of it again. */
const formulasRead = new Map<string, { readonly text: string; readonly saved: SavedFormula }>()
function asBefore(value: unknown): SavedFormula | undefined {
  const text = JSON.stringify(value)
  const id = String(Reflect.get(Object(value), 'id'))
  const before = formulasRead.get(id)
  if (before?.text === text) return before.saved
  const saved = decodeSaved(value)
  if (saved) formulasRead.set(id, { text, saved })
  return saved
}

type Reader = (db: LibraryDatabase) => Promise<Partial<LibrarySnapshot>>
const readers: Readonly<Record<StoreName, Reader>> = {
  async formulas(db) {
    // Those of an older version of the app are looked at as if they came from a file.
    const all = decodeList(await db.getAll('formulas'), asBefore)
    return {
      saved: all.filter(({ deletedAt }) => deletedAt === undefined).sort(byDate('savedAt')),
      bin: all.filter(({ deletedAt }) => deletedAt !== undefined).sort(byDate('deletedAt')),
    }
  },
  async own(db) {
    const own = await db.getAll('own')
    // The same empty list as before says that nothing has to be calculated again.
    return own.length === 0 && shelfNow().own.length === 0 ? {} : { own }
  },
  async prices(db) {
    const tx = db.transaction('prices')
    const [names, prices] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
    return { prices: decodePrices(Object.fromEntries(names.map((name, at) => [name, prices[at]])), (key) => key) }
  },
  async photos(db) {
    return { photos: new Set(await db.getAllKeys('photos')), unsavedPhotos: new Map() }
  },
  batches: batchesInLibrary,
  async settings(db) {
    const get = async <Key extends keyof DeviceSettings>(key: Key) =>
      (await db.get('settings', key)) as DeviceSettings[Key] | undefined
    return {
      pieces: byWork(decodeList(await get('pieces'), decodePiece)),
      pantry: (await get('pantry')) ?? [],
      stock: decodeStock(await get('stock')),
      priceHistory: decodePriceHistory(await get('priceHistory')),
      printsCost: (await get('printsCost')) ?? false,
      ...(await normsIn(db)),
      day: decodeDay(await get('day')),
      habits: decodeHabits(await get('habits')),
      drafts: decodeDrafts(await get('drafts')),
      copiedAt: await get('copiedAt'),
      remindedAt: await get('remindedAt'),
    }
  },
}

async function normsIn(db: LibraryDatabase): Promise<Partial<LibrarySnapshot>> {
  const kept = await db.get('settings', 'norms')
  if (kept === undefined) return {}
  const norms = decodeNorms(kept)
  // The same as before: nothing has to be calculated again.
  if (JSON.stringify(norms) === JSON.stringify(shelfNow().norms)) return {}
  return { norms }
}

/** One reading after another: what is shown last is what was read last. */
let last: Promise<unknown> = Promise.resolve()
export function rereadStores(stores: readonly StoreName[]): Promise<void> {
  const next = last.then(async () => {
    const db = await libraryDatabase()
    const before = pendingWrites()
    const parts = await Promise.all(stores.map((store) => readers[store](db)))
    const next = withPending(Object.assign({ ...shelfNow(), isRead: true }, ...parts), before)
    // The first screen reads them where it can at once, so that they are there too.
    if (next.norms !== shelfNow().norms) writeKey('norms', next.norms)
    changeShelf(next)
  })
  last = next.catch(() => undefined)
  return next
}

// What cannot be read now is read with the next change.
const readOthers = (stores: readonly StoreName[]): void => void rereadStores(stores).catch(() => undefined)
channel.addEventListener('message', ({ data }: MessageEvent<readonly StoreName[]>) => readOthers(data))

/** What is shown here already is only told: to the other tabs, and to what follows every change. */
function tellOthers(stores: readonly StoreName[]): void {
  channel.postMessage(stores)
  tellFollowers()
}

/** Whatever was written is read again here and told to the other tabs. */
export async function shelfChanged(stores: readonly StoreName[]): Promise<void> {
  channel.postMessage(stores)
  await rereadStores(stores)
  tellFollowers()
}

/** Asks the browser, the first time there is something to lose, not to clear it by itself. */
export const askToStay = (): void => void navigator.storage?.persist?.().catch(() => undefined)

export async function writePhoto(id: string, photo: Blob | undefined): Promise<void> {
  const db = await libraryDatabase()
  await (photo ? db.put('photos', photo, id) : db.delete('photos', id))
  await shelfChanged(['photos'])
}
export async function readPhoto(id: string): Promise<Blob | undefined> {
  const { unsavedPhotos } = shelfNow()
  return unsavedPhotos.has(id) ? unsavedPhotos.get(id) : (await libraryDatabase()).get('photos', id)
}

async function writtenPhotos(): Promise<readonly (readonly [string, Blob])[]> {
  const tx = (await libraryDatabase()).transaction('photos')
  const [ids, photos] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
  return photos.map((photo, at) => [ids[at] ?? '', photo] as const)
}

/** As they stand in a copy: where the database cannot be read, those that it has not got yet. */
export async function readPhotosAsText(): Promise<CopiedPhotos> {
  const photos = new Map<string, Blob | undefined>(await writtenPhotos().catch(() => []))
  for (const [id, photo] of shelfNow().unsavedPhotos) photos.set(id, photo)
  const texts = [...photos].map(async ([id, photo]) => (photo ? [[id, await photoToText(photo)] as const] : []))
  return Object.fromEntries((await Promise.all(texts)).flat())
}

/** Without a price the catalogue's counts again. What was paid before goes with it. */
export async function writePrice(
  key: string,
  price: PackPrice | undefined,
  past: readonly PastPrice[] | undefined,
): Promise<void> {
  const db = await libraryDatabase()
  const tx = db.transaction(['prices', 'settings'], 'readwrite')
  const prices = tx.objectStore('prices')
  await (price === undefined ? prices.delete(key) : prices.put(price, key))
  if (past) {
    const settings = tx.objectStore('settings')
    const history = decodePriceHistory(await settings.get('priceHistory'))
    await settings.put({ ...history, [key]: past }, 'priceHistory')
  }
  await tx.done
  tellOthers(past ? ['prices', 'settings'] : ['prices'])
}

/** How much there is of something, joined to what other tabs have counted. */
export async function writeStock(counted: Readonly<Record<string, number | undefined>>): Promise<void> {
  const db = await libraryDatabase()
  const tx = db.transaction('settings', 'readwrite')
  let now = decodeStock(await tx.store.get('stock'))
  for (const [key, grams] of Object.entries(counted)) now = stockWith(now, key, grams)
  await tx.store.put(now, 'stock')
  await tx.done
  tellOthers(['settings'])
}

/** What a workshop always does: shown here already while it is typed, and joined to what other tabs have written. */
export async function writeHabits(change: WorkshopHabits): Promise<void> {
  const db = await libraryDatabase()
  const tx = db.transaction('settings', 'readwrite')
  await tx.store.put({ ...decodeHabits(await tx.store.get('habits')), ...change }, 'habits')
  await tx.done
  tellOthers(['settings'])
}

/** Sheets half written: shown here already while they are typed. */
export async function writeDrafts(drafts: KeptDrafts): Promise<void> {
  const db = await libraryDatabase()
  await db.put('settings', drafts, 'drafts')
  tellOthers(['settings'])
}

/** The plan of a day: shown here already while it is typed, so only others read it again. */
export async function writeDay(day: WorkDay): Promise<void> {
  const db = await libraryDatabase()
  await db.put('settings', day, 'day')
  tellOthers(['settings'])
}

export async function writeSettings(settings: Partial<DeviceSettings>): Promise<void> {
  const tx = (await libraryDatabase()).transaction('settings', 'readwrite')
  for (const [key, value] of Object.entries(settings)) await tx.store.put(value, key as keyof DeviceSettings)
  await tx.done
  await shelfChanged(['settings'])
}

/** Puts a name in the pantry, or takes it out, whatever other tabs do meanwhile. */
export async function writePantry(name: string, isThere: boolean): Promise<void> {
  const db = await libraryDatabase()
  const tx = db.transaction('settings', 'readwrite')
  const pantry = ((await tx.store.get('pantry')) ?? []) as DeviceSettings['pantry']
  const others = pantry.filter((one) => one !== name)
  await tx.store.put(isThere ? [...others, name] : others, 'pantry')
  await tx.done
  await shelfChanged(['settings'])
}

/** Keeps a piece as it is now, or takes it away, whatever other tabs do meanwhile. */
export async function writePiece(id: string, piece: KeptPiece | undefined): Promise<void> {
  const db = await libraryDatabase()
  const tx = db.transaction('settings', 'readwrite')
  await tx.store.put(
    piecesWith(((await tx.store.get('pieces')) ?? []) as DeviceSettings['pieces'], id, piece),
    'pieces',
  )
  await tx.done
  tellOthers(['settings'])
}
