import { useState } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import { newId } from '../formula/model.ts'
import { blankPiece, type Mould, type Piece } from '../formula/piece.ts'
import { shelfNow } from '../library/shelf.ts'
import { forPeople } from '../messages/people.ts'
import { drawing, piece as say } from '../messages/piece.ts'
import { loading } from '../messages/shell.ts'
import { Icon } from '../parts/icons.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { useToast } from '../state/toasts.tsx'
import type { Device } from '../state/use-device.ts'
import { goTo, useDocument } from '../state/use-page.ts'
import type { Workshop } from '../state/use-workshop.ts'
import { Drawing } from './drawing.tsx'
import { forgetPiece, keepPiece, openPiece } from './keep.ts'
import { MouldFields } from './mould-fields.tsx'
import { PartsCard } from './parts-card.tsx'
import { PieceLabel } from './piece-label.tsx'
import { PriceCard } from './price-card.tsx'
import { type PieceReading, readPiece } from './read-piece.ts'
import '../style/panels.css'
import '../style/results.css'
import '../style/pages.css'
import '../style/piece.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
}

function Sentence({ reading: { facts, problem } }: { readonly reading: PieceReading }) {
  const keeping = facts?.conservacion
  const isRight = facts !== undefined && facts.porRevisar.length === 0
  return (
    <section
      className="verdict"
      data-tone={facts === undefined ? 'none' : isRight ? 'good' : 'look'}
      aria-label={say.summary}
      aria-live="polite"
    >
      <p className="verdict-text">{facts ? facts.resumen : forPeople(problem ?? '')}</p>
      {keeping ? (
        <p className="verdict-note">
          {keeping.frase} {say.keep(keeping.parte)}
        </p>
      ) : null}
    </section>
  )
}

const withMould = ({ mould: _, ...piece }: Piece, mould: Mould | undefined): Piece => ({
  ...piece,
  ...(mould && { mould }),
})

/** A piece made of parts: whether it is right, how high it stands, what it costs and what its label says. */
export function PiecePage({ craft, workshop, device }: Props) {
  const toast = useToast()
  const [fresh] = useState(newId)
  const id = useDocument() ?? device.pieces[0]?.id ?? fresh
  if (!device.isRead) return <p className="loading">{loading}</p>

  const now = (): Piece => shelfNow().pieces.find((one) => one.id === id) ?? blankPiece(id)
  const piece = now()
  const edit = (change: (piece: Piece) => Piece): void => keepPiece(change(now()))
  const reading: PieceReading = piece.parts.length === 0 ? {} : readPiece(piece, device.own, device.prices)
  const { facts } = reading

  function remove(): void {
    forgetPiece(id)
    goTo('formulas')
    toast({ text: say.removed(piece.name || say.placeholder), undo: () => keepPiece(piece) })
  }

  return (
    <div className="page piece">
      <header className="piece-head">
        <p className="muted">
          <PageLink to="formulas">{say.back}</PageLink> <Icon name="chevron" /> {say.place}
        </p>
        <h1 className="unseen">{piece.name || say.placeholder}</h1>
        <input
          className="piece-name"
          aria-label={say.name}
          placeholder={say.placeholder}
          maxLength={120}
          value={piece.name}
          onChange={(event) => {
            const { value } = event.target
            edit((one) => ({ ...one, name: value }))
          }}
        />
        <div className="buttons">
          <button type="button" className="button" onClick={() => openPiece()}>
            <Icon name="plus" />
            {say.other}
          </button>
          {piece.savedAt === '' ? null : (
            <button type="button" className="button quiet" onClick={remove}>
              {say.remove}
            </button>
          )}
        </div>
      </header>
      {piece.parts.length === 0 ? null : <Sentence reading={reading} />}
      <div className="piece-columns">
        <div className="piece-drawing">
          {piece.parts.length === 0 ? null : (
            <section className="card" aria-labelledby="cut">
              <header className="card-head">
                <h2 id="cut">{piece.mould ? drawing.title : drawing.bars}</h2>
              </header>
              <MouldFields mould={piece.mould} onChange={(mould) => edit((one) => withMould(one, mould))} />
              <Drawing piece={piece} />
            </section>
          )}
        </div>
        <div className="piece-parts">
          <PartsCard craft={craft} workshop={workshop} device={device} piece={piece} reading={reading} onEdit={edit} />
        </div>
        {piece.parts.length === 0 ? null : (
          <div className="piece-price">
            <PriceCard piece={piece} facts={facts} hasOwnPrices={Object.keys(device.prices).length > 0} onEdit={edit} />
          </div>
        )}
        {facts ? (
          <div className="piece-told">
            <PieceLabel
              piece={piece}
              facts={facts}
              own={device.own}
              onName={(legalName) => edit((one) => ({ ...one, legalName }))}
            />
          </div>
        ) : null}
      </div>
    </div>
  )
}
