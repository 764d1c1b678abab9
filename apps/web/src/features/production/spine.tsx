import type { KeptPiece } from '../../model/piece.ts'
import * as productionCss from './production.module.css'

/** The spine of a piece has the colour of each craft that is in it, as a book of several volumes. */
export function PieceSpine({ piece }: { readonly piece: KeptPiece }) {
  const crafts = [...new Set(piece.parts.flatMap(({ made }) => made?.formula.craft ?? []))]
  return (
    <span className={productionCss.spine} aria-hidden="true">
      {crafts.map((craft) => (
        <span key={craft} data-craft={craft} />
      ))}
    </span>
  )
}
