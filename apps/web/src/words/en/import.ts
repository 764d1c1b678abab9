import type { BookLayout, ColumnRole, WeightAlarm } from '@obrador/list/book'
import { englishText } from '@obrador/list/language'
import { decapitaliseName } from '../../format/page-speech.ts'

const many = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : more}`

const formulas = (count: number): string => many(count, 'formula')
const prices = (count: number): string => many(count, 'price')
const both = (recipes: number, priced: number): string =>
  [...(recipes > 0 || priced === 0 ? [formulas(recipes)] : []), ...(priced > 0 ? [prices(priced)] : [])].join(' and ')

export const importWords = {
  title: 'Import recipes',
  drop: 'Drop your Excel or CSV here',
  dropHelp: 'Many recipes in one file, or a price list. A recipe page, Paprika or Mealie will do too.',
  pick: 'Choose a file',
  other: 'Another file',
  paste: 'Or paste the code of a recipe page here',
  private: 'It is read on this device: nothing is sent anywhere. Up to 20 MB.',
  sample: 'Download a sample file',
  cancel: 'Cancel',
  toFormulas: 'See my formulas',
}

export const fileReadingWords = {
  title: (name: string): string => `Reading “${name}”`,
  progress: (sheet: number, sheets: number, recipes: number, rows: number, all: number): string =>
    `Sheet ${sheet} of ${sheets} · ${many(recipes, 'recipe')} · ${rows} of ${many(all, 'row')}`,
  refusals: englishText.fileRefusals,
  broken: 'I could not read this file. Save it again as .xlsx or .csv. I have touched nothing.',
  page: 'page.html',
}

export const importLookWords = {
  found: (count: number, name: string, open: number): string =>
    open === 0
      ? `${many(count, 'recipe')} in “${name}”, read whole.`
      : `${many(count, 'recipe')} in “${name}”: ${count - open} read whole, ${open} to check.`,
  tariff: (count: number, name: string): string => `“${name}” is a price list: ${prices(count)}.`,
  nothing: 'I see no recipes: which column is the ingredient?',
  out: (names: readonly string[]): string =>
    names.length === 1 ? `The sheet “${names[0]}” is left out.` : `${names.length} sheets are left out.`,
  kept: 'Nothing has been saved yet.',
  several: (names: readonly string[]): string =>
    `Several prices in the file, so none is taken: ${names.slice(0, 4).join(', ')}${names.length > 4 ? '…' : ''}.`,
  asked: (count: number): string =>
    `${many(count, 'row of the price list does', 'rows of the price list do')} not say the price per kilo.`,
  tabs: { columns: 'Columns', recipes: 'Recipes', label: 'What to look at' },
}

export const columnWords = {
  title: 'Columns',
  where: 'Each recipe is in',
  layouts: {
    column: 'a column',
    blocks: 'blocks with a title',
    sheets: 'sheets',
    across: 'a cross table',
  } satisfies Record<BookLayout, string>,
  sheet: 'Sheet',
  sheetOf: (name: string, rows: number): string => `${name} · ${many(rows, 'row')}`,
  column: (letter: string, head: string): string => (head === '' ? letter : `${letter} · ${head}`),
  roles: {
    recipe: 'Recipe',
    ingredient: 'Ingredient',
    grams: 'Grams',
    percent: '%',
    quantity: 'Quantity with unit',
    unit: 'Unit',
    price: 'Price €/kg',
    packPrice: 'Price per pack',
    pack: 'Pack size',
    supplier: 'Supplier',
    note: 'Note',
    craft: 'Craft',
    type: 'Type',
    family: 'Family',
    skip: 'Skip',
  } satisfies Record<ColumnRole, string>,
  kilos: 'Kilos',
  totals: (count: number): string => `${many(count, 'total row')} left out.`,
  formulas: 'The formulas of the workbook are not run; their last value is read.',
  outside: (count: number): string =>
    `${many(count, 'formula asks', 'formulas ask')} for data from outside: I do not fetch it.`,
}

export const recipeListWords = {
  title: 'Recipes',
  which: 'Which recipes',
  filters: {
    open: (count: number): string => `To check ${count}`,
    all: (count: number): string => `All ${count}`,
  },
  state: {
    read: 'All read',
    open: (count: number): string => `${count} to confirm`,
    alarm: (weight: string, name: string): string => `${weight} of ${decapitaliseName(name)}`,
    unread: (count: number): string => many(count, 'unread line'),
    supposed: (count: number): string => many(count, 'assumed weight'),
    type: 'no type yet',
    out: 'not imported',
  },
  none: 'Nothing here.',
  more: (count: number): string => `See ${count} more`,
  keys: '↑ ↓ move, Enter opens, N goes to the next one to check.',
}

export const recipeWords = {
  tie: (name: string, isInFile: boolean): string => (isInFile ? `“${name}”, from this file` : `My formula “${name}”`),
  rows: (from: number, to: number, sheet: string): string =>
    `${from === to ? `row ${from}` : `rows ${from}–${to}`} of sheet “${sheet}”`,
  nameOf: 'Name of the recipe',
  leave: 'Do not import it',
  take: 'Import it',
  cell: (letter: string, row: number): string => `Cell ${letter}${row}`,
  changeName: (name: string): string => `${name}: change`,
  alarm: (weight: string, name: string): string => `${weight} of ${decapitaliseName(name)}?`,
  alarmWhy: {
    heavy: (): string => 'Nobody weighs that much in one go.',
    light: (): string => 'The whole recipe comes to less than 25 g.',
    others: (rest: string): string => `The rest adds up to ${rest}.`,
    share: (rest: string): string => `The rest adds up to ${rest}: it does not tally.`,
    egg: (): string => 'An egg weighs 20 to 90 g: is this a count of eggs?',
    percent: (): string => 'It does not match its percentage.',
  } satisfies Record<WeightAlarm, (rest: string) => string>,
  itIs: (weight: string): string => `It is ${weight}`,
  readAs: 'I read it as',
  unread: 'I do not know what it is: choose the type.',
  change: 'change',
  choose: 'choose',
  typeOf: (name: string): string => `Type of ${name}`,
  weightOf: (name: string): string => `Grams of ${name}`,
  written: (text: string): string => `Written “${text}”: confirm it.`,
  unknown: (name: string): string => `I do not know “${name}”.`,
  weighs: (why: string | undefined): string =>
    why === undefined ? 'What does it weigh?' : `What does it weigh? I suggest ${why}.`,
  all: (count: number): string => `In the other ${count} too?`,
  allYes: 'Yes, in all of them',
  unit: {
    label: 'Unit of the whole list',
    names: { grams: 'g', kilos: 'kg', shares: '%' },
    by: { column: 'its column says so', supposed: 'assumed', hand: 'you said so' },
    column: (letter: string): string => `its column ${letter} says so`,
    open: 'I do not know: tap one',
  },
  heads: { grams: 'g', price: '€/kg' },
  priceOf: (name: string): string => `€/kg of ${name}`,
  price: (read: string): string => `${read}/kg?`,
  priceUsual: (usual: string): string => `${usual}/kg is usual. It does not count until you say so.`,
  priceByPiece: 'It looks like the price of one piece. It does not count until you say so.',
  priceIs: (price: string): string => `It is ${price}/kg`,
  next: 'Next to check ›',
  choosing: 'Choose a recipe to see its lines.',
}

export const importFootWords = {
  brings: both,
  clash: (count: number): string => many(count, 'price changes the one you have', 'prices change those you have'),
  clashRow: (name: string, mine: string, theirs: string): string => `${name}: ${mine}/kg → ${theirs}/kg`,
  takeClash: 'Change them too',
  unknownPrices: (count: number): string =>
    `${many(count, 'price is for something I do not know and stays', 'prices are for things I do not know and stay')} out.`,
  same: (names: readonly string[]): string =>
    names.length === 1
      ? `You already have “${names[0]}”: new version, or separate?`
      : `You already have ${names.length} with the same name: new version, or separate?`,
  sames: { version: 'New version', apart: 'Separate' },
  import: (recipesIn: number, pricesIn: number): string => `Import ${both(recipesIn, pricesIn)}`,
  done: (recipesIn: number, pricesIn: number): string => `${both(recipesIn, pricesIn)} imported.`,
  doneHelp: '“Undo” removes the whole import in one go.',
  undo: 'Undo',
  undone: 'Import undone: everything is as it was.',
  notKept: 'This browser does not let anything be saved: I have imported nothing.',
}

export const importListWords = {
  title: 'What you have imported',
  row: (formulasIn: number, touched: number, priced: number): string =>
    `${both(formulasIn + touched, priced)}${touched > 0 ? ` · ${touched} changed since` : ''}`,
  undo: 'Undo',
  undoOne: (file: string): string => `Undo “${file}”`,
  touched: (count: number, names: readonly string[]): string =>
    `You have changed or made ${count === 1 ? 'one' : count} since: “${[...names].slice(0, 3).join('”, “')}”${count > 3 ? '…' : ''}.`,
  leaveTouched: (count: number, touched: number): string =>
    `Remove ${count} and keep ${touched === 1 ? 'that one' : 'those'}`,
  takeAll: (count: number): string => `Remove all ${count}`,
  help: 'The formulas go to the bin for thirty days. Those you already had go back to their previous version.',
  done: (file: string, count: number): string => `“${file}”: ${formulas(count)} removed.`,
  failed: 'This browser does not let anything be saved: I have removed nothing.',
}

export const sampleFile = {
  file: 'sample-recipes.csv',
  rows: [
    ['Recipe', 'Ingredient', 'Grams', 'Price €/kg', 'Supplier', 'Note'],
    ['Vanilla ice cream', 'Whole milk', 600, 0.95, 'Dairy', ''],
    ['', 'Cream 35%', 150, 3.4, 'Dairy', 'cold'],
    ['', 'Sugar', 140, 1.05, '', ''],
    ['', 'Dextrose', 50, 1.9, '', ''],
    ['', 'Skimmed milk powder', 45, 4.2, '', ''],
    ['', 'Stabiliser blend', 5, 18, '', ''],
    ['Brioche', 'Strong flour', 1000, 0.8, 'Mill', ''],
    ['', 'Egg', 500, 2.9, '', ''],
    ['', 'Butter', 400, 7.1, 'Dairy', 'cold'],
    ['', 'Sugar', 120, 1.05, '', ''],
    ['', 'Fresh yeast', 30, 2.5, '', ''],
    ['', 'Salt', 20, 0.5, '', ''],
  ],
} as const
