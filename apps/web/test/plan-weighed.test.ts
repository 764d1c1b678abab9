import { expect, it } from 'vitest'
import {
  batchesOf,
  isDone,
  weighedBefore,
  weighedOf,
  withBox,
  withWeighed,
} from '../src/features/production/weighed.ts'
import { workOut } from '../src/features/production/work-out.ts'
import { type Day, emptyDay, ticked, withCapacity, withProduct } from '../src/model/day.ts'
import { exampleOf } from '../src/reading/examples.ts'
import { store } from './engine.ts'

/** A step of the plan on the scale. */

const nougat = {
  id: 't',
  savedAt: '2026-11-15T10:00:00Z',
  formula: { ...exampleOf('turron'), name: 'Turrón de la casa' },
  versions: [],
  tags: [],
  note: '',
}
const stores = { saved: [nougat], pieces: [], own: [], prices: {} }
const bars: Day = { ...emptyDay(), products: [{ id: 'a', entry: 't', pieces: 20, grams: 300 }] }

it('has the ticks of its box: the last line ticks it, and one that is taken back unticks it', async () => {
  const day = withCapacity(bars, 'turron', 4000)
  const { production } = await workOut(store, day, stores)
  const [step] = production?.hacer ?? []
  if (!step) throw new Error('no plan')
  const batches = batchesOf(step)
  expect(batches).toHaveLength(2)
  for (const batch of batches) {
    expect(batch.reduce((sum, { weight: each }) => sum + each, 0)).toBeCloseTo(step.tandas.gramosPesados, 6)
  }
  const all = batches.flat().map(({ tick }) => tick)
  expect(new Set(all).size).toBe(all.length)
  const half = withWeighed(day, step, all.slice(0, -1))
  expect(half.done).toEqual([])
  expect(weighedOf(half, step)).toEqual(all.slice(0, -1))
  const whole = withWeighed(half, step, all)
  expect(whole.done).toEqual([step.nombre])
  expect(weighedOf(whole, step)).toEqual(all)
  const back = withWeighed(whole, step, all.slice(1))
  expect(back.done).toEqual([])
  expect(weighedOf(back, step)).toEqual(all.slice(1))
  expect(weighedOf(ticked(back, step.nombre, true), step)).toEqual(all)
  expect(weighedOf(ticked(ticked(back, step.nombre, true), step.nombre, false), step)).toEqual([])
  // What two people weighed at once is done, though neither of them ticked the box.
  expect(isDone({ ...day, weighed: { [step.nombre]: all } }, step)).toBe(true)
})

it('is done with the amounts that were weighed: a plan that asks for others says what there is already', async () => {
  const stepOf = async (day: Day) => {
    const [step] = (await workOut(store, day, stores)).production?.hacer ?? []
    if (!step) throw new Error('no plan')
    return step
  }
  const day = bars
  const before = await stepOf(day)
  for (const weighed of [
    withBox(day, before, true),
    withWeighed(day, before, [batchesOf(before)[0]?.[0]?.tick ?? '']),
  ]) {
    const more = withProduct(weighed, day.products[0]?.id ?? '', { pieces: 2 * (day.products[0]?.pieces ?? 0) })
    const after = await stepOf(more)
    expect(weighedBefore(weighed, before)).toBe(0)
    expect(isDone(more, after)).toBe(false)
    expect(weighedOf(more, after)).toEqual([])
    const grams = weighed.done.length > 0 ? before.gramosPesados : (before.lineas[0]?.gramos ?? 0)
    expect(weighedBefore(more, after)).toBeCloseTo(grams, 6)
    expect(weighedBefore(withBox(more, after, true), after)).toBe(0)
  }
})
