import { expect, it } from 'vitest'
import { frozenPiecesOf, plannedPiecesOf } from '../src/features/production/frozen.ts'
import { workOutPlan } from '../src/features/production/work-out.ts'
import { dayWithCapacity, emptyDay, pieceProduct, type WorkDay } from '../src/model/day.ts'
import { newLine, type SavedFormula, type TableFormula } from '../src/model/formula.ts'
import { nestedFormulaOf } from '../src/model/made.ts'
import { blankPiece, type KeptPiece, newPart } from '../src/model/piece.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { store } from './engine.ts'

const at = '2026-11-15T10:00:00Z'
const kept = (id: string, formula: TableFormula): SavedFormula => ({
  id,
  savedAt: at,
  formula,
  versions: [],
  tags: [],
  note: '',
})
const nougat = kept('t', { ...exampleFormulaOf('turron'), name: 'Turrón de la casa' })
const ice = kept('h', {
  ...exampleFormulaOf('helado'),
  name: 'Helado de turrón',
  lines: [...exampleFormulaOf('helado').lines, { ...newLine('Turrón de la casa', 150), made: nestedFormulaOf(nougat) }],
})
const entremet: KeptPiece = {
  ...blankPiece('m'),
  name: 'Bocado',
  pieces: 36,
  parts: [
    { ...newPart({ ...newLine('Helado de turrón', 60), made: nestedFormulaOf(ice) }), loss: 10 },
    { ...newPart({ ...newLine('Turrón de la casa', 20), made: nestedFormulaOf(nougat) }) },
    newPart(newLine('Avellana tostada', 2)),
  ],
}
const stores = { saved: [nougat, ice], pieces: [entremet], own: [], prices: {} }
const dayOf = (...products: WorkDay['products']): WorkDay => ({ ...emptyDay(), products })
const bars = { id: 'a', entry: 't', pieces: 20, grams: 300 }
const tubs = { id: 'b', entry: 'h', pieces: 24, grams: 500 }

it('freezes the formula of each step with the weights of one batch, and none of what is no formula', async () => {
  const day = dayWithCapacity(dayOf(bars, tubs), 'turron', 4000)
  const { production } = await workOutPlan(store, day, stores)
  const [inner, outer] = production?.hacer ?? []
  if (!inner || !outer) throw new Error('no plan')
  const nougatMade = frozenPiecesOf(inner, day, stores)
  expect(nougatMade?.entry).toBe('t')
  expect(inner.tandas.numero).toBeGreaterThan(1)
  expect(nougatMade?.lines.map(({ grams }) => grams)).toEqual(inner.lineas.map(({ gramos }) => gramos))
  const iceMade = frozenPiecesOf(outer, day, stores)
  expect(iceMade?.entry).toBe('h')
  expect(iceMade?.lines.at(-1)?.made?.entry).toBe('t')
  // Some of the nougat goes into the ice cream: nobody knows how many pieces came of one batch.
  expect(nougatMade && plannedPiecesOf(inner, nougatMade, day)).toBeUndefined()
  expect(iceMade && plannedPiecesOf(outer, iceMade, day)).toBe(tubs.pieces)
  expect(frozenPiecesOf({ ...inner, nombre: 'Otra cosa' }, day, stores)).toBeUndefined()
  expect(frozenPiecesOf({ ...inner, lineas: inner.lineas.slice(1) }, day, stores)).toBeUndefined()
  // What goes into a piece that is put together is found too.
  const together = dayOf(pieceProduct(entremet))
  const made = await workOutPlan(store, together, stores)
  expect(made.production?.hacer.map((step) => frozenPiecesOf(step, together, stores)?.entry)).toEqual(['t', 'h'])
})
