import {
  type MeasuredField,
  measuredReadingOf,
  measuredUnitOf,
  measuringErrorOf,
  rowAtMeasure,
  usualFigureOf,
} from '../catalogue/measured.ts'
import type { FigureInterval } from '../findings/doubt.ts'
import { matterAsRow } from '../formula/line.ts'
import { measureLines } from '../ratio/parameter.ts'
import type { FigureRange } from '../ratio/range.ts'
import type { JudgedFormula } from './craft.ts'
import type { PurchasedLot } from './purchase.ts'
import type { PurchaseSet } from './purchases.ts'

/** What to measure of a purchase, and between which figures a formula holds. */

const changesOf = <Matter>({ varied }: PurchasedLot<Matter>, field: MeasuredField): readonly number[] =>
  varied.changes.get(field) ?? []

const squares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value * value, 0)

/** The field that takes most of the variance of a figure with it, once it is known. */
export function tellingField<Matter>(
  slopes: readonly number[],
  { starts, bought: all }: PurchaseSet<Matter>,
  bought: PurchasedLot<Matter>,
  fields: readonly MeasuredField[],
): MeasuredField | undefined {
  const start = starts[all.indexOf(bought)] ?? 0
  let best: { readonly field: MeasuredField; readonly explained: number } | undefined
  for (const field of fields) {
    const changes = changesOf(bought, field)
    const common = changes.reduce((sum, change, way) => sum + change * (slopes[start + way] ?? 0), 0)
    const explained = (common * common) / (squares(changes) + measuringErrorOf(field) ** 2)
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
export function tolerableRange<Matter>(
  { parameters, definition: { reads } }: JudgedFormula<Matter>,
  { lines, purchaseOf, bought: all }: PurchaseSet<Matter>,
  bought: PurchasedLot<Matter>,
  field: MeasuredField,
  limits: readonly (readonly [key: string, range: FigureRange])[],
): FigureInterval | undefined {
  const row = bought.line.ingredient
  const sd = Math.sqrt(squares(changesOf(bought, field)))
  if (!row || !(sd > 0)) return undefined
  const usual = usualFigureOf(row, field)
  // A spirit is read by volume and varies by weight.
  const step = (sd * usual) / measuredReadingOf(row, field)
  const at = all.indexOf(bought)
  const linesAt = (value: number) => {
    const changed = rowAtMeasure(row, field, value)
    return (
      changed &&
      lines.map((line, index) =>
        purchaseOf[index] === at ? { ...line, matter: matterAsRow(reads, line, changed) ?? line.matter } : line,
      )
    )
  }
  const [poorer, richer] = [linesAt(usual - step), linesAt(usual + step)]
  if (!poorer || !richer) return undefined
  let [least, most] = [usual - FARTHEST * step, usual + FARTHEST * step]
  const [first, last] = [least, most]
  for (const [key, [low, high]] of limits) {
    const parameter = parameters[key]
    const [below, above] = [parameter && measureLines(parameter, poorer), parameter && measureLines(parameter, richer)]
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
  return { ...(least > first && { least }), ...(most < last && { most }), unit: measuredUnitOf(field) }
}
