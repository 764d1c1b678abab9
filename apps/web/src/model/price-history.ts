import { kiloPrice, type PackPrice } from './formula.ts'
import { shapeAs, tableWithKeys } from './later-shapes.ts'
import { isTextValue, type KeptAs, listOf, recordOf, shapeOr, shortText, someFigure } from './shape.ts'

/** Prices kept of one thing: one a month for five years. */
const MOST_STEPS = 60

/** What was paid before: €/kg, to whom, and when that was written. */
export interface PastPrice extends KeptAs<typeof pastShape> {}
export const pastShape = recordOf({
  kilo: someFigure,
  supplier: shapeOr(shortText, ''),
  /** Empty where nobody knows any more. */
  at: shapeOr(shortText, ''),
})

/** By what a price belongs to, the oldest first. */
export type PriceHistory = KeptAs<typeof priceHistoryShape>
export const priceHistoryShape = tableWithKeys(
  shapeAs(listOf(pastShape), (past) => past.slice(-MOST_STEPS)),
  isTextValue,
)

export const pastPriceOf = (price: PackPrice): PastPrice => ({
  kilo: kiloPrice(price),
  supplier: price.supplier,
  at: price.at,
})
const isSamePast = (one: PastPrice | undefined, other: PastPrice): boolean =>
  one !== undefined && one.kilo === other.kilo && one.at === other.at
const dayOf = (at: string): string => at.slice(0, 10)

/**
 * The past of a price once another takes its place. A price that is corrected on the day it was written was never paid, and one
 * that comes back (somebody undoes) is no longer past.
 */
export function steppedPast(
  past: readonly PastPrice[],
  former: PackPrice | undefined,
  next: PackPrice | undefined,
  now: string,
): readonly PastPrice[] {
  if (next && isSamePast(past.at(-1), pastPriceOf(next))) return past.slice(0, -1)
  if (!former || dayOf(former.at) === dayOf(next?.at ?? now)) return past
  const step = pastPriceOf(former)
  const isOther = next === undefined || kiloPrice(next) !== step.kilo
  return isOther && !isSamePast(past.at(-1), step) ? [...past, step].slice(-MOST_STEPS) : past
}

/** From what it was to what it is, in shares of what it was. */
export interface PriceTrendShare {
  readonly from: number
  readonly to: number
  readonly change: number
  /** When the former price was written; empty where nobody knows. */
  readonly since: string
}

/** Under a hundredth nobody says that it has gone up. */
const WORTH_TELLING = 0.01

/** How a price has moved since the one before it; nothing where there is none, or it is as good as the same. */
export function priceTrendOf(
  past: readonly PastPrice[] = [],
  price: PackPrice | undefined,
): PriceTrendShare | undefined {
  const before = past.at(-1)
  if (!before || !price || before.kilo === 0) return undefined
  const to = kiloPrice(price)
  const change = to / before.kilo - 1
  return Math.abs(change) < WORTH_TELLING ? undefined : { from: before.kilo, to, change, since: before.at }
}

/** The past of two devices as one: each price once, in the order in which they were written. */
export const joinedPast = (mine: readonly PastPrice[], theirs: readonly PastPrice[]): readonly PastPrice[] =>
  [...mine, ...theirs.filter((one) => !mine.some((other) => isSamePast(other, one)))]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-MOST_STEPS)
