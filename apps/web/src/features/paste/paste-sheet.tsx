import { Suspense } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { addOwnIngredient } from '../../library/commands/pantry.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { OwnIngredient, TableFormula } from '../../model/formula.ts'
import { DialogSheet } from '../../ui/sheet.tsx'
import { pasteWords as say } from '../../words/es/paste.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import { PasteRead } from './paste-read.tsx'
import { PasteText } from './paste-text.tsx'
import { usePaste } from './use-paste.ts'
import { useTake } from './use-take.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  /** What has been pasted already. */
  readonly text?: string | undefined
  readonly onClose: () => void
}

/** A list as it comes; then each of its lines with what it was read as: every one of them is there. */
export function PasteSheet({ craft, workshop, device, text, onClose }: Props) {
  // Where nothing tells what a list makes, it is looked at as what is on the bench.
  const { formula } = workshop
  const { own, norms, drafts } = device
  const pasting = usePaste(drafts.paste, text)
  const put = useTake(workshop)
  const take = (formulas: readonly TableFormula[], isNew: boolean): void => {
    pasting.done()
    put(formulas, isNew)
    onClose()
  }
  const keepOwn = (ingredient: OwnIngredient): void => void addOwnIngredient([ingredient])
  const bench = {
    craft: craft.id,
    type: formula.type,
    // A type on an empty bench that is not the usual one was chosen by somebody.
    isChosen: formula.lines.length === 0 && formula.type !== craft.defaultType,
  }
  return (
    <DialogSheet title={say.title} craft={craft.id} wide onClose={onClose}>
      {pasting.paste.isRead ? (
        <Suspense fallback={<p className="loading">{say.reading}</p>}>
          <PasteRead pasting={pasting} bench={bench} own={own} norms={norms} onTake={take} onOwn={keepOwn} />
        </Suspense>
      ) : (
        <PasteText pasting={pasting} />
      )}
    </DialogSheet>
  )
}
