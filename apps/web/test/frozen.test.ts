import { expect, it } from 'vitest'
import { frozenOf, piecesOf } from '../src/features/production/frozen.ts'
import { workOut } from '../src/features/production/work-out.ts'
import { type Day, emptyDay, pieceProduct, withCapacity } from '../src/model/day.ts'
import { type Formula, newLine, type SavedFormula } from '../src/model/formula.ts'
import { madeOf } from '../src/model/made.ts'
import { blankPiece, newPart, type Piece } from '../src/model/piece.ts'
import { exampleOf } from '../src/reading/examples.ts'
import { store } from './engine.ts'

const at = '2026-11-15T10:00:00Z'
const kept = (id: string, formula: Formula): SavedFormula => ({
  id,
  savedAt: at,
  formula,
  versions: [],
  tags: [],
  note: '',
})
const nougat = kept('t', { ...exampleOf('turron'), name: 'Turrón de la casa' })
const ice = kept('h', {
  ...exampleOf('helado'),
  name: 'Helado de turrón',
  lines: [...exampleOf('helado').lines, { ...newLine('Turrón de la casa', 150), made: madeOf(nougat) }],
})
const entremet: Piece = {
  ...blankPiece('m'),
  name: 'Bocado',
  pieces: 36,
  parts: [
    { ...newPart({ ...newLine('Helado de turrón', 60), made: madeOf(ice) }), loss: 10 },
    { ...newPart({ ...newLine('Turrón de la casa', 20), made: madeOf(nougat) }) },
    newPart(newLine('Avellana tostada', 2)),
  ],
}
const stores = { saved: [nougat, ice], pieces: [entremet], own: [], prices: {} }
const dayOf = (...products: Day['products']): Day => ({ ...emptyDay(), products })
const bars = { id: 'a', entry: 't', pieces: 20, grams: 300 }
const tubs = { id: 'b', entry: 'h', pieces: 24, grams: 500 }

it('freezes the formula of each step with the weights of one batch, and none of what is no formula', async () => {
  const day = withCapacity(dayOf(bars, tubs), 'turron', 4000)
  const { production } = await workOut(store, day, stores)
  const [inner, outer] = production?.hacer ?? []
  if (!inner || !outer) throw new Error('no plan')
  const nougatMade = frozenOf(inner, day, stores)
  expect(nougatMade?.entry).toBe('t')
  expect(inner.tandas.numero).toBeGreaterThan(1)
  expect(nougatMade?.lines.map(({ grams }) => grams)).toEqual(inner.lineas.map(({ gramos }) => gramos))
  const iceMade = frozenOf(outer, day, stores)
  expect(iceMade?.entry).toBe('h')
  expect(iceMade?.lines.at(-1)?.made?.entry).toBe('t')
  // Some of the nougat goes into the ice cream: nobody knows how many pieces came of one batch.
  expect(nougatMade && piecesOf(inner, nougatMade, day)).toBeUndefined()
  expect(iceMade && piecesOf(outer, iceMade, day)).toBe(tubs.pieces)
  expect(frozenOf({ ...inner, nombre: 'Otra cosa' }, day, stores)).toBeUndefined()
  expect(frozenOf({ ...inner, lineas: inner.lineas.slice(1) }, day, stores)).toBeUndefined()
  // What goes into a piece that is put together is found too.
  const together = dayOf(pieceProduct(entremet))
  const made = await workOut(store, together, stores)
  expect(made.production?.hacer.map((step) => frozenOf(step, together, stores)?.entry)).toEqual(['t', 'h'])
})
