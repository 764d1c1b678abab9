import type { TableFormula } from '../../model/formula.ts'
import { keepTableAgain, keepWorking } from '../store.ts'

async function writeAgain({ craft }: TableFormula): Promise<void> {
  if (!keepTableAgain(craft)) throw new Error('refused')
}

/** Keeps what is on a table, at once: a page that is being closed waits for nothing. */
export function keepTable(formula: TableFormula): void {
  if (keepWorking(formula)) return
  const things = [`table ${formula.craft}`]
  void import('../writes.ts').then(({ keepWrite }) =>
    keepWrite({ kind: 'formula', things, isWhole: true, write: () => writeAgain(formula) }),
  )
}
