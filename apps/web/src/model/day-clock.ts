import { isPlainObject, isQuantityValue, isTextValue } from './decode.ts'

/** What the clock of a day knows besides the formulas: for when, what somebody answered, and what is done. */
export interface DayClock {
  /** «06:00»: when it goes into the oven or, where there is none, when it is ready. */
  readonly at: string
  /** The same of products that have a time of their own, by their name. */
  readonly own: Readonly<Record<string, string>>
  /** Minutes that somebody has answered, by preparation and by phase. */
  readonly times: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** When somebody said that something was done (ISO 8601), by what it is. */
  readonly done: Readonly<Record<string, string>>
}

export const FIRST_CLOCK: DayClock = { at: '06:00', own: {}, times: {}, done: {} }

/** Two weeks: nothing rests longer in a plan of a day. */
export const MOST_MINUTES = 20_160

/** The clock of another day: what was answered stays, what was done does not. */
export const clockAgain = ({ at, times }: DayClock): DayClock => ({ at, own: {}, times, done: {} })

export const clockWithTime = (clock: DayClock, step: string, phase: string, minutes: number | undefined): DayClock => {
  const { [phase]: _, ...others } = clock.times[step] ?? {}
  return {
    ...clock,
    times: { ...clock.times, [step]: minutes === undefined ? others : { ...others, [phase]: minutes } },
  }
}

export function clockWithDone(clock: DayClock, task: string, at: string | undefined): DayClock {
  const { [task]: _, ...others } = clock.done
  return { ...clock, done: at === undefined ? others : { ...others, [task]: at } }
}

const isTime = (value: unknown): value is string => isTextValue(value) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
const isInstant = (value: unknown): value is string => isTextValue(value) && !Number.isNaN(Date.parse(value))
const isMinutes = (value: unknown): value is number => isQuantityValue(value) && value > 0 && value <= MOST_MINUTES

const only = <Kind>(value: unknown, is: (one: unknown) => one is Kind): Record<string, Kind> =>
  Object.fromEntries(
    Object.entries(isPlainObject(value) ? value : {}).filter((entry): entry is [string, Kind] => is(entry[1])),
  )

export function decodeClock(value: unknown): DayClock | undefined {
  if (!isPlainObject(value)) return undefined
  const times = Object.entries(only(value.times, isPlainObject)).map(
    ([step, one]) => [step, only(one, isMinutes)] as const,
  )
  return {
    at: isTime(value.at) ? value.at : FIRST_CLOCK.at,
    own: only(value.own, isTime),
    times: Object.fromEntries(times),
    done: only(value.done, isInstant),
  }
}
