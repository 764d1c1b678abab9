import { numberText } from '@obrador/engine'
import { italianList, italianQuoted } from '@obrador/engine/it'
import type { PriceUnitName } from '../../model/price-unit.ts'
import { articleBefore } from './grammar.ts'

const each: Readonly<Record<PriceUnitName, string>> = {
  piece: 'pezzo',
  kilo: 'chilo',
  litre: 'litro',
  batch: 'lavorazione',
}
const the: Readonly<Record<PriceUnitName, string>> = {
  piece: 'al pezzo',
  kilo: 'al chilo',
  litre: 'al litro',
  batch: 'tutta la lavorazione',
}
const costs: Readonly<Record<PriceUnitName, string>> = {
  piece: 'Costo di un pezzo',
  kilo: 'Costo di un chilo',
  litre: 'Costo di un litro',
  batch: 'Costo della lavorazione',
}

export const costWords = {
  title: 'Costo e prezzo',
  open: 'Fissa il prezzo',
  per: 'Costo di',
  units: { piece: 'Pezzo', kilo: 'Chilo', litre: 'Litro', batch: 'Lavorazione' } satisfies Record<
    PriceUnitName,
    string
  >,
  kiloOf: (made: string): string => `Chilo di ${made}`,
  batchOf: (kilos: string): string => `Lavorazione, ${kilos}`,
  the,
  sentence: (euros: string, unit: string): string => `Costa ${euros} ${unit}.`,
  atLeast: (euros: string, unit: string): string => `Costa almeno ${euros} ${unit}.`,
  orMore: (euros: string): string => `almeno ${euros}`,
  unweighed: (names: readonly string[]): string =>
    `Senza contare ${italianList(names.map(italianQuoted), 'e')}, da pesare: finché non ${names.length > 1 ? 'li' : 'lo'} pesi non c’è prezzo né margine.`,
  untold: 'non si sa',
  dearest: (name: string, share: string): string =>
    `Il più caro: ${name}, ${articleBefore('il', share)} di quanto costano gli ingredienti.`,
  table: 'Ingredienti, dal più al meno caro',
  ingredient: 'Ingrediente',
  grams: 'g',
  share: (percent: string): string => `${percent} del costo`,
  costs,
  ingredients: 'Ingredienti',
  waste: 'Calo',
  loss: 'Calo, quello che non si vende (%)',
  each,
  packaging: (each: string): string => `Confezione (€ per ${each})`,
  packagingRow: 'Confezione',
  minutes: 'Minuti per tutto',
  hourly: 'Euro all’ora',
  labour: 'Manodopera',
  vat: 'IVA (%)',
  lawfulVat: (category: string, rate: number): string =>
    `In Spagna «${category}» ha l’IVA al ${rate}\u202f% (Ley 37/1992, art. 91.Dos.1).`,
  overrun: 'Aria, overrun (%)',
  noAir: 'Senza l’overrun non so quanto pesa un litro.',
  litre: (grams: number): string => `Un litro pesa ≈ ${numberText(grams, 0)}\u202fg.`,
  pieces: 'Pezzi che vengono',
  baked: (percent: string): string => `Sul peso finito: nel farsi perde ${articleBefore('il', percent)}.`,
  under: (euros: string): string => `< ${euros}`,
  own: 'Con i tuoi prezzi.',
  someOwn: (count: number): string =>
    `Con i tuoi prezzi; ${count === 1 ? 'uno è indicativo' : `${count} sono indicativi`}.`,
  indicative: 'Indicativo: sono prezzi del catalogo. Scrivi i tuoi.',
  unpriced: (count: number, percent: string): string =>
    `${count === 1 ? 'Uno senza prezzo' : `${count} senza prezzo`}: il costo è di ${percent} g su 100.`,
  below: (price: string, lost: string, each: string): string => `A ${price} perdi ${lost} per ${each}.`,
  foot: (euros: string, each: string): string => `Costo per ${each} ${euros}`,
  board: (euros: string): string => `Prezzo al pubblico ${euros}`,
} as const
