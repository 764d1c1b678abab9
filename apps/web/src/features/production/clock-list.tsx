import type { PlannedStep } from '@obrador/engine/production'
import { clockWithDone, type DayClock } from '../../model/day-clock.ts'
import { clockWords as say } from '../../words/es/clock.ts'
import * as clockCss from './clock.module.css'
import type { ClockPlan } from './clock-tasks.ts'
import { dayWord, hourText, taskDetailOf, taskTitleOf, timeSourceText } from './clock-told.ts'
import type { ClockView, ShownMoment } from './clock-view.ts'
import type { StepNotes } from './step-notes.ts'

interface Props {
  readonly view: ClockView
  readonly plan: ClockPlan
  readonly steps: readonly PlannedStep[]
  readonly notesOf: (step: string) => StepNotes
  readonly now: number
  readonly onChange: (change: (clock: DayClock) => DayClock) => void
}

/** What somebody does, by the time at which it is begun, to be ticked off. */
export const ClockList = ({ view, plan, steps, notesOf, now, onChange }: Props) => (
  <ol className={clockCss.moments} aria-label={say.moments}>
    {view.moments.map((moment) => {
      const step = steps.find(({ nombre }) => nombre === moment.task.step)
      const source = plan.sources.get(moment.task.step)
      return (
        <ClockMoment
          key={moment.task.id}
          moment={moment}
          title={taskTitleOf(moment.task, step, source)}
          detail={taskDetailOf(moment, step, source, notesOf(moment.task.step))}
          craft={step?.oficio}
          now={now}
          onDone={(at) => onChange((clock) => clockWithDone(clock, moment.task.id, at))}
        />
      )
    })}
  </ol>
)

interface MomentProps {
  readonly moment: ShownMoment
  readonly title: string
  readonly detail: string
  readonly craft: string | undefined
  readonly now: number
  readonly onDone: (at: string | undefined) => void
}

function ClockMoment({ moment, title, detail, craft, now, onDone }: MomentProps) {
  const { isSure, text } = timeSourceText(moment)
  const isDone = moment.doneAt !== undefined
  const time = `${moment.isMoved ? `${say.about} ` : ''}${hourText(moment.start)}`
  return (
    <li className={clockCss.moment} data-part="clock-moment" data-craft={craft} data-done={isDone || undefined}>
      <p className={clockCss.time}>
        <strong className="figure">{time}</strong>
        <span className="muted">{dayWord(moment.start, now)}</span>
      </p>
      <div className={clockCss.what}>
        <strong>{title}</strong>
        <p className="muted">{detail}</p>
        <p className={clockCss.from} data-sure={isSure || undefined}>
          <span aria-hidden="true">{isSure ? '●' : '○'}</span> {text}
        </p>
      </div>
      <button
        type="button"
        className={isDone ? 'button quiet' : 'button'}
        aria-label={isDone ? say.undo(title) : say.done(title)}
        onClick={() => onDone(isDone ? undefined : new Date().toISOString())}
      >
        {moment.doneAt === undefined ? say.doneShort : `✓ ${say.doneAt(hourText(Math.floor(moment.doneAt)))}`}
      </button>
    </li>
  )
}
