import type { AppCraft } from '../engine/crafts.ts'
import { type FormulaCost, formulaCostOf } from '../model/cost.ts'
import type { PricesById, TableFormula } from '../model/formula.ts'
import type { WorkshopHabits } from '../model/habits.ts'
import type { PriceUnitName } from '../model/price-unit.ts'
import { gramsLeftOf } from './loss.ts'
import { pricedByFormula } from './made.ts'
import { type PriceSettings, priceSettingsIn } from './price-asked.ts'
import { type WorkedOutPrice, workOutPrice } from './price-worked.ts'
import { readDesk } from './read-desk.ts'
import type { OwnIngredients } from './request.ts'

/** What of the device a cost depends on. */
export interface CostSources {
  readonly own: OwnIngredients
  readonly prices: PricesById
  readonly habits: WorkshopHabits
}

export interface CostedFormula extends WorkedOutPrice {
  readonly lines: FormulaCost['lines']
  /** Grams left of each gram weighed. */
  readonly left: number
}

/** The one cost of a formula, of the unit that is asked for: every screen and every sheet tells this one. */
export function costedFormula(
  craft: AppCraft,
  formula: TableFormula,
  { own, prices }: Omit<CostSources, 'habits'>,
  asked: PriceSettings,
): CostedFormula {
  const cost = formulaCostOf(formula, prices, pricedByFormula(craft, formula, own, prices))
  const left = gramsLeftOf(craft, formula, own)
  const byLitre = [asked.per, asked.pricePer, asked.packagingPer].includes('litre')
  const density = byLitre ? readDesk(craft, formula, own)?.density : undefined
  return { ...workOutPrice({ formula, cost, left, density }, asked), lines: cost.lines, left }
}

/** Whether the cost leaves something out: a line that weighs and has no price, or one that nobody weighed. */
export const hasUncountedLine = ({ lines, cost }: Pick<CostedFormula, 'lines' | 'cost'>): boolean =>
  cost?.sinPesar !== undefined || lines.some(({ price, line }) => price === undefined && line.grams > 0)

/** A unit as it is sold: what it costs, € with its taxes, and % of margin; nothing where nobody said or knows it. */
export interface SoldUnit {
  readonly unit: PriceUnitName
  readonly cost?: number
  readonly pvp?: number
  readonly margin?: number
}

/** By what its price is of. A cost that leaves something out is none, and no margin follows from it. */
export function soldUnitOf(craft: AppCraft, formula: TableFormula, purse: CostSources): SoldUnit {
  const asked = priceSettingsIn(formula, purse.habits)
  const worked = costedFormula(craft, formula, purse, { ...asked, ...(asked.pricePer && { per: asked.pricePer }) })
  const { unit, cost, price } = worked
  const typed = asked.price === undefined ? {} : { pvp: asked.price }
  if (!cost || hasUncountedLine(worked)) return { unit, ...typed }
  const isAsked = asked.price !== undefined || asked.margin !== undefined
  return { unit, cost: cost.pieza, ...(isAsked && price ? { pvp: price.pvp, margin: price.margen } : typed) }
}
