import { decapitaliseName } from '../../format/page-speech.ts'
import type { CraftId } from '../../model/formula.ts'

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

export const machineNames: Readonly<Record<CraftId, string>> = {
  helado: 'Batch freezer',
  panaderia: 'Mixer',
  pasteleria: 'Planetary mixer',
  turron: 'Turrón mixer',
  cacao: 'Tempering machine',
}

export const dayWords = {
  empty: 'What are you making tomorrow?',
  emptyHelp: 'Choose what you make and how many pieces: I’ll tell you what to prepare, in what order, and what to buy.',
  summary: (products: number, preparations: number, pieces: number): string =>
    `${many(products, 'product')}, ${many(preparations, 'preparation')}, ${many(pieces, 'unit')}.`,
  print: 'Print',
  weigh: 'Weigh',
  another: 'Repeat another day',
  repeat: (title: string): string => `Repeat the plan of ${title}`,
  parts: 'Parts of the plan',
  what: 'What you make',
  mise: 'Mise en place',
  buy: 'Shopping',
  clock: 'Schedule',
  date: 'Day',
}

export const momentWords = {
  usual: (at: number, count: number): string =>
    at > 0 && at === count - 1 && count > 2 ? 'Last' : (['First', 'Then', 'After that'][at] ?? 'Later'),
  name: (name: string): string => `Name of the stage “${name}”`,
  when: (name: string): string => `When you make ${name}`,
  whenShort: 'When',
  other: 'Another stage',
  late: (users: string): string => `It comes after ${users}, which needs it.`,
  suggested: (eve: string, day: string): readonly string[] => [
    `${eve}, before closing`,
    `${eve} evening, needs chilling`,
    `${day}, first thing`,
  ],
}

export const repeatWords = {
  title: 'Another day',
  date: 'For which day',
  which: 'What you repeat',
  blank: 'Start blank',
  done: (title: string): string => `Plan for ${title}. The earlier one stays here.`,
  started: 'Blank plan. The earlier one stays under “Repeat another day”.',
}

export const planWeighWords = {
  lead: (at: number, of: number, weight: string): string => `${at} of ${of} · ${weight}`,
  batch: (at: number, of: number): string => `Batch ${at} of ${of}`,
  which: 'Preparation',
  done: (name: string): string => `${name} (done)`,
  next: (name: string): string => `Next: ${name}`,
  nextBatch: (at: number, of: number): string => `On to batch ${at} of ${of}`,
  finished: 'Everything is weighed.',
  kept: 'Its batch is saved.',
  changed: (weight: string): string => `The plan has changed: you had already weighed ${weight}.`,
  reset: 'Start over',
}

export const productWords = {
  count: (count: number): string => many(count, 'product'),
  add: 'Add product',
  search: 'Search my formulas',
  piece: (parts: number): string => `Assembly, ${many(parts, 'part')}`,
  openPiece: 'Open the assembly',
  pieceHelp: 'The grams and the loss of each part are changed in its assembly.',
  none: 'None by that name.',
  noFormulas: 'Save a formula on the Bench and you can choose it here.',
  pieces: (name: string): string => `Pieces of ${name}`,
  gramsOf: (name: string): string => `Grams per piece of ${name}`,
  lossOf: (name: string): string => `Loss of ${name}, %`,
  grams: 'Grams per piece',
  loss: 'Loss, %',
  lossCounted: (label: string): string => `The ${decapitaliseName(label)} is already counted.`,
  lossHelp: 'Of every 100 g made, how many never reach the piece.',
  each: (weight: string): string => `pieces of ${weight}`,
  whole: (weight: string): string => `the whole formula, ${weight}`,
  unweighed: '? What does a piece weigh? Until that is known it is not in the plan.',
  noLoss: 'No loss given: I count 0%.',
  remove: 'Remove',
  removed: (name: string): string => `“${name}” removed.`,
  most: (count: number): string => `Up to ${count} products a day: split the plan.`,
  unread: 'To check',
  unreadHelp: 'I cannot read its formula: open it on the Bench.',
  gone: 'No longer in My formulas',
}

export const roomWords = {
  title: 'Machines',
  help: 'The kilos each holds at once. Left blank, it all goes in one batch.',
  places: 'How many at a time',
  placesHelp: 'Left blank, one. Clashes show in the schedule.',
  hands: 'People',
  oven: 'Room in the oven',
  machines: (machine: string): string => `${machine}, how many`,
  kilos: (machine: string): string => `${machine}, kilos per batch`,
  unit: 'kg',
}

export const atHandWords = {
  title: 'Already made',
  add: 'Add a preparation',
  choose: 'Choose…',
  grams: (name: string): string => `Grams of ${name} made`,
  since: (date: string): string => `from ${date}`,
}

export const miseWords = {
  product: (pieces: string, name: string): string => `${pieces} × ${name}`,
  title: 'Mise en place',
  done: (done: number, of: number): string => `${done} of ${of} done`,
  tick: (name: string, weight: string): string => `${name}, ${weight}`,
  lines: (name: string): string => `What is in ${name}`,
  ingredient: 'Ingredient',
  batch: 'Per batch',
  all: 'In all',
  taken: (weight: string): string => `Less ${weight} that you already have.`,
  left: (weight: string): string => `It makes ${weight}.`,
  review: 'To check',
  untick: 'Untick all',
  unticked: 'Everything is still to do.',
  starts: (time: string, day: string): string => `Starts ${day} at ${time}.`,
  notes: 'To check',
  nothing: 'Nothing to prepare: enter how many pieces you make.',
}

export const shoppingWords = {
  title: 'Shopping list',
  titleOf: (day: string): string => `Shopping list, ${day}`,
  count: (count: number): string => many(count, 'ingredient'),
  lead: (count: number, outlay: string): string =>
    count === 0 ? 'You have it all: nothing to buy.' : `Buy ${many(count, 'ingredient')}: ${outlay} in whole packs.`,
  ingredient: 'Ingredient',
  buy: 'Buy',
  needs: (need: string, have: string): string => `you need ${need}, you have ${have}`,
  enough: 'you have it',
  untold: (known?: string | number): string => (known === undefined ? '?' : `${known} + ?`),
  uses: (cost: string): string => `Of all that, the plan uses ${cost}.`,
  bought: 'I have bought it',
  haveBought: 'Added to your stock.',
  used: 'Take off what was used',
  haveUsed: 'Taken off your stock.',
  euro: '€',
  packs: (count: number, weight: string): string => `${count} × ${weight}`,
  total: 'Shopping',
  estimated: 'With ○, at a guide price: enter yours under “Prices and stock”.',
  isEstimated: 'guide price',
  csv: 'CSV',
  file: (date: string): string => `shopping-${date}`,
  csvHeads: ['Ingredient', 'Grams', '€/kg', '€', 'For', 'In stock (g)', 'To buy (g)', 'To pay (€)'],
} as const

export const dayPaperWords = {
  assembly: 'Assembly',
  pieces: (count: number): string => many(count, 'piece'),
  heads: ['From the bottom up', 'each', 'in all', 'lot'],
  totals: 'Each preparation, in total',
  loss: 'Includes the loss set for each part; add what stays in piping bags and moulds.',
  noLoss: 'What stays in piping bags and moulds is not included: add it.',
  supposed: (what: string): string => `○ Assumed: ${what}.`,
  printed: (time: string): string => `printed at ${time}`,
  unweighed: (names: string): string => `? No piece weight, left out of the plan: ${names}.`,
} as const
