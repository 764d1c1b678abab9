import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { slopesOf, sourcesOf, swingOf } from '../../src/ratio/doubt.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes in use once everything that can go has gone. */
function heap(): number {
  collect()
  return process.memoryUsage().heapUsed
}

test('a measure that is made for one answer leaves nothing behind in what ingredients vary', () => {
  const swing = swingOf([{ salt: 2 }, { salt: 3 }], [{ salt: 1 }, { salt: 2 }])
  const lines = [{ grams: 100, matter: { salt: 2 } }]
  const sources = sourcesOf(lines, [{ ways: 2, members: [{ grams: 100, swing }] }], [0])
  const read = (loss: number): void => {
    const salt = { scale: 100 / (1 - loss), of: (matter: { salt: number }) => matter.salt, per: () => 100 }
    slopesOf(salt, sources)
  }
  read(0)
  const before = heap()
  // Kept, they are 16 MB. A weak map keeps the room that it once needed, some 2 MB, and uses it again.
  for (let time = 0; time < 100_000; time++) read(time / 1e6)
  expect(heap() - before).toBeLessThan(5e6)
})
