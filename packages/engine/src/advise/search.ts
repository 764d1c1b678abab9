import type { KeepingRole } from '../catalogue/roles.ts'
import {
  countingReadings,
  type GaugeLimits,
  type GaugeTable,
  GUARD_GAUGE,
  gramsToTarget,
  JUDGED_GAUGE,
  LAW_GAUGE,
  makeMove,
  NO_LEVER,
  readingAfter,
} from './gauge.ts'
import type { TypeTable } from './identity.ts'
import { CRUMB_SHARES, type GramLever } from './levers.ts'
import { roundedToScale } from './scale.ts'

/**
 * The search behind advice. A move adds an ingredient, takes some away, or swaps one for another; the table of the craft
 * says which moves answer a fault and in what order, and the grams at which a move brings a figure somewhere worth being
 * have a closed form, so the moves worth trying are few. Each step takes the one that leaves the formula nearest to right.
 */

/** Places of levers, counted from 1; `NO_LEVER` on the left is an addition, on the right a removal. */
export interface LeverMove {
  readonly from: number
  readonly to: number
  readonly grams: number
}

/** The formula under search; moves change it in place. */
export interface FormulaSearch<Matter> {
  readonly gauges: GaugeTable
  readonly levers: readonly GramLever<Matter>[]
  readonly table: TypeTable<Matter>
  /** Grams of each lever now, by place. */
  readonly grams: Float64Array
  /** 1 what was raised, 2 what was lowered: it does not go back. */
  readonly gone: Uint8Array
  readonly batch: number
  /** Grams that may still be moved before it is another product. */
  left: number
  readonly scratch: Scratch
}

/** Share of the error that a move must take away to be worth saying; more where the table has no such way. */
const WORTH_SAYING = { listed: 0.05, unlisted: 0.3 } as const
/** Share of the batch under which a step is not worth weighing, 1 g of half a kilo: only where it settles all that is left, or of what is dosed. */
const WORTH_WEIGHING = 0.002
/** What changing the whole batch, bringing in an ingredient, or leaving a master's order weighs against a range width; and what taking from what is past its usual dose saves. */
const COST = { change: 0.5, newcomer: 0.03, rank: 0.02, unlisted: 0.15, pastUsual: 0.05 } as const
/** What a figure out of range weighs by being so, however little: crossing a limit is what the verdict sees. */
const COST_OF_OUTSIDE = 0.25
/** The law of the name comes first: what it lacks weighs so many times what a range does. */
const WEIGHT_OF_LAW = 4
/** Pull towards the middle of the ranges: of two moves that balance, the one that stands firmer. */
const PULL = 0.02
/** How much a maker minds touching each. */
const ROLE_RELUCTANCE = { filler: 1, technical: 1, dose: 1, structure: 1, base: 2, named: 3, spirit: 4 } as const
/** What the product is made of is not touched without need; to raise it where it lacks is what a master does first. */
export const reluctanceFor = (role: KeepingRole, isRaisedForFault: boolean): number =>
  ROLE_RELUCTANCE[role === 'base' && isRaisedForFault ? 'structure' : role]
const RAISED = 1
const LOWERED = 2

/** What lies outside after a move, in range widths: the judged and the law together, and the guards; and its strain. */
interface Weighing {
  error: number
  guarded: number
  strain: number
  /** Whether anything is out of its range as it is shown. */
  isOut: boolean
}
const TOO_HEAVY = Number.POSITIVE_INFINITY

/** Room that a search writes over again and again: it weighs thousands of moves. */
interface Scratch {
  readonly weighing: Weighing
  /** The amounts of one direction, from the first place on: two for each gauge, the whole of it, and the most. */
  readonly amounts: number[]
  /** What the scales made of them: several often come to the same grams. */
  readonly tried: number[]
}
const MOST_AMOUNTS = 256
export const noScratch = (): Scratch => ({
  weighing: { error: 0, guarded: 0, strain: 0, isOut: false },
  amounts: [],
  tried: [],
})

/** Nothing that is weighed makes it lighter: what costs as much as the best so far is left there, as too heavy. */
export function weighMove<Matter>(
  { gauges, scratch: { weighing } }: FormulaSearch<Matter>,
  from: number,
  to: number,
  grams: number,
  price = 0,
  best = TOO_HEAVY,
): Weighing {
  const { counting, sort, limits, firmLeast, firmMost } = gauges
  weighing.error = 0
  weighing.guarded = 0
  weighing.strain = 0
  weighing.isOut = false
  for (let g = 0; g < counting; g++) {
    const value = readingAfter(gauges, g, from, to, grams)
    const low = firmLeast[g] as number
    const high = firmMost[g] as number
    const { least, most, width: wide } = limits[g] as GaugeLimits
    const outside = (value < low ? low - value : value > high ? value - high : 0) / wide
    if (sort[g] === GUARD_GAUGE) weighing.guarded += outside
    else {
      const weight = sort[g] === LAW_GAUGE ? WEIGHT_OF_LAW : 1
      weighing.error += weight * outside
      if (value < least || value > most) {
        weighing.isOut = true
        weighing.strain += weight * COST_OF_OUTSIDE
      }
      weighing.strain += weight * outside
    }
    if (sort[g] === JUDGED_GAUGE && high - low < 2 * wide) {
      const off = (2 * value - low - high) / wide
      weighing.strain += PULL * Math.min(1, off * off)
    }
    if (weighing.strain + price >= best) {
      weighing.strain = TOO_HEAVY
      return weighing
    }
  }
  return weighing
}

export const isOutOfLimits = <Matter>(search: FormulaSearch<Matter>): boolean =>
  weighMove(search, NO_LEVER, NO_LEVER, 0).isOut

/** Which way a figure is out, if it is: below is -1. */
function side({ firmLeast, firmMost }: GaugeTable, g: number, value: number): -1 | 0 | 1 {
  return value < (firmLeast[g] as number) ? -1 : value > (firmMost[g] as number) ? 1 : 0
}

/** The same by its limits as they are shown: what is inside is no fault, though it might stand firmer. */
export function shownSide({ limits }: GaugeTable, g: number, value: number): -1 | 0 | 1 {
  const { least, most } = limits[g] as GaugeLimits
  return value < least ? -1 : value > most ? 1 : 0
}

export interface MoveDirection {
  readonly from: number
  readonly to: number
  readonly cost: number
  /** How far the taker may rise: further when it is what lacks. */
  readonly isListed: boolean
  /** The gauge whose fault it answers: no further than where that one should be. None is -1. */
  readonly fault: number
  /** Where to take it, if not just inside its range. */
  readonly aim: number | undefined
}

/** The step that tells which way a direction leads, in batches. */
const FIRST_STEP = 1e-6

/** What the first gram of each lever does to what is out, in range widths: what a lever does, its absence undoes. */
export function leverSlopesOf<Matter>({ gauges, batch }: FormulaSearch<Matter>, now: Float64Array): Float64Array {
  const { counting, stride, sort, limits, per, leverOf, leverPer, blends } = gauges
  const slopes = new Float64Array(stride)
  for (let g = 0; g < counting; g++) {
    const value = now[g] as number
    const way = sort[g] === GUARD_GAUGE ? 0 : side(gauges, g, value)
    if (way === 0) continue
    const unit = (way * (sort[g] === LAW_GAUGE ? WEIGHT_OF_LAW : 1)) / (limits[g] as GaugeLimits).width
    for (let lever = 1; lever < stride; lever++) {
      const at = g * stride + lever
      slopes[lever] =
        (slopes[lever] as number) +
        (blends[g]
          ? (unit * (readingAfter(gauges, g, NO_LEVER, lever, FIRST_STEP * batch) - value)) / (FIRST_STEP * batch)
          : (unit * ((leverOf[at] as number) - value * (leverPer[at] as number))) / (per[g] as number))
    }
  }
  return slopes
}

const canFall = <Matter>({ levers, grams, gone }: FormulaSearch<Matter>, place: number, isListed = false): boolean => {
  const lever = levers[place - 1]
  if (!lever || gone[place] === RAISED) return false
  return (grams[place] as number) > (isListed && gone[place] === 0 ? lever.alone : lever.least)
}

const canRise = <Matter>({ levers, grams, gone }: FormulaSearch<Matter>, place: number, isListed: boolean): boolean => {
  const lever = levers[place - 1]
  if (!lever || gone[place] === LOWERED) return false
  return (grams[place] as number) < (isListed ? lever.reach : lever.most)
}

/** The moves that the table of the craft has for what is out, each with its place in a master's order. */
export function listedMoves<Matter>(
  search: FormulaSearch<Matter>,
  now: Float64Array,
  slopes: Float64Array,
): MoveDirection[] {
  const { gauges, levers, table } = search
  const found: MoveDirection[] = []
  for (let g = 0; g < gauges.counting; g++) {
    const way = gauges.sort[g] === GUARD_GAUGE ? 0 : shownSide(gauges, g, now[g] as number)
    if (way === 0) continue
    const { least, falls } = gauges.limits[g] as GaugeLimits
    const isLow = way < 0 !== falls
    for (const { number, rank, take, put, when, to: wanted } of table.ways(gauges.keys[g] as string, isLow)) {
      if (when && !isInHalf(gauges, now, when[0], when[1])) continue
      const isLacking = wanted !== undefined && (now[g] as number) < least / 2
      const aim = isLacking ? gauges.scaled(g, wanted) : undefined
      for (let from = take ? 1 : NO_LEVER; from <= (take ? levers.length : NO_LEVER); from++) {
        if (take && !(levers[from - 1]?.standing.takes[number] && canFall(search, from, true))) continue
        for (let to = put ? 1 : NO_LEVER; to <= (put ? levers.length : NO_LEVER); to++) {
          if (put && !(levers[to - 1]?.standing.puts[number] && canRise(search, to, true))) continue
          if (from === to || (slopes[to] as number) - (slopes[from] as number) >= 0) continue
          const cost = COST.rank * rank - (levers[from - 1]?.isPastUsual ? COST.pastUsual : 0)
          found.push({ from, to, cost, isListed: true, fault: g, aim })
        }
      }
    }
  }
  return found
}

function isInHalf({ keys, limits }: GaugeTable, now: Float64Array, key: string, half: 'low' | 'high'): boolean {
  const g = keys.indexOf(key)
  if (g < 0 || g >= now.length) return true
  const { least, most, falls } = limits[g] as GaugeLimits
  const isHigh = (now[g] as number) > (least + most) / 2 !== falls
  return isHigh === (half === 'high')
}

/** When the table has no way: like for like, or against what fills the batch; what names the product gives way last. */
function unlisted<Matter>(search: FormulaSearch<Matter>, slopes: Float64Array, givesName: boolean): MoveDirection[] {
  const { levers } = search
  const found: MoveDirection[] = []
  const roleAt = (place: number) => levers[place - 1]?.standing.keeping.role
  const isName = (place: number): boolean => roleAt(place) === 'named' || roleAt(place) === 'spirit'
  for (let from = NO_LEVER; from <= levers.length; from++) {
    if (from !== NO_LEVER && !canFall(search, from)) continue
    if (isName(from) !== givesName || roleAt(from) === 'dose') continue
    for (let to = NO_LEVER; to <= levers.length; to++) {
      if (from === to || (slopes[to] as number) - (slopes[from] as number) >= 0) continue
      if (to !== NO_LEVER && (roleAt(to) === 'dose' || !canRise(search, to, false))) continue
      if (from !== NO_LEVER && to !== NO_LEVER) {
        const group = levers[from - 1]?.standing.group ?? -1
        const isAlike = group >= 0 && group === levers[to - 1]?.standing.group
        if (!isAlike && roleAt(from) !== 'filler' && roleAt(to) !== 'filler') continue
      }
      found.push({ from, to, cost: COST.unlisted, isListed: false, fault: -1, aim: undefined })
    }
  }
  return found
}

/** Notes the amounts of one direction, and says how many there are. */
function amountsOf<Matter>(
  search: FormulaSearch<Matter>,
  now: Float64Array,
  direction: MoveDirection,
  room: number,
): number {
  const {
    gauges,
    scratch: { amounts },
  } = search
  const { from, to, fault, aim } = direction
  const { limits } = gauges
  const targetOf = (g: number, way: number): number => {
    const { fromBelow, fromAbove } = limits[g] as GaugeLimits
    return way < 0 ? fromBelow : fromAbove
  }
  let most = room
  if (fault >= 0) {
    // Overshoot is a fault too.
    const wanted = gramsToTarget(
      gauges,
      fault,
      aim ?? targetOf(fault, side(gauges, fault, now[fault] as number)),
      from,
      to,
      room,
    )
    if (wanted > 0 && wanted < room) most = wanted
  }
  let count = 0
  amounts[count++] = most
  const add = (g: number, target: number): void => {
    const grams = gramsToTarget(gauges, g, target, from, to, most)
    if (grams > 0 && grams < most && count < MOST_AMOUNTS) amounts[count++] = grams
  }
  for (let g = 0; g < now.length; g++) {
    const way = side(gauges, g, now[g] as number)
    if (way !== 0) add(g, targetOf(g, way))
    else if (!gauges.blends[g]) {
      const { clearLeast, clearMost } = limits[g] as GaugeLimits
      add(g, clearLeast)
      add(g, clearMost)
    }
  }
  return count
}

/** Grams that a scale shows and that leave no crumb of what was meant: some of it stays, or all of it goes. */
function weighable<Matter>(
  { levers, grams, batch }: FormulaSearch<Matter>,
  from: number,
  amount: number,
  most: number,
): number {
  if (from === NO_LEVER) return roundedToScale(amount, most)
  const has = grams[from] as number
  const { least = 0, grams: meant = 0 } = levers[from - 1] ?? {}
  const stays = CRUMB_SHARES.left * meant
  if (meant < CRUMB_SHARES.weighed * batch || has - amount >= stays) return roundedToScale(amount, most)
  const isNearerGone = least <= 0 && has <= most && has - amount < stays / 2
  return isNearerGone ? has : roundedToScale(Math.min(most, has - stays), most)
}

function isAmong(amount: number, tried: readonly number[], count: number): boolean {
  for (let at = 0; at < count; at++) if (tried[at] === amount) return true
  return false
}

/** The move that leaves the formula nearest to right, if any takes error away. */
export function bestMove<Matter>(search: FormulaSearch<Matter>): LeverMove | undefined {
  const now = countingReadings(search.gauges)
  const { error, guarded } = weighMove(search, NO_LEVER, NO_LEVER, 0)
  const slopes = leverSlopesOf(search, now)
  return (
    best(search, now, error, guarded, listedMoves(search, now, slopes)) ??
    best(search, now, error, guarded, unlisted(search, slopes, false)) ??
    best(search, now, error, guarded, unlisted(search, slopes, true))
  )
}

function best<Matter>(
  search: FormulaSearch<Matter>,
  now: Float64Array,
  errorNow: number,
  guardedNow: number,
  directions: readonly MoveDirection[],
): LeverMove | undefined {
  const { levers, grams, gone, batch, left, scratch } = search
  const { amounts, tried } = scratch
  let found: LeverMove | undefined
  let least = Number.POSITIVE_INFINITY
  for (const direction of directions) {
    const { from, to, cost, isListed } = direction
    const giver = levers[from - 1]
    const taker = levers[to - 1]
    const fixed = cost + (taker && (grams[to] as number) === 0 ? COST.newcomer : 0)
    // A direction too dear by itself need not be tried.
    if (fixed >= least) continue
    const room = taker ? (isListed ? taker.reach : taker.most) - (grams[to] as number) : Number.POSITIVE_INFINITY
    const usual = giver ? (grams[from] as number) - giver.least : Number.POSITIVE_INFINITY
    // What alone is the fault gives more than its floor lets it, if that mends everything.
    const alone = giver && isListed && gone[from] === 0 ? (grams[from] as number) - giver.alone : usual
    const most = Math.min(Math.max(usual, alone), room, left)
    if (!(most > 0)) continue
    const minded = Math.max(
      giver ? reluctanceFor(giver.standing.keeping.role, false) : 0,
      taker ? reluctanceFor(taker.standing.keeping.role, isListed) : 0,
    )
    const isDosed = giver?.standing.keeping.role === 'dose' || taker?.standing.keeping.role === 'dose'
    const worthy = isDosed ? 0 : WORTH_WEIGHING * batch
    const count = amountsOf(search, now, direction, most)
    let tries = 0
    for (let at = 0; at < count; at++) {
      const amount = weighable(search, from, amounts[at] as number, most)
      if (!(amount > 0 && amount <= most)) continue
      const price = fixed + (COST.change * minded * amount) / batch
      if (price >= least || isAmong(amount, tried, tries)) continue
      tried[tries++] = amount
      const after = weighMove(search, from, to, amount, price, least)
      if (after.isOut && amount < worthy) continue
      if (amount > usual && (after.isOut || after.error > 0)) continue
      const score = after.strain + price
      if (
        !(
          score < least &&
          errorNow - after.error >= WORTH_SAYING[isListed ? 'listed' : 'unlisted'] * errorNow &&
          after.guarded <= guardedNow
        )
      )
        continue
      least = score
      found = { from, to, grams: amount }
    }
  }
  return found
}

/** Makes a move: what was raised will not be lowered later, nor the other way round. */
export function applyMove<Matter>(search: FormulaSearch<Matter>, { from, to, grams }: LeverMove): void {
  makeMove(search.gauges, from, to, grams)
  if (from !== NO_LEVER) {
    search.grams[from] = (search.grams[from] as number) - grams
    search.gone[from] = LOWERED
  }
  if (to !== NO_LEVER) {
    search.grams[to] = (search.grams[to] as number) + grams
    search.gone[to] = RAISED
  }
  search.left -= grams
}
