import { nutrientDeviations } from '@obrador/engine/doubt'
import { useMemo } from 'react'
import { withDesk } from '../formula/desks.ts'
import { allLines } from '../formula/levels.ts'
import type { Piece } from '../formula/piece.ts'
import { piece as sayPiece } from '../messages/piece.ts'
import { keepPiece, openPiece } from '../montaje/keep.ts'
import { labelOfPiece } from '../montaje/read-piece.ts'
import { Icon } from '../parts/icons.tsx'
import { PageLink } from '../parts/page-link.tsx'
import type { Device } from '../state/use-device.ts'
import { hrefOf } from '../state/use-page.ts'
import { LabelDesk } from './label-desk.tsx'
import { LABEL_DESK, statedIn } from './stated.ts'
import type { Change } from './stated-card.tsx'
import { worded } from './worded.ts'

interface Props {
  readonly piece: Piece
  readonly device: Device
}

/** The label of a piece: the names of its parts, what they are made of in brackets, and kept as the one that keeps least. */
export function PieceLabel({ piece, device: { own, habits } }: Props) {
  const on = useMemo(() => {
    const label = labelOfPiece(piece, own, { doubt: nutrientDeviations })
    // What it is called on its label is said in one place, and the piece has it.
    const stated = { ...statedIn(piece), ...(piece.legalName !== '' && { name: piece.legalName }) }
    return label && worded(label, stated, piece.name, allLines({ lines: piece.parts }), own, habits)
  }, [piece, own, habits])

  function change(typed: Change): void {
    const { name, ...rest } = typed
    const legalName = 'name' in typed ? (name ?? '') : piece.legalName
    keepPiece({ ...withDesk(piece, LABEL_DESK, { ...statedIn(piece), ...rest }), legalName })
  }

  return (
    <LabelDesk
      of="piece"
      crumbs={
        <>
          <PageLink to="formulas">{sayPiece.back}</PageLink> <Icon name="chevron" />{' '}
          <a
            href={`${hrefOf('montaje')}?f=${piece.id}`}
            onClick={(event) => {
              event.preventDefault()
              openPiece(piece.id)
            }}
          >
            {piece.name || sayPiece.placeholder}
          </a>
        </>
      }
      on={on}
      habits={habits}
      onChange={change}
    />
  )
}
