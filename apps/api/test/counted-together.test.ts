import { expect, it, vi } from 'vitest'
import { storeLimiter } from '../src/limiter/shared.ts'

/** A store that counts as the script does, and notes each call. */
function storeIn({ isCluster = false, isAway = false } = {}) {
  const counts = new Map<string, number>()
  const calls: number[] = []
  return {
    calls,
    store: {
      isCluster,
      defineCommand: vi.fn(),
      countRequests: async (keys: number, ...all: (string | number)[]): Promise<number[]> => {
        calls.push(keys)
        if (isAway) throw new Error('away')
        return all.slice(0, keys).flatMap((key, at) => {
          const used = (counts.get(String(key)) ?? 0) + Number(all[keys + 1 + at])
          counts.set(String(key), used)
          return [used, 60_000]
        })
      },
    },
  }
}

it('requests that arrive together are one call to the store, and each hears of its own client', async () => {
  const { store, calls } = storeIn()
  const limiter = storeLimiter(store, 'post', 60)
  const clients = ['a', 'b', 'a', 'c']
  const answers = await Promise.all(clients.map((client, at) => limiter.consume(client, at + 1)))
  expect(calls).toEqual([4])
  expect(answers.map(({ remaining }) => remaining)).toEqual([59, 58, 56, 56])
  await Promise.all(Array.from({ length: 600 }, (_, at) => limiter.consume(`client ${at}`)))
  expect(calls.slice(1)).toEqual([256, 256, 88])
})

it('keys of a cluster, which stand on different servers, are a call each', async () => {
  const { store, calls } = storeIn({ isCluster: true })
  const limiter = storeLimiter(store, 'post', 60)
  await Promise.all(['a', 'b', 'c'].map((client) => limiter.consume(client)))
  expect(calls).toEqual([1, 1, 1])
})

it('who has used up the limit is turned away without a call', async () => {
  const { store, calls } = storeIn()
  const limiter = storeLimiter(store, 'post', 2)
  expect(await limiter.consume('a', 2)).toMatchObject({ allowed: true, remaining: 0 })
  expect(await limiter.consume('a')).toMatchObject({ allowed: false, limit: 2, remaining: 0, reset: 60 })
  expect(await limiter.consume('b')).toMatchObject({ allowed: true })
  expect(calls).toEqual([1, 1])
})

it('a call that fails fails for all that it counts', async () => {
  const limiter = storeLimiter(storeIn({ isAway: true }).store, 'post', 60)
  const answers = await Promise.allSettled(['a', 'b'].map((client) => limiter.consume(client)))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
