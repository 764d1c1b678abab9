import { decodeList } from '../model/decode-library.ts'
import { byDay, decodeBatch } from '../model/made-batch.ts'
import type { Database } from './database.ts'
import type { Shelf } from './types.ts'

/** The batches that were made, newest first. */
export const batchesIn = async (db: Database): Promise<Partial<Shelf>> => ({
  batches: byDay(decodeList(await db.getAll('batches'), decodeBatch)),
})
