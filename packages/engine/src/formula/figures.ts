import { commonFinding } from '../findings/find.ts'
import { FormulaError } from './errors.ts'
import { type CustomComposition, type RawLine, REQUEST_LIMITS } from './formula.ts'

/** The name, the weight and the given figures of a line: what is none is refused, with its place. */

/** A figure beyond any physical meaning is read as this one, so that no sum can overflow. */
const LARGEST_FIGURE = 1e12
/** And one below any meaning (a weight, g, or a share of it) as nothing, or its own parts would be too small for a number. */
const SMALLEST_FIGURE = 1e-9
const meant = (figure: number): number => (figure < SMALLEST_FIGURE ? 0 : Math.min(figure, LARGEST_FIGURE))

export function readNameField(value: unknown, position: number, field: string): string {
  const name = typeof value === 'string' ? value.trim() : ''
  if (name.length < 1 || name.length > REQUEST_LIMITS.nameLength) {
    throw new FormulaError(
      'invalid-line',
      commonFinding('formula.bad-name', { position, field, longest: REQUEST_LIMITS.nameLength }),
      {
        field,
      },
    )
  }
  return name
}

export function readGrams(value: unknown, position: number, name: string, field: string): number {
  if (typeof value === 'number' && value >= 0 && value <= REQUEST_LIMITS.grams) return meant(value)
  throw new FormulaError(
    'invalid-line',
    commonFinding('formula.bad-weight', { position, name, field, most: REQUEST_LIMITS.grams }),
    {
      field,
    },
  )
}

export function readGiven<Matter>(
  { fields, components }: CustomComposition<Matter>,
  raw: RawLine,
  position: number,
  name: string,
): Readonly<Record<string, number>> | undefined {
  let given: Record<string, number> | undefined
  for (const field of fields) {
    const value = raw[field]
    if (value === undefined) continue
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
      throw new FormulaError('invalid-line', commonFinding('formula.bad-figure', { position, name, field }), { field })
    }
    if (value > 100 && components.includes(field)) {
      throw new FormulaError('invalid-line', commonFinding('formula.bad-component', { position, name, field }), {
        field,
      })
    }
    given ??= {}
    given[field] = meant(value)
  }
  return given
}
