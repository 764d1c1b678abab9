import { expect, test } from 'vitest'
import { measuredTest, type ThreadClock } from '../../../tools/measured.ts'
import { ingredientCatalogue } from '../src/catalogue/catalogue.ts'
import { grammarOfCraft } from '../src/catalogue/reading/grammar.ts'
import { createNames } from '../src/catalogue/reading/reader.ts'
import { rememberingAnswers } from '../src/catalogue/reading/remembering.ts'

/** What a name costs to read the first time, hostile ones included: a request may carry two hundred of them. */

const LONGEST_NAME = 120
const NAMES = 200
/** Milliseconds for two hundred names of nonsense on a free machine are under ten; a busy one is given several times that. */
const MOST_MILLISECONDS = 60
/** The dearest name that was found costs this many ordinary ones at most. */
const MOST_TIMES_AN_ORDINARY_NAME = 8
const ROUNDS = 5

/** Always the same, so that a failure can be seen again. */
function chance(): () => number {
  let seed = 7
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return seed / 0x7fffffff
  }
}
const random = chance()
const letters = (count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('')
const words = ingredientCatalogue.flatMap(({ name }) => name.split(' '))
const knownWord = (): string => words[Math.floor(random() * words.length)] ?? ''
function filled(word: () => string): string {
  let text = ''
  while (text.length < LONGEST_NAME) text += `${word()} `
  return text.slice(0, LONGEST_NAME)
}

/** The best of several rounds, each of names never seen, in milliseconds. */
function cost({ worked }: ThreadClock, name: () => string): number {
  const read = createNames(grammarOfCraft).reader({ words: {} })
  read('nothing of this kind')
  return Math.min(
    ...Array.from({ length: ROUNDS }, () => {
      const names = Array.from({ length: NAMES }, name)
      const start = worked()
      for (const each of names) read(each)
      return worked() - start
    }),
  )
}

measuredTest('two hundred names of nonsense, each as long as a name may be, cost little', (clock) => {
  for (const hostile of [
    () => filled(() => letters(2 + Math.floor(random() * 9))),
    () => letters(LONGEST_NAME),
    () => filled(() => letters(2)),
    () => `${letters(9)} ${letters(9)}`,
    () => `${letters(4)}. ${letters(3)}. ${letters(5)}.`,
  ])
    expect(cost(clock, hostile)).toBeLessThan(MOST_MILLISECONDS)
})

measuredTest('words of the trade put together at random cost no more than a few names', (clock) => {
  let serial = 0
  const ordinary = cost(clock, () => `puré de frambuesa sin azúcar marca ${String(serial++)}`)
  expect(cost(clock, () => filled(knownWord))).toBeLessThan(MOST_TIMES_AN_ORDINARY_NAME * ordinary)
  const opening = (): string => `${knownWord().slice(0, 3)}.`
  expect(cost(clock, () => `${opening()} ${opening()} ${opening()} ${String(serial++)}`)).toBeLessThan(
    MOST_TIMES_AN_ORDINARY_NAME * ordinary,
  )
})

test('nonsense cannot fill the memory for good, nor put out what is asked for', () => {
  const asked: string[] = []
  const answer = rememberingAnswers((name) => {
    asked.push(name)
    return name.length
  })
  for (let serial = 0; serial < 20_000; serial++) {
    answer(`nonsense ${serial}`)
    expect(answer('leche')).toBe(5)
  }
  expect(asked.filter((name) => name === 'leche')).toHaveLength(1)
  answer('nonsense 1')
  expect(asked.filter((name) => name === 'nonsense 1')).toHaveLength(2)
})
