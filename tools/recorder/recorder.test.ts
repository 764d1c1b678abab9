import { expect, test } from 'vitest'
import { corpus } from './corpus.ts'
import { CRAFT_KINDS } from './kinds.ts'
import { NESTED_KINDS } from './nested.ts'
import { answersTo, differences, entriesIn, isRefusal, lineOf } from './question.ts'

/** What the recorder would notice, and that it notices nothing where nothing has changed. */

const KINDS = { ...CRAFT_KINDS, ...NESTED_KINDS }
/** Questions asked twice here: the first of each kind. */
const SAMPLE = 8

test('every kind asks something, and all of them more than five thousand questions', () => {
  const formulas = corpus()
  const counts = Object.entries(KINDS).map(([kind, ask]) => [kind, [...ask(formulas)].length] as const)
  expect(counts.filter(([, count]) => count === 0)).toEqual([])
  expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(5000)
})

test('the same questions are answered the same, under hashes of their own, refusals among them', () => {
  const formulas = corpus().slice(0, SAMPLE)
  const ask = () =>
    Object.values(KINDS).flatMap((kind) => [...answersTo([...kind(formulas)].slice(0, SAMPLE))].map(lineOf))
  const [first, second] = [ask(), ask()]
  expect(second).toEqual(first)
  const entries = entriesIn(first.join(''))
  expect(entries.size).toBe(first.length)
  expect([...entries.values()].some(isRefusal)).toBe(true)
  expect([...entries.values()].filter(({ answer }) => answer.includes('"thrown"'))).toEqual([])
})

test('a difference is told by its place, one of order as well', () => {
  const before = { verdict: 'equilibrada', warnings: ['Mucha sal.'], params: { sal: 2 } }
  expect(differences(before, { ...before })).toEqual([])
  expect(differences(before, { ...before, warnings: ['Mucha sal'] })).toEqual([
    { path: '/warnings/0', before: 'Mucha sal.', now: 'Mucha sal' },
  ])
  const { verdict, ...rest } = before
  expect(differences(before, { ...rest, verdict })).toHaveLength(1)
})
