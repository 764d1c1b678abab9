import { changeDay } from '../library/commands/day.ts'
import { DAY_LIMITS, pieceProduct, type WorkDay } from '../model/day.ts'
import { newId } from '../model/formula.ts'
import type { KeptPiece } from '../model/piece.ts'
import { goToPage, showDocument } from '../routes/use-page.ts'

/** Puts a piece among what is made, once; not where a day has no room for one more product. */
export function takeToDay(piece: KeptPiece): boolean {
  const isIn = ({ products }: WorkDay): boolean => products.some(({ entry }) => entry === piece.id)
  const hasRoom = ({ products }: WorkDay): boolean => products.length < DAY_LIMITS.products
  const former = changeDay((now) =>
    !isIn(now) && hasRoom(now) ? { ...now, products: [...now.products, pieceProduct(piece)] } : now,
  )
  return isIn(former) || hasRoom(former)
}

/** Another piece is only kept once something is written in it. */
export function openPiece(id: string = newId()): void {
  goToPage('montaje')
  showDocument(id)
}

/** The label of a piece or of a batch. */
export function openLabelOf(id: string): void {
  goToPage('etiqueta')
  showDocument(id)
}

/** The batches of a formula of the library. */
export function openBatchesOf(entry: string): void {
  goToPage('hornadas')
  showDocument(entry)
}
