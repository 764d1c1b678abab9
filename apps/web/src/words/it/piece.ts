import { numberText } from '@obrador/engine'
import { countedNoun } from './grammar.ts'

const partsText = (count: number): string => countedNoun(count, 'parte', 'parti')

export const pieceScreenWords = {
  place: 'Montaggio',
  list: 'Montaggi',
  back: 'Le mie formule',
  name: 'Nome del montaggio',
  placeholder: 'Montaggio senza nome',
  summary: 'Risultato',
  keep: (part: string): string => `per ${part}`,
  empty: 'Scegli la prima parte.',
  emptyHelp: 'Una parte è una tua formula o un ingrediente, con i grammi che restano in ogni pezzo.',
  remove: 'Elimina il montaggio',
  removed: (name: string): string => `«${name}», eliminato.`,
  other: 'Altro montaggio',
  more: 'Altro',
  label: 'Etichetta',
  nameless: 'Senza denominazione legale propria: di’ che cos’è',
  namelessWhy: 'Un pezzo così non ha un nome riservato: in etichetta di’ che cos’è, in modo che si capisca.',
  named: (name: string): string => `«${name}»`,
  namedWhy: 'Così lo descrivi in etichetta: non ha un nome riservato.',
  untold: 'Non si sa come si conserva',
  toDay: 'Porta in produzione',
  taken: (name: string): string => `«${name}» è nel piano.`,
  full: 'Il piano ha già tutti i prodotti che stanno in un giorno.',
  print: 'Stampa',
  short: (wrong: number, parts: number): string =>
    wrong > 0 ? `${partsText(wrong)} da rivedere` : `${partsText(parts)}, bene`,
  shortFigures: (weight: string, cost: string): string => `${weight} · ${cost}`,
} as const

export const pieceParts = {
  title: 'Parti di un pezzo',
  order: 'dall’alto in basso',
  add: 'Aggiungi parte',
  addDecoration: 'Aggiungi decorazione',
  within: (name: string): string => `Dentro «${name}»:`,
  grams: (name: string): string => `Grammi di ${name}`,
  gramsHead: 'Grammi per pezzo',
  whole: 'Un pezzo',
  noPrice: 'senza prezzo',
  right: 'Bene',
  decoration: 'Decorazione',
  wraps: 'Avvolge il pezzo (glassa, copertura)',
  more: (name: string): string => `Altro su ${name}`,
  loss: 'Calo (%)',
  lossOf: (name: string): string => `Calo di ${name} (%)`,
  lost: (percent: string, grams: string): string => `Calo ${percent}: ne vanno fatti ${grams}`,
  density: 'Densità (g/ml)',
  densityOf: (name: string): string => `Densità di ${name} (g/ml)`,
  width: { round: 'Diametro (mm)', square: 'Lato (mm)', bar: 'Larghezza (mm)', dome: 'Diametro (mm)' },
  widthOf: (name: string): string => `Larghezza di ${name} (mm)`,
  toTheWall: 'Fino al bordo',
  up: 'Su',
  down: 'Giù',
  open: 'Apri sul banco',
  take: 'Togli',
  taken: (name: string): string => `Hai tolto «${name}».`,
  changed: 'È cambiata in Le mie formule.',
  follow: 'Segui la nuova',
} as const

const millimetres = (value: number): string => `${numberText(value, 1)}\u202fmm`

export const drawingWords = {
  title: 'Sezione in scala',
  bars: 'Peso di ogni parte',
  mould: 'Stampo',
  moulds: { round: 'Tondo', square: 'Quadrato', bar: 'Barra', dome: 'Mezza sfera', none: 'Senza stampo' },
  view: 'Dimensione del disegno',
  views: { cut: 'Sezione', true: '1 : 1' },
  trueSize: 'A grandezza naturale: 10\u202fmm del disegno sono 10\u202fmm sulla carta; sullo schermo dipende dal tuo.',
  diameter: { round: 'Diametro (mm)', square: 'Lato (mm)', bar: 'Larghezza (mm)', dome: 'Diametro (mm)' },
  length: 'Lunghezza (mm)',
  height: 'Altezza dello stampo (mm)',
  noHeight: 'Non misurata',
  millimetres,
  across: {
    round: (width: number): string => `Diametro ${millimetres(width)}`,
    square: (width: number): string => `Lato ${millimetres(width)}`,
    bar: (width: number, length: number): string => `Larghezza ${millimetres(width)}, lunghezza ${millimetres(length)}`,
    dome: (width: number): string => `Diametro ${millimetres(width)}`,
  },
  ruler: (length: number): string => `Scala: ${millimetres(length)}`,
  estimated: 'Altezza stimata: dove non hai scritto la densità conto 1 g per millilitro.',
  measured: 'Altezze secondo il peso, lo stampo e la densità di ogni parte.',
  fits: (sum: number, height: number): string =>
    `L’altezza totale (${millimetres(sum)}) sta nello stampo da ${millimetres(height)}.`,
  over: (over: number | undefined, grams: string, name: string): string =>
    over === undefined
      ? `Non ci sta: togli ${grams} di «${name}».`
      : `Sporge di ${millimetres(over)}: togli ${grams} di «${name}».`,
  insert: (width: number, height: number): string => `⌀ ${numberText(width, 1)} · ${millimetres(height)}`,
  bare: (grams: string, around: string, name: string): string =>
    `Mancano ${grams} di «${around}» per coprire «${name}».`,
  tight: (name: string): string => `«${name}» non ci sta: alla sua altezza lo stampo è più stretto.`,
  thickness: (name: string): string => `Altezza di ${name} (mm)`,
  byWeight: 'Più alta è la barra, più pesa la parte.',
  picture: (count: number): string => `Disegno di ${count === 1 ? 'uno strato' : `${count} strati`}`,
  table: 'Strati, dall’alto in basso',
  part: 'Parte',
  tall: 'Altezza (mm)',
  weight: 'Peso',
  onTop: 'sopra',
  wraps: (thickness: number): string => `avvolge, ${millimetres(thickness)}`,
} as const

export const piecePriceWords = {
  title: 'Prezzo di un pezzo',
  ingredients: 'Ingredienti',
  packaging: 'Confezione (€ per pezzo)',
  packagingRow: 'Confezione',
  labour: 'Manodopera',
  labourFor: (minutes: string, pieces: string): string => `${minutes} min per ${pieces}`,
  pieces: 'Pezzi',
  minutes: 'Minuti per tutti',
  hourly: 'Euro all’ora',
  vat: 'IVA (%)',
  cost: 'Costo',
  margin: 'Margine (%)',
  below: (price: string, lost: string): string => `A ${price} perdi ${lost} al pezzo.`,
  marginHelp: 'Il margine è sul prezzo senza IVA. Scrivi l’uno e si calcola l’altro.',
  board: (vat: string): string => `Prezzo al pubblico, IVA al ${vat} %`,
  own: 'Con i tuoi prezzi; quelli che mancano sono indicativi.',
  indicative: 'Prezzi indicativi: scrivi i tuoi in Dispensa.',
} as const

export const pieceLabelWords = {
  title: 'Un pezzo, in etichetta',
  energy: 'Energia',
  per100: (text: string): string => `${text} per 100 g`,
  prepare: 'Prepara etichetta',
  perPiece: (grams: string): string => `Per pezzo (${grams} g)`,
} as const

export const assembledWords = {
  open: 'Assemblato…',
  title: 'Quanti ne hai assemblati?',
  lots: 'Da quale lotto tuo o del fornitore viene ogni parte. Quello che non confermi resta «forse».',
  isLot: (lot: string): string => `Sì, ${lot}`,
} as const
