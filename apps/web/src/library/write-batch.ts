import type { MadeBatch } from '../model/made-batch.ts'
import { libraryDatabase, shelfChanged } from './library.ts'

/** Keeps a batch as it is now, or takes it away. */
export async function writeBatch(id: string, batch: MadeBatch | undefined): Promise<void> {
  const db = await libraryDatabase()
  await (batch ? db.put('batches', batch, id) : db.delete('batches', id))
  await shelfChanged(['batches'])
}
