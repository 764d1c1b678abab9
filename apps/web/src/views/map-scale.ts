import type { FigureRange } from '@obrador/engine'
import type { MapAxis, MapPlace, UsualMap } from '@obrador/engine/usual'

/** Where things stand on the map of a type, and what is said of it. */

/** A share of yeast spans hours from one to thirty: only its logarithm shows them. */
const BY_FACTOR: ReadonlySet<MapAxis> = new Set<MapAxis>(['levadura'])
/** Less than this cannot be drawn on such an axis, %. */
const LEAST_FACTOR = 0.03
/** Room beyond what is shown, as a part of it. */
const PADDING = 0.08
/** Ticks of an axis, about. */
const TICKS = 5

export interface AxisScale {
  readonly axis: MapAxis
  /** 0 to 1 along the axis, and less or more of what lies beyond it. */
  readonly at: (value: number) => number
  readonly ticks: readonly number[]
}

/** A round step: 1, 2 or 5 of a power of ten. */
function stepFor(width: number): number {
  const rough = width / TICKS
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10)
}

function ticksIn(least: number, most: number): number[] {
  const step = stepFor(most - least)
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.max(0, Math.floor(most / step) - first + 1) }, (_, at) => (first + at) * step)
}

const FACTORS = [0.03, 0.1, 0.3, 1, 3, 10] as const

/** The window holds what was published and the range, whatever the formula on the bench is. */
export function axisScaleOf({ published }: UsualMap, axis: MapAxis, range: FigureRange | undefined): AxisScale {
  const values = [...published.map(({ place }) => place[axis]), ...(range ?? [])]
  const isByFactor = BY_FACTOR.has(axis)
  const along = (value: number): number => (isByFactor ? Math.log(Math.max(LEAST_FACTOR, value)) : value)
  const [least, most] = [Math.min(...values.map(along)), Math.max(...values.map(along))]
  const room = PADDING * (most - least || 1)
  const from = isByFactor || least - room >= 0 || least < 0 ? least - room : 0
  const to = most + room
  return {
    axis,
    at: (value) => (along(value) - from) / (to - from),
    ticks: isByFactor ? FACTORS.filter((value) => Math.log(value) >= from && Math.log(value) <= to) : ticksIn(from, to),
  }
}

/** What an axis is judged by, where it is. */
export interface JudgedAxis {
  readonly range?: FigureRange | undefined
  readonly usual?: FigureRange | undefined
}

const within = (value: number, range: FigureRange | undefined): boolean =>
  range === undefined || (value >= range[0] && value <= range[1])

export type MapSentence =
  | { readonly is: 'unread' }
  | { readonly is: 'in-range' }
  | { readonly is: 'in-usual'; readonly there: number; readonly n: number }
  | { readonly is: 'out-of-range'; readonly there: number }
  | { readonly is: 'among'; readonly n: number }
  | {
      readonly is: 'beyond'
      readonly isInRange: boolean
      readonly side: 'more' | 'less'
      readonly axis: MapAxis
      readonly n: number
    }

/** The axis along which a formula lies beyond all others. */
function beyondAll(mine: MapPlace, others: readonly MapPlace[], axes: readonly MapAxis[]) {
  for (const axis of axes) {
    if (others.every((place) => mine[axis] > place[axis])) return { axis, side: 'more' as const }
    if (others.every((place) => mine[axis] < place[axis])) return { axis, side: 'less' as const }
  }
  return undefined
}

/** Where a formula stands, of its own style where that has enough of them. */
export function mapSentenceOf(
  { mine, published }: UsualMap,
  axes: readonly [MapAxis, MapAxis],
  judged: Readonly<Partial<Record<MapAxis, JudgedAxis>>>,
): MapSentence {
  if (!mine) return { is: 'unread' }
  const others = published.flatMap(({ place, distancia }) => (distancia === undefined ? [] : [place]))
  const n = others.length
  const isIn = (place: MapPlace, of: keyof JudgedAxis): boolean =>
    axes.every((axis) => within(place[axis], judged[axis]?.[of]))
  const hasRange = axes.some((axis) => judged[axis]?.range)
  if (hasRange && !isIn(mine, 'range'))
    return { is: 'out-of-range', there: others.filter((place) => !isIn(place, 'range')).length }
  const beyond = beyondAll(mine, others, axes)
  if (beyond) return { is: 'beyond', isInRange: hasRange, n, ...beyond }
  if (!axes.some((axis) => judged[axis]?.usual)) return { is: 'among', n }
  return isIn(mine, 'usual')
    ? { is: 'in-usual', there: others.filter((place) => isIn(place, 'usual')).length, n }
    : { is: 'in-range' }
}

/** Where the formula on the bench is drawn: at its own figures where the axis is one of them. */
export const benchPlace = (
  map: UsualMap,
  figures: readonly { readonly key: string; readonly value: number }[],
): MapPlace | undefined =>
  figures.some(({ value }) => Number.isNaN(value))
    ? undefined
    : map.mine &&
      (Object.fromEntries(
        Object.entries(map.mine).map(([axis, value]) => {
          const key = map.figures[axis as MapAxis]
          return [axis, figures.find((figure) => figure.key === key)?.value ?? value]
        }),
      ) as Record<MapAxis, number>)
