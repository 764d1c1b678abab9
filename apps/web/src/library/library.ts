import { craftIds } from '../model/crafts.ts'
import { type Day, decodeDay } from '../model/day.ts'
import { decodeList, decodePrices, decodeSaved } from '../model/decode-library.ts'
import { type Drafts, decodeDrafts } from '../model/drafts.ts'
import { type Formula, isSame, newId, type OwnIngredient, type Price, type SavedFormula } from '../model/formula.ts'
import { decodeHabits, type Habits } from '../model/habits.ts'
import { decodeNorms } from '../model/norms.ts'
import { decodePiece, type Piece, withPiece } from '../model/piece.ts'
import { decodePriceHistory, type PastPrice } from '../model/price-history.ts'
import { decodeStock, withStock } from '../model/stock.ts'
import { exampleOf } from '../reading/examples.ts'
import { batchesIn } from './batches.ts'
import { type Database, openDatabase, type Settings, STORES, type Store } from './database.ts'
import { type Photos, toText } from './photos.ts'
import { changeShelf, shelfNow } from './shelf.ts'
import { peekTable, TABLE_KEPT, writeKey } from './store.ts'
import type { Shelf } from './types.ts'

/** Formulas, ingredients, prices and settings of this device: written in transactions, and seen by every tab at once. */

let opening: Promise<Database> | undefined
const channel = new BroadcastChannel('obrador')

/** What happens after any change, in this tab or in another. */
const followers = new Set<() => void>()
export const onChange = (follower: () => void): void => void followers.add(follower)

export function database(): Promise<Database> {
  opening ??= openDatabase(() => {
    opening = undefined
  }).catch((error) => {
    opening = undefined
    changeShelf({ isKept: false, isRead: true })
    throw error
  })
  return opening
}

const byDate = (field: 'savedAt' | 'deletedAt') => (a: SavedFormula, b: SavedFormula) =>
  (b[field] ?? '').localeCompare(a[field] ?? '')

const byWork = (all: readonly Piece[]): readonly Piece[] => all.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))

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

type Reader = (db: Database) => Promise<Partial<Shelf>>
const readers: Readonly<Record<Store, Reader>> = {
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
    return { photos: new Set(await db.getAllKeys('photos')) }
  },
  batches: batchesIn,
  async settings(db) {
    const get = async <Key extends keyof Settings>(key: Key) =>
      (await db.get('settings', key)) as Settings[Key] | undefined
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

/** The first screen reads them where it can at once, so that they are there too. */
async function normsIn(db: Database): Promise<Partial<Shelf>> {
  const kept = await db.get('settings', 'norms')
  if (kept === undefined) return {}
  const norms = decodeNorms(kept)
  // The same as before: nothing has to be calculated again.
  if (JSON.stringify(norms) === JSON.stringify(shelfNow().norms)) return {}
  writeKey('norms', norms)
  return { norms }
}

/** One reading after another: what is shown last is what was read last. */
let last: Promise<unknown> = Promise.resolve()
function reread(stores: readonly Store[]): Promise<void> {
  const next = last.then(async () => {
    const db = await database()
    const parts = await Promise.all(stores.map((store) => readers[store](db)))
    changeShelf(Object.assign({ isRead: true }, ...parts))
  })
  last = next.catch(() => undefined)
  return next
}

/** Reads everything once, and then lets the file of one's own follow; whoever asks again waits for the same. */
let reading: Promise<void> | undefined
export function load(follow: () => Promise<void>): Promise<void> {
  reading ??= reread(STORES).then(async () => {
    await emptyBin()
    // A page that is being closed has no time to write here.
    await keepTables()
    await follow()
  })
  return reading
}

/** Days that something stays in the bin. */
const DAYS_IN_BIN = 30
const DAY_MS = 86_400_000

async function emptyBin(): Promise<void> {
  const before = Date.now() - DAYS_IN_BIN * DAY_MS
  const old = shelfNow().bin.filter(({ deletedAt = '' }) => Date.parse(deletedAt) < before)
  if (old.length === 0) return
  const db = await database()
  const tx = db.transaction(['formulas', 'photos'], 'readwrite')
  for (const { id } of old)
    await Promise.all([tx.objectStore('formulas').delete(id), tx.objectStore('photos').delete(id)])
  await tx.done
  await changed(['formulas', 'photos'])
}

channel.addEventListener('message', ({ data }: MessageEvent<readonly Store[]>) => void reread(data))
addEventListener(TABLE_KEPT, () => {
  for (const follower of followers) follower()
  void keepTables().catch(() => undefined)
})

/** What is shown here already is only told: to the other tabs, and to what follows every change. */
function tellOthers(stores: readonly Store[]): void {
  channel.postMessage(stores)
  for (const follower of followers) follower()
}

/** Whatever was written is read again here and told to the other tabs. */
export async function changed(stores: readonly Store[]): Promise<void> {
  channel.postMessage(stores)
  await reread(stores)
  for (const follower of followers) follower()
}

/** Asks the browser, the first time there is something to lose, not to clear it by itself. */
const askToStay = (): void => void navigator.storage?.persist?.().catch(() => undefined)

/** What is told of a formula besides its lines. */
type Told = Partial<Pick<SavedFormula, 'tags' | 'note' | 'formula'>>

async function mark(id: string, change: (saved: SavedFormula) => SavedFormula): Promise<void> {
  const db = await database()
  const tx = db.transaction('formulas', 'readwrite')
  const saved = decodeSaved(await tx.store.get(id))
  if (saved) await tx.store.put(change(saved), id)
  await tx.done
  await changed(['formulas'])
}

export const tell = (id: string, told: Told): Promise<void> => mark(id, (saved) => ({ ...saved, ...told }))

/** A formula of the library that has no version yet. */
const looseOf = (formula: Formula, id: string): SavedFormula => ({
  id,
  savedAt: new Date().toISOString(),
  formula,
  versions: [],
  tags: [],
  note: '',
})

/** A formula that nobody has named a version of: what was on a table when another came. Gives back its id. */
export async function keepLoose(formula: Formula): Promise<string> {
  const db = await database()
  const { entry } = formula
  const isFree = entry !== undefined && (await db.getKey('formulas', entry)) === undefined
  const id = isFree ? entry : newId()
  await db.put('formulas', looseOf(formula, id), id)
  await changed(['formulas'])
  return id
}

/** What somebody has worked on and is nowhere else. */
const isLoose = (former: Formula): boolean =>
  former.lines.length > 0 &&
  !shelfNow().saved.some(({ id, formula }) => id === former.entry || isSame(formula, former)) &&
  !isSame(former, exampleOf(former.craft))

/** A table is about to have another formula on it: keeps the one before if it is loose, which only a library that has been read can tell. */
export async function keepAside(former: Formula): Promise<string | undefined> {
  await reading
  return isLoose(former) ? keepLoose(former) : undefined
}

/** For what came in by itself and is not wanted after all. */
export async function discard(id: string): Promise<void> {
  await (await database()).delete('formulas', id)
  await changed(['formulas'])
}

/**
 * Keeps a formula as it is now: as another version of the one it is the working copy of, out of the bin if need be, or
 * as the first of a new one. Gives back which, and how many it has.
 */
export async function saveVersion(
  formula: Formula,
  note: string,
): Promise<{ readonly id: string; readonly number: number }> {
  const db = await database()
  const at = new Date().toISOString()
  const tx = db.transaction('formulas', 'readwrite')
  const { deletedAt: _, ...known } = decodeSaved(
    formula.entry === undefined ? undefined : await tx.store.get(formula.entry),
  ) ?? {
    id: formula.entry ?? newId(),
    tags: [],
    note: '',
    versions: [],
  }
  const versions = [...known.versions, { at, note, formula }]
  await tx.store.put({ ...known, savedAt: at, formula, versions }, known.id)
  await tx.done
  askToStay()
  await changed(['formulas'])
  return { id: known.id, number: versions.length }
}

/** What somebody has named and worked on is a formula of the library; an example as it comes is nobody's. */
const isNamed = (table: Formula): boolean =>
  table.name.trim() !== '' && table.lines.length > 0 && !isSame(table, exampleOf(table.craft))

/** What is typed on a table is the working copy of its formula in the library, where it is from the moment that it has a name. */
async function keepTables(): Promise<void> {
  const tables = Object.fromEntries(craftIds.map((craft) => [craft, peekTable(craft)]))
  const tx = (await database()).transaction('formulas', 'readwrite')
  let isNew = false
  for (const craft of craftIds) {
    const asked = tables[craft]
    if (asked?.entry === undefined) continue
    const kept = await tx.store.get(asked.entry)
    const saved = decodeSaved(kept)
    // Read after the library: meanwhile something of another device may have come to both, or another formula to the table.
    const now = peekTable(craft)
    const table = now?.entry === asked.entry ? now : asked
    if (kept === undefined ? !isNamed(table) : !saved || saved.deletedAt || isSame(saved.formula, table)) continue
    isNew = true
    const next = saved ? { ...saved, savedAt: new Date().toISOString(), formula: table } : looseOf(table, asked.entry)
    await tx.store.put(next, next.id)
  }
  await tx.done
  if (!isNew) return
  askToStay()
  await changed(['formulas'])
}

export async function setPhoto(id: string, photo: Blob | undefined): Promise<void> {
  const db = await database()
  await (photo ? db.put('photos', photo, id) : db.delete('photos', id))
  await changed(['photos'])
}
export const photoOf = async (id: string): Promise<Blob | undefined> => (await database()).get('photos', id)

/** As they stand in a copy. */
export async function photosAsText(): Promise<Photos> {
  const db = await database()
  const tx = db.transaction('photos')
  const [ids, photos] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
  const texts = await Promise.all(photos.map(toText))
  return Object.fromEntries(ids.map((id, at) => [id, texts[at] ?? '']))
}

/** Into the bin, from which it can come back. */
export const forget = (id: string): Promise<void> =>
  mark(id, (saved) => ({ ...saved, deletedAt: new Date().toISOString() }))
export const recover = (id: string): Promise<void> => mark(id, ({ deletedAt: _, ...saved }) => saved)

export async function addOwn(added: readonly OwnIngredient[]): Promise<void> {
  const db = await database()
  const tx = db.transaction('own', 'readwrite')
  for (const one of added) await tx.store.put(one, one.id)
  await tx.done
  askToStay()
  await changed(['own'])
}

/** Formulas that have it go on reading it: it is only no longer offered. */
export async function forgetOwn(id: string, isGone: boolean): Promise<void> {
  const db = await database()
  const tx = db.transaction('own', 'readwrite')
  const { deletedAt: _, ...own } = (await tx.store.get(id)) ?? {}
  if ('id' in own)
    await tx.store.put((isGone ? { ...own, deletedAt: new Date().toISOString() } : own) as OwnIngredient, id)
  await tx.done
  await changed(['own'])
}

/** Without a price the catalogue's counts again. What was paid before goes with it. */
export async function writePrice(
  key: string,
  price: Price | undefined,
  past: readonly PastPrice[] | undefined,
): Promise<void> {
  const db = await database()
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
  const db = await database()
  const tx = db.transaction('settings', 'readwrite')
  let now = decodeStock(await tx.store.get('stock'))
  for (const [key, grams] of Object.entries(counted)) now = withStock(now, key, grams)
  await tx.store.put(now, 'stock')
  await tx.done
  tellOthers(['settings'])
}

/** What a workshop always does: shown here already while it is typed, and joined to what other tabs have written. */
export async function writeHabits(change: Habits): Promise<void> {
  const db = await database()
  const tx = db.transaction('settings', 'readwrite')
  await tx.store.put({ ...decodeHabits(await tx.store.get('habits')), ...change }, 'habits')
  await tx.done
  tellOthers(['settings'])
}

/** Sheets half written: shown here already while they are typed. */
export async function writeDrafts(drafts: Drafts): Promise<void> {
  const db = await database()
  await db.put('settings', drafts, 'drafts')
  tellOthers(['settings'])
}

/** The plan of a day: shown here already while it is typed, so only others read it again. */
export async function writeDay(day: Day): Promise<void> {
  const db = await database()
  await db.put('settings', day, 'day')
  tellOthers(['settings'])
}

export async function writeSetting<Key extends keyof Settings>(key: Key, value: Settings[Key]): Promise<void> {
  const db = await database()
  await db.put('settings', value, key)
  await changed(['settings'])
}

/** Puts a name in the pantry, or takes it out, whatever other tabs do meanwhile. */
export async function stock(name: string, isThere: boolean): Promise<void> {
  const db = await database()
  const tx = db.transaction('settings', 'readwrite')
  const pantry = ((await tx.store.get('pantry')) ?? []) as Settings['pantry']
  const others = pantry.filter((one) => one !== name)
  await tx.store.put(isThere ? [...others, name] : others, 'pantry')
  await tx.done
  await changed(['settings'])
}

/** Keeps a piece as it is now, or takes it away, whatever other tabs do meanwhile. */
export async function writePiece(id: string, piece: Piece | undefined): Promise<void> {
  const db = await database()
  const tx = db.transaction('settings', 'readwrite')
  await tx.store.put(withPiece(((await tx.store.get('pieces')) ?? []) as Settings['pieces'], id, piece), 'pieces')
  await tx.done
  tellOthers(['settings'])
}
