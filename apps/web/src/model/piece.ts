import { decodeDesk, decodeLine, isObject, isQuantity, isText, quantities } from './decode.ts'
import { type Desks, type Line, newId } from './formula.ts'

/** A piece put together of parts, as it is kept on the device: from top to bottom, in grams of one piece. */

export interface Part extends Line {
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
export const SHAPES = ['round', 'square', 'bar', 'dome'] as const
export type Shape = (typeof SHAPES)[number]

/** mm; without a height it holds whatever is put in it, but for half a sphere. */
export interface Mould {
  /** Round unless said. */
  readonly shape?: Shape
  /** From wall to wall: the diameter, the side, the width of a bar. */
  readonly diameter: number
  /** Of a bar. */
  readonly length?: number
  readonly height?: number
}

export interface Piece {
  readonly id: string
  /** When it was last worked on. */
  readonly savedAt: string
  readonly name: string
  /** What it is called on its label, where that is not its name. */
  readonly legalName: string
  readonly parts: readonly Part[]
  readonly mould?: Mould
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
  readonly desks?: Desks
}

/** VAT of pastry in Spain, %; a ring for one portion, mm. */
const USUAL_VAT = 10
export const USUAL_DIAMETER = 65

export const blankPiece = (id: string): Piece => ({
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

export const newPart = (line: Line): Part => ({ ...line, loss: 0, isDecoration: false })

export const changePart = (piece: Piece, id: string, change: Partial<Part>): Piece => ({
  ...piece,
  parts: piece.parts.map((part) => (part.id === id ? { ...part, ...change } : part)),
})

export const addPart = (piece: Piece, part: Part, at = piece.parts.length): Piece => ({
  ...piece,
  parts: piece.parts.toSpliced(at, 0, part),
})

export const removePart = (piece: Piece, id: string): Piece => ({
  ...piece,
  parts: piece.parts.filter((part) => part.id !== id),
})

export function movePart(piece: Piece, id: string, places: number): Piece {
  const from = piece.parts.findIndex((part) => part.id === id)
  const part = piece.parts[from]
  const to = from + places
  if (!part || to < 0 || to >= piece.parts.length) return piece
  return { ...piece, parts: piece.parts.toSpliced(from, 1).toSpliced(to, 0, part) }
}

/** Margin and price each give the other: one of them is typed. */
export function ruledBy(piece: Piece, typed: Pick<Piece, 'margin' | 'price'>): Piece {
  const { margin: _, price: _price, ...rest } = piece
  return { ...rest, ...typed }
}

/** A piece among others, first of all, or taken out of them. */
export const withPiece = (pieces: readonly Piece[], id: string, piece: Piece | undefined): readonly Piece[] => [
  ...(piece ? [piece] : []),
  ...pieces.filter((one) => one.id !== id),
]

const NUMBERS = ['packaging', 'minutes', 'hourly'] as const

function decodePart(value: unknown, taken: Set<string>): Part[] {
  if (!isObject(value)) return []
  const { loss, density, diameter } = value
  return decodeLine(value, taken, 0).map((line) => ({
    ...line,
    loss: isQuantity(loss) ? loss : 0,
    isDecoration: value.isDecoration === true,
    ...(isQuantity(density) && density > 0 && { density }),
    ...(isQuantity(diameter) && diameter > 0 && { diameter }),
    ...(value.wraps === true && { wraps: true }),
  }))
}

function decodeMould(value: unknown): Mould | undefined {
  const { diameter, length, height } = quantities(value, ['diameter', 'length', 'height'])
  const shape = isObject(value) ? SHAPES.find((one) => one === value.shape) : undefined
  if (diameter === undefined) return undefined
  return {
    ...(shape && { shape }),
    diameter,
    ...(length !== undefined && { length }),
    ...(height !== undefined && { height }),
  }
}

export function decodePiece(value: unknown): Piece | undefined {
  if (!isObject(value) || !isText(value.id) || !Array.isArray(value.parts)) return undefined
  const taken = new Set<string>()
  const mould = decodeMould(value.mould)
  const { mould: _, ...blank } = blankPiece(value.id || newId())
  return {
    ...blank,
    ...quantities(value, NUMBERS),
    ...quantities(value, ['margin', 'price']),
    savedAt: isText(value.savedAt) ? value.savedAt : '',
    name: isText(value.name) ? value.name : '',
    legalName: isText(value.legalName) ? value.legalName : '',
    parts: value.parts.flatMap((part) => decodePart(part, taken)),
    pieces: isQuantity(value.pieces) && value.pieces >= 1 ? value.pieces : blank.pieces,
    vat: isQuantity(value.vat) ? value.vat : blank.vat,
    ...(mould && { mould }),
    ...(isObject(value.desks) && { desks: decodeDesk(value.desks) as Desks }),
  }
}
