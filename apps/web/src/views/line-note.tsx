import { shownName } from '../format/page-speech.ts'
import { rememberLot } from '../library/commands/lots.ts'
import { useWeighsOnly } from '../library/sharing/use-sharing.ts'
import { useDevice } from '../library/use-device.ts'
import { type BoughtLot, lotKeyOf } from '../model/bought-lots.ts'
import { identityKeyOf } from '../model/ingredient-identity.ts'
import type { LineNote } from '../model/made-batch.ts'
import { QuantityInput } from '../ui/quantity-input.tsx'
import { DialogSheet } from '../ui/sheet.tsx'
import { kitchenWords as say } from '../words/es/kitchen.ts'
import * as batchCss from './batch.module.css'
import '../ui/style/controls.css'

interface Props {
  readonly name: string
  /** What it is; none where nobody says, and nothing is kept of its sack. */
  readonly identity?: string | undefined
  /** Lots that were open before. */
  readonly before?: readonly string[]
  readonly note: LineNote
  readonly onNote: (note: LineNote) => void
  readonly onClose: () => void
}

/** From whom a sack came and when: of all batches that have it, once. */
function BoughtFields({ identity, lot }: { readonly identity: string; readonly lot: string }) {
  const { habits, prices } = useDevice()
  const known = habits.lots?.[lotKeyOf(identity, lot)]
  const { supplier = '', bought = '' } = known ?? {}
  const usual = prices[identityKeyOf(identity)]?.supplier
  const keep = (some: Partial<BoughtLot>): void => rememberLot(identity, { lot, ...known, ...some })
  return (
    <>
      <label className={batchCss.field}>
        <span>{say.supplier}</span>
        <input
          type="text"
          maxLength={120}
          value={supplier}
          onChange={(event) => keep({ supplier: event.target.value })}
        />
        {usual && supplier === '' ? (
          <button type="button" className="button quiet" onClick={() => keep({ supplier: usual })}>
            {usual}
          </button>
        ) : null}
      </label>
      <label className={batchCss.field}>
        <span>{say.bought}</span>
        <input type="date" value={bought} onChange={(event) => keep({ bought: event.target.value })} />
      </label>
      <p className="muted">{say.supplierHelp}</p>
    </>
  )
}

/** What was put in indeed, and of which sack: it goes into the batch. */
export function LineNoteSheet({ name, identity, before = [], note: { grams, lot }, onNote, onClose }: Props) {
  const weighsOnly = useWeighsOnly()
  const noted = (real: number | undefined, of: string | undefined): void =>
    onNote({ ...(real !== undefined && { grams: real }), ...(of && { lot: of }) })
  return (
    <DialogSheet title={shownName(name)} onClose={onClose}>
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
                unit="g"
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
          {before.length > 0 ? (
            <fieldset className={batchCss.recent}>
              <legend>{say.recent}</legend>
              {before.map((one) => (
                <button key={one} type="button" className="button" onClick={() => noted(grams, one)}>
                  {one}
                </button>
              ))}
            </fieldset>
          ) : null}
          {lot && identity !== undefined && !weighsOnly ? (
            <BoughtFields key={lotKeyOf(identity, lot)} identity={identity} lot={lot} />
          ) : null}
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
