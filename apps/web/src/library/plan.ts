import {
  type CraftId,
  type Formula,
  isSame,
  newId,
  type OwnIngredient,
  type Prices,
  type SavedFormula,
} from '../formula/model.ts'
import type { Copy } from './copy.ts'
import type { Shelf } from './shelf.ts'

/** What a file would bring to this device, before anything is touched. */
export interface Plan {
  readonly formulas: readonly SavedFormula[]
  /** Formulas for tables on which nobody has worked. */
  readonly tables: readonly Formula[]
  readonly own: readonly OwnIngredient[]
  /** Prices of which this device has none. */
  readonly prices: Prices
  /** Prices that are others here. */
  readonly otherPrices: Prices
  readonly pantry: readonly string[]
  readonly printsCost: boolean
  /** Formulas of the file that are here already. */
  readonly known: number
}

export const isEmpty = ({ formulas, tables, own, prices, otherPrices, pantry }: Plan): boolean =>
  formulas.length + tables.length + own.length + pantry.length === 0 &&
  Object.keys(prices).length + Object.keys(otherPrices).length === 0

const contentOf = ({ id: _, ...own }: OwnIngredient): string => JSON.stringify(Object.entries(own).toSorted())

/** An ingredient that is here under another id is that one; an id that means another ingredient here gets a new one. */
export function meet(
  brought: readonly OwnIngredient[],
  here: readonly OwnIngredient[],
): { readonly added: readonly OwnIngredient[]; readonly ids: ReadonlyMap<string, string> } {
  const ids = new Map<string, string>()
  const added = brought.flatMap((one) => {
    const twin = here.find((other) => contentOf(other) === contentOf(one))
    const id = twin?.id ?? (here.some((other) => other.id === one.id) ? newId() : one.id)
    ids.set(one.id, id)
    return twin ? [] : [{ ...one, id }]
  })
  return { added, ids }
}

export const renamed = (formula: Formula, ids: ReadonlyMap<string, string>): Formula => ({
  ...formula,
  lines: formula.lines.map((line) => (line.own === undefined ? line : { ...line, own: ids.get(line.own) ?? line.own })),
})

/** `tableOf`: the formula that somebody has worked on, where somebody has. */
export function planOf(copy: Copy, here: Shelf, tableOf: (craft: CraftId) => Formula | undefined): Plan {
  const { added, ids } = meet(copy.own, here.own)
  const has = (formula: Formula): boolean => here.saved.some((saved) => isSame(saved.formula, formula))
  const idsHere = new Set(here.saved.map(({ id }) => id))
  const files = copy.formulas.map((saved) => ({ ...saved, formula: renamed(saved.formula, ids) }))
  // What was saved is never written over: under a known id there is the same, or it comes in beside it.
  const fresh = files
    .filter(({ formula }) => !has(formula))
    .map((saved) => (idsHere.has(saved.id) ? { ...saved, id: newId() } : saved))

  const laid = copy.tables
    .map((table) => renamed(table, ids))
    .filter((table) => !has(table) && !files.some(({ formula }) => isSame(formula, table)))
  const worked = laid.filter((table) => tableOf(table.craft))
  const kept = worked.filter((table) => {
    const mine = tableOf(table.craft)
    return mine && !isSame(mine, table)
  })
  const prices = Object.entries(copy.prices)
  return {
    formulas: [...fresh, ...kept.map((formula) => ({ id: newId(), savedAt: copy.at, formula }))],
    tables: laid.filter((table) => !worked.includes(table)),
    own: added,
    prices: Object.fromEntries(prices.filter(([name]) => here.prices[name] === undefined)),
    otherPrices: Object.fromEntries(
      prices.filter(([name, price]) => here.prices[name] !== undefined && here.prices[name] !== price),
    ),
    pantry: copy.pantry.filter((name) => !here.pantry.includes(name)),
    printsCost: copy.printsCost,
    known: files.length - fresh.length,
  }
}
