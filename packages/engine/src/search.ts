import { type Gauge, NOTHING } from './gauge.ts'
import { roundDigitsWithin } from './round.ts'
import { outside, type Range } from './verdict.ts'

/**
 * The search behind advice. A move adds an ingredient, takes some away, or swaps one for another; the grams at which it
 * brings a parameter to a limit are known, so the moves worth trying are few. Each step takes the one that leaves the
 * whole formula nearest to balance.
 */

/** What may be done with an ingredient. */
export interface Freedom {
  removable: number
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
/** The smallest move worth trying, in batches. */
const LEAST_CHANGE = 1e-6
/** No change above this share of the batch: beyond it the formula is another product. */
const LARGEST_CHANGE = 0.3
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
  judged.reduce((total, [value, range]) => total + outside(value, range) / (range[1] - range[0]), 0)

type Weigh = (error: number, offCentre: number, judged: boolean) => number

/** Error alone: the measure that every move must lower. */
const errorAlone: Weigh = (error, _, judged) => (judged ? error : 0)
/** What is weighed to choose among the moves that do. */
const strain: Weigh = (error, offCentre, judged) =>
  error + (error > 0 ? COST_OF_OUTSIDE : 0) + (judged ? PULL * Math.min(1, offCentre * offCentre) : 0)

/** The formula after a move, weighed over all gauges. */
function weighed({ gauges, mass }: Search, from: number, to: number, grams: number, weigh: Weigh): number {
  let total = 0
  for (const { after, range, judged } of gauges) {
    const value = after(from, to, grams, mass)
    const width = range[1] - range[0]
    total += weigh(outside(value, range) / width, (2 * value - range[0] - range[1]) / width, judged)
  }
  return total
}

export const errorOf = (search: Search): number => weighed(search, NOTHING, NOTHING, 0, errorAlone)

/** A swap needs two things that can stand in for each other: what has no group is only added or taken away. */
const isPossible = (from: number, to: number, giver: Freedom, taker: Freedom): boolean =>
  from === NOTHING || to === NOTHING || (giver.group !== undefined && taker.group !== undefined)

/** What a move weighs by itself, before looking at what it does. */
function costOf(giver: Freedom, taker: Freedom): number {
  const natural = giver.filler || taker.filler || giver.group === taker.group
  return (taker.present ? 0 : COST_OF_NEW) + (natural ? 0 : COST_OF_ODD_SWAP)
}

/** The move that leaves the formula nearest to balance, if any takes error away. */
export function bestMove(search: Search): Move | undefined {
  const { gauges, freedoms, batch, mass } = search
  const unit = LEAST_CHANGE * batch
  const errorNow = errorOf(search)
  let best: Move | undefined
  let bestScore = Number.POSITIVE_INFINITY
  freedoms.forEach((giver, from) => {
    const most = Math.min(giver.removable, LARGEST_CHANGE * batch)
    if (most < unit) return
    freedoms.forEach((taker, to) => {
      if (to === from || !taker.addable || !isPossible(from, to, giver, taker)) return
      // A direction that does not help from its first gram is not worth following.
      if (!(weighed(search, from, to, unit, errorAlone) < errorNow)) return
      const fixed = costOf(giver, taker)
      const perGram = (COST_OF_CHANGE * Math.max(giver.reluctance, taker.reluctance)) / batch
      const amounts = [most]
      for (const gauge of gauges) gauge.amounts(from, to, most, mass, amounts)
      for (const amount of amounts) {
        const grams = amount === giver.removable ? amount : roundDigitsWithin(amount, DIGITS, most)
        if (grams < unit || grams > most) continue
        const score = weighed(search, from, to, grams, strain) + fixed + perGram * grams
        if (!(score < bestScore && weighed(search, from, to, grams, errorAlone) < errorNow)) continue
        bestScore = score
        best = { from, to, grams }
      }
    })
  })
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
    giver.addable = false
  }
  if (taker && to !== NOTHING) {
    search.mass += grams
    taker.removable = 0
    taker.present = true
  }
}
