import { articleBefore, countedNoun } from './grammar.ts'

/** A figure and «l» never part: U+00A0, or «10l» reads as 101. */
export const volumeWords = {
  litres: 'Litri',
  tubs: 'Vaschette',
  tubUnit: 'vaschette',
  tub: 'Litri di ogni vaschetta',
  air: 'Overrun della tua macchina',
  less: (label: string): string => `${label}: meno`,
  more: (label: string): string => `${label}: più`,
  noAir: 'Senza l’overrun non so quanto pesa un litro.',
  ofLitres: (litres: string, air: string, mix: string): string =>
    `${litres}\u00a0l ${articleBefore('al', air)}\u202f% di overrun: ${mix}\u202fg di miscela.`,
  ofTubs: (tubs: string, tub: string, air: string, mix: string): string =>
    `${countedNoun(tubs, 'vaschetta', 'vaschette')} da ${tub}\u00a0l ${articleBefore('al', air)}\u202f% di overrun: ${mix}\u202fg di miscela.`,
  short: (tubs: string, tub: string): string => `${countedNoun(tubs, 'vaschetta', 'vaschette')} da ${tub}\u00a0l ·`,
  shortLitres: (litres: string): string => `${litres}\u00a0l ·`,
  made: 'Prodotto fatto',
  mix: (density: string): string => `Miscela, a ${density}\u202fg/ml`,
  litre: 'Un litro pesa',
  machine: (capacity: string): string => `Nella tua macchina da ${capacity}`,
  rounds: (count: number, each: string): string => `${countedNoun(count, 'mantecata', 'mantecate')} da ${each}`,
  stays: (grams: string): string => `La formula tiene i suoi ${grams}: questo cambia solo quello che pesi.`,
  weigh: (grams: string): string => `Pesa ${grams}`,
  stale: (grams: string): string => `Da allora la formula è cambiata: adesso sono ${grams}.`,
  renew: 'Aggiorna',
} as const
