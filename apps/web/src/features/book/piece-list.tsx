import type { KeptPiece } from '../../model/piece.ts'
import { latelyText } from '../../ui/dates.ts'
import { bookWords } from '../../words/es/book.ts'
import { pieceScreenWords as say } from '../../words/es/piece.ts'
import { openPiece } from '../../workshop/pieces.ts'
import * as bookCss from './book.module.css'

/** The crafts of its parts, from top to bottom, each once: a spine of several colours. */
const craftsOf = ({ parts }: KeptPiece): readonly string[] => [
  ...new Set(parts.flatMap(({ made }) => (made ? [made.formula.craft] : []))),
]

/** The pieces of this device, as rows of the book. */
export const PieceList = ({ pieces }: { readonly pieces: readonly KeptPiece[] }) => (
  <ul className={bookCss.list} data-part="book-list" aria-label={say.list}>
    {pieces.map((piece) => (
      <li key={piece.id} className={`${bookCss.row} ${bookCss.pieceRow}`} data-part="book-row">
        <span className={bookCss.spines} aria-hidden="true">
          {craftsOf(piece).map((craft) => (
            <span key={craft} data-craft={craft} />
          ))}
        </span>
        <button type="button" className={bookCss.open} data-part="book-open" onClick={() => openPiece(piece.id)}>
          <span className={bookCss.name} data-part="book-name">
            {piece.name || say.placeholder}
          </span>
          <span className={bookCss.type} data-part="book-type">
            {bookWords.pieceType(piece.parts.length)}
          </span>
          <span className={bookCss.when}>{piece.savedAt === '' ? '' : latelyText(new Date(piece.savedAt))}</span>
        </button>
      </li>
    ))}
  </ul>
)
