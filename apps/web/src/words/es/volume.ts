import { spoken } from '../spoken.ts'

/** What is made, told in litres or in tubs. A figure and «l» never part: U+00A0, or «10l» reads as 101. */
export const volumeWords = spoken('volumeWords', {
  litres: 'Litros',
  tubs: 'Cubetas',
  tubUnit: 'cubetas',
  tub: 'Litros de cada cubeta',
  air: 'Aire que le da tu máquina',
  less: (label: string): string => `${label}: menos`,
  more: (label: string): string => `${label}: más`,
  noAir: 'Sin el aire no sé cuánto pesa un litro.',
  ofLitres: (litres: string, air: string, mix: string): string =>
    `${litres}\u00a0l al ${air}\u202f% de aire: ${mix}\u202fg de mezcla.`,
  ofTubs: (tubs: string, tub: string, air: string, mix: string): string =>
    `${tubs} ${tubs === '1' ? 'cubeta' : 'cubetas'} de ${tub}\u00a0l al ${air}\u202f% de aire: ${mix}\u202fg de mezcla.`,
  short: (tubs: string, tub: string): string => `${tubs} ${tubs === '1' ? 'cubeta' : 'cubetas'} de ${tub}\u00a0l ·`,
  shortLitres: (litres: string): string => `${litres}\u00a0l ·`,
  made: 'Producto hecho',
  mix: (density: string): string => `Mezcla, a ${density}\u202fg/ml`,
  litre: 'Un litro pesa',
  machine: (capacity: string): string => `En tu máquina de ${capacity}`,
  rounds: (count: number, each: string): string => `${count} ${count === 1 ? 'tanda' : 'tandas'} de ${each}`,
  stays: (grams: string): string => `La fórmula guarda sus ${grams}: esto solo cambia lo que pesas.`,
  weigh: (grams: string): string => `Pesar ${grams}`,
  stale: (grams: string): string => `La fórmula ha cambiado desde entonces: ahora son ${grams}.`,
  renew: 'Actualizar',
} as const)
