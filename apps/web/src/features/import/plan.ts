import { findRow } from '@obrador/engine'
import type { BookPrice } from '@obrador/list/book'
import { foldedText } from '../../format/folded.ts'
import { GRAMS_PER_KILO } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import { firstFormulaOf, type LibraryCopy } from '../../library/copy.ts'
import { restorePlanOf } from '../../library/plan.ts'
import type { LibrarySnapshot, RestorePlan } from '../../library/types.ts'
import { isSameFormula, kiloPrice, type PricesById, type SavedFormula, type TableFormula } from '../../model/formula.ts'
import { NO_NORMS } from '../../model/norms.ts'
import { type PriceHistory, pastPriceOf } from '../../model/price-history.ts'
import { type RecipeTies, tiedFormulas } from './ties.ts'

/** What an import would bring to this device: a plan like that of a copy, carried out whole and undone whole. */

/** What is done with a recipe that has the name of a formula here. */
export const SAME_NAME_WAYS = ['version', 'apart'] as const
export type SameNameWay = (typeof SAME_NAME_WAYS)[number]

export const namesakeOfRecipe = (saved: readonly SavedFormula[], name: string): SavedFormula | undefined =>
  saved.find(({ formula }) => foldedText(formula.name) === foldedText(name))

/** A formula here with what came in as its newest version; what was being worked on stays among its versions. */
function asVersion(mine: SavedFormula, formula: TableFormula, at: string, file: string): SavedFormula {
  const isKept = mine.versions.some((version) => isSameFormula(version.formula, mine.formula))
  const before = isKept ? mine.versions : [...mine.versions, { at: mine.savedAt, note: '', formula: mine.formula }]
  return { ...mine, formula, savedAt: at, versions: [...before, { at, note: '', formula, file }] }
}

/** By the row or the ingredient of one's own that a name means; a price of what nobody knows is of nothing. */
export function filePricesOf(
  prices: readonly BookPrice[],
  keyOf: (name: string) => string | undefined,
  at: string,
): PricesById {
  return Object.fromEntries(
    prices.flatMap(({ name, perKg, pack, supplier = '' }) => {
      const key = keyOf(name)
      return key === undefined
        ? []
        : [[key, { pack: pack?.price ?? perKg, packGrams: pack?.grams ?? GRAMS_PER_KILO, supplier, at }] as const]
    }),
  )
}

interface Brought {
  /** As it is called. */
  readonly file: string
  readonly formulas: readonly TableFormula[]
  readonly prices: PricesById
  /** Also of what has another price here: what was paid goes to its past. */
  readonly takePrices?: boolean
  readonly same: SameNameWay
  /** Of each formula, by the place of its line, what that is made of: one of the library, or one of these by its place. */
  readonly ties?: readonly RecipeTies[]
}

const pastOfPrices = (others: readonly (readonly [string, unknown])[], { prices }: LibrarySnapshot): PriceHistory =>
  Object.fromEntries(
    others.flatMap(([key]) => {
      const mine = prices[key]
      return mine ? [[key, [pastPriceOf(mine)]] as const] : []
    }),
  )

export function importPlan(
  { file, formulas, prices, takePrices = false, same, ties = [] }: Brought,
  here: LibrarySnapshot,
  at: string,
): RestorePlan {
  const loose = formulas.map((formula) => {
    const mine = same === 'version' ? namesakeOfRecipe(here.saved, formula.name) : undefined
    return mine ? asVersion(mine, formula, at, file) : firstFormulaOf(formula, at, file)
  })
  const saved = tiedFormulas(loose, ties, here.saved)
  const copy: LibraryCopy = {
    stamp: '',
    at,
    formulas: saved,
    tables: [],
    own: [],
    prices: Object.fromEntries(Object.entries(prices).map(([key, price]) => [key, { ...price, at }])),
    ...(takePrices && { priceHistory: pastOfPrices(pricesBeside(prices, here.prices).others, here) }),
    pieces: [],
    pantry: [],
    printsCost: false,
    norms: NO_NORMS,
    photos: {},
  }
  return restorePlanOf(copy, here, () => undefined)
}

/** Prices of a file that are new here, and those that are others here. */
export function pricesBeside(brought: PricesById, here: PricesById) {
  const entries = Object.entries(brought)
  const isOther = ([key, price]: (typeof entries)[number]): boolean => {
    const mine = here[key]
    return mine !== undefined && kiloPrice(mine) !== kiloPrice(price)
  }
  return {
    fresh: entries.filter(([key]) => here[key] === undefined).length,
    others: entries.filter(isOther),
  }
}

/** What something is called here, by the key of its price. */
export const pricedName = (key: string, { own }: LibrarySnapshot): string =>
  own.find(({ id }) => id === key)?.name ?? shownName(findRow(key)?.name ?? key)
