import { expect, it } from 'vitest'
import {
  dayWithBox,
  dayWithWeighed,
  isStepDone,
  weighedBatchesOf,
  weighedBefore,
  weighedOfStep,
} from '../src/features/production/weighed.ts'
import { workOutPlan } from '../src/features/production/work-out.ts'
import { dayWithCapacity, dayWithProduct, emptyDay, tickedDay, type WorkDay } from '../src/model/day.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { store } from './engine.ts'

/** A step of the plan on the scale. */

const nougat = {
  id: 't',
  savedAt: '2026-11-15T10:00:00Z',
  formula: { ...exampleFormulaOf('turron'), name: 'Turrón de la casa' },
  versions: [],
  tags: [],
  note: '',
}
const stores = { saved: [nougat], pieces: [], own: [], prices: {} }
const bars: WorkDay = { ...emptyDay(), products: [{ id: 'a', entry: 't', pieces: 20, grams: 300 }] }

it('has the ticks of its box: the last line ticks it, and one that is taken back unticks it', async () => {
  const day = dayWithCapacity(bars, 'turron', 4000)
  const { production } = await workOutPlan(store, day, stores)
  const [step] = production?.hacer ?? []
  if (!step) throw new Error('no plan')
  const batches = weighedBatchesOf(step)
  expect(batches).toHaveLength(2)
  for (const batch of batches) {
    expect(batch.reduce((sum, { weight: each }) => sum + each, 0)).toBeCloseTo(step.tandas.gramosPesados, 6)
  }
  const all = batches.flat().map(({ tick }) => tick)
  expect(new Set(all).size).toBe(all.length)
  const half = dayWithWeighed(day, step, all.slice(0, -1))
  expect(half.done).toEqual([])
  expect(weighedOfStep(half, step)).toEqual(all.slice(0, -1))
  const whole = dayWithWeighed(half, step, all)
  expect(whole.done).toEqual([step.nombre])
  expect(weighedOfStep(whole, step)).toEqual(all)
  const back = dayWithWeighed(whole, step, all.slice(1))
  expect(back.done).toEqual([])
  expect(weighedOfStep(back, step)).toEqual(all.slice(1))
  expect(weighedOfStep(tickedDay(back, step.nombre, true), step)).toEqual(all)
  expect(weighedOfStep(tickedDay(tickedDay(back, step.nombre, true), step.nombre, false), step)).toEqual([])
  // What two people weighed at once is done, though neither of them ticked the box.
  expect(isStepDone({ ...day, weighed: { [step.nombre]: all } }, step)).toBe(true)
})

it('is done with the amounts that were weighed: a plan that asks for others says what there is already', async () => {
  const stepOf = async (day: WorkDay) => {
    const [step] = (await workOutPlan(store, day, stores)).production?.hacer ?? []
    if (!step) throw new Error('no plan')
    return step
  }
  const day = bars
  const before = await stepOf(day)
  for (const weighed of [
    dayWithBox(day, before, true),
    dayWithWeighed(day, before, [weighedBatchesOf(before)[0]?.[0]?.tick ?? '']),
  ]) {
    const more = dayWithProduct(weighed, day.products[0]?.id ?? '', { pieces: 2 * (day.products[0]?.pieces ?? 0) })
    const after = await stepOf(more)
    expect(weighedBefore(weighed, before)).toBe(0)
    expect(isStepDone(more, after)).toBe(false)
    expect(weighedOfStep(more, after)).toEqual([])
    const grams = weighed.done.length > 0 ? before.gramosPesados : (before.lineas[0]?.gramos ?? 0)
    expect(weighedBefore(more, after)).toBeCloseTo(grams, 6)
    expect(weighedBefore(dayWithBox(more, after, true), after)).toBe(0)
  }
})
