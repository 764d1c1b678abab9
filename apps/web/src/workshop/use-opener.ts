import { shelfNow } from '../library/shelf.ts'
import { library, loadDevice } from '../library/use-device.ts'
import { type Formula, isSame, type SavedFormula } from '../model/formula.ts'
import { exampleOf } from '../reading/examples.ts'
import { goTo } from '../routes/use-page.ts'
import { useToast } from '../ui/toasts.tsx'
import { title } from '../words/es/bench.ts'
import { toasts } from '../words/es/shell.ts'
import type { Workshop } from './use-workshop.ts'

/** What somebody has worked on and is nowhere else: a table is about to have another formula on it. */
function isLoose(former: Formula, saved: readonly SavedFormula[]): boolean {
  const isKept = saved.some(({ id, formula }) => id === former.entry || isSame(formula, former))
  return !isKept && former.lines.length > 0 && !isSame(former, exampleOf(former.craft))
}

/** Keeps it if it is loose, which only a library that has been read can tell. */
async function kept(former: Formula): Promise<string | undefined> {
  await loadDevice()
  const { keepLoose } = await library()
  return isLoose(former, shelfNow().saved) ? keepLoose(former) : undefined
}

/** Puts a formula on its table and goes there. What was on it stays in the library, and all of it can be undone. */
export function useOpener(workshop: Workshop): (formula: Formula, said?: string) => void {
  const toast = useToast()
  return (formula, said) => {
    const former = workshop.onTable(formula.craft)
    const undo = workshop.open(formula)
    goTo('')
    const opened = said ?? toasts.opened(formula.name || title.placeholder)
    // A browser that keeps nothing has nowhere to keep it.
    const keeping = kept(former).catch(() => undefined)
    void keeping.then((id) =>
      id === undefined
        ? toast({ text: opened, undo })
        : toast({
            text: `${opened} ${toasts.former(former.name || title.placeholder)}`,
            undo: () => {
              undo()
              void library().then(({ discard }) => discard(id))
            },
          }),
    )
  }
}
