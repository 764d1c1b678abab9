import type { Ingredient } from '../catalogue/ingredient.ts'
import {
  MEASURED_FIELDS,
  type MeasuredField,
  type MeasuredFigures,
  measuredUnitOf,
  rowAtMeasures,
  usualFigureOf,
} from '../catalogue/measured.ts'
import { commonFinding } from '../findings/find.ts'
import { FormulaError } from './errors.ts'

/** What was measured of a line, if anything. */
export function readMeasured(
  raw: Readonly<Record<string, unknown>>,
  position: number,
  name: string,
): MeasuredFigures | undefined {
  let measured: { [field in MeasuredField]?: number } | undefined
  for (const field of MEASURED_FIELDS) {
    const value = raw[field]
    if (value === undefined || value === null) continue
    if (typeof value !== 'number' || !(value >= 0 && value <= 100)) {
      throw new FormulaError('invalid-line', commonFinding('formula.bad-measure', { position, name, field }))
    }
    measured ??= {}
    measured[field] = value
  }
  return measured
}

/** The row at what was measured of it; refused where a figure cannot be of that row. */
export function measuredRow(row: Ingredient, measured: MeasuredFigures, position: number, name: string): Ingredient {
  const found = rowAtMeasures(row, measured)
  if (typeof found !== 'string') return found
  const usual = usualFigureOf(row, found)
  throw new FormulaError(
    'invalid-line',
    commonFinding('formula.impossible-measure', {
      position,
      name,
      field: found,
      value: measured[found] ?? 0,
      unit: measuredUnitOf(found),
      ...(usual > 0 && { usual }),
    }),
  )
}
