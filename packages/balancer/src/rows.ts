import {
  type BlendParameter,
  isRatioParameter,
  measureLines,
  type RatioParameter,
  ratioOfValue,
  type SolverProblem,
} from '@obrador/engine'
import { type AnyLimit, type CostReading, isCostLimit, readLimitIn } from './limit.ts'
import type { AdjustTask } from './task.ts'

/** Something that may not be negative. */
export interface LinearPlane {
  /** What each share of the batch gives, line by line. */
  readonly coefficients: readonly number[]
  readonly constant: number
}

/**
 * A limit as a solver takes it: one row for each end of its range. The activity of a row is the room that is left to the
 * limit, in the unit of its parameter, so that it holds when it is not negative.
 */
export interface LimitRow extends LinearPlane {
  readonly limit: AnyLimit
  readonly end: 'min' | 'max'
  /** What the unit of the parameter is taken over, per batch: the base of a ratio where the formula stood. */
  readonly base: number
}

type Lines = SolverProblem<unknown>['lines']

/** The step, in shares of the batch or of the ratio, of a slope taken by difference. */
const STEP = 1e-6

/** How fast the value moves with the ratio behind it, where the limit lies. */
function slopeOf({ scale, curve }: RatioParameter<unknown>, ratio: number): number {
  if (!curve) return scale
  const step = STEP * Math.max(Math.abs(ratio), STEP)
  return (curve.at(scale * (ratio + step)) - curve.at(scale * (ratio - step))) / (2 * step)
}

export const basePlaneOf = ({ per }: RatioParameter<unknown>, lines: Lines, batch: number): number =>
  lines.reduce((sum, { grams, matter }) => sum + grams * per(matter), 0) / batch

/** The share of the largest base there could be under which there is none to speak of. */
const TRACE = 1e-6
const mostOf = (per: RatioParameter<unknown>['per'], lines: Lines): number =>
  Math.max(0, ...lines.map(({ matter }) => per(matter)))

/**
 * `value ≥ t` is `Σ grams·(of − r·per) ≥ 0` with the ratio r of t: linear, and exact. It is written in the unit of the
 * parameter by what one unit of it is worth where the formula stands.
 */
function ratioRow(reading: RatioParameter<unknown>, bound: number, isFloor: boolean, lines: Lines, batch: number) {
  const ratio = ratioOfValue(reading, bound)
  const slope = slopeOf(reading, ratio)
  const now = basePlaneOf(reading, lines, batch)
  const most = mostOf(reading.per, lines)
  // Without a base to speak of, that of a batch of nothing else: the plane is the same in any unit.
  const base = now > TRACE * most ? now : most || 1
  // A flat piece of a curve (a figure that never shows above 100) still has a direction.
  const unit = (Math.abs(slope) || reading.scale) / base
  const sign = isFloor === slope >= 0 ? unit : -unit
  const coefficients = lines.map(({ matter }) => sign * (reading.of(matter) - ratio * reading.per(matter)))
  return { coefficients, constant: 0, base }
}

/** What is no ratio is taken as a plane where the formula stands; whoever solves must come back and look again. */
function blendRow(reading: BlendParameter<unknown>, bound: number, isFloor: boolean, lines: Lines, batch: number) {
  const now = measureLines(reading, lines) ?? bound
  const step = STEP * batch
  const slopes = lines.map((line, at) => {
    const moved = lines.with(at, { ...line, grams: line.grams + step })
    return ((measureLines(reading, moved) ?? now) - now) / STEP
  })
  const at = lines.reduce((sum, { grams }, line) => sum + ((slopes[line] ?? 0) * grams) / batch, 0)
  const sign = isFloor ? 1 : -1
  return { coefficients: slopes.map((slope) => sign * slope), constant: sign * (now - at - bound), base: 1 }
}

/** `Σ grams·(price − bound)` over the weight: linear, and exact. */
function costRow({ prices }: CostReading, bound: number, isFloor: boolean, lines: Lines, batch: number) {
  const base = lines.slice(0, prices.length).reduce((sum, { grams }) => sum + grams, 0) / batch || 1
  const sign = (isFloor ? 1 : -1) / base
  const coefficients = lines.map((_, at) => (at < prices.length ? sign * ((prices[at] ?? 0) - bound) : 0))
  return { coefficients, constant: 0, base }
}

/** One end of a limit as a plane over the lines: not negative where it holds, in the unit of its parameter. */
export function limitPlaneOf({ reading }: AnyLimit, bound: number, isFloor: boolean, lines: Lines, batch: number) {
  if (isCostLimit(reading)) return costRow(reading, bound, isFloor, lines, batch)
  return isRatioParameter(reading)
    ? ratioRow(reading, bound, isFloor, lines, batch)
    : blendRow(reading, bound, isFloor, lines, batch)
}

/** What lay inside stays clear of its ends by this share of what comes in from outside. */
const CLEAR = 0.2
/** What a threshold of the law is kept clear of, in shares of what a range is of its width: 3 % where a range has 10. */
const THRESHOLD = 0.3

/** Ten times what a solver lets a row be missed by, in shares of a threshold. */
const HAIR = 1e-6

/** The row of one end of a limit, with the bound where it is wanted. What cooking takes away never moves. */
export function limitRowAt(
  limit: AnyLimit,
  end: LimitRow['end'],
  bound: number,
  { lines }: SolverProblem<unknown>,
  task: AdjustTask,
): LimitRow {
  const { coefficients, constant, base } = limitPlaneOf(limit, bound, end === 'min', lines, task.batch)
  const taken = lines
    .slice(task.lines.length)
    .reduce((sum, { grams }, at) => sum + (coefficients[task.lines.length + at] ?? 0) * (grams / task.batch), 0)
  return { limit, end, coefficients: coefficients.slice(0, task.lines.length), constant: constant + taken, base }
}

/** Beyond this a solver refuses the row, or loses what is beside it. */
const LARGEST = 1e12
const isPlane = ({ coefficients, constant }: LinearPlane): boolean =>
  [constant, ...coefficients].every((value) => Math.abs(value) < LARGEST)

/** A floor of nothing and a ceiling of everything bind nobody; and what is no plane is for the engine to judge, not for a solver. */
const binds = (row: LimitRow): boolean =>
  (row.constant < 0 || row.coefficients.some((room) => room < 0)) && isPlane(row)

/**
 * Both ends of a range, clear of them by `inside`, a share of its width, unless the formula already stands nearer; none
 * of what has no base, for nothing judges it.
 */
export function limitRowsOf(
  limit: AnyLimit,
  problem: SolverProblem<unknown>,
  task: AdjustTask,
  inside = 0,
): LimitRow[] {
  const now = readLimitIn(limit, problem.lines)
  if (now === undefined) return []
  const [least, most] = limit.range
  // Next to a threshold, which has no width, a share of the threshold itself.
  const clear = (end: number): number =>
    Number.isFinite(most - least) ? inside * (most - least) : THRESHOLD * inside * Math.abs(end)
  // A change is worth its grams: what was out by a hair ends a hair inside, and nothing further inside than it was out.
  const sent = readLimitIn(limit, task.start.lines) ?? now
  const firm = (end: number, missed: number): number =>
    missed > 0 && task.isMarginUsual ? Math.min(clear(end), Math.max(CLEAR * clear(end), missed)) : clear(end)
  // Nothing can cross a floor of nothing, and nothing at all is clear of every ceiling.
  const [above, below] = [
    least === 0 ? 0 : least + firm(least, least - sent),
    most === 0 ? 0 : most - firm(most, sent - most),
  ]
  const aside = (end: number, firm: number): number => end + CLEAR * (firm - end)
  // What is compared as it is must be met by what a solver calls met.
  const hair = (end: number): number => (limit.isExact && end !== 0 ? HAIR * (1 + Math.abs(end)) : 0)
  const floor = (now < least ? above : Math.min(aside(least, above), now)) + hair(least)
  const ceiling = (now > most ? below : Math.max(aside(most, below), now)) - hair(most)
  return [
    ...(Number.isFinite(least) ? [limitRowAt(limit, 'min', floor, problem, task)] : []),
    ...(Number.isFinite(most) ? [limitRowAt(limit, 'max', ceiling, problem, task)] : []),
  ].filter(binds)
}

/** What is tied stays in the ratio in which it was written, within its share. */
export const tieRowsOf = ({ ties, lines, batch }: AdjustTask): LinearPlane[] =>
  ties.flatMap(({ a, b, tolerance }) => {
    const sum = (members: readonly number[]): number =>
      members.reduce((total, at) => total + (lines[at]?.grams ?? 0), 0)
    const [over, under] = [sum(a) / batch, sum(b) / batch]
    if (!(over > 0 && under > 0)) return []
    const ratio = over / under
    const plane = (sign: 1 | -1): LinearPlane => ({
      coefficients: lines.map((_, at) => {
        const isOver = a.includes(at) ? sign / over : 0
        return isOver - (b.includes(at) ? (sign * ratio * (1 - sign * tolerance)) / over : 0)
      }),
      constant: 0,
    })
    return [plane(1), plane(-1)]
  })

/** Of what a ratio is taken over so much must stay, or the ratio would be met by there being nothing to judge. */
const LEAST_BASE = 0.1

/** The bases of the ratios among some limits: each once, and none that is the mass itself. */
export function basePlanesOf(
  limits: readonly AnyLimit[],
  { lines }: SolverProblem<unknown>,
  task: AdjustTask,
): LinearPlane[] {
  const pers = new Set(
    limits.flatMap(({ reading }) => (!isCostLimit(reading) && isRatioParameter(reading) ? [reading.per] : [])),
  )
  return [...pers].flatMap((per) => {
    const all = lines.map(({ matter }) => per(matter))
    const now = lines.reduce((sum, { grams }, at) => sum + (grams * (all[at] ?? 0)) / task.batch, 0)
    if (now <= TRACE * mostOf(per, lines) || all.every((one) => one === all[0])) return []
    const coefficients = all.slice(0, task.lines.length).map((one) => one / now)
    const taken = lines
      .slice(task.lines.length)
      .reduce((sum, { grams }, at) => sum + (grams * (all[task.lines.length + at] ?? 0)) / task.batch / now, 0)
    return [{ coefficients, constant: taken - LEAST_BASE }]
  })
}
