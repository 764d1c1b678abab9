import { useMemo, useSyncExternalStore } from 'react'
import type { Formula, OwnIngredient, Price } from '../model/formula.ts'
import type { Norms } from '../model/norms.ts'
import { changeShelf, shelfNow, watchShelf } from './shelf.ts'
import { writeKey } from './store.ts'
import type { Shelf } from './types.ts'

/** What this device keeps besides the formulas on the tables, and how to change it: done once the promise says so. */
export interface Device extends Shelf {
  /** Keeps a formula as it is now, with what has changed; tells where, and which version of it that is. */
  readonly saveVersion: (formula: Formula, note: string) => Promise<{ readonly id: string; readonly number: number }>
  readonly forget: (id: string) => Promise<void>
  readonly recover: (id: string) => Promise<void>
  readonly addOwn: (ingredients: readonly OwnIngredient[]) => Promise<void>
  /** No longer offered, or offered again; formulas that have it go on reading it. */
  readonly forgetOwn: (id: string, isGone: boolean) => Promise<void>
  /** Without a price the catalogue's counts again. */
  readonly setPrice: (key: string, price: Price | undefined) => Promise<void>
  readonly stock: (name: string, isThere: boolean) => Promise<void>
  readonly setPrintsCost: (prints: boolean) => Promise<void>
  readonly setNorms: (norms: Norms) => Promise<void>
}

/** Loaded when it is first needed: the first screen has no use for it. */
export const library = () => import('./library.ts')
const followFile = () => import('./own-file.ts').then((it) => it.followFile())
export const loadDevice = (): Promise<void> => library().then((it) => it.load(followFile))

const actions = {
  saveVersion: async (formula, note) => (await library()).saveVersion(formula, note),
  forget: async (id) => (await library()).forget(id),
  recover: async (id) => (await library()).recover(id),
  addOwn: async (added) => (await library()).addOwn(added),
  forgetOwn: async (id, isGone) => (await library()).forgetOwn(id, isGone),
  async setPrice(key, price) {
    // Shown at once: it is being typed.
    const { [key]: _, ...others } = shelfNow().prices
    changeShelf({ prices: price === undefined ? others : { ...others, [key]: price } })
    await (await library()).setPrice(key, price)
  },
  stock: async (name, isThere) => (await library()).stock(name, isThere),
  async setPrintsCost(prints) {
    changeShelf({ printsCost: prints })
    await (await library()).setSetting('printsCost', prints)
  },
  async setNorms(norms) {
    // The next visit reads them before anything else.
    writeKey('norms', norms)
    changeShelf({ norms })
    await (await library()).setSetting('norms', norms)
  },
} satisfies Omit<Device, keyof Shelf>

export function useDevice(): Device {
  const shelf = useSyncExternalStore(watchShelf, shelfNow)
  return useMemo(() => ({ ...shelf, ...actions }), [shelf])
}
