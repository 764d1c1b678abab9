import { atMeasure, errorOf, type MeasuredField, readingOf, unitOf, usualOf } from '../catalogue/measured.ts'
import type { Interval } from '../findings/doubt.ts'
import { seenAs } from '../formula/line.ts'
import { measure } from '../ratio/parameter.ts'
import type { Range } from '../ratio/range.ts'
import type { Found } from './craft.ts'
import type { Bought } from './purchase.ts'
import type { Basket } from './purchases.ts'

/** What to measure of a purchase, and between which figures a formula holds. */

const changesOf = <Matter>({ varied }: Bought<Matter>, field: MeasuredField): readonly number[] =>
  varied.changes.get(field) ?? []

const squares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value * value, 0)

/** The field that takes most of the variance of a figure with it, once it is known. */
export function tellingField<Matter>(
  slopes: readonly number[],
  { starts, bought: all }: Basket<Matter>,
  bought: Bought<Matter>,
  fields: readonly MeasuredField[],
): MeasuredField | undefined {
  const start = starts[all.indexOf(bought)] ?? 0
  let best: { readonly field: MeasuredField; readonly explained: number } | undefined
  for (const field of fields) {
    const changes = changesOf(bought, field)
    const common = changes.reduce((sum, change, way) => sum + change * (slopes[start + way] ?? 0), 0)
    const explained = (common * common) / (squares(changes) + errorOf(field) ** 2)
    if (explained > (best?.explained ?? 0)) best = { field, explained }
  }
  return best?.field
}

/** Deviations beyond which nobody buys such a thing. */
const FARTHEST = 3

/**
 * The figures of a field between which every range holds, the other ingredients being as usual; ends that no purchase
 * reaches are left out, and none at all where the field decides nothing.
 */
export function heldBetween<Matter>(
  { parameters, definition: { reads } }: Found<Matter>,
  { lines, purchaseOf, bought: all }: Basket<Matter>,
  bought: Bought<Matter>,
  field: MeasuredField,
  limits: readonly (readonly [key: string, range: Range])[],
): Interval | undefined {
  const row = bought.line.ingredient
  const sd = Math.sqrt(squares(changesOf(bought, field)))
  if (!row || !(sd > 0)) return undefined
  const usual = usualOf(row, field)
  // A spirit is read by volume and varies by weight.
  const step = (sd * usual) / readingOf(row, field)
  const at = all.indexOf(bought)
  const linesAt = (value: number) => {
    const changed = atMeasure(row, field, value)
    return (
      changed &&
      lines.map((line, index) =>
        purchaseOf[index] === at ? { ...line, matter: seenAs(reads, line, changed) ?? line.matter } : line,
      )
    )
  }
  const [poorer, richer] = [linesAt(usual - step), linesAt(usual + step)]
  if (!poorer || !richer) return undefined
  let [least, most] = [usual - FARTHEST * step, usual + FARTHEST * step]
  const [first, last] = [least, most]
  for (const [key, [low, high]] of limits) {
    const parameter = parameters[key]
    const [below, above] = [parameter && measure(parameter, poorer), parameter && measure(parameter, richer)]
    if (below === undefined || above === undefined) continue
    const slope = (above - below) / (2 * step)
    const middle = (above + below) / 2
    if (Math.abs(slope) * step < Number.EPSILON * Math.max(1, Math.abs(middle))) {
      if (middle < low || middle > high) return undefined
      continue
    }
    const ends = [usual + (low - middle) / slope, usual + (high - middle) / slope]
    least = Math.max(least, Math.min(...ends))
    most = Math.min(most, Math.max(...ends))
  }
  if (least >= most || (least <= first && most >= last)) return undefined
  return { ...(least > first && { least }), ...(most < last && { most }), unit: unitOf(field) }
}
