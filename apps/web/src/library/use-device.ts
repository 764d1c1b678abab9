import { useMemo, useSyncExternalStore } from 'react'
import { library } from './command.ts'
import { forget, recover, saveVersion } from './commands/formulas.ts'
import { addOwn, count, forgetOwn, stock as offer, setPrice } from './commands/pantry.ts'
import { setNorms, setPrintsCost } from './commands/settings.ts'
import { shelfNow, watchShelf } from './shelf.ts'
import type { Shelf } from './types.ts'

const actions = {
  /** What is kept at this moment, for what is done with it: what is drawn reads the device itself. */
  now: shelfNow,
  saveVersion,
  forget,
  recover,
  addOwn,
  forgetOwn,
  setPrice,
  offer,
  count,
  setPrintsCost,
  setNorms,
} as const

/** What this device keeps besides the formulas on the tables, and how to change it: done once the promise says so. */
export interface Device extends Shelf, Readonly<typeof actions> {}

const followFile = () => import('./own-file.ts').then((it) => it.followFile())
export const loadDevice = (): Promise<void> => library().then((it) => it.load(followFile))

export function useDevice(): Device {
  const shelf = useSyncExternalStore(watchShelf, shelfNow)
  return useMemo(() => ({ ...shelf, ...actions }), [shelf])
}
