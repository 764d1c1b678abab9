import { forPeople } from '../messages/people.ts'
import { onScreen, mise as say } from '../messages/production.ts'
import { BRAND } from '../messages/shell.ts'
import { useToast } from '../state/toasts.tsx'
import type { Day } from './day.ts'
import { StepRow } from './step-row.tsx'
import { changeDay } from './use-day.ts'
import type { WorkedOut } from './work-out.ts'

interface Props {
  readonly day: Day
  readonly title: string
  readonly worked: WorkedOut | undefined
}

/** Preparations in the order in which they are needed, each of them once, to be ticked off. */
export function MiseCard({ day, title, worked }: Props) {
  const toast = useToast()
  const steps = worked?.production?.hacer ?? []
  const done = steps.filter(({ nombre }) => day.done.includes(nombre)).length
  const notes = worked?.problem === undefined ? (worked?.production?.warnings ?? []) : [worked.problem]

  function untick(): void {
    const former = day.done
    changeDay((now) => ({ ...now, done: [] }))
    toast({ text: say.unticked, undo: () => changeDay((now) => ({ ...now, done: former })) })
  }

  return (
    <section className="card day-mise" aria-labelledby="day-mise">
      <p className="day-print">
        {BRAND}. {title}
      </p>
      <header className="card-head">
        <h2 id="day-mise">{say.title}</h2>
        {steps.length > 0 ? <span className="muted">{say.done(done, steps.length)}</span> : null}
      </header>
      {worked?.production && steps.length === 0 ? <p className="muted">{say.nothing}</p> : null}
      <ol className="day-steps">
        {steps.map((step) => (
          <StepRow key={step.nombre} step={step} isDone={day.done.includes(step.nombre)} />
        ))}
      </ol>
      {done > 0 ? (
        <button type="button" className="button quiet" onClick={untick}>
          {say.untick}
        </button>
      ) : null}
      {notes.length > 0 ? (
        <ul className="day-notes">
          {notes.map((note) => (
            <li key={note}>{onScreen(forPeople(note))}</li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
