import type { Piece } from '../../model/piece.ts'
import { lately } from '../../ui/dates.ts'
import { book } from '../../words/es/book.ts'
import { piece as say } from '../../words/es/piece.ts'
import { openPiece } from '../../workshop/pieces.ts'
import './book.css'

/** The crafts of its parts, from top to bottom, each once: a spine of several colours. */
const craftsOf = ({ parts }: Piece): readonly string[] => [
  ...new Set(parts.flatMap(({ made }) => (made ? [made.formula.craft] : []))),
]

/** The pieces of this device, as rows of the book. */
export const PieceList = ({ pieces }: { readonly pieces: readonly Piece[] }) => (
  <ul className="book-list" aria-label={say.list}>
    {pieces.map((piece) => (
      <li key={piece.id} className="book-row piece-row">
        <span className="spines" aria-hidden="true">
          {craftsOf(piece).map((craft) => (
            <span key={craft} data-craft={craft} />
          ))}
        </span>
        <button type="button" className="book-open" onClick={() => openPiece(piece.id)}>
          <span className="book-name">{piece.name || say.placeholder}</span>
          <span className="book-type">{book.pieceType(piece.parts.length)}</span>
          <span className="book-when">{piece.savedAt === '' ? '' : lately(new Date(piece.savedAt))}</span>
        </button>
      </li>
    ))}
  </ul>
)
