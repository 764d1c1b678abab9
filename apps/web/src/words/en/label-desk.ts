import { englishList, englishNumber, englishQuoted } from '@obrador/engine/en'
import { calledName } from '../../format/called-name.ts'
import type { LabelMention } from '../../model/mentions.ts'
import type { PaperId } from '../../model/paper.ts'
import type { DateForm, DateKind } from '../../model/stated.ts'

const mm = (value: number, decimals = 2): string => `${englishNumber(value, decimals)}\u202fmm`

export const mentionNames: Readonly<Record<LabelMention, string>> = {
  name: 'name of the food',
  allergens: 'allergens',
  net: 'net quantity',
  date: 'date',
  lot: 'lot',
  keeping: 'storage',
  operator: 'who makes it',
}
const COUNTS = [
  '',
  'One particular',
  'Two particulars',
  'Three particulars',
  'Four particulars',
  'Five particulars',
  'Six particulars',
]
const missing = (count: number): string =>
  `${COUNTS[count] ?? `${count} particulars`} ${count === 1 ? 'is' : 'are'} missing`

export const labelPageWords = {
  title: 'Prepare label',
  back: 'Label',
  print: 'Print labels',
  signed:
    'You sign for it: Obrador advises; the food business operator is responsible for the label (Reg. (EU) 1169/2011, art. 8). It is a label for Spain, in Spanish (art. 15): what another country asks has not been checked.',
  printSheet: 'Print the sheet',
  copies: 'Copies',
  copiesUnit: 'copies',
  batch: 'Batch',
  none: {
    formula: 'The formula cannot be read yet: go back to the bench and complete it.',
    batch: 'The formula of this batch cannot be read.',
    piece: 'The assembly cannot be read yet: go back to it and complete it.',
  },
  state: 'State of the label',
  complete: 'Every mandatory particular is there.',
  untold: (names: string): string =>
    `The nutrition table cannot be declared: what or how much there is of ${names} is not known.`,
  unproven: (parts: string): string => `Every particular is there if you can prove ${parts}.`,
  depends: (besides: string): string => `Every particular is there, provided that ${besides}.`,
  missing: (count: number, names: string): string => `${missing(count)}: ${names}.`,
  misnamed: (why: string): string => `This name may not be used: ${why}`,
  unsaleable: 'It may not be sold like this.',
  full: 'All particulars there',
  some: missing,
  draft: 'Draft',
}

export const mentionRows = {
  title: 'Mandatory particulars',
  law: 'Regulation (EU) 1169/2011, art. 9',
  terms: {
    a: 'Name of the food',
    b: 'Ingredients',
    c: 'Allergens',
    d: 'Quantity of named ingredients (QUID)',
    e: 'Net quantity',
    f: 'Date',
    g: 'Storage',
    h: 'Who makes it',
    i: 'Country of origin',
    j: 'Instructions for use',
    k: 'Alcoholic strength',
    l: 'Nutrition declaration',
    lote: 'Lot',
  } as Readonly<Record<string, string>>,
  ofCraft: 'Required by its own regulation',
  states: { sure: 'Fine', open: 'Depends', bad: 'Missing', none: 'Not needed' },
  missing: 'missing',
  notHere: 'Not needed here',
  onlyIf: 'Only in some cases',
  noDate: 'No date: eaten within 24 hours',
  lotByDate: 'The date serves as lot, with its day and month',
  noNutrition: 'Left out by you',
  small: 'A small producer selling direct or to local shops? Then it may not be needed (annex V, point 19).',
  noName: 'No name of its own',
  nameHelp: 'No name is reserved for this: say what it is, so that people understand.',
  count: (count: number, compounds: number): string => {
    const ordered = `${count} ${count === 1 ? 'ingredient' : 'ingredients'}, heaviest first`
    if (compounds === 0) return ordered
    return compounds === 1
      ? `${ordered}, one with its own in brackets`
      : `${ordered}, ${compounds} with their own in brackets`
  },
  bold: (words: readonly string[]): string =>
    words.length === 0 ? 'none of the 14' : `${englishList(words.map(englishQuoted), 'and')}, in bold`,
  unknown: (names: string): string => `not known for ${names}`,
  calculated: 'Worked out from the formula',
  beyond: (nutrients: string): string => `${nutrients}: what you buy varies enough to fall outside the tolerance`,
  write: 'Write',
  why: 'Why',
}

export const wordRows = {
  title: 'The word on the label',
  table: 'Word by word',
  help: 'Your own words are printed, in Spanish',
  written: 'You wrote',
  printed: 'Prints as',
  as: 'Worked out as',
  unread: 'Not recognised',
  weighs: 'Only its weight counts',
  rename: 'Use this name',
  renamed: (written: string, name: string): string => `from the catalogue, “${name}” instead of “${written}”`,
}

export const nameCardWords = {
  title: 'Name on the label',
  no: (denied: string): string => `Not like this: ${denied}`,
  denied: (parts: readonly string[]): string =>
    `${englishList(parts.map(englishQuoted), 'and')} ${parts.length > 1 ? 'do' : 'does'} not stand up.`,
  if: (count: number): string =>
    `It may be called this if you can prove ${count === 1 ? 'one thing' : `${count} things`}.`,
  may: 'It may be called this.',
  use: 'Use this name',
  kept: 'Saved with its “?”.',
  used: 'This is the name in use. Keep the proof: on the label it still has its “?”.',
  call: (name: string): string => `Call it ${calledName(name)}`,
  others: 'Other names',
  short: (grams: string, what: string, isMore: boolean): string =>
    `${grams} g of ${what} ${isMore ? 'short' : 'too much'}`,
  figure: (label: string, value: string, isFloor: boolean, threshold: string): string =>
    `${label} ${value} (at ${isFloor ? 'least' : 'most'} ${threshold})`,
  hardly: (part: string, value: string, threshold: string): string =>
    `“${part}” is borderline: ${value} against ${threshold}.`,
  of: (grams: string, what: string): string => `${grams} g of ${what}`,
  instead: (grams: string, what: string, before: string): string => `${grams} g of ${what} instead of ${before}`,
  reaches: (grams: string, figure: string | undefined): string =>
    `With ${grams} it ${figure === undefined ? 'may be called this' : `comes to ${figure}`}.`,
  stillBalanced: 'It stays balanced.',
  unbalanced: 'But it would no longer be balanced.',
  put: (grams: string): string => `Set to ${grams}`,
  tones: { good: 'stands up', bad: 'does not stand up', open: 'to be proved' },
}

export const labelFormWords = {
  title: 'What you fill in',
  net: 'Net quantity',
  unit: 'Unit of the quantity',
  lot: 'Lot',
  lotToday: (lot: string): string => `Use today’s: ${lot}`,
  lotOfBatch: (lot: string, day: string): string => `Use the lot of the batch of ${day}: ${lot}`,
  lotHelp: 'If the date shows day and month, the lot may be left out (Directive 2011/91/EU, art. 5).',
  date: { useBy: 'Use-by date', bestBefore: 'Best before' } satisfies Record<DateKind, string>,
  dateWhy: {
    useBy: 'Microbiologically perishable: it needs a use-by date (Regulation (EU) 1169/2011, art. 24).',
    bestBefore: 'It loses quality before it spoils: it needs a best-before date.',
  } satisfies Record<DateKind, string>,
  dateKind: 'Which date it needs',
  dateUntold:
    'It is not known how everything in it keeps: if any of it is microbiologically perishable, it needs a use-by date.',
  dateForm: 'Date format',
  dateForms: {
    day: 'Day, month and year',
    month: 'Month and year',
    year: 'Year',
    none: 'No date: bread or pastry eaten within 24 hours',
  } satisfies Record<DateForm, string>,
  formTooShort: {
    month: 'Unless it keeps more than three months, the date shows the day (annex X).',
    year: 'Unless it keeps more than 18 months, the date shows the month (annex X).',
  },
  past: 'That date has passed.',
  keeping: 'Storage',
  traces: 'May contain (traces)',
  trace: 'Another trace allergen',
  species: {
    trigo: 'wheat',
    almendra: 'almond',
    avellana: 'hazelnut',
    nuez: 'walnut',
    anacardo: 'cashew',
    pacana: 'pecan',
    'nuez de Brasil': 'Brazil nut',
    pistacho: 'pistachio',
    macadamia: 'macadamia',
  },
  addTrace: 'Add',
  toldByPacket: 'Declared on the packet of an ingredient, or by a formula used in it',
  removeTrace: (word: string): string => `Remove the trace “${word}”`,
  alreadyIn: (word: string): string => `“${word}” is already among the ingredients.`,
  operator: 'Who makes it and where',
  operatorHelp: 'Your name and address are remembered for the other labels.',
  noOperator: 'Maker’s details missing',
  more: 'Origin, free text and exceptions',
  origin: 'Origin or country, if needed',
  text: 'Free text',
  nutrition: 'Print the nutrition declaration',
  noNutrition:
    'It may only be left out if you make small quantities and sell them yourself or through local shops (annex V, point 19); your health authority decides how small is small.',
  isSmall: 'The largest side of the pack is under 80 cm²',
}

export const paperWords = {
  title: 'Label',
  view: 'How it looks',
  views: { real: 'Actual', double: '×\u00a02', sheet: 'A4' },
  paper: 'Paper',
  papers: {
    roll: '62 mm roll',
    card: '100 × 50 mm',
    sheet: '70 × 37 mm, 24 to a sheet',
    custom: 'Custom',
  } satisfies Record<PaperId, string>,
  width: 'Width (mm)',
  height: 'Height (mm)',
  points: 'Type size (points)',
  size: (width: number, height: number): string =>
    `Actual size: ${englishNumber(width, 1)} × ${englishNumber(height, 1)}\u202fmm`,
  shortSize: (width: number, height: number): string =>
    `${englishNumber(width, 1)} × ${englishNumber(height, 1)}\u202fmm`,
  times: (factor: number): string => `× ${englishNumber(factor, 1)}`,
  xHeight: (height: number, least: number): string => `x-height: ${mm(height)} (minimum ${englishNumber(least, 1)})`,
  tooSmall: (least: number): string => `Make the type larger: the x is under ${mm(least, 1)}.`,
  figures: (net: string, height: number, least: number): string =>
    `“${net}”: ${mm(height, 1)} (minimum ${englishNumber(least, 1)}, Directive 76/211)`,
  sameFace: 'Name and quantity on the same face',
  fits: 'It fits on the paper',
  fitsLinear: 'It fits on the paper: with no room for the table, the nutrition declaration is set in a line',
  doesNotFit: (x: number): string =>
    `It does not fit with an x of ${mm(x, 1)}: use taller paper, or take out the free text.`,
  sheetView: 'Data sheet on A4',
  preview: 'The label as it prints',
  calibrate: 'Is it true to size? Hold a card against it',
  card: 'Width of the card on the screen',
  cardHelp: 'Drag until the box is as wide as a bank card (85.6 mm). The setting is kept.',
}

export const technicalSheetRows = {
  title: 'On the label',
  name: 'Name of the food',
  net: 'Net quantity',
  lot: 'Lot',
  keeping: 'Storage',
  traces: 'May contain',
  operator: 'Who makes it',
}
