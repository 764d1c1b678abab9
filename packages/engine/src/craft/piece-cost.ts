import { find } from '../findings/find.ts'
import type { Say, Text } from '../findings/finding.ts'
import type { Line } from '../formula/formula.ts'
import { round } from '../words/round.ts'
import { type PartRequest, type PieceRequest, USUAL_VAT } from './piece-request.ts'

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
export const neededFor = ({ merma }: Pick<PartRequest, 'merma'>, grams: number): number =>
  grams / (1 - (merma ?? 0) / 100)

/** € per kg of a part, as it is when it is used; none when something in it has no price. */
export const priceOf = <Matter>({ use, ingredient }: Line<Matter>, { precio }: Pick<PartRequest, 'precio'>) =>
  precio ?? (use ? use.prepared.price : ingredient?.price)

/** € of a part in a piece, its losses paid. */
export const costOf = (part: PartRequest, grams: number, price: number | undefined): number | undefined =>
  price === undefined ? undefined : (neededFor(part, grams) * price) / 1000

interface Costed {
  readonly name: string
  readonly grams: number
  readonly cost: number | undefined
}

export function costsOf(parts: readonly Costed[], { piezas = 1, envase = 0, manoDeObra }: PieceRequest) {
  const unpriced = parts.filter(({ grams, cost }) => cost === undefined && grams > 0)
  const ingredients = parts.reduce((sum, { cost = 0 }) => sum + cost, 0)
  const labour = manoDeObra ? (manoDeObra.minutos / 60) * (manoDeObra.eurosHora / piezas) : 0
  const piece = ingredients + envase + labour
  const weight = parts.reduce((sum, { grams }) => sum + grams, 0)
  const priced = weight - unpriced.reduce((sum, { grams }) => sum + grams, 0)
  const names = [...new Set(unpriced.map(({ name }) => name))]
  const coste: PieceCost = {
    ingredientes: round(ingredients, EURO_DECIMALS),
    envase: round(envase, EURO_DECIMALS),
    manoDeObra: round(labour, EURO_DECIMALS),
    pieza: round(piece, EURO_DECIMALS),
    total: round(piece * piezas, PRICE_DECIMALS),
    ...(names.length > 0 && { sinPrecio: names }),
  }
  return {
    coste,
    piece,
    warnings: names.length > 0 ? [find('piece.unpriced', { names, share: (100 * priced) / weight })] : [],
  }
}

const vatReason = (given: number | undefined, usual: number) =>
  given !== undefined ? 'piece.vat-asked' : usual === USUAL_VAT ? 'piece.vat-food' : 'piece.vat-bread'

/** Margin and price each give the other; the margin is of the price without VAT. */
export function priceFor(
  cost: number,
  { margen, pvp, iva: given }: Pick<PieceRequest, 'margen' | 'pvp' | 'iva'>,
  say: Say,
  usual: number = USUAL_VAT,
): { readonly precio?: PiecePrice; readonly warnings: readonly Text[] } {
  const iva = given ?? usual
  const asked = pvp ?? (margen === undefined ? undefined : (cost / (1 - margen / 100)) * (1 + iva / 100))
  if (asked === undefined || asked <= 0) return { warnings: [] }
  // What stands on the board is in cents, and the margin is that of the price that stands there.
  const board = round(asked, PRICE_DECIMALS)
  const net = board / (1 + iva / 100)
  if (net <= 0) return { warnings: [] }
  const gain = net - cost
  const margin = round((100 * gain) / net, MARGIN_DECIMALS)
  return {
    precio: {
      pvp: board,
      sinIva: round(net, EURO_DECIMALS),
      iva,
      margen: margin,
      beneficio: round(gain, EURO_DECIMALS),
      texto: say(find('piece.price-text', { pvp: board, iva, margin })),
      ivaMotivo: say(find(vatReason(given, usual), { percent: iva })),
    },
    warnings: gain < 0 ? [find('piece.below-cost', { pvp: board, loss: -gain })] : [],
  }
}
