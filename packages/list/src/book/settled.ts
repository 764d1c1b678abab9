import { findRow } from '@obrador/engine'
import { EGG_G, isOddEgg } from '../egg-weight.ts'
import {
  isYieldOf,
  KILO_G,
  likelihoodOfBatch,
  likelihoodOfList,
  likelihoodOfScale,
  likelihoodOfWriting,
  type MassUnit,
  type SortedLine,
  sortedLine,
  spreadsAway,
  totalOfWeights,
  type WeighedFigure,
  YIELD_TELLS,
} from '../list-unit.ts'
import { SHARE_BOUNDS } from '../products/share-bounds.ts'
import { suggestAsSaid } from '../suggest.ts'
import type { AskedWeight, RowReading, RowWay } from './amounts.ts'

/** The weights of a recipe, decided for all of its rows together; what is not likely beside the others is asked. */

/** Why a weight that stands there cannot well be meant. */
export type WeightAlarm = 'heavy' | 'light' | 'others' | 'share' | 'egg' | 'percent'

/** What a row weighs, or the question that it leaves; `read` is what its cells say, where that is not likely. */
export interface SettledWeight extends AskedWeight {
  readonly alarm?: { readonly is: WeightAlarm; readonly read: number }
}

/** What else the sheet says of the whole: grams that are made, and what its row of totals may say. */
export interface WholeSaid {
  readonly made?: number | undefined
  readonly totals?: readonly number[]
  /** How much likelier kilos are than grams by the other recipes of the column, as a natural logarithm. */
  readonly leaning?: number
  /** Its figures are weights in the unit of their head, however unlikely. */
  readonly isOurs?: true | undefined
}

/** How much likelier one way must be than another not to be asked about; what a head tells of the unit, and a row of totals of the rest. */
const TELLS = 2
/** Counted or weighed, the same where a thing is usually counted. */
const COUNT_TELLS = 5
const HEAD_TELLS = 6
const TOTAL_TELLS = 6
const NEAR_TOTAL = 0.01
/** Rows of which the ways are tried; in longer tables every row that has two is asked. */
const MOST_ROWS = 150
const SWEEPS = 3

interface PlacedRow {
  readonly line: SortedLine
  readonly reading: RowReading
}

class Settling {
  readonly #rows: readonly PlacedRow[]
  readonly #said: WholeSaid
  readonly headed: MassUnit | undefined

  constructor(readings: readonly RowReading[], said: WholeSaid) {
    this.#rows = readings.map((reading, at) => ({ reading, line: sortedLine({ name: reading.name }, at) }))
    this.#said = said
    this.headed = readings.find(({ headed }) => headed)?.headed
  }

  waysOf(at: number, unit: MassUnit): readonly RowWay[] {
    return (this.#rows[at]?.reading.ways ?? []).filter((way) => way.unit === undefined || way.unit === unit)
  }

  weights(chosen: readonly (RowWay | undefined)[]): readonly WeighedFigure[] {
    return this.#rows.flatMap(({ line, reading: { asked } }, at) => {
      const grams = chosen[at]?.grams ?? asked?.grams ?? asked?.suggest?.grams ?? 0
      return grams > 0 ? [{ line, grams }] : []
    })
  }

  /** How likely some weights are beside each other. */
  likelihood(all: readonly WeighedFigure[]): number {
    if (all.length === 0) return 0
    return likelihoodOfList(all) + likelihoodOfBatch(totalOfWeights(all)) + Math.min(...all.map(likelihoodOfScale))
  }

  /** How likely the ways of all rows are, in a unit of those that say none. */
  score(chosen: readonly (RowWay | undefined)[], unit: MassUnit): number {
    const all = this.weights(chosen)
    const total = totalOfWeights(all)
    const figures = this.#rows.flatMap(({ reading: { figure } }, at) => (figure && !chosen[at]?.pieces ? [figure] : []))
    const written = figures.reduce((sum, figure) => sum + likelihoodOfWriting(figure, unit), 0)
    const { made, totals = [], leaning = 0 } = this.#said
    return (
      this.likelihood(all) +
      written / Math.sqrt(Math.max(1, figures.length)) -
      chosen.reduce((sum, way) => sum + (way?.cost ?? 0), 0) -
      (this.headed !== undefined && this.headed !== unit ? HEAD_TELLS : 0) +
      (unit === 'kilos' ? leaning : 0) +
      (isYieldOf(total, made) ? YIELD_TELLS : 0) +
      (totals.some((one) => Math.abs(one - total) <= NEAR_TOTAL * one) ? TOTAL_TELLS : 0)
    )
  }

  /** The likeliest way of each row in a unit, one after the other until none changes. */
  best(unit: MassUnit): { readonly chosen: readonly (RowWay | undefined)[]; readonly score: number } {
    const chosen = this.#rows.map((_, at) => this.waysOf(at, unit)[0])
    let score = this.score(chosen, unit)
    for (let sweep = 0, isMoved = true; sweep < SWEEPS && isMoved; sweep++) {
      isMoved = false
      for (const at of chosen.keys()) {
        for (const way of this.waysOf(at, unit)) {
          const tried = this.score(chosen.with(at, way), unit)
          if (tried <= score) continue
          ;[chosen[at], score, isMoved] = [way, tried, true]
        }
      }
    }
    return { chosen, score }
  }
}

const asked = (grams: number, more: Partial<SettledWeight> = {}): SettledWeight => {
  const suggest = suggestAsSaid(grams, ['grams', grams])
  return { ask: 'unclear', ...(suggest && { suggest }), ...more }
}

function settledOf(
  settling: Settling,
  readings: readonly RowReading[],
): { readonly settled: readonly SettledWeight[]; readonly chosen: readonly (RowWay | undefined)[] } {
  const units: readonly MassUnit[] = readings.some(({ figure }) => figure) ? ['grams', 'kilos'] : ['grams']
  const tried = units.map((unit) => ({ unit, ...settling.best(unit) })).toSorted((a, b) => b.score - a.score)
  const [best, other] = tried
  if (!best) return { settled: [], chosen: [] }
  const isUnitOpen = other !== undefined && best.score - other.score < TELLS
  const isUnheard = settling.headed !== undefined && settling.headed !== best.unit
  const settled = readings.map(({ asked: question, figure }, at): SettledWeight => {
    const way = best.chosen[at]
    if (!way) return question ?? { ask: 'unclear' }
    if (way.pieces) return { ask: 'pieces', suggest: way.pieces }
    const isOther = other?.chosen[at]?.grams !== way.grams
    if (figure && isOther && (isUnitOpen || isUnheard)) return asked(way.grams)
    const isOpen = settling
      .waysOf(at, best.unit)
      .filter((one) => one !== way)
      .some((one) => {
        const tells = best.score - settling.score(best.chosen.with(at, one), best.unit)
        return tells < (one.pieces ? COUNT_TELLS : TELLS)
      })
    return isOpen ? asked(way.grams) : { grams: way.grams }
  })
  return { settled, chosen: best.chosen }
}

/** What one recipe tells of the unit of its column at most, and all others of one. */
const MOST_LEANING = 6
const MOST_LEANINGS = 9
const within = (figure: number, most: number): number => Math.max(-most, Math.min(most, figure))

/** Of each recipe of a column, how much the others lean to kilos: figures without a unit have one unit all down it. */
export function leaningsOf(recipes: readonly (readonly RowReading[])[]): readonly number[] {
  const own = recipes.map((readings) => {
    if (readings.length > MOST_ROWS || !readings.some(({ figure, headed }) => figure && !headed)) return 0
    const settling = new Settling(readings, {})
    return within(settling.best('kilos').score - settling.best('grams').score, MOST_LEANING)
  })
  const all = own.reduce((sum, one) => sum + one, 0)
  return own.map((one) => within(all - one, MOST_LEANINGS))
}

/** More than this of one line nobody weighs, g; and so many times all others together. */
const HEAVY_G = 500_000
const TIMES_OTHERS = 20
/** A recipe of less nobody makes, g. */
const LIGHT_G = 25
/** How much likelier a recipe must be with a line in the other unit for that line to be asked about. */
const SLIP_TELLS = 5
/** How far from the usual a share may be, in spreads: beyond what 99.9 % of the published lines are. */
const MOST_SPREADS = 4.5
/** How far beyond what is published a share may be: so many times less or more. */
const BEYOND = 2
/** What may be nearly all of a recipe, %: published lines of few categories are more than half, and short recipes are made of two things. */
const ALL_BUT = 10

/** The weight that a line likely has instead, where another decimal place makes the whole far likelier, and how much. */
function slipOf(all: readonly WeighedFigure[], at: number): { grams: number; gain: number } {
  const one = all[at] as WeighedFigure
  const now = likelihoodOfList(all)
  const [found] = [KILO_G, 1 / KILO_G]
    .map((factor) => one.grams * factor)
    .map((grams) => ({ grams, gain: likelihoodOfList(all.with(at, { ...one, grams })) - now }))
    .toSorted((a, b) => b.gain - a.gain)
  const others = totalOfWeights(all) - one.grams
  const isMended = found !== undefined && isOddShare(one, others) && !isOddShare({ ...one, grams: found.grams }, others)
  return found && (found.gain > SLIP_TELLS || (isMended && found.gain > 0)) ? found : { grams: one.grams, gain: 0 }
}

/** Whether a share is none that a line of its kind has: by its category, or by its name where the catalogue does not know it. */
function isOddShare({ line, grams }: WeighedFigure, others: number): boolean {
  const share = (100 * grams) / (others + grams)
  const [least, most] = SHARE_BOUNDS[findRow(line.name)?.category ?? ''] ?? []
  if (least === undefined || most === undefined) return Math.abs(spreadsAway(line.usual, share)) > MOST_SPREADS
  return share < least / BEYOND || share > Math.max(most * BEYOND, ALL_BUT)
}

function alarmOf(
  one: WeighedFigure,
  all: readonly WeighedFigure[],
  isSlip: boolean,
  count: number | undefined,
): WeightAlarm | undefined {
  const { grams, line } = one
  const others = totalOfWeights(all) - grams
  if (grams > HEAVY_G) return 'heavy'
  if (all.length > 1 && others + grams < LIGHT_G) return 'light'
  if ((all.length > 2 || isSlip) && grams > TIMES_OTHERS * others && line.kind !== 'water') return 'others'
  // Less than one egg weighs is a count that was taken for grams.
  const isEgg = line.kind === 'wholeEgg'
  if (isEgg && (count === undefined ? Number.isInteger(grams) && grams < EGG_G.least : isOddEgg(grams, count)))
    return 'egg'
  return all.length > 2 && (isSlip || isOddShare(one, others)) ? 'share' : undefined
}

/** The lines that are not likely beside the others, the least likely first: what they likely are is what the others are then beside. */
function alarmsOf(
  weighed: readonly WeighedFigure[],
  readings: readonly RowReading[],
): ReadonlyMap<number, SettledWeight> {
  const alarms = new Map<number, SettledWeight>()
  const countOf = ({ line }: WeighedFigure): number | undefined => readings[line.at]?.count
  let all = weighed
  for (let turn = 0; turn < weighed.length; turn++) {
    const [worst] = all
      .map((one, at) => ({ one, at, slip: slipOf(all, at) }))
      .filter(({ one }) => !alarms.has(one.line.at))
      .map((found) => ({ ...found, is: alarmOf(found.one, all, found.slip.gain > 0, countOf(found.one)) }))
      .filter(({ is }) => is !== undefined)
      .toSorted((a, b) => b.slip.gain - a.slip.gain)
    if (!worst?.is) break
    const { one, at, slip, is } = worst
    const grams = is === 'egg' ? EGG_G.usual * (countOf(one) ?? one.grams) : slip.grams
    alarms.set(one.line.at, asked(grams, { alarm: { is, read: one.grams } }))
    all = all.with(at, { ...one, grams })
  }
  return alarms
}

/** What a row weighs by its own cells alone, of the ways to read it that may be meant. */
function weightOfRow({ ways, asked: question }: RowReading, mayBe: (way: RowWay) => boolean): SettledWeight {
  const [way, ...others] = ways.filter(mayBe)
  if (!way) return question ?? { ask: 'unclear' }
  return others.length > 0 ? asked(way.grams) : { grams: way.grams }
}

/** What the rows of a recipe weigh. */
export function settledWeights(readings: readonly RowReading[], said: WholeSaid = {}): readonly SettledWeight[] {
  if (said.isOurs) return readings.map((row) => weightOfRow(row, ({ unit }) => unit === row.headed))
  if (readings.length > MOST_ROWS) return readings.map((row) => weightOfRow(row, ({ unit }) => unit !== 'kilos'))
  let rows = readings
  for (;;) {
    const settling = new Settling(rows, said)
    const { settled, chosen } = settledOf(settling, rows)
    const alarms = [...alarmsOf(settling.weights(chosen), rows)].filter(([at]) => settled[at]?.grams !== undefined)
    if (alarms.length === 0) return settled
    // What is asked now stands as it is proposed, and the others are settled beside that.
    for (const [at, asked] of alarms) rows = rows.with(at, { name: rows[at]?.name ?? '', ways: [], asked })
  }
}

/** Share of the lines that have to agree with a column of percentages for the others to be asked; how near, and by how much they are rounded. */
const MOST_AGREE = 0.7
const FEWEST_AGREE = 3
const NEAR_SHARE = 0.02
const ROUNDED_SHARE = 0.6
const decimalsIn = (share: number | undefined): number => /\.(\d+)$/.exec(String(share ?? ''))?.[1]?.length ?? 0

/** Weights beside a column of percentages: where most are in one ratio to it, one that is not is asked. */
export function weightsBesideShares(
  weights: readonly SettledWeight[],
  shares: readonly (number | undefined)[],
): readonly SettledWeight[] {
  const ratios = weights.flatMap(({ grams }, at) => (grams && shares[at] ? [grams / (shares[at] ?? 1)] : []))
  const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
  const rounded = ROUNDED_SHARE * ratio * 10 ** -Math.max(0, ...shares.map(decimalsIn))
  const isNear = (grams: number, share: number): boolean =>
    Math.abs(grams - ratio * share) <= Math.max(NEAR_SHARE * grams, rounded)
  const near = weights.filter(({ grams }, at) => grams && shares[at] && isNear(grams, shares[at] ?? 0)).length
  if (near < FEWEST_AGREE || near < MOST_AGREE * ratios.length) return weights
  return weights.map((weight, at) => {
    const [{ grams }, share] = [weight, shares[at]]
    if (!grams || !share || isNear(grams, share)) return weight
    return asked(Math.round(ratio * share), { alarm: { is: 'percent', read: grams } })
  })
}
