import { decodeDesk, decodeLine, isPlainObject, isQuantityValue, isTextValue, quantitiesIn } from './decode.ts'
import { type DeskValues, newId, type TableLine } from './formula.ts'

/** A piece put together of parts, as it is kept on the device: from top to bottom, in grams of one piece. */

export interface PiecePartLine extends TableLine {
  /** % of what is made or bought that stays on the way. */
  readonly loss: number
  readonly isDecoration: boolean
  /** g/ml, where somebody has measured it. */
  readonly density?: number | undefined
  /** mm, where it does not reach the wall: what is around it is the part above. */
  readonly diameter?: number | undefined
  /** It goes round all the others once they are turned out: a glaze, a coat. */
  readonly wraps?: boolean | undefined
}

/** A ring or a frame, a bar, half a sphere. */
export const MOULD_SHAPES = ['round', 'square', 'bar', 'dome'] as const
export type MouldShape = (typeof MOULD_SHAPES)[number]

/** mm; without a height it holds whatever is put in it, but for half a sphere. */
export interface PieceMould {
  /** Round unless said. */
  readonly shape?: MouldShape
  /** From wall to wall: the diameter, the side, the width of a bar. */
  readonly diameter: number
  /** Of a bar. */
  readonly length?: number
  readonly height?: number
}

export interface KeptPiece {
  readonly id: string
  /** When it was last worked on. */
  readonly savedAt: string
  readonly name: string
  /** What it is called on its label, where that is not its name. */
  readonly legalName: string
  readonly parts: readonly PiecePartLine[]
  readonly mould?: PieceMould
  /** Pieces that are made together. */
  readonly pieces: number
  /** € of a piece. */
  readonly packaging: number
  /** Of all the pieces, and €/h. */
  readonly minutes: number
  readonly hourly: number
  /** % */
  readonly vat: number
  /** The one that was typed last; the other follows. */
  readonly margin?: number
  readonly price?: number
  /** What its label keeps with it, as that of a formula does. */
  readonly desks?: DeskValues
}

/** VAT of pastry in Spain, %; a ring for one portion, mm. */
const USUAL_VAT = 10
export const USUAL_DIAMETER = 65

export const blankPiece = (id: string): KeptPiece => ({
  id,
  savedAt: '',
  name: '',
  legalName: '',
  parts: [],
  mould: { diameter: USUAL_DIAMETER },
  pieces: 1,
  packaging: 0,
  minutes: 0,
  hourly: 0,
  vat: USUAL_VAT,
})

export const newPart = (line: TableLine): PiecePartLine => ({ ...line, loss: 0, isDecoration: false })

export const changePart = (piece: KeptPiece, id: string, change: Partial<PiecePartLine>): KeptPiece => ({
  ...piece,
  parts: piece.parts.map((part) => (part.id === id ? { ...part, ...change } : part)),
})

export const addPart = (piece: KeptPiece, part: PiecePartLine, at = piece.parts.length): KeptPiece => ({
  ...piece,
  parts: piece.parts.toSpliced(at, 0, part),
})

export const removePart = (piece: KeptPiece, id: string): KeptPiece => ({
  ...piece,
  parts: piece.parts.filter((part) => part.id !== id),
})

export function movePart(piece: KeptPiece, id: string, places: number): KeptPiece {
  const from = piece.parts.findIndex((part) => part.id === id)
  const part = piece.parts[from]
  const to = from + places
  if (!part || to < 0 || to >= piece.parts.length) return piece
  return { ...piece, parts: piece.parts.toSpliced(from, 1).toSpliced(to, 0, part) }
}

/** Margin and price each give the other: one of them is typed. */
export function pieceRuledBy(piece: KeptPiece, typed: Pick<KeptPiece, 'margin' | 'price'>): KeptPiece {
  const { margin: _, price: _price, ...rest } = piece
  return { ...rest, ...typed }
}

/** A piece among others, first of all, or taken out of them. */
export const piecesWith = (
  pieces: readonly KeptPiece[],
  id: string,
  piece: KeptPiece | undefined,
): readonly KeptPiece[] => [...(piece ? [piece] : []), ...pieces.filter((one) => one.id !== id)]

const NUMBERS = ['packaging', 'minutes', 'hourly'] as const

function decodePart(value: unknown, taken: Set<string>): PiecePartLine[] {
  if (!isPlainObject(value)) return []
  const { loss, density, diameter } = value
  return decodeLine(value, taken, 0).map((line) => ({
    ...line,
    loss: isQuantityValue(loss) ? loss : 0,
    isDecoration: value.isDecoration === true,
    ...(isQuantityValue(density) && density > 0 && { density }),
    ...(isQuantityValue(diameter) && diameter > 0 && { diameter }),
    ...(value.wraps === true && { wraps: true }),
  }))
}

function decodeMould(value: unknown): PieceMould | undefined {
  const { diameter, length, height } = quantitiesIn(value, ['diameter', 'length', 'height'])
  const shape = isPlainObject(value) ? MOULD_SHAPES.find((one) => one === value.shape) : undefined
  if (diameter === undefined) return undefined
  return {
    ...(shape && { shape }),
    diameter,
    ...(length !== undefined && { length }),
    ...(height !== undefined && { height }),
  }
}

export function decodePiece(value: unknown): KeptPiece | undefined {
  if (!isPlainObject(value) || !isTextValue(value.id) || !Array.isArray(value.parts)) return undefined
  const taken = new Set<string>()
  const mould = decodeMould(value.mould)
  const { mould: _, ...blank } = blankPiece(value.id || newId())
  return {
    ...blank,
    ...quantitiesIn(value, NUMBERS),
    ...quantitiesIn(value, ['margin', 'price']),
    savedAt: isTextValue(value.savedAt) ? value.savedAt : '',
    name: isTextValue(value.name) ? value.name : '',
    legalName: isTextValue(value.legalName) ? value.legalName : '',
    parts: value.parts.flatMap((part) => decodePart(part, taken)),
    pieces: isQuantityValue(value.pieces) && value.pieces >= 1 ? value.pieces : blank.pieces,
    vat: isQuantityValue(value.vat) ? value.vat : blank.vat,
    ...(mould && { mould }),
    ...(isPlainObject(value.desks) && { desks: decodeDesk(value.desks) as DeskValues }),
  }
}
