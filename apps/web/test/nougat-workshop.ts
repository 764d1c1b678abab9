import { emptyDay, type WorkDay } from '../src/model/day.ts'
import { newLine, type SavedFormula, type TableFormula } from '../src/model/formula.ts'
import { nestedFormulaOf } from '../src/model/made.ts'
import { blankPiece, type KeptPiece, newPart } from '../src/model/piece.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'

/** A workshop whose nougat goes into its ice cream, and both into its piece: what tests of a day's plan make. */

export const at = '2026-11-15T10:00:00Z'
export const kept = (id: string, formula: TableFormula): SavedFormula => ({
  id,
  savedAt: at,
  formula,
  versions: [],
  tags: [],
  note: '',
})
export const nougat = kept('t', { ...exampleFormulaOf('turron'), name: 'Turrón de la casa' })
export const ice = kept('h', {
  ...exampleFormulaOf('helado'),
  name: 'Helado de turrón',
  lines: [...exampleFormulaOf('helado').lines, { ...newLine('Turrón de la casa', 150), made: nestedFormulaOf(nougat) }],
})
export const entremet: KeptPiece = {
  ...blankPiece('m'),
  name: 'Bocado',
  pieces: 36,
  parts: [
    { ...newPart({ ...newLine('Helado de turrón', 60), made: nestedFormulaOf(ice) }), loss: 10 },
    { ...newPart({ ...newLine('Turrón de la casa', 20), made: nestedFormulaOf(nougat) }) },
    newPart(newLine('Avellana tostada', 2)),
  ],
}
export const stores = { saved: [nougat, ice], pieces: [entremet], own: [], prices: {} }
export const dayOf = (...products: WorkDay['products']): WorkDay => ({ ...emptyDay(), products })
export const bars = { id: 'a', entry: 't', pieces: 20, grams: 300 }
export const tubs = { id: 'b', entry: 'h', pieces: 24, grams: 500 }
