import type { ProductionPlan } from '@obrador/engine/production'
import { changeDay } from '../../library/commands/day.ts'
import type { WorkDay } from '../../model/day.ts'
import { clockBakingAt, type DayClock, FIRST_CLOCK, readyTimeOf } from '../../model/day-clock.ts'
import { useThumb } from '../../ui/use-wide.ts'
import { clockWords as say } from '../../words/es/clock.ts'
import * as clockCss from './clock.module.css'
import { ClockAsks } from './clock-asks.tsx'
import { ClockBars } from './clock-bars.tsx'
import { ClockList } from './clock-list.tsx'
import type { ClockPlan } from './clock-tasks.ts'
import { clockSentence, hourText, keptDay, keptHour, meetingText, taskDueOf } from './clock-told.ts'
import { type ClockMeeting, type ClockView, MINUTE_MS } from './clock-view.ts'
import type { StepNotes } from './step-notes.ts'
import type { DayHours } from './use-day-clock.ts'
import '../../ui/style/controls.css'

/** Changes the clock of the day as it is kept now. */
const changeClock = (change: (clock: DayClock) => DayClock): void =>
  void changeDay((day) => ({ ...day, clock: change(day.clock ?? FIRST_CLOCK) }))

/** Everything for so much later: the day too, where it is past midnight. */
function putOff(view: ClockView, to: number): void {
  const later = to - view.at
  changeDay((day) => {
    const clock = day.clock ?? FIRST_CLOCK
    const hourOf = (time: string): string => keptHour(new Date(`${day.date}T${time}`).getTime() / MINUTE_MS + later)
    const own = Object.fromEntries(Object.entries(clock.own).map(([name, time]) => [name, hourOf(time)]))
    return {
      ...day,
      date: keptDay(to),
      clock: { ...clock, at: hourOf(clock.at), ready: hourOf(readyTimeOf(clock)), own },
    }
  })
}

/** Meetings that are told before one asks for all. */
const MOST_MEETINGS = 3

function ClockMeetings({ meetings }: Pick<ClockView, 'meetings'>) {
  const row = (meeting: ClockMeeting) => (
    <li key={`${meeting.resource} ${meeting.tasks.at(-1)?.id}`}>▲ {meetingText(meeting)}</li>
  )
  const more = meetings.slice(MOST_MEETINGS)
  return meetings.length === 0 ? null : (
    <div className={clockCss.clash} data-part="clock-clash">
      <ul className="reasons">{meetings.slice(0, MOST_MEETINGS).map(row)}</ul>
      {more.length > 0 ? (
        <details>
          <summary>{say.moreMeetings(more.length)}</summary>
          <ul className="reasons">{more.map(row)}</ul>
        </details>
      ) : null}
    </div>
  )
}

interface HeadProps {
  readonly view: ClockView
  readonly day: WorkDay
  readonly plan: ClockPlan
  readonly now: number
  readonly isFixed: boolean
}

/** For when everything is. */
function ClockTarget({ view: { isBaked, ready }, day, plan }: Pick<HeadProps, 'view' | 'day' | 'plan'>) {
  const clock = day.clock ?? FIRST_CLOCK
  const { own } = clock
  const hourOf = (isOven: boolean): string => (isOven ? clock.at : readyTimeOf(clock))
  const kinds = [
    ...(isBaked ? (['oven'] as const) : []),
    ...(!isBaked || ready !== undefined ? (['ready'] as const) : []),
  ]
  return (
    <div className={clockCss.when}>
      {kinds.map((kind) => (
        <label key={kind} className="field">
          {say.target[kind]}
          <input
            type="time"
            value={hourOf(kind === 'oven')}
            onChange={({ target: { value } }) => {
              if (value) changeClock((now) => (kind === 'oven' ? clockBakingAt(now, value) : { ...now, ready: value }))
            }}
          />
        </label>
      ))}
      <label className="field">
        {say.day}
        <input
          type="date"
          value={day.date}
          onChange={({ target: { value } }) => {
            if (value) changeDay((now) => ({ ...now, date: value }))
          }}
        />
      </label>
      {plan.products.length > 1 ? (
        <details open={Object.keys(own).length > 0}>
          <summary>{say.ownTimes}</summary>
          {plan.products.map(({ name, oven }) => (
            <label key={name} className="field">
              {name}
              <input
                type="time"
                aria-label={say.ownTime(name)}
                value={own[name] ?? hourOf(oven !== undefined)}
                onChange={({ target: { value } }) =>
                  changeClock((now) => {
                    const { [name]: _, ...others } = now.own
                    return {
                      ...now,
                      own: value && value !== hourOf(oven !== undefined) ? { ...others, [name]: value } : others,
                    }
                  })
                }
              />
            </label>
          ))}
        </details>
      ) : null}
    </div>
  )
}

/** What is asked for, what it takes, and what is due. */
function ClockHead({ view, day, plan, now, isFixed }: HeadProps) {
  const { soonest, clash, next, isBaked } = view
  return (
    <header className={clockCss.head}>
      <div>
        <p className={clockCss.sentence} data-part="clock-sentence">
          {clockSentence(view, now)}
        </p>
        <p className="muted" aria-live="polite" data-part="clock-next">
          {next ? say.next(hourText(next.start), taskDueOf(next.task)) : say.allDone}
        </p>
        {soonest === undefined || isFixed ? null : (
          <button type="button" className="button" onClick={() => putOff(view, soonest)}>
            {(isBaked ? say.bakeAt : say.haveAt)(hourText(soonest))}
          </button>
        )}
        <ClockMeetings meetings={view.meetings} />
        {clash?.product && !isFixed ? (
          <button
            type="button"
            className="button"
            onClick={() =>
              changeClock((now) => ({ ...now, own: { ...now.own, [clash.product]: keptHour(clash.free) } }))
            }
          >
            {say.bakeLater(clash.product, hourText(clash.free))}
          </button>
        ) : null}
      </div>
      {isFixed ? null : <ClockTarget view={view} day={day} plan={plan} />}
    </header>
  )
}

interface Props {
  readonly day: WorkDay
  readonly clock: DayHours
  readonly production: ProductionPlan
  readonly notesOf: (step: string) => StepNotes
  /** The plan is somebody else's: here it is only ticked off. */
  readonly isFixed?: boolean
}

/** From the hour of the oven backwards: when everything is begun. */
export function ClockCard({ day, clock: { plan, view, now }, production, notesOf, isFixed = false }: Props) {
  const isThumb = useThumb()
  return (
    <section className={`card ${clockCss.clock}`} aria-labelledby="day-clock" data-part="day-clock">
      <h2 id="day-clock">{say.title}</h2>
      {view ? (
        <>
          <ClockHead view={view} day={day} plan={plan} now={now} isFixed={isFixed} />
          {isThumb ? null : <ClockBars view={view} plan={plan} now={now} />}
          <div className={clockCss.below}>
            <ClockList
              view={view}
              plan={plan}
              steps={production.hacer}
              notesOf={notesOf}
              now={now}
              onChange={changeClock}
            />
            {isFixed ? null : <ClockAsks asked={view.asked} answered={view.answered} onChange={changeClock} />}
          </div>
        </>
      ) : (
        <p className="muted">{say.nothing}</p>
      )}
    </section>
  )
}
