import { changeDay } from '../library/commands/day.ts'
import { type Day, MOST, pieceProduct } from '../model/day.ts'
import { newId } from '../model/formula.ts'
import type { Piece } from '../model/piece.ts'
import { goTo, showDocument } from '../routes/use-page.ts'

/** Puts a piece among what is made, once; not where a day has no room for one more product. */
export function takeToDay(piece: Piece): boolean {
  const isIn = ({ products }: Day): boolean => products.some(({ entry }) => entry === piece.id)
  const hasRoom = ({ products }: Day): boolean => products.length < MOST.products
  const former = changeDay((now) =>
    !isIn(now) && hasRoom(now) ? { ...now, products: [...now.products, pieceProduct(piece)] } : now,
  )
  return isIn(former) || hasRoom(former)
}

/** Another piece is only kept once something is written in it. */
export function openPiece(id: string = newId()): void {
  goTo('montaje')
  showDocument(id)
}

/** The label of a piece or of a batch. */
export function openLabelOf(id: string): void {
  goTo('etiqueta')
  showDocument(id)
}

/** The batches of a formula of the library. */
export function openBatchesOf(entry: string): void {
  goTo('hornadas')
  showDocument(entry)
}
