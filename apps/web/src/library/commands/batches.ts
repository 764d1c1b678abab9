import { batchesWith, type MadeBatch } from '../../model/made-batch.ts'
import { keepWrite } from '../writes.ts'

const write = (id: string, batch: MadeBatch | undefined): Promise<boolean> =>
  keepWrite({
    kind: 'batch',
    things: [`batch ${id}`],
    isWhole: true,
    show: ({ batches }) => ({ batches: batchesWith(batches, id, batch) }),
    write: async () => (await import('../write-batch.ts')).writeBatch(id, batch),
  })

export const keepBatch = (batch: MadeBatch): Promise<boolean> => write(batch.id, batch)
export const forgetBatch = (id: string): Promise<boolean> => write(id, undefined)
