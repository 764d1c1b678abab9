import { readBook } from '@obrador/list/book'
import { expect, it } from 'vitest'
import { messyBookOf, type RowTruth } from './recetario/messy.ts'
import { bookOf } from './recetario/recipes.ts'
import { isFull, runs } from './tier.ts'

/** Books drawn by a seed in ways that none of the others has: a line is read right or asked, never wrong in silence. */

const RECIPES = 30
const all = bookOf(200)
/** Books of thirty recipes; 3,000 lines are about twenty of them. */
const BOOKS = 80
/** Of the night's lines, those that two faults in one recipe still hide: 13 of 11,953. */
const MOST_BAD = 0.0015

interface Outcome {
  readonly is: 'right' | 'asked' | 'wrong' | 'lost' | 'merged'
  readonly said: string
}

function outcomesOf(seed: number): readonly Outcome[] {
  const recipes = Array.from({ length: RECIPES }, (_, at) => all[(seed * 7 + at * 13) % all.length]).flatMap(
    (one) => one ?? [],
  )
  const { sheets, truth, how } = messyBookOf(recipes, seed)
  const read = readBook(sheets)
  const lines = new Map(
    read.recipes.flatMap((recipe, at) =>
      recipe.lines.map((line) => [`${recipe.sheet} ${line.row}`, { line, at }] as const),
    ),
  )
  const placeOf = ({ sheet, row }: RowTruth): number | undefined => lines.get(`${sheet} ${row}`)?.at
  return truth.map((one, at): Outcome => {
    const found = lines.get(`${one.sheet} ${one.row}`)
    const said = `${seed} ${how}: ${one.sheet} ${one.row} «${one.name}» ${one.grams ?? '?'} → ${found?.line.grams ?? `?${found?.line.suggest?.grams ?? ''}`}`
    if (!found) return { is: 'lost', said }
    const before = truth[at - 1]
    if (before && before.recipe !== one.recipe && placeOf(before) === found.at) return { is: 'merged', said }
    const { grams } = found.line
    if (grams === undefined) return { is: 'asked', said }
    return { is: Math.abs(grams - one.meant) <= 0.001 * one.meant ? 'right' : 'wrong', said }
  })
}

it('reads no line of a messy book wrong in silence', () => {
  const outcomes = Array.from({ length: runs(BOOKS) }, (_, at) => outcomesOf(at + 1)).flat()
  const of = (...kinds: readonly Outcome['is'][]): readonly string[] =>
    outcomes.flatMap(({ is, said }) => (kinds.includes(is) ? [said] : []))
  console.log('lines', outcomes.length, 'asked', of('asked').length)
  const bad = of('wrong', 'lost', 'merged')
  if (isFull) expect(bad.length, bad.join('\n')).toBeLessThanOrEqual(MOST_BAD * outcomes.length)
  else expect(bad).toEqual([])
  expect(of('asked').length).toBeLessThan(0.15 * outcomes.length)
})
