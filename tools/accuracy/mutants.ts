import type { CraftId, GoldenFormula } from '../../packages/engine/test/golden/corpus.ts'
import { accepted } from '../../packages/engine/test/golden/corpus.ts'
import { passes, type Reading } from './measure.ts'

/** A line from this share of a formula on is one of its main ingredients. */
const MAIN = 0.05
const FACTORS = [0.5, 2] as const

/** One main ingredient of an accepted formula halved or doubled, and whether the engine sees it. */
export interface Mutant {
  readonly type: string
  readonly id: string
  readonly ingredient: string
  readonly factor: number
  readonly caught: boolean
}

export function mutantsOf({
  lines,
}: GoldenFormula): { ingredient: string; factor: number; lines: Record<string, number> }[] {
  const total = Object.values(lines).reduce((sum, grams) => sum + grams, 0)
  return Object.entries(lines)
    .filter(([, grams]) => grams >= MAIN * total)
    .flatMap(([ingredient, grams]) =>
      FACTORS.map((factor) => ({ ingredient, factor, lines: { ...lines, [ingredient]: grams * factor } })),
    )
}

/** Every mutant of every accepted published formula; a recipe that two sets have is taken once. */
export const mutateCorpus = (craft: CraftId, readings: readonly Reading[]): Mutant[] =>
  readings
    .filter(({ formula, verdict }) => formula.kind === 'published' && !formula.alsoIn && accepted(craft, { verdict }))
    .flatMap(({ type, formula }) =>
      mutantsOf(formula).map(({ ingredient, factor, lines }) => ({
        type,
        id: formula.id,
        ingredient,
        factor,
        caught: !passes(craft, type, { ...formula, lines }),
      })),
    )
