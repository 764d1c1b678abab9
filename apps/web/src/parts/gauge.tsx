import { type Figure, number } from '@obrador/engine'
import { lazy, Suspense } from 'react'
import { withUnit } from '../formula/numbers.ts'
import { origin, gauges as say } from '../messages/results.ts'
import { Icon } from './icons.tsx'
import type { ParameterExplanation } from './origin.tsx'

const Origin = lazy(() => import('./origin.tsx').then((it) => ({ default: it.Origin })))

export type GaugeState = 'in' | 'under' | 'over' | 'none'

export function stateOf({ inRange, range, value }: Figure): GaugeState {
  if (inRange === null || !range) return 'none'
  if (inRange) return 'in'
  return value < range[0] ? 'under' : 'over'
}

/** Where the band of every gauge stands on its track, %: they line up, so that one glance shows what sticks out. */
const BAND = { from: 30, to: 70 } as const

/** Place of a value on the track, %: linear inside its range, and as far outside as there is room. */
function placeOf(value: number, [least, most]: readonly [number, number]): number {
  const width = most - least || Math.abs(most) || 1
  const at = BAND.from + ((value - least) / width) * (BAND.to - BAND.from)
  return Math.max(2, Math.min(98, at))
}

interface Props {
  readonly figure: Figure
  /** The value it would have after the change under the pointer. */
  readonly ghost: number | undefined
  readonly open: boolean
  readonly onToggle: () => void
  readonly explanation: ParameterExplanation | undefined
}

export function Gauge({ figure, ghost, open, onToggle, explanation }: Props) {
  const { key, label, unit, decimals, value, range, margin } = figure
  const state = stateOf(figure)
  const moves = ghost !== undefined && ghost !== value && range
  const written = withUnit(value, unit, decimals)
  const id = `origen-${key}`
  return (
    <li className="gauge" data-state={state} data-open={open || undefined}>
      <button type="button" className="gauge-row" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <span className="gauge-label">{label}</span>
        <span className="gauge-value">
          {written}
          <span className="gauge-shape" aria-hidden="true">
            {say.shape[state]}
          </span>
        </span>
        {range ? (
          <span className="track" aria-hidden="true">
            <span className="band" />
            {moves ? <span className="ghost" style={{ left: `${placeOf(ghost, range)}%` }} /> : null}
            <span className="mark" style={{ left: `${placeOf(value, range)}%` }} />
            <span className="limit limit-least">{number(range[0], decimals)}</span>
            <span className="limit limit-most">{number(range[1], decimals)}</span>
          </span>
        ) : null}
        <span className="unseen">{say.told(margin ?? say.state[state], origin.title)}</span>
        <span className="gauge-margin" aria-hidden="true">
          {moves ? say.ghost(label, withUnit(ghost, unit, decimals)) : margin}
        </span>
        <span className="gauge-chevron">
          <Icon name="chevron" />
        </span>
      </button>
      <div id={id} hidden={!open}>
        {open && explanation ? (
          <Suspense>
            <Origin explanation={explanation} decimals={decimals} />
          </Suspense>
        ) : null}
      </div>
    </li>
  )
}
