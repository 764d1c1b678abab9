import { type Piece, type PieceOptions, pieceIn } from '../craft/piece.ts'
import type { PieceRequest } from '../craft/piece-request.ts'
import { engine } from '../whole.ts'

export * from '../craft/piece.ts'

/** A piece whose parts are made by the crafts of the whole engine. */
export const pieceOf = (request: PieceRequest, options?: PieceOptions): Piece => pieceIn(engine, request, options)
