import { type PieceAnswer, type PieceOptions, pieceWith } from '../craft/piece.ts'
import { pieceCostsOf, piecePriceFor } from '../craft/piece-cost.ts'
import type { PieceRequest } from '../craft/piece-request.ts'
import { findingSayer } from '../findings/finding.ts'
import { wholeEngine } from '../whole.ts'
import { spanishLabel } from '../words/es/label.ts'
import { spanishPiece } from '../words/es/piece.ts'
import { lazyValue } from '../words/lazy.ts'

export * from '../craft/piece.ts'

/** What is said of a piece and of its label, in Spanish. */
export const pieceWords = /* #__PURE__ */ Object.assign({}, spanishPiece, spanishLabel())

const say = /* #__PURE__ */ lazyValue(() => findingSayer([pieceWords]))

/** What a piece costs, and what of it has no price. */
export function pieceCostsFor(...asked: Parameters<typeof pieceCostsOf>) {
  const { warnings, ...found } = pieceCostsOf(...asked)
  return { ...found, warnings: warnings.map(say()) }
}

/** Margin and price each give the other; the margin is of the price without VAT. */
export function piecePriceOf(cost: number, request: Parameters<typeof piecePriceFor>[1]) {
  const { warnings, ...found } = piecePriceFor(cost, request, say())
  return { ...found, warnings: warnings.map(say()) }
}

/** A piece whose parts are made by the crafts of an engine. */
export const pieceIn = /* #__PURE__ */ pieceWith(pieceWords)

/** A piece whose parts are made by the crafts of the whole engine. */
export const pieceOf = (request: PieceRequest, options?: PieceOptions): PieceAnswer =>
  pieceIn(wholeEngine, request, options)
