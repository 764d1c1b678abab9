import { capitaliseName, type LegalAllergen, type SheetProblemWords } from '@obrador/engine'
import { englishNumber, englishGlossary as word } from '@obrador/engine/en'
import { englishText } from '@obrador/list/language'

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

export const sheetProblemWords: SheetProblemWords = {
  saturated: 'Saturates cannot be more than the fat: check both figures.',
  sugars: 'Sugars and polyols cannot be more than the carbohydrate: check the three figures.',
  overfull: (sum) => `The sheet adds up to ${englishNumber(sum, 1)} g per 100 g: some figure is too high.`,
  short: (missing) =>
    `The sheet is ${englishNumber(missing, 1)} g short of 100: check the moisture and the carbohydrate.`,
  energy: (printed, computed) =>
    `The sheet says ${englishNumber(printed, 0)} kcal and its figures give ${englishNumber(computed, 0)}: one of the two is wrong.`,
  restIsWater: (grams) => `What is missing up to 100, ${englishNumber(grams, 1)} g, I count as water.`,
}

export const pantryWords = {
  lots: 'Lots',
  title: 'Pantry',
  own: 'My ingredients',
  prices: 'Prices and stock',
  catalogue: 'Catalogue',
}

export const allergenNamesShown: Readonly<Record<LegalAllergen, string>> = {
  gluten: capitaliseName(word.gluten),
  crustaceos: capitaliseName(word.crustáceos),
  huevo: capitaliseName(word.huevo),
  pescado: capitaliseName(word.pescado),
  cacahuete: capitaliseName(word.cacahuete),
  soja: capitaliseName(word.soja),
  leche: capitaliseName(word.leche),
  frutos_cascara: capitaliseName(word['frutos de cáscara']),
  apio: capitaliseName(word.apio),
  mostaza: capitaliseName(word.mostaza),
  sesamo: capitaliseName(word.sésamo),
  sulfitos: capitaliseName(word.sulfitos),
  altramuz: capitaliseName(word.altramuz),
  moluscos: capitaliseName(word.moluscos),
}

export const ownIngredientWords = {
  new: 'New ingredient',
  none: 'You have no ingredients of your own yet. Create one from your supplier’s data sheet: all your formulas can use it.',
  list: 'Ingredients of yours',
  like: (name: string): string => `like ${name}`,
  used: (count: number): string => (count === 0 ? 'not used' : `in ${many(count, 'formula')}`),
  noAllergens: 'no allergens',
  openAllergens: 'the others are not known',
  choose: 'Choose one to see its data sheet, or create another.',
  delete: 'Delete',
  deleteOne: (name: string): string => `Delete ${name}`,
  deleted: (name: string, uses: number): string =>
    uses === 0
      ? `“${name}” deleted.`
      : `“${name}” deleted. ${many(uses, 'formula')} ${uses === 1 ? 'uses it and keeps' : 'use it and keep'} its figures.`,
  saved: (name: string): string => `“${name}” saved.`,
  allergens: 'Allergens',
  states: { has: 'yes', traces: 'traces', none: 'no' },
  asModel: 'Any you leave alone are as in the ingredient it is like.',
  label: 'Ingredients text',
  labelHelp: 'As on the supplier’s label, with allergens in CAPITALS.',
  gtin: 'Barcode',
  gtinHelp: 'The digits under the bars, if you want other programs to recognise it.',
  gtinWrong: 'That code does not check out: look at its digits, there should be 8, 12, 13 or 14.',
  needsGtin: 'Check the barcode, or leave it blank.',
  twin: (name: string): string => `You already have “${name}”: is it the same?`,
  join: 'Merge',
  keepBoth: 'Keep both',
  joined: (name: string): string => `“${name}” merged into one.`,
  apart: (name: string): string => `“${name}”: both stay.`,
  cancel: 'Leave it',
}

export const priceWords = {
  texts: englishText.priceTexts,
  rise: 'What do I change?',
  riseOf: (name: string): string => `${name} has gone up: what to change in your formulas`,
  intro: 'What you pay, before VAT. Each price belongs to the ingredient, however you write it.',
  used: 'The ones I use',
  priced: 'With my price',
  all: 'All',
  which: 'Which ingredients',
  search: 'Search for an ingredient',
  ingredient: 'Ingredient',
  pack: 'Pack size (kg)',
  price: 'Price (€)',
  perKilo: '€/kg',
  kiloPrice: { before: '€', after: '/kg' },
  supplier: 'Supplier',
  date: 'Date',
  have: 'In stock (kg)',
  haveOf: (name: string): string => `Stock of ${name}, in kilos`,
  none0: '0 kg',
  trend: (change: number, since: string, from: string, to: string): string =>
    `${change > 0 ? 'Up' : 'Down'} ${Math.round(100 * Math.abs(change))}%${since === '' ? '' : ` since ${since}`}: from €${from} to €${to}/kg.`,
  packOf: (name: string): string => `Pack size of ${name}, in kilos`,
  priceOf: (name: string): string => `Price of ${name}, in euros`,
  supplierOf: (name: string): string => `Supplier of ${name}`,
  estimated: (price: string): string => `€${price}/kg, as a guide`,
  unknown: 'no price',
  old: (months: number): string => `○ ${months} months old`,
  first: 'These are still guide prices. Start with the five that weigh most in your cost:',
  rest: 'The rest',
  none: 'None by that name.',
  noneUsed: 'Save a formula and its ingredients will be here.',
  clear: (name: string): string => `Remove my price for ${name}`,
  cleared: (name: string): string => `${name} goes back to the guide price.`,
  paste: 'Paste from a spreadsheet',
  pasteHelp:
    'Your supplier’s price list, or two columns of a spreadsheet: the ingredient and its price, before VAT. I read references, pack sizes (“6x1L”, “25 kg sack”, “box of 12”) and prices per kilo, litre, piece or pack.',
  pasteLabel: 'Ingredients and prices',
  file: 'Choose a file',
  columns: {
    title: 'Columns',
    of: (place: number): string => `What is in column ${place}`,
    none: 'nothing',
    roles: {
      reference: 'Reference',
      name: 'Item',
      pack: 'Pack size',
      unit: 'Unit',
      price: 'Price',
      discount: 'Discount (%)',
    },
  },
  changes: {
    title: (count: number): string => `What changes: ${many(count, 'product')}`,
    cost: (before: string, after: string, unit: 'kilo' | 'litre' | 'piece' | 'batch'): string =>
      `${before} → ${after}${{ kilo: '/kg', litre: '/l', piece: '/piece', batch: '' }[unit]}`,
    margin: (before: string, after: string): string => `margin ${before} → ${after}`,
    noPrice: 'margin ?: it has no retail price',
    noPrices: 'Margin ?: none has a retail price. It is set under “Cost”, in each of them.',
    more: (count: number): string => `And ${many(count, 'more product')}`,
  },
  take: 'Use these prices',
  taken: (count: number): string => `${many(count, 'price')} set.`,
  read: (count: number, of: number): string => `I read ${count} of ${many(of, 'line')}.`,
  reference: (code: string): string => `reference ${code}`,
  asks: {
    price: (name: string): string => `${name}: no price that can be read.`,
    figure: (name: string): string => `${name}: the price can be read two ways; enter it with its decimals.`,
    unit: (name: string): string => `${name}: what is the price for?`,
    density: (name: string): string => `${name}: I do not know what a litre weighs; enter its price per kilo.`,
    weight: (name: string): string => `${name}: I do not know what it weighs; enter its price per kilo.`,
  },
  paidFor: (unit: 'kilo' | 'litre' | 'piece' | 'pack', kilo: string): string =>
    `${{ kilo: 'Per kilo', litre: 'Per litre', piece: 'Per piece', pack: 'Per pack' }[unit]}: ${kilo}/kg`,
  unmatched: 'I do not know what these are. Choose the ingredient:',
  match: (text: string): string => `Ingredient for “${text}”`,
  chooseOne: 'Choose from the catalogue',
  more: (count: number): string => `See ${count} more`,
}
