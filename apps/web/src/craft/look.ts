import { costOf } from '../formula/cost.ts'
import type { Formula } from '../formula/model.ts'
import type { Shelf } from '../library/shelf.ts'
import { looks as say } from '../messages/book.ts'
import { gauges } from '../messages/results.ts'
import { pricedBy } from './made.ts'
import type { AppCraft } from './registry.ts'
import { type Reading, read, worstOf } from './request.ts'

/** A formula at a glance: its shape, why in three words, and what a kilo costs. */
export interface Look {
  readonly shape: string
  readonly tone: 'good' | 'bad' | 'none'
  readonly words: string
  readonly perKilo: number
  /** Some line has no price: the cost is of the rest. */
  readonly isUnpriced: boolean
}

export function verdictOf(reading: Reading): Pick<Look, 'shape' | 'tone' | 'words'> {
  const { overview } = reading
  if (!overview) return { shape: gauges.shape.under, tone: 'none', words: say.cannot }
  const worst = worstOf(overview)
  if (worst) {
    const state = worst.value < (worst.range?.[0] ?? 0) ? 'under' : 'over'
    return { shape: gauges.shape[state], tone: 'bad', words: say[state](worst.label) }
  }
  if (overview.unlawful !== undefined) return { shape: gauges.shape.under, tone: 'bad', words: say.unlawful }
  return { shape: gauges.shape.in, tone: 'good', words: say.fine }
}

export function lookOf(
  craft: AppCraft,
  formula: Formula,
  { own, prices, norms }: Pick<Shelf, 'own' | 'prices' | 'norms'>,
): Look {
  const cost = costOf(formula, prices, pricedBy(craft, formula.type, own, prices))
  return {
    ...verdictOf(read(craft, formula, own, { advice: false, norms })),
    perKilo: cost.perKilo,
    isUnpriced: cost.lines.some(({ price, line }) => price === undefined && line.grams > 0),
  }
}
