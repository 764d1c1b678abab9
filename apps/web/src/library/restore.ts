import { decodeSaved } from '../model/decode-library.ts'
import { recordsBrought, type WrittenRecord } from './brought.ts'
import { type LibraryDatabase, STORE_NAMES } from './database.ts'
import { SETTING_NAMES } from './kept.ts'
import { libraryDatabase, shelfChanged } from './library.ts'
import { type CopiedPhotos, photoFromText } from './photos.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { keepTyped, receiveTable } from './tables-elsewhere.ts'
import type { RestorePlan } from './types.ts'

/** The pictures of a file as those that are taken here: made small, one after another; what is no picture is left out. */
async function smallOf(photos: CopiedPhotos): Promise<readonly (readonly [string, Blob])[]> {
  const small: [string, Blob][] = []
  for (const [id, text] of Object.entries(photos)) {
    const photo = await shrinkPicture(photoFromText(text))
    if (photo) small.push([id, photo])
  }
  return small
}

const inAllStores = (db: LibraryDatabase) => db.transaction(STORE_NAMES, 'readwrite')

/** Writes records and gives back those that were there. */
async function swap(
  tx: ReturnType<typeof inAllStores>,
  records: readonly WrittenRecord[],
): Promise<readonly WrittenRecord[]> {
  const former: WrittenRecord[] = []
  for (const [name, key, value] of records) {
    const store = tx.objectStore(name)
    former.push([name, key, await store.get(key)])
    await (value === undefined ? store.delete(key) : store.put(value, key))
  }
  return former
}

/** Writes all records of a transaction or none of them, and gives back what undoes it. */
async function writeAll(
  db: LibraryDatabase,
  recordsFor: (tx: ReturnType<typeof inAllStores>) => Promise<readonly WrittenRecord[]>,
): Promise<() => Promise<void>> {
  const tx = inAllStores(db)
  const former = await swap(tx, await recordsFor(tx))
  await tx.done
  await shelfChanged(STORE_NAMES)

  return async () => {
    const back = inAllStores(db)
    await swap(back, former)
    await back.done
    await shelfChanged(STORE_NAMES)
  }
}

/** Writes all of a plan or none of it, and gives back what undoes it. */
export async function carryOut(plan: RestorePlan, takePrices: boolean): Promise<() => Promise<void>> {
  // A transaction ends while nothing is asked of it: pictures come first.
  const photos = await smallOf(plan.photos)
  return writeAll(await libraryDatabase(), async (tx) => {
    const settings = tx.objectStore('settings')
    const now = await Promise.all(SETTING_NAMES.map(async (name) => [name, await settings.get(name)] as const))
    return recordsBrought(plan, Object.fromEntries(now), photos, takePrices)
  })
}

/** A table that shows a formula of these records shows it as it is now. */
function showOnTables(records: readonly WrittenRecord[]): void {
  for (const [store, id, value] of records) {
    const saved = store === 'formulas' ? decodeSaved(value) : undefined
    if (saved && saved.deletedAt === undefined)
      receiveTable(id, saved.formula.craft, () => ({ ...saved.formula, entry: id }))
  }
}

/** Writes records, all of them or none, and gives back what undoes that; tables that show them follow, both ways. */
export async function writeTogether(records: readonly WrittenRecord[]): Promise<() => Promise<void>> {
  keepTyped()
  const db = await libraryDatabase()
  const former = await Promise.all(
    records.map(async ([store, key]): Promise<WrittenRecord> => [store, key, await db.get(store, key)]),
  )
  const undo = await writeAll(db, async () => records)
  showOnTables(records)
  return async () => {
    await undo()
    showOnTables(former)
  }
}
