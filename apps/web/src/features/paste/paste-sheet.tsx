import { Suspense } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import type { Drafts } from '../../model/drafts.ts'
import type { Formula, OwnIngredient } from '../../model/formula.ts'
import type { OwnIngredients } from '../../reading/request.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { paste as say } from '../../words/es/paste.ts'
import { PasteRead } from './paste-read.tsx'
import { PasteText } from './paste-text.tsx'
import { usePaste } from './use-paste.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  /** What is on the bench: where nothing tells what a list makes, it is looked at as that. */
  readonly formula: Formula
  readonly own: OwnIngredients
  readonly drafts: Drafts
  /** A formula for each recipe, new ones or beside what is on the bench. */
  readonly onTake: (formulas: readonly Formula[], isNew: boolean) => void
  readonly onOwn: (ingredient: OwnIngredient) => void
  readonly onClose: () => void
}

/** A list as it comes; then each of its lines with what it was read as: every one of them is there. */
export function PasteSheet({ craft, formula, own, drafts, onTake, onOwn, onClose }: Props) {
  const pasting = usePaste(drafts.paste)
  const take = (formulas: readonly Formula[], isNew: boolean): void => {
    pasting.done()
    onTake(formulas, isNew)
    onClose()
  }
  const bench = {
    craft: craft.id,
    type: formula.type,
    // A type on an empty bench that is not the usual one was chosen by somebody.
    isChosen: formula.lines.length === 0 && formula.type !== craft.defaultType,
  }
  return (
    <Sheet title={say.title} craft={craft.id} wide onClose={onClose}>
      {pasting.paste.isRead ? (
        <Suspense fallback={<p className="loading">{say.reading}</p>}>
          <PasteRead pasting={pasting} bench={bench} own={own} onTake={take} onOwn={onOwn} />
        </Suspense>
      ) : (
        <PasteText pasting={pasting} />
      )}
    </Sheet>
  )
}
