import type { PlannedStep } from '@obrador/engine/production'
import { useState } from 'react'
import { shownName } from '../../format/page-speech.ts'
import { weightText } from '../../format/weight-text.ts'
import { changeDay } from '../../library/commands/day.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { WorkDay } from '../../model/day.ts'
import type { CraftId } from '../../model/formula.ts'
import { useWakeLock } from '../../ui/use-wake-lock.ts'
import * as kitchenCss from '../../views/kitchen.module.css'
import { KitchenRoom } from '../../views/kitchen-room.tsx'
import { kitchenWords } from '../../words/es/kitchen.ts'
import { planWeighWords as say } from '../../words/es/production.ts'
import { PlanBatch } from './plan-batch.tsx'
import { barText } from './step-bar.ts'
import { dayWithWeighed, isStepDone, weighedBatchesOf, weighedBefore, weighedOfStep } from './weighed.ts'

interface Props {
  readonly day: WorkDay
  readonly device: Pick<DeviceShelf, 'saved' | 'pieces'>
  /** In the order in which they are made; at least one. */
  readonly steps: readonly [PlannedStep, ...PlannedStep[]]
  readonly onClose: () => void
}

/** The plan as it is weighed: one preparation after another, from the first that is not done. */
export function PlanKitchen({ day, device, steps, onClose }: Props) {
  const awake = useWakeLock()
  const [chosen, setChosen] = useState(() => (steps.find((one) => !isStepDone(day, one)) ?? steps[0]).nombre)
  const step = steps.find(({ nombre }) => nombre === chosen) ?? steps[0]
  const ticks = weighedOfStep(day, step)
  const batches = weighedBatchesOf(step)
  const isWeighed = (at: number): boolean => (batches[at] ?? []).every(({ tick }) => ticks.includes(tick))
  // Kept while it is looked at, so that its end is seen before the next one begins.
  const [batch, setBatch] = useState(() =>
    Math.max(
      0,
      batches.findIndex((_, at) => !isWeighed(at)),
    ),
  )
  const after = batches.findIndex((_, at) => !isWeighed(at))
  const next = steps.find((one) => one !== step && !isStepDone(day, one))
  const { numero } = step.tandas
  const before = weighedBefore(day, step)

  function choose(one: PlannedStep): void {
    const weighed = weighedOfStep(day, one)
    const first = weighedBatchesOf(one).findIndex((lines) => lines.some(({ tick }) => !weighed.includes(tick)))
    setBatch(Math.max(0, first))
    setChosen(one.nombre)
  }

  return (
    <KitchenRoom
      craft={step.oficio as CraftId}
      title={step.nombre}
      lead={[
        say.lead(steps.indexOf(step) + 1, steps.length, weightText(step.gramosPesados)),
        ...(numero > 1 ? [say.batch(batch + 1, numero)] : []),
      ].join(' · ')}
      onClose={onClose}
    >
      <label className={kitchenCss.division}>
        {say.which}
        <select
          value={step.nombre}
          onChange={(event) => choose(steps.find(({ nombre }) => nombre === event.target.value) ?? step)}
        >
          {steps.map((one) => (
            <option key={one.nombre} value={one.nombre}>
              {isStepDone(day, one) ? say.done(shownName(one.nombre)) : one.nombre}
            </option>
          ))}
        </select>
      </label>
      {step.titular ? <p data-part="step-bar">{barText(step.titular)}</p> : null}
      {before > 0 ? <p role="status">▲ {say.changed(weightText(before))}</p> : null}
      <PlanBatch
        key={`${step.nombre} ${batch}`}
        day={day}
        device={device}
        step={step}
        lines={batches[batch] ?? batches[0] ?? []}
        next={
          after >= 0 ? (
            <button type="button" className={`button primary ${kitchenCss.done}`} onClick={() => setBatch(after)}>
              {say.nextBatch(after + 1, numero)}
            </button>
          ) : next ? (
            <button type="button" className={`button primary ${kitchenCss.done}`} onClick={() => choose(next)}>
              {say.next(shownName(next.nombre))}
            </button>
          ) : undefined
        }
      />
      <footer className={kitchenCss.foot}>
        <button
          type="button"
          className="button"
          disabled={ticks.length === 0}
          onClick={() => {
            changeDay((one) => dayWithWeighed(one, step, []))
            setBatch(0)
          }}
        >
          {say.reset}
        </button>
        <p className="muted">{awake === undefined ? '' : awake ? kitchenWords.awake : kitchenWords.sleepy}</p>
      </footer>
    </KitchenRoom>
  )
}
