import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { craftIds } from '../model/crafts.ts'
import type { WorkDay } from '../model/day.ts'
import { decodeFormula } from '../model/decode.ts'
import { decodeList, decodeNames, decodeOwn, decodePrices, decodeSaved } from '../model/decode-library.ts'
import type { KeptDrafts } from '../model/drafts.ts'
import {
  isSameFormula,
  kiloPrice,
  newId,
  type OwnIngredient,
  type PackPrice,
  type SavedFormula,
} from '../model/formula.ts'
import type { WorkshopHabits } from '../model/habits.ts'
import type { MadeBatch } from '../model/made-batch.ts'
import type { WorkshopNorms } from '../model/norms.ts'
import type { KeptPiece } from '../model/piece.ts'
import type { PriceHistory } from '../model/price-history.ts'
import type { StockGrams } from '../model/stock.ts'
import { loadPriceKey } from '../reading/price-key.ts'
import { otherTab } from '../words/es/copy.ts'
import { forgetKey, peekTable, readKey, rescuedKey } from './store.ts'
import type { OwnFile } from './types.ts'

/** Small things, each under its own key. */
export interface DeviceSettings {
  readonly pantry: readonly string[]
  readonly stock: StockGrams
  readonly priceHistory: PriceHistory
  readonly printsCost: boolean
  readonly norms: WorkshopNorms
  readonly day: WorkDay
  readonly habits: WorkshopHabits
  readonly drafts: KeptDrafts
  /** When everything was last copied to a file, and when that was last asked for. */
  readonly copiedAt: string
  readonly remindedAt: string
  readonly file: OwnFile
  /** Pieces put together of formulas. */
  readonly pieces: readonly KeptPiece[]
  /** Prices as they were before they belonged to a row, by the name typed. */
  readonly typedPrices: Readonly<Record<string, unknown>>
  /** What an older version of the app kept, as it kept it. */
  readonly before: Readonly<Record<string, unknown>>
}

interface Schema extends DBSchema {
  formulas: { key: string; value: SavedFormula }
  own: { key: string; value: OwnIngredient }
  /** By what they belong to; a bare number is €/kg by a typed name, of an older version of the app. */
  prices: { key: string; value: PackPrice | number }
  /** Pictures of formulas, by the id of the formula. */
  photos: { key: string; value: Blob }
  /** Batches that were made. */
  batches: { key: string; value: MadeBatch }
  settings: { key: keyof DeviceSettings; value: DeviceSettings[keyof DeviceSettings] }
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
  const former = Object.fromEntries(
    FORMER.flatMap((key) => (readKey(key) === null ? [] : [[key, readKey(key)]])),
  ) as Partial<Record<(typeof FORMER)[number], unknown>>
  if (Object.keys(former).length === 0) return
  const tx = db.transaction(STORE_NAMES, 'readwrite')
  const formulas = tx.objectStore('formulas')
  const own = tx.objectStore('own')
  const prices = tx.objectStore('prices')
  const settings = tx.objectStore('settings')
  for (const saved of decodeList(former.saved, decodeSaved)) {
    if (!(await formulas.getKey(saved.id))) await formulas.put(saved, saved.id)
  }
  for (const one of decodeList(former.own, decodeOwn)) {
    if (!(await own.getKey(one.id))) await own.put(one, one.id)
  }
  for (const [name, price] of Object.entries(decodePrices(former.prices, (typed) => typed))) {
    if (!(await prices.getKey(name))) await prices.put(kiloPrice(price), name)
  }
  const pantry = ((await settings.get('pantry')) ?? []) as DeviceSettings['pantry']
  await settings.put([...new Set([...pantry, ...decodeNames(former.pantry)])], 'pantry')
  if (former['prints-cost'] === true) await settings.put(true, 'printsCost')
  if (!(await settings.getKey('before'))) await settings.put(former, 'before')
  await tx.done
  for (const key of FORMER) forgetKey(key)
}

/** Prices of before belong to a typed name: from now on to what it means. Those of two names of one thing stay to be read. */
async function rekeyPrices(db: LibraryDatabase): Promise<void> {
  // Only where there is a name to read; a transaction waits for nothing else than the database.
  if ((await db.getAll('prices')).every((price) => typeof price !== 'number')) return
  const keyOf = await loadPriceKey()
  const tx = db.transaction(['prices', 'settings'], 'readwrite')
  const store = tx.objectStore('prices')
  const keys = await store.getAllKeys()
  const typed: Record<string, unknown> = {}
  for (const name of keys) {
    const kilo = await store.get(name)
    if (typeof kilo !== 'number') continue
    typed[name] = kilo
    const key = keyOf(name)
    await store.delete(name)
    const [price] = Object.values(decodePrices({ [key]: kilo }, (same) => same))
    if (price && !(await store.getKey(key))) await store.put(price, key)
  }
  const settings = tx.objectStore('settings')
  if (Object.keys(typed).length > 0) {
    const before = (await settings.get('typedPrices')) as DeviceSettings['typedPrices'] | undefined
    await settings.put({ ...before, ...typed }, 'typedPrices')
  }
  await tx.done
}

/** Tables that two tabs wrote by turns: the one that was written over is saved. */
async function takeRescued(db: LibraryDatabase): Promise<void> {
  for (const craft of craftIds) {
    const rescued = decodeFormula(readKey(rescuedKey(craft)))
    if (!rescued) continue
    const saved = await db.getAll('formulas')
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
