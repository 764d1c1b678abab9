import { type CraftId, isSameFormula, type TableFormula } from '../model/formula.ts'
import { exampleFormulaOf } from '../reading/examples.ts'
import { peekTable } from './store.ts'

/** The formula of a table, unless it is still the example that it opened on. */
export function workedTable(craft: CraftId): TableFormula | undefined {
  const table = peekTable(craft)
  return table && !isSameFormula(table, exampleFormulaOf(craft)) ? table : undefined
}
