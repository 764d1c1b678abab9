import { describe, expect, test } from 'vitest'
import { type ListOutcome, listsIn, measureList } from './names/lists.ts'

/**
 * Lists of English and Italian recipes, written before the reader was tried on them; how they were read for the first time is in decision
 * 0345. Words were added after the lists with an odd number alone: those with an even one tell how the next list will be read.
 */
const SETS = [
  { file: 'lists-en.txt', half: 'mended on', odd: 1, right: 305, silent: 1 },
  { file: 'lists-en.txt', half: 'held out', odd: 0, right: 318, silent: 1 },
  { file: 'lists-it.txt', half: 'mended on', odd: 1, right: 315, silent: 1 },
  { file: 'lists-it.txt', half: 'held out', odd: 0, right: 306, silent: 3 },
]

describe.each(SETS)('$file, $half', ({ file, odd, right, silent }) => {
  const lists = listsIn(file)
  const lines = lists.filter(({ number }) => number % 2 === odd).flatMap(measureList)
  const those = (outcome: ListOutcome) => lines.filter((one) => one.outcome === outcome)

  test('as many lines are right as were, and no more are another thing without a word', () => {
    expect(lists).toHaveLength(100)
    expect(those('right').length).toBeGreaterThanOrEqual(right)
    expect(those('silent').length).toBeLessThanOrEqual(silent)
  })
})
