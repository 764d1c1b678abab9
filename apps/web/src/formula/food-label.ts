import { FormulaError, type Label, type LabelledCraft, labelOf } from '@obrador/engine'
import type { AppCraft } from '../craft/registry.ts'
import { type OwnIngredients, requestOf } from '../craft/request.ts'
import type { Formula } from './model.ts'

export interface LabelWishes {
  readonly racion?: number
  readonly denominacion?: string
}

/** The label of a formula; none for what is no formula yet. */
export function foodLabel(
  craft: AppCraft,
  formula: Formula,
  own: OwnIngredients,
  wishes: LabelWishes = {},
): Label | undefined {
  try {
    return labelOf(craft as unknown as LabelledCraft, { ...requestOf(craft, formula, own), ...wishes })
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}
