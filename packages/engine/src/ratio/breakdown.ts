import { type FoodComposition, totalFat, totalSugars } from '../science/composition.ts'
import { roundTo } from '../words/round.ts'
import { breakdownLabels as labels } from '../words/terms.ts'

/** What a formula is made of, in the few parts that a person thinks in. They add up to the mass. */
export interface BreakdownPart {
  readonly key: keyof typeof labels
  readonly label: string
  /** g per 100 g. */
  readonly percent: number
}

interface Weighed {
  readonly grams: number
  readonly ingredient: { readonly composition: FoodComposition } | undefined
}

const KNOWN: readonly (readonly [key: keyof typeof labels, of: (composition: FoodComposition) => number])[] = [
  ['water', ({ water }) => water],
  ['sugars', totalSugars],
  ['fat', totalFat],
  ['protein', ({ protein }) => protein],
  ['starch', ({ starch }) => starch],
  ['dextrins', ({ dextrins }) => dextrins],
  ['alcohol', ({ alcohol }) => alcohol],
]

const PERCENT_DECIMALS = 1

/** Parts of nothing are left out; what is none of the known ones is the rest, and what nobody knows stands apart. */
export function massBreakdown(lines: readonly Weighed[]): readonly BreakdownPart[] {
  const total = lines.reduce((sum, { grams }) => sum + grams, 0)
  if (total <= 0) return []
  const percentOf = (of: (line: Weighed) => number): number =>
    (100 * lines.reduce((sum, line) => sum + line.grams * of(line), 0)) / total
  // Only steam weighs less than nothing: water that cooking took away. That of a preparation is a row of its own.
  const steam = percentOf(({ grams, ingredient }) => (grams < 0 && !ingredient ? 1 : 0))
  const unknown = percentOf(({ ingredient, grams }) => (ingredient || grams < 0 ? 0 : 1))
  const known = KNOWN.map(([key, of]) => ({
    key,
    percent:
      percentOf(({ ingredient }) => (ingredient ? of(ingredient.composition) / 100 : 0)) +
      (key === 'water' ? steam : 0),
  }))
  const rest = 100 - unknown - known.reduce((sum, { percent }) => sum + percent, 0)
  return [...known, { key: 'rest' as const, percent: rest }, { key: 'unknown' as const, percent: unknown }]
    .map(({ key, percent }) => ({ key, label: labels[key], percent: roundTo(percent, PERCENT_DECIMALS) }))
    .filter(({ percent }) => percent > 0)
}
