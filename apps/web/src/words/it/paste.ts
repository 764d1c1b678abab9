import type { WeightSuggestion } from '@obrador/list'
import { groundText, italianText } from '@obrador/list/language'
import { numberWithUnit } from '../../format/numbers.ts'
import { decapitaliseName } from '../../format/page-speech.ts'
import { articleBefore } from './grammar.ts'

const NUMBERS = ['zero', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'] as const
const quoted = (text: string): string => `«${text}»`

const GRAMS_PER_KILO = 1000
/** Grams as a maker says them: kilos from one on. */
export const weightWords = (grams: number): string =>
  grams >= GRAMS_PER_KILO ? numberWithUnit(grams / GRAMS_PER_KILO, 'kg', 2) : numberWithUnit(grams, 'g', 0)

interface Wanting {
  readonly unknown: readonly string[]
  readonly unweighed: readonly string[]
  readonly open: readonly string[]
}

/** What is still to be told: what a thing is, what it weighs, what is to be confirmed. */
function wanting({ unknown, unweighed, open }: Wanting): string {
  const count = unknown.length + unweighed.length
  const [thing = '', ...things] = unknown
  if (count > 1) return ` Mancano ${NUMBERS[count] ?? count} dati tuoi.`
  if (count === 1 && things.length === 0 && thing !== '') return ` Manca un dato: che cos’è ${quoted(thing)}.`
  if (count === 1) return ` Manca un dato: quanto pesa ${quoted(unweighed[0] ?? '')}.`
  if (open.length > 1) return ` Confermane ${NUMBERS[open.length] ?? open.length}.`
  return open.length === 1 ? ` Confermane una: ${quoted(open[0] ?? '')}.` : ''
}

export const pasteWords = {
  title: 'Incolla una lista',
  help: 'Incolla qui la lista, così com’è: WhatsApp, libro, Excel.',
  label: 'Lista di ingredienti',
  placeholder: '500 g latte intero\n1/2 kg zucchero\n3 uova',
  readIt: 'Leggi la lista',
  reading: 'Leggo la lista…',
  read: 'La leggo così',
  lines: 'Righe della lista',
  halfDone: 'Hai una lista a metà.',
  nothing: 'In quello che hai incollato non vedo nessun ingrediente.',
  noWeights: 'Non vedo nessun peso: hai incollato solo i nomi?',
  wanting,
  suggestedBy: ({ ground }: WeightSuggestion): string => groundText(ground, italianText.weightReasons),
  whole: 'Tutto insieme',
  several: (count: number, titles: string): string => `Ho visto ${count} ricette: ${titles}.`,
  oneLine: (count: number): string => `Una riga, ${count} ingredienti.`,
  unit: {
    label: 'Unità della lista',
    which: 'In che cosa è scritta questa lista?',
    whichHelp: 'Possono essere chili, tazze o parti. Toccane una e ti dico il totale.',
    first: 'Prima, l’unità.',
    misfit: (flour: string): string =>
      `In % sulla farina non torna: la farina sarebbe ${articleBefore('il', flour)} %, ed è sempre il 100.`,
    light: (total: number): string => `In grammi, ${weightWords(total)} in tutto: sicuro?`,
    back: { kilos: 'Torna ai chili', grams: 'Torna ai grammi', bakers: 'Torna alla % sulla farina' },
    howMuchFlour: 'Quanta farina?',
    kilosOfFlour: (kilos: number): string => `${kilos}\u00a0kg`,
    overAll: 'vedi sulla farina totale',
    share: (percent: string): string => `${percent}\u00a0%`,
    unknown: '?',
    name: { kilos: 'kg', grams: 'g', bakers: '% sulla farina' },
    read: {
      kilos: (total: number): string => `Ho letto la lista in chili. Totale ${weightWords(total)}.`,
      grams: (total: number): string => `Ho letto la lista in grammi. Totale ${weightWords(total)}.`,
      bakers: (total: number): string => `Ho letto la lista in % sulla farina. Totale ${weightWords(total)}.`,
      shares: (total: number): string => `Ho letto la lista in % sul totale. Per ${weightWords(total)}.`,
      parts: (): string => 'Ho letto la lista come parti, senza peso.',
    },
  },
  kind: {
    hand: (type: string): string => `Tipo scelto da te: ${decapitaliseName(type)}.`,
    sure: (type: string): string => `Lo leggo come ${type}.`,
    likely: (type: string, rival: string): string =>
      `Sembra ${decapitaliseName(type)}${rival === '' ? '.' : `; o ${decapitaliseName(rival)}?`}`,
    quarrel: (type: string, rival: string): string =>
      `Si chiama ${decapitaliseName(type)} e, da quello che contiene, sembra ${decapitaliseName(rival)}.`,
    none: (type: string): string => `Non so che cos’è: lo valuto come ${type}.`,
  },
  shape: { read: '●', worked: '≈', open: '○', asked: '▼', left: '–' },
  standing: {
    read: 'così com’è',
    worked: 'calcolata',
    open: 'da confermare',
    asked: 'da completare',
    left: 'non è un ingrediente',
  },
  count: {
    read: (count: number): string => (count === 1 ? '1 così com’è' : `${count} così come sono`),
    worked: (count: number): string => (count === 1 ? '1 calcolata' : `${count} calcolate`),
    open: (count: number): string => `${count} da confermare`,
    asked: (count: number): string => `${count} da completare`,
    left: (count: number): string => (count === 1 ? '1 non è un ingrediente' : `${count} non sono ingredienti`),
  },
  item: (text: string, standing: string, name: string, grams: string): string =>
    `${text}: ${standing}${name === '' ? '' : `, ${name}`}${grams === '' ? '' : `, ${grams} grammi`}`,
  facts: {
    name: 'Nome',
    noName: 'Senza nome',
    type: 'Tipo',
    readAs: 'Lo leggo come',
    seenAs: 'Lo valuto come',
    byHand: 'Tipo scelto da te',
    change: 'cambia',
    changeType: (name: string): string => (name === '' ? 'Tipo della ricetta' : `Tipo di ${quoted(name)}`),
    also: 'Potrebbe anche essere',
    takeType: (type: string): string => `È ${decapitaliseName(type)}`,
    because: (grounds: string): string => `per ${grounds}`,
    ground: { title: 'il titolo', heading: 'il nome della parte', composition: 'quello che contiene' },
    made: 'Resa',
    kilos: 'kg',
    sum: (grams: number): string => `fanno ${weightWords(grams)}`,
    apart: (made: number, sum: number): string => `Dice ${weightWords(made)} e fanno ${weightWords(sum)}.`,
    scale: (made: number): string => `Porta a ${weightWords(made)}`,
    leave: (sum: number): string => `Lascia ${weightWords(sum)}`,
    scaled: (made: number): string => `Portato a ${weightWords(made)}: ogni peso è cambiato.`,
    unscale: 'Lascialo com’era',
    pieces: (count: number): string => `Dice ${count}: sono ${count} pezzi?`,
    yes: (count: number): string => `Sì, ${count} pezzi`,
  },
  keeping: {
    label: 'Che cosa faccio con le ricette',
    apart: 'Separate',
    together: 'Insieme',
    first: 'Solo la prima',
    help: {
      apart: (count: number): string =>
        `Separate: ${NUMBERS[count] ?? count} formule. Ognuna potrà andare dentro un’altra.`,
      together: (_: number): string => 'Insieme: una formula con tutte le righe.',
      first: (_: number): string => 'Solo la prima: il resto resta fuori.',
    },
  },
  part: {
    untitled: (at: number): string => `Parte ${at}`,
    lines: (count: number): string => (count === 1 ? '1 riga' : `${count} righe`),
    see: (count: number): string => (count === 1 ? 'Vedi la riga' : `Vedi le ${count} righe`),
    fold: 'Chiudi',
  },
  cut: {
    label: 'La riga, tagliata',
    by: (sign: string): string => `Tagliata a ogni «${sign}».`,
    byWeights: 'Tagliata a ogni peso.',
    otherwise: 'Taglia in un altro modo',
    at: (sign: string, count: number): string => `A ogni «${sign}»: ${count} pezzi`,
    byHand: 'A mano, nel testo',
  },
  skip: {
    heading: 'Titolo',
    step: 'Passaggio',
    note: 'Nota',
    yield: 'Quanto rende',
    stamp: 'Ora e mittente',
    joined: 'Già contata in un’altra riga',
  },
  becomes: {
    name: (name: string): string => `Sarà il nome: «${name}».`,
    nameAndYield: (name: string): string => `Nome, «${name}», e resa.`,
    part: 'Nome della parte.',
    stamp: 'Ora e mittente, fuori.',
    step: 'Va nel procedimento.',
    out: 'Fuori.',
    yield: 'Va nella resa.',
  },
  change: 'Cambia',
  changeOne: (text: string): string => `Cambia «${text}»`,
  kinds: { ingredient: 'È un ingrediente', step: 'È un passaggio', out: 'Fuori' },
  ask: {
    volume: 'È un volume e non so la sua densità.',
    pieces: 'Non so quanto pesa ognuno.',
    range: 'Dà due pesi: scrivi quello che usi.',
    toTaste: 'Non dice quanto.',
    unclear: 'Non vedo quanto pesa.',
  },
  noWeight: 'Non vedo quanto pesa.',
  asNote: 'Non conta: lascialo come nota',
  aboutSo: 'La lista dice che è approssimativo.',
  beside: (figure: string, says: string, grams: string): string => `${figure} è ${says}; ${grams}, il peso.`,
  says: {
    fat: 'il grasso',
    cocoa: 'il cacao',
    strength: 'la forza della farina',
    dextrose: 'il destrosio equivalente',
    alcohol: 'il grado',
    dose: 'la dose',
    share: 'del nome',
    bloom: 'la forza',
  },
  byContext: (name: string): string => `«${name}» e basta: la leggo così per quello che fai.`,
  whatIsOne: (name: string): string => `Che cos’è «${name}»?`,
  unknown: 'Non conta finché non dici che cos’è.',
  create: 'Crea ingrediente',
  createOne: (name: string): string => `Crea ingrediente «${name}»`,
  leaveOut: 'Lascia fuori',
  leaveOutOne: (name: string): string => `Lascia fuori «${name}»`,
  total: 'Totale letto',
  nothingLost: 'Non si perde nulla: quello che manca entra segnato.',
  add: 'Aggiungi al banco',
  replace: (count: number): string => (count === 1 ? 'Metti in una formula nuova' : `Metti in ${count} formule nuove`),
  edit: 'Modifica il testo',
} as const

export const takenWords = {
  lines: (count: number): string => (count === 1 ? 'Una riga sul banco.' : `${count} righe sul banco.`),
  apart: (first: string, others: string): string => `«${first}» è sul banco; «${others}», in Le mie formule.`,
} as const
