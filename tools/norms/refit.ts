import { readFileSync } from 'node:fs'
import type { FigureRange } from '@obrador/engine'

/** Ranges as they stood before the published formulas were pooled: what the books of each type call normal. */
const formerRanges: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, FigureRange>>>>>> =
  JSON.parse(readFileSync(new URL('../../packages/engine/test/golden/former-ranges.json', import.meta.url), 'utf8'))

export const formerRange = (craft: string, type: string, key: string): FigureRange | undefined =>
  formerRanges[craft]?.[type]?.[key]

/** Deviations on each side of the centre: pastry has few formulas a type and many types. */
const REACH: Readonly<Record<string, number>> = { pasteleria: 2.7 }
const USUAL_REACH = 2.1
/** Formulas that the spread of the same parameter in the sister types counts for. */
const FAMILY_WEIGHT = 5

/** Figures that are positive spread in proportion; what may be negative or nothing, as it is. */
const isRelative = (values: readonly number[]): boolean => values.every((value) => value > 0)

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[half - 1] ?? Number.NaN, sorted[half] ?? Number.NaN]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1))
}

/** The spread of a parameter in each type that limits it, in the scale it is fitted in. */
export const spreadOf = (values: readonly number[]): number =>
  deviation(isRelative(values) ? values.map(Math.log) : values)

/**
 * The range that formulas alone would give: centre and spread, this shrunk towards that of the sister types, joined with
 * the former range and never beyond the present one, which was pulled in for its reasons.
 */
export function refit(
  craft: string,
  values: readonly number[],
  family: number,
  former: FigureRange,
  present: FigureRange,
): FigureRange {
  if (values.length === 0) return former
  const relative = isRelative(values)
  const scaled = relative ? values.map(Math.log) : values
  const n = values.length
  const own = n > 1 ? deviation(scaled) : family
  const spread =
    Math.sqrt((FAMILY_WEIGHT * family ** 2 + (n - 1) * own ** 2) / (n + FAMILY_WEIGHT - 1)) * Math.sqrt(1 + 1 / n)
  const reach = (REACH[craft] ?? USUAL_REACH) * spread
  const back = (value: number): number => (relative ? Math.exp(value) : value)
  const centre = median(scaled)
  const [least, most] = [Math.min(former[0], back(centre - reach)), Math.max(former[1], back(centre + reach))]
  return [Math.max(present[0], least), Math.min(present[1], most)]
}
