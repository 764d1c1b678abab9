import { outside, type Range, widthOf } from '../ratio/range.ts'
import { roundDigitsWithin } from '../words/round.ts'
import { type Gauge, NOTHING } from './gauge.ts'

/**
 * The search behind advice. A move adds an ingredient, takes some away, or swaps one for another; the grams at which it
 * brings a parameter to a limit are known, so the moves worth trying are few. Each step takes the one that leaves the
 * whole formula nearest to balance.
 */

/** What may be done with an ingredient. */
export interface Freedom {
  removable: number
  /** Grams by which it may still change, either way. */
  room: number
  addable: boolean
  present: boolean
  readonly reluctance: number
  readonly group: string | undefined
  readonly filler: boolean
}

/** Indices of levers; `NOTHING` on the left is an addition, on the right a removal. */
export interface Move {
  readonly from: number
  readonly to: number
  readonly grams: number
}

/** The formula under search: gauges, freedoms (index by index with the levers) and mass. Moves change it in place. */
export interface Search {
  readonly gauges: readonly Gauge[]
  readonly freedoms: readonly Freedom[]
  readonly batch: number
  mass: number
}

/** Digits of the grams proposed: 142 g, 57,2 g, 2,83 g; each as fine as the scale that weighs so little. */
const DIGITS = 3
/** The step that tells which way a direction leads, in batches. */
const FIRST_STEP = 1e-6
/** Error that a move must take away to be worth saying: half of what there is, or this many range widths. */
const WORTH_SAYING = 1e-3
/** Directions looked at in one step: the steepest of them are enough, and a long list costs no more than a short one. */
const MOST_DIRECTIONS = 50
/** What changing the whole batch, or bringing in an ingredient, weighs against one range width of error. */
const COST_OF_CHANGE = 0.5
const COST_OF_NEW = 0.03
/** What a swap between unlike things weighs (cream for sugar), when neither is there to fill up with. */
const COST_OF_ODD_SWAP = 0.15
/** What a parameter out of range weighs by being so, however little: crossing a limit is what the verdict sees. */
const COST_OF_OUTSIDE = 0.25
/** Pull towards the middle of the ranges: of two moves that balance, the one that stands firmer. */
const PULL = 0.02

/** How far a formula is from balance: what its values lie outside their ranges, in range widths. 0 is balanced. */
export const distance = (judged: readonly (readonly [value: number, range: Range])[]): number =>
  judged.reduce((total, [value, range]) => total + outside(value, range) / widthOf(range), 0)

/** What lies outside its range after a move, in range widths: a move must lower it for the judged, never raise it for the guards. */
function errorAfter({ gauges, mass }: Search, from: number, to: number, grams: number, ofJudged = true): number {
  let error = 0
  for (const { after, range, judged } of gauges) {
    if (judged === ofJudged) error += outside(after(from, to, grams, mass), range) / widthOf(range)
  }
  return error
}

/** What is weighed to choose among the moves that lower it: firmness counts too. */
function strainAfter({ gauges, mass }: Search, from: number, to: number, grams: number): number {
  let strain = 0
  for (const { after, range, judged } of gauges) {
    const value = after(from, to, grams, mass)
    const width = widthOf(range)
    const error = outside(value, range) / width
    if (error > 0) strain += error + COST_OF_OUTSIDE
    if (judged) strain += PULL * Math.min(1, ((2 * value - range[0] - range[1]) / width) ** 2)
  }
  return strain
}

export const errorOf = (search: Search): number => errorAfter(search, NOTHING, NOTHING, 0)

/** A swap needs two things that can stand in for each other: what has no group is only added or taken away. */
const isPossible = (from: number, to: number, giver: Freedom, taker: Freedom): boolean =>
  from === NOTHING || to === NOTHING || (giver.group !== undefined && taker.group !== undefined)

/** What a move weighs by itself, before looking at what it does. */
function costOf(giver: Freedom, taker: Freedom): number {
  const natural = giver.filler || taker.filler || giver.group === taker.group
  return (taker.present ? 0 : COST_OF_NEW) + (natural ? 0 : COST_OF_ODD_SWAP)
}

/** The directions in which the first gram lowers the error, steepest first: what a lever does, its absence undoes. */
function directions(search: Search, errorNow: number): { readonly from: number; readonly to: number }[] {
  const unit = FIRST_STEP * search.batch
  const slopes = search.freedoms.map((_, lever) => errorAfter(search, NOTHING, lever, unit) - errorNow)
  const found: { from: number; to: number; slope: number }[] = []
  search.freedoms.forEach((giver, from) => {
    if (giver.removable < unit) return
    search.freedoms.forEach((taker, to) => {
      const slope = (slopes[to] ?? 0) - (slopes[from] ?? 0)
      if (to === from || !taker.addable || !isPossible(from, to, giver, taker)) return
      if (slope < 0) found.push({ from, to, slope })
    })
  })
  return found.toSorted((a, b) => a.slope - b.slope).slice(0, MOST_DIRECTIONS)
}

/** The move that leaves the formula nearest to balance, if any takes error away. */
export function bestMove(search: Search): Move | undefined {
  const { gauges, freedoms, batch, mass } = search
  const errorNow = errorOf(search)
  const guardedNow = errorAfter(search, NOTHING, NOTHING, 0, false)
  const isAllowed = (from: number, to: number, grams: number): boolean =>
    errorNow - errorAfter(search, from, to, grams) >= Math.min(errorNow / 2, WORTH_SAYING) &&
    errorAfter(search, from, to, grams, false) <= guardedNow
  let best: Move | undefined
  let bestScore = Number.POSITIVE_INFINITY
  for (const { from, to } of directions(search, errorNow)) {
    const [giver, taker] = [freedoms[from], freedoms[to]]
    if (!giver || !taker) continue
    const most = Math.min(giver.removable, giver.room, taker.room)
    const fixed = costOf(giver, taker)
    const perGram = (COST_OF_CHANGE * Math.max(giver.reluctance, taker.reluctance)) / batch
    const amounts = [most]
    for (const gauge of gauges) gauge.amounts(from, to, most, mass, amounts)
    for (const amount of amounts) {
      const grams = amount === giver.removable ? amount : roundDigitsWithin(amount, DIGITS, most)
      if (!(grams > 0 && grams <= most)) continue
      const cost = fixed + perGram * grams
      // A move too dear by itself need not be tried.
      if (cost >= bestScore) continue
      const score = strainAfter(search, from, to, grams) + cost
      if (!(score < bestScore && isAllowed(from, to, grams))) continue
      bestScore = score
      best = { from, to, grams }
    }
  }
  return best
}

/** Makes a move: what was raised will not be lowered later, nor the other way round. */
export function make(search: Search, { from, to, grams }: Move): void {
  for (const gauge of search.gauges) gauge.make(from, to, grams)
  const giver = search.freedoms[from]
  const taker = search.freedoms[to]
  if (giver && from !== NOTHING) {
    search.mass -= grams
    giver.removable -= grams
    giver.room -= grams
    giver.addable = false
  }
  if (taker && to !== NOTHING) {
    search.mass += grams
    taker.removable = 0
    taker.room -= grams
    taker.present = true
  }
}
