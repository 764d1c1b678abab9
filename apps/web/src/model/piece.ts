import { closedUnlessMade, desksShape, lineShape, withOwnIds } from './decode.ts'
import { FIRST_CRAFT, newId, type TableLine, weighedAs } from './formula.ts'
import { clearable, shapeAs, sharedAs } from './later-shapes.ts'
import type { MadeBatch } from './made-batch.ts'
import {
  type KeptAs,
  type KeptShape,
  listOf,
  maybeKept,
  oneOfTexts,
  recordOf,
  shapeOr,
  shapeWhere,
  shortText,
  someFigure,
  trueOrFalse,
} from './shape.ts'

/** A piece put together of parts, as it is kept on the device: from top to bottom, in grams of one piece. */

const overZero = shapeWhere(someFigure, (figure) => figure > 0)
const textOrNone = shapeOr(shortText, '')
const figureOr = (fallback: number, shape = someFigure): KeptShape<number> => shapeOr(shape, fallback)

export interface PiecePartLine extends KeptAs<typeof partShape> {}
export const partShape = recordOf(
  {
    ...lineShape.fields,
    /** % of what is made or bought that stays on the way. */
    loss: figureOr(0),
    isDecoration: trueOrFalse,
    /** g/ml, where somebody has measured it. */
    density: clearable(overZero),
    /** mm, where it does not reach the wall: what is around it is the part above. */
    diameter: clearable(overZero),
    /** It goes round all the others once they are turned out: a glaze, a coat. */
    wraps: clearable(shapeWhere(trueOrFalse, Boolean)),
  },
  closedUnlessMade,
)

/** A ring or a frame, a bar, half a sphere. */
export const MOULD_SHAPES = ['round', 'square', 'bar', 'dome'] as const
export type MouldShape = (typeof MOULD_SHAPES)[number]

/** mm; without a height it holds whatever is put in it, but for half a sphere. */
export interface PieceMould extends KeptAs<typeof mouldShape> {}
const mouldShape = recordOf({
  /** Round unless said. */
  shape: maybeKept(oneOfTexts(MOULD_SHAPES)),
  /** From wall to wall: the diameter, the side, the width of a bar. */
  diameter: someFigure,
  /** Of a bar. */
  length: maybeKept(someFigure),
  height: maybeKept(someFigure),
})

/** VAT of pastry in Spain, %. */
const USUAL_VAT = 10

export interface KeptPiece extends KeptAs<typeof pieceShape> {}
export const pieceShape = recordOf({
  id: shapeAs(shortText, (id) => id || newId()),
  /** When it was last worked on. */
  savedAt: textOrNone,
  name: textOrNone,
  /** What it is called on its label, where that is not its name. */
  legalName: textOrNone,
  parts: withOwnIds(listOf(partShape as KeptShape<PiecePartLine>)),
  /** Pieces that are made together. */
  pieces: figureOr(
    1,
    shapeWhere(someFigure, (pieces) => pieces >= 1),
  ),
  /** € of a piece. */
  packaging: sharedAs('price', figureOr(0)),
  /** Of all the pieces, and €/h. */
  minutes: sharedAs('price', figureOr(0)),
  hourly: sharedAs('price', figureOr(0)),
  /** % */
  vat: sharedAs('price', figureOr(USUAL_VAT)),
  /** The one that was typed last; the other follows. */
  margin: sharedAs('price', maybeKept(someFigure)),
  price: sharedAs('price', maybeKept(someFigure)),
  mould: maybeKept(mouldShape),
  /** What its label keeps with it, as that of a formula does. */
  desks: maybeKept(desksShape),
})

/** A ring for one portion, mm. */
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

const replacePart = (piece: KeptPiece, id: string, change: (part: PiecePartLine) => PiecePartLine): KeptPiece => ({
  ...piece,
  parts: piece.parts.map((part) => (part.id === id ? change(part) : part)),
})

export const changePart = (piece: KeptPiece, id: string, change: Partial<PiecePartLine>): KeptPiece =>
  replacePart(piece, id, (part) => ({ ...part, ...change }))

export const weighPart = (piece: KeptPiece, id: string, grams: number | undefined): KeptPiece =>
  replacePart(piece, id, (part) => weighedAs(part, grams))

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

/** Pieces put together, as a batch: it inherits the lots of its parts by having theirs on its lines. */
export function assembledBatchOf(
  piece: KeptPiece,
  pieces: number,
  made: Pick<MadeBatch, 'day' | 'lot' | 'lines'>,
): MadeBatch {
  const { parts, name, id, desks } = piece
  return {
    id: newId(),
    at: new Date().toISOString(),
    ...made,
    piece: id,
    formula: {
      // A piece is of no craft: it stands where most of it was made.
      craft: parts.find((part) => part.made)?.made?.formula.craft ?? FIRST_CRAFT,
      type: '',
      name,
      lines: parts.map(({ loss: _, isDecoration: _d, density: _y, diameter: _w, wraps: _s, ...line }) => ({
        ...line,
        grams: line.grams * pieces,
      })),
      given: {},
      batch: { pieces },
      ...(desks && { desks }),
    },
    readings: [],
    note: '',
    verdict: 'pendiente',
    sentence: '',
    pieces,
  }
}
