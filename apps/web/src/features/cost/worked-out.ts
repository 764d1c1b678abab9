import { costsOf, PIECE_LIMITS, type PieceCost, type PiecePrice, priceFor, USUAL_VAT } from '@obrador/engine/piece'
import { batchFactor, batchTotal } from '../../model/batch.ts'
import type { FormulaCost } from '../../model/cost.ts'
import type { Formula } from '../../model/formula.ts'
import type { Unit } from '../../model/price-unit.ts'
import type { Asked } from './asked.ts'

/** From grams to a price on the board, by the engine that prices pieces. */

interface Known {
  readonly formula: Formula
  readonly cost: FormulaCost
  /** Grams left of each gram weighed. */
  readonly left: number
  /** g/ml of the mix without air, where it is sold by the litre. */
  readonly density?: number | undefined
}

export interface WorkedOut {
  /** What it is priced by, where it can be. */
  readonly unit: Unit
  /** Units that are sold of a batch; none where nobody knows how much one is. */
  readonly count: number | undefined
  readonly cost?: PieceCost
  readonly price?: PiecePrice
  /** € lost with each unit at the price that was typed. */
  readonly loses: number
  /** g of a litre with its air in it. */
  readonly litre: number | undefined
}

const GRAMS_PER_KILO = 1000
const ML_PER_LITRE = 1000
const atMost = (value: number | undefined, most: number): number => Math.min(most, value ?? 0)

/** g that a litre weighs: nobody knows without its air. */
export const litreOf = (density: number | undefined, overrun: number | undefined): number | undefined =>
  density === undefined || overrun === undefined ? undefined : (density * ML_PER_LITRE) / (1 + overrun / 100)

/** What it can be priced by: pieces where there are any. */
function unitOf({ per }: Asked, { batch }: Formula, hasLitre: boolean): Unit {
  if (per === 'litre' && !hasLitre) return 'kilo'
  return per ?? (batch.pieces ? 'piece' : 'kilo')
}

function countOf(unit: Unit, { formula, left }: Known, sold: number, litre: number | undefined): number | undefined {
  const grams = batchTotal(formula) * left * sold
  if (unit === 'piece') return formula.batch.pieces ? formula.batch.pieces * sold : undefined
  if (unit === 'litre') return litre === undefined ? undefined : grams / litre
  return grams / GRAMS_PER_KILO
}

export function workOut(known: Known, asked: Asked): WorkedOut {
  const { formula, cost, density } = known
  const litre = litreOf(density, asked.overrun)
  const unit = unitOf(asked, formula, density !== undefined)
  const sold = 1 - atMost(asked.loss, PIECE_LIMITS.merma) / 100
  const count = countOf(unit, known, sold, litre)
  const none = { unit, count: undefined, loses: 0, litre }
  if (count === undefined || count <= 0) return none
  const factor = batchFactor(formula)
  const parts = cost.lines.map(({ line, price, cost: euros }) => ({
    name: line.name,
    grams: (line.grams * factor) / count,
    cost: price === undefined ? undefined : (euros * factor) / count,
  }))
  const { coste, piece } = costsOf(parts, {
    partes: [],
    piezas: count,
    envase: atMost(asked.packaging, PIECE_LIMITS.euros),
    manoDeObra: {
      minutos: atMost(asked.minutes, PIECE_LIMITS.minutos),
      eurosHora: atMost(asked.hourly, PIECE_LIMITS.euros),
    },
  })
  const { margin, price: board, vat = USUAL_VAT } = asked
  const ruled =
    board === undefined ? margin !== undefined && { margen: atMost(margin, PIECE_LIMITS.margen) } : { pvp: board }
  // A margin over a cost of which a part is missing would be a wrong one.
  const { precio } = coste.sinPrecio ? {} : priceFor(piece, { ...ruled, iva: atMost(vat, PIECE_LIMITS.iva) })
  return {
    unit,
    count,
    cost: coste,
    ...(precio && { price: precio }),
    loses: precio && precio.beneficio < 0 ? -precio.beneficio : 0,
    litre,
  }
}
