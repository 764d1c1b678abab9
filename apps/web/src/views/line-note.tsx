import type { LineNote } from '../model/made-batch.ts'
import { QuantityInput } from '../ui/quantity-input.tsx'
import { DialogSheet } from '../ui/sheet.tsx'
import { kitchenWords as say } from '../words/es/kitchen.ts'
import * as batchCss from './batch.module.css'
import '../ui/style/controls.css'

interface Props {
  readonly name: string
  readonly note: LineNote
  readonly onNote: (note: LineNote) => void
  readonly onClose: () => void
}

/** What was put in indeed, and of which sack: it goes into the batch. */
export function LineNoteSheet({ name, note: { grams, lot }, onNote, onClose }: Props) {
  const noted = (real: number | undefined, of: string | undefined): void =>
    onNote({ ...(real !== undefined && { grams: real }), ...(of && { lot: of }) })
  return (
    <DialogSheet title={name} onClose={onClose}>
      <form
        className={batchCss.form}
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <div className={`${batchCss.asked} ${batchCss.noted}`}>
          <div className={batchCss.field}>
            <span aria-hidden="true">{say.real}</span>
            <span className={batchCss.typed}>
              <QuantityInput
                label={say.real}
                value={grams}
                onChange={(real) => noted(real, lot)}
                onClear={() => noted(undefined, lot)}
              />
              <span aria-hidden="true">g</span>
            </span>
          </div>
          <label className={batchCss.field}>
            <span>{say.lot}</span>
            <span className={batchCss.typed}>
              <input
                type="text"
                maxLength={60}
                autoComplete="off"
                value={lot ?? ''}
                onChange={(event) => noted(grams, event.target.value)}
              />
              <span aria-hidden="true" />
            </span>
          </label>
        </div>
        <p className="muted">{say.noteHelp}</p>
        <div className={batchCss.foot}>
          <button type="submit" className="button primary">
            {say.noteDone}
          </button>
        </div>
      </form>
    </DialogSheet>
  )
}
