import { blankPiece, type KeptPiece, piecesWith } from '../../model/piece.ts'
import { changeSetting } from '../command.ts'
import { shelfNow } from '../shelf.ts'

const write = (id: string, piece: KeptPiece | undefined): void =>
  void changeSetting('piece', 'pieces', (pieces) => piecesWith(pieces, id, piece), [`piece ${id}`])

export const keepPiece = (piece: KeptPiece): void => write(piece.id, { ...piece, savedAt: new Date().toISOString() })

/** Changes a piece as it is now; one that nobody has kept yet begins empty. */
export const changePiece = (id: string, change: (piece: KeptPiece) => KeptPiece): void =>
  keepPiece(change(shelfNow().pieces.find((one) => one.id === id) ?? blankPiece(id)))

export const forgetPiece = (id: string): void => write(id, undefined)
