import { countedNoun } from './grammar.ts'

export const weighingPlaces = { today: 'Oggi', formulas: 'Formule', batches: 'Lotti', share: 'Il ricettario' } as const

const DAYS = ['Oggi', 'Domani'] as const

export const todayWords = {
  title: 'Oggi',
  of: (daysAhead: number): string => DAYS[daysAhead] ?? 'Il piano',
  none: 'Non c’è nulla in programma. Il piano si fa su un dispositivo con la chiave del ricettario.',
  toFormulas: 'Pesa una formula',
  amount: (weight: string, pieces: number): string => `${weight} · ${countedNoun(pieces, 'pezzo', 'pezzi')}`,
  left: (count: number): string =>
    count === 1
      ? 'Nel piano c’è 1 prodotto che non è più nel ricettario o non si può leggere.'
      : `Nel piano ci sono ${count} prodotti che non sono più nel ricettario o non si possono leggere.`,
  weigh: 'Pesa',
  weighAll: 'Pesa tutto',
  weighIt: (name: string): string => `Pesa ${name}`,
  goOn: (done: number, of: number): string => `Continua (${done} di ${of})`,
  weighed: 'Pesato',
  isWeighed: (name: string): string => `${name}, pesato`,
} as const

export const weighingFormulaWords = {
  title: 'Formule',
  search: 'Cerca per nome o ingrediente',
  none: 'Nessuna con questo nome.',
  empty: 'Il ricettario non ha ancora formule.',
  list: 'Formule del ricettario',
  weigh: 'Pesa',
  weighIt: (name: string): string => `Pesa ${name}`,
  lines: (name: string): string => `Che cosa c’è in ${name}`,
  ingredient: 'Ingrediente',
  grams: 'Grammi',
  steps: 'Come si fa',
  more: (count: number): string =>
    count === 1 ? 'E un’altra: cercala per nome.' : `E altre ${count}: cercale per nome.`,
} as const
