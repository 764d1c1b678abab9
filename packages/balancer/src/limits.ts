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

/** The class aimed at: the next one above the formula's own, the top one if that was asked, and the top one once there. */
export const rungOf = ({ best, start: { rungs, reached } }: Task): number =>
  best ? rungs.length - 1 : Math.min(reached, rungs.length - 1)

/** What has to hold in a formula: the ranges of the class aimed at, with the caller's own in their place. */
export function goalsOf(task: Task, { rungs, parameters }: AnyProblem): AnyLimit[] {
  const { wanted, onlyWanted } = task
  const usual = onlyWanted ? [] : (rungs[rungOf(task)]?.limits ?? [])
  const own = Object.entries(wanted).flatMap(([key, { min = -Infinity, max = Infinity }]): AnyLimit[] => {
    const reading = parameters[key]
    if (!reading) return []
    const { label, unit, decimals } = reading
    return [{ key, label, unit, decimals, reading, range: [min, max] }]
  })
  return [...usual.filter(({ key }) => !Object.hasOwn(wanted, key)), ...own]
}

/** Guards, from where the formula stands: what holds goes on holding, and what does not gets no worse, as it is shown. */
export function guardsOf({ onlyWanted, start }: Task): AnyLimit[] {
  if (onlyWanted) return []
  return start.guards.map((guard) => {
    const exact = measure(guard.reading, start.lines)
    if (exact === undefined) return guard
    const shown = round(exact, guard.decimals)
    const [least, most] = guard.range
    return { ...guard, range: [Math.min(least, exact, shown), Math.max(most, exact, shown)] }
  })
}

export const limitsAt = (task: Task, problem: AnyProblem): AnyLimit[] => [...goalsOf(task, problem), ...guardsOf(task)]

/** The limits that a formula misses; none at all of what is no formula. */
export const unmetIn = (task: Task, problem: AnyProblem | undefined): AnyLimit[] | undefined =>
  problem && limitsAt(task, problem).filter((limit) => !isMet(limit, problem))
