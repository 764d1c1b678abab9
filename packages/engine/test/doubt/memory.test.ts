import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { doubtReader } from '../../src/entries/doubt.ts'
import { allCrafts } from '../../src/index.ts'
import { doubtSourcesOf, figureSlopesOf, measureSwingOf } from '../../src/ratio/doubt.ts'
import { type CraftId, goldenRequests } from '../golden/corpus.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes in use once everything that can go has gone. */
function heap(): number {
  collect()
  return process.memoryUsage().heapUsed
}

const FORMULAS = 100
/** Analyses before it is measured: rows, names, tables and what the machine compiles are in memory then. */
const BEFORE = 500
/** Readings of the memory, and the analyses before each of them. */
const READINGS = 8
const ANALYSES = 2_500
/**
 * Bytes. What is compiled comes and goes by a megabyte, so that the least of four readings is compared with the least of the four
 * after them, 10,000 analyses later: that finds 70 bytes kept by an analysis (bread once kept 300).
 */
const LEFT = 7e5
/** ms */
const LONGEST = 600_000

test.each(Object.keys(allCrafts) as CraftId[])(
  '%s leaves nothing behind, however often it is asked in doubt',
  (id) => {
    const { name, grams } = allCrafts[id].fields
    const formulas = goldenRequests(id).slice(0, FORMULAS)
    /** No two formulas alike: what is kept by its figures would be kept every time. */
    const ask = (time: number): void => {
      const { ingredients = [], ...request } = formulas[time % formulas.length] ?? {}
      const lines = ingredients.map((line) => ({ [name]: line[name], [grams]: Number(line[grams]) * (1 + time / 1e6) }))
      allCrafts[id].analyse({ ...request, ingredients: lines } as never, { doubt: doubtReader })
    }
    for (let time = 0; time < BEFORE; time++) ask(time)
    const readings = Array.from({ length: READINGS }, (_, reading) => {
      for (let time = 0; time < ANALYSES; time++) ask(BEFORE + reading * ANALYSES + time)
      return heap()
    })
    const left = Math.min(...readings.slice(READINGS / 2)) - Math.min(...readings.slice(0, READINGS / 2))
    console.info(`${id}: ${(left / 1e3).toFixed(0)} kB left by ${(READINGS * ANALYSES) / 2} analyses with doubt`)
    expect(left).toBeLessThan(LEFT)
  },
  LONGEST,
)

test('a measure that is made for one answer leaves nothing behind in what ingredients vary', () => {
  const swing = measureSwingOf([{ salt: 2 }, { salt: 3 }], [{ salt: 1 }, { salt: 2 }])
  const lines = [{ grams: 100, matter: { salt: 2 } }]
  const sources = doubtSourcesOf(lines, [{ ways: 2, members: [{ grams: 100, swing }] }], [0])
  const read = (loss: number): void => {
    const salt = { scale: 100 / (1 - loss), of: (matter: { salt: number }) => matter.salt, per: () => 100 }
    figureSlopesOf(salt, sources)
  }
  read(0)
  const before = heap()
  // Kept, they are 16 MB. A weak map keeps the room that it once needed, some 2 MB, and uses it again.
  for (let time = 0; time < 100_000; time++) read(time / 1e6)
  expect(heap() - before).toBeLessThan(5e6)
})
