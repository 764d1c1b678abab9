import { describe, expect, it } from 'vitest'
import { readText } from '../src/index.ts'
import { listsOf, type Verdict, verdictOf } from './lists.ts'

describe('the shared lists', () => {
  const verdicts = listsOf('trade.txt').flatMap(({ text, lines }) => {
    const read = readText(text)
    return lines.map((want, at) => verdictOf(want, read[at]))
  })
  const share = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length / verdicts.length

  it('nine of ten lines and more are read right', () => {
    expect(verdicts.length).toBeGreaterThan(700)
    expect(share('right')).toBeGreaterThanOrEqual(0.98)
  })

  it('next to none is wrong in silence', () => {
    expect(share('silent')).toBeLessThanOrEqual(0.005)
  })
})
