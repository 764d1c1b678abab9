import { useMemo, useSyncExternalStore } from 'react'
import { shelfNow, watchShelf } from './shelf.ts'
import type { Shelf } from './types.ts'

/** What this device keeps besides the formulas on the tables; it is changed by the commands of `commands/`. */
export interface Device extends Shelf {
  /** What is kept at this moment, for what is done with it: what is drawn reads the device itself. */
  readonly now: () => Shelf
}

/** Reads everything once; whoever asks again waits for the same. */
export const loadDevice = (): Promise<void> => import('./load.ts').then((it) => it.load())

export function useDevice(): Device {
  const shelf = useSyncExternalStore(watchShelf, shelfNow)
  return useMemo(() => ({ ...shelf, now: shelfNow }), [shelf])
}
