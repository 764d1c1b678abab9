import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'
import { FormulaError } from '../formula/errors.ts'
import { type CraftRequest, type RawLine, REQUEST_LIMITS } from '../formula/formula.ts'

/** A part of a piece: a preparation or an ingredient, in grams that stay in the piece. */
export interface PiecePartRequest extends RawLine {
  readonly nombre: string
  readonly gramos: number
  /** % of what is made or bought that stays on the way: in the bowl, as trimmings. */
  readonly merma?: number
  readonly decoracion?: boolean
  /** €/kg of an ingredient, where it is not that of the catalogue. */
  readonly precio?: number
}

/** A piece to be put together, as it is sent. */
export interface PieceRequest {
  readonly nombre?: string | null
  readonly denominacion?: string | null
  readonly quid?: readonly string[] | null
  /** It is sold frozen, or it is not. */
  readonly congelada?: boolean | null
  /** Pieces that are made together: labour is for all of them. */
  readonly piezas?: number
  readonly partes: readonly PiecePartRequest[]
  readonly preparaciones?: NonNullable<CraftRequest['preparaciones']>
  /** € of a piece. */
  readonly envase?: number
  readonly manoDeObra?: { readonly minutos: number; readonly eurosHora: number }
  /** % */
  readonly iva?: number
  /** % of the price without VAT that the cost leaves. */
  readonly margen?: number
  /** € of a piece, VAT included. */
  readonly pvp?: number
}

/** Bounds of a piece, and what it is taken to be unless said. */
export const PIECE_LIMITS = {
  piezas: 100_000,
  merma: 90,
  euros: 100_000,
  minutos: 100_000,
  iva: 100,
  margen: 99,
  precio: 100_000,
} as const
/** VAT of pastry and most food in Spain, % (Ley 37/1992, art. 91.Uno.1.1.º). */
export const USUAL_VAT = 10

const refuse = (finding: FindingText): never => {
  throw new FormulaError('invalid-request', finding)
}

function within(field: string, value: unknown, least: number, most: number): void {
  if (value === undefined || value === null) return
  if (typeof value === 'number' && value >= least && value <= most) return
  refuse(commonFinding('piece.bad-amount', { field, least, most }))
}

function checkPart(part: unknown, position: number): void {
  if (typeof part !== 'object' || part === null) return
  const { nombre, merma, precio } = part as Partial<PiecePartRequest>
  const isLoss = merma == null || (typeof merma === 'number' && merma >= 0 && merma <= PIECE_LIMITS.merma)
  if (!isLoss)
    refuse(commonFinding('piece.bad-loss', { position, name: String(nombre ?? ''), most: PIECE_LIMITS.merma }))
  within('precio', precio, 0, PIECE_LIMITS.precio)
}

/** Refuses what no piece can be asked; the lines are looked at when they are read. */
export function checkPiece({ partes, piezas, envase, manoDeObra, iva, margen, pvp }: PieceRequest): void {
  if (!Array.isArray(partes) || partes.length === 0) refuse(commonFinding('piece.no-parts'))
  if (partes.length > REQUEST_LIMITS.ingredients)
    refuse(commonFinding('piece.too-many-parts', { count: partes.length, most: REQUEST_LIMITS.ingredients }))
  partes.forEach((part, index) => {
    checkPart(part, index + 1)
  })
  within('piezas', piezas, 1, PIECE_LIMITS.piezas)
  within('envase', envase, 0, PIECE_LIMITS.euros)
  if (manoDeObra != null) {
    const { minutos, eurosHora } = manoDeObra as Partial<NonNullable<PieceRequest['manoDeObra']>>
    within('manoDeObra.minutos', minutos ?? Number.NaN, 0, PIECE_LIMITS.minutos)
    within('manoDeObra.eurosHora', eurosHora ?? Number.NaN, 0, PIECE_LIMITS.euros)
  }
  within('iva', iva, 0, PIECE_LIMITS.iva)
  within('margen', margen, 0, PIECE_LIMITS.margen)
  within('pvp', pvp, 0, PIECE_LIMITS.euros)
  if (margen != null && pvp != null) refuse(commonFinding('piece.margin-or-price'))
}
