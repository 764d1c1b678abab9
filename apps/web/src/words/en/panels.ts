import { englishMedal } from '@obrador/engine/en'
import { calledName } from '../../format/called-name.ts'
import type { CraftId } from '../../model/formula.ts'

export const panelWords = {
  label: 'More about the formula',
  map: 'Map',
  batch: 'Amount',
  cost: 'Cost',
  foodLabel: 'Label',
}

export const craftPanel: Readonly<Record<CraftId, string>> = {
  helado: 'Freezing',
  panaderia: 'Dough',
  pasteleria: 'Finish',
  turron: 'Grade',
  cacao: 'Tempering',
}

export const freezingWords = {
  reading: (temperature: string, ice: string, texture: string): string =>
    `At ${temperature} °C, ${ice}% of its water is frozen: ${texture}.`,
  inCabinet: (temperature: string, ice: string, texture: string): string =>
    `At ${temperature} °C, in your cabinet, it is ${texture}: ${ice}% of its water is frozen.`,
  curve: (start: string, cabinet: string, ice: string): string =>
    `Freezing curve: it starts to freeze at ${start} °C, and at ${cabinet} °C ${ice}% of the water is frozen`,
  start: 'Starts to freeze',
  ice: 'Frozen water (%)',
  degrees: 'Temperature (°C)',
  none: 'With no water to freeze there is no curve.',
  marks: { cabinet: 'your cabinet', serving: 'serving' },
}

export const doughWords = {
  flour: 'Total flour',
  total: 'Total dough',
  yield: 'Dough per 100 of flour',
  nominal: 'Nominal hydration',
  prefermented: 'Prefermented flour',
  salt: 'Salt per 100 g of bread',
  loss: 'Bake loss',
  baked: 'Baked bread',
}

export const finishWords = {
  trophy: (medal: string): string => `${englishMedal(medal)} medal`,
  noTrophy: 'No medal yet',
  why: 'Why',
  inRange: (count: number, of: number): string => `${count} of ${of} parameters in range`,
  gold: (label: string, value: string, middle: string): string =>
    `For gold, closer to the middle of its ranges. Furthest off: ${label}, ${value} (the middle is ${middle}).`,
  style: 'Style',
  use: 'Use',
  finished: 'Per 100 g of finished product',
  water: 'Water',
  loss: 'Weight it loses',
  sugars: 'Sugars',
  fat: 'Fat',
  protein: 'Protein',
  energy: 'Energy',
}

export const ladderWords = {
  heading: 'Ladder of grades',
  here: 'You are here',
  missing: (points: string, what: string): string => `${points} of ${what} short`,
  excess: (points: string, what: string): string => `${points} of ${what} too much`,
  margin: (points: string, what: string): string => `${what}: ${points} to spare`,
  points: (value: string): string => (value === '1' ? '1 point' : `${value} points`),
  cooking: 'On the heat',
  cookTo: 'Cook the syrup to',
  brix: 'Dry matter of the syrup',
  steam: 'Water that boils off',
  almonds: (count: number): string => `${count} ${count === 1 ? 'almond' : 'almonds'} of 3`,
}

export const temperWords = {
  heading: 'Tempering curve',
  melt: 'Melt',
  cool: 'Cool',
  work: 'Work',
  curve: (melt: string, cool: string, work: string): string =>
    `Tempering: melt at ${melt}, cool to ${cool} and work at ${work}`,
  degrees: (least: string, most: string): string => `${least}–${most} °C`,
  medal: (medal: string): string => `${englishMedal(medal)} medal`,
  activity: 'Water activity',
  band: (least: string, most: string): string => `from ${least} to ${most}`,
  activityLabel: (aw: string, least: string, most: string): string =>
    `Estimated water activity ${aw}, from ${least} to ${most}`,
}

export const legalWords = {
  heading: 'What name you may sell it under, in Spain',
  may: (name: string): string => `It may be called ${calledName(name)}.`,
  mayNot: (name: string): string => `It may not be called ${calledName(name)}.`,
  open: (name: string, besides: string): string => `It may be called ${calledName(name)} if ${besides}.`,
  also: (names: string): string => `Also: ${names}.`,
  printed: (name: string): string => `On the label: ${calledName(name)}.`,
  condition: (label: string, value: string, sign: string, threshold: string): string =>
    `${label} ${value} (${sign} ${threshold})`,
}

export const batchPanelWords = {
  how: 'How much you want to make',
  total: 'Weight',
  litres: 'Litres',
  tubs: 'Tubs',
  pieces: 'Pieces',
  moulds: 'Moulds',
  grams: 'Total weight (g)',
  count: 'Pieces',
  each: 'Weight per piece (g)',
  hasMoulds: 'The formula fills (moulds)',
  hasDiameter: 'of diameter (cm)',
  wantMoulds: 'I want to fill (moulds)',
  wantDiameter: 'of diameter (cm)',
  sameHeight: 'Round moulds of the same height.',
  weights: 'Weights for the batch',
  times: (factor: string): string => `The formula times ${factor}`,
  apply: 'Put these weights in the formula',
  clear: 'Back to the written weight',
  sum: 'Total',
  applied: 'The formula now has the weights of the batch.',
}

export const costPanelWords = {
  price: (name: string): string => `Price of ${name}, € per kilo`,
  priceHead: '€/kg',
  indicative: (when: string): string =>
    `Prices in grey are a guide (${when}, before VAT). Enter your own: they are kept on this device.`,
  unknown: 'no price',
}

export const medalWords = {
  none: (first: string): string => `No medal: first, ${first}.`,
  first: {
    inseguro: 'safety',
    falta_seguridad: 'the safety question',
    prohibido: 'what is not allowed',
    dosis: 'the dose above the legal limit',
    sin_nombre: 'the name',
    incompleto: 'what has not been read',
    por_confirmar: 'the reading to confirm',
    sin_juzgar: 'a type with ranges',
    dosis_alta: 'the dose',
  },
}
