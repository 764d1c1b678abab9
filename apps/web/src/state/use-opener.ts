import { exampleOf } from '../formula/examples.ts'
import { type Formula, isSame } from '../formula/model.ts'
import { title } from '../messages/bench.ts'
import { fresh } from '../messages/book.ts'
import { toasts } from '../messages/shell.ts'
import { useToast } from './toasts.tsx'
import { type Device, library } from './use-device.ts'
import { goTo } from './use-page.ts'
import type { Workshop } from './use-workshop.ts'

/** What somebody has worked on and is nowhere else: a table is about to have another formula on it. */
function isLoose(former: Formula, device: Device): boolean {
  const isKept = device.saved.some(({ id, formula }) => id === former.entry || isSame(formula, former))
  return !isKept && former.lines.length > 0 && !isSame(former, exampleOf(former.craft))
}

/** Puts a formula on its table and goes there. What was on it stays in the library, and all of it can be undone. */
export function useOpener(workshop: Workshop, device: Device): (formula: Formula, said?: string) => void {
  const toast = useToast()
  return (formula, said) => {
    const former = workshop.onTable(formula.craft)
    const undo = workshop.open(formula)
    goTo('')
    const opened = said ?? toasts.opened(formula.name || title.placeholder)
    if (!isLoose(former, device)) return toast({ text: opened, undo })
    const keeping = library().then((it) => it.keepLoose(former))
    toast({
      text: `${opened} ${fresh.kept(former.name || title.placeholder)}`,
      undo: () => {
        undo()
        void keeping.then(async (id) => (await library()).discard(id))
      },
    })
  }
}
