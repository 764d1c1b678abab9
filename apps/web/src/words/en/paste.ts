import { englishCount } from '@obrador/engine/en'
import type { WeightSuggestion } from '@obrador/list'
import { englishText, groundText } from '@obrador/list/language'
import { numberWithUnit } from '../../format/numbers.ts'
import { decapitaliseName } from '../../format/page-speech.ts'

const quoted = (text: string): string => `“${text}”`

const GRAMS_PER_KILO = 1000
/** Grams as a maker says them: kilos from one on. */
export const weightWords = (grams: number): string =>
  grams >= GRAMS_PER_KILO ? numberWithUnit(grams / GRAMS_PER_KILO, 'kg', 2) : numberWithUnit(grams, 'g', 0)

interface Wanting {
  readonly unknown: readonly string[]
  readonly unweighed: readonly string[]
  readonly open: readonly string[]
}

function wanting({ unknown, unweighed, open }: Wanting): string {
  const count = unknown.length + unweighed.length
  const [thing = '', ...things] = unknown
  if (count > 1) return ` I need ${englishCount(count)} things from you.`
  if (count === 1 && things.length === 0 && thing !== '') return ` One thing missing: what ${quoted(thing)} is.`
  if (count === 1) return ` One thing missing: what ${quoted(unweighed[0] ?? '')} weighs.`
  if (open.length > 1) return ` Confirm ${englishCount(open.length)}.`
  return open.length === 1 ? ` Confirm one: ${quoted(open[0] ?? '')}.` : ''
}

export const pasteWords = {
  title: 'Paste a list',
  help: 'Paste the list here just as it is: WhatsApp, book, Excel.',
  label: 'List of ingredients',
  placeholder: '500 g whole milk\n1/2 kg sugar\n3 eggs',
  readIt: 'Read the list',
  reading: 'Reading the list…',
  read: 'This is how I read it',
  lines: 'Lines of the list',
  halfDone: 'You have a list half done.',
  nothing: 'I see no ingredient in what you pasted.',
  noWeights: 'I see no weights: did you paste only the names?',
  wanting,
  suggestedBy: ({ ground }: WeightSuggestion): string => groundText(ground, englishText.weightReasons),
  whole: 'All together',
  several: (count: number, titles: string): string => `I have seen ${count} recipes: ${titles}.`,
  oneLine: (count: number): string => `One line, ${count} ingredients.`,
  unit: {
    label: 'Unit of the list',
    which: 'What is this list written in?',
    whichHelp: 'It may be kilos, cups or parts. Tap one and I’ll tell you the total.',
    first: 'First, the unit.',
    misfit: (flour: string): string => `It is not baker’s %: flour would be ${flour}, and it is always 100.`,
    light: (total: number): string => `In grams, ${weightWords(total)} in all: are you sure?`,
    back: { kilos: 'Back to kilos', grams: 'Back to grams', bakers: 'Back to baker’s %' },
    howMuchFlour: 'How much flour?',
    kilosOfFlour: (kilos: number): string => `${kilos}\u00a0kg`,
    overAll: 'see on total flour',
    share: (percent: string): string => `${percent}%`,
    unknown: '?',
    name: { kilos: 'kg', grams: 'g', bakers: 'baker’s %' },
    read: {
      kilos: (total: number): string => `I have read the list in kilos. Total ${weightWords(total)}.`,
      grams: (total: number): string => `I have read the list in grams. Total ${weightWords(total)}.`,
      bakers: (total: number): string => `I have read the list in baker’s %. Total ${weightWords(total)}.`,
      shares: (total: number): string => `I have read the list in % of the total. For ${weightWords(total)}.`,
      parts: (): string => 'I have read the list as parts, without weights.',
    },
  },
  kind: {
    hand: (type: string): string => `Type chosen by you: ${decapitaliseName(type)}.`,
    sure: (type: string): string => `I read it as ${type}.`,
    likely: (type: string, rival: string): string =>
      `It looks like ${decapitaliseName(type)}${rival === '' ? '.' : `; or ${decapitaliseName(rival)}?`}`,
    quarrel: (type: string, rival: string): string =>
      `It is called ${decapitaliseName(type)} but, from what is in it, looks like ${decapitaliseName(rival)}.`,
    none: (type: string): string => `I do not know what it is: I judge it as ${type}.`,
  },
  shape: { read: '●', worked: '≈', open: '○', asked: '▼', left: '–' },
  standing: {
    read: 'as it stands',
    worked: 'worked out',
    open: 'to confirm',
    asked: 'to complete',
    left: 'not an ingredient',
  },
  count: {
    read: (count: number): string => (count === 1 ? '1 as it stands' : `${count} as they stand`),
    worked: (count: number): string => `${count} worked out`,
    open: (count: number): string => `${count} to confirm`,
    asked: (count: number): string => `${count} to complete`,
    left: (count: number): string => (count === 1 ? '1 is not an ingredient' : `${count} are not ingredients`),
  },
  item: (text: string, standing: string, name: string, grams: string): string =>
    `${text}: ${standing}${name === '' ? '' : `, ${name}`}${grams === '' ? '' : `, ${grams} grams`}`,
  facts: {
    name: 'Name',
    noName: 'No name',
    type: 'Type',
    readAs: 'I read it as',
    seenAs: 'I judge it as',
    byHand: 'Type chosen by you',
    change: 'change',
    changeType: (name: string): string => (name === '' ? 'Type of the recipe' : `Type of ${quoted(name)}`),
    also: 'It could also be',
    takeType: (type: string): string => `It is ${decapitaliseName(type)}`,
    because: (grounds: string): string => `from ${grounds}`,
    ground: { title: 'its title', heading: 'the name of the part', composition: 'what is in it' },
    made: 'Yield',
    kilos: 'kg',
    sum: (grams: number): string => `it adds up to ${weightWords(grams)}`,
    apart: (made: number, sum: number): string => `It says ${weightWords(made)} and adds up to ${weightWords(sum)}.`,
    scale: (made: number): string => `Scale to ${weightWords(made)}`,
    leave: (sum: number): string => `Leave ${weightWords(sum)}`,
    scaled: (made: number): string => `Scaled to ${weightWords(made)}: every weight has changed.`,
    unscale: 'Put it back as it was',
    pieces: (count: number): string => `It says ${count}: is that ${count} pieces?`,
    yes: (count: number): string => `Yes, ${count} pieces`,
  },
  keeping: {
    label: 'What to do with the recipes',
    apart: 'Separate',
    together: 'Together',
    first: 'Only the first',
    help: {
      apart: (count: number): string => `Separate: ${englishCount(count)} formulas. Any of them can go inside another.`,
      together: (_: number): string => 'Together: one formula with every line.',
      first: (_: number): string => 'Only the first: the rest is left out.',
    },
  },
  part: {
    untitled: (at: number): string => `Part ${at}`,
    lines: (count: number): string => (count === 1 ? '1 line' : `${count} lines`),
    see: (count: number): string => (count === 1 ? 'See the line' : `See the ${count} lines`),
    fold: 'Fold',
  },
  cut: {
    label: 'The line, cut up',
    by: (sign: string): string => `Cut at “${sign}”.`,
    byWeights: 'Cut at its weights.',
    otherwise: 'Cut it another way',
    at: (sign: string, count: number): string => `At “${sign}”: ${count} pieces`,
    byHand: 'By hand, in the text',
  },
  skip: {
    heading: 'Title',
    step: 'Step',
    note: 'Note',
    yield: 'Yield',
    stamp: 'Time and sender',
    joined: 'Counted in another line',
  },
  becomes: {
    name: (name: string): string => `It will be the name: “${name}”.`,
    nameAndYield: (name: string): string => `Name, “${name}”, and yield.`,
    part: 'Name of the part.',
    stamp: 'Time and sender, left out.',
    step: 'Goes to the method.',
    out: 'Left out.',
    yield: 'Goes to the yield.',
  },
  change: 'Change',
  changeOne: (text: string): string => `Change “${text}”`,
  kinds: { ingredient: 'It is an ingredient', step: 'It is a step', out: 'Leave it out' },
  ask: {
    volume: 'It is a volume, and I do not know its density.',
    pieces: 'I do not know what each one weighs.',
    range: 'It gives two weights: enter the one you use.',
    toTaste: 'It does not say how much.',
    unclear: 'I do not see what it weighs.',
  },
  noWeight: 'I do not see what it weighs.',
  asNote: 'Does not count: keep as a note',
  aboutSo: 'The list says that this is approximate.',
  beside: (figure: string, says: string, grams: string): string => `${figure} is ${says}; ${grams}, the weight.`,
  says: {
    fat: 'the fat',
    cocoa: 'the cocoa',
    strength: 'the strength of the flour',
    dextrose: 'the dextrose equivalent',
    alcohol: 'the alcohol',
    dose: 'the dose',
    share: 'part of the name',
    bloom: 'the Bloom strength',
  },
  byContext: (name: string): string => `Plain “${name}”: read this way because of what you are making.`,
  whatIsOne: (name: string): string => `What is “${name}”?`,
  unknown: 'It does not count until you say what it is.',
  create: 'Create ingredient',
  createOne: (name: string): string => `Create ingredient “${name}”`,
  leaveOut: 'Leave out',
  leaveOutOne: (name: string): string => `Leave out “${name}”`,
  total: 'Total read',
  nothingLost: 'Nothing gets lost: anything missing comes in flagged.',
  add: 'Add to the bench',
  replace: (count: number): string => (count === 1 ? 'Put in a new formula' : `Put in ${count} new formulas`),
  edit: 'Edit the text',
}

export const takenWords = {
  lines: (count: number): string => (count === 1 ? 'One line on the bench.' : `${count} lines on the bench.`),
  apart: (first: string, others: string): string => `“${first}” is on the bench; “${others}”, in My formulas.`,
}
