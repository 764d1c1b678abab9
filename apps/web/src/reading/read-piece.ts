import { FormulaError, type ProductLabel } from '@obrador/engine'
import { type PieceAnswer, type PieceRequest, pieceIn } from '@obrador/engine/piece'
import type { AppEngine } from '../engine/crafts.ts'
import { toldAnswer } from '../format/page-speech.ts'
import { kiloPrice, type PricesById } from '../model/formula.ts'
import { keptKeyIn } from '../model/ingredient-identity.ts'
import type { KeptPiece, PiecePartLine } from '../model/piece.ts'
import { type LabelReading, withOwnTexts } from './food-label.ts'
import { identityOutside } from './identity.ts'
import { perKiloInside } from './made.ts'
import { askedLine, type OwnIngredients } from './request.ts'

/** What the engine says of a piece, at one's own prices. */
export interface PieceReading {
  readonly facts?: PieceAnswer
  /** Why there is nothing to show, as a sentence. */
  readonly problem?: string
}

export type { PieceAnswer as PieceFacts }
export type PartFacts = PieceAnswer['partes'][number]

const FIELDS = { name: 'nombre', grams: 'gramos' } as const

/** €/kg that this workshop pays; none where it is the catalogue's. `left`: grams left of 100 weighed. */
function ownPrice(
  engine: AppEngine,
  part: PiecePartLine,
  own: OwnIngredients,
  prices: PricesById,
  left: number,
): number | undefined {
  if (part.made) {
    const weighed = perKiloInside(engine, part.made, own, prices)
    return weighed === undefined ? undefined : (100 * weighed) / left
  }
  const price = prices[keptKeyIn(prices, identityOutside(engine, part))]
  return price && kiloPrice(price)
}

function requestOf(
  engine: AppEngine,
  piece: KeptPiece,
  own: OwnIngredients,
  priceOf: (at: number) => number | undefined,
): PieceRequest {
  const { name, legalName, pieces, packaging, minutes, hourly, vat, margin, price } = piece
  return {
    nombre: name.trim() || null,
    denominacion: legalName.trim() || null,
    piezas: pieces,
    partes: piece.parts.map((part, at) => {
      const precio = priceOf(at)
      return {
        ...askedLine(part, FIELDS, own, engine),
        nombre: part.name,
        gramos: part.grams,
        merma: part.loss,
        decoracion: part.isDecoration,
        ...(precio !== undefined && { precio }),
      }
    }),
    envase: packaging,
    manoDeObra: { minutos: minutes, eurosHora: hourly },
    iva: vat,
    ...(price === undefined ? margin !== undefined && { margen: margin } : { pvp: price }),
  }
}

export function readPiece(
  engine: AppEngine,
  piece: KeptPiece,
  own: OwnIngredients,
  prices: PricesById,
  reading: LabelReading = {},
): PieceReading {
  try {
    const plain = pieceIn(
      engine,
      requestOf(engine, piece, own, () => undefined),
      reading,
    )
    if (Object.keys(prices).length === 0) return { facts: toldAnswer(plain) }
    const left = plain.partes.map(({ preparacion }) => preparacion?.rendimiento ?? 100)
    const priceOf = (at: number): number | undefined => {
      const part = piece.parts[at]
      return part && ownPrice(engine, part, own, prices, left[at] ?? 100)
    }
    return { facts: toldAnswer(pieceIn(engine, requestOf(engine, piece, own, priceOf), reading)) }
  } catch (error) {
    if (error instanceof FormulaError) return { problem: error.message }
    throw error
  }
}

/** The label of a piece, by the texts of one's own ingredients; none of what cannot be read. */
export function labelOfPiece(
  engine: AppEngine,
  piece: KeptPiece,
  own: OwnIngredients,
  reading: LabelReading = {},
): ProductLabel | undefined {
  if (piece.parts.length === 0) return undefined
  try {
    const { etiqueta, warnings } = pieceIn(
      engine,
      requestOf(engine, piece, own, () => undefined),
      reading,
    )
    const label = withOwnTexts(etiqueta, { lines: piece.parts }, own)
    return toldAnswer({ ...label, warnings: [...new Set([...label.warnings, ...warnings])] })
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}
