import { englishNumber } from '@obrador/engine/en'
import { decapitaliseName } from '../../format/page-speech.ts'

export const basedDeskWords = {
  mode: 'How it is written',
  both: '% and grams',
  grams: 'Grams only',
  percentHead: (base: string): string => `% ${base}`,
  gramsHead: 'Grams',
  today: 'Today',
  percentOf: (name: string, base: string): string => `% on ${base} of ${name}`,
  none: (base: string): string => `No ${base}, no percentages: enter grams.`,
  whole: (base: string, stage: string): string => `Total ${base}, ${decapitaliseName(stage)} included`,
  wholePlain: (base: string): string => `Total ${base}`,
  cannot: (base: string): string => `There is no ${base} left to take it from: enter the grams.`,
}

export const stageWords = {
  facts: (label: string, hydration: string): string => `${label}, ${hydration} water`,
  assumed: 'assumed',
  when: (hours: string, degrees: string): string => `${hours} h at ${degrees} °C`,
  hours: (hours: string): string => `${hours} h`,
  at: (degrees: string): string => `at ${degrees} °C`,
  inside: (name: string): string => `What is in ${name}`,
  how: 'How it is made',
  hydrationOf: (name: string): string => `Water of ${name}, % on its flour`,
  hydration: 'Water (%)',
  hoursOf: (name: string): string => `Hours of ${name}`,
  hoursField: 'Hours',
  degreesOf: (name: string): string => `Temperature of ${name}`,
  degrees: 'Temperature (°C)',
}

export const amountWords = {
  title: 'How much you make',
  pieces: 'Pieces',
  each: (finished: string): string => `${finished} (g)`,
  loss: (label: string): string => `${label} (%)`,
  divide: (grams: string, raw: string): string => `Scale at ${grams} of ${raw}.`,
  total: (kilos: string): string => `${kilos} in all.`,
  batches: (kilos: string, count: string, each: string): string => `${kilos} in all, in ${count} mixes of ${each}.`,
  capacity: 'The mixer holds (kg)',
  empty: 'Say how many pieces and what each weighs, and you get today’s grams.',
  apply: 'Put these weights in the formula',
  clear: 'Back to the written weight',
}

export const waterWords = {
  title: 'Water temperature',
  forThis: 'for this dough',
  degrees: (value: number): string => `${englishNumber(value, 0)} °C`,
  told: (water: string, dough: string): string => `Water at ${water} for a dough at ${dough}.`,
  ice: (coldest: string, ice: string): string => `Water at ${coldest}, and ${ice} of ice in place of water.`,
  tooHot: (water: string): string =>
    `The water would have to be at ${water}, which harms the yeast: warm the flour or the workshop.`,
  tooCold: 'No amount of ice is enough: chill the flour too, or mix less.',
  none: 'The formula has no water: bring the liquid you use to temperature.',
  field: (label: string): string => `${label} (°C)`,
  sum: (count: number, wanted: string, others: string): string => `${count} × ${wanted} − (${others}).`,
  plus: ' + ',
  friction: 'Friction depends on your mixer: enter how warm the dough came out and I adjust it.',
  came: 'The dough came out at…',
  cameField: 'The dough came out at (°C)',
  use: 'Adjust the friction',
  adjusted: (degrees: string): string => `Friction set to ${degrees}. It is remembered.`,
}

export const workSheetWords = {
  share: (base: string): string => `% ${base}`,
  divide: (pieces: string, raw: string, dough: string, finished: string, made: string): string =>
    `${pieces} × ${raw} of ${dough} (${finished} of ${made}).`,
}
