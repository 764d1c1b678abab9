import { tableOrNone } from './later-shapes.ts'
import { type KeptAs, recordOf, shapeOr, shapeWhere, shortText, someFigure, tableOf } from './shape.ts'

/** Two weeks: nothing rests longer in a plan of a day. */
export const MOST_MINUTES = 20_160

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
export const timeShape = shapeWhere(shortText, (text) => TIME.test(text))
export const instantShape = shapeWhere(shortText, (text) => !Number.isNaN(Date.parse(text)))
const minutesShape = shapeWhere(someFigure, (minutes) => minutes > 0 && minutes <= MOST_MINUTES)
const FIRST_TIME = '06:00'

/** What the clock of a day knows besides the formulas: for when, what somebody answered, and what is done. */
export interface DayClock extends KeptAs<typeof clockShape> {}
export const clockShape = recordOf({
  /** «06:00»: when it goes into the oven or, where there is none, when it is ready. */
  at: shapeOr(timeShape, FIRST_TIME),
  /** The same of products that have a time of their own, by their name. */
  own: tableOrNone(timeShape),
  /** Minutes that somebody has answered, by preparation and by phase. */
  times: tableOrNone(tableOf(minutesShape)),
  /** When somebody said that something was done (ISO 8601), by what it is. */
  done: tableOrNone(instantShape),
})

export const FIRST_CLOCK: DayClock = { at: FIRST_TIME, own: {}, times: {}, done: {} }

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
