import { changeDay } from '../../library/commands/day.ts'
import type { WorkDay } from '../../model/day.ts'
import { SendText } from '../../ui/send-text.tsx'
import { useToast } from '../../ui/toasts.tsx'
import * as gaugesCss from '../../views/gauges.module.css'
import { miseWords as say } from '../../words/es/production.ts'
import { planText } from './as-text.ts'
import { stepStartText } from './clock-told.ts'
import { MomentHead } from './moment-head.tsx'
import { dayMomentsOf, stepsWaitingFor } from './moments.ts'
import * as productionCss from './production.module.css'
import type { StepNotes } from './step-notes.ts'
import { StepRow } from './step-row.tsx'
import type { DayHours } from './use-day-clock.ts'
import { isStepDone, weighedBefore } from './weighed.ts'
import type { WorkedOutPlan } from './work-out.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly day: WorkDay
  readonly title: string
  readonly worked: WorkedOutPlan | undefined
  readonly notesOf: (step: string) => StepNotes
  readonly clock: DayHours
  /** The plan is somebody else's: here it is only ticked off. */
  readonly isFixed?: boolean
}

/** Notes that are read without asking for them. */
const MOST_OPEN = 2

/** Preparations by the moment at which they are made, each of them once, to be ticked off. */
export function MiseCard({ day, title, worked, notesOf, clock, isFixed = false }: Props) {
  const toast = useToast()
  const steps = worked?.production?.hacer ?? []
  const moments = dayMomentsOf(steps, day)
  // As long as everything is made at once and nobody has called that anything, there is nothing to tell apart.
  const isOne = moments.length === 1 && moments[0]?.given === ''
  const done = steps.filter((step) => isStepDone(day, step)).length
  const notes = [...new Set(worked?.production?.warnings ?? [])]

  function untick(): void {
    const { done: former, weighed } = day
    changeDay((now) => ({ ...now, done: [], weighed: {} }))
    toast({ text: say.unticked, undo: () => changeDay((now) => ({ ...now, done: former, weighed })) })
  }

  return (
    <section className={`card ${productionCss.mise}`} aria-labelledby="day-mise">
      <header className="card-head">
        <h2 id="day-mise">{say.title}</h2>
        {steps.length > 0 ? <span className="muted">{say.done(done, steps.length)}</span> : null}
      </header>
      {worked?.production && steps.length === 0 ? <p className="muted">{say.nothing}</p> : null}
      {moments.map((moment) =>
        moment.steps.length === 0 ? null : (
          <div key={moment.at}>
            {isOne ? null : <MomentHead moment={moment} date={day.date} isFixed={isFixed} />}
            <ol>
              {moment.steps.map((step) => (
                <StepRow
                  key={step.nombre}
                  step={step}
                  notes={notesOf(step.nombre)}
                  starts={stepStartText(clock, step.nombre)}
                  isDone={isStepDone(day, step)}
                  before={weighedBefore(day, step)}
                  moments={moments}
                  at={moment.at}
                  waiting={stepsWaitingFor(step, steps, day)}
                  isFixed={isFixed}
                />
              ))}
            </ol>
          </div>
        ),
      )}
      {worked?.production ? (
        <div className={productionCss.tools}>
          <SendText
            title={title}
            text={() => (worked.production ? planText(title, worked.production, notesOf) : '')}
            className="button quiet"
          />
        </div>
      ) : null}
      {done > 0 ? (
        <button type="button" className="button quiet" onClick={untick}>
          {say.untick}
        </button>
      ) : null}
      {worked?.problem === undefined ? null : <p className={productionCss.problem}>{worked.problem}</p>}
      {worked?.problem === undefined && notes.length > 0 ? (
        <details className={`${gaugesCss.moreFigures} ${productionCss.notes}`} open={notes.length <= MOST_OPEN}>
          <summary>
            {say.notes} <span className="muted">{notes.length}</span>
          </summary>
          <ul className="reasons">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}
