import type { AppCraft } from '../engine/crafts.ts'
import { costOf, type FormulaCost } from '../model/cost.ts'
import type { Formula, Prices } from '../model/formula.ts'
import type { Habits } from '../model/habits.ts'
import { leftOf } from './loss.ts'
import { pricedBy } from './made.ts'
import type { Asked } from './price-asked.ts'
import { type WorkedOut, workOut } from './price-worked.ts'
import { readDesk } from './read-desk.ts'
import type { OwnIngredients } from './request.ts'

/** What of the device a cost depends on. */
export interface Purse {
  readonly own: OwnIngredients
  readonly prices: Prices
  readonly habits: Habits
}

export interface Costed extends WorkedOut {
  readonly lines: FormulaCost['lines']
  /** Grams left of each gram weighed. */
  readonly left: number
}

/** The one cost of a formula, of the unit that is asked for: every screen and every sheet tells this one. */
export function costed(
  craft: AppCraft,
  formula: Formula,
  { own, prices }: Omit<Purse, 'habits'>,
  asked: Asked,
): Costed {
  const cost = costOf(formula, prices, pricedBy(craft, formula, own, prices))
  const left = leftOf(craft, formula, own)
  const byLitre = [asked.per, asked.pricePer, asked.packagingPer].includes('litre')
  const density = byLitre ? readDesk(craft, formula, own)?.density : undefined
  return { ...workOut({ formula, cost, left, density }, asked), lines: cost.lines, left }
}

/** Whether some line that weighs has no price. */
export const isUnpriced = ({ lines }: Pick<Costed, 'lines'>): boolean =>
  lines.some(({ price, line }) => price === undefined && line.grams > 0)
