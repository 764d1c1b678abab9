import { countedNoun } from './grammar.ts'

const batchesOf = (count: number): string => countedNoun(count, 'lotto', 'lotti')
const piecesOf = (count: number): string => countedNoun(count, 'pezzo', 'pezzi')
const maybeOf = (count: number): string =>
  count === 0 ? '' : count === 1 ? ' Forse un altro.' : ` Forse altri ${count}.`

export const recallWords = {
  title: 'Ritira un lotto',
  choose: 'Scegli un lotto di materia prima e vedi ogni lotto prodotto che lo contiene.',
  lots: 'Materie prime',
  noLot: 'senza lotto',
  notKnown: 'non si sa',
  isSure: 'Confermato',
  heads: ['Lotto', 'Prodotto', 'Pezzi', 'A chi'],
  count: (sure: number, maybe: number): string =>
    maybe === 0 ? batchesOf(sure) : `${sure} + ${maybe} ${sure + maybe === 1 ? 'lotto' : 'lotti'}`,
  headline: (name: string, lot: string, batches: number, pieces: number, uncounted: number, maybe: number): string => {
    const counted = pieces === 0 ? '' : ` e ${piecesOf(pieces)}`
    const others = pieces === 0 || uncounted === 0 ? '' : `, più quelli di ${batchesOf(uncounted)} non contati`
    return `Con ${name} ${lot} hai prodotto ${batchesOf(batches)}${counted}${others}.${maybeOf(maybe)}`
  },
  unlotted: (name: string, batches: number): string => `Di ${name} non si sa il lotto in ${batchesOf(batches)}.`,
  cameFrom: (supplier: string | undefined, day: string | undefined): string =>
    `Da chi viene: ${supplier ?? '? (non si sa)'}. Quando è arrivato: ${day ?? '? (non si sa)'}.`,
  maybe: 'Forse anche: nessuno ha confermato il suo lotto e il sacco era aperto, o è lo stesso numero su un’altra cosa',
  print: 'Stampa il ritiro',
  csv: 'CSV del ritiro',
  csvName: 'ritiro',
  csvHeads: [
    'Ingrediente',
    'Lotto materia prima',
    'Da chi',
    'Arrivato',
    'Lotto',
    'Giorno',
    'Prodotto',
    'Pezzi',
    'A chi',
    'Sicuro',
  ],
  sure: { yes: 'sì', maybe: '? trattalo come se lo contenesse' },
  supposed: (lot: string): string => `? forse ${lot}`,
  untold: '? senza lotto',
  unknown: '?',
  untoldOf: (names: string): string => `? ${names}, senza lotto`,
  drawing: 'Vedi lo schema',
  law: '● confermato con un tocco · ? non si sa: trattalo come se lo contenesse. Regolamento (CE) 178/2002, artt. 18 e 19. La vendita al pubblico non si segna.',
} as const
