import { ingredientCatalogue } from '@obrador/engine'
import { describe, expect, test } from 'vitest'
import { namesIn } from './names/cases.ts'
import { measureNames } from './names/measure.ts'

/** Rows that no list has, which these names lead to. */
const SELDOM = ['tomate_arbol', 'mantecado', 'masa_filo', 'jamon_cocido']
const ids = new Set([...ingredientCatalogue.map(({ id }) => id), ...SELDOM])

/**
 * Names of which the thing is known and a word is not, with varieties, makers, places, mixtures and traps. `left-over.txt` was given; `left-over-own.txt`
 * was written from memory before anything changed, and was read right in 287 of 398 names, wrong in 6; the last two were written when the rules stood and measured
 * before anything was mended (decision 0120).
 */
const SETS = [
  { file: 'left-over.txt', names: 424, right: 95, wrong: 0.5 },
  { file: 'left-over-own.txt', names: 398, right: 95, wrong: 0.5 },
  { file: 'left-over-late.txt', names: 270, right: 97, wrong: 0.5 },
  { file: 'left-over-last.txt', names: 161, right: 95, wrong: 1 },
]

describe.each(SETS)('$file', ({ file, names, right, wrong }) => {
  const cases = namesIn(file)
  const measured = measureNames(cases)
  const share = (...outcomes: readonly string[]): number =>
    (100 * measured.filter(({ outcome }) => outcomes.includes(outcome)).length) / measured.length

  test('has the names it had, and rows that exist', () => {
    expect(cases).toHaveLength(names)
    for (const { text, reads, also } of cases)
      for (const id of [reads, ...also]) if (id !== null) expect(ids.has(id), `${text}: ${id}`).toBe(true)
  })

  test('is read right, and hardly ever wrong', () => {
    expect(share('right')).toBeGreaterThanOrEqual(right)
    expect(share('wrong', 'harmful')).toBeLessThanOrEqual(wrong)
  })

  test('loses no allergen', () => {
    const lost = measured.filter((one) => one.lost.length > 0)
    expect(lost.map(({ text, lost }) => `${text}: ${lost.join()}`)).toStrictEqual([])
  })

  test('names the words that it leaves out, six times in seven', () => {
    const told = measured.filter(({ found, residue }) => found && residue.length > 0)
    expect(told.filter(({ unnamed }) => unnamed.length === 0).length / told.length).toBeGreaterThanOrEqual(6 / 7)
  })
})
