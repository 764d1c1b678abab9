import { STORE_NAMES } from './database.ts'
import { keepTables } from './formulas.ts'
import { libraryDatabase, rereadRecords, shelfChanged, tellFollowers } from './library.ts'
import { SHARED_KEY } from './sharing/shared-as.ts'
import { changeSharing, sharingNow } from './sharing/state.ts'
import { shelfNow } from './shelf.ts'
import { TABLE_KEPT } from './store.ts'

let reading: Promise<void> | undefined

async function readAll(): Promise<void> {
  await rereadRecords(STORE_NAMES)
  // What cannot be taken away today is on the next visit.
  await emptyBin().catch(() => undefined)
  // A page that is being closed has no time to write here.
  await keepTables()
  const { followFile } = await import('./own-file.ts')
  await followFile()
}

/** Reads everything once, and then lets the file of one's own follow; whoever asks again waits for the same. */
export function loadLibraryOnce(): Promise<void> {
  reading ??= readAll().catch((error) => {
    reading = undefined
    throw error
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
  const db = await libraryDatabase()
  const tx = db.transaction(['formulas', 'photos'], 'readwrite')
  for (const { id } of old)
    await Promise.all([tx.objectStore('formulas').delete(id), tx.objectStore('photos').delete(id)])
  await tx.done
  await shelfChanged(
    old.flatMap(({ id }) => [
      ['formulas', id],
      ['photos', id],
    ]),
  )
}

// The key of a shared book may have come in another tab, where this one has loaded nothing of the share.
addEventListener('storage', ({ key }: StorageEvent) => {
  if (key?.endsWith(SHARED_KEY)) changeSharing(sharingNow())
})

addEventListener(TABLE_KEPT, () => {
  tellFollowers()
  void keepTables()
})
