import type { WorkDay } from '../../model/day.ts'
import { FIRST_CLOCK, readyTimeOf } from '../../model/day-clock.ts'
import type { WorkshopHabits } from '../../model/habits.ts'
import {
  asItGoes,
  inStartOrder,
  isHandsOn,
  resourceMeetings,
  scheduleBackwards,
  type TimeSpan,
} from '../../model/schedule.ts'
import { type ClockPlan, type ClockProduct, type ClockTask, OVEN } from './clock-tasks.ts'

/** The clock as it is shown: everything in minutes of the clock of the device. */

export const MINUTE_MS = 60_000
/** A delay that nobody notices, and what a new time is rounded to, minutes. */
const STEP = 5
const HALF_A_DAY = 720

export interface ShownMoment extends TimeSpan {
  readonly task: ClockTask
  /** It is not when it was planned. */
  readonly isMoved: boolean
  readonly doneAt: number | undefined
  /** What is waited for before and after it. */
  readonly before: readonly ClockTask[]
  readonly next: readonly (TimeSpan & { readonly task: ClockTask })[]
}

/** Several that would need the same at once. */
export interface ClockMeeting {
  readonly resource: string
  readonly at: number
  readonly places: number
  readonly tasks: readonly ClockTask[]
}

export interface ClockView {
  /** When it goes into the oven or, where nothing counts from there, when it is ready. */
  readonly at: number
  /** When the rest is ready, where some is baked and some is not. */
  readonly ready?: number
  readonly start: number
  readonly end: number
  readonly isBaked: boolean
  /** When it could be at the soonest, where it can no longer be as asked. */
  readonly soonest?: number
  readonly clash?: { readonly at: number; readonly product: string; readonly free: number }
  readonly meetings: readonly ClockMeeting[]
  readonly moments: readonly ShownMoment[]
  /** The first that nobody has done. */
  readonly next: ShownMoment | undefined
  readonly spans: ReadonlyMap<string, TimeSpan>
  readonly asked: readonly ClockTask[]
  readonly answered: readonly ClockTask[]
}

const minuteOf = (date: string, time: string): number => new Date(`${date}T${time}`).getTime() / MINUTE_MS
const upTo = (minute: number): number => Math.ceil(minute / STEP) * STEP

const wantedFor = (day: WorkDay, { name, oven }: ClockProduct): number => {
  const clock = day.clock ?? FIRST_CLOCK
  return minuteOf(day.date, clock.own[name] ?? (oven === undefined ? readyTimeOf(clock) : clock.at))
}

/** When each product ends; of what two of them end with, the earlier one. */
function endsOf(day: WorkDay, products: readonly ClockProduct[]): ReadonlyMap<string, number> {
  const ends = new Map<string, number>()
  for (const product of products) {
    const end = wantedFor(day, product) + product.tail
    ends.set(product.last, Math.min(ends.get(product.last) ?? Number.POSITIVE_INFINITY, end))
  }
  return ends
}

function momentsOf(tasks: readonly ClockTask[], planned: Spans, spans: Spans, done: Times): readonly ShownMoment[] {
  const known = new Map(tasks.map((task) => [task.id, task]))
  const waits = tasks.filter((task) => !isHandsOn(task))
  return inStartOrder(tasks)
    .filter(isHandsOn)
    .flatMap((task) => {
      const [plan, span] = [planned.get(task.id), spans.get(task.id)]
      if (!plan || !span) return []
      const follows = waits.filter(({ after }) => after.includes(task.id))
      return [
        {
          task,
          ...span,
          isMoved: !done.has(task.id) && span.start - plan.start >= 1,
          doneAt: done.get(task.id),
          before: task.after.flatMap((id) => known.get(id) ?? []).filter((one) => !isHandsOn(one)),
          next: follows.flatMap((one) => {
            const its = spans.get(one.id)
            return its ? [{ task: one, ...its }] : []
          }),
        },
      ]
    })
    .toSorted((one, other) => one.start - other.start)
}

type Spans = ReadonlyMap<string, TimeSpan>
type Times = ReadonlyMap<string, number>

/** Each phase of a preparation once, what is waited for first. */
function questionsOf(tasks: readonly ClockTask[], from: ClockTask['from']): readonly ClockTask[] {
  const asked = tasks.filter((task) => task.from === from)
  const once = asked.filter(
    (task, at) => asked.findIndex(({ step, phase }) => step === task.step && phase.key === task.phase.key) === at,
  )
  const isWork = ({ doing }: ClockTask): boolean => doing === 'work'
  return [...once.filter((task) => !isWork(task)), ...once.filter(isWork)]
}

/** By how much a product comes later than it was wanted. */
function delayOf(day: WorkDay, product: ClockProduct, spans: Spans): number {
  const oven = product.oven === undefined ? undefined : spans.get(product.oven)?.start
  const there = oven ?? spans.get(product.last)?.end
  return there === undefined ? 0 : there - wantedFor(day, product)
}

/** The first time that two are in the oven, and when the second could go in. */
function clashIn(meetings: readonly ClockMeeting[], { products }: ClockPlan, spans: Spans): ClockView['clash'] {
  const found = meetings.find(({ resource }) => resource === OVEN)
  const second = found?.tasks.at(-1)
  if (!found || !second) return undefined
  const free = Math.min(...found.tasks.slice(0, -1).map(({ id }) => spans.get(id)?.end ?? found.at))
  const product = products.find(({ oven }) => oven === second.id)
  return { at: found.at, product: product ? product.name : '', free: upTo(free) }
}

function meetingsIn(
  { tasks }: ClockPlan,
  spans: Spans,
  places: WorkshopHabits['places'] = {},
): readonly ClockMeeting[] {
  const known = new Map(tasks.map((task) => [task.id, task]))
  return resourceMeetings(tasks, spans, places).map((meeting) => ({
    ...meeting,
    tasks: meeting.tasks.flatMap((id) => known.get(id) ?? []),
  }))
}

export function clockView(
  plan: ClockPlan,
  day: WorkDay,
  now: number,
  places?: WorkshopHabits['places'],
): ClockView | undefined {
  const { tasks, products } = plan
  const clock = day.clock ?? FIRST_CLOCK
  const { done: kept } = clock
  if (tasks.length === 0) return undefined
  const isBaked = products.some(({ oven }) => oven !== undefined)
  const isBoth = isBaked && products.some(({ oven }) => oven === undefined)
  const ready = minuteOf(day.date, readyTimeOf(clock))
  const at = isBaked ? minuteOf(day.date, clock.at) : ready
  const done = new Map(Object.entries(kept).map(([id, instant]) => [id, Date.parse(instant) / MINUTE_MS]))
  const planned = scheduleBackwards(tasks, endsOf(day, products))
  // Of a day that is over nothing is late any more.
  const spans = asItGoes(tasks, planned, done, now > at + HALF_A_DAY ? Number.NEGATIVE_INFINITY : now)
  const moments = momentsOf(tasks, planned, spans, done)
  const delay = Math.max(0, ...products.map((product) => delayOf(day, product, spans)))
  const meetings = meetingsIn(plan, spans, places)
  const clash = clashIn(meetings, plan, spans)
  return {
    at,
    start: Math.min(...[...planned.values()].map(({ start }) => start)),
    end: Math.max(...[...spans.values()].map(({ end }) => end)),
    isBaked,
    ...(isBoth && { ready }),
    ...(delay >= STEP && { soonest: upTo(at + delay) }),
    ...(clash && { clash }),
    meetings,
    moments,
    next: moments.find(({ doneAt }) => doneAt === undefined),
    spans,
    asked: questionsOf(tasks, 'supposed'),
    answered: questionsOf(tasks, 'own'),
  }
}
