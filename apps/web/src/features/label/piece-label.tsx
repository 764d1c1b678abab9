import { findRow } from '@obrador/engine'
import { nutrientDeviations } from '@obrador/engine/doubt'
import { useMemo } from 'react'
import { needsOfLines } from '../../engine/parts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { keepBatch } from '../../library/commands/batches.ts'
import { keepPiece } from '../../library/commands/pieces.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { formulaWithDesk } from '../../model/desks.ts'
import type { MadeBatch } from '../../model/made-batch.ts'
import type { KeptPiece } from '../../model/piece.ts'
import { statedInFormula } from '../../model/stated.ts'
import { LABEL_DESK } from '../../model/written-name.ts'
import { piecePacketsToLook } from '../../reading/counter.ts'
import { workshopReading } from '../../reading/food-label.ts'
import { wordedLabel } from '../../reading/on-label.ts'
import { labelOfPiece } from '../../reading/read-piece.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { hrefOfPage } from '../../routes/use-page.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { PacketsToLook } from '../../views/packets-to-look.tsx'
import { pieceScreenWords } from '../../words/es/piece.ts'
import { openPiece } from '../../workshop/pieces.ts'
import { LabelDesk } from './desk.tsx'
import type { StatedChange } from './stated-card.tsx'
import { calculatedAs } from './words-card.tsx'

interface Props {
  readonly piece: KeptPiece
  /** Pieces that were put together: the label bears their lot. */
  readonly batch?: MadeBatch
  readonly device: DeviceShelf
}

/** The label of a piece: the names of its parts, what they are made of in brackets, and kept as the one that keeps least. */
export function PieceLabel({ piece, batch, device }: Props) {
  const { own, habits, packets, saved, batches } = device
  const assembled = batches.filter((one) => one.piece === piece.id)
  const lot = (batch ?? assembled[0])?.lot
  const engine = useEngine(['names', ...needsOfLines(piece.parts)])
  const on = useMemo(() => {
    const reading = workshopReading({ packets, saved }, { doubt: nutrientDeviations })
    const label = labelOfPiece(engine, piece, own, reading)
    // What it is called on its label is said in one place, and the piece has it.
    const stated = {
      ...(lot !== undefined && { lot }),
      ...statedInFormula(piece),
      ...(batch && { lot: batch.lot }),
      ...(piece.legalName !== '' && { name: piece.legalName }),
    }
    return label && wordedLabel(label, stated, { name: piece.name, lines: piece.parts }, habits, reading)
  }, [engine, piece, batch, lot, own, habits, packets, saved])

  function change(typed: StatedChange): void {
    const { name, lot: typedLot, ...rest } = typed
    if (batch && 'lot' in typed) {
      void keepBatch({ ...batch, lot: typedLot ?? '' })
      return
    }
    const legalName = 'name' in typed ? (name ?? '') : piece.legalName
    keepPiece({
      ...formulaWithDesk(piece, LABEL_DESK, {
        ...statedInFormula(piece),
        ...rest,
        ...('lot' in typed && { lot: typedLot }),
      }),
      legalName,
    })
  }

  return (
    <LabelDesk
      of="piece"
      crumbs={
        <>
          <PageLink to="formulas">{pieceScreenWords.back}</PageLink> <DecorativeIcon name="chevron" />{' '}
          <a
            href={`${hrefOfPage('montaje')}?f=${piece.id}`}
            onClick={(event) => {
              event.preventDefault()
              openPiece(piece.id)
            }}
          >
            {piece.name || pieceScreenWords.placeholder}
          </a>
        </>
      }
      on={on}
      packets={on && <PacketsToLook packets={piecePacketsToLook(engine, piece, on.label, own)} device={device} />}
      habits={habits}
      onChange={change}
      batches={assembled}
      readAs={calculatedAs(piece.parts, (name) => findRow(name)?.name)}
    />
  )
}
