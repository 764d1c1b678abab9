import { tableOrNone } from './later-shapes.ts'
import { type KeptAs, maybeKept, recordOf, shapeOr, shapeWhere, shortText, someFigure, tableOf } from './shape.ts'

/** Two weeks: nothing rests longer in a plan of a day. */
export const MOST_MINUTES = 20_160

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
export const timeShape = shapeWhere(shortText, (text) => TIME.test(text))
export const instantShape = shapeWhere(shortText, (text) => !Number.isNaN(Date.parse(text)))
const minutesShape = shapeWhere(someFigure, (minutes) => minutes > 0 && minutes <= MOST_MINUTES)
const FIRST_TIME = '06:00'
const FIRST_READY = '08:00'

/** What the clock of a day knows besides the formulas: for when, what somebody answered, and what is done. */
export interface DayClock extends KeptAs<typeof clockShape> {}
export const clockShape = recordOf({
  /** «06:00»: when what counts from there goes into the oven. */
  at: shapeOr(timeShape, FIRST_TIME),
  /** When everything else is ready, where somebody said. */
  ready: maybeKept(timeShape),
  /** The same of products that have a time of their own, by their name. */
  own: tableOrNone(timeShape),
  /** Minutes that somebody has answered, by preparation and by phase. */
  times: tableOrNone(tableOf(minutesShape)),
  /** When somebody said that something was done (ISO 8601), by what it is. */
  done: tableOrNone(instantShape),
})

export const FIRST_CLOCK: DayClock = { at: FIRST_TIME, own: {}, times: {}, done: {} }

/** The clock of another day: what was answered stays, what was done does not. */
export const clockAgain = ({ at, ready, times }: DayClock): DayClock => ({
  at,
  ...(ready !== undefined && { ready }),
  own: {},
  times,
  done: {},
})

/** When what is not counted from the oven is ready: who set the one hour that there was before keeps it for both. */
export const readyTimeOf = ({ at, ready }: DayClock): string => ready ?? (at === FIRST_TIME ? FIRST_READY : at)

/** Another hour of the oven leaves that of the rest where it was. */
export const clockBakingAt = (clock: DayClock, at: string): DayClock => ({ ...clock, at, ready: readyTimeOf(clock) })

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
