import { capitaliseName } from '@obrador/engine'
import { englishCount, englishList } from '@obrador/engine/en'
import { eurosText, gramsText } from '../../format/numbers.ts'
import { decapitaliseName } from '../../format/page-speech.ts'

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
const bases = (count: number): string => many(count, 'base')
const grams = (value: number): string => `${gramsText(value)}\u00A0g`

interface Weighed {
  readonly name: string
  readonly grams: number
}
const weighed = (lines: readonly Weighed[]): string =>
  englishList(
    lines.map((line) => `${grams(line.grams)} of ${decapitaliseName(line.name)}`),
    'and',
  )

const added = ({ name, grams: value }: Weighed): string => `${gramsText(value)} ${decapitaliseName(name)}`
const withDoses = (doses: readonly Weighed[]): string => (doses.length > 0 ? `, with its ${weighed(doses)}` : '')

/** What a family of bases is made of, by its Spanish word. */
const FAMILIES: Readonly<Record<string, string>> = { leche: 'milk', agua: 'water', vegetal: 'plant' }
const familyName = (family: string): string => FAMILIES[family] ?? family

export const menuWords = {
  title: 'The menu',
  empty: 'Choose the flavours in your book that are made from a base.',
  help: 'How many bases all your flavours need, which ones, and which flavours to correct.',
  none: 'You have no formulas of this craft. Paste your doses here, or save a formula first.',
  flavours: 'Flavours',
  chosen: (count: number, all: number): string => `${count} of ${all}`,
  all: 'Choose all',
  nobody: 'Clear all',
  craft: 'Craft',
  pasteLabel: 'Or paste your doses, one flavour per line',
  pasteHint: 'Pistachio: 100 g pistachio paste',
  pasteHelp: 'In grams per kilo of base.',
  pasteUnweighed: (names: readonly string[]): string =>
    `No weight for ${englishList(names.map(decapitaliseName), 'and')}: write the grams.`,
  pasteGuessed: (doses: readonly Weighed[]): string => `Estimated from what it usually weighs: ${weighed(doses)}.`,
  pasteTake: 'Add these flavours',
  remove: (name: string): string => `Remove ${name}`,
  working: 'Searching…',
  searching: (count: number): string => `Searching with ${bases(count)}…`,
  stop: 'Stop',
  stopped: 'Stopped: this is the best so far.',
  broken: 'It could not be worked out in this browser.',
  again: 'Search again',
  headline: (flavours: number, count: number): string =>
    `${flavours === 1 ? 'Your flavour needs' : `Your ${flavours} flavours need`} ${bases(count)}.`,
  corrected: (count: number): string =>
    count === 0 ? 'None to correct.' : `${capitaliseName(englishCount(count))} to correct.`,
  proven: 'Proven.',
  perhapsFewer: (count: number): string =>
    count === 0 ? 'Perhaps none has to be corrected.' : `Perhaps correcting ${englishCount(count)} is enough.`,
  perhaps: (count: number): string => `Perhaps ${englishCount(count)} would do.`,
  withMore: (count: number, corrected: number): string =>
    `With ${count}, ${corrected === 0 ? 'none' : englishCount(corrected)} to correct.`,
  perKilo: 'Per kilo of base',
  nothing: 'nothing',
  doses: weighed,
  correction: (lines: readonly Weighed[]): string => `+ ${lines.map(added).join(', ')}`,
  how: 'How many bases?',
  howOf: (family: string): string => `How many ${familyName(family)} bases?`,
  left: '← To correct, g per kilo',
  right: 'Tightest flavour holds, out of 100 purchases →',
  rightShort: 'Holds, out of 100 →',
  baseWord: (count: number): string => (count === 1 ? 'base' : 'bases'),
  impossible: 'not possible',
  gramsOf: (value: number, flavours: number): string =>
    flavours === 0 ? grams(0) : `${grams(value)}, ${many(flavours, 'flavour')}`,
  row: (count: number, corrected: number, value: number, firm: number | undefined): string =>
    `${bases(count)}: ${corrected === 0 ? 'you correct none' : `you correct ${englishCount(corrected)}, ${grams(value)} per kilo`}${firm === undefined ? '' : `; the tightest holds for ${firm} of 100 purchases`}`,
  baseName: (family: string, isOnly: boolean, mark: number): string =>
    `${family === '' ? 'Base' : `${capitaliseName(familyName(family))} base`}${isOnly ? '' : ` ${mark}`}`,
  baseOf: (flavour: string): string => `Base for ${flavour}`,
  mark: (mark: number): string => `base ${mark}`,
  eachKilo: (price: number): string => `${eurosText(price)}/kg`,
  serves: (flavours: readonly string[]): string =>
    flavours.length === 1 ? `${flavours[0]} · per kilo` : `${flavours.length} flavours · per kilo`,
  grams,
  vat: 'Vat',
  vatKilos: (kilos: number): string => `${kilos} kg`,
  kilos: (value: number): string => (value < 1000 ? grams(value) : `${gramsText(value / 1000)}\u00A0kg`),
  toCorrect: (names: readonly string[]): string =>
    names.length === 1 ? `One to correct: ${names[0]}` : `${capitaliseName(englishCount(names.length))} to correct`,
  correctOne: (mark: number, doses: readonly Weighed[]): string => `Per kilo of base ${mark}${withDoses(doses)}:`,
  tightest: (name: string, firm: number): string =>
    `${capitaliseName(name)} is the tightest: it holds for ${firm} of 100 purchases.`,
  otherDose: 'Another dose',
  putDose: (value: number, name: string): string => `Use ${grams(value)} of ${decapitaliseName(name)}`,
  ownBase: 'A base of its own',
  shareBase: 'Let it share a base',
  doseOf: (line: string, flavour: string): string => `Grams of ${line} in ${flavour}`,
  why: 'Why fewer will not do',
  make: 'Make these bases',
  makes: (count: number, flavours: number): string =>
    `Saves ${bases(count)} and the ${many(flavours, 'formula')} made from ${count === 1 ? 'it' : 'them'}. Your current ones stay as versions.`,
  made: (count: number, flavours: number): string => `Saved ${bases(count)} and ${many(flavours, 'formula')}.`,
  unmade: 'Everything as it was.',
  failed: 'It could not be saved.',
  notes: {
    before: 'Before the menu',
    base: 'Base of the menu',
    flavour: (base: string): string => `On “${base}”`,
  },
  rise: 'What if cream goes up?',
  print: 'Print the table for the wall',
  wall: 'Per kilo of base',
  flavour: 'Flavour',
  base: 'Base',
  dose: 'Dose and corrections',
}

export const riseWords = {
  title: (name: string): string => `What if ${decapitaliseName(name)} goes up?`,
  what: 'What changes',
  from: (price: number | undefined): string => (price === undefined ? 'from ? to' : `from ${eurosText(price)} to`),
  now: (name: string): string => `New price of ${decapitaliseName(name)}, €/kg`,
  missing: 'I cannot get it',
  unpriced: (name: string): string =>
    `What you pay for ${decapitaliseName(name)} is not known: enter its price in Pantry.`,
  notAll: 'I could not look at every possible purchase: there may be a better one.',
  none: 'None of your formulas uses it.',
  first: (lost: number, formulas: number, isWeekly: boolean): string =>
    `You ${lost >= 0 ? 'lose' : 'gain'} ${eurosText(Math.abs(lost))}${isWeekly ? ' a week' : ''} on ${many(formulas, 'formula')}.`,
  without: (formulas: number): string => `Without it, ${many(formulas, 'formula')} must change.`,
  supposed: 'Counting one kilo of each: enter how many you make a week.',
  back: (euros: number): string => `Small changes win back ${eurosText(euros)}.`,
  nothingBack: 'No small change wins it back.',
  more: (euros: number): string => `It costs ${eurosText(euros)} more.`,
  solid: (euros: number, formulas: number): string => `${eurosText(euros)} by changing ${many(formulas, 'formula')}`,
  pale: (euros: number): string => `${eurosText(euros)} that could have been saved before`,
  hatched: (euros: number, kilo: number): string =>
    `${eurosText(euros)} that only the price can fix: ${eurosText(kilo)} per kilo`,
  product: 'Product',
  kilos: 'kg/week',
  kilosOf: (name: string): string => `Kilos of ${name} a week`,
  carried: (count: number): string => `In ${many(count, 'formula')}`,
  lost: 'Margin lost',
  costs: '€/kg before · now · after',
  change: 'What to change',
  gives: 'Won back',
  taken: (name: string): string => `Change ${name}`,
  left: 'Stays as it is',
  already: 'Could have been done before the rise',
  stays: 'They stay balanced, with their name and temperature; no new allergen.',
  moves: (changes: readonly { readonly name: string; readonly de: number; readonly a: number }[]): string =>
    changes.map(({ name, de, a }) => `${name} ${gramsText(de)} → ${gramsText(a)}`).join(' · '),
  impossible: (name: string, missing: readonly string[]): string =>
    missing.length > 0
      ? `${name}: no small change makes it without ${englishList(missing.map(decapitaliseName), 'or')}.`
      : `${name}: no small change works.`,
  apply: (count: number): string => `Change ${many(count, 'formula')}`,
  applied: (count: number): string => `${many(count, 'formula')} changed.`,
  note: (name: string): string => `For the price of ${decapitaliseName(name)}`,
}
