import { numberText } from '@obrador/engine'
import { italianList, italianQuoted } from '@obrador/engine/language'
import type { GuessGround } from '../ground.ts'
import { kilosText, priceTextsIn } from '../messages.ts'
import type * as spanish from './es.ts'
import { italianMeasures } from './it/measures.ts'

const line = (at: number, text: string, name: string): string =>
  `Riga ${at} del testo (${italianQuoted(text)}${name === text ? '' : `, ${italianQuoted(name)}`}): `

const quoted = (titles: readonly string[]): string => italianList(titles.map(italianQuoted), 'e')

const GROUNDS: Readonly<Record<GuessGround['by'], (words: string) => string>> = {
  title: (words) => `il titolo dice ${italianQuoted(words)}`,
  heading: (words) => `una parte si chiama ${italianQuoted(words)}`,
  composition: () => 'è ciò che viene dai suoi ingredienti',
}

const figure = (value: number): string => numberText(value, 4)
const times = (count: number, grams: number): string => `${figure(count)} × ${figure(grams)} g`
const called = (label: string): string => italianMeasures[label] ?? label

const weightReasons: (typeof spanish)['weightReasons'] = {
  volume: (ml, density, label) => `${figure(ml)} ml × ${figure(density)} g/ml (${called(label)})`,
  asWater: (ml) => `${figure(ml)} ml come se fosse acqua: non ne conosco la densità`,
  pieces: (count, grams, label) => `${times(count, grams)} (${called(label)})`,
  spoons: (count, grams, spoon, label) => `${times(count, grams)} (${called(spoon)} raso di ${called(label)})`,
  vessels: (count, grams, vessel, ml, label) =>
    `${times(count, grams)} (${called(vessel)} da ${figure(ml)} ml, ${called(label)})`,
  middle: (low, high, unit) => `a metà fra ${figure(low)} e ${figure(high)} ${called(unit)}`,
  vague: (grams) => `${figure(grams)} g o giù di lì`,
  old: (count, grams, unit) => `${times(count, grams)} (antica ${called(unit)} spagnola)`,
  kilos: (value) => `${figure(value)} kg, se la lista è in chili`,
  misread: (written, grams) => `${italianQuoted(written)} sembra ${figure(grams)} g letto male`,
  twoFigures: (grams) => `${figure(grams)} g: ci sono due cifre senza unità`,
  each: (count, grams) => `${times(count, grams)}, se è il peso di ciascuno`,
  bakers: (percent) => `${figure(percent)} % su 1 kg di farina`,
  ofBatch: (percent) => `${figure(percent)} % di 1 kg`,
  byOrder: (grams) => `${figure(grams)} g, se i pesi seguono l’ordine dei nomi`,
  inStep: (grams) => `${figure(grams)} g, che dice solo un passaggio`,
  grams: (grams) => `${figure(grams)} g, se sono grammi`,
  trace: (count, grams, label) => `${times(count, grams)} (${called(label)})`,
}

const AGAIN = 'Salvalo di nuovo come .xlsx o .csv. Non ho toccato niente.'

const fileRefusals: (typeof spanish)['fileRefusals'] = {
  cut: `Non sono riuscito a leggere questo file: è tronco o danneggiato. ${AGAIN}`,
  large: 'È troppo grande.',
  rows: 'Ha troppe righe.',
  cells: 'Ha troppe celle.',
  swells:
    'Questo file cresce troppo quando si apre e non l’ho aperto. Copia le ricette in una cartella nuova e salvala come .xlsx.',
  text: `Una cella ha più lettere di quante ne ammette Excel. ${AGAIN}`,
  parts: 'Ha troppi fogli o parti: dividilo in più file.',
  older: 'È un vecchio file di Excel (.xls) o ha una password. Aprilo e salvalo come .xlsx, senza password.',
  locked: 'Ha una password. Salvalo senza, come .xlsx.',
  entities: `Questo file non è di un normale foglio di calcolo e non l’ho aperto. ${AGAIN}`,
  unknown: 'Non vedo ricette in questo file. Leggo .xlsx, .csv, pagine di ricette e copie di Paprika o Mealie.',
  empty: 'Questo file è vuoto.',
}

/** Italian. */
export const italianText: typeof spanish = {
  weightReasons,
  fileRefusals,
  priceTexts: priceTextsIn({
    paidFor: { kilo: 'al chilo', litre: 'al litro', piece: 'l’uno', pack: 'la confezione' },
    pieces: (count) => `${count} pezzi, `,
    numberText,
    called,
  }),
  countedAbout: (at, text, name, grams, why) =>
    `${line(at, text, name)}l’ho contata come ≈ ${numberText(grams)} g, ${why}; se non è così, scrivine i grammi.`,
  notCounted: (at, text, name) => `${line(at, text, name)}non so quanto pesa e non l’ho contata; scrivine i grammi.`,
  notWeighed: (at, text, name) => `${line(at, text, name)}è nella formula ma non è pesata; scrivine i grammi.`,
  moreReadings: (count) =>
    `${count === 1 ? 'C’è un altro avviso' : `Ci sono altri ${count} avvisi`} sul testo: guarda in «lecturas».`,
  nothingReadable: (lines, asked) => {
    const why =
      lines === 0
        ? 'è vuoto'
        : asked === undefined
          ? 'ha solo titoli, passaggi o note'
          : `non dice quanto pesa niente (per esempio, ${italianQuoted(asked)})`
    return `In «texto» non c’è nessuna riga che si possa contare: ${why}. Scrivi un ingrediente per riga con i suoi grammi, come «500 g zucchero».`
  },
  typeBecause: (grounds) =>
    italianList(
      grounds.map(({ by, words = '' }) => GROUNDS[by](words)),
      'e',
    ),
  yieldDiffers: (made, sum) =>
    `Il testo dice ${kilosText(made)} e le sue righe sommano ${kilosText(sum)}: guarda se manca qualcosa o se va riproporzionato.`,
  untitledPart: (at) => `parte ${at}`,
  partsTogether: (titles) =>
    `Nel testo ci sono ${titles.length} ricette o parti (${quoted(titles)}) e le ho contate insieme.`,
  partsLeftOut: (judged, others, grams) =>
    `Nel testo ci sono ${judged.length + others.length} ricette o parti: qui conta solo ${quoted(judged)}. ${
      others.length > 1 ? 'Restano' : 'Resta'
    } fuori ${quoted(others)}, che ${others.length > 1 ? 'pesano' : 'pesa'} ${kilosText(grams)}: ${
      others.length > 1 ? 'mandale' : 'mandala'
    } a parte.`,
}
