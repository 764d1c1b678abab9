import { find } from '@obrador/engine'
import type { BookPrice } from '@obrador/list/book'
import { folded } from '../../format/folded.ts'
import { type Copy, firstOf } from '../../library/copy.ts'
import { planOf } from '../../library/plan.ts'
import type { Plan, Shelf } from '../../library/types.ts'
import { type Formula, GRAMS_PER_KILO, isSame, kiloPrice, type Prices, type SavedFormula } from '../../model/formula.ts'
import { NO_NORMS } from '../../model/norms.ts'

/** What an import would bring to this device: a plan like that of a copy, carried out whole and undone whole. */

/** What is done with a recipe that has the name of a formula here. */
export const SAME = ['version', 'apart'] as const
export type Same = (typeof SAME)[number]

export const namesakeOf = (saved: readonly SavedFormula[], name: string): SavedFormula | undefined =>
  saved.find(({ formula }) => folded(formula.name) === folded(name))

/** A formula here with what came in as its newest version; what was being worked on stays among its versions. */
function asVersion(mine: SavedFormula, formula: Formula, at: string): SavedFormula {
  const isKept = mine.versions.some((version) => isSame(version.formula, mine.formula))
  const before = isKept ? mine.versions : [...mine.versions, { at: mine.savedAt, note: '', formula: mine.formula }]
  return { ...mine, formula, savedAt: at, versions: [...before, { at, note: '', formula }] }
}

/** By the row or the ingredient of one's own that a name means; a price of what nobody knows is of nothing. */
export function pricesOf(
  prices: readonly BookPrice[],
  keyOf: (name: string) => string | undefined,
  at: string,
): Prices {
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
  readonly formulas: readonly Formula[]
  readonly prices: Prices
  readonly same: Same
}

export function importPlan({ formulas, prices, same }: Brought, here: Shelf, at: string): Plan {
  const saved = formulas.map((formula) => {
    const mine = same === 'version' ? namesakeOf(here.saved, formula.name) : undefined
    return mine ? asVersion(mine, formula, at) : firstOf(formula, at)
  })
  const copy: Copy = {
    stamp: '',
    at,
    formulas: saved,
    tables: [],
    own: [],
    prices,
    pieces: [],
    pantry: [],
    printsCost: false,
    norms: NO_NORMS,
    photos: {},
  }
  return planOf(copy, here, () => undefined)
}

/** Prices of a file that are new here, and those that are others here. */
export function pricesBeside(brought: Prices, here: Prices) {
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
export const pricedName = (key: string, { own }: Shelf): string =>
  own.find(({ id }) => id === key)?.name ?? find(key)?.name ?? key
