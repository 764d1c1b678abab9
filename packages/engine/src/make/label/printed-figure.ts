import type { DeclaredNutrient } from '../../catalogue/sack/readings.ts'
import { NUTRIENT_ROUNDINGS } from './rounding.ts'
import { toleranceOfNutrient } from './tolerance.ts'

/** What a printed figure lets the product be. */
export interface PrintedFigure {
  readonly value: number
  readonly least: number
  readonly most: number
  /** The maker's own error, one standard deviation. */
  readonly error: number
  /** How far the law lets an analysis lie from it. */
  readonly tolerance: number
}

/**
 * The error of whoever declares: his tables and his average. A part of the value and a part of the legal tolerance, chosen on
 * labels whose composition is known.
 */
const ERROR = { ofValue: 0.03, ofTolerance: 0.05 } as const

const FIGURE = /^\s*(<|≤|menos de|inferior a|trazas|tr\.?)?\s*(\d+(?:[.,]\d+)?)?\s*(?:g|%)?\s*$/i

/** A figure as it is printed, or none where it is no figure. The decimals tell how it was rounded. */
export function printedFigureOf(nutrient: DeclaredNutrient, text: string): PrintedFigure | undefined {
  const found = FIGURE.exec(text)
  if (!found || (found[1] === undefined && found[2] === undefined)) return undefined
  const { negligible } = NUTRIENT_ROUNDINGS[nutrient]
  const nothing = negligible?.upTo ?? 0
  const digits = (found[2] ?? '').replace(',', '.')
  const value = digits === '' ? 0 : Number(digits)
  const isLess = found[1] !== undefined
  const tolerance = toleranceOfNutrient(nutrient, isLess ? 0 : value) ?? 0
  // Averages err: «103 g» of a sack of sugars is nearly all of it, as long as the law lets an analysis find 100.
  if (!(value - tolerance <= 100)) return undefined
  const error = ERROR.ofValue * (isLess ? 0 : value) + ERROR.ofTolerance * tolerance
  if (isLess || value === 0) {
    const most = isLess && value > 0 ? value : nothing
    return { value: most / 2, least: 0, most, error, tolerance }
  }
  const decimals = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0
  const half = 0.5 * 10 ** -decimals
  return { value, least: Math.max(0, value - half), most: value + half, error, tolerance }
}
