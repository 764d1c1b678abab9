import { FormulaError, openedPreparationIn, withPreparations } from '@obrador/engine'
import { type AppCraft, type AppEngine, craftOfEngine } from '../engine/crafts.ts'
import { formulaCostOf, type PricedIngredient } from '../model/cost.ts'
import {
  kiloPrice,
  type NestedFormula,
  newLine,
  type PricesById,
  type TableFormula,
  type TableLine,
} from '../model/formula.ts'
import { ingredientOfLine, type OwnIngredients, tableRequestOf } from './request.ts'
import { type StagePart, stagePartsIn } from './stages.ts'

/** What a line made of a formula weighs and costs where it is used. */

/** Grams weighed for each gram of it that is used: what making it takes away is gone. */
export function gramsWeighedIn(craft: AppCraft, line: TableLine, own: OwnIngredients): number {
  const alone: TableFormula = { craft: craft.id, type: '', name: '', lines: [line], given: {}, batch: {} }
  try {
    const [raw] = withPreparations(craft as never, tableRequestOf(craft, alone, own)).ingredients
    return (raw && openedPreparationIn(raw)?.weighed) ?? 1
  } catch (error) {
    if (error instanceof FormulaError) return 1
    throw error
  }
}

/** €/kg of what is weighed; none when something inside has no price. */
export function perKiloInside(
  engine: AppEngine,
  { formula }: NestedFormula,
  own: OwnIngredients,
  prices: PricesById,
): number | undefined {
  const craft = craftOfEngine(engine, formula.craft)
  const cost = formulaCostOf(formula, prices, pricedByFormula(craft, formula, own, prices))
  return cost.lines.some(({ price, line }) => price === undefined && line.grams > 0) ? undefined : cost.perKiloWeighed
}

/** What a line costs by the kilo and under which key: the row it is read as or, of a formula, what is inside it. */
export function pricedByFormula(
  craft: AppCraft,
  formula: TableFormula,
  own: OwnIngredients,
  prices: PricesById,
): (line: TableLine) => PricedIngredient | undefined {
  const stages = stagePartsIn(craft, formula, own)
  const rowOf = (line: TableLine): PricedIngredient | undefined => ingredientOfLine(craft, line, formula.type, own)

  /** What is fermented before costs what goes into it, not what the catalogue says of the whole. */
  function ofParts(row: PricedIngredient, parts: readonly StagePart[]): PricedIngredient {
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
        ...(inside !== undefined && { price: inside * gramsWeighedIn(craft, line, own) }),
      } as PricedIngredient
    }
    const row = rowOf(line)
    const parts = stages.get(line.id)
    return row && parts ? ofParts(row, parts) : row
  }
}
