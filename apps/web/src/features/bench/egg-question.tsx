import { isUntoldEgg } from '@obrador/engine'
import { shownName } from '../../format/page-speech.ts'
import { setIngredient } from '../../model/edits.ts'
import type { TableLine } from '../../model/formula.ts'
import type { ScreenVerdict } from '../../reading/law.ts'
import { eggQuestion as say } from '../../words/es/advice.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly overview: ScreenVerdict
  readonly workshop: WorkshopState
}

/** A question about a fact has two equal answers: each is written in the name of the egg. */
export function EggQuestion({ overview, workshop: { formula, edit } }: Props) {
  const eggs = overview.lines.flatMap(({ name, ingredient }) => (isUntoldEgg(name, ingredient) ? [name] : []))
  const lines = formula.lines.filter((line: TableLine) => eggs.includes(line.name.trim()))
  if (lines.length === 0) return null
  // A row keeps its Spanish name: what is written here is the reader's own, whole.
  const answer = (named: (egg: string) => string): void =>
    edit((now) => lines.reduce((all, line) => setIngredient(all, line.id, named(shownName(line.name.trim()))), now))
  return (
    <fieldset className="buttons" data-part="egg-question">
      <legend className="unseen">{say.which}</legend>
      <button type="button" className="button" onClick={() => answer(say.treated.named)}>
        {say.treated.label}
      </button>
      <button type="button" className="button" onClick={() => answer(say.shell.named)}>
        {say.shell.label}
      </button>
    </fieldset>
  )
}
