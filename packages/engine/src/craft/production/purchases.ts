import { rowsById } from '../../catalogue/catalogue.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import { roundTo } from '../../words/round.ts'
import { spellingKey } from '../preparations.ts'
import type { PlanItem } from './nodes.ts'
import { SUM_DECIMALS } from './scale.ts'

/** What is bought, summed by row of the catalogue; what nobody knows, by its name. Spanish keys, as the API has. */
export interface PlannedPurchase {
  /** Of the catalogue; none for what it does not have. */
  readonly id?: string
  readonly nombre: string
  /** How the formulas call it, where that is not its name. */
  readonly escrito?: readonly string[]
  readonly gramos: number
  /** €/kg, and whether it is the maker's own or the catalogue's, which is a guide. */
  readonly precio?: number
  readonly precioPropio?: true
  readonly coste?: number
  /** Of some of it nobody knows how much: the grams are of the rest. */
  readonly sinPesar?: true
  /** The preparations and products that it goes into. */
  readonly para: readonly string[]
}

interface Sum {
  readonly row: Ingredient | undefined
  readonly name: string
  readonly written: Set<string>
  readonly users: Set<string>
  /** Grams that the lists say. */
  shown: number
  /** € of the lines with a price of their own, per 1000, and the grams that have none. */
  own: number
  ownGrams: number
  isUnweighed: boolean
}

/** For the order of a list: accents and case aside. Thousands of names are sorted so in no time. */
const letters = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Purchases put together at a time. */
const A_STEP = 1_000

const PRICE_DECIMALS = 3
const COST_DECIMALS = 2

/** A row of one's own keeps the id of the one it resembles, and is bought by itself. */
const isOfCatalogue = (row: Ingredient): boolean =>
  row.id !== '' && (row.aliases.length > 0 || rowsById.get(row.id) === row)

export interface PurchaseSums {
  readonly add: (item: PlanItem, grams: number, user: string) => void
  /** In steps, as a plan is worked out: each hands over the lines that it was given. */
  readonly all: (lines: number) => Generator<number, PlannedPurchase[]>
}

/** `partPriceOf`: what the maker pays for a row or a name. */
export function sumPurchases(priceOf: (row: Ingredient | undefined, name: string) => number | undefined): PurchaseSums {
  const sums = new Map<string, Sum>()

  function purchaseOf({ row, name, written, users, shown, own, ownGrams, isUnweighed }: Sum): PlannedPurchase {
    const gramos = roundTo(shown, SUM_DECIMALS)
    const usual = priceOf(row, name)
    const rest = Math.max(0, shown - ownGrams)
    const each = usual ?? row?.price
    const isOwn = ownGrams > 0 || usual !== undefined
    const precio = shown > 0 && ownGrams > 0 ? (own + rest * (each ?? own / ownGrams)) / shown : each
    const price = precio === undefined ? undefined : roundTo(precio, PRICE_DECIMALS)
    const others = [...written].filter((one) => one !== (row?.name ?? name))
    return {
      ...(row && isOfCatalogue(row) && { id: row.id }),
      nombre: row?.name ?? name,
      ...(others.length > 0 && { escrito: others }),
      gramos,
      ...(price !== undefined && { precio: price, coste: roundTo((price * gramos) / 1000, COST_DECIMALS) }),
      ...(price !== undefined && isOwn && { precioPropio: true as const }),
      ...(isUnweighed && { sinPesar: true as const }),
      // Asked for by products first, and by what goes into others last: told as they are made.
      para: [...users].toReversed(),
    }
  }

  return {
    add: ({ row, name, price, isUnweighed = false }, grams, user) => {
      const key = row && isOfCatalogue(row) ? row.id : `«${spellingKey(row?.name ?? name)}`
      const sum: Sum = sums.get(key) ?? {
        row,
        name,
        written: new Set(),
        users: new Set(),
        shown: 0,
        own: 0,
        ownGrams: 0,
        isUnweighed,
      }
      sums.set(key, sum)
      sum.written.add(name)
      sum.users.add(user)
      sum.shown += grams
      sum.isUnweighed ||= isUnweighed
      if (price !== undefined) {
        sum.own += price * grams
        sum.ownGrams += grams
      }
    },
    *all(lines) {
      const told: { readonly purchase: PlannedPurchase; readonly at: string }[] = []
      for (const sum of sums.values()) {
        told.push({ purchase: purchaseOf(sum), at: letters(sum.row?.name ?? sum.name) })
        if (told.length % A_STEP === 0) yield lines
      }
      return told.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(({ purchase }) => purchase)
    },
  }
}
