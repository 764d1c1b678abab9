import { gramsToRatio } from './parameter.ts'
import { round } from './round.ts'
import { outside, type Range } from './verdict.ts'

/**
 * The search behind advice. A move adds an ingredient, takes some away, or swaps one for another; the grams at which it
 * brings a parameter to a limit are a closed form of its ratio, so the moves worth trying are few. Each step takes the
 * one that leaves the whole formula nearest to balance.
 */

/** One parameter under judgement: the formula's two sums, and what a gram of each lever adds to them. */
export interface Gauge {
  readonly range: Range
  /** False for a guard: it is not part of the verdict, but a move must not trade one fault for another. */
  readonly judged: boolean
  readonly read: (of: number, per: number, mass: number) => number
  of: number
  per: number
  readonly leverOf: Float64Array
  readonly leverPer: Float64Array
  /** Ratios worth reaching when the value is below its range, inside it, or above it. */
  readonly worth: {
    readonly below: readonly number[]
    readonly inside: readonly number[]
    readonly above: readonly number[]
  }
}

/** What may be done with an ingredient. */
export interface Freedom {
  removable: number
  addable: boolean
  present: boolean
  readonly reluctance: number
  readonly group: string
  readonly filler: boolean
}

/** Indices of levers; `NOTHING` on the left is an addition, on the right a removal. */
export interface Move {
  readonly from: number
  readonly to: number
  readonly grams: number
}

/** The lever that is no ingredient: it gives and takes at will, and stands first. */
export const NOTHING = 0

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

const at = (values: Float64Array, index: number): number => values[index] ?? 0

const massOf = (from: number, to: number): number => (to === NOTHING ? 0 : 1) - (from === NOTHING ? 0 : 1)

/** The formula under search: gauges, freedoms (index by index with the levers) and mass. Moves change it in place. */
export interface Search {
  readonly gauges: readonly Gauge[]
  readonly freedoms: readonly Freedom[]
  readonly batch: number
  /** Decimals of a gram that are proposed: what a scale weighs in a batch of this size. */
  readonly decimals: number
  mass: number
}

export const valueNow = ({ read, of, per }: Gauge, mass: number): number => read(of, per, mass)

export const errorOf = ({ gauges, mass }: Search): number =>
  distance(gauges.filter(({ judged }) => judged).map((gauge) => [valueNow(gauge, mass), gauge.range]))

type Weigh = (error: number, offCentre: number, judged: boolean) => number

/** Error alone: the measure that every move must lower. */
const errorAlone: Weigh = (error, _, judged) => (judged ? error : 0)
/** What is weighed to choose among the moves that do. */
const strain: Weigh = (error, offCentre, judged) =>
  error + (error > 0 ? COST_OF_OUTSIDE : 0) + (judged ? PULL * Math.min(1, offCentre * offCentre) : 0)

/** What a move weighs by itself, before looking at what it does. */
function costOf(giver: Freedom, taker: Freedom): number {
  const natural = giver.filler || taker.filler || giver.group === taker.group
  return (taker.present ? 0 : COST_OF_NEW) + (natural ? 0 : COST_OF_ODD_SWAP)
}

/** The formula after a move, weighed over all gauges. */
function after({ gauges, mass }: Search, from: number, to: number, grams: number, weigh: Weigh): number {
  let total = 0
  for (const { read, range, judged, of, per, leverOf, leverPer } of gauges) {
    const value = read(
      of + grams * (at(leverOf, to) - at(leverOf, from)),
      per + grams * (at(leverPer, to) - at(leverPer, from)),
      mass + grams * massOf(from, to),
    )
    const width = range[1] - range[0]
    total += weigh(outside(value, range) / width, (2 * value - range[0] - range[1]) / width, judged)
  }
  return total
}

/** Grams up to `most` at which a move brings some parameter to a ratio worth reaching. */
function* amounts({ gauges, mass }: Search, from: number, to: number, most: number): Generator<number> {
  for (const gauge of gauges) {
    const value = valueNow(gauge, mass)
    const [least, highest] = gauge.range
    const worth = value < least ? gauge.worth.below : value > highest ? gauge.worth.above : gauge.worth.inside
    const dOf = at(gauge.leverOf, to) - at(gauge.leverOf, from)
    const dPer = at(gauge.leverPer, to) - at(gauge.leverPer, from)
    for (const ratio of worth) {
      const grams = gramsToRatio(ratio, gauge.of, gauge.per, dOf, dPer)
      if (grams > 0 && grams < most) yield grams
    }
  }
  yield most
}

/** The move that leaves the formula nearest to balance, if any takes error away. */
export function bestMove(search: Search): Move | undefined {
  const { freedoms, batch, decimals } = search
  const unit = 10 ** -decimals
  const errorNow = errorOf(search)
  let best: Move | undefined
  let bestScore = Number.POSITIVE_INFINITY
  freedoms.forEach((giver, from) => {
    const most = Math.min(giver.removable, LARGEST_CHANGE * batch)
    if (most < unit) return
    freedoms.forEach((taker, to) => {
      if (to === from || !taker.addable) return
      // A direction that does not help from its first gram is not worth following.
      if (!(after(search, from, to, unit, errorAlone) < errorNow)) return
      const fixed = costOf(giver, taker)
      const perGram = (COST_OF_CHANGE * Math.max(giver.reluctance, taker.reluctance)) / batch
      for (const amount of amounts(search, from, to, most)) {
        const grams = amount === giver.removable ? amount : round(amount, decimals)
        if (grams < unit || grams > most) continue
        const score = after(search, from, to, grams, strain) + fixed + perGram * grams
        if (!(score < bestScore && after(search, from, to, grams, errorAlone) < errorNow)) continue
        bestScore = score
        best = { from, to, grams }
      }
    })
  })
  return best
}

/** Makes a move: what was raised will not be lowered later, nor the other way round. */
export function make(search: Search, { from, to, grams }: Move): void {
  for (const gauge of search.gauges) {
    gauge.of += grams * (at(gauge.leverOf, to) - at(gauge.leverOf, from))
    gauge.per += grams * (at(gauge.leverPer, to) - at(gauge.leverPer, from))
  }
  search.mass += grams * massOf(from, to)
  const giver = search.freedoms[from]
  const taker = search.freedoms[to]
  if (giver && from !== NOTHING) {
    giver.removable -= grams
    giver.addable = false
  }
  if (taker && to !== NOTHING) {
    taker.removable = 0
    taker.present = true
  }
}
