import type { FigureRange, OverviewFigure } from '@obrador/engine'
import { lazy, Suspense } from 'react'
import { numberWithUnit, spreadText } from '../format/numbers.ts'
import { numberText } from '../format/page-speech.ts'
import { isCloseToLimit, rangeMayVary } from '../reading/close.ts'
import { DecorativeIcon } from '../ui/icons.tsx'
import { gaugeWords as say } from '../words/es/results.ts'
import { usualLineWords } from '../words/es/usual.ts'
import * as gaugesCss from './gauges.module.css'
import type { FigureExplanationCard } from './origin.tsx'

const OwnRange = lazy(() => import('./own-range.tsx').then((it) => ({ default: it.OwnRange })))
const Origin = lazy(() => import('./origin.tsx').then((it) => it.loadOrigin()))

export type GaugeState = 'in' | 'under' | 'over' | 'none'

export function gaugeStateOf({ inRange, range, value }: OverviewFigure): GaugeState {
  if (inRange === null || !range) return 'none'
  if (inRange) return 'in'
  return value < range[0] ? 'under' : 'over'
}

/** Full is sure, hollow is not. */
export const gaugeShapeOf = (figure: OverviewFigure): string =>
  figure.isNear ? say.first.casi : say[isCloseToLimit(figure) ? 'close' : 'shape'][gaugeStateOf(figure)]

/** What may vary, where it is enough to be seen. */
export function figureVariesBy(figure: OverviewFigure): string | undefined {
  const may = rangeMayVary(figure)
  const told = may === undefined ? '0' : spreadText(may)
  return told === '0' ? undefined : told
}

/** Where the band of every gauge stands on its track, %: they line up, so that one glance shows what sticks out. */
const BAND = { from: 30, to: 70 } as const

/** Place of a value on the track, %: linear inside its range, and as far outside as there is room. */
function placeOf(value: number, [least, most]: FigureRange, edge = 2): number {
  const width = most - least || Math.abs(most) || 1
  const at = BAND.from + ((value - least) / width) * (BAND.to - BAND.from)
  return Math.max(edge, Math.min(100 - edge, at))
}

/** As wide as 19 of 20 cases. */
function Varies({ value, may, range }: { readonly value: number; readonly may: number; readonly range: FigureRange }) {
  const [from, to] = [placeOf(value - may, range, 0), placeOf(value + may, range, 0)]
  return (
    <span
      className={gaugesCss.varies}
      data-part="varies"
      style={{ left: `${(from + to) / 2}%`, width: `${to - from}%` }}
    />
  )
}

/** Inside the range, with no edges of its own: outside it nothing is wrong. */
function Usual({ band: [least, most], range }: { readonly band: FigureRange; readonly range: FigureRange }) {
  const [from, to] = [placeOf(least, range, 0), placeOf(most, range, 0)]
  return (
    <span
      className={gaugesCss.usual}
      data-part="usual"
      style={{ left: `${from}%`, width: `${Math.max(0, to - from)}%` }}
    />
  )
}

interface Props {
  readonly figure: OverviewFigure
  /** The value it would have after the change under the pointer. */
  readonly ghost: number | undefined
  readonly open: boolean
  readonly onToggle: () => void
  readonly explanation: FigureExplanationCard | undefined
  /** Where four fifths of the published formulas lie, and how many there are. */
  readonly usual: { readonly band: FigureRange; readonly n: number } | undefined
  /** Its range is one's own. */
  readonly isOwn: boolean
  readonly onRange: ((range: FigureRange | undefined) => void) | undefined
}

export function FigureGauge({ figure, ghost, open, onToggle, explanation, usual, isOwn, onRange }: Props) {
  const { key, label, name, aside, unit, decimals, value, range, margin } = figure
  const state = gaugeStateOf(figure)
  const moves = ghost !== undefined && ghost !== value && range
  const written = numberWithUnit(value, unit, decimals)
  const [may, varies] = [rangeMayVary(figure), figureVariesBy(figure)]
  const told = margin && (varies === undefined ? say.margin(margin) : say.may(margin, varies))
  const limits = usual?.band.map((limit) => numberText(limit, decimals))
  const bandTold = limits ? usualLineWords.bandTold(limits[0] ?? '', limits[1] ?? '') : ''
  const id = `origen-${key}`
  return (
    <li
      className={gaugesCss.gauge}
      data-part="gauge"
      data-state={state}
      data-near={figure.isNear}
      data-unknown={Number.isNaN(value) || undefined}
      data-close={(!figure.isNear && isCloseToLimit(figure)) || undefined}
      data-open={open || undefined}
    >
      <button
        type="button"
        className={gaugesCss.row}
        data-part="gauge-row"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={gaugesCss.label} data-part="gauge-label">
          <span>{name}</span>
          {aside ? <small>{aside}</small> : null}
          {isOwn ? <span className="tag">{say.own}</span> : null}
        </span>
        <span className={gaugesCss.value} data-part="gauge-value">
          {written}
          <span className={gaugesCss.shape} data-part="gauge-shape" aria-hidden="true">
            {gaugeShapeOf(figure)}
          </span>
        </span>
        {range ? (
          <span className={gaugesCss.track} aria-hidden="true">
            <span className={gaugesCss.band} />
            {usual ? <Usual band={usual.band} range={range} /> : null}
            {may === undefined || varies === undefined ? null : <Varies value={value} may={may} range={range} />}
            {moves ? (
              <span className={gaugesCss.ghost} data-part="ghost" style={{ left: `${placeOf(ghost, range)}%` }} />
            ) : null}
            {Number.isNaN(value) ? null : (
              <span className={gaugesCss.mark} data-part="mark" style={{ left: `${placeOf(value, range)}%` }} />
            )}
            <span className={`${gaugesCss.limit} ${gaugesCss.limitLeast}`} data-part="limit">
              {numberText(range[0], decimals)}
            </span>
            <span className={`${gaugesCss.limit} ${gaugesCss.limitMost}`} data-part="limit">
              {numberText(range[1], decimals)}
            </span>
          </span>
        ) : null}
        <span className="unseen">
          {say.told((told ?? (Number.isNaN(value) ? say.unknown : say.state[state])) + bandTold, say.origin)}
        </span>
        <span className={gaugesCss.margin} data-part="gauge-margin" aria-hidden="true">
          {moves ? say.ghost(label, numberWithUnit(ghost, unit, decimals)) : told}
        </span>
        <span className={gaugesCss.chevron}>
          <DecorativeIcon name="chevron" />
        </span>
      </button>
      <div id={id} hidden={!open}>
        {open && usual && limits ? (
          <p className={gaugesCss.usualTold} data-part="usual-told">
            {usualLineWords.band(limits[0] ?? '', limits[1] ?? '', usual.n)}
          </p>
        ) : null}
        {open && explanation && !Number.isNaN(value) ? (
          <Suspense>
            <Origin explanation={explanation} decimals={decimals} />
            {range && onRange && figure.inRange !== null ? (
              <OwnRange key={String(range)} figure={figure} range={range} isOwn={isOwn} onRange={onRange} />
            ) : null}
          </Suspense>
        ) : null}
      </div>
    </li>
  )
}
