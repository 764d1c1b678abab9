import type { PlannedStep } from '@obrador/engine/production'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula } from '../../engine/parts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { changeDay } from '../../library/commands/day.ts'
import { type DeviceShelf, useDevice } from '../../library/use-device.ts'
import type { WorkDay } from '../../model/day.ts'
import { identityInCraft } from '../../reading/identity.ts'
import * as kitchenCss from '../../views/kitchen.module.css'
import { type ToWeigh, WeighingLines } from '../../views/weighing-lines.tsx'
import { madeBatchWords } from '../../words/es/made-batch.ts'
import { planWeighWords as say } from '../../words/es/production.ts'
import { useLineSacks } from '../../workshop/use-line-sacks.ts'
import { useNoted } from '../../workshop/use-noted.ts'
import { frozenPiecesOf, plannedPiecesOf } from './frozen.ts'
import { dayWithWeighed, weighedOfStep } from './weighed.ts'

const PlanFinish = lazy(() => import('./plan-finish.tsx').then((it) => ({ default: it.PlanFinish })))

interface Props {
  readonly day: WorkDay
  readonly device: Pick<DeviceShelf, 'saved' | 'pieces'>
  readonly step: PlannedStep
  /** Of one of its batches. */
  readonly lines: readonly ToWeigh[]
  /** What is weighed next; none once all of the plan is. */
  readonly next: ReactNode
}

/** A batch of a step of the plan: weighed, and finished as one of its formula is. */
export function PlanBatch({ day, device, step, lines, next }: Props) {
  const { noted, setNoted } = useNoted(`day.${step.nombre}`, day.date)
  const [isFinishing, setIsFinishing] = useState(false)
  const [isKept, setIsKept] = useState(false)
  const formula = frozenPiecesOf(step, day, device)
  const engine = useEngine([...(formula ? needsOfFormula(formula) : []), 'names'])
  const sackOf = useLineSacks(engine)
  const { own } = useDevice()
  const weighed = lines.map((line, at): ToWeigh => {
    const written = formula?.lines[at]
    if (!formula || !written) return line
    const identity = identityInCraft(craftOfEngine(engine, formula.craft), written, formula.type, own)
    return { ...line, identity, sack: sackOf(identity) }
  })

  function kept(): void {
    const own = new Set(lines.map(({ tick }) => tick))
    setNoted(Object.fromEntries(Object.entries(noted).filter(([tick]) => !own.has(tick))))
    setIsFinishing(false)
    setIsKept(true)
  }

  return (
    <>
      <WeighingLines
        lines={weighed}
        ticks={weighedOfStep(day, step)}
        onTicks={(now) => changeDay((one) => dayWithWeighed(one, step, now))}
        noted={noted}
        onNoted={setNoted}
        after={
          <>
            {next ?? <p>{say.finished}</p>}
            {isKept ? (
              <p>{say.kept}</p>
            ) : formula ? (
              <button
                type="button"
                className={`button ${next ? '' : 'primary'} ${kitchenCss.done}`}
                onClick={() => setIsFinishing(true)}
              >
                {madeBatchWords.finished}
              </button>
            ) : null}
          </>
        }
      />
      {isFinishing && formula ? (
        <Suspense>
          <PlanFinish
            formula={formula}
            pieces={plannedPiecesOf(step, formula, day)}
            noted={lines.map(({ tick }) => noted[tick])}
            onClose={() => setIsFinishing(false)}
            onKept={kept}
          />
        </Suspense>
      ) : null}
    </>
  )
}
