import { useMemo, useState } from 'react'
import type { Formula, OwnIngredient, SavedFormula } from '../formula/model.ts'
import { newId } from '../formula/model.ts'
import * as store from './store.ts'

/** What this device keeps besides the formula on the table: saved ones, own ingredients and own prices. */
export interface Device {
  readonly saved: readonly SavedFormula[]
  readonly own: readonly OwnIngredient[]
  readonly prices: store.Prices
  /** Names of what there is at hand. */
  readonly pantry: readonly string[]
  /** Whether the technical sheet shows the cost. */
  readonly printsCost: boolean
  readonly save: (formula: Formula) => void
  readonly forget: (id: string) => void
  readonly addOwn: (ingredients: readonly OwnIngredient[]) => void
  readonly removeOwn: (id: string) => void
  /** Without a price the catalogue's counts again. */
  readonly setPrice: (name: string, price: number | undefined) => void
  readonly setPantry: (names: readonly string[]) => void
  readonly setPrintsCost: (prints: boolean) => void
}

const withPrice = (prices: store.Prices, name: string, price: number | undefined): store.Prices => {
  const { [name]: _, ...others } = prices
  return price === undefined ? others : { ...others, [name]: price }
}

const joined = (added: readonly OwnIngredient[], kept: readonly OwnIngredient[]): readonly OwnIngredient[] => [
  ...added,
  ...kept.filter(({ id }) => added.every((one) => one.id !== id)),
]

/** `brought`: own ingredients that came with a link, which are used without being kept until they are saved. */
export function useDevice(brought: readonly OwnIngredient[]): Device {
  const [saved, setSaved] = useState<readonly SavedFormula[]>(store.savedFormulas)
  const [own, setOwn] = useState(() => joined(store.ownIngredients(), brought))
  const [prices, setPrices] = useState<store.Prices>(store.ownPrices)
  const [pantry, setPantry] = useState<readonly string[]>(store.pantry)
  const [printsCost, setPrintsCost] = useState(store.printsCost)

  return useMemo(() => {
    const changeSaved = (next: readonly SavedFormula[]): void => {
      store.keepSaved(next)
      setSaved(next)
    }
    const changeOwn = (next: readonly OwnIngredient[]): void => {
      store.keepOwn(next)
      setOwn(next)
    }
    return {
      saved,
      own,
      prices,
      pantry,
      printsCost,
      save: (formula) => changeSaved([{ id: newId(), savedAt: new Date().toISOString(), formula }, ...saved]),
      forget: (id) => changeSaved(saved.filter((one) => one.id !== id)),
      addOwn: (added) => changeOwn(joined(added, own)),
      removeOwn: (id) => changeOwn(own.filter((one) => one.id !== id)),
      setPrice: (name, price) => {
        const next = withPrice(prices, name, price)
        store.keepPrices(next)
        setPrices(next)
      },
      setPantry: (names) => {
        store.keepPantry(names)
        setPantry(names)
      },
      setPrintsCost: (prints) => {
        store.keepPrintsCost(prints)
        setPrintsCost(prints)
      },
    }
  }, [saved, own, prices, pantry, printsCost])
}
