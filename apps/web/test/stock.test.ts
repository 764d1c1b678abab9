import type { PlannedPurchase } from '@obrador/engine/production'
import { describe, expect, it } from 'vitest'
import { outlayOfList, purchasesToBuy, stockBought, stockUsed } from '../src/features/production/to-buy.ts'
import { copyFromJson, copyToJson, libraryCopyOf } from '../src/library/copy.ts'
import { settingsShape } from '../src/library/kept.ts'
import { isEmptyPlan, restorePlanOf } from '../src/library/plan.ts'
import { EMPTY_LIBRARY } from '../src/library/shelf.ts'
import type { PackPrice } from '../src/model/formula.ts'
import { joinedPast, priceTrendOf, steppedPast } from '../src/model/price-history.ts'
import { decodeShape } from '../src/model/shape.ts'
import { stockWith } from '../src/model/stock.ts'

const { fields } = settingsShape

const price = (pack: number, at: string, packGrams = 1000): PackPrice => ({ pack, packGrams, supplier: '', at })
const JULY = '2026-07-03T09:00:00.000Z'
const TODAY = '2026-11-16T09:00:00.000Z'

describe('what was paid before', () => {
  it('is kept when another price takes its place, and says how it has moved', () => {
    const past = steppedPast([], price(34, JULY), price(38, TODAY), TODAY)
    expect(past).toEqual([{ kilo: 34, supplier: '', at: JULY }])
    const trend = priceTrendOf(past, price(38, TODAY))
    expect(trend).toMatchObject({ from: 34, to: 38, since: JULY })
    expect(Math.round(100 * (trend?.change ?? 0))).toBe(12)
  })

  it('is not what was corrected on the day it was written, key by key', () => {
    const first = steppedPast([], price(34, JULY), price(3, TODAY), TODAY)
    expect(steppedPast(first, price(3, TODAY), price(38, TODAY), TODAY)).toEqual(first)
  })

  it('survives an emptied field: the new price knows the one before', () => {
    const emptied = steppedPast([], price(34, JULY), undefined, TODAY)
    expect(emptied.map(({ kilo }) => kilo)).toEqual([34])
    const typed = steppedPast(emptied, undefined, price(38, TODAY), TODAY)
    expect(priceTrendOf(typed, price(38, TODAY))?.from).toBe(34)
  })

  it('is no longer past when it comes back', () => {
    const past = steppedPast([], price(34, JULY), price(38, TODAY), TODAY)
    expect(steppedPast(past, price(38, TODAY), price(34, JULY), TODAY)).toEqual([])
  })

  it('is the same price in another pack', () => {
    expect(steppedPast([], price(34, JULY), price(340, TODAY, 10_000), TODAY)).toEqual([])
    expect(priceTrendOf([{ kilo: 34, supplier: '', at: JULY }], price(34.1, TODAY))).toBeUndefined()
  })

  it('of two devices is one, each price once', () => {
    const [a, b] = [
      { kilo: 30, supplier: '', at: '2026-01-01T00:00:00.000Z' },
      { kilo: 34, supplier: '', at: JULY },
    ]
    expect(joinedPast([b], [a, b])).toEqual([a, b])
  })

  it('is read with care, and what is no price is dropped', () => {
    const kept = { dextrosa: [{ kilo: 2, supplier: 'La Vega', at: JULY }, { kilo: 'x' }], sal: 3 }
    expect(decodeShape(fields.priceHistory, kept)).toEqual({ dextrosa: [{ kilo: 2, supplier: 'La Vega', at: JULY }] })
    expect(decodeShape(fields.priceHistory, undefined)).toEqual({})
  })
})

describe('what there is', () => {
  it('is nothing where nobody has counted, and may be none', () => {
    expect(decodeShape(fields.stock, undefined)).toEqual({})
    expect(decodeShape(fields.stock, { dextrosa: 2500, sal: 0, agua: -1, azucar: '3' })).toEqual({
      dextrosa: 2500,
      sal: 0,
    })
    expect(stockWith({ sal: 5 }, 'sal', undefined)).toEqual({})
  })

  it('goes with the copy, and comes where it is not counted; an older copy says nothing of it', () => {
    const shelf = { ...EMPTY_LIBRARY, isRead: true }
    const past = { dextrosa: [{ kilo: 2, supplier: '', at: JULY }] }
    const text = copyToJson(libraryCopyOf({ ...shelf, stock: { dextrosa: 2500, sal: 0 }, priceHistory: past }, {}))
    const copy = copyFromJson(text, (name) => name)
    if (!copy) throw new Error('no copy')
    const plan = restorePlanOf(copy, { ...shelf, stock: { sal: 900 } }, () => undefined)
    expect(plan.stock).toEqual({ dextrosa: 2500 })
    expect(plan.priceHistory).toEqual(past)
    const { stock: _, priceHistory: __, ...before } = JSON.parse(text)
    const older = copyFromJson(JSON.stringify(before), (name) => name)
    expect(older).toBeDefined()
    expect(isEmptyPlan(restorePlanOf(older as never, shelf, () => undefined))).toBe(true)
  })
})

const line = (id: string, gramos: number, precio: number): PlannedPurchase =>
  ({ id, nombre: id, gramos, precio, coste: (precio * gramos) / 1000, precioPropio: false, para: [] }) as never

describe('the shopping list', () => {
  const prices = { azucar: price(27.5, JULY, 25_000), nata: price(4, JULY, 1000) }
  const compra = [line('azucar', 5400, 1), line('nata', 2100, 4), line('sal', 100, 0.5)]

  it('takes off what there is, and pays for whole packs', () => {
    const list = purchasesToBuy(compra, { prices, stock: { azucar: 4200, nata: 2100 }, own: [] })
    expect(list.map(({ missing, bought, outlay }) => [missing, bought, outlay])).toEqual([
      [1200, 25_000, 27.5],
      [0, 0, 0],
      [100, 100, 0.05],
    ])
    expect(outlayOfList(list)).toBeCloseTo(27.55, 9)
    // Nobody has counted the salt: all of it is bought, and nothing of it is taken off.
    expect(list[2]?.have).toBeUndefined()
  })

  it('once bought there is more, and once made less', () => {
    const list = purchasesToBuy(compra, { prices, stock: { azucar: 4200, nata: 2100 }, own: [] })
    const bought = stockBought(list)
    expect(bought).toEqual({ azucar: 29_200, sal: 100 })
    const after = purchasesToBuy(compra, { prices, stock: { nata: 2100, ...bought }, own: [] })
    expect(after.every(({ missing }) => missing === 0)).toBe(true)
    expect(stockUsed(after)).toEqual({ azucar: 23_800, nata: 0, sal: 0 })
  })
})
