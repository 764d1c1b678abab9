import { number } from '@obrador/engine'
import type { Unit } from '../../model/price-unit.ts'

/** «Coste y precio». */

const each: Readonly<Record<Unit, string>> = { piece: 'pieza', kilo: 'kilo', litre: 'litro' }
const costs: Readonly<Record<Unit, string>> = {
  piece: 'Coste de una pieza',
  kilo: 'Coste de un kilo',
  litre: 'Coste de un litro',
}

export const cost = {
  title: 'Coste y precio',
  open: 'Poner precio',
  per: 'Precio por',
  units: { piece: 'Pieza', kilo: 'Kilo', litre: 'Litro' } satisfies Record<Unit, string>,
  table: 'Ingredientes, de más a menos coste',
  ingredient: 'Ingrediente',
  grams: 'g',
  share: (percent: string): string => `${percent} del coste`,
  costs,
  ingredients: 'Ingredientes',
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
  litre: (grams: number): string => `Un litro pesa ≈ ${number(grams, 0)}\u202fg.`,
  pieces: 'Piezas que salen',
  baked: (percent: string): string => `Cuento lo que queda hecho: pierde el ${percent} al hacerse.`,
  own: 'Con tus precios.',
  someOwn: (count: number): string => `Con tus precios; ${count === 1 ? 'uno orientativo' : `${count} orientativos`}.`,
  indicative: 'Orientativo: son precios del catálogo. Escribe los tuyos.',
  unpriced: (count: number, percent: string): string =>
    `${count === 1 ? 'Uno sin precio' : `${count} sin precio`}: el coste es de ${percent} de cada 100 g.`,
  below: (price: string, lost: string, each: string): string => `A ${price} pierdes ${lost} por ${each}.`,
  foot: (euros: string): string => `Coste ${euros}`,
  board: (euros: string): string => `PVP ${euros}`,
} as const
