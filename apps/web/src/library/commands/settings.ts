import type { WorkshopNorms } from '../../model/norms.ts'
import { runCommand } from '../command.ts'
import { writeKey } from '../store.ts'
import type { LibrarySnapshot } from '../types.ts'

const set = (setting: Pick<LibrarySnapshot, 'printsCost'> | Pick<LibrarySnapshot, 'norms'>): Promise<boolean> =>
  runCommand({
    kind: 'settings',
    things: Object.keys(setting),
    isWhole: true,
    show: () => setting,
    write: (kept) => kept.writeSettings(setting),
  })

export const setPrintsCost = (printsCost: boolean): Promise<boolean> => set({ printsCost })

export function setNorms(norms: WorkshopNorms): Promise<boolean> {
  // The next visit reads them before anything else.
  writeKey('norms', norms)
  return set({ norms })
}
