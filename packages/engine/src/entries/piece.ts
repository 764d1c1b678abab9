import { type Piece, type PieceOptions, pieceWith } from '../craft/piece.ts'
import { costsOf as costs, priceFor as price } from '../craft/piece-cost.ts'
import type { PieceRequest } from '../craft/piece-request.ts'
import { sayer } from '../findings/finding.ts'
import { engine as whole } from '../whole.ts'
import { label } from '../words/es/label.ts'
import { piece } from '../words/es/piece.ts'
import { lazy } from '../words/lazy.ts'

export * from '../craft/piece.ts'

/** What is said of a piece and of its label, in Spanish. */
export const words = /* #__PURE__ */ Object.assign({}, piece, label())

const say = /* #__PURE__ */ lazy(() => sayer([words]))

/** What a piece costs, and what of it has no price. */
export function costsOf(...asked: Parameters<typeof costs>) {
  const { warnings, ...found } = costs(...asked)
  return { ...found, warnings: warnings.map(say()) }
}

/** Margin and price each give the other; the margin is of the price without VAT. */
export function priceFor(cost: number, request: Parameters<typeof price>[1]) {
  const { warnings, ...found } = price(cost, request, say())
  return { ...found, warnings: warnings.map(say()) }
}

/** A piece whose parts are made by the crafts of an engine. */
export const pieceIn = /* #__PURE__ */ pieceWith(words)

/** A piece whose parts are made by the crafts of the whole engine. */
export const pieceOf = (request: PieceRequest, options?: PieceOptions): Piece => pieceIn(whole, request, options)
