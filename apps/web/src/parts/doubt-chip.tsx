import type { Doubt } from '@obrador/engine'
import { useId, useState } from 'react'
import type { Verdict } from '../craft/law.ts'
import { percent } from '../formula/numbers.ts'
import { sure as say } from '../messages/doubt.ts'
import { gauges } from '../messages/results.ts'
import { Icon } from './icons.tsx'
import '../style/doubt.css'

interface Props {
  readonly overview: Verdict
  readonly doubt: Doubt
}

/** Whether the verdict would stand with the next purchase; why, inside. */
export function DoubtChip({ overview, doubt }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const isInside = overview.verdict === 'equilibrada'
  const share = isInside ? doubt.probabilidad : 1 - doubt.probabilidad
  const isFirm = overview.isFirm === true
  return (
    <>
      <button
        type="button"
        className="chip-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="chip-shape" data-firm={isFirm || undefined} aria-hidden="true">
          {isFirm ? gauges.shape.in : gauges.close.in}
        </span>
        <strong>{say.word[doubt.firmeza === 'firme' && !isFirm ? 'casi' : doubt.firmeza]}</strong>
        <span className="chip-often">{say.often(share, isInside)}</span>
        <Icon name="chevron" />
      </button>
      <div id={id} hidden={!open} className="chip-why">
        {open ? (
          <>
            <p>{doubt.frase}</p>
            <p className="muted">{say.exactly(percent(100 * share), isInside)}</p>
          </>
        ) : null}
      </div>
    </>
  )
}
