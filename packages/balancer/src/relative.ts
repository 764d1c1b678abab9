import { roundTo, type SolverProblem } from '@obrador/engine'
import { balancerFinding } from './findings.ts'
import { type AnyLimit, askableLimits, readLimitIn } from './limit.ts'
import { checkWishedRange, refuseRequest } from './refuse.ts'
import {
  ADJUST_LIMITS,
  type AdjustRequest,
  AS_IT_IS,
  type FigureWish,
  type TimesNow,
  type WantedRange,
} from './request.ts'

/** What is wished of each figure as a range: a wish beside what it is now becomes the range around it. */
export interface WishedRanges {
  readonly wanted: Readonly<Record<string, WantedRange>>
  /** Keys of the wishes that were made beside what the formula reads now. */
  readonly compared: ReadonlySet<string>
}

/** As near as a palate or a spoon tells: shares of the width of the type's range, and of the value where it has none. */
const NEAR = { width: 0.05, value: 0.02 } as const
/** A scale whose zero is a convention: so many times it says nothing. */
const WITHOUT_ZERO: ReadonlySet<string> = new Set(['°C'])

const FIELD = { field: 'objetivos' } as const

const isTimes = (wish: FigureWish): wish is TimesNow => typeof wish === 'object' && wish !== null && 'factor' in wish

function factorOf(key: string, wish: TimesNow & WantedRange, unit: string): number {
  const { factor, min, max } = wish
  if (min !== undefined || max !== undefined)
    refuseRequest(balancerFinding('balancer.factor-and-range', { key }), FIELD)
  if (!(factor > 0 && factor <= ADJUST_LIMITS.factor))
    refuseRequest(balancerFinding('balancer.factor', { key, most: ADJUST_LIMITS.factor }), FIELD)
  if (factor !== 1 && WITHOUT_ZERO.has(unit))
    refuseRequest(balancerFinding('balancer.factor-of-degrees', { key, unit }), FIELD)
  return factor
}

/** How far from a value still counts as it, in the unit of the figure. */
function nearness({ key, decimals }: AnyLimit, value: number, { rungs }: SolverProblem<unknown>): number {
  const [least, most] = rungs.flatMap(({ limits }) => limits).find((limit) => limit.key === key)?.range ?? []
  const width = (most ?? Infinity) - (least ?? -Infinity)
  const near = Number.isFinite(width) && width > 0 ? NEAR.width * width : NEAR.value * Math.abs(value)
  return Math.max(near, 10 ** -decimals / 2)
}

/** The range around so many times what a figure reads now. */
function around(limit: AnyLimit, wish: TimesNow | typeof AS_IT_IS, problem: SolverProblem<unknown>): WantedRange {
  const factor = wish === AS_IT_IS ? 1 : factorOf(limit.key, wish, limit.unit)
  const now = readLimitIn(limit, problem.lines)
  if (now === undefined)
    return refuseRequest(balancerFinding('balancer.nothing-to-compare', { key: limit.key, label: limit.label }), FIELD)
  const value = factor * now
  const near = nearness(limit, value, problem)
  return { min: roundTo(value - near, limit.decimals), max: roundTo(value + near, limit.decimals) }
}

export function wishedRangesIn(objetivos: AdjustRequest['objetivos'], problem: SolverProblem<unknown>): WishedRanges {
  const known = askableLimits(problem)
  const compared = new Set<string>()
  const wanted = Object.entries(objetivos ?? {}).map(([key, wish]): [string, WantedRange] => {
    const limit = Object.hasOwn(known, key) ? known[key] : undefined
    if (!limit)
      return refuseRequest(
        balancerFinding('balancer.unknown-parameter', { key, keys: Object.keys(problem.parameters) }),
        FIELD,
      )
    if (wish === AS_IT_IS || isTimes(wish)) {
      compared.add(key)
      return [key, around(limit, wish, problem)]
    }
    if (typeof wish !== 'object' || wish === null)
      return refuseRequest(balancerFinding('balancer.wish', { key }), FIELD)
    checkWishedRange(wish, key, FIELD)
    return [key, wish]
  })
  return { wanted: Object.fromEntries(wanted), compared }
}
