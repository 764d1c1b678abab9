import { roundTo } from '@obrador/engine'
import { batchTotal } from './batch.ts'
import { type TableFormula, totalGramsOf } from './formula.ts'
import { type BatchVolume, isVolumeWay, litresOfVolume, type VolumeWay, volumeInBatch, volumeWayOf } from './volume.ts'

/** How much is weighed: so much in all, so many pieces, or as far as what there is reaches. */
export type WeighingWay = 'total' | 'pieces' | 'have' | VolumeWay

export interface HavingLine {
  /** The line of which there is so much. */
  readonly line: string
  readonly grams: number
}

export interface BatchWeighing {
  readonly way: WeighingWay
  readonly total: number
  readonly pieces: number
  readonly pieceGrams: number
  readonly have: readonly HavingLine[]
  /** Told in litres, with % of air; none where nobody has said how much. */
  readonly volume?: BatchVolume
  readonly overrun?: number
}

/** As the formula says that it is made. */
export function batchWeighingOf(formula: TableFormula): BatchWeighing {
  const { pieces, pieceGrams } = formula.batch
  const volume = volumeInBatch(formula.batch)
  const heaviest = formula.lines.toSorted((a, b) => b.grams - a.grams)[0]
  return {
    way: volumeWayOf(formula.batch) ?? (pieces === undefined ? 'total' : 'pieces'),
    total: batchTotal(formula),
    pieces: pieces ?? 1,
    pieceGrams: pieceGrams ?? totalGramsOf(formula.lines),
    have: heaviest ? [{ line: heaviest.id, grams: heaviest.grams }] : [],
    ...(volume && { volume }),
    ...(formula.batch.overrun !== undefined && { overrun: formula.batch.overrun }),
  }
}

/** Of several things at hand, the one that is used up first decides. */
function reach({ lines }: TableFormula, have: readonly HavingLine[]): number {
  const factors = have.flatMap(({ line, grams }) => {
    const needed = lines.find(({ id }) => id === line)?.grams ?? 0
    return needed > 0 && grams > 0 ? [grams / needed] : []
  })
  return factors.length > 0 ? Math.min(...factors) : 1
}

/** Somebody has typed 0 where it says how much is made. */
export const isNothingAsked = ({ way, total, pieces, pieceGrams, have, volume }: BatchWeighing): boolean => {
  if (way === 'have') return have.every(({ grams }) => grams === 0)
  if (isVolumeWay(way)) return volume !== undefined && litresOfVolume(way, volume) === 0
  return (way === 'total' ? total : pieces * pieceGrams) === 0
}

/**
 * What each weight of the formula is multiplied by; by one where nothing sensible is asked for. `litre`: g of the mix in a
 * litre of what is made, where that is known.
 */
export function factorForWeighing(formula: TableFormula, weighing: BatchWeighing, litre?: number): number {
  const { way, total, pieces, pieceGrams, have, volume } = weighing
  const written = totalGramsOf(formula.lines)
  if (way === 'have') return reach(formula, have)
  const wanted = isVolumeWay(way)
    ? volume && litre !== undefined
      ? litresOfVolume(way, volume) * litre
      : 0
    : way === 'total'
      ? total
      : pieces * pieceGrams
  return written > 0 && wanted > 0 ? wanted / written : 1
}

/** Divisions that a scale may have, g. */
export const SCALE_DIVISIONS = [1, 0.1] as const
/** Under this much a gram is too coarse for anybody, g: it is weighed on the small scale. */
const SMALL = 20
const SMALLEST = 0.1

const divisionFor = (grams: number, division: number): number =>
  grams < SMALL ? Math.min(division, SMALLEST) : division

/** What a tap on − or + changes of a weight: enough to be tasted, and seldom too much. */
const STEP_SHARE = 0.03
const ROUND_STEPS = [1, 2, 5, 10] as const

/** The 1-2-5 figure nearest to a thirtieth of a weight, never below what the scale shows, g. */
export function stepForWeight(grams: number, division: number): number {
  if (grams <= 0) return division
  const wanted = Math.max(grams * STEP_SHARE, divisionFor(grams, division))
  const tens = 10 ** Math.floor(Math.log10(wanted))
  const far = (step: number): number => Math.abs(step * tens - wanted)
  return roundTo(ROUND_STEPS.reduce((best, step) => (far(step) < far(best) ? step : best)) * tens, 2)
}

const toNearest = (grams: number, step: number): number => roundTo(Math.round(grams / step) * step, 2)

/**
 * Weights that a scale can show. What rounding adds or takes away goes to the heaviest, where it is least felt, so that all
 * of them together weigh what they should.
 */
export function roundToDivision(weights: readonly number[], division: number): readonly number[] {
  const shown = weights.map((grams) => toNearest(grams, divisionFor(grams, division)))
  const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0)
  const heaviest = weights.indexOf(Math.max(...weights))
  const rest = toNearest(sum(weights) - sum(shown), division)
  return shown.map((grams, at) => (at === heaviest ? roundTo(grams + rest, 2) : grams))
}
