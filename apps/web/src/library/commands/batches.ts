import { type MadeBatch, withBatch } from '../../model/made-batch.ts'
import { changeShelf, shelfNow } from '../shelf.ts'

async function write(id: string, batch: MadeBatch | undefined): Promise<void> {
  changeShelf({ batches: withBatch(shelfNow().batches, id, batch) })
  await (await import('../write-batch.ts')).writeBatch(id, batch)
}

export const keepBatch = (batch: MadeBatch): Promise<void> => write(batch.id, batch)
export const forgetBatch = (id: string): Promise<void> => write(id, undefined)
