import type { PhaseKind } from '@obrador/engine/clock'

/** When each thing is done so that what is wanted is there when it is wanted: backwards from there. Times are minutes of one clock. */

export interface ScheduleTask {
  readonly id: string
  readonly doing: PhaseKind
  readonly minutes: number
  /** What must be over before it begins. */
  readonly after: readonly string[]
  /** Of what waits: somebody begins it. */
  readonly isBegun?: boolean | undefined
  /** What it uses, that there are only so many of. */
  readonly uses?: readonly string[] | undefined
}

export interface TimeSpan {
  readonly start: number
  readonly end: number
}

type Spans = ReadonlyMap<string, TimeSpan>
type Times = ReadonlyMap<string, number>

/** Whether somebody stands there when it begins. */
export const isHandsOn = (task: Pick<ScheduleTask, 'doing' | 'isBegun'>): boolean =>
  task.doing === 'work' || isPutIn(task)

/** Whether somebody only begins it: it goes into the oven, or is left to itself. */
const isPutIn = ({ doing, isBegun = false }: Pick<ScheduleTask, 'doing' | 'isBegun'>): boolean =>
  doing === 'oven' || isBegun

/** Each after all that it waits for; what waits for itself is left where it was found. */
export function inStartOrder<Some extends ScheduleTask>(tasks: readonly Some[]): readonly Some[] {
  const known = new Map(tasks.map((task) => [task.id, task]))
  const seen = new Set<string>()
  const ordered: Some[] = []
  const visit = (task: Some): void => {
    if (seen.has(task.id)) return
    seen.add(task.id)
    for (const id of task.after) {
      const before = known.get(id)
      if (before) visit(before)
    }
    ordered.push(task)
  }
  for (const task of tasks) visit(task)
  return ordered
}

/** As late as it can be: `ends` says when those end for which nothing waits. What is for nobody is left out. */
export function scheduleBackwards(tasks: readonly ScheduleTask[], ends: Times): Spans {
  const latest = new Map(ends)
  const spans = new Map<string, TimeSpan>()
  for (const task of inStartOrder(tasks).toReversed()) {
    const end = latest.get(task.id)
    if (end === undefined) continue
    const start = end - task.minutes
    spans.set(task.id, { start, end })
    for (const id of task.after) latest.set(id, Math.min(latest.get(id) ?? Number.POSITIVE_INFINITY, start))
  }
  return spans
}

/** Minutes after which nobody is on the way to the oven any more. */
const GRACE = 15

/** What is done when something after it is done, whether or not anybody said so. */
function doneIn(tasks: readonly ScheduleTask[], done: Times): ReadonlySet<string> {
  const all = new Set(done.keys())
  for (const { id, after } of inStartOrder(tasks).toReversed()) if (all.has(id)) for (const one of after) all.add(one)
  return all
}

/**
 * As it goes: what was done late, or has not been begun though its time is over, moves all that waits for it. What was done
 * early moves nothing: the wait is longer.
 */
export function asItGoes(tasks: readonly ScheduleTask[], planned: Spans, done: Times, now: number): Spans {
  const over = doneIn(tasks, done)
  const spans = new Map<string, TimeSpan>()
  for (const task of inStartOrder(tasks)) {
    const plan = planned.get(task.id)
    if (!plan) continue
    const at = done.get(task.id)
    const ready = Math.max(plan.start, ...task.after.map((id) => spans.get(id)?.end ?? plan.start))
    const lastMoment = ready + (isPutIn(task) ? GRACE : task.minutes)
    const isForgotten = isHandsOn(task) && !over.has(task.id) && now > lastMoment
    const start = isForgotten ? now : ready
    if (at === undefined) spans.set(task.id, { start, end: start + task.minutes })
    // Something goes into the oven when it is said; what somebody works at is over when it is said.
    else if (isPutIn(task)) spans.set(task.id, { start: at, end: at + task.minutes })
    else spans.set(task.id, { start: Math.min(plan.start, at), end: at })
  }
  return spans
}

/** More things at once than there is room for: from when on, and which. */
export interface ResourceMeeting {
  readonly resource: string
  readonly at: number
  readonly places: number
  /** By when they begin. */
  readonly tasks: readonly string[]
}

const onePlace = 1

/** What meets where only so many can be at once, each time that one more begins. */
export function resourceMeetings(
  tasks: readonly ScheduleTask[],
  spans: Spans,
  places: Readonly<Record<string, number>>,
): readonly ResourceMeeting[] {
  const used = tasks
    .flatMap(({ id, uses = [] }) => {
      const span = spans.get(id)
      return span ? uses.map((resource) => ({ id, resource, ...span })) : []
    })
    .toSorted((one, other) => one.start - other.start)
  return used.flatMap(({ resource, start: at }, place) => {
    const room = places[resource] ?? onePlace
    const there = used.slice(0, place + 1).filter((one) => one.resource === resource && one.end > at)
    return there.length > room ? [{ resource, at, places: room, tasks: there.map(({ id }) => id) }] : []
  })
}
