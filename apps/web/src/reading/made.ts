import { FormulaError, type Ingredient, openedIn, withPreparations } from '@obrador/engine'
import { type AppCraft, type AppEngine, craftOf } from '../engine/crafts.ts'
import { costOf } from '../model/cost.ts'
import type { Formula, Line, Made, Prices } from '../model/formula.ts'
import { ingredientOf, type OwnIngredients, requestOf } from './request.ts'

/** What a line made of a formula weighs and costs where it is used. */

/** Grams weighed for each gram of it that is used: what making it takes away is gone. */
export function weighedIn(craft: AppCraft, line: Line, own: OwnIngredients): number {
  const alone: Formula = { craft: craft.id, type: '', name: '', lines: [line], given: {}, batch: {} }
  try {
    const [raw] = withPreparations(craft as never, requestOf(craft, alone, own)).ingredients
    return (raw && openedIn(raw)?.weighed) ?? 1
  } catch (error) {
    if (error instanceof FormulaError) return 1
    throw error
  }
}

/** €/kg of what is weighed; none when something inside has no price. */
export function perKiloInside(
  engine: AppEngine,
  { formula }: Made,
  own: OwnIngredients,
  prices: Prices,
): number | undefined {
  const craft = craftOf(engine, formula.craft)
  const cost = costOf(formula, prices, pricedBy(craft, formula.type, own, prices))
  return cost.lines.some(({ price, line }) => price === undefined && line.grams > 0) ? undefined : cost.perKilo
}

/** What a line costs by the kilo and under which key: the row it is read as or, of a formula, what is inside it. */
export const pricedBy =
  (craft: AppCraft, type: string, own: OwnIngredients, prices: Prices) =>
  (line: Line): Pick<Ingredient, 'id' | 'price'> | undefined => {
    if (!line.made) return ingredientOf(craft, line, type, own)
    const inside = perKiloInside(craft.engine, line.made, own, prices)
    return {
      id: line.made.entry,
      ...(inside !== undefined && { price: inside * weighedIn(craft, line, own) }),
    } as Pick<Ingredient, 'id' | 'price'>
  }
