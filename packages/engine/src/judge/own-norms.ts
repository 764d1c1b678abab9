import type { CraftRequest } from '../formula/formula.ts'
import { distanceOutside, type FigureRange } from '../ratio/range.ts'

/**
 * Under this key a request may bring what a workshop has decided for itself. It is a symbol so that no JSON can carry it:
 * what the service answers over the network is the same for everybody.
 */
export const OWN_NORMS: unique symbol = Symbol('own norms')

export interface OwnNorms {
  /** By parameter, in place of the range of the type; what a type does not judge stays unjudged. */
  readonly ranges?: Readonly<Record<string, FigureRange>>
  /** How cold the cabinet is, °C. */
  readonly cabinet?: number
}

const NONE: OwnNorms = {}
export const ownNorms = (request: CraftRequest): OwnNorms =>
  (request as { readonly [OWN_NORMS]?: OwnNorms })[OWN_NORMS] ?? NONE

/** Ranges with those of the workshop in place of the ones they speak of. */
export function rangesWithOwn<Ranges extends Readonly<Record<string, FigureRange | undefined>>>(
  ranges: Ranges,
  { ranges: own }: OwnNorms,
): Ranges {
  if (!own) return ranges
  return Object.fromEntries(Object.entries(ranges).map(([key, range]) => [key, own[key] ?? range])) as Ranges
}

/** Where advice takes a figure: an aim that its range has left behind is none, and the middle is as good. */
export const aimInRange = (aim: number | undefined, range: FigureRange): number | undefined =>
  aim !== undefined && distanceOutside(aim, range) > 0 ? (range[0] + range[1]) / 2 : aim
