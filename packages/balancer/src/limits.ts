import { type Limit, measure, type Problem, round } from '@obrador/engine'
import type { Task } from './task.ts'

type AnyLimit = Limit<unknown>
type AnyProblem = Problem<unknown>

const isInside = (value: number, [least, most]: AnyLimit['range']): boolean => value >= least && value <= most

/** What a limit reads in a problem, as it would be shown; none when it has no base, and then nothing judges it. */
export function shownIn({ reading, decimals }: AnyLimit, { lines }: AnyProblem): number | undefined {
  const value = measure(reading, lines)
  return value === undefined ? undefined : round(value, decimals)
}

export function isMet(limit: AnyLimit, problem: AnyProblem): boolean {
  const value = shownIn(limit, problem)
  return value === undefined || isInside(value, limit.range)
}

/**
 * The class aimed at: being right, or staying what it is once it is. A higher one is an offer: the next if it was asked for,
 * or the top.
 */
export function rungOf({ level, asSent: { rungs, reached } }: Task): number {
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
export function goalsOf(task: Task, { rungs, parameters }: AnyProblem): AnyLimit[] {
  const { wanted, onlyWanted, margins } = task
  const usual = onlyWanted ? [] : (rungs[rungOf(task)]?.limits ?? [])
  const own = Object.entries(wanted).flatMap(([key, { min = -Infinity, max = Infinity }]): AnyLimit[] => {
    const reading = parameters[key]
    if (!reading) return []
    const { label, unit, decimals } = reading
    return [{ key, label, unit, decimals, reading, range: [min, max] }]
  })
  const all = [...usual.filter(({ key }) => !Object.hasOwn(wanted, key)), ...own]
  return all.map((limit) => clearOf(limit, margins[limit.key] ?? 0))
}

/** Guards: what holds goes on holding; what does not is mended with the rest, or at least gets no worse, as it is shown. */
export function guardsOf({ onlyWanted, asSent: start, mends }: Task): AnyLimit[] {
  if (onlyWanted) return []
  return start.guards.map((guard) => {
    const exact = measure(guard.reading, start.lines)
    if (exact === undefined || (mends && guard.isFault)) return guard
    const shown = round(exact, guard.decimals)
    const [least, most] = guard.range
    return { ...guard, range: [Math.min(least, exact, shown), Math.max(most, exact, shown)] }
  })
}

/** What the law asks of the name, unless the caller sets it free or wrote another range for the same figure. */
export const lawOf = ({ keepsLaw, wanted }: Task, { law }: AnyProblem): AnyLimit[] =>
  keepsLaw ? law.filter(({ key }) => !Object.hasOwn(wanted, key)) : []

/** The law of the name first, then the ranges, then what must not be spoiled. */
export const limitsAt = (task: Task, problem: AnyProblem): AnyLimit[] => [
  ...lawOf(task, problem),
  ...goalsOf(task, problem),
  ...guardsOf(task),
]

/** The limits that a formula misses; none at all of what is no formula. */
export const unmetIn = (task: Task, problem: AnyProblem | undefined): AnyLimit[] | undefined =>
  problem && limitsAt(task, problem).filter((limit) => !isMet(limit, problem))
