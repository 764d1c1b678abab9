import { find } from '@obrador/engine'
import { nutrientDeviations } from '@obrador/engine/doubt'
import { useMemo } from 'react'
import { needsOfLines } from '../../engine/parts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { keepPiece } from '../../library/commands/pieces.ts'
import type { Device } from '../../library/use-device.ts'
import { withDesk } from '../../model/desks.ts'
import { allLines } from '../../model/levels.ts'
import type { Piece } from '../../model/piece.ts'
import { LABEL_DESK, statedIn } from '../../model/stated.ts'
import { worded } from '../../reading/on-label.ts'
import { labelOfPiece } from '../../reading/read-piece.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { hrefOf } from '../../routes/use-page.ts'
import { Icon } from '../../ui/icons.tsx'
import { piece as sayPiece } from '../../words/es/piece.ts'
import { openPiece } from '../../workshop/pieces.ts'
import { LabelDesk } from './desk.tsx'
import type { Change } from './stated-card.tsx'

interface Props {
  readonly piece: Piece
  readonly device: Device
}

/** The label of a piece: the names of its parts, what they are made of in brackets, and kept as the one that keeps least. */
export function PieceLabel({ piece, device: { own, habits } }: Props) {
  const engine = useEngine(['names', ...needsOfLines(piece.parts)])
  const on = useMemo(() => {
    const label = labelOfPiece(engine, piece, own, { doubt: nutrientDeviations })
    // What it is called on its label is said in one place, and the piece has it.
    const stated = { ...statedIn(piece), ...(piece.legalName !== '' && { name: piece.legalName }) }
    return label && worded(label, stated, piece.name, allLines({ lines: piece.parts }), own, habits)
  }, [engine, piece, own, habits])

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
      readAs={(name) => find(name)?.name}
    />
  )
}
