import { discard, keepAside } from '../library/commands/formulas.ts'
import { loadDevice } from '../library/use-device.ts'
import type { Formula } from '../model/formula.ts'
import { goTo } from '../routes/use-page.ts'
import { useToast } from '../ui/toasts.tsx'
import { title } from '../words/es/bench.ts'
import { toasts } from '../words/es/shell.ts'
import type { Workshop } from './use-workshop.ts'

/** Puts a formula on its table and goes there. What was on it stays in the library, and all of it can be undone. */
export function useOpener(workshop: Workshop): (formula: Formula, said?: string) => void {
  const toast = useToast()
  return (formula, said) => {
    const former = workshop.onTable(formula.craft)
    const undo = workshop.open(formula)
    goTo('')
    const opened = said ?? toasts.opened(formula.name || title.placeholder)
    // A browser that keeps nothing has nowhere to keep it.
    const keeping = loadDevice()
      .then(() => keepAside(former))
      .catch(() => undefined)
    void keeping.then((id) =>
      id === undefined
        ? toast({ text: opened, undo })
        : toast({
            text: `${opened} ${toasts.former(former.name || title.placeholder)}`,
            undo: () => {
              undo()
              void discard(id)
            },
          }),
    )
  }
}
