import type { CraftId } from '../../model/formula.ts'
import { articleBefore, atTime, countedNoun } from './grammar.ts'

/** The machine that bounds a batch of each craft. */
export const machineNames: Readonly<Record<CraftId, string>> = {
  helado: 'Mantecatore',
  panaderia: 'Impastatrice',
  pasteleria: 'Planetaria',
  turron: 'Torroniera',
  cacao: 'Temperatrice',
}

const ingredientsText = (count: number): string => countedNoun(count, 'ingrediente', 'ingredienti')

export const dayWords = {
  empty: 'Che cosa fai domani?',
  emptyHelp: 'Scegli che cosa fai e quanti pezzi: ti dico che cosa preparare, in che ordine, e che cosa comprare.',
  summary: (products: number, preparations: number, pieces: number): string =>
    `${countedNoun(products, 'prodotto', 'prodotti')}, ${countedNoun(preparations, 'preparazione', 'preparazioni')}, ${countedNoun(pieces, 'pezzo', 'pezzi')}.`,
  print: 'Stampa',
  weigh: 'Pesa',
  another: 'Ripeti un altro giorno',
  repeat: (title: string): string => `Ripeti il piano di ${title}`,
  parts: 'Parti del piano',
  what: 'Che cosa fai',
  mise: 'Preparazioni',
  buy: 'Spesa',
  clock: 'Orari',
  date: 'Giorno',
} as const

export const momentWords = {
  usual: (at: number, count: number): string =>
    at > 0 && at === count - 1 && count > 2 ? 'Alla fine' : (['Prima', 'Poi', 'Dopo'][at] ?? 'Più tardi'),
  name: (name: string): string => `Nome del momento «${name}»`,
  when: (name: string): string => `Quando fai ${name}`,
  whenShort: 'Quando',
  other: 'Altro momento',
  late: (users: string): string => `Viene dopo ${users}, che la contiene.`,
  suggested: (eve: string, day: string): readonly string[] => [
    `${eve}, prima di chiudere`,
    `${eve} sera, ha bisogno di freddo`,
    `${day}, di prima mattina`,
  ],
} as const

export const repeatWords = {
  title: 'Un altro giorno',
  date: 'Per il giorno',
  which: 'Che cosa ripeti',
  blank: 'Parti da zero',
  done: (title: string): string => `Piano per ${title}. Quello di prima resta qui.`,
  started: 'Piano vuoto. Quello di prima resta in «Ripeti un altro giorno».',
} as const

export const planWeighWords = {
  lead: (at: number, of: number, weight: string): string => `${at} di ${of} · ${weight}`,
  batch: (at: number, of: number): string => `Carica ${at} di ${of}`,
  which: 'Preparazione',
  done: (name: string): string => `${name} (fatta)`,
  next: (name: string): string => `Prossima: ${name}`,
  nextBatch: (at: number, of: number): string => `Continua con la carica ${at} di ${of}`,
  finished: 'È tutto pesato.',
  kept: 'Il suo lotto è salvato.',
  changed: (weight: string): string => `Il piano è cambiato: avevi già pesato ${weight}.`,
  reset: 'Ricomincia da capo',
} as const

export const productWords = {
  count: (count: number): string => countedNoun(count, 'prodotto', 'prodotti'),
  add: 'Aggiungi prodotto',
  search: 'Cerca tra le mie formule',
  piece: (parts: number): string => `Montaggio, ${countedNoun(parts, 'parte', 'parti')}`,
  openPiece: 'Apri il montaggio',
  pieceHelp: 'I grammi e il calo di ogni parte si cambiano nel suo montaggio.',
  none: 'Nessuna con questo nome.',
  noFormulas: 'Salva una formula sul Banco e qui potrai sceglierla.',
  pieces: (name: string): string => `Pezzi di ${name}`,
  gramsOf: (name: string): string => `Grammi per pezzo di ${name}`,
  lossOf: (name: string): string => `Calo di ${name}, %`,
  grams: 'Grammi per pezzo',
  loss: 'Calo, %',
  lossCounted: (label: string): string => `Già contato: ${label.toLowerCase()}.`,
  lossHelp: 'Di ogni 100 g fatti, quelli che non arrivano nel pezzo.',
  each: (weight: string): string => `pezzi da ${weight}`,
  whole: (weight: string): string => `tutta la formula, ${weight}`,
  unweighed: '? Quanto pesa ogni pezzo? Finché non si sa non entra nel piano.',
  noLoss: 'Senza calo: conto 0 %.',
  remove: 'Togli',
  removed: (name: string): string => `Hai tolto «${name}».`,
  most: (count: number): string => `Fino a ${count} prodotti al giorno: dividi il piano.`,
  unread: 'Da rivedere',
  unreadHelp: 'Non riesco a leggere la sua formula: aprila sul Banco.',
  gone: 'Non è più in Le mie formule',
} as const

export const roomWords = {
  title: 'Macchine',
  help: 'I chili che ci stanno in una volta. Se lo lasci vuoto, va tutto in una sola carica.',
  places: 'Quante cose insieme',
  placesHelp: 'Se lo lasci vuoto, una. Quello che non ci sta si vede negli orari.',
  hands: 'Persone',
  oven: 'Posti in forno',
  machines: (machine: string): string => `${machine}, quante macchine`,
  kilos: (machine: string): string => `${machine}, chili per carica`,
  unit: 'kg',
} as const

export const atHandWords = {
  title: 'Ho già fatto',
  add: 'Aggiungi una preparazione',
  choose: 'Scegli…',
  grams: (name: string): string => `Grammi fatti di ${name}`,
  since: (date: string): string => articleBefore('del', date),
} as const

export const miseWords = {
  product: (pieces: string, name: string): string => `${pieces} × ${name}`,
  title: 'Preparazioni',
  done: (done: number, of: number): string => `${done} di ${of} ${of === 1 ? 'fatta' : 'fatte'}`,
  tick: (name: string, weight: string): string => `${name}, ${weight}`,
  lines: (name: string): string => `Che cosa c’è in ${name}`,
  ingredient: 'Ingrediente',
  batch: 'Per carica',
  all: 'In tutto',
  taken: (weight: string): string => `Tolgo ${weight} che hai già.`,
  left: (weight: string): string => `Ne vengono ${weight}.`,
  review: 'Da rivedere',
  untick: 'Togli tutte le spunte',
  unticked: 'È tutto da fare.',
  starts: (time: string, day: string): string => `Comincia ${day} ${atTime(time)}.`,
  notes: 'Da verificare',
  nothing: 'Niente da preparare: scrivi quanti pezzi fai.',
} as const

export const shoppingWords = {
  title: 'Lista della spesa',
  titleOf: (day: string): string => `Lista della spesa, ${day.toLowerCase()}`,
  count: ingredientsText,
  lead: (count: number, outlay: string): string =>
    count === 0
      ? 'Hai già tutto: non c’è nulla da comprare.'
      : `Compra ${ingredientsText(count)}: ${outlay} in confezioni intere.`,
  ingredient: 'Ingrediente',
  buy: 'Da comprare',
  needs: (need: string, have: string): string => `ne servono ${need}, ne hai ${have}`,
  enough: 'ce l’hai già',
  untold: (known?: string | number): string => (known === undefined ? '?' : `${known} + ?`),
  uses: (cost: string): string => `Di tutto questo, il piano consuma ${cost}.`,
  bought: 'Ho comprato',
  haveBought: 'Aggiunto alle scorte.',
  used: 'Scala quello che hai usato',
  haveUsed: 'Scalato dalle scorte.',
  euro: '€',
  packs: (count: number, weight: string): string => `${count} da ${weight}`,
  total: 'Spesa',
  estimated: 'Con ○, a prezzo indicativo: metti il tuo in «Prezzi e scorte».',
  isEstimated: 'prezzo indicativo',
  csv: 'CSV',
  file: (date: string): string => `spesa-${date}`,
  csvHeads: ['Ingrediente', 'Grammi', '€/kg', '€', 'Per', 'Ho (g)', 'Compro (g)', 'Pago (€)'],
} as const

export const dayPaperWords = {
  assembly: 'Montaggio',
  pieces: (count: number): string => countedNoun(count, 'pezzo', 'pezzi'),
  heads: ['Dal basso in alto', 'ognuno', 'in tutto', 'lotto'],
  totals: 'Di ogni preparazione, in tutto',
  loss: 'Il calo di ogni parte è compreso; quello di sac à poche e stampo aggiungilo tu.',
  noLoss: 'Senza il calo di sac à poche e stampo: aggiungilo tu.',
  supposed: (what: string): string => `○ Ipotizzato: ${what}.`,
  printed: (time: string): string => `stampato ${atTime(time)}`,
  unweighed: (names: string): string => `? Senza peso del pezzo, fuori dal piano: ${names}.`,
} as const
