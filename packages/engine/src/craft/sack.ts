import { readToldAllergens, withToldAllergens } from '../catalogue/told-allergens.ts'
import { TRACKED_SIZE } from '../catalogue/tracked.ts'
import { commonFinding } from '../findings/find.ts'
import { FormulaError } from '../formula/errors.ts'
import type { PreparedFormula, SackDoubt } from '../formula/formula.ts'
import { isPlainObject } from '../words/plain-object.ts'

/** A line that is a bought product brings how far its recipe may be off: `saco`, as it is sent. */

/** Modes of a recipe at most, and ways of its purchases: more add nothing to a doubt. */
const MOST = { modes: 6, ways: TRACKED_SIZE } as const
/** g in 100 g that a deviation may move at most. */
const FARTHEST = 100

const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= FARTHEST

/** Rows of as many figures each. */
function rowsOf(value: unknown, most: number, size: number): readonly (readonly number[])[] | undefined {
  if (value === undefined) return []
  if (!Array.isArray(value) || value.length > most) return undefined
  return value.every((row) => Array.isArray(row) && row.length === size && row.every(isFigure)) ? value : undefined
}

const LONGEST_QUESTION = 120

function sackOf(sent: unknown, lines: number): SackDoubt | undefined {
  if (!isPlainObject(sent)) return undefined
  const [modes, purchase] = [rowsOf(sent.modos, MOST.modes, lines), rowsOf(sent.compra, MOST.ways, TRACKED_SIZE)]
  const { pregunta, declara } = sent
  const told = declara === undefined ? undefined : readToldAllergens(declara)
  if (declara !== undefined && !told) return undefined
  const question = typeof pregunta === 'string' ? pregunta.slice(0, LONGEST_QUESTION) : undefined
  return modes && purchase && { modes, purchase, question, told }
}

/** A preparation with the doubt that its line brings. */
export function preparationWithSack(prepared: PreparedFormula, sent: unknown): PreparedFormula {
  if (sent === undefined || sent === null) return prepared
  const lines = prepared.inner.filter(({ share }) => share >= 0).length
  const sack = sackOf(sent, lines)
  if (!sack) throw new FormulaError('invalid-line', commonFinding('preparation.sack', { lines }), { field: 'saco' })
  return { ...prepared, sack, ...(sack.told && { allergens: withToldAllergens(prepared.allergens, sack.told) }) }
}
