import type { Range } from '@obrador/engine'
import { craftIds } from '../craft/registry.ts'
import { exampleOf } from '../formula/examples.ts'
import { type Formula, isSame } from '../formula/model.ts'
import { withRange } from '../formula/norm-edits.ts'
import { download } from '../formula/transfer.ts'
import { shelfNow } from '../library/shelf.ts'
import { title } from '../messages/bench.ts'
import { detail, saving } from '../messages/book.ts'
import type { Toast } from '../state/toasts.tsx'
import type { Device } from '../state/use-device.ts'
import type { Workshop } from '../state/use-workshop.ts'

/** What is done on the bench now and then. */

/** There is nothing to keep: it is a version already. */
export const tellKnown = (toast: (toast: Toast) => void, versions: number): void =>
  toast({ text: saving.known(versions) })

export function duplicate(formula: Formula, opener: (formula: Formula, told: string) => void): void {
  const { entry: _, ...copy } = formula
  opener({ ...copy, name: detail.copy(formula.name) }, detail.duplicated(formula.name || title.placeholder))
}

export function setRange({ norms, setNorms }: Device, formula: Formula, key: string, range: Range | undefined): void {
  void setNorms(withRange(norms, formula, key, range)).catch(() => undefined)
}

/** What is on the tables, as a copy: for a browser that keeps nothing, so that it is not lost with the page. */
export async function downloadTables(workshop: Workshop): Promise<void> {
  const { copyName, copyOf, toJson } = await import('../library/copy.ts')
  const tables = craftIds.map(workshop.onTable).filter((table) => !isSame(table, exampleOf(table.craft)))
  download(copyName(), 'application/json', toJson({ ...copyOf(shelfNow(), {}), tables }))
}
