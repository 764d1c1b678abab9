import { roundTo } from '@obrador/engine'
import { COST_LIMIT } from './answer.ts'
import { type AnyLimit, type AnyProblem, askableLimits, isLimitMet, readLimitIn } from './limit.ts'
import type { AdjustTask } from './task.ts'

/**
 * The class aimed at: being right, or staying what it is once it is. A higher one is an offer: the next if it was asked for,
 * or the top.
 */
export function aimedRungOf({ level, asSent: { rungs, reached } }: AdjustTask): number {
  const top = rungs.length - 1
  if (level === 'mejor') return top
  return Math.min(top, level === 'siguiente' ? reached : Math.max(0, reached - 1))
}

/** A range kept clear of by what the figure varies; a floor of nothing needs no room, and what is too narrow keeps its middle. */
function clearOf(limit: AnyLimit, margin: number): AnyLimit {
  if (margin === 0) return limit
  const [least, most] = limit.range
  const [floor, ceiling] = [least === 0 ? 0 : least + margin, most - margin]
  const middle = (least + most) / 2
  return { ...limit, range: floor <= ceiling ? [floor, ceiling] : [Math.min(floor, middle), Math.max(ceiling, middle)] }
}

/** What has to hold in a formula: the ranges of the class aimed at, with the caller's own in their place. */
export function taskGoalsOf(task: AdjustTask, problem: AnyProblem): AnyLimit[] {
  const { wanted, onlyWanted, margins } = task
  const usual = onlyWanted ? [] : (problem.rungs[aimedRungOf(task)]?.limits ?? [])
  const own = Object.entries(wanted).flatMap(([key, { min = -Infinity, max = Infinity }]): AnyLimit[] => {
    const asked = askableLimits(problem)[key]
    return asked ? [{ ...asked, range: [min, max] }] : []
  })
  const all = [...usual.filter(({ key }) => !Object.hasOwn(wanted, key)), ...own]
  return all.map((limit) => clearOf(limit, margins[limit.key] ?? 0))
}

/** Guards: what holds goes on holding; what does not is mended with the rest, or at least gets no worse, as it is shown. */
export function taskGuardsOf({ onlyWanted, wanted, asSent: start, mends, keepsLaw }: AdjustTask): AnyLimit[] {
  if (onlyWanted) return []
  return start.guards.flatMap((guard) => {
    // What is exact is of the name written for the label, which goes with the law.
    if (Object.hasOwn(wanted, guard.key) || (guard.isExact && !keepsLaw)) return []
    const exact = readLimitIn(guard, start.lines)
    if (exact === undefined || (mends && guard.isFault)) return guard
    const shown = roundTo(exact, guard.decimals)
    const [least, most] = guard.range
    return { ...guard, range: [Math.min(least, exact, shown), Math.max(most, exact, shown)] }
  })
}

/** What the law asks of the name, unless the caller sets it free or wrote another range for the same figure. */
export const taskLawOf = ({ keepsLaw, wanted, compared }: AdjustTask, { law }: AnyProblem): AnyLimit[] =>
  // Who wants as much as there is, or a share of it, has not given up the name.
  keepsLaw ? law.filter(({ key }) => !Object.hasOwn(wanted, key) || compared.has(key)) : []

/** What a kilo may cost, where somebody said so. */
export const costCeilingOf = ({ mostCost, lines }: AdjustTask): AnyLimit[] =>
  mostCost === undefined
    ? []
    : [{ ...COST_LIMIT, range: [-Infinity, mostCost], reading: { prices: lines.map(({ price }) => price) } }]

/** The law of the name first, then the ranges and what it may cost, then what must not be spoiled. */
export const taskLimitsAt = (task: AdjustTask, problem: AnyProblem): AnyLimit[] => [
  ...taskLawOf(task, problem),
  ...taskGoalsOf(task, problem),
  ...costCeilingOf(task),
  ...taskGuardsOf(task),
]

/** The limits that a formula misses; none at all of what is no formula. */
export const unmetLimitsIn = (task: AdjustTask, problem: AnyProblem | undefined): AnyLimit[] | undefined =>
  problem && taskLimitsAt(task, problem).filter((limit) => !isLimitMet(limit, problem))
