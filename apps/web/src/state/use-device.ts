import { useMemo, useSyncExternalStore } from 'react'
import type { Formula, OwnIngredient } from '../formula/model.ts'
import { changeShelf, type Shelf, shelfNow, watchShelf } from '../library/shelf.ts'

/** What this device keeps besides the formulas on the tables, and how to change it: done once the promise says so. */
export interface Device extends Shelf {
  readonly save: (formula: Formula) => Promise<void>
  readonly forget: (id: string) => Promise<void>
  readonly recover: (id: string) => Promise<void>
  readonly addOwn: (ingredients: readonly OwnIngredient[]) => Promise<void>
  /** Without a price the catalogue's counts again. */
  readonly setPrice: (name: string, price: number | undefined) => Promise<void>
  readonly stock: (name: string, isThere: boolean) => Promise<void>
  readonly setPrintsCost: (prints: boolean) => Promise<void>
}

/** Loaded when it is first needed: the first screen has no use for it. */
export const library = () => import('../library/library.ts')
export const loadDevice = (): Promise<void> => library().then((it) => it.load())

const actions = {
  save: async (formula) => (await library()).save(formula),
  forget: async (id) => (await library()).forget(id),
  recover: async (id) => (await library()).recover(id),
  addOwn: async (added) => (await library()).addOwn(added),
  async setPrice(name, price) {
    // Shown at once: it is being typed.
    const { [name]: _, ...others } = shelfNow().prices
    changeShelf({ prices: price === undefined ? others : { ...others, [name]: price } })
    await (await library()).setPrice(name, price)
  },
  stock: async (name, isThere) => (await library()).stock(name, isThere),
  async setPrintsCost(prints) {
    changeShelf({ printsCost: prints })
    await (await library()).setSetting('printsCost', prints)
  },
} satisfies Omit<Device, keyof Shelf>

export function useDevice(): Device {
  const shelf = useSyncExternalStore(watchShelf, shelfNow)
  return useMemo(() => ({ ...shelf, ...actions }), [shelf])
}
