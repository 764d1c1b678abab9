import type { FigureRange } from '@obrador/engine'
import type { MapAxis, UsualMap } from '@obrador/engine/usual'
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import { numberText } from '../format/page-speech.ts'
import { useWidth } from '../ui/use-width.ts'
import { axisWords, mapWords as say } from '../words/es/map.ts'
import { type AxisScale, axisScaleOf, type JudgedAxis } from './map-scale.ts'
import { type TrailPoint, useTrail } from './use-trail.ts'
import * as mapCss from './usual-map.module.css'

type Published = UsualMap['published'][number]

interface Props {
  readonly map: UsualMap
  readonly axes: readonly [MapAxis, MapAxis]
  readonly judged: Readonly<Partial<Record<MapAxis, JudgedAxis>>>
  /** Where the formula stands, by its own figures. */
  readonly mine: Readonly<Record<MapAxis, number>> | undefined
  /** What the trail is of: another formula begins another one. */
  readonly of: string
  readonly height: number
  /** Of the most alike, how many are numbered. */
  readonly numbered: number
  readonly chosen: number | undefined
  readonly onChoose: (at: number | undefined) => void
  readonly onCompare: (at: number) => void
}

const MARGIN = { top: 26, right: 12, bottom: 40, left: 34 } as const
/** A finger finds a dot within this, px. */
const REACH = 24

interface Frame {
  readonly x: (value: number) => number
  readonly y: (value: number) => number
  readonly right: number
  readonly bottom: number
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** A rectangle between two ranges; what is not judged along an axis spans all of it. */
function Zone({
  frame,
  ranges: [across, up],
  className,
}: {
  readonly frame: Frame
  readonly ranges: readonly [FigureRange | undefined, FigureRange | undefined]
  readonly className: string | undefined
}) {
  if (!across && !up) return null
  const [left, right] = across ? [frame.x(across[0]), frame.x(across[1])] : [MARGIN.left, frame.right]
  const [top, bottom] = up ? [frame.y(up[1]), frame.y(up[0])] : [MARGIN.top, frame.bottom]
  return (
    <rect className={className} x={left} y={top} width={Math.max(0, right - left)} height={Math.max(0, bottom - top)} />
  )
}

const Axes = ({
  frame,
  scales: [across, up],
}: {
  readonly frame: Frame
  readonly scales: readonly [AxisScale, AxisScale]
}) => (
  <g className={mapCss.axes}>
    {across.ticks.map((tick) => (
      <g key={tick}>
        <line x1={frame.x(tick)} x2={frame.x(tick)} y1={MARGIN.top} y2={frame.bottom} />
        <text x={frame.x(tick)} y={frame.bottom + 16} textAnchor="middle">
          {numberText(tick)}
        </text>
      </g>
    ))}
    {up.ticks.map((tick) => (
      <g key={tick}>
        <line x1={MARGIN.left} x2={frame.right} y1={frame.y(tick)} y2={frame.y(tick)} />
        <text x={MARGIN.left - 6} y={frame.y(tick) + 4} textAnchor="end">
          {numberText(tick)}
        </text>
      </g>
    ))}
    <text className={mapCss.axisName} x={frame.right} y={frame.bottom + 34} textAnchor="end">
      {axisWords[across.axis].name} ({axisWords[across.axis].unit}) →
    </text>
    <text className={mapCss.axisName} x={0} y={12}>
      ↑ {axisWords[up.axis].name} ({axisWords[up.axis].unit})
    </text>
  </g>
)

const DIAMOND = 4.5

function Dot({
  point,
  formula,
  place,
}: {
  readonly point: TrailPoint
  readonly formula: Published
  readonly place?: number
}) {
  if (place !== undefined)
    return (
      <g className={mapCss.numbered}>
        <circle cx={point.x} cy={point.y} r={8} />
        <text x={point.x} y={point.y + 4} textAnchor="middle">
          {place}
        </text>
      </g>
    )
  if (formula.distancia === undefined)
    return (
      <rect
        className={mapCss.other}
        x={point.x - DIAMOND}
        y={point.y - DIAMOND}
        width={2 * DIAMOND}
        height={2 * DIAMOND}
        transform={`rotate(45 ${point.x} ${point.y})`}
      />
    )
  return <circle className={mapCss.dot} cx={point.x} cy={point.y} r={4} />
}

/** The formula on the bench; beyond the window it stands at its edge. */
function Mine({ point, trail }: { readonly point: TrailPoint; readonly trail: readonly TrailPoint[] }) {
  const all = [...trail, point]
  return (
    <g>
      {all.slice(1).map((to, at) => {
        const from = all[at] ?? to
        return (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: a step of the trail is told by its place.
            key={at}
            className={mapCss.trail}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            opacity={0.2 + (0.7 * (at + 1)) / all.length}
          />
        )
      })}
      <circle className={mapCss.halo} cx={point.x} cy={point.y} r={12} />
      <circle className={mapCss.mine} cx={point.x} cy={point.y} r={7} />
      <text className={mapCss.mineName} x={point.x + 12} y={point.y - 10}>
        {say.mine}
      </text>
    </g>
  )
}

const TURNS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest point in a direction: what lies aside counts double. */
function nextFrom(
  points: readonly TrailPoint[],
  from: TrailPoint,
  [dx, dy]: readonly [number, number],
): number | undefined {
  let best: { readonly at: number; readonly far: number } | undefined
  points.forEach((point, at) => {
    const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx)
    if (ahead <= 0.5) return
    const far = ahead + 2 * aside
    if (far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { at, far }
  })
  return best?.at
}

/** The published formulas of a type, and the one on the bench among them. */
export function MapChart(props: Props) {
  const { map, axes, judged, mine, of, height, numbered, chosen, onChoose, onCompare } = props
  const { box, width } = useWidth<HTMLDivElement>()
  const [across, up] = axes
  const scales = useMemo(
    () => [axisScaleOf(map, across, judged[across]?.range), axisScaleOf(map, up, judged[up]?.range)] as const,
    [map, across, up, judged],
  )
  const frame: Frame = {
    right: width - MARGIN.right,
    bottom: height - MARGIN.bottom,
    x: (value) => MARGIN.left + scales[0].at(value) * (width - MARGIN.right - MARGIN.left),
    y: (value) => height - MARGIN.bottom - scales[1].at(value) * (height - MARGIN.bottom - MARGIN.top),
  }
  const pointAt = (place: Readonly<Record<MapAxis, number>>): TrailPoint => ({
    x: clamp(frame.x(place[across]), MARGIN.left, frame.right),
    y: clamp(frame.y(place[up]), MARGIN.top, frame.bottom),
  })
  const points = map.published.map(({ place }) => pointAt(place))
  const point = mine && width > 0 ? pointAt(mine) : undefined
  const [x, y] = [point?.x, point?.y]
  const kept = useMemo(() => (x === undefined || y === undefined ? undefined : { x, y }), [x, y])
  const trail = useTrail(kept, `${of} ${across} ${up} ${width}`)

  function keyed(event: KeyboardEvent): void {
    if (event.key === 'Escape' || event.key === 'Home') onChoose(undefined)
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      onCompare(chosen)
    }
    const turn = TURNS[event.key]
    if (!turn) return
    event.preventDefault()
    const from = (chosen === undefined ? point : points[chosen]) ?? { x: width / 2, y: height / 2 }
    const next = nextFrom(points, from, turn)
    if (next !== undefined) onChoose(next)
  }

  function tapped(event: MouseEvent<HTMLButtonElement>): void {
    // A key that presses the button is no tap on a place.
    if (event.detail === 0) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const far = points.map((one) => Math.hypot(one.x - (event.clientX - left), one.y - (event.clientY - top)))
    const nearest = far.indexOf(Math.min(...far))
    onChoose((far[nearest] ?? REACH) < REACH ? nearest : undefined)
  }

  const ring = chosen === undefined ? undefined : points[chosen]
  return (
    <div ref={box} className={mapCss.box} data-part="map-chart" style={{ minHeight: height }}>
      {width > 0 ? (
        <>
          <svg width={width} height={height} aria-hidden="true">
            <Zone frame={frame} ranges={[judged[across]?.range, judged[up]?.range]} className={mapCss.range} />
            <Zone frame={frame} ranges={[judged[across]?.usual, judged[up]?.usual]} className={mapCss.usual} />
            <Axes frame={frame} scales={scales} />
            {map.published.map((formula, at) => {
              const one = points[at]
              return one && at >= numbered ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: two of them may share title and author.
                <Dot key={at} point={one} formula={formula} />
              ) : null
            })}
            {point
              ? points
                  .slice(0, mine ? numbered : 0)
                  .map((one) => (
                    <line
                      key={`${one.x} ${one.y}`}
                      className={mapCss.near}
                      x1={point.x}
                      y1={point.y}
                      x2={one.x}
                      y2={one.y}
                    />
                  ))
              : null}
            {map.published.slice(0, numbered).map((formula, at) => {
              const one = points[at]
              // biome-ignore lint/suspicious/noArrayIndexKey: they are told by their place.
              return one ? <Dot key={at} point={one} formula={formula} place={at + 1} /> : null
            })}
            {ring ? <circle className={mapCss.ring} cx={ring.x} cy={ring.y} r={10} /> : null}
            {point ? <Mine point={point} trail={trail} /> : null}
          </svg>
          {/* Over the drawing, and not around it: what is written there is no name of it. */}
          <button type="button" className={mapCss.walk} aria-label={say.walk} onKeyDown={keyed} onClick={tapped} />
        </>
      ) : null}
    </div>
  )
}
