import { englishList, englishNumber, englishQuoted } from '@obrador/engine/en'
import type { PriceUnitName } from '../../model/price-unit.ts'

const each: Readonly<Record<PriceUnitName, string>> = {
  piece: 'piece',
  kilo: 'kilo',
  litre: 'litre',
  batch: 'batch',
}
const the: Readonly<Record<PriceUnitName, string>> = {
  piece: 'a piece',
  kilo: 'a kilo',
  litre: 'a litre',
  batch: 'a batch',
}
const costs: Readonly<Record<PriceUnitName, string>> = {
  piece: 'Cost of one piece',
  kilo: 'Cost of one kilo',
  litre: 'Cost of one litre',
  batch: 'Cost of the batch',
}

export const costWords = {
  title: 'Cost and price',
  open: 'Set a price',
  per: 'Cost of',
  units: { piece: 'Piece', kilo: 'Kilo', litre: 'Litre', batch: 'Batch' } satisfies Record<PriceUnitName, string>,
  kiloOf: (made: string): string => `Kilo of ${made}`,
  batchOf: (kilos: string): string => `Batch, ${kilos}`,
  the,
  sentence: (euros: string, unit: string): string => `It costs ${euros} ${unit}.`,
  atLeast: (euros: string, unit: string): string => `It costs at least ${euros} ${unit}.`,
  orMore: (euros: string): string => `at least ${euros}`,
  unweighed: (names: readonly string[]): string =>
    `Not counting ${englishList(names.map(englishQuoted), 'and')}, still unweighed: no price or margin until ${names.length > 1 ? 'they are' : 'it is'}.`,
  untold: 'not known',
  dearest: (name: string, share: string): string => `Dearest: ${name}, ${share} of what the ingredients cost.`,
  table: 'Ingredients, dearest first',
  ingredient: 'Ingredient',
  grams: 'g',
  share: (percent: string): string => `${percent} of the cost`,
  costs,
  ingredients: 'Ingredients',
  waste: 'Waste',
  loss: 'Waste, what does not get sold (%)',
  each,
  packaging: (each: string): string => `Packaging (€ per ${each})`,
  packagingRow: 'Packaging',
  minutes: 'Minutes for the lot',
  hourly: 'Euros per hour',
  labour: 'Labour',
  vat: 'VAT (%)',
  lawfulVat: (category: string, rate: number): string =>
    `In Spain “${category}” bears VAT at ${rate}% (Ley 37/1992, art. 91.Dos.1).`,
  overrun: 'Air, overrun (%)',
  noAir: 'Without the overrun I cannot tell what a litre weighs.',
  litre: (grams: number): string => `A litre weighs ≈ ${englishNumber(grams, 0)}\u202fg.`,
  pieces: 'Pieces it makes',
  baked: (percent: string): string => `By the finished weight: it loses ${percent} in the making.`,
  under: (euros: string): string => `< ${euros}`,
  own: 'At your prices.',
  someOwn: (count: number): string =>
    `At your prices; ${count === 1 ? 'one is a guide price' : `${count} are guide prices`}.`,
  indicative: 'As a guide: these are catalogue prices. Enter your own.',
  unpriced: (count: number, percent: string): string =>
    `${count === 1 ? 'One has no price' : `${count} have no price`}: the cost covers ${percent} of every 100 g.`,
  below: (price: string, lost: string, each: string): string => `At ${price} you lose ${lost} per ${each}.`,
  foot: (euros: string, each: string): string => `Cost per ${each} ${euros}`,
  board: (euros: string): string => `Retail price ${euros}`,
}
