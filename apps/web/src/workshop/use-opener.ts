import { discardFormula, keepFormulaAside, keepLooseFormula } from '../library/commands/formulas.ts'
import { loadDevice } from '../library/use-device.ts'
import { newId, type TableFormula } from '../model/formula.ts'
import { goToPage } from '../routes/use-page.ts'
import { type ToastMessage, useToast } from '../ui/toasts.tsx'
import { titleWords } from '../words/es/bench.ts'
import { toastWords } from '../words/es/shell.ts'
import type { WorkshopState } from './use-workshop.ts'

/**
 * Puts a formula on its table and goes there. What was on it stays in the library, what came with it is kept beside it, and all of
 * it can be undone.
 */
export function openerFor(
  workshop: WorkshopState,
  toast: (toast: ToastMessage) => void,
): (formula: TableFormula, said?: string, beside?: readonly TableFormula[]) => void {
  return (formula, said, beside = []) => {
    const former = workshop.onTable(formula.craft)
    // What is made here (a copy, a list) has its place in the library at once; what is only looked at has none.
    const born = formula.entry === undefined && said !== undefined ? [newId()] : []
    const [entry] = born
    const undo = workshop.open(entry === undefined ? formula : { ...formula, entry })
    goToPage('')
    const opened = said ?? toastWords.opened(formula.name || titleWords.placeholder)
    // A browser that keeps nothing has nowhere to keep it.
    const keeping = loadDevice()
      .then(async () => {
        const aside = await keepFormulaAside(former)
        const others = await Promise.all(beside.map(keepLooseFormula))
        return { aside, others }
      })
      .catch(() => ({ aside: undefined, others: [] }))
    void keeping.then(({ aside, others }) => {
      const stays = aside !== undefined || (former.entry !== undefined && former.name !== '' && former.lines.length > 0)
      toast({
        text: stays ? `${opened} ${toastWords.former(former.name || titleWords.placeholder)}` : opened,
        undo: () => {
          undo()
          for (const id of [...born, ...others, ...(aside === undefined ? [] : [aside])]) void discardFormula(id)
        },
      })
    })
  }
}

export const useOpener = (workshop: WorkshopState): ReturnType<typeof openerFor> => openerFor(workshop, useToast())
