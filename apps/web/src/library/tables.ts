import { type CraftId, type Formula, isSame } from '../model/formula.ts'
import { exampleOf } from '../reading/examples.ts'
import { peekTable } from './store.ts'

/** The formula of a table, unless it is still the example that it opened on. */
export function workedTable(craft: CraftId): Formula | undefined {
  const table = peekTable(craft)
  return table && !isSame(table, exampleOf(craft)) ? table : undefined
}
