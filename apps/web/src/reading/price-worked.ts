import {
  PIECE_LIMITS,
  type PieceCost,
  type PiecePrice,
  pieceCostsFor,
  piecePriceOf,
  USUAL_VAT,
} from '@obrador/engine/piece'
import { GRAMS_PER_KILO } from '../format/numbers.ts'
import { batchFactor, batchTotal } from '../model/batch.ts'
import type { FormulaCost } from '../model/cost.ts'
import { type TableFormula, unweighedNamesOf } from '../model/formula.ts'
import type { PriceUnitName } from '../model/price-unit.ts'
import { litreGrams } from '../model/volume.ts'
import type { PriceSettings } from './price-asked.ts'

/** From grams to a price on the board, by the engine that prices pieces. */

interface Known {
  readonly formula: TableFormula
  readonly cost: FormulaCost
  /** Grams left of each gram weighed. */
  readonly left: number
  /** g/ml of the mix without air, where it is sold by the litre. */
  readonly density?: number | undefined
}

export interface WorkedOutPrice {
  /** What it is priced by, where it can be. */
  readonly unit: PriceUnitName
  /** What a gram, or a euro, of the formula as it is written is in one unit, before anything is thrown away. */
  readonly scale: number
  readonly cost?: PieceCost
  /** € that a unit sold pays for what is not. */
  readonly wasted: number
  /** € of packaging of a unit. */
  readonly packaging: number | undefined
  readonly price?: PiecePrice
  /** € lost with each unit at the price that was typed. */
  readonly loses: number
  /** g of a litre with its air in it. */
  readonly litre: number | undefined
}

const atMost = (value: number | undefined, most: number): number => Math.min(most, value ?? 0)

/** What it can be priced by: pieces where there are any. */
function unitOf({ per }: PriceSettings, { batch }: Pick<TableFormula, 'batch'>, hasLitre: boolean): PriceUnitName {
  if (per === 'litre' && !hasLitre) return 'kilo'
  return per ?? (batch.pieces ? 'piece' : 'kilo')
}

/** Grams of a unit as it is sold; none where nobody knows. `made`: grams left of the whole batch. */
function gramsOf(
  unit: PriceUnitName,
  { batch }: TableFormula,
  made: number,
  sold: number,
  litre: number | undefined,
): number | undefined {
  const grams: Readonly<Record<PriceUnitName, number | undefined>> = {
    kilo: GRAMS_PER_KILO,
    litre,
    piece: batch.pieces ? made / batch.pieces : undefined,
    batch: made * sold,
  }
  return grams[unit]
}

export function workOutPrice(known: Known, asked: PriceSettings): WorkedOutPrice {
  const { formula, cost, density, left } = known
  const litre = litreGrams(density, asked.overrun)
  const unit = unitOf(asked, formula, density !== undefined)
  const sold = 1 - atMost(asked.loss, PIECE_LIMITS.merma) / 100
  const made = batchTotal(formula) * left
  const grams = gramsOf(unit, formula, made, sold, litre)
  if (grams === undefined || grams <= 0 || made <= 0 || sold <= 0)
    return { unit, scale: 0, wasted: 0, packaging: undefined, loses: 0, litre }

  /** € typed of one unit, as they are of the one that is shown. */
  function converted(euros: number | undefined, per: PriceUnitName = unit): number | undefined {
    const typed = gramsOf(per, formula, made, sold, litre)
    return euros === undefined || !typed ? undefined : (euros * (grams ?? 0)) / typed
  }

  const count = (made * sold) / grams
  const factor = batchFactor(formula)
  const parts = cost.lines.map(({ line, price, cost: euros }) => ({
    name: line.name,
    grams: (line.grams * factor) / count,
    cost: price === undefined ? undefined : (euros * factor) / count,
  }))
  const packaging = converted(asked.packaging, asked.packagingPer)
  const costs = {
    partes: [],
    piezas: count,
    envase: atMost(packaging, PIECE_LIMITS.euros),
    manoDeObra: {
      minutos: atMost(asked.minutes, PIECE_LIMITS.minutos),
      eurosHora: atMost(asked.hourly, PIECE_LIMITS.euros),
    },
  }
  const { coste, piece } = pieceCostsFor(parts, costs, unweighedNamesOf(formula.lines))
  const board = converted(asked.price, asked.pricePer)
  const { margin, vat = USUAL_VAT } = asked
  const ruled =
    board === undefined ? margin !== undefined && { margen: atMost(margin, PIECE_LIMITS.margen) } : { pvp: board }
  // A margin over a cost of which a part is missing would be a wrong one.
  const { precio } =
    (coste.sinPrecio ?? coste.sinPesar) ? {} : piecePriceOf(piece, { ...ruled, iva: atMost(vat, PIECE_LIMITS.iva) })
  // The whole batch pays for all of it, sold or not: what is thrown away is only told of a part of it.
  const scale = (factor / count) * (unit === 'batch' ? 1 : sold)
  const ingredients = cost.lines.reduce((sum, line) => sum + line.cost, 0) * scale
  return {
    unit,
    scale,
    cost: coste,
    wasted: Math.max(0, coste.ingredientes - ingredients),
    packaging,
    ...(precio && { price: precio }),
    loses: precio && precio.beneficio < 0 ? -precio.beneficio : 0,
    litre,
  }
}
