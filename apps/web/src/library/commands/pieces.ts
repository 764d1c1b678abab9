import { blankPiece, type Piece, withPiece } from '../../model/piece.ts'
import { command } from '../command.ts'
import { shelfNow } from '../shelf.ts'

const write = (id: string, piece: Piece | undefined): void =>
  void command({
    kind: 'piece',
    things: [`piece ${id}`],
    isWhole: true,
    show: ({ pieces }) => ({ pieces: withPiece(pieces, id, piece) }),
    write: (kept) => kept.writePiece(id, piece),
  })

export const keepPiece = (piece: Piece): void => write(piece.id, { ...piece, savedAt: new Date().toISOString() })

/** Changes a piece as it is now; one that nobody has kept yet begins empty. */
export const changePiece = (id: string, change: (piece: Piece) => Piece): void =>
  keepPiece(change(shelfNow().pieces.find((one) => one.id === id) ?? blankPiece(id)))

export const forgetPiece = (id: string): void => write(id, undefined)
