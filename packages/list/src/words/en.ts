import { englishList, englishNumber, englishQuoted } from '@obrador/engine/language'
import type { GuessGround } from '../ground.ts'
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

/** English. */
export const englishText: typeof spanish = {
  weightReasons,
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
