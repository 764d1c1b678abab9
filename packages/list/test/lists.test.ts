import { describe, expect, it } from 'vitest'
import { readText } from '../src/index.ts'
import { faultOf, listsOf, verdictOf } from './lists.ts'

describe('messy lists, each line with its right reading', () => {
  it.each(listsOf('lists.txt'))('$title', ({ text, lines }) => {
    const read = readText(text)
    const faults = lines.flatMap((want, at) => faultOf(want, read[at]) ?? [])
    expect(faults).toEqual([])
    expect(read).toHaveLength(lines.length)
  })
})

/** Written blind and since looked at: what was learnt is kept. */
describe.each([
  ['blind-1.txt', 0.97],
  ['blind-2.txt', 0.97],
  ['blind-3.txt', 0.97],
  ['blind-4.txt', 0.97],
  ['blind-5.txt', 0.97],
  ['blind-6.txt', 0.97],
  ['blind-7.txt', 0.97],
  ['blind-8.txt', 0.93],
  ['blind-9.txt', 0.96],
  ['blind-10.txt', 0.99],
  ['blind-11.txt', 0.94],
  ['blind-12.txt', 1],
])('%s', (file, least) => {
  const verdicts = listsOf(file).flatMap(({ text, lines }) => {
    const read = readText(text)
    return lines.map((want, at) => ({ verdict: verdictOf(want, read[at]), text: want.text }))
  })

  it('no line is wrong in silence', () => {
    expect(verdicts.filter(({ verdict }) => verdict === 'silent')).toEqual([])
  })

  it(`${least} of the lines are right`, () => {
    const right = verdicts.filter(({ verdict }) => verdict === 'right')
    expect(right.length / verdicts.length).toBeGreaterThanOrEqual(least)
  })
})
