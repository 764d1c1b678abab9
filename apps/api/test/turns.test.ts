import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LONGEST_WAIT, type TurnRefusal, takeTurns } from '../src/adjust/turns.ts'

/** Who gets a thread, by the clock alone: nothing is worked out here. */

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const MS = 100

function scene(threads = 1, most = 100) {
  const queue = takeTurns({ threads, most, turn: 2 * MS })
  const begun: string[] = []
  const refused: [string, TurnRefusal][] = []
  const ask = (client: string, { ms = MS, size = 1, isLong = false } = {}) =>
    queue.join({
      client,
      size,
      isLong,
      begin: () => {
        begun.push(client)
        return new Promise((done) => setTimeout(done, ms))
      },
      refuse: (reason) => refused.push([client, reason]),
    })
  return { queue, ask, begun, refused }
}

it('clients take turns, however many one has waiting', async () => {
  const { ask, begun } = scene()
  for (const client of ['ana', 'ana', 'bea', 'bea', 'carla']) ask(client)
  await vi.advanceTimersByTimeAsync(20 * MS)
  expect(begun).toEqual(['ana', 'bea', 'carla', 'ana', 'bea'])
})

it('who has taken much lately stands behind who has taken nothing, and a minute or two later no longer', async () => {
  const { ask, begun } = scene()
  ask('greedy', { ms: 1_000 })
  await vi.advanceTimersByTimeAsync(1_000)
  const again = async () => {
    begun.length = 0
    ask('busy')
    ask('greedy', { size: 0 })
    ask('newcomer')
    await vi.advanceTimersByTimeAsync(1_000)
    return begun.slice(1)
  }
  expect(await again()).toEqual(['newcomer', 'greedy'])
  await vi.advanceTimersByTimeAsync(61_000)
  await again()
  await vi.advanceTimersByTimeAsync(61_000)
  await again()
  expect(await again()).toEqual(['greedy', 'newcomer'])
})

it('of two with an equal right the lighter goes first', async () => {
  const { ask, begun } = scene()
  ask('first')
  ask('heavy', { size: 120 })
  ask('light', { size: 5 })
  await vi.advanceTimersByTimeAsync(10 * MS)
  expect(begun).toEqual(['first', 'light', 'heavy'])
})

it('who would wait longer than is bearable hears it at once; so does who is overtaken', async () => {
  const { ask, refused, begun } = scene()
  // One runs, and the last of the others begins just in time.
  const seats = 1 + LONGEST_WAIT / MS
  for (let client = 0; client < seats; client++) ask(`client ${client}`)
  expect(refused).toEqual([])
  ask('one too many')
  ask('another')
  expect(refused).toEqual([
    ['one too many', 'busy'],
    ['another', 'busy'],
  ])
  ask('light', { size: 0 })
  expect(refused.at(-1)).toEqual([`client ${seats - 1}`, 'busy'])
  await vi.advanceTimersByTimeAsync(MS)
  expect(begun.at(-1)).toBe('light')
})

it('nobody waits longer than that, even where all take longer than they used to', async () => {
  const { ask, refused } = scene()
  ask('slow', { ms: 60_000 })
  ask('other')
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT - 1)
  expect(refused).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(refused).toEqual([['other', 'busy']])
})

it('who has gone is taken out, and a third of one client is refused while two are under way', async () => {
  const { ask, begun, refused } = scene()
  ask('ana')
  const leave = ask('ana')
  ask('ana')
  expect(refused).toEqual([['ana', 'enough']])
  leave()
  ask('ana')
  expect(refused).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10 * MS)
  expect(begun).toEqual(['ana', 'ana'])
})

it('nobody begins during a pause', async () => {
  const { ask, begun, queue } = scene()
  queue.pause(new Promise((done) => setTimeout(done, 10 * MS)))
  ask('ana')
  await vi.advanceTimersByTimeAsync(9 * MS)
  expect(begun).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * MS)
  expect(begun).toEqual(['ana'])
})

it('what has begun for who has gone is not counted against who asks again, one after another', async () => {
  const { ask, begun, refused } = scene()
  for (let turn = 0; turn < 3; turn++) {
    const leave = ask('ana', { ms: 20 * MS })
    leave()
  }
  ask('ana')
  expect(refused).toEqual([])
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT - 1)
  expect(begun).toEqual(['ana', 'ana'])
})

it('while threads are made again nobody is told that there are too many', async () => {
  const { ask, begun, refused, queue } = scene()
  ask('bea', { ms: 2 * LONGEST_WAIT })
  ask('ana')
  await vi.advanceTimersByTimeAsync(MS)
  queue.pause(new Promise((done) => setTimeout(done, 3 * LONGEST_WAIT)))
  await vi.advanceTimersByTimeAsync(2.5 * LONGEST_WAIT)
  ask('carla')
  expect(refused).toEqual([])
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT)
  expect(begun).toEqual(['bea', 'ana', 'carla'])
  expect(refused).toEqual([])
})

it('what takes many turns is one of a client at a time, and never holds every thread', async () => {
  const { ask, begun, refused } = scene(2)
  const long = { ms: 20 * MS, isLong: true }
  ask('ana', long)
  ask('ana', long)
  ask('ana')
  expect(refused).toEqual([
    ['ana', 'enough'],
    ['ana', 'enough'],
  ])
  ask('bea', long)
  ask('carla')
  ask('dora')
  await vi.advanceTimersByTimeAsync(5 * MS)
  expect(begun).toEqual(['ana', 'carla', 'dora'])
  await vi.advanceTimersByTimeAsync(20 * MS)
  expect(begun).toEqual(['ana', 'carla', 'dora', 'bea'])
})
