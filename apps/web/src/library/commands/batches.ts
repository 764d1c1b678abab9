import { batchesWith, type MadeBatch } from '../../model/made-batch.ts'
import { runCommand } from '../command.ts'

const write = (id: string, batch: MadeBatch | undefined): Promise<boolean> =>
  runCommand({
    kind: 'batch',
    things: [`batch ${id}`],
    isWhole: true,
    show: ({ batches }) => ({ batches: batchesWith(batches, id, batch) }),
    write: (kept) => kept.writeRecord('batches', id, batch),
  })

export const keepBatch = (batch: MadeBatch): Promise<boolean> => write(batch.id, batch)
export const forgetBatch = (id: string): Promise<boolean> => write(id, undefined)
