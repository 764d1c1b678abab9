import { useState } from 'react'
import { needsOfLines } from '../engine/parts.ts'
import { useEngine } from '../engine/use-engine.ts'
import { shownName } from '../format/page-speech.ts'
import { keepBatch } from '../library/commands/batches.ts'
import { lotMark } from '../library/sharing/shared-as.ts'
import { useDevice } from '../library/use-device.ts'
import { lotOfBatch } from '../model/made-batch.ts'
import { lotOfSack } from '../model/open-sacks.ts'
import { assembledBatchOf, type KeptPiece } from '../model/piece.ts'
import { identityOutside } from '../reading/identity.ts'
import { QuantityInput } from '../ui/quantity-input.tsx'
import { DialogSheet } from '../ui/sheet.tsx'
import { useToast } from '../ui/toasts.tsx'
import { kitchenWords } from '../words/es/kitchen.ts'
import { madeBatchWords } from '../words/es/made-batch.ts'
import { assembledWords as say } from '../words/es/piece.ts'
import { openLabelOf } from '../workshop/pieces.ts'
import { useLineSacks } from '../workshop/use-line-sacks.ts'
import * as batchCss from './batch.module.css'
import '../ui/style/controls.css'

interface Props {
  readonly piece: KeptPiece
  /** How many are supposed to have been made. */
  readonly planned?: number
  readonly onClose: () => void
}

const today = (): string => new Date().toLocaleDateString('sv-SE')

/** «Montada»: pieces put together are a batch of their own, with the lots of their parts. */
export function AssembledSheet({ piece, planned = piece.pieces, onClose }: Props) {
  const engine = useEngine([...needsOfLines(piece.parts), 'names'])
  const { batches, own } = useDevice()
  const toast = useToast()
  const sackOf = useLineSacks(engine)
  const [pieces, setPieces] = useState(planned)
  const [lots, setLots] = useState<Readonly<Record<number, string>>>({})
  const [lot, setLot] = useState(() => lotOfBatch(batches, today(), lotMark()))
  const parts = piece.parts.map((part) => {
    const identity = identityOutside(engine, part, own)
    return { part, identity, supposed: lotOfSack(sackOf(identity)) }
  })

  function save(): void {
    const batch = assembledBatchOf(piece, pieces, {
      day: today(),
      lot: lot.trim(),
      lines: parts.map(({ part: { name }, identity, supposed }, line) => {
        const told = (lots[line] ?? '').trim()
        return { line, name, identity, ...(told ? { lot: told } : supposed ? { supposed } : {}) }
      }),
    })
    void keepBatch(batch).then((isWritten) => {
      if (isWritten)
        toast({
          text: madeBatchWords.saved(batch.lot),
          action: { label: madeBatchWords.label, run: () => openLabelOf(batch.id) },
          isOver: true,
        })
    })
    onClose()
  }

  return (
    <DialogSheet title={say.title} onClose={onClose}>
      <div className={batchCss.form}>
        <div className={batchCss.field}>
          <span aria-hidden="true">{madeBatchWords.pieces}</span>
          <QuantityInput label={madeBatchWords.pieces} value={pieces} onChange={setPieces} />
        </div>
        <p>{say.lots}</p>
        <ul className={batchCss.parts}>
          {parts.map(({ part, supposed }, at) => (
            <li key={part.id} data-part="assembled-part">
              <label className={batchCss.field}>
                <span>{shownName(part.name)}</span>
                <input
                  type="text"
                  maxLength={60}
                  aria-label={madeBatchWords.lotOf(shownName(part.name))}
                  placeholder={kitchenWords.noLot}
                  value={lots[at] ?? ''}
                  onChange={(event) => setLots({ ...lots, [at]: event.target.value })}
                />
              </label>
              {supposed && !lots[at] ? (
                <button type="button" className="button" onClick={() => setLots({ ...lots, [at]: supposed })}>
                  {say.isLot(supposed)}
                </button>
              ) : null}
            </li>
          ))}
        </ul>
        <label className={batchCss.field}>
          <span>{madeBatchWords.ownLot}</span>
          <input type="text" maxLength={60} value={lot} onChange={(event) => setLot(event.target.value)} />
          <span className={`muted ${batchCss.why}`}>{madeBatchWords.ownLotHelp}</span>
        </label>
      </div>
      <div className={batchCss.foot}>
        <button type="button" className="button primary" disabled={pieces <= 0} onClick={save}>
          {madeBatchWords.save}
        </button>
      </div>
    </DialogSheet>
  )
}
