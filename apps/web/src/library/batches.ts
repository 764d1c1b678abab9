import { decodeList } from '../model/decode-library.ts'
import { decodeBatch, newestDayFirst } from '../model/made-batch.ts'
import type { LibraryDatabase } from './database.ts'
import type { LibrarySnapshot } from './types.ts'

/** The batches that were made, newest first. */
export const batchesInLibrary = async (db: LibraryDatabase): Promise<Partial<LibrarySnapshot>> => ({
  batches: newestDayFirst(decodeList(await db.getAll('batches'), decodeBatch)),
})
