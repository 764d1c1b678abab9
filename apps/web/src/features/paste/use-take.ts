import { addLines } from '../../model/edits.ts'
import type { TableFormula } from '../../model/formula.ts'
import { useToast } from '../../ui/toasts.tsx'
import { titleWords } from '../../words/es/bench.ts'
import { takenWords as say } from '../../words/es/paste.ts'
import { useOpener } from '../../workshop/use-opener.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'

const called = ({ name }: TableFormula): string => name || titleWords.placeholder

/** Puts the formulas of a list where they are wanted, each time with a way back. */
export function useTake(workshop: WorkshopState): (formulas: readonly TableFormula[], isNew: boolean) => void {
  const toast = useToast()
  const opener = useOpener(workshop)

  /** A formula of its own for each recipe, the first on the bench: what was there stays in the book. */
  function anew([first, ...others]: readonly TableFormula[]): void {
    if (!first) return
    const told =
      others.length === 0 ? say.lines(first.lines.length) : say.apart(called(first), others.map(called).join('», «'))
    opener(first, told, others)
  }

  /** On the bench, beside what is there: its name and its type stay. */
  function beside(formulas: readonly TableFormula[]): void {
    const lines = formulas.flatMap((pasted) => pasted.lines)
    const [name] = formulas.map((pasted) => pasted.name)
    const undo = workshop.act((now) => {
      const steps = [...(now.steps ?? []), ...formulas.flatMap((pasted) => pasted.steps ?? [])]
      return {
        ...addLines(now, lines),
        ...(now.name === '' && name !== undefined && { name }),
        ...(steps.length > 0 && { steps }),
      }
    })
    toast({ text: say.lines(lines.length), undo })
  }

  return (formulas, isNew) => (isNew ? anew(formulas) : beside(formulas))
}
