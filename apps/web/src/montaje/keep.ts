import { newId } from '../formula/model.ts'
import { type Piece, withPiece } from '../formula/piece.ts'
import { changeShelf, shelfNow } from '../library/shelf.ts'
import { library } from '../state/use-device.ts'
import { goTo, showDocument } from '../state/use-page.ts'

/** Writes a piece, or takes it away; shown at once, because it is being typed. */
function write(id: string, piece: Piece | undefined): void {
  changeShelf({ pieces: withPiece(shelfNow().pieces, id, piece) })
  // Where the browser keeps nothing that has been said already.
  void library()
    .then((it) => it.keepPiece(id, piece))
    .catch(() => undefined)
}

export const keepPiece = (piece: Piece): void => write(piece.id, { ...piece, savedAt: new Date().toISOString() })
export const forgetPiece = (id: string): void => write(id, undefined)

/** Another piece is only kept once something is written in it. */
export function openPiece(id: string = newId()): void {
  goTo('montaje')
  showDocument(id)
}
