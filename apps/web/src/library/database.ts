import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { craftIds } from '../model/crafts.ts'
import { decodeFormula } from '../model/decode.ts'
import { isSameFormula, newId } from '../model/formula.ts'
import { listOrNone } from '../model/later-shapes.ts'
import { decodeShape, isFiniteNumber, isPlainObject } from '../model/shape.ts'
import { loadPriceKey } from '../reading/identity.ts'
import { otherTab } from '../words/es/copy.ts'
import { settingsShape, storeShapes } from './kept.ts'
import { forgetKey, peekTable, readKey, rescuedKey } from './store.ts'

/** What is read of it may be of an older version of the app, or of another device: it is of no type before its shape has been read. */
interface KeptStore {
  readonly key: string
  readonly value: unknown
}
interface Schema extends DBSchema {
  formulas: KeptStore
  own: KeptStore
  /** By what they belong to; a bare number is €/kg by a typed name, of an older version of the app. */
  prices: KeptStore
  /** Pictures of formulas, by the id of the formula. */
  photos: KeptStore
  /** Batches that were made. */
  batches: KeptStore
  /**
   * Besides the rows of `kept.ts` and the marks of this device: `file`, the file of one's own; `typedPrices`, prices as they were before they belonged to a row, by
   * the name typed; `before`, what an older version of the app kept, as it kept it.
   */
  settings: KeptStore
}

export const STORE_NAMES = ['formulas', 'own', 'prices', 'photos', 'batches', 'settings'] as const
export type StoreName = (typeof STORE_NAMES)[number]
export type LibraryDatabase = IDBPDatabase<Schema>

const NAME = 'obrador'
const VERSION = 3

/** Keys of the time when everything was in the local storage. */
const FORMER = ['saved', 'own', 'prices', 'pantry', 'prints-cost'] as const

/**
 * Takes over what an older version kept, in one transaction: all of it or none. What is here already stays as it is, so
 * that it may be done again (another tab, an older version still open) without harm.
 */
async function takeOver(db: LibraryDatabase): Promise<void> {
  const former: Readonly<Record<string, unknown>> = Object.fromEntries(
    FORMER.flatMap((key) => (readKey(key) === null ? [] : [[key, readKey(key)]])),
  )
  if (Object.keys(former).length === 0) return
  const tx = db.transaction(STORE_NAMES, 'readwrite')
  const keep = async (name: StoreName, key: string, value: unknown): Promise<void> => {
    const store = tx.objectStore(name)
    if (!(await store.getKey(key))) await store.put(value, key)
  }
  for (const saved of decodeShape(listOrNone(storeShapes.formulas), former.saved) ?? [])
    await keep('formulas', saved.id, saved)
  for (const one of decodeShape(listOrNone(storeShapes.own), former.own) ?? []) await keep('own', one.id, one)
  for (const [name, kilo] of Object.entries(Object(former.prices)))
    if (decodeShape(storeShapes.prices, kilo)) await keep('prices', name, kilo)
  const settings = tx.objectStore('settings')
  const { pantry } = settingsShape.fields
  const names = [await settings.get('pantry'), former.pantry].flatMap((some) => decodeShape(pantry, some) ?? [])
  await settings.put([...new Set(names)], 'pantry')
  if (former['prints-cost'] === true) await settings.put(true, 'printsCost')
  await keep('settings', 'before', former)
  await tx.done
  for (const key of FORMER) forgetKey(key)
}

/** Prices of before belong to a typed name: from now on to what it means. Those of two names of one thing stay to be read. */
async function rekeyPrices(db: LibraryDatabase): Promise<void> {
  // Only where there is a name to read; a transaction waits for nothing else than the database.
  if (!(await db.getAll('prices')).some(isFiniteNumber)) return
  const keyOf = await loadPriceKey()
  const tx = db.transaction(['prices', 'settings'], 'readwrite')
  const store = tx.objectStore('prices')
  const typed: Record<string, unknown> = {}
  for (const name of await store.getAllKeys()) {
    const kilo = await store.get(name)
    if (!isFiniteNumber(kilo)) continue
    typed[name] = kilo
    const key = keyOf(name)
    await store.delete(name)
    const price = decodeShape(storeShapes.prices, kilo)
    if (price && !(await store.getKey(key))) await store.put(price, key)
  }
  const settings = tx.objectStore('settings')
  const before = await settings.get('typedPrices')
  await settings.put({ ...(isPlainObject(before) && before), ...typed }, 'typedPrices')
  await tx.done
}

/** Tables that two tabs wrote by turns: the one that was written over is saved. */
async function takeRescued(db: LibraryDatabase): Promise<void> {
  for (const craft of craftIds) {
    const rescued = decodeFormula(readKey(rescuedKey(craft)))
    if (!rescued) continue
    const saved = decodeShape(listOrNone(storeShapes.formulas), await db.getAll('formulas')) ?? []
    const known = [...saved.map(({ formula }) => formula), peekTable(craft)]
    if (!known.some((one) => one && isSameFormula(one, rescued))) {
      const formula = { ...rescued, name: otherTab(rescued.name) }
      const id = newId()
      const blank = { versions: [], tags: [], note: '' }
      await db.put('formulas', { id, savedAt: new Date().toISOString(), formula, ...blank }, id)
    }
    forgetKey(rescuedKey(craft))
  }
}

/** `lost`: the browser has closed the database (it cleared the data, or a newer version of the app wants it). */
export async function openDatabase(lost: () => void): Promise<LibraryDatabase> {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(fresh) {
      for (const store of STORE_NAMES) if (!fresh.objectStoreNames.contains(store)) fresh.createObjectStore(store)
    },
    blocking() {
      db.close()
      lost()
    },
    terminated: lost,
  })
  await takeOver(db)
  await rekeyPrices(db)
  await takeRescued(db)
  return db
}
