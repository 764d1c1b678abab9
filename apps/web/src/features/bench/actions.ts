import type { Range } from '@obrador/engine'
import { setNorms } from '../../library/commands/settings.ts'
import type { Device } from '../../library/use-device.ts'
import type { Formula } from '../../model/formula.ts'
import { withRange } from '../../model/norm-edits.ts'
import type { Toast } from '../../ui/toasts.tsx'
import { title } from '../../words/es/bench.ts'
import { detail, saving } from '../../words/es/book.ts'

/** What is done on the bench now and then. */

/** There is nothing to keep: it is a version already. */
export const tellKnown = (toast: (toast: Toast) => void, versions: number): void =>
  toast({ text: saving.known(versions) })

export function duplicate(formula: Formula, opener: (formula: Formula, told: string) => void): void {
  const { entry: _, ...copy } = formula
  opener({ ...copy, name: detail.copy(formula.name) }, detail.duplicated(formula.name || title.placeholder))
}

export function setRange({ norms }: Device, formula: Formula, key: string, range: Range | undefined): void {
  void setNorms(withRange(norms, formula, key, range))
}
