import { expect, it } from 'vitest'
import { frozenPiecesOf, plannedPiecesOf } from '../src/features/production/frozen.ts'
import { workOutPlan } from '../src/features/production/work-out.ts'
import { dayWithCapacity, pieceProduct } from '../src/model/day.ts'
import { store } from './engine.ts'
import { bars, dayOf, entremet, stores, tubs } from './nougat-workshop.ts'

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
