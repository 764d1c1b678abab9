import { roundedTogether } from '../format/rounded-together.ts'
import { batchFactor, batchTotal } from '../model/batch.ts'
import type { TableFormula, TableLine } from '../model/formula.ts'
import type { CostedFormula } from './cost.ts'
import type { WorkSheet } from './work-sheet.ts'

/** The figures of a printed sheet, rounded so that every column adds up to what stands under it. */

/** g below which a workshop reads tenths, and hundredths. */
const TENTHS_BELOW = 20
const HUNDREDTHS_BELOW = 2
const scaleDecimals = (grams: number): number => (grams < HUNDREDTHS_BELOW ? 2 : grams < TENTHS_BELOW ? 1 : 0)
const MOST_GRAM_DECIMALS = 2

export const SHARE_DECIMALS = 1

const CENT_DECIMALS = 2
/** What costs less than a cent is told in thousandths of a euro. */
const euroDecimals = (euros: number): number => (euros < 0.01 ? 3 : CENT_DECIMALS)

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)

interface SheetRow {
  readonly line: TableLine
  readonly grams: number
  /** %; none where nothing is known that it would be of. */
  readonly share: number | undefined
  readonly euros: number
  /** What it is made of, where it is made before the rest. */
  readonly inside: readonly { readonly name: string; readonly grams: number }[]
}

export interface SheetFigures {
  readonly rows: readonly SheetRow[]
  readonly total: Pick<SheetRow, 'grams' | 'euros'> & { readonly share: number }
}

export function sheetFigures(formula: TableFormula, { lines }: CostedFormula, sheet: WorkSheet): SheetFigures {
  const factor = batchFactor(formula)
  const total = batchTotal(formula)
  // What is made as it is written is weighed as it is written.
  const decimalsOf = factor === 1 ? () => MOST_GRAM_DECIMALS : scaleDecimals
  const weights = (parts: readonly number[]) => roundedTogether(parts, decimalsOf, MOST_GRAM_DECIMALS)
  const grams = weights(lines.map(({ line }) => line.grams * factor))
  const isOverTotal = sheet.base === undefined && total > 0
  const over = lines.map(
    ({ line }) => sheet.shares.get(line.id) ?? (isOverTotal ? (100 * line.grams * factor) / total : undefined),
  )
  const shares = roundedTogether(
    over.map((share) => share ?? 0),
    () => SHARE_DECIMALS,
    SHARE_DECIMALS,
  )
  const euros = roundedTogether(
    lines.map(({ cost }) => cost * factor),
    euroDecimals,
    CENT_DECIMALS,
  )
  const rows = lines.map(({ line }, at) => {
    const parts = sheet.stages.get(line.id) ?? []
    const shown = grams[at] ?? 0
    const inside = weights(parts.map((part) => (part.grams * shown) / line.grams))
    return {
      line,
      grams: shown,
      share: over[at] === undefined ? undefined : shares[at],
      euros: euros[at] ?? 0,
      inside: parts.map(({ name }, part) => ({ name, grams: inside[part] ?? 0 })),
    }
  })
  return { rows, total: { grams: sumOf(grams), share: sumOf(shares), euros: sumOf(euros) } }
}
