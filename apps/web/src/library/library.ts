import type { Formula, OwnIngredient, SavedFormula } from '../formula/model.ts'
import { newId } from '../formula/model.ts'
import { TABLE_KEPT } from '../state/store.ts'
import { type Database, openDatabase, type Settings, STORES, type Store } from './database.ts'
import { changeShelf, type Shelf, shelfNow } from './shelf.ts'

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

type Reader = (db: Database) => Promise<Partial<Shelf>>
const readers: Readonly<Record<Store, Reader>> = {
  async formulas(db) {
    const all = await db.getAll('formulas')
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
    return { prices: Object.fromEntries(names.map((name, at) => [name, prices[at] ?? 0])) }
  },
  async settings(db) {
    const get = async <Key extends keyof Settings>(key: Key) =>
      (await db.get('settings', key)) as Settings[Key] | undefined
    return {
      pantry: (await get('pantry')) ?? [],
      printsCost: (await get('printsCost')) ?? false,
      copiedAt: await get('copiedAt'),
      remindedAt: await get('remindedAt'),
    }
  },
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

/** Reads everything once; whoever asks again waits for the same. */
let reading: Promise<void> | undefined
export function load(): Promise<void> {
  reading ??= reread(STORES).then(async () => {
    const { followFile } = await import('./own-file.ts')
    await followFile()
  })
  return reading
}

channel.addEventListener('message', ({ data }: MessageEvent<readonly Store[]>) => void reread(data))
addEventListener(TABLE_KEPT, () => {
  for (const follower of followers) follower()
})

/** Whatever was written is read again here and told to the other tabs. */
export async function changed(stores: readonly Store[]): Promise<void> {
  channel.postMessage(stores)
  await reread(stores)
  for (const follower of followers) follower()
}

/** Asks the browser, the first time there is something to lose, not to clear it by itself. */
const askToStay = (): void => void navigator.storage?.persist?.().catch(() => undefined)

export async function save(formula: Formula): Promise<void> {
  const db = await database()
  const id = newId()
  await db.put('formulas', { id, savedAt: new Date().toISOString(), formula }, id)
  askToStay()
  await changed(['formulas'])
}

async function mark(id: string, change: (saved: SavedFormula) => SavedFormula): Promise<void> {
  const db = await database()
  const tx = db.transaction('formulas', 'readwrite')
  const saved = await tx.store.get(id)
  if (saved) await tx.store.put(change(saved), id)
  await tx.done
  await changed(['formulas'])
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

/** Without a price the catalogue's counts again. */
export async function setPrice(name: string, price: number | undefined): Promise<void> {
  const db = await database()
  if (price === undefined) await db.delete('prices', name)
  else await db.put('prices', price, name)
  channel.postMessage(['prices'])
  for (const follower of followers) follower()
}

export async function setSetting<Key extends keyof Settings>(key: Key, value: Settings[Key]): Promise<void> {
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
