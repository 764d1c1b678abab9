import type { Piece } from '../formula/piece.ts'
import { piece as say } from '../messages/piece.ts'
import { openPiece } from './keep.ts'
import '../style/piece.css'

/** The pieces of this device, to be opened. */
export const PieceList = ({ pieces }: { readonly pieces: readonly Piece[] }) => (
  <section className="piece-list" aria-label={say.list}>
    <h2>{say.list}</h2>
    <div className="buttons">
      {pieces.map(({ id, name }) => (
        <button key={id} type="button" className="button" onClick={() => openPiece(id)}>
          {name || say.placeholder}
        </button>
      ))}
    </div>
  </section>
)
