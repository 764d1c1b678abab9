import type { AppCraft } from '../engine/crafts.ts'
import type { SavedFormula, TableFormula } from '../model/formula.ts'
import { costWords } from '../words/es/cost.ts'
import { type CostSources, soldUnitOf } from './cost.ts'

/** Tenths of a cent in a euro: as exact as a file tells it. */
const EXACT = 1000

/** The products of a book with what a unit costs, is sold at and leaves; what nobody knows is `unknown`, and never nothing. */
export const productRowsOf = (
  saved: readonly SavedFormula[],
  craftOf: (formula: TableFormula) => AppCraft,
  purse: CostSources,
  unknown: string,
): (string | number)[][] =>
  saved.map(({ formula }) => {
    const { unit, cost, pvp, margin } = soldUnitOf(craftOf(formula), formula, purse)
    const told = [cost, pvp, margin].map((value) => (value === undefined ? unknown : Math.round(EXACT * value) / EXACT))
    return [formula.name, costWords.each[unit], ...told]
  })
