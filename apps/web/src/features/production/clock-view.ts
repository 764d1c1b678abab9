import type { WorkDay } from '../../model/day.ts'
import { FIRST_CLOCK } from '../../model/day-clock.ts'
import {
  asItGoes,
  inStartOrder,
  isHandsOn,
  ovenClashes,
  scheduleBackwards,
  type TimeSpan,
} from '../../model/schedule.ts'
import type { ClockPlan, ClockProduct, ClockTask } from './clock-tasks.ts'

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

export interface ClockView {
  readonly at: number
  readonly start: number
  readonly end: number
  readonly isBaked: boolean
  /** When it could be at the soonest, where it can no longer be as asked. */
  readonly soonest?: number
  readonly clash?: { readonly at: number; readonly product: string; readonly free: number }
  readonly moments: readonly ShownMoment[]
  /** The first that nobody has done. */
  readonly next: ShownMoment | undefined
  readonly spans: ReadonlyMap<string, TimeSpan>
  readonly asked: readonly ClockTask[]
  readonly answered: readonly ClockTask[]
}

const minuteOf = (date: string, time: string): number => new Date(`${date}T${time}`).getTime() / MINUTE_MS
const upTo = (minute: number): number => Math.ceil(minute / STEP) * STEP

const wantedFor = (day: WorkDay, { name }: ClockProduct): number => {
  const { at, own } = day.clock ?? FIRST_CLOCK
  return minuteOf(day.date, own[name] ?? at)
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

function clashIn({ tasks, products }: ClockPlan, spans: Spans): ClockView['clash'] {
  const [found] = ovenClashes(tasks, spans)
  const first = found && spans.get(found.first)
  const second = found && tasks.find(({ id }) => id === found.second)
  if (!found || !first || !second) return undefined
  const product = products.find(({ oven }) => oven === found.second)
  return { at: found.at, product: product ? product.name : '', free: upTo(first.end) }
}

export function clockView(plan: ClockPlan, day: WorkDay, now: number): ClockView | undefined {
  const { tasks, products } = plan
  const { at: time, done: kept } = day.clock ?? FIRST_CLOCK
  if (tasks.length === 0) return undefined
  const at = minuteOf(day.date, time)
  const done = new Map(Object.entries(kept).map(([id, instant]) => [id, Date.parse(instant) / MINUTE_MS]))
  const planned = scheduleBackwards(tasks, endsOf(day, products))
  // Of a day that is over nothing is late any more.
  const spans = asItGoes(tasks, planned, done, now > at + HALF_A_DAY ? Number.NEGATIVE_INFINITY : now)
  const moments = momentsOf(tasks, planned, spans, done)
  const delay = Math.max(0, ...products.map((product) => delayOf(day, product, spans)))
  const clash = clashIn(plan, spans)
  return {
    at,
    start: Math.min(...[...planned.values()].map(({ start }) => start)),
    end: Math.max(...[...spans.values()].map(({ end }) => end)),
    isBaked: products.some(({ oven }) => oven !== undefined),
    ...(delay >= STEP && { soonest: upTo(at + delay) }),
    ...(clash && { clash }),
    moments,
    next: moments.find(({ doneAt }) => doneAt === undefined),
    spans,
    asked: questionsOf(tasks, 'supposed'),
    answered: questionsOf(tasks, 'own'),
  }
}
