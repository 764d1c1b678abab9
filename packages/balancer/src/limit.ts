import { isRatioParameter, measureLines, type ReadingLimit, roundTo, type SolverProblem } from '@obrador/engine'

/** What a search has to keep to: a reading of the formula, and where it should lie. */

export type AnyProblem = SolverProblem<unknown>

/** What a kilo of what is weighed costs. It is of the prices of the lines, which no matter knows. */
export interface CostReading {
  /** €/kg, line by line. */
  readonly prices: readonly number[]
}

type Reading = ReadingLimit<unknown>['reading'] | CostReading

export interface AnyLimit extends Omit<ReadingLimit<unknown>, 'reading'> {
  readonly reading: Reading
}

type Lines = SolverProblem<unknown>['lines']

export const isCostLimit = (reading: Reading): reading is CostReading => 'prices' in reading

/** What a plane says of it holds wherever it is looked at from. */
export const isLinearLimit = ({ reading }: AnyLimit): boolean => isCostLimit(reading) || isRatioParameter(reading)

/** What making takes away stands after the lines of the task, and has no price. */
function costIn({ prices }: CostReading, lines: Lines): number | undefined {
  const weighed = lines.slice(0, prices.length)
  const weight = weighed.reduce((sum, { grams }) => sum + grams, 0)
  return weight > 0 ? weighed.reduce((sum, { grams }, at) => sum + grams * (prices[at] ?? 0), 0) / weight : undefined
}

/** What a limit reads, unrounded; none when it has no base, and then nothing judges it. */
export const readLimitIn = ({ reading }: AnyLimit, lines: Lines): number | undefined =>
  isCostLimit(reading) ? costIn(reading, lines) : measureLines(reading, lines)

const isInside = (value: number, [least, most]: AnyLimit['range'], slack = 0): boolean =>
  value >= least - slack && value <= most + slack

/** The noise of a sum, in shares of a value: what is compared as it is may be off by so much. */
const NOISE = 1e-9
/** What would be shown on a threshold that it misses is shown with so many decimals, as the law's own answer does. */
const FINE_DECIMALS = 4

/** What is held against the range: what is shown, or what is where the limit asks for that. */
export function comparedValueIn(limit: AnyLimit, { lines }: SolverProblem<unknown>): number | undefined {
  const value = readLimitIn(limit, lines)
  return value === undefined || limit.isExact ? value : roundTo(value, limit.decimals)
}

export function isLimitMet(limit: AnyLimit, problem: SolverProblem<unknown>): boolean {
  const value = comparedValueIn(limit, problem)
  return value === undefined || isInside(value, limit.range, limit.isExact ? NOISE * (1 + Math.abs(value)) : 0)
}

/** What a limit reads in a problem, as it would be shown. */
export function shownLimitIn(limit: AnyLimit, problem: SolverProblem<unknown>): number | undefined {
  const value = readLimitIn(limit, problem.lines)
  if (value === undefined) return undefined
  const shown = roundTo(value, limit.decimals)
  return limit.isExact && isInside(shown, limit.range) && !isLimitMet(limit, problem)
    ? roundTo(value, FINE_DECIMALS)
    : shown
}

/** What may be asked for by its key: every figure of the craft, and what else binds, which a way out may tell to move. */
export function askableLimits({ parameters, law, guards }: AnyProblem): Readonly<Record<string, AnyLimit>> {
  const figures = Object.entries(parameters).map(([key, reading]): [string, AnyLimit] => {
    const { label, unit, decimals } = reading
    return [key, { key, label, unit, decimals, reading, range: [-Infinity, Infinity] }]
  })
  const others = [...guards, ...law].map(({ isExact: _, isFault: __, ...limit }): [string, AnyLimit] => [
    limit.key,
    limit,
  ])
  return Object.fromEntries([...others, ...figures])
}
