import type { CellSheet } from '../files/xlsx.ts'
import { foldText } from '../fold.ts'
import { type PriceUnit, priceUnitIn, priceUnitNamed } from '../prices/columns.ts'
import { type PriceRow, readPrices, usualPriceOf } from '../prices/prices.ts'
import type { CsvCell } from '../spreadsheet.ts'
import type { DraftRow } from './draft.ts'
import { cellText } from './draft.ts'

/** What something costs, as a book or a tariff says it. */
export interface BookPrice {
  readonly name: string
  readonly perKg: number
  readonly supplier?: string
  /** What it is bought in, and what that costs, €. */
  readonly pack?: { readonly text: string; readonly grams: number; readonly price: number }
  /** How the price of a kilo was worked out. */
  readonly how?: string
  /** To be looked at: what the cell says of a kilo, beside what one usually costs; or what a piece weighs by custom. */
  readonly doubt?: { readonly read: number; readonly usual?: number }
}

const MILLE = 1000
const TAB = '\t'
const written = (cell: CsvCell): string =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : cellText(cell).replaceAll(TAB, ' ')

/** How many times more or less than usual a price may be and be believed; cheaper things than these have no usual price, €/kg. */
const TIMES_USUAL = 5
const LEAST_USUAL = 0.1
function usualOf(name: string): number | undefined {
  const usual = usualPriceOf(name)
  return usual !== undefined && usual >= LEAST_USUAL ? usual : undefined
}
const isUsual = (perKg: number, usual: number | undefined): boolean =>
  usual === undefined || (perKg <= TIMES_USUAL * usual && perKg >= usual / TIMES_USUAL)

function priceOf(row: PriceRow, supplier: string | undefined): readonly BookPrice[] {
  const { name, perKg, pack, price, unit, how } = row
  const isByPiece = row.question === 'weight'
  if (perKg === undefined || (row.question !== undefined && !isByPiece)) return []
  const grams = price !== undefined && unit === 'pack' ? (price / perKg) * MILLE : undefined
  const usual = usualOf(name)
  const isOpen = isByPiece || !isUsual(perKg, usual)
  return [
    {
      name,
      perKg,
      ...(supplier !== undefined && { supplier }),
      ...(how !== undefined && { how }),
      ...(isOpen && { doubt: { read: perKg, ...(usual !== undefined && { usual }) } }),
      ...(pack &&
        price !== undefined &&
        grams !== undefined && { pack: { text: pack.text, grams: Math.round(grams), price } }),
    },
  ]
}

const HEADS: Readonly<Record<PriceUnit, string>> = {
  kilo: 'Precio €/kg',
  litre: 'Precio €/l',
  piece: 'Precio €/ud',
  pack: 'Precio €/caja',
}

function priceRead(name: string, head: string, cells: readonly string[], by: string | undefined): readonly BookPrice[] {
  const [found] = readPrices([['Ingrediente', head].join(TAB), [name, ...cells].join(TAB)].join('\n'))
  return found ? priceOf({ ...found, name }, by) : []
}

/** «0,18 ud»: the figure, and what is paid for. */
const FIGURE_OF = /^([^\p{L}]*\d[\d.,]*)\s*€?\s*\/?\s*(\p{L}+)\.?$/u

/** What a row pays for in one column, by its cell, its head, and the unit of its amount. */
function priceInCell(row: DraftRow, name: string, by: string | undefined): readonly BookPrice[] {
  const [{ cell, column } = { cell: undefined, column: undefined }] = row.filled('price')
  if (cell === undefined) return []
  const [, figure = '', word = ''] = FIGURE_OF.exec(written(cell)) ?? []
  const own = priceUnitNamed(word) ?? priceUnitIn(written(cell))
  const counted = priceUnitNamed(cellText(row.cell('unit')))
  const of = (unit: PriceUnit): readonly BookPrice[] =>
    priceRead(name, HEADS[unit], [priceUnitNamed(word) ? figure : written(cell)], by)
  const found = of(own ?? column?.per ?? counted ?? 'kilo')
  const [price] = found
  // «€/kg» over an egg of 0.18: paid by the piece, where that is what one usually costs.
  if (own || !price?.doubt || price.doubt.usual === undefined || counted === undefined || column?.per !== 'kilo')
    return found
  const [other] = of(counted)
  return other && isUsual(other.perKg, price.doubt.usual) ? [{ ...other, doubt: price.doubt }] : found
}

/** The price that a row of a recipe has beside its weight. */
export function priceInRow(row: DraftRow, name: string): readonly BookPrice[] {
  const supplier = row.cell('supplier')
  const by = supplier === undefined ? undefined : cellText(supplier)
  const [packed, pack] = [row.cell('packPrice'), row.cell('pack')]
  if (row.cell('price') !== undefined) return priceInCell(row, name, by)
  if (packed === undefined || pack === undefined) return []
  return priceRead(name, ['Formato', 'Precio envase'].join(TAB), [written(pack), written(packed)], by)
}

/** A sheet that prices and weighs nothing: the tariff of a supplier, read as one that is pasted. */
export function pricesInSheet({ rows }: CellSheet): { readonly prices: readonly BookPrice[]; readonly asked: number } {
  const read = readPrices(rows.map((cells) => cells.map(written).join(TAB)).join('\n'))
  const prices = read.flatMap((row) => priceOf(row, undefined)).filter(({ doubt }) => !doubt)
  return { prices, asked: read.length - prices.length }
}

/** Each thing once. What has several prices in a file is none of them: which one holds, nobody says. */
export function onePriceEach(prices: readonly BookPrice[]): {
  readonly prices: readonly BookPrice[]
  readonly several: readonly string[]
} {
  const byName = [...Map.groupBy(prices, ({ name }) => foldText(name)).values()]
  const isOne = (of: readonly BookPrice[]): boolean => new Set(of.map(({ perKg }) => perKg)).size === 1
  return {
    prices: byName.filter(isOne).flatMap(([first]) => first ?? []),
    several: byName.filter((of) => !isOne(of)).flatMap(([first]) => first?.name ?? []),
  }
}
