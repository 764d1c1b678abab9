import { capitaliseName } from '@obrador/engine'
import { italianList } from '@obrador/engine/it'
import { eurosText, gramsText } from '../../format/numbers.ts'
import { decapitaliseName } from '../../format/page-speech.ts'
import { countedNoun } from './grammar.ts'

const bases = (count: number): string => countedNoun(count, 'base', 'basi')
const formulasText = (count: number): string => countedNoun(count, 'formula', 'formule')
const grams = (value: number): string => `${gramsText(value)}\u00A0g`
const COUNTS = ['nessuno', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei'] as const
const countOf = (count: number): string => COUNTS[count] ?? String(count)

interface Weighed {
  readonly name: string
  readonly grams: number
}
const weighed = (lines: readonly Weighed[]): string =>
  italianList(
    lines.map((line) => `${grams(line.grams)} di ${decapitaliseName(line.name)}`),
    'e',
  )

const added = ({ name, grams: value }: Weighed): string => `${gramsText(value)} ${decapitaliseName(name)}`
const withDoses = (doses: readonly Weighed[]): string => (doses.length > 0 ? `, con ${weighed(doses)}` : '')

/** What a family of bases is made of, by its Spanish word. */
const FAMILIES: Readonly<Record<string, string>> = { leche: 'latte', agua: 'acqua', vegetal: 'vegetale' }
const familyName = (family: string): string => FAMILIES[family] ?? family

export const menuWords = {
  title: 'La carta dei gusti',
  empty: 'Scegli dal tuo ricettario i gusti che nascono da una base.',
  help: 'Quante basi servono per tutti i tuoi gusti, quali, e che cosa va corretto.',
  none: 'Non hai formule di questo mestiere. Incolla qui le tue dosi, o salva prima una formula.',
  flavours: 'Gusti',
  chosen: (count: number, all: number): string => `${count} di ${all}`,
  all: 'Scegli tutti',
  nobody: 'Togli tutti',
  craft: 'Mestiere',
  pasteLabel: 'O incolla le tue dosi, un gusto per riga',
  pasteHint: 'Pistacchio: 100 g di pasta di pistacchio',
  pasteHelp: 'In grammi per chilo di base.',
  pasteUnweighed: (names: readonly string[]): string =>
    `Manca il peso di ${italianList(names.map(decapitaliseName), 'e')}: scrivi i grammi.`,
  pasteGuessed: (doses: readonly Weighed[]): string => `Stima, da quanto pesa di solito: ${weighed(doses)}.`,
  pasteTake: 'Aggiungi questi gusti',
  remove: (name: string): string => `Togli ${name}`,
  working: 'Cerco…',
  searching: (count: number): string => `Cerco con ${bases(count)}…`,
  stop: 'Ferma',
  stopped: 'Ricerca fermata: questo è il meglio trovato fin qui.',
  broken: 'Questo browser non riesce a calcolarlo.',
  again: 'Cerca di nuovo',
  headline: (flavours: number, count: number): string =>
    `${flavours === 1 ? 'Il tuo gusto nasce' : `I tuoi ${flavours} gusti nascono`} da ${bases(count)}.`,
  corrected: (count: number): string => `${capitaliseName(countOf(count))} da correggere.`,
  proven: 'Dimostrato.',
  perhapsFewer: (count: number): string =>
    count === 0 ? 'Forse non serve correggerne nessuno.' : `Forse basta correggerne ${countOf(count)}.`,
  perhaps: (count: number): string => `Forse si può con ${count === 1 ? 'una' : countOf(count)}.`,
  withMore: (count: number, corrected: number): string => `Con ${count}, ${countOf(corrected)} da correggere.`,
  perKilo: 'Per chilo di base',
  nothing: 'niente',
  doses: weighed,
  correction: (lines: readonly Weighed[]): string => `+ ${lines.map(added).join(', ')}`,
  how: 'Quante basi?',
  howOf: (family: string): string => `Base ${familyName(family)}: quante?`,
  left: '← Da correggere, g al chilo',
  right: 'Tenuta del gusto più a rischio, su 100 acquisti →',
  rightShort: 'Tenuta, su 100 →',
  baseWord: (count: number): string => (count === 1 ? 'base' : 'basi'),
  impossible: 'non si può',
  gramsOf: (value: number, flavours: number): string =>
    flavours === 0 ? grams(0) : `${grams(value)}, ${countedNoun(flavours, 'gusto', 'gusti')}`,
  row: (count: number, corrected: number, value: number, firm: number | undefined): string =>
    `${bases(count)}: ${corrected === 0 ? 'non ne correggi nessuno' : `ne correggi ${countOf(corrected)}, ${grams(value)} al chilo`}${firm === undefined ? '' : `; quello più a rischio regge ${firm} acquisti su 100`}`,
  baseName: (family: string, isOnly: boolean, mark: number): string =>
    `Base${family === '' ? '' : ` ${familyName(family)}`}${isOnly ? '' : ` ${mark}`}`,
  baseOf: (flavour: string): string => `Base per ${flavour}`,
  mark: (mark: number): string => `base ${mark}`,
  eachKilo: (price: number): string => `${eurosText(price)}/kg`,
  serves: (flavours: readonly string[]): string =>
    flavours.length === 1 ? `${flavours[0]} · al chilo` : `${flavours.length} gusti · al chilo`,
  grams,
  vat: 'Vasca',
  vatKilos: (kilos: number): string => `${kilos} kg`,
  kilos: (value: number): string => (value < 1000 ? grams(value) : `${gramsText(value / 1000)}\u00A0kg`),
  toCorrect: (names: readonly string[]): string =>
    names.length === 1 ? `Uno da correggere: ${names[0]}` : `${capitaliseName(countOf(names.length))} da correggere`,
  correctOne: (mark: number, doses: readonly Weighed[]): string => `Per chilo di base ${mark}${withDoses(doses)}:`,
  tightest: (name: string, firm: number): string =>
    `${capitaliseName(name)} è il più a rischio: regge ${firm} acquisti su 100.`,
  otherDose: 'Altra dose',
  putDose: (value: number, name: string): string => `Metti ${grams(value)} di ${decapitaliseName(name)}`,
  ownBase: 'Una base tutta sua',
  shareBase: 'In base comune',
  doseOf: (line: string, flavour: string): string => `Grammi di ${line} in ${flavour}`,
  why: 'Perché meno non bastano',
  make: 'Fai queste basi',
  makes: (count: number, flavours: number): string =>
    `Salva ${bases(count)} e ${formulasText(flavours)} che ${count === 1 ? 'la' : 'le'} ${flavours === 1 ? 'usa' : 'usano'}. Le tue di adesso restano come versione.`,
  made: (count: number, flavours: number): string => `Salvate ${bases(count)} e ${formulasText(flavours)}.`,
  unmade: 'Tutto com’era.',
  failed: 'Salvataggio non riuscito.',
  notes: {
    before: 'Prima della carta dei gusti',
    base: 'Base della carta dei gusti',
    flavour: (base: string): string => `Su «${base}»`,
  },
  rise: 'E se rincara la panna?',
  print: 'Stampa la tabella da appendere',
  wall: 'Per chilo di base',
  flavour: 'Gusto',
  base: 'Base',
  dose: 'Dosi e correzioni',
} as const

export const riseWords = {
  title: (name: string): string =>
    /^(?:nata|panna)\b/i.test(name) ? 'E se rincara la panna?' : `E se cambia il prezzo? (${decapitaliseName(name)})`,
  what: 'Che cosa cambia',
  from: (price: number | undefined): string => (price === undefined ? 'da ? a' : `da ${eurosText(price)} a`),
  now: (name: string): string => `Prezzo nuovo di ${decapitaliseName(name)}, €/kg`,
  missing: 'Non si trova più',
  unpriced: (name: string): string =>
    `Non si sa quanto paghi «${decapitaliseName(name)}»: metti il prezzo in Dispensa.`,
  notAll: 'Non ho potuto guardare tutti gli acquisti possibili: può essercene uno migliore.',
  none: 'Nessuna tua formula ne contiene.',
  first: (lost: number, formulas: number, isWeekly: boolean): string =>
    `${lost >= 0 ? 'Perdi' : 'Guadagni'} ${eurosText(Math.abs(lost))}${isWeekly ? ' alla settimana' : ''} in ${formulasText(formulas)}.`,
  without: (formulas: number): string => `Senza, bisogna cambiare ${formulasText(formulas)}.`,
  supposed: 'Contando un chilo di ognuna: scrivi quanti ne fai alla settimana.',
  back: (euros: number): string => `Con piccole modifiche recuperi ${eurosText(euros)}.`,
  nothingBack: 'Nessuna piccola modifica li recupera.',
  more: (euros: number): string => `Costa ${eurosText(euros)} in più.`,
  solid: (euros: number, formulas: number): string => `${eurosText(euros)} cambiando ${formulasText(formulas)}`,
  pale: (euros: number): string => `${eurosText(euros)} che si potevano già risparmiare prima`,
  hatched: (euros: number, kilo: number): string =>
    `${eurosText(euros)} che solo il prezzo può recuperare: ${eurosText(kilo)} al chilo`,
  product: 'Prodotto',
  kilos: 'kg/settimana',
  kilosOf: (name: string): string => `Chili di ${name} alla settimana`,
  carried: (count: number): string => `È in ${formulasText(count)}`,
  lost: 'Margine perso',
  costs: '€/kg prima · ora · dopo',
  change: 'Che cosa cambiare',
  gives: 'Recuperi',
  taken: (name: string): string => `Cambia ${name}`,
  left: 'Resta com’è',
  already: 'Si poteva già prima del rincaro: non c’entra',
  stays: 'Restano bilanciate, con il loro nome e la loro temperatura; nessun allergene nuovo.',
  moves: (changes: readonly { readonly name: string; readonly de: number; readonly a: number }[]): string =>
    changes.map(({ name, de, a }) => `${name} ${gramsText(de)} → ${gramsText(a)}`).join(' · '),
  impossible: (name: string, missing: readonly string[]): string =>
    missing.length > 0
      ? `${name}: nessuna piccola modifica basta per fare a meno di ${italianList(missing.map(decapitaliseName), 'o')}.`
      : `${name}: nessuna piccola modifica va bene.`,
  apply: (count: number): string => `Cambia ${formulasText(count)}`,
  applied: (count: number): string => `${count === 1 ? 'Cambiata' : 'Cambiate'} ${formulasText(count)}.`,
  note: (name: string): string => `Per il prezzo: ${decapitaliseName(name)}`,
} as const
