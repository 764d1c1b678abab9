import type { Ingredient } from '../catalogue/ingredient.ts'
import type { ParsedFormula } from '../formula/formula.ts'
import type { DoseRange, TypeTable } from './identity.ts'

/** A dose so many times too large is a slip of the pen or the scale. */
export const SLIP_FACTOR = 2

/** Grams that a share of a dose is. */
export const doseBaseOf = <Matter>(
  { of }: DoseRange<Matter>,
  { lines, leaves = lines, total }: ParsedFormula<Matter>,
): number => (of ? leaves.reduce((sum, { grams, matter }) => sum + (grams * of(matter)) / 100, 0) : total) / 100

/** An ingredient beyond its dose: what it is of the batch or of what its dose is counted over, and what is usual, %. */
export interface DoseOut {
  readonly name: string
  readonly share: number
  readonly range: readonly [least: number, most: number]
}

/** Grams of each ingredient of a formula that has a dose, by the name of its first line. */
export function dosedIn<Matter>({ standing }: TypeTable<Matter>, lines: ParsedFormula<Matter>['lines']) {
  const sums = new Map<Ingredient, { readonly name: string; grams: number }>()
  for (const { name, grams, namedAs, ingredient = namedAs } of lines) {
    if (!(ingredient && grams > 0 && standing(ingredient).keeping.role === 'dose')) continue
    const sum = sums.get(ingredient) ?? { name, grams: 0 }
    sum.grams += grams
    sums.set(ingredient, sum)
  }
  return sums
}

/** The ingredient that passes what is never passed of it, or twice what is usual; the farthest of them. */
export function doseOutOfRange<Matter>(table: TypeTable<Matter>, formula: ParsedFormula<Matter>): DoseOut | undefined {
  let farthest: (DoseOut & { readonly times: number }) | undefined
  for (const [ingredient, { name, grams }] of dosedIn(table, formula.lines)) {
    const { dose } = table.standing(ingredient)
    if (!dose) continue
    const base = doseBaseOf(dose, formula)
    const most = Math.min(SLIP_FACTOR * dose.most, dose.hard ?? Number.POSITIVE_INFINITY)
    const share = grams / base
    if (!(base > 0 && share > most)) continue
    const times = share / most
    if (times > (farthest?.times ?? 0)) farthest = { name, share, range: [dose.least, dose.most], times }
  }
  return farthest
}
