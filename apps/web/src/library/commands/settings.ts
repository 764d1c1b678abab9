import type { WorkshopNorms } from '../../model/norms.ts'
import { changeSetting } from '../command.ts'
import { writeKey } from '../store.ts'

export const setPrintsCost = (printsCost: boolean): Promise<boolean> =>
  changeSetting('settings', 'printsCost', () => printsCost)

export function setNorms(norms: WorkshopNorms): Promise<boolean> {
  // The next visit reads them before anything else.
  writeKey('norms', norms)
  return changeSetting('settings', 'norms', () => norms)
}
