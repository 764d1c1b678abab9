import { numberText } from '@obrador/engine'
import { italianList, italianQuoted } from '@obrador/engine/it'
import { calledName } from '../../format/called-name.ts'
import type { LabelMention } from '../../model/mentions.ts'
import type { PaperId } from '../../model/paper.ts'
import type { DateForm, DateKind } from '../../model/stated.ts'
import { articleBefore, countedNoun } from './grammar.ts'

const mm = (value: number, decimals = 2): string => `${numberText(value, decimals)}\u202fmm`

export const mentionNames: Readonly<Record<LabelMention, string>> = {
  name: 'denominazione',
  allergens: 'allergeni',
  net: 'quantità netta',
  date: 'data',
  lot: 'lotto',
  keeping: 'conservazione',
  operator: 'chi lo fa',
}
const COUNTS = [
  '',
  'un’indicazione',
  'due indicazioni',
  'tre indicazioni',
  'quattro indicazioni',
  'cinque indicazioni',
  'sei indicazioni',
]

export const labelPageWords = {
  title: 'Prepara etichetta',
  back: 'Etichetta',
  print: 'Stampa etichette',
  signed:
    'La firmi tu: Obrador consiglia; dell’etichetta risponde l’operatore (Reg. (UE) 1169/2011, art. 8). È un’etichetta per la Spagna, in spagnolo (art. 15): che cosa chieda un altro paese non è stato verificato.',
  printSheet: 'Stampa la scheda',
  copies: 'Copie',
  copiesUnit: 'copie',
  batch: 'Lotto',
  none: {
    formula: 'La formula non si può ancora leggere: torna al banco e completala.',
    batch: 'La formula di questo lotto non si può leggere.',
    piece: 'Il montaggio non si può ancora leggere: torna indietro e completalo.',
  },
  state: 'A che punto è l’etichetta',
  complete: 'Ci sono tutte le indicazioni obbligatorie.',
  untold: (names: string): string =>
    `La tabella nutrizionale non si può dichiarare: non si sa che cosa o quanto c’è di ${names}.`,
  unproven: (parts: string): string => `Ci sono tutte le indicazioni, se dimostri ${parts}.`,
  depends: (besides: string): string => `Ci sono tutte le indicazioni, se inoltre ${besides}.`,
  missing: (count: number, names: string): string =>
    `${count === 1 ? 'Manca' : 'Mancano'} ${COUNTS[count] ?? `${count} indicazioni`}: ${names}.`,
  misnamed: (why: string): string => `Questo nome non si può mettere: ${why}`,
  unsaleable: 'Così non si può vendere.',
  full: 'Indicazioni complete',
  some: (count: number): string =>
    count === 1 ? 'Manca un’indicazione' : `Mancano ${COUNTS[count] ?? `${count} indicazioni`}`,
  draft: 'Bozza',
} as const

export const mentionRows = {
  title: 'Indicazioni obbligatorie',
  law: 'Regolamento (UE) 1169/2011, art. 9',
  terms: {
    a: 'Denominazione',
    b: 'Ingredienti',
    c: 'Allergeni',
    d: 'Quantità degli ingredienti nominati (QUID)',
    e: 'Quantità netta',
    f: 'Data',
    g: 'Conservazione',
    h: 'Chi lo fa',
    i: 'Paese d’origine',
    j: 'Istruzioni per l’uso',
    k: 'Titolo alcolometrico',
    l: 'Dichiarazione nutrizionale',
    lote: 'Lotto',
  } as Readonly<Record<string, string>>,
  ofCraft: 'Richiesta dalla sua norma',
  states: { sure: 'Bene', open: 'Dipende', bad: 'Manca', none: 'Non serve' },
  missing: 'manca',
  notHere: 'Qui non serve',
  onlyIf: 'Solo in certi casi',
  noDate: 'Senza data: si mangia entro 24 ore',
  lotByDate: 'Lo dà la data, con giorno e mese',
  noNutrition: 'Tolta da te',
  small:
    'Sei un piccolo produttore che vende direttamente o a negozi della zona? Allora può non servire (allegato V, punto 19).',
  noName: 'Senza un nome suo',
  nameHelp: 'Per questo non c’è un nome riservato: di’ che cos’è, in modo che si capisca.',
  count: (count: number, compounds: number): string =>
    `${countedNoun(count, 'ingrediente', 'ingredienti')}, in ordine di peso${compounds === 0 ? '' : compounds === 1 ? ', uno con i suoi tra parentesi' : `, ${compounds} con i loro tra parentesi`}`,
  bold: (words: readonly string[]): string =>
    words.length === 0 ? 'nessuno dei 14' : `${italianList(words.map(italianQuoted), 'e')}, in grassetto`,
  unknown: (names: string): string => `non si sa di ${names}`,
  calculated: 'Calcolata dalla formula',
  beyond: (nutrients: string): string => `${nutrients}: con i tuoi acquisti può uscire dalla tolleranza`,
  write: 'Scrivi',
  why: 'Perché',
} as const

export const wordRows = {
  title: 'La parola dell’etichetta',
  table: 'Parola per parola',
  help: 'Si stampa quello che hai scritto, in spagnolo',
  written: 'Hai scritto',
  printed: 'Si stampa',
  as: 'Si calcola come',
  unread: 'Non si sa che cos’è',
  weighs: 'Conta solo il peso',
  rename: 'Usa questo nome',
  renamed: (written: string, name: string): string => `dal catalogo, «${name}», invece di «${written}»`,
} as const

export const nameCardWords = {
  title: 'Nome in etichetta',
  no: (denied: string): string => `Così no: ${denied}`,
  denied: (parts: readonly string[]): string =>
    `${italianList(parts.map(italianQuoted), 'e')} non ${parts.length > 1 ? 'reggono' : 'regge'}.`,
  if: (count: number): string => `Si può chiamare così, se dimostri ${count === 1 ? 'una cosa' : `${count} cose`}.`,
  may: 'Si può chiamare così.',
  use: 'Usa questo nome',
  kept: 'Si salva con il suo «?».',
  used: 'È il nome in uso. Conserva la prova: in etichetta resta con il suo «?».',
  call: (name: string): string => `Chiamalo ${calledName(name)}`,
  others: 'Altri nomi',
  short: (grams: string, what: string, isMore: boolean): string =>
    `${isMore ? 'mancano' : 'sono di troppo'} ${grams} g di ${what}`,
  figure: (label: string, value: string, isFloor: boolean, threshold: string): string =>
    `${label} ${value} (${isFloor ? 'almeno' : 'al massimo'} ${threshold})`,
  hardly: (part: string, value: string, threshold: string): string =>
    `«${part}» è al limite: ${value} su ${threshold}.`,
  of: (grams: string, what: string): string => `${grams} g di ${what}`,
  instead: (grams: string, what: string, before: string): string => `${grams} g di ${what} invece di ${before}`,
  reaches: (grams: string, figure: string | undefined): string =>
    `Con ${grams} ${figure === undefined ? 'si può chiamare così' : `arriva a ${figure}`}.`,
  stillBalanced: 'Resta bilanciata.',
  unbalanced: 'Ma non sarebbe più bilanciata.',
  put: (grams: string): string => `Metti ${grams}`,
  tones: { good: 'regge', bad: 'non regge', open: 'da dimostrare' },
} as const

export const labelFormWords = {
  title: 'Quello che metti tu',
  net: 'Quantità netta',
  unit: 'Unità della quantità',
  lot: 'Lotto',
  lotToday: (lot: string): string => `Usa quello di oggi: ${lot}`,
  lotOfBatch: (lot: string, day: string): string => `Usa quello prodotto ${articleBefore('il', day)}: ${lot}`,
  lotHelp: 'Se la data ha giorno e mese, il lotto si può omettere (Direttiva 2011/91/UE, art. 5).',
  date: { useBy: 'Data di scadenza', bestBefore: 'Termine minimo di conservazione' } satisfies Record<DateKind, string>,
  dateWhy: {
    useBy:
      'Deperibile dal punto di vista microbiologico: ci vuole la data di scadenza (Regolamento (UE) 1169/2011, art. 24).',
    bestBefore: 'Perde qualità prima di guastarsi: ci vuole il termine minimo di conservazione.',
  } satisfies Record<DateKind, string>,
  dateKind: 'Quale data ci va',
  dateUntold:
    'Non si sa come si conserva tutto quello che contiene: se qualcosa è deperibile dal punto di vista microbiologico, ci vuole la data di scadenza.',
  dateForm: 'Formato della data',
  dateForms: {
    day: 'Giorno, mese e anno',
    month: 'Mese e anno',
    year: 'Anno',
    none: 'Senza data: pane o dolce da mangiare entro 24 ore',
  } satisfies Record<DateForm, string>,
  formTooShort: {
    month: 'Se non si conserva più di tre mesi, la data deve avere il giorno (allegato X).',
    year: 'Se non si conserva più di 18 mesi, la data deve avere il mese (allegato X).',
  },
  past: 'Questa data è già passata.',
  keeping: 'Conservazione',
  traces: 'Può contenere (tracce)',
  trace: 'Altro allergene in tracce',
  species: {
    trigo: 'frumento',
    almendra: 'mandorla',
    avellana: 'nocciola',
    nuez: 'noce',
    anacardo: 'anacardo',
    pacana: 'noce di pecan',
    'nuez de Brasil': 'noce del Brasile',
    pistacho: 'pistacchio',
    macadamia: 'macadamia',
  },
  addTrace: 'Aggiungi',
  toldByPacket: 'Lo segnala la confezione di un ingrediente, o una formula che c’è dentro',
  removeTrace: (word: string): string => `Togli la traccia «${word}»`,
  alreadyIn: (word: string): string => `«${word}» è già tra gli ingredienti.`,
  operator: 'Chi lo fa e dove',
  operatorHelp: 'Nome e indirizzo si ricordano per le altre etichette.',
  noOperator: 'Manca chi lo fa',
  more: 'Origine, testo libero ed eccezioni',
  origin: 'Origine o paese, se serve',
  text: 'Testo libero',
  nutrition: 'Stampa la dichiarazione nutrizionale',
  noNutrition:
    'Può mancare solo se produci piccole quantità e le vendi tu o negozi vicini (allegato V, punto 19); quanto è poco lo decide la tua autorità sanitaria.',
  isSmall: 'La superficie maggiore della confezione è sotto gli 80 cm²',
} as const

export const paperWords = {
  title: 'Etichetta',
  view: 'Come si vede',
  views: { real: 'Reale', double: '×\u00a02', sheet: 'A4' },
  paper: 'Carta',
  papers: {
    roll: 'Rotolo da 62 mm',
    card: '100 × 50 mm',
    sheet: '70 × 37 mm, 24 per foglio',
    custom: 'Su misura',
  } satisfies Record<PaperId, string>,
  width: 'Larghezza (mm)',
  height: 'Altezza (mm)',
  points: 'Carattere (punti)',
  size: (width: number, height: number): string =>
    `Dimensione reale: ${numberText(width, 1)} × ${numberText(height, 1)}\u202fmm`,
  shortSize: (width: number, height: number): string => `${numberText(width, 1)} × ${numberText(height, 1)}\u202fmm`,
  times: (factor: number): string => `× ${numberText(factor, 1)}`,
  xHeight: (height: number, least: number): string => `Altezza della x: ${mm(height)} (minimo ${numberText(least, 1)})`,
  tooSmall: (least: number): string => `Ingrandisci il carattere: la x non arriva a ${mm(least, 1)}.`,
  figures: (net: string, height: number, least: number): string =>
    `«${net}»: ${mm(height, 1)} (minimo ${numberText(least, 1)}, Direttiva 76/211)`,
  sameFace: 'Denominazione e quantità, sulla stessa faccia',
  fits: 'Ci sta nell’etichetta',
  fitsLinear: 'Ci sta nell’etichetta: senza posto per la tabella, la dichiarazione nutrizionale va di seguito',
  doesNotFit: (x: number): string =>
    `Non ci sta con la x a ${mm(x, 1)}: usa una carta più alta, o togli il testo libero.`,
  sheetView: 'Scheda tecnica in A4',
  preview: 'L’etichetta come verrà stampata',
  calibrate: 'È in scala 1:1? Appoggiaci sopra una tessera',
  card: 'Larghezza della tessera sullo schermo',
  cardHelp: 'Sposta finché il riquadro misura quanto una carta di credito (85,6 mm). Me lo ricordo.',
} as const

export const technicalSheetRows = {
  title: 'In etichetta',
  name: 'Denominazione',
  net: 'Quantità netta',
  lot: 'Lotto',
  keeping: 'Conservazione',
  traces: 'Può contenere',
  operator: 'Chi lo fa',
} as const
