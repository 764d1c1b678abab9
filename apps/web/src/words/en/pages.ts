import { decapitaliseName } from '../../format/page-speech.ts'

export const catalogueWords = {
  intro: (count: string): string =>
    `${count} ingredients with their composition per 100 g, where each figure comes from and a guide price.`,
  search: 'Search for an ingredient',
  found: (count: number): string => (count === 1 ? 'One ingredient' : `${count} ingredients`),
  none: 'Nothing by that name. Try another word, or create your own from the formula.',
  more: 'See more',
  composition: 'Composition per 100 g',
  energy: 'Energy',
  source: 'Source',
  grade: 'Confidence',
  grades: { A: 'official table', B: 'data sheet or literature', C: 'estimate or calculation' },
  allergens: 'Allergens',
  noAllergens: 'none declared',
  price: 'Guide price',
  aliases: 'Also called',
  note: 'Note',
  water: (percent: string): string => `${percent}% water`,
  choose: 'Choose an ingredient to see its data sheet.',
  results: 'Results',
  back: 'Back to the list',
}

export const scienceWords = {
  title: (craft: string): string => `The science of the craft: ${decapitaliseName(craft)}`,
  intro:
    'How each parameter is worked out and the range it should stay in for each type. It all comes from the engine’s tables.',
  parameters: 'Parameters',
  parameter: 'Parameter',
  formula: 'How it is worked out',
  sources: 'Sources',
  unit: 'Unit',
  ranges: 'Ranges by type',
  rangesTable: 'Table of ranges',
  type: 'Type',
  current: 'that of your formula',
}

export const developerWords = {
  title: 'The same formula, through the API',
  intro: 'The API is public and free, with no key. It runs the same engine as this page: the figures are the same.',
  language: 'Language',
  copy: 'Copy',
  copied: 'Copied.',
  cannotCopy: 'This browser does not allow copying: select the text.',
  code: (language: string): string => `Your formula in ${language}`,
  own: 'Your own ingredients go by name: the API does not know your data sheets.',
  docs: 'Full API documentation',
  openapi: 'OpenAPI description',
}

export const morePageWords = {
  counter: 'What is in each product, for the counter.',
  piece: 'One piece made of several formulas, layer by layer.',
  copy: 'Backup and preferences.',
  science: 'How each parameter is worked out and the range it should stay in.',
  developers: 'the same formula, from your own programs.',
  about: 'Obrador analyses and balances formulas for ice cream, bread, pastry, turrón and chocolate.',
  docs: 'API documentation',
}
