import type { RangeMargin } from '@obrador/engine'
import { italianMargin, italianMarginOnSide } from '@obrador/engine/it'
import { calledName } from '../../format/called-name.ts'

export const verdictWords = {
  heading: 'Verdetto',
  cannot: 'Non si può ancora calcolare.',
  alone: 'Aggiungi almeno un altro ingrediente.',
} as const

interface FigureName {
  readonly label: string
  readonly name: string
  readonly aside: string
}

export const figureNames: Readonly<Record<string, Readonly<Record<string, FigureName>>>> = {
  helado: {
    PAC: { label: 'Temperatura di servizio (PAC)', name: 'Temperatura di servizio', aside: 'PAC' },
    azucares: { label: 'Zuccheri, senza il lattosio', name: 'Zuccheri', aside: 'senza il lattosio' },
  },
}

export const ownFigureNames: typeof figureNames = {
  helado: {
    PAC: {
      label: 'Temperatura di servizio, nella tua vetrina',
      name: 'Temperatura di servizio',
      aside: 'nella tua vetrina',
    },
  },
}

export const lawWords = {
  mayNot: (name: string, why: string, isBalanced: boolean): string =>
    `${isBalanced ? 'Bilanciata, ma non' : 'Non'} si può chiamare ${calledName(name)}${why === '' ? '' : `: ${why}`}.`,
  condition: (label: string, value: string | undefined, isLeast: boolean, threshold: string): string =>
    `${value === undefined ? label : `${label}, ${value}`} (${isLeast ? 'minimo' : 'massimo'} ${threshold})`,
  others: (count: number): string => (count === 1 ? 'un’altra condizione' : `altre ${count} condizioni`),
} as const

export const gaugeWords = {
  heading: 'Parametri',
  state: { in: 'nell’intervallo', under: 'sotto', over: 'sopra', none: 'informativo' },
  unknown: 'non si sa',
  shape: { in: '●', under: '▼', over: '▲', none: '' },
  first: {
    inseguro: '■',
    falta_seguridad: '□',
    prohibido: '▼',
    dosis: '▼',
    sin_nombre: '▼',
    incompleto: '○',
    por_confirmar: '○',
    sin_juzgar: '–',
    casi: '◐',
    dosis_alta: '▲',
  },
  close: { in: '○', under: '▽', over: '△', none: '' },
  key: { firm: 'sicuro', close: 'al limite', varies: 'quanto può variare' },
  may: (from: RangeMargin, vary: string): string => `${italianMarginOnSide(from)}, e può variare di ±\u202f${vary}`,
  margin: italianMargin,
  more: (vary: string): string => `±\u202f${vary}`,
  range: (least: string, most: string): string => `da ${least} a ${most}`,
  own: 'tuo',
  told: (margin: string, question: string): string => `, ${margin}. ${question}`,
  informs: 'Altri valori',
  origin: 'Da dove viene?',
  ghost: (label: string, value: string): string => `${label}: arriverebbe a ${value}`,
} as const

export const actionWords = {
  label: 'Azioni',
  balance: 'Bilanciare',
  save: 'Salva versione',
  duplicate: 'Duplica',
  compare: 'Confronta',
  share: 'Condividi',
  foodLabel: 'Prepara etichetta',
  print: 'Stampa',
  kitchen: 'Pesa',
  clear: 'Svuota il banco',
  more: 'Altro',
} as const
