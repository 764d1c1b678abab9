import type { Ingredient } from '../catalogue/ingredient.ts'
import { atMeasures, MEASURED, type Measured, type MeasuredField, unitOf, usualOf } from '../catalogue/measured.ts'
import { find } from '../findings/find.ts'
import { FormulaError } from './errors.ts'

/** What was measured of a line, if anything. */
export function readMeasured(
  raw: Readonly<Record<string, unknown>>,
  position: number,
  name: string,
): Measured | undefined {
  let measured: { [field in MeasuredField]?: number } | undefined
  for (const field of MEASURED) {
    const value = raw[field]
    if (value === undefined || value === null) continue
    if (typeof value !== 'number' || !(value >= 0 && value <= 100)) {
      throw new FormulaError('invalid-line', find('formula.bad-measure', { position, name, field }))
    }
    measured ??= {}
    measured[field] = value
  }
  return measured
}

/** The row at what was measured of it; refused where a figure cannot be of that row. */
export function measuredRow(row: Ingredient, measured: Measured, position: number, name: string): Ingredient {
  const found = atMeasures(row, measured)
  if (typeof found !== 'string') return found
  const usual = usualOf(row, found)
  throw new FormulaError(
    'invalid-line',
    find('formula.impossible-measure', {
      position,
      name,
      field: found,
      value: measured[found] ?? 0,
      unit: unitOf(found),
      ...(usual > 0 && { usual }),
    }),
  )
}
