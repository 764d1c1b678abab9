import type { AppCraft } from '../engine/crafts.ts'
import type { GivenDetails, TableFormula } from '../model/formula.ts'
import { foodLabel } from './food-label.ts'
import type { OwnIngredients } from './request.ts'

export interface MakingLoss {
  /** %, as its maker has typed it, and as its craft has it. */
  readonly typed: number | undefined
  readonly usual: number
  /** The one that counts. */
  readonly percent: number
}

/** What making it takes away, where a piece is told as it is divided; nothing where it is told as it is made. */
export function makingLossOf(craft: AppCraft, formula: TableFormula, own: OwnIngredients): MakingLoss {
  const { loss } = craft.definition.desk ?? {}
  if (!loss) return { typed: undefined, usual: 0, percent: 0 }
  const given = formula.given[loss.field as keyof GivenDetails]
  const typed = given === undefined ? undefined : (given * 100) / loss.of
  const usual = foodLabel(craft, formula, own)?.base.perdidaPct ?? 0
  return { typed, usual, percent: Math.min(loss.most, typed ?? usual) }
}

/** Grams left of each gram weighed, once it is made. */
export function gramsLeftOf(craft: AppCraft, formula: TableFormula, own: OwnIngredients): number {
  const base = foodLabel(craft, formula, own)?.base
  return base && base.formulado_g > 0 ? base.acabado_g / base.formulado_g : 1
}
