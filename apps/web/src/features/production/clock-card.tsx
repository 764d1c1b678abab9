import type { ProductionPlan } from '@obrador/engine/production'
import { useEffect, useMemo, useState } from 'react'
import { needsOfFormula, needsOfLines } from '../../engine/parts.ts'
import { useEngineWith } from '../../engine/use-engine.ts'
import { changeDay } from '../../library/commands/day.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { WorkDay } from '../../model/day.ts'
import { type DayClock, FIRST_CLOCK } from '../../model/day-clock.ts'
import { useThumb } from '../../ui/use-wide.ts'
import { clockWords as say } from '../../words/es/clock.ts'
import * as clockCss from './clock.module.css'
import { ClockAsks } from './clock-asks.tsx'
import { ClockBars } from './clock-bars.tsx'
import { ClockList } from './clock-list.tsx'
import { type ClockPlan, clockPlan } from './clock-tasks.ts'
import { dayWord, hourText, keptDay, keptHour, taskDueOf } from './clock-told.ts'
import { type ClockView, clockView, MINUTE_MS } from './clock-view.ts'
import type { StepNotes } from './step-notes.ts'
import '../../ui/style/controls.css'

/** How often the clock is looked at, ms. */
const LOOK = 20_000

function useNow(): number {
  const [now, setNow] = useState(() => Date.now() / MINUTE_MS)
  useEffect(() => {
    const look = setInterval(() => setNow(Date.now() / MINUTE_MS), LOOK)
    return () => clearInterval(look)
  }, [])
  return now
}

/** Changes the clock of the day as it is kept now. */
const changeClock = (change: (clock: DayClock) => DayClock): void =>
  void changeDay((day) => ({ ...day, clock: change(day.clock ?? FIRST_CLOCK) }))

/** Everything for so much later: the day too, where it is past midnight. */
function putOff(view: ClockView, to: number): void {
  const later = to - view.at
  changeDay((day) => {
    const clock = day.clock ?? FIRST_CLOCK
    const own = Object.entries(clock.own).map(([name, time]) => {
      const then = new Date(`${day.date}T${time}`).getTime() / MINUTE_MS + later
      return [name, keptHour(then)] as const
    })
    return { ...day, date: keptDay(to), clock: { ...clock, at: keptHour(to), own: Object.fromEntries(own) } }
  })
}

const startWord = (view: ClockView, now: number): string => {
  const word = dayWord(view.start, now)
  return say.start(hourText(view.start), word === say.today ? '' : word)
}

interface HeadProps {
  readonly view: ClockView
  readonly day: WorkDay
  readonly plan: ClockPlan
  readonly now: number
  readonly isFixed: boolean
}

/** For when everything is. */
function ClockTarget({ view: { isBaked }, day, plan }: Pick<HeadProps, 'view' | 'day' | 'plan'>) {
  const { at, own } = day.clock ?? FIRST_CLOCK
  return (
    <div className={clockCss.when}>
      <label className="field">
        {isBaked ? say.target.oven : say.target.ready}
        <input
          type="time"
          value={at}
          onChange={({ target: { value } }) => {
            if (value) changeClock((now) => ({ ...now, at: value }))
          }}
        />
      </label>
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
          {plan.products.map(({ name }) => (
            <label key={name} className="field">
              {name}
              <input
                type="time"
                aria-label={say.ownTime(name)}
                value={own[name] ?? at}
                onChange={({ target: { value } }) =>
                  changeClock((now) => {
                    const { [name]: _, ...others } = now.own
                    return { ...now, own: value && value !== now.at ? { ...others, [name]: value } : others }
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
          {soonest === undefined
            ? (isBaked ? say.baking : say.having)(hourText(view.at), startWord(view, now))
            : say.late(hourText(view.at), hourText(soonest))}
        </p>
        <p className="muted" aria-live="polite" data-part="clock-next">
          {next ? say.next(hourText(next.start), taskDueOf(next.task)) : say.allDone}
        </p>
        {soonest === undefined || isFixed ? null : (
          <button type="button" className="button" onClick={() => putOff(view, soonest)}>
            {(isBaked ? say.bakeAt : say.haveAt)(hourText(soonest))}
          </button>
        )}
        {clash ? (
          <p className={clockCss.clash} data-part="clock-clash">
            <span>
              <span aria-hidden="true">▲ </span>
              {say.clash(hourText(clash.at))}
            </span>
            {clash.product && !isFixed ? (
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
          </p>
        ) : null}
      </div>
      {isFixed ? null : <ClockTarget view={view} day={day} plan={plan} />}
    </header>
  )
}

interface Props {
  readonly day: WorkDay
  readonly device: DeviceShelf
  readonly production: ProductionPlan
  readonly notesOf: (step: string) => StepNotes
  /** The plan is somebody else's: here it is only ticked off. */
  readonly isFixed?: boolean
}

/** From the hour of the oven backwards: when everything is begun. */
export function ClockCard({ day, device, production, notesOf, isFixed = false }: Props) {
  const now = useNow()
  const isThumb = useThumb()
  const { saved, pieces, own, prices } = device
  const entries = new Set(day.products.map(({ entry }) => entry))
  const engine = useEngineWith([
    'names',
    'preparations',
    ...saved.flatMap(({ id, formula }) => (entries.has(id) ? needsOfFormula(formula) : [])),
    ...pieces.flatMap(({ id, parts }) => (entries.has(id) ? needsOfLines(parts) : [])),
  ])
  const plan = useMemo(
    () => clockPlan(engine, day, production, { saved, pieces, own, prices }),
    [engine, day, production, saved, pieces, own, prices],
  )
  const view = useMemo(() => clockView(plan, day, now), [plan, day, now])
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
