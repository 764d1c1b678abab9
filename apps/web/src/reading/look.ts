import { decapitalise } from '@obrador/engine'
import type { AppCraft } from '../engine/crafts.ts'
import { costOf } from '../model/cost.ts'
import type { Formula, Prices } from '../model/formula.ts'
import type { Norms } from '../model/norms.ts'
import { looks as say } from '../words/es/book.ts'
import { gauges } from '../words/es/results.ts'
import { isClose } from './close.ts'
import { readable } from './examples.ts'
import type { Verdict } from './law.ts'
import { pricedBy } from './made.ts'
import { readSurely } from './prepared.ts'
import type { OwnIngredients } from './request.ts'
import { type Reading, worstOf } from './request.ts'

/** A formula at a glance: its shape, why in three words, and what a kilo costs. */
export interface Look {
  readonly shape: string
  readonly tone: 'good' | 'close' | 'bad' | 'none'
  readonly words: string
  readonly perKilo: number
  /** Some line has no price: the cost is of the rest. */
  readonly isUnpriced: boolean
}

/** What could be otherwise, of a formula that is right as far as anybody knows. */
function doubtOf({ doubt, figures }: Verdict): string {
  const [close] = figures.filter(isClose)
  if (doubt?.firmeza === 'incierta' && doubt.decide)
    return say.depends(decapitalise(readable(doubt.decide.ingrediente)))
  return close ? say.close(decapitalise(close.name)) : say.named
}

export function verdictOf({ overview }: Reading): Pick<Look, 'shape' | 'tone' | 'words'> {
  if (!overview) return { shape: gauges.shape.under, tone: 'none', words: say.cannot }
  // A dash, no colour: nothing was judged.
  if (!overview.isJudged) return { shape: gauges.unjudged, tone: 'none', words: say.unjudged }
  const worst = worstOf(overview)
  if (worst) {
    const state = worst.value < (worst.range?.[0] ?? 0) ? 'under' : 'over'
    return isClose(worst)
      ? { shape: gauges.close[state], tone: 'bad', words: say.barely(worst.name) }
      : { shape: gauges.shape[state], tone: 'bad', words: say[state](worst.label) }
  }
  if (overview.unlawful !== undefined) return { shape: gauges.shape.under, tone: 'bad', words: say.unlawful }
  // As on the bench: full and green only where everything is sure.
  return overview.isGood
    ? { shape: gauges.shape.in, tone: 'good', words: say.fine }
    : { shape: gauges.close.in, tone: 'close', words: doubtOf(overview) }
}

/** What of the device a look depends on. */
interface Known {
  readonly own: OwnIngredients
  readonly prices: Prices
  readonly norms: Norms
}

export function lookOf(craft: AppCraft, formula: Formula, { own, prices, norms }: Known): Look {
  const cost = costOf(formula, prices, pricedBy(craft, formula.type, own, prices))
  return {
    ...verdictOf(readSurely(craft.engine, formula, own, { advice: false, norms })),
    perKilo: cost.perKilo,
    isUnpriced: cost.lines.some(({ price, line }) => price === undefined && line.grams > 0),
  }
}
