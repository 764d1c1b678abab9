import type { AppCraft } from '../engine/crafts.ts'
import type { SavedFormula, TableFormula } from '../model/formula.ts'
import type { KeptPiece } from '../model/piece.ts'
import { costWords } from '../words/es/cost.ts'
import { type CostSources, soldUnitOf } from './cost.ts'
import type { PieceFacts } from './read-piece.ts'

/** Tenths of a cent in a euro: as exact as a file tells it. */
const EXACT = 1000

const toldFigures = (figures: readonly (number | undefined)[], unknown: string): (string | number)[] =>
  figures.map((value) => (value === undefined ? unknown : Math.round(EXACT * value) / EXACT))

/** The products of a book with what a unit costs, is sold at and leaves; what nobody knows is `unknown`, and never nothing. */
export const productRowsOf = (
  saved: readonly SavedFormula[],
  craftOf: (formula: TableFormula) => AppCraft,
  purse: CostSources,
  unknown: string,
): (string | number)[][] =>
  saved.map(({ formula }) => {
    const { unit, cost, pvp, margin } = soldUnitOf(craftOf(formula), formula, purse)
    return [formula.name, costWords.each[unit], ...toldFigures([cost, pvp, margin], unknown)]
  })

/** The same of the pieces put together of them. A cost that leaves a part out is none, and no margin follows from it. */
export const pieceRowsOf = (
  pieces: readonly KeptPiece[],
  factsOf: (piece: KeptPiece) => PieceFacts | undefined,
  unknown: string,
): (string | number)[][] =>
  pieces
    .filter(({ parts }) => parts.length > 0)
    .map((piece) => {
      const { coste, precio } = factsOf(piece) ?? {}
      const isWhole = coste && !(coste.sinPrecio ?? coste.sinPesar) && piece.parts.every(({ grams }) => grams > 0)
      const told = isWhole ? [coste?.pieza, precio?.pvp, precio?.margen] : [undefined, piece.price, undefined]
      return [piece.name, costWords.each.piece, ...toldFigures(told, unknown)]
    })
