import { commonFinding } from '../findings/find.ts'
import type { FindingText, SayFinding } from '../findings/finding.ts'
import type { FormulaLine } from '../formula/formula.ts'
import { roundTo } from '../words/round.ts'
import { type PiecePartRequest, type PieceRequest, USUAL_VAT } from './piece-request.ts'

/** What a piece costs and what it may be sold for. Spanish keys, as the API has. */

export interface PieceCost {
  /** € of a piece. */
  readonly ingredientes: number
  readonly envase: number
  readonly manoDeObra: number
  readonly pieza: number
  /** € of all the pieces. */
  readonly total: number
  /** Parts of which nobody knows the price. */
  readonly sinPrecio?: readonly string[]
  /** What nobody weighed, in the piece or in its parts: the cost is without it. */
  readonly sinPesar?: readonly string[]
}

export interface PiecePrice {
  readonly pvp: number
  readonly sinIva: number
  readonly iva: number
  /** % of the price without VAT. */
  readonly margen: number
  readonly beneficio: number
  readonly texto: string
  /** Why that VAT; for guidance. */
  readonly ivaMotivo: string
}

const EURO_DECIMALS = 4
const PRICE_DECIMALS = 2
const MARGIN_DECIMALS = 2

/** Grams to make or to buy for those that stay in the piece. */
export const gramsNeededFor = ({ merma }: Pick<PiecePartRequest, 'merma'>, grams: number): number =>
  grams / (1 - (merma ?? 0) / 100)

/** € per kg of a part, as it is when it is used; none when something in it has no price. */
export const partPriceOf = <Matter>(
  { use, ingredient }: FormulaLine<Matter>,
  { precio }: Pick<PiecePartRequest, 'precio'>,
) => precio ?? (use ? use.prepared.price : ingredient?.price)

/** € of a part in a piece, its losses paid. */
export const partCostOf = (part: PiecePartRequest, grams: number, price: number | undefined): number | undefined =>
  price === undefined ? undefined : (gramsNeededFor(part, grams) * price) / 1000

interface Costed {
  readonly name: string
  readonly grams: number
  readonly cost: number | undefined
}

export function pieceCostsOf(
  parts: readonly Costed[],
  { piezas = 1, envase = 0, manoDeObra }: PieceRequest,
  unweighed: readonly string[] = [],
) {
  const unpriced = parts.filter(({ grams, cost }) => cost === undefined && grams > 0)
  const ingredients = parts.reduce((sum, { cost = 0 }) => sum + cost, 0)
  const labour = manoDeObra ? (manoDeObra.minutos / 60) * (manoDeObra.eurosHora / piezas) : 0
  const piece = ingredients + envase + labour
  const weight = parts.reduce((sum, { grams }) => sum + grams, 0)
  const priced = weight - unpriced.reduce((sum, { grams }) => sum + grams, 0)
  const names = [...new Set(unpriced.map(({ name }) => name))]
  const coste: PieceCost = {
    ingredientes: roundTo(ingredients, EURO_DECIMALS),
    envase: roundTo(envase, EURO_DECIMALS),
    manoDeObra: roundTo(labour, EURO_DECIMALS),
    pieza: roundTo(piece, EURO_DECIMALS),
    total: roundTo(piece * piezas, PRICE_DECIMALS),
    ...(names.length > 0 && { sinPrecio: names }),
    ...(unweighed.length > 0 && { sinPesar: unweighed }),
  }
  return {
    coste,
    piece,
    warnings: [
      ...(names.length > 0 ? [commonFinding('piece.unpriced', { names, share: (100 * priced) / weight })] : []),
      ...(unweighed.length > 0 ? [commonFinding('piece.unweighed', { names: unweighed })] : []),
    ],
  }
}

const vatReason = (given: number | undefined, usual: number) =>
  given !== undefined ? 'piece.vat-asked' : usual === USUAL_VAT ? 'piece.vat-food' : 'piece.vat-bread'

/** Margin and price each give the other; the margin is of the price without VAT. */
export function piecePriceFor(
  cost: number,
  { margen, pvp, iva: given }: Pick<PieceRequest, 'margen' | 'pvp' | 'iva'>,
  say: SayFinding,
  usual: number = USUAL_VAT,
): { readonly precio?: PiecePrice; readonly warnings: readonly FindingText[] } {
  const iva = given ?? usual
  const asked = pvp ?? (margen === undefined ? undefined : (cost / (1 - margen / 100)) * (1 + iva / 100))
  if (asked === undefined || asked <= 0) return { warnings: [] }
  // What stands on the board is in cents, and the margin is that of the price that stands there.
  const board = roundTo(asked, PRICE_DECIMALS)
  const net = board / (1 + iva / 100)
  if (net <= 0) return { warnings: [] }
  const gain = net - cost
  const margin = roundTo((100 * gain) / net, MARGIN_DECIMALS)
  return {
    precio: {
      pvp: board,
      sinIva: roundTo(net, EURO_DECIMALS),
      iva,
      margen: margin,
      beneficio: roundTo(gain, EURO_DECIMALS),
      texto: say(commonFinding('piece.price-text', { pvp: board, iva, margin })),
      ivaMotivo: say(commonFinding(vatReason(given, usual), { percent: iva })),
    },
    warnings: [
      ...(gain < 0 ? [commonFinding('piece.below-cost', { pvp: board, loss: -gain })] : []),
      ...(given !== undefined && given !== usual
        ? [commonFinding('piece.vat-differs', { told: given, usual, isBread: usual !== USUAL_VAT })]
        : []),
    ],
  }
}
