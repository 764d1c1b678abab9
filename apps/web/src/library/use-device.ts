import { useMemo, useSyncExternalStore } from 'react'
import { shelfNow, watchShelf } from './shelf.ts'
import type { LibrarySnapshot } from './types.ts'

/** What this device keeps besides the formulas on the tables; it is changed by the commands of `commands/`. */
export interface DeviceShelf extends LibrarySnapshot {
  /** What is kept at this moment, for what is done with it: what is drawn reads the device itself. */
  readonly now: () => LibrarySnapshot
}

/** Reads everything once; whoever asks again waits for the same. */
export const loadDevice = (): Promise<void> => import('./load.ts').then((it) => it.loadLibraryOnce())

export function useDevice(): DeviceShelf {
  const shelf = useSyncExternalStore(watchShelf, shelfNow)
  return useMemo(() => ({ ...shelf, now: shelfNow }), [shelf])
}
