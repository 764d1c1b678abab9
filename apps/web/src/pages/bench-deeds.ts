import type { Range } from '@obrador/engine'
import type { Formula } from '../formula/model.ts'
import { withRange } from '../formula/norm-edits.ts'
import { title } from '../messages/bench.ts'
import { detail, saving } from '../messages/book.ts'
import type { Toast } from '../state/toasts.tsx'
import type { Device } from '../state/use-device.ts'

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
