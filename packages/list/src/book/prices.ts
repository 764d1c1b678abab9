import type { CellSheet } from '../files/xlsx.ts'
import { foldText } from '../fold.ts'
import { type PriceRow, readPrices } from '../prices/prices.ts'
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
}

const MILLE = 1000
const TAB = '\t'
const written = (cell: CsvCell): string =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : cellText(cell).replaceAll(TAB, ' ')

function priceOf(row: PriceRow, supplier: string | undefined): readonly BookPrice[] {
  const { name, perKg, pack, price, unit, how } = row
  if (perKg === undefined || row.question !== undefined) return []
  const grams = price !== undefined && unit === 'pack' ? (price / perKg) * MILLE : undefined
  return [
    {
      name,
      perKg,
      ...(supplier !== undefined && { supplier }),
      ...(how !== undefined && { how }),
      ...(pack &&
        price !== undefined &&
        grams !== undefined && { pack: { text: pack.text, grams: Math.round(grams), price } }),
    },
  ]
}

/** The price that a row of a recipe has beside its weight. */
export function priceInRow(row: DraftRow, name: string): readonly BookPrice[] {
  const [kilo, packed] = [row.cell('price'), row.cell('packPrice')]
  const supplier = row.cell('supplier')
  const by = supplier === undefined ? undefined : cellText(supplier)
  const cells =
    kilo !== undefined
      ? ['Ingrediente', 'Precio €/kg'].join(TAB).concat('\n', [name, written(kilo)].join(TAB))
      : packed !== undefined && row.cell('pack') !== undefined
        ? ['Ingrediente', 'Formato', 'Precio envase']
            .join(TAB)
            .concat('\n', [name, written(row.cell('pack')), written(packed)].join(TAB))
        : undefined
  const [found] = cells === undefined ? [] : readPrices(cells)
  return found ? priceOf({ ...found, name }, by) : []
}

/** A sheet that prices and weighs nothing: the tariff of a supplier, read as one that is pasted. */
export function pricesInSheet({ rows }: CellSheet): { readonly prices: readonly BookPrice[]; readonly asked: number } {
  const read = readPrices(rows.map((cells) => cells.map(written).join(TAB)).join('\n'))
  const prices = read.flatMap((row) => priceOf(row, undefined))
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
