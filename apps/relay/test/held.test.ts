import { ClientPlaces } from '@obrador/limiter'
import { expect, it } from 'vitest'
import { HeldBytes } from '../src/held.ts'
import { StoreTurns } from '../src/turns.ts'

it('beyond the bound who has made no progress for longest is let go, and never who goes on reading', () => {
  const held = new HeldBytes(100)
  const dropped: string[] = []
  const holder = (name: string) => ({ drop: () => void dropped.push(name) })
  const [stuck, reading, late] = [holder('stuck'), holder('reading'), holder('late')]
  held.hold(reading, 40)
  held.hold(stuck, 40)
  for (let turn = 0; turn < 50; turn++) {
    held.release(reading, 20)
    held.hold(reading, 20)
  }
  expect(dropped).toEqual([])
  held.hold(late, 40)
  expect(dropped).toEqual(['stuck'])
  expect(held.all).toBe(80)
  // What it held is no longer counted, whenever it is let go of.
  held.release(stuck, 40)
  expect(held.all).toBe(80)
  held.release(late, 60)
  held.forget(reading)
  expect(held.all).toBe(0)
})

it('whoever holds more alone than all may is let go', () => {
  const held = new HeldBytes(100)
  let isDropped = false
  held.hold(
    {
      drop: () => {
        isDropped = true
      },
    },
    101,
  )
  expect(isDropped).toBe(true)
  expect(held.all).toBe(0)
})

it('large boxes take turns, in the order in which they came; small ones do not wait, and one that failed gives its turn on', async () => {
  const turns = new StoreTurns(100, 10)
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const work = (name: string, bytes: number) =>
    turns.within(bytes, () => {
      begun.push(name)
      const end = Promise.withResolvers<void>()
      ends.set(name, end)
      return end.promise
    })
  const first = work('first', 80).catch(() => 'failed')
  const second = work('second', 80)
  const third = work('third', 20)
  const small = work('small', 10)
  expect(begun).toEqual(['first', 'small'])
  ends.get('first')?.reject(new Error('no'))
  expect(await first).toBe('failed')
  await expect.poll(() => begun).toEqual(['first', 'small', 'second', 'third'])
  for (const { resolve } of ends.values()) resolve()
  await Promise.all([second, third, small])
})

it('places of a client and of all are taken and given back', () => {
  const places = new ClientPlaces(2, 3)
  const give = [places.take('a'), places.take('a')]
  expect(places.take('a')).toBeUndefined()
  expect(places.take('b')).toBeDefined()
  expect(places.take('c')).toBeUndefined()
  give[0]?.()
  expect(places.take('c')).toBeDefined()
  expect(places.all).toBe(3)
})
