import { stepGroupsOf } from '../../model/step-groups.ts'
import * as batchCss from '../../views/batch.module.css'
import { madeBatchWords as say } from '../../words/es/made-batch.ts'
import { StepTimer, timeInStep } from './timer.tsx'

interface Props {
  readonly id: string
  readonly steps: readonly string[]
  readonly ticks: readonly string[]
  readonly onTicks: (ticks: readonly string[]) => void
}

/** How it is made, to tick after the weights; the time of a step can be started. */
export function KitchenSteps({ id, steps, ticks, onTicks }: Props) {
  const hasTime = steps.some((step) => timeInStep(step) !== undefined)
  return (
    <section className={batchCss.steps} aria-label={say.steps}>
      {stepGroupsOf(steps).map(({ part, steps: own }, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is told by its place.
        <section key={group} aria-label={part}>
          {part === undefined ? null : <h3>{part}</h3>}
          <ol>
            {own.map(({ text: step, at }) => {
              const tick = `step ${at} ${step}`
              const isDone = ticks.includes(tick)
              const time = timeInStep(step)
              return (
                <li key={tick} data-done={isDone || undefined}>
                  <label>
                    <input
                      type="checkbox"
                      checked={isDone}
                      onChange={() => onTicks(isDone ? ticks.filter((one) => one !== tick) : [...ticks, tick])}
                    />
                    <span>{step}</span>
                  </label>
                  {time === undefined ? null : <StepTimer id={`${id}.${at}`} ms={time} />}
                </li>
              )
            })}
          </ol>
        </section>
      ))}
      {hasTime ? <p className="muted">{say.alarm}</p> : null}
    </section>
  )
}
