import { englishList, englishNumber, englishQuoted } from '@obrador/engine/language'
import type { GuessGround } from '../ground.ts'
import { priceTextsIn } from '../messages.ts'
import { englishMeasures } from './en/measures.ts'
import type * as spanish from './es.ts'

const line = (at: number, text: string, name: string): string =>
  `Line ${at} of the text (${englishQuoted(text)}${name === text ? '' : `, ${englishQuoted(name)}`}): `

const weight = (grams: number): string =>
  grams >= 1000 ? `${englishNumber(grams / 1000)} kg` : `${englishNumber(grams)} g`

const quoted = (titles: readonly string[]): string => englishList(titles.map(englishQuoted), 'and')

const GROUNDS: Readonly<Record<GuessGround['by'], (words: string) => string>> = {
  title: (words) => `the title says ${englishQuoted(words)}`,
  heading: (words) => `one part is called ${englishQuoted(words)}`,
  composition: () => 'that is what its ingredients make',
}

const figure = (value: number): string => englishNumber(value, 4)
const times = (count: number, grams: number): string => `${figure(count)} × ${figure(grams)} g`
const called = (label: string): string => englishMeasures[label] ?? label

const weightReasons: (typeof spanish)['weightReasons'] = {
  volume: (ml, density, label) => `${figure(ml)} ml × ${figure(density)} g/ml (${called(label)})`,
  asWater: (ml) => `${figure(ml)} ml as if it were water: I do not know its density`,
  pieces: (count, grams, label) => `${times(count, grams)} (${called(label)})`,
  spoons: (count, grams, spoon, label) => `${times(count, grams)} (level ${called(spoon)} of ${called(label)})`,
  vessels: (count, grams, vessel, ml, label) =>
    `${times(count, grams)} (${called(vessel)} of ${figure(ml)} ml, ${called(label)})`,
  middle: (low, high, unit) => `half way between ${figure(low)} and ${figure(high)} ${called(unit)}`,
  vague: (grams) => `${figure(grams)} g or so`,
  old: (count, grams, unit) => `${times(count, grams)} (old Spanish ${called(unit)})`,
  kilos: (value) => `${figure(value)} kg, if the list is in kilos`,
  misread: (written, grams) => `${englishQuoted(written)} looks like a misread ${figure(grams)} g`,
  twoFigures: (grams) => `${figure(grams)} g: there are two figures without a unit`,
  each: (count, grams) => `${times(count, grams)}, if that is what each weighs`,
  bakers: (percent) => `${figure(percent)}% of 1 kg of flour`,
  ofBatch: (percent) => `${figure(percent)}% of 1 kg`,
  byOrder: (grams) => `${figure(grams)} g, if the weights stand in the order of the names`,
  inStep: (grams) => `${figure(grams)} g, which only a step says`,
  grams: (grams) => `${figure(grams)} g, if they are grams`,
  trace: (count, grams, label) => `${times(count, grams)} (${called(label)})`,
}

const AGAIN = 'Save it again as .xlsx or .csv. I have touched nothing.'

const fileRefusals: (typeof spanish)['fileRefusals'] = {
  cut: `I could not read this file: it is cut short or damaged. ${AGAIN}`,
  large: 'It is too large.',
  rows: 'It has too many rows.',
  cells: 'It has too many cells.',
  swells:
    'This file grows too much when it is opened and I have not opened it. Copy the recipes into a new workbook and save it as .xlsx.',
  text: `A cell has more letters than Excel takes. ${AGAIN}`,
  parts: 'It has too many sheets or parts: split it into several files.',
  older: 'It is an old Excel file (.xls) or has a password. Open it and save it as .xlsx, without a password.',
  locked: 'It has a password. Save it without one, as .xlsx.',
  entities: `This file is not of an ordinary spreadsheet and I have not opened it. ${AGAIN}`,
  unknown: 'I see no recipes in this file. I read .xlsx, .csv, recipe pages and exports of Paprika or Mealie.',
  empty: 'This file is empty.',
}

/** English. */
export const englishText: typeof spanish = {
  weightReasons,
  fileRefusals,
  priceTexts: priceTextsIn({
    paidFor: { kilo: 'a kilo', litre: 'a litre', piece: 'each', pack: 'a pack' },
    pieces: (count) => `${count} pieces, `,
    numberText: englishNumber,
    called,
  }),
  countedAbout: (at, text, name, grams, why) =>
    `${line(at, text, name)}I counted it as ≈ ${englishNumber(grams)} g, ${why}; if that is not right, write its grams.`,
  notCounted: (at, text, name) =>
    `${line(at, text, name)}I do not know what it weighs and have not counted it; write its grams.`,
  notWeighed: (at, text, name) => `${line(at, text, name)}it is in the formula without a weight; write its grams.`,
  moreReadings: (count) => `${count} more remark${count === 1 ? '' : 's'} like these about the text: see “lecturas”.`,
  nothingReadable: (lines, asked) => {
    const why =
      lines === 0
        ? 'it is empty'
        : asked === undefined
          ? 'it has only titles, steps or notes'
          : `it does not say what anything weighs (for example, ${englishQuoted(asked)})`
    return `There is no line in “texto” that can be counted: ${why}. Write one ingredient per line with its grams, like “500 g sugar”.`
  },
  typeBecause: (grounds) =>
    englishList(
      grounds.map(({ by, words = '' }) => GROUNDS[by](words)),
      'and',
    ),
  yieldDiffers: (made, sum) =>
    `The text says ${weight(made)} and its lines add up to ${weight(sum)}: see whether something is missing or it has to be scaled.`,
  untitledPart: (at) => `part ${at}`,
  partsTogether: (titles) =>
    `The text has ${titles.length} recipes or parts (${quoted(titles)}) and I have counted them together.`,
  partsLeftOut: (judged, others, grams) =>
    `The text has ${judged.length + others.length} recipes or parts: only ${quoted(judged)} counts here. ${quoted(others)}, which ${others.length > 1 ? 'weigh' : 'weighs'} ${weight(grams)}, ${
      others.length > 1 ? 'are left out: send each' : 'is left out: send it'
    } by itself.`,
}
