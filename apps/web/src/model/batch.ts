import { type BatchSize, type TableFormula, totalGramsOf } from './formula.ts'

/** Grams of the batch: what was asked for, or the formula as written. */
export function batchTotal({ lines, batch }: Pick<TableFormula, 'lines' | 'batch'>): number {
  const { total, pieces, pieceGrams } = batch
  if (pieces !== undefined && pieceGrams !== undefined) return pieces * pieceGrams
  return total ?? totalGramsOf(lines)
}

/** By how much every line is multiplied to make the batch. */
export function batchFactor(formula: Pick<TableFormula, 'lines' | 'batch'>): number {
  const written = totalGramsOf(formula.lines)
  return written > 0 ? batchTotal(formula) / written : 1
}

interface Moulds {
  readonly count: number
  /** Any unit, the same for both. */
  readonly diameter: number
}

/** How many times as much fills other round moulds of the same height. */
export const mouldFactor = (has: Moulds, wants: Moulds): number =>
  (wants.count * wants.diameter ** 2) / (has.count * has.diameter ** 2)

export const isBatchScaled = ({ total, pieces, pieceGrams }: BatchSize): boolean =>
  total !== undefined || (pieces !== undefined && pieceGrams !== undefined)
