import type { SourceKey } from '../catalogue/sources.ts'
import { lazyFor } from '../words/lazy.ts'
import type { FigureRange } from './range.ts'

/**
 * The one idea of the engine: a parameter is a ratio of two weighted sums over the lines of a formula,
 * sometimes read through a monotone curve:
 *
 *     value = curve( scale · Σ gramsᵢ · of(matterᵢ) / Σ gramsᵢ · per(matterᵢ) )
 *
 * Matter is what a craft sees in an ingredient, per 100 g. Everything below follows from the ratio and knows no craft.
 */
export interface RatioParameter<Matter> {
  readonly scale: number
  readonly of: MatterMeasure<Matter>
  readonly per: MatterMeasure<Matter>
  readonly curve?: MonotoneCurve
  /**
   * The least share of the mass (g per 100 g) its base must have; below it the value is `otherwise`, or none at all, and
   * `empty` where there is nothing to be taken over it either.
   */
  readonly base?: { readonly least: number; readonly otherwise?: number; readonly empty?: number }
  /** What the two measures are called as heads of columns, g per 100 g: the first as the parameter unless said. */
  readonly columns?: { readonly of?: string; readonly per?: string }
}

/** What is not a ratio: a named function over weighted sums of the same lines, which says so by being written as one. */
export interface BlendParameter<Matter> {
  readonly measures: readonly MatterMeasure<Matter>[]
  /** The value from the sums of the measures (grams, where a measure is g per 100 g) and the mass. */
  readonly read: (sums: readonly number[], mass: number) => number | undefined
  /** Which function it is, where it can be written down elsewhere: the plain sum, or the activity of the water, kept within limits. */
  readonly law?: { readonly kind: 'sum' } | { readonly kind: 'water-activity'; readonly within?: FigureRange }
}

/** The head of the column of prices, €/kg: whoever writes figures down keeps one for all that is reckoned in euros. */
export const PRICE_COLUMN = '€/kg'

/** A name, a unit and a source: what a figure needs to be shown to a person. */
export interface ShownFigure {
  readonly label: string
  /** The same in two, where the label says both what it is and how it is meant. */
  readonly named?: { readonly name: string; readonly aside: string }
  readonly unit: string
  readonly decimals: number
  /** The formula in words, in Spanish, as a person would check it by hand. */
  readonly formula: string
  readonly sources: readonly SourceKey[]
}

export type FigureParameter<Matter> = ShownFigure & (RatioParameter<Matter> | BlendParameter<Matter>)

export type MatterMeasure<Matter> = (matter: Matter) => number

/** A strictly monotone reading of the ratio, and its inverse on the values it can take. */
export interface MonotoneCurve {
  readonly at: (ratio: number) => number
  readonly inverse: (value: number) => number
  /** Where it can be written down elsewhere: ratios at which it changes its form, rising. Between two it is a parabola; beyond the ends it is straight. */
  readonly bends?: readonly number[]
}

export type FigureParameters<Matter, Key extends string = string> = { readonly [key in Key]: FigureParameter<Matter> }

export interface WeighedMatter<Matter> {
  readonly grams: number
  readonly matter: Matter
}

/** The two sums of a ratio, and the mass they were taken over. A direction of change has the same shape. */
export interface RatioSums {
  readonly of: number
  readonly per: number
  readonly mass: number
}

/** Grams of mass per 100 g: the base of everything said «por 100 g de mezcla». */
export const massMeasure = (): number => 100

/** Something per 100 g of the mix. */
export const perHundredGrams = <Matter>(
  parameter: ShownFigure & Omit<RatioParameter<Matter>, 'scale' | 'per'>,
): ShownFigure & RatioParameter<Matter> => ({
  ...parameter,
  scale: 100,
  per: massMeasure,
})

const NO_SUMS: RatioSums = { of: 0, per: 0, mass: 0 }

/** The sums over lines, added to those `before` them. */
export function ratioSums<Matter>(
  parameter: RatioParameter<Matter>,
  lines: readonly WeighedMatter<Matter>[],
  before = NO_SUMS,
): RatioSums {
  let { of, per, mass: total } = before
  // Most ratios are over the mass, which needs no asking line by line.
  const overMass = parameter.per === massMeasure
  for (const { grams, matter } of lines) {
    of += grams * parameter.of(matter)
    if (!overMass) per += grams * parameter.per(matter)
    total += grams
  }
  return { of, per: overMass ? massMeasure() * total : per, mass: total }
}

/** Beyond this a figure has lost its meaning long ago, and soon its decimals: it is shown as this one. */
const LARGEST_RATIO = 1e15

const hasBase = <Matter>({ base }: RatioParameter<Matter>, per: number, total: number): boolean =>
  per > 0 && (base === undefined || per >= base.least * total)

/** The value of a ratio from its two sums, unrounded, or undefined when its base is missing. */
function valueOfSums<Matter>(
  parameter: RatioParameter<Matter>,
  of: number,
  per: number,
  total: number,
): number | undefined {
  const { scale, curve, base } = parameter
  if (!hasBase(parameter, per, total)) return of === 0 ? (base?.empty ?? base?.otherwise) : base?.otherwise
  const ratio = (scale * of) / per
  if (!Number.isFinite(ratio)) return base?.otherwise
  if (curve) return curve.at(ratio)
  return Math.max(-LARGEST_RATIO, Math.min(LARGEST_RATIO, ratio))
}

export const evaluateRatio = <Matter>(
  parameter: RatioParameter<Matter>,
  { of, per, mass: total }: RatioSums,
): number | undefined => valueOfSums(parameter, of, per, total)

export const isRatioParameter = <Matter>(
  reading: RatioParameter<Matter> | BlendParameter<Matter>,
): reading is RatioParameter<Matter> => 'of' in reading

/** The value of a ratio or a blend over lines. */
export function measureLines<Matter>(
  reading: RatioParameter<Matter> | BlendParameter<Matter>,
  lines: readonly WeighedMatter<Matter>[],
): number | undefined {
  if (isRatioParameter(reading)) return evaluateRatio(reading, ratioSums(reading, lines))
  const { blended, total } = blend(reading, lines)
  return reading.read(blended, total)
}

const onceOf = <Matter>(measure: MatterMeasure<Matter>): MatterMeasure<Matter> =>
  lazyFor(measure as MatterMeasure<object>) as MatterMeasure<Matter>

/** The same reading, which asks each matter once: for whoever weighs the same lines again and again. */
export function rememberingMatter<Matter, Reading extends RatioParameter<Matter> | BlendParameter<Matter>>(
  reading: Reading,
): Reading {
  if (!isRatioParameter<Matter>(reading)) return { ...reading, measures: reading.measures.map(onceOf) }
  const { of, per } = reading
  return { ...reading, of: onceOf(of), per: per === massMeasure ? per : onceOf(per) }
}

interface Blended {
  readonly blended: readonly number[]
  readonly total: number
}

const blend = <Matter>(
  { measures }: BlendParameter<Matter>,
  lines: readonly WeighedMatter<Matter>[],
  before?: Blended,
): Blended => ({
  blended: measures.map((of, at) =>
    lines.reduce((sum, { grams, matter }) => sum + (grams * of(matter)) / 100, before?.blended[at] ?? 0),
  ),
  total: lines.reduce((sum, { grams }) => sum + grams, before?.total ?? 0),
})

/** The value over some lines and whatever is put to them, the lines themselves read once: to the digit what `measureLines` gives of all. */
export function measuring<Matter>(
  reading: RatioParameter<Matter> | BlendParameter<Matter>,
  lines: readonly WeighedMatter<Matter>[],
): (more: readonly WeighedMatter<Matter>[]) => number | undefined {
  if (isRatioParameter(reading)) {
    const before = ratioSums(reading, lines)
    return (more) => evaluateRatio(reading, ratioSums(reading, more, before))
  }
  const before = blend(reading, lines)
  return (more) => {
    const { blended, total } = blend(reading, more, before)
    return reading.read(blended, total)
  }
}

/** Several readings of the same lines, put to `values`; one without a base is absent. */
export function measureAll<Matter, Key extends string>(
  readings: { readonly [key in Key]?: RatioParameter<Matter> | BlendParameter<Matter> },
  keys: readonly Key[],
  lines: readonly WeighedMatter<Matter>[],
  values: Partial<Record<Key, number>> = {},
): Partial<Record<Key, number>> {
  for (const key of keys) {
    const reading = readings[key]
    const value = reading && measureLines(reading, lines)
    if (value !== undefined) values[key] = value
  }
  return values
}

/**
 * What each line puts into the value; the parts add up to it. Undefined when the base is missing and the value is only
 * a convention. Through a curve the value is shared out in proportion
 * to the numerator, because that is where a line acts; lines that only dilute contribute nothing.
 */
export function explainRatio<Matter>(
  parameter: RatioParameter<Matter>,
  lines: readonly WeighedMatter<Matter>[],
): number[] | undefined {
  const total = ratioSums(parameter, lines)
  const value = hasBase(parameter, total.per, total.mass) ? evaluateRatio(parameter, total) : undefined
  if (value === undefined) return undefined
  if (total.of === 0) return lines.map(() => 0)
  return lines.map(({ grams, matter }) => (value * grams * parameter.of(matter)) / total.of)
}

/** The ratio behind a value: what the curve and the scale were applied to. */
export const ratioOfValue = <Matter>(parameter: RatioParameter<Matter>, value: number): number =>
  (parameter.curve ? parameter.curve.inverse(value) : value) / parameter.scale

/** `x = (t·P − O) / (of − t·per)`: grams along a direction at which a ratio takes the value t. */
const gramsToRatio = (ratio: number, of: number, per: number, dOf: number, dPer: number): number =>
  (ratio * per - of) / (dOf - ratio * dPer)

/**
 * Grams to move along a direction (add an ingredient, or swap one for another) so that the parameter reaches a target.
 * Negative grams mean the other way; undefined, that no amount gets there.
 */
export function invertRatio<Matter>(
  parameter: RatioParameter<Matter>,
  total: RatioSums,
  direction: RatioSums,
  target: number,
): number | undefined {
  const grams = gramsToRatio(ratioOfValue(parameter, target), total.of, total.per, direction.of, direction.per)
  return Number.isFinite(grams) && total.per + grams * direction.per > 0 ? grams : undefined
}

/** Two ways to read the same figures, and the sum (g per 100 g of a line) whose sign decides. */
export interface SignDependentParameters<Matter> {
  readonly on: MatterMeasure<Matter>
  readonly label: string
  /** How a measure is told that the second way reads otherwise. */
  readonly aside: string
  readonly above: FigureParameters<Matter>
  readonly below: FigureParameters<Matter>
}
