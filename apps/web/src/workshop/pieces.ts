import { changeShelf, shelfNow } from '../library/shelf.ts'
import { library } from '../library/use-device.ts'
import { newId } from '../model/formula.ts'
import { type Piece, withPiece } from '../model/piece.ts'
import { goTo, showDocument } from '../routes/use-page.ts'

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

/** Puts a piece among what is made, once; not where a day has no room for one more product. */
export async function takeToDay(piece: Piece): Promise<boolean> {
  const [{ changeDay, dayNow }, { MOST, pieceProduct }] = await Promise.all([
    import('./day.ts'),
    import('../model/day.ts'),
  ])
  const { products } = dayNow()
  if (products.some(({ entry }) => entry === piece.id)) return true
  if (products.length >= MOST.products) return false
  changeDay((now) => ({ ...now, products: [...now.products, pieceProduct(piece)] }))
  return true
}

/** Another piece is only kept once something is written in it. */
export function openPiece(id: string = newId()): void {
  goTo('montaje')
  showDocument(id)
}

export function openPieceLabel(id: string): void {
  goTo('etiqueta')
  showDocument(id)
}
