import { FormulaError, openedIn, withPreparations } from '@obrador/engine'
import { type AppCraft, type AppEngine, craftOf } from '../engine/crafts.ts'
import { costOf, type Priced } from '../model/cost.ts'
import { type Formula, kiloPrice, type Line, type Made, newLine, type Prices } from '../model/formula.ts'
import { ingredientOf, type OwnIngredients, requestOf } from './request.ts'
import { type StagePart, stagesIn } from './stages.ts'

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
  const cost = costOf(formula, prices, pricedBy(craft, formula, own, prices))
  return cost.lines.some(({ price, line }) => price === undefined && line.grams > 0) ? undefined : cost.perKiloWeighed
}

/** What a line costs by the kilo and under which key: the row it is read as or, of a formula, what is inside it. */
export function pricedBy(
  craft: AppCraft,
  formula: Formula,
  own: OwnIngredients,
  prices: Prices,
): (line: Line) => Priced | undefined {
  const stages = stagesIn(craft, formula, own)
  const rowOf = (line: Line): Priced | undefined => ingredientOf(craft, line, formula.type, own)

  /** What is fermented before costs what goes into it, not what the catalogue says of the whole. */
  function ofParts(row: Priced, parts: readonly StagePart[]): Priced {
    const priced = parts.map(({ name, grams, like }) => {
      const part = rowOf(like ?? newLine(name, grams))
      const mine = part && prices[like?.own ?? part.id]
      return { grams, price: mine ? kiloPrice(mine) : part?.price, isOwn: mine !== undefined }
    })
    const total = priced.reduce((sum, { grams }) => sum + grams, 0)
    if (total <= 0 || priced.some(({ price }) => price === undefined)) return row
    const price = priced.reduce((sum, { grams, price: each = 0 }) => sum + grams * each, 0) / total
    return { id: row.id, price, isOwn: priced.some(({ isOwn }) => isOwn) }
  }

  return (line) => {
    if (line.made) {
      const inside = perKiloInside(craft.engine, line.made, own, prices)
      return {
        id: line.made.entry,
        ...(inside !== undefined && { price: inside * weighedIn(craft, line, own) }),
      } as Priced
    }
    const row = rowOf(line)
    const parts = stages.get(line.id)
    return row && parts ? ofParts(row, parts) : row
  }
}
