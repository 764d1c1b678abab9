import { useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { keepVersion } from '../../library/commands/formulas.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { TableFormula } from '../../model/formula.ts'
import { takesFocus } from '../../ui/focus.ts'
import { DialogSheet } from '../../ui/sheet.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { differenceNoteOf } from '../../views/differences.ts'
import { detailWords, savingWords as say } from '../../words/es/book.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as bookCss from './book.module.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  readonly onClose: () => void
}

const LONGEST_NOTE = 200

const suggested = (formula: TableFormula, device: DeviceShelf, craft: AppCraft): string => {
  const last = device.saved.find(({ id }) => id === formula.entry)?.versions.at(-1)
  return last ? differenceNoteOf(last.formula, formula, craft.types[formula.type]?.label ?? '') : detailWords.first
}

/** One line about what has changed, with what it sees as a suggestion: Enter keeps it. */
export function VersionSheet({ craft, workshop, device, onClose }: Props) {
  const { formula } = workshop
  const toast = useToast()
  const [note, setNote] = useState(() => suggested(formula, device, craft))
  const [isNameless] = useState(formula.name.trim() === '')

  async function save(): Promise<void> {
    onClose()
    const { id, number, isWritten } = await keepVersion(formula, note.trim())
    workshop.bind(formula.craft, id)
    if (isWritten) toast({ text: say.saved(number) })
  }

  return (
    <DialogSheet title={say.title} craft={craft.id} onClose={onClose}>
      <form
        className={bookCss.versionForm}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {isNameless ? (
          <label className="field">
            {say.name}
            <input
              ref={takesFocus}
              value={formula.name}
              maxLength={80}
              onChange={(event) => workshop.edit((now) => ({ ...now, name: event.target.value }), 'name')}
            />
          </label>
        ) : null}
        <label className="field">
          {say.question}
          <input
            ref={isNameless ? undefined : takesFocus}
            value={note}
            maxLength={LONGEST_NOTE}
            onChange={(event) => setNote(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </label>
        <button type="submit" className="button primary">
          {say.save}
        </button>
      </form>
    </DialogSheet>
  )
}
