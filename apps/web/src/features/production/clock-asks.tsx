import { useId, useState } from 'react'
import { clockWithTime, type DayClock, MOST_MINUTES } from '../../model/day-clock.ts'
import { minutesTyped } from '../../model/method.ts'
import { lastingText, clockWords as say } from '../../words/es/clock.ts'
import * as clockCss from './clock.module.css'
import type { ClockTask } from './clock-tasks.ts'

interface Props {
  readonly asked: readonly ClockTask[]
  readonly answered: readonly ClockTask[]
  readonly onChange: (change: (clock: DayClock) => DayClock) => void
}

/** Questions that are seen without asking for them. */
const MOST_OPEN = 3

const questionOf = ({ phase, step }: ClockTask): string => say.asks(phase.asks, step)

function Question({ task, onAnswer }: { readonly task: ClockTask; readonly onAnswer: (minutes: number) => void }) {
  const id = useId()
  const [text, setText] = useState(() => lastingText(task.each))
  const [isUnread, setUnread] = useState(false)
  return (
    <form
      className={`field ${clockCss.ask}`}
      data-part="clock-ask"
      onSubmit={(event) => {
        event.preventDefault()
        const minutes = minutesTyped(text)
        setUnread(minutes === undefined || minutes > MOST_MINUTES)
        if (minutes !== undefined && minutes <= MOST_MINUTES) onAnswer(minutes)
      }}
    >
      <label htmlFor={id}>{questionOf(task)}</label>
      <input
        id={id}
        type="text"
        inputMode="text"
        autoComplete="off"
        maxLength={20}
        value={text}
        aria-invalid={isUnread || undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        {say.save}
      </button>
      {isUnread ? <p role="alert">{say.unread}</p> : null}
    </form>
  )
}

/** What no formula says: asked once, and kept. */
export function ClockAsks({ asked, answered, onChange }: Props) {
  if (asked.length + answered.length === 0) return null
  const ask = (task: ClockTask) => (
    <Question
      key={task.id}
      task={task}
      onAnswer={(minutes) => onChange((clock) => clockWithTime(clock, task.step, task.phase.key, minutes))}
    />
  )
  return (
    <section className={clockCss.asks} aria-label={say.notWritten}>
      {asked.length > 0 ? <h3>{say.notWritten}</h3> : null}
      {asked.slice(0, MOST_OPEN).map(ask)}
      {asked.length > MOST_OPEN ? (
        <details>
          <summary>{say.more(asked.length - MOST_OPEN)}</summary>
          {asked.slice(MOST_OPEN).map(ask)}
        </details>
      ) : null}
      {answered.length > 0 ? (
        <details data-part="clock-answered">
          <summary>{say.answered}</summary>
          <ul>
            {answered.map((task) => (
              <li key={task.id}>
                <span>
                  {questionOf(task)} <strong>{lastingText(task.each)}</strong>
                </span>
                <button
                  type="button"
                  className="button quiet"
                  aria-label={say.forget(`${task.step}, ${task.phase.label}`)}
                  onClick={() => onChange((clock) => clockWithTime(clock, task.step, task.phase.key, undefined))}
                >
                  {say.forgetShort}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}
