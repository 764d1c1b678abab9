import { articleBefore, countedNoun } from './grammar.ts'

const batchesText = (count: number): string => countedNoun(count, 'lotto', 'lotti')

export const batchBookWords = {
  none: 'Non ci sono ancora lotti. Pesa una formula e tocca «Finito».',
  count: (all: number, good: number, measured: number): string =>
    `${batchesText(all)}${measured === 0 ? ', senza misure' : `: ${good} come previsto`}.`,
  verdict: { si: 'come previsto', justo: 'al limite', no: 'non come previsto', pendiente: 'senza misure' } as Readonly<
    Record<string, string>
  >,
  remove: 'Elimina',
  removed: 'Lotto eliminato: quello che ha insegnato si dimentica con lui.',
  trace: 'Tracciabilità',
  traceLead: {
    lot: 'Scegli un lotto di materia prima e vedi ogni lotto e ogni etichetta in cui è finito.',
    label: 'Scegli il lotto di un’etichetta e vedi tutto quello che c’è entrato.',
  },
  from: 'Da dove parti',
  ways: { lot: 'Da una materia prima', label: 'Da un’etichetta' },
  wentIn: 'Che cosa è entrato',
  made: 'Lotti prodotti',
  cameOut: 'Che cosa è uscito',
  since: (lot: string, day: string): string => `${lot} · ${articleBefore('dal', day)}`,
  batchOn: (day: string, name: string): string => `${day}, ${name}`,
  pieces: (count: string): string => countedNoun(count, 'pezzo', 'pezzi'),
  toShop: 'nessuna azienda segnata',
  noLot: 'senza lotto',
  print: 'Stampa',
  label: 'Etichetta',
  more: (name: string): string => `Altro sul lotto ${name}`,
  open: 'Apri la versione di allora',
  frozen: (name: string, day: string): string => `${name}, ${articleBefore('del', day)}`,
  frozenOpened: (day: string): string =>
    `È come l’hai pesata ${articleBefore('il', day)}; quella di adesso resta tra le tue formule.`,
  share: 'Condividi',
  shared: 'Copiato: incollalo in un messaggio. Non porta i lotti di ciò che compri.',
  notShared: 'Il browser non lascia copiare.',
  readings: (text: string): string => `Misurato: ${text}.`,
  seeAll: (all: number): string => `Vedi tutti e ${all}`,
  noLots: 'In nessun lotto prodotto sono segnate le materie prime.',
  lotHas: (name: string, lot: string, batches: number, pieces: string): string =>
    `Con ${name}, lotto ${lot}, hai prodotto ${batchesText(batches)}${pieces === '' ? '' : ` e ${pieces}`}.`,
  labelHas: (lot: string, lots: number): string =>
    lots === 0
      ? `Per l’etichetta ${lot} non sono segnate le materie prime.`
      : `Nell’etichetta ${lot} ${lots === 1 ? 'c’è 1 lotto di materia prima' : `ci sono ${lots} lotti di materie prime`}.`,
  went: (to: string): string => `A un’altra azienda: ${to}. Il resto, nel tuo negozio.`,
  law: 'Regolamento (CE) 178/2002, art. 18: da chi viene ogni cosa e a quale azienda va. La vendita al pubblico non si segna. Quello che non hai annotato qui, qui non c’è.',
  csv: 'CSV',
  csvName: 'lotti',
  csvHeads: [
    'Lotto',
    'Giorno',
    'Formula',
    'Ingrediente',
    'Lotto materia prima',
    'Grammi',
    'Risultato',
    'Pezzi',
    'Azienda',
    'Che cos’era',
    'Da chi',
    'Arrivato',
  ],
  ofFormula: 'Di questa formula',
  tabs: { formula: 'Formula', batches: 'Lotti', versions: 'Versioni' },
  back: 'Le mie formule',
  onTable: 'Vedi sul banco',
  noneOf: 'Non ci sono ancora lotti di questa formula. Pesala e tocca «Finito».',
  lotIs: (ingredient: string, lot: string, how: string): string =>
    `${ingredient}${lot === '' ? '' : `, lotto ${lot}`}: ${how}.`,
  drinks: (ingredient: string, lot: string, isMore: boolean): string =>
    `${ingredient}${lot === '' ? '' : `, lotto ${lot}`}: beve ${isMore ? 'di più' : 'meno'}.`,
  strips: 'Misurato e atteso',
  legend: { band: 'atteso, 9 volte su 10', si: 'come previsto', justo: 'al limite', no: 'non considerato' },
  strip: 'Quale lettura',
  stripsOf: 'Strisce dei lotti',
  next: 'il prossimo',
  opens: (lot: string, others: number): string =>
    `lotto ${lot}${others === 0 ? '' : others === 1 ? ' e un altro' : ` e altri ${others}`}`,
  stripName: (reading: string, batches: number, read: string, expected: string): string =>
    `${reading}, ${batchesText(batches)}. L’ultimo, ${read}; mi aspettavo ${expected}.`,
  asTable: (reading: string): string => `Vedi come tabella: ${reading}`,
  heads: ['Data', 'Lotto', 'Atteso', 'Misurato', 'Risultato'],
  workshop: 'Il mio laboratorio',
  workshopLead:
    'Che cosa hanno insegnato i tuoi lotti. «Di partenza» è quello che si suppone finché nessuno ha misurato.',
  constant: (key: string): string => {
    const [name = '', of] = key.split('@')
    const called =
      {
        'refractometro.agua': 'Rifrattometro, in acqua: errore',
        'refractometro.leche': 'Rifrattometro, con latte o cacao: errore',
        'evaporacion.frio': 'A freddo, si perde per strada',
        'evaporacion.pasteurizadora': 'Pastorizzatore, evapora',
        'evaporacion.cazo': 'Casseruola, evapora',
        coccion: 'Punto di cottura, acqua in più',
        friccion: 'Impastatrice, scalda',
        horno: 'Forno, toglie rispetto al solito',
        aire: 'Mantecatore, overrun',
        vitrina: 'Vetrina, rispetto al mio calcolo',
        aw: 'Misuratore e calcolo dell’aw',
      }[name] ?? name
    return of === undefined || of === '' ? called : `${called} (${of})`
  },
  bar: (name: string, own: string, around: string, first: string, firstAround: string): string =>
    `${name}: il tuo ${own}, più o meno ${around}; di partenza ${first}, più o meno ${firstAround}`,
  atFirst: 'di partenza',
  mine: 'il tuo',
  use: 'Usa sul banco',
  proposed: (text: string): string => `Proposto per il banco: ${text}.`,
  useIt: 'Usa',
  notNow: 'Non ora',
  used: 'Da adesso il banco usa i tuoi dati.',
  nothingToUse: 'Di quello che si sa, al banco non serve ancora nulla: bisogna misurare l’impasto o l’overrun.',
  friction: (value: string): string => `frizione ${value}`,
  air: (value: string): string => `overrun ${value}`,
  forget: 'Dimentica…',
  forgetOne: (name: string): string => `Dimentica: ${name}`,
  forgotten: (name: string): string => `${name}: da oggi si impara di nuovo.`,
  done: 'Fatto',
} as const
