import type { Norms } from '../../model/norms.ts'
import { command } from '../command.ts'
import { writeKey } from '../store.ts'

export const setPrintsCost = (prints: boolean): Promise<void> =>
  command(
    () => ({ printsCost: prints }),
    (kept) => kept.writeSetting('printsCost', prints),
  )

export function setNorms(norms: Norms): Promise<void> {
  // The next visit reads them before anything else.
  writeKey('norms', norms)
  return command(
    () => ({ norms }),
    (kept) => kept.writeSetting('norms', norms),
  )
}
