import type { FigureRange } from '@obrador/engine'
import { setNorms } from '../../library/commands/settings.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { TableFormula } from '../../model/formula.ts'
import { normsWithRange } from '../../model/norm-edits.ts'
import type { ToastMessage } from '../../ui/toasts.tsx'
import { titleWords } from '../../words/es/bench.ts'
import { detailWords, savingWords } from '../../words/es/book.ts'
import { openerFor } from '../../workshop/use-opener.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'

/** What is done on the bench now and then. */

/** There is nothing to keep: it is a version already. */
export const tellKnown = (toast: (toast: ToastMessage) => void, versions: number): void =>
  toast({ text: savingWords.known(versions), isNews: true })

export function duplicateFormula(workshop: WorkshopState, toast: (toast: ToastMessage) => void): void {
  const { formula } = workshop
  const { entry: _, ...copy } = formula
  openerFor(workshop, toast)(
    { ...copy, name: detailWords.copy(formula.name) },
    detailWords.duplicated(formula.name || titleWords.placeholder),
  )
}

export function setRange(
  { norms }: DeviceShelf,
  formula: TableFormula,
  key: string,
  range: FigureRange | undefined,
): void {
  void setNorms(normsWithRange(norms, formula, key, range))
}
