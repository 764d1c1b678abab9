import { listText, numberText, quotedText } from '@obrador/engine'
import type { PriceUnitName } from '../../model/price-unit.ts'
import { spoken } from '../spoken.ts'

/** «Coste y precio». */

const each: Readonly<Record<PriceUnitName, string>> = {
  piece: 'pieza',
  kilo: 'kilo',
  litre: 'litro',
  batch: 'elaboración',
}
const the: Readonly<Record<PriceUnitName, string>> = {
  piece: 'la pieza',
  kilo: 'el kilo',
  litre: 'el litro',
  batch: 'la elaboración',
}
const costs: Readonly<Record<PriceUnitName, string>> = {
  piece: 'Coste de una pieza',
  kilo: 'Coste de un kilo',
  litre: 'Coste de un litro',
  batch: 'Coste de la elaboración',
}

export const costWords = spoken('costWords', {
  title: 'Coste y precio',
  open: 'Poner precio',
  per: 'Coste de',
  units: { piece: 'Pieza', kilo: 'Kilo', litre: 'Litro', batch: 'Elaboración' } satisfies Record<PriceUnitName, string>,
  kiloOf: (made: string): string => `Kilo de ${made}`,
  batchOf: (kilos: string): string => `Elaboración, ${kilos}`,
  the,
  sentence: (euros: string, unit: string): string => `Cuesta ${euros} ${unit}.`,
  atLeast: (euros: string, unit: string): string => `Cuesta al menos ${euros} ${unit}.`,
  orMore: (euros: string): string => `al menos ${euros}`,
  unweighed: (names: readonly string[]): string =>
    `Sin contar ${listText(names.map(quotedText), 'y')}, que ${names.length > 1 ? 'están' : 'está'} sin pesar: hasta pesarlo no hay precio ni margen.`,
  untold: 'no se sabe',
  dearest: (name: string, share: string): string =>
    `Lo más caro: ${name}, el ${share} de lo que cuestan los ingredientes.`,
  table: 'Ingredientes, de más a menos coste',
  ingredient: 'Ingrediente',
  grams: 'g',
  share: (percent: string): string => `${percent} del coste`,
  costs,
  ingredients: 'Ingredientes',
  waste: 'Merma',
  loss: 'Merma, lo que no se vende (%)',
  each,
  packaging: (each: string): string => `Envase (€ por ${each})`,
  packagingRow: 'Envase',
  minutes: 'Minutos para todo',
  hourly: 'Euros por hora',
  labour: 'Mano de obra',
  vat: 'IVA (%)',
  lawfulVat: (category: string, rate: number): string =>
    `El ${category} lleva un IVA del ${rate}\u202f% (Ley 37/1992, art. 91.Dos.1).`,
  overrun: 'Aire, overrun (%)',
  noAir: 'Sin el aire no sé cuánto pesa un litro.',
  litre: (grams: number): string => `Un litro pesa ≈ ${numberText(grams, 0)}\u202fg.`,
  pieces: 'Piezas que salen',
  baked: (percent: string): string => `Por el peso ya hecho: al hacerse pierde el ${percent}.`,
  under: (euros: string): string => `< ${euros}`,
  own: 'Con tus precios.',
  someOwn: (count: number): string => `Con tus precios; ${count === 1 ? 'uno orientativo' : `${count} orientativos`}.`,
  indicative: 'Orientativo: son precios del catálogo. Escribe los tuyos.',
  unpriced: (count: number, percent: string): string =>
    `${count === 1 ? 'Uno sin precio' : `${count} sin precio`}: el coste es de ${percent} de cada 100 g.`,
  below: (price: string, lost: string, each: string): string => `A ${price} pierdes ${lost} por ${each}.`,
  foot: (euros: string, each: string): string => `Coste por ${each} ${euros}`,
  board: (euros: string): string => `PVP ${euros}`,
} as const)
