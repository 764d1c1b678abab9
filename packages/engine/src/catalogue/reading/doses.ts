import type { Ingredient } from '../ingredient.ts'
import type { DosedLine, ResolvedClass } from './reader.ts'

/**
 * What a name that only says a class settles by its dose and by what stands beside it: a name is read without its formula, and these cannot be. Shares of the
 * mass, %, by the habit of the trade.
 */

interface Doubtful {
  readonly share: number
  /** Something of milk stands in the formula. */
  readonly hasMilk: boolean
}

interface Rule {
  /** The row that was put, and one of those that it may be as well. */
  readonly put: string
  readonly beside?: string
  readonly settle: (line: Doubtful) => ResolvedClass | undefined
}

/** A neutral is dosed at 3 to 10 g for a kilo; what weighs more is a base, at 50 or at 100. */
const MOST_NEUTRAL = 1.2
const LEAST_BASE_50 = 3
const LEAST_BASE_100 = 7.5
/** Gums set ten times apart: above this one the wrong one spoils the batch. */
const MOST_THICKENER = 0.3
/** Sweeteners that are hundreds of times as sweet as sugar are dosed below this. */
const LEAST_BULK_SWEETENER = 0.5
/** A flavouring or a colour that weighs more is a paste, a syrup or a powder with sugar. */
const MOST_FLAVOURING = 3

const RULES: readonly Rule[] = [
  {
    put: 'neutro_crema',
    beside: 'neutro_sorbete',
    settle: ({ share, hasMilk }) => {
      if (share >= LEAST_BASE_50) return share >= LEAST_BASE_100 ? 'base_100' : 'base_50'
      if (share > MOST_NEUTRAL) return 'ask'
      return hasMilk ? undefined : 'neutro_sorbete'
    },
  },
  { put: 'goma_xantana', beside: 'goma_guar', settle: ({ share }) => (share > MOST_THICKENER ? 'ask' : undefined) },
  {
    put: 'eritritol',
    beside: 'sucralosa',
    settle: ({ share }) => (share < LEAST_BULK_SWEETENER ? 'sucralosa' : undefined),
  },
  { put: 'aroma_liquido', settle: ({ share }) => (share > MOST_FLAVOURING ? 'ask' : undefined) },
  { put: 'colorante', settle: ({ share }) => (share > MOST_FLAVOURING ? 'ask' : undefined) },
]

const isOf = (rule: Rule, ingredient: Ingredient, others: readonly Ingredient[] | undefined): boolean =>
  rule.put === ingredient.id && (rule.beside === undefined || others?.some(({ id }) => id === rule.beside) === true)

/** The names that the formula settles, and how; of what was read for sure, none. */
export function classesSettledIn(lines: readonly DosedLine[]): ReadonlyMap<string, ResolvedClass> {
  const found = new Map<string, ResolvedClass>()
  const doubtful = lines.flatMap((line) => {
    const { ingredient, open, interpreted, given } = line
    const rule =
      ingredient && interpreted && !given ? RULES.find((one) => isOf(one, ingredient, open?.others)) : undefined
    return rule ? [{ line, rule }] : []
  })
  if (doubtful.length === 0) return found
  const total = lines.reduce((sum, { grams }) => sum + grams, 0)
  const hasMilk = lines.some(
    (line) => line.ingredient?.allergens.includes('leche') && !doubtful.some((one) => one.line === line),
  )
  for (const { line, rule } of doubtful) {
    const settled = total > 0 ? rule.settle({ share: (100 * line.grams) / total, hasMilk }) : undefined
    if (settled !== undefined) found.set(line.name, settled)
  }
  return found
}
