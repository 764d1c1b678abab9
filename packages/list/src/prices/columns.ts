import { foldText } from '../fold.ts'

/** What the columns of a price list hold, by the words of its head. */

export type PriceUnit = 'kilo' | 'litre' | 'piece' | 'pack'

export interface PriceColumns {
  readonly reference?: number
  readonly name?: number
  readonly pack?: number
  /** What the price is of, in a column of its own: «KG», «UD». */
  readonly unit?: number
  readonly price?: number
  /** % that is taken off the price, where the list has no net one. */
  readonly discount?: number
  /** What the head says that the price is of. */
  readonly priceOf?: PriceUnit
}

const REFERENCE = /^(?:ref\p{L}*|cod\p{L}*|art|art\.|n[º°o]?\.? ?art\p{L}*|sku|ean|id|c[oó]d\.?.*|ref\.?.*)$/u
const NAME = /descripcion|articulo|producto|denominacion|nombre|concepto|ingrediente|materia prima|designacion/
const PACK = /formato|envase|presentacion|contenido|peso|medida|caja de|embalaje/
const UNIT = /^(?:u\.? ?m\.?|ud\.? ?(?:de )?(?:venta|medida)|unidad(?: de (?:venta|medida))?|um|udm|tipo)$/
const DISCOUNT = /^%? ?(?:dto|dcto|desc|descuento|bonif\p{L}*)(?!r)\b/u
/** The net price before the list price; what has VAT in it only where nothing else is told. */
const PRICES: readonly RegExp[] = [
  /neto/,
  /(?:€|eur|precio|pvp|tarifa|p\.? ?v).*(?:kg|kilo)|€ ?\/ ?k/,
  /(?:€|eur|precio|pvp|tarifa).*(?:\bl\b|litro)|€ ?\/ ?l/,
  /^(?!.*iva).*(?:precio|pvp|tarifa|p\.? ?unit|€|eur|importe)/,
  /precio|pvp|€|importe/,
]

export const priceUnitIn = (text: string): PriceUnit | undefined => {
  const folded = foldText(text)
  if (/(?:\/|por|el|precio|€|pvp|eur)\s*(?:kg|kgs|kilos?|k)(?!\p{L})/u.test(folded)) return 'kilo'
  if (/(?:\/|por|el|precio|€|pvp|eur)\s*(?:l|lt|litros?)(?!\p{L})/u.test(folded)) return 'litre'
  if (
    /(?:\/|por|el|la|precio|€|pvp|eur)\s*(?:uds?|u|un|unidad|unid|und|pza|pieza|bote|brik|brick|botella|lata|bolsa|docena)(?!\p{L})/u.test(
      folded,
    )
  )
    return 'piece'
  if (
    /(?:\/|por|el|la|precio|€|pvp|eur)\s*(?:caja|cj|saco|sc|pack|envase|cubo|estuche|formato|bidon|garrafa)(?!\p{L})/u.test(
      folded,
    )
  )
    return 'pack'
  return undefined
}

/** What a cell of a column of units says. */
export const priceUnitNamed = (cell: string): PriceUnit | undefined => {
  const folded = foldText(cell).replace(/[.\s]/g, '')
  if (/^(?:kgs?|kilos?|k)$/.test(folded)) return 'kilo'
  if (/^(?:l|lt|lts|litros?)$/.test(folded)) return 'litre'
  if (/^(?:uds?|u|un|und|unidad|unid|pza|pieza|bot|bote|brik|brick|botella|lata)$/.test(folded)) return 'piece'
  return /^(?:caja|cj|cajas|saco|sc|pack|envase|cubo|estuche|bidon|garrafa|bolsa|paq|paquete)$/.test(folded)
    ? 'pack'
    : undefined
}

/** The columns of a head; nothing if the cells are no head. */
export function priceColumnsOf(cells: readonly string[]): PriceColumns | undefined {
  const heads = cells.map(foldText)
  if (heads.some((head) => /\d[\d.,]*\s*(?:€|kg|g|l)\b/.test(head))) return undefined
  const at = (says: RegExp, not: readonly (number | undefined)[] = []): number | undefined => {
    const found = heads.findIndex((head, place) => says.test(head) && !not.includes(place))
    return found < 0 ? undefined : found
  }
  const name = at(NAME)
  const priced = PRICES.map((says) => at(says, [name])).find((place) => place !== undefined)
  if (name === undefined || priced === undefined) return undefined
  const reference = at(REFERENCE, [name, priced])
  const unit = at(UNIT, [name, priced])
  const pack = at(PACK, [name, priced, unit, reference])
  const of = priceUnitIn(cells[priced] ?? '')
  const discount = /neto/.test(heads[priced] ?? '') ? undefined : at(DISCOUNT, [name, priced])
  return {
    name,
    price: priced,
    ...(reference !== undefined && { reference }),
    ...(unit !== undefined && { unit }),
    ...(pack !== undefined && { pack }),
    ...(discount !== undefined && { discount }),
    ...(of && { priceOf: of }),
  }
}
