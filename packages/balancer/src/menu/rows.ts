import { isRatioParameter, type SolverProblem } from '@obrador/engine'
import type { AnyLimit } from '../limit.ts'
import { limitPlaneOf } from '../rows.ts'

/** A limit that a flavour has to keep to. */
export interface FlavourLimit {
  readonly limit: AnyLimit
  /** Of its name, and so compared as it is. */
  readonly isLaw: boolean
}

/**
 * One end of a limit over a flavour: what the grams of the base and of its own columns give, and what its doses give already. It
 * holds where the sum is not negative. In shares of its largest coefficient, so that no number of a program is large.
 */
export interface FlavourRow extends FlavourLimit {
  readonly end: 'min' | 'max'
  /** Where the limit lies, before any room is kept. */
  readonly bound: number
  readonly base: readonly number[]
  readonly own: readonly number[]
  readonly fixed: number
  /** The width of its range in the unit of the row; none of what has no width. */
  readonly width: number
}

/** How many of the lines of a probe are of the base, doses that stay, and columns of the flavour; the rest never moves. */
export interface LineLayout {
  readonly base: number
  readonly doses: number
  readonly own: number
}

/** Shares of a range kept clear at each end, and of a threshold of the law. */
export interface RoomInside {
  readonly range: number
  readonly law: number
}
export const USUAL_ROOM: RoomInside = { range: 0.02, law: 0.003 }
/** Where no weights of the scale lie so far inside, the room gives way, never the limit. */
export const LEAST_ROOM: RoomInside = { range: 0.001, law: 0.0001 }

type Lines = SolverProblem<unknown>['lines']

const sumOf = (lines: Lines, values: readonly number[], from: number, to: number): number =>
  lines.slice(from, to).reduce((sum, { grams }, at) => sum + grams * (values[from + at] ?? 0), 0)

/** A plane over the lines of a probe, as a row of the flavour; none where nothing could break it. */
export function splitRow(
  { coefficients, constant }: { readonly coefficients: readonly number[]; readonly constant: number },
  lines: Lines,
  { base, doses, own }: LineLayout,
): Pick<FlavourRow, 'base' | 'own' | 'fixed'> & { readonly scale: number } {
  const scale = 1 / Math.max(...coefficients.map(Math.abs), Number.MIN_VALUE)
  const values = coefficients.map((one) => one * scale)
  const ends = base + doses + own
  return {
    scale,
    base: values.slice(0, base),
    own: values.slice(base + doses, ends),
    fixed: constant * scale + sumOf(lines, values, base, base + doses) + sumOf(lines, values, ends, lines.length),
  }
}

function rowAt(
  { limit, isLaw }: FlavourLimit,
  end: FlavourRow['end'],
  clear: number,
  lines: Lines,
  layout: LineLayout,
): FlavourRow[] {
  const [least, most] = limit.range
  const bound = end === 'min' ? least : most
  const plane = limitPlaneOf(limit, end === 'min' ? bound + clear : bound - clear, end === 'min', lines, 1)
  const isFree = plane.constant >= 0 && plane.coefficients.every((one) => one >= 0)
  if (isFree || !plane.coefficients.every(Number.isFinite)) return []
  const { scale, ...split } = splitRow(plane, lines, layout)
  const width = Number.isFinite(most - least) && !isLaw ? (most - least) * scale : 0
  return [{ limit, isLaw, end, bound, ...split, width }]
}

/** Both ends of each limit; `margins` are further inside for the sake of what varies, by key and in its unit. */
export const flavourRowsOf = (
  limits: readonly FlavourLimit[],
  lines: Lines,
  layout: LineLayout,
  room: RoomInside,
  margins: Readonly<Record<string, number>> = {},
): FlavourRow[] =>
  limits.flatMap((one) => {
    const { reading, range, key } = one.limit
    // What is no ratio is no plane: the engine reads it in the answer.
    if ('prices' in reading || !isRatioParameter(reading)) return []
    const [least, most] = range
    const clearOf = (bound: number): number => {
      // Nothing can cross a floor of nothing, and nothing at all is clear of every ceiling.
      if (bound === 0) return 0
      if (one.isLaw) return room.law * Math.abs(bound)
      return room.range * (Number.isFinite(most - least) ? most - least : Math.abs(bound)) + (margins[key] ?? 0)
    }
    return [
      ...(Number.isFinite(least) ? rowAt(one, 'min', clearOf(least), lines, layout) : []),
      ...(Number.isFinite(most) ? rowAt(one, 'max', clearOf(most), lines, layout) : []),
    ]
  })
