import type { Norms } from '../../model/norms.ts'
import { command } from '../command.ts'
import { writeKey } from '../store.ts'
import type { Shelf } from '../types.ts'

const set = (setting: Pick<Shelf, 'printsCost'> | Pick<Shelf, 'norms'>): Promise<boolean> =>
  command({
    kind: 'settings',
    things: Object.keys(setting),
    isWhole: true,
    show: () => setting,
    write: (kept) => kept.writeSettings(setting),
  })

export const setPrintsCost = (printsCost: boolean): Promise<boolean> => set({ printsCost })

export function setNorms(norms: Norms): Promise<boolean> {
  // The next visit reads them before anything else.
  writeKey('norms', norms)
  return set({ norms })
}
