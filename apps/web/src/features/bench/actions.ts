import type { Range } from '@obrador/engine'
import type { Device } from '../../library/use-device.ts'
import { craftIds } from '../../model/crafts.ts'
import { type Formula, isSame } from '../../model/formula.ts'
import { withRange } from '../../model/norm-edits.ts'
import { download } from '../../model/transfer.ts'
import { exampleOf } from '../../reading/examples.ts'
import type { Toast } from '../../ui/toasts.tsx'
import { title } from '../../words/es/bench.ts'
import { detail, saving } from '../../words/es/book.ts'
import type { Workshop } from '../../workshop/use-workshop.ts'

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
export async function downloadTables(workshop: Workshop, device: Device): Promise<void> {
  const { copyName, copyOf, toJson } = await import('../../library/copy.ts')
  const tables = craftIds.map(workshop.onTable).filter((table) => !isSame(table, exampleOf(table.craft)))
  download(copyName(), 'application/json', toJson({ ...copyOf(device.now(), {}), tables }))
}
