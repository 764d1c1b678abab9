export const weighingPlaces = { today: 'Today', formulas: 'Formulas', batches: 'Batches', share: 'The book' }

const DAYS = ['Today', 'Tomorrow'] as const

export const todayWords = {
  title: 'Today',
  of: (daysAhead: number): string => DAYS[daysAhead] ?? 'The plan',
  none: 'Nothing is planned. The plan is made on a device with the key to the book.',
  toFormulas: 'Weigh a formula',
  amount: (weight: string, pieces: number): string => `${weight} · ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`,
  left: (count: number): string =>
    count === 1
      ? 'The plan has 1 product that is no longer in the book or cannot be read.'
      : `The plan has ${count} products that are no longer in the book or cannot be read.`,
  weigh: 'Weigh',
  weighAll: 'Weigh all',
  weighIt: (name: string): string => `Weigh ${name}`,
  goOn: (done: number, of: number): string => `Carry on (${done} of ${of})`,
  weighed: 'Weighed',
  isWeighed: (name: string): string => `${name}, weighed`,
}

export const weighingFormulaWords = {
  title: 'Formulas',
  search: 'Search by name or ingredient',
  none: 'None by that name.',
  empty: 'The book has no formulas yet.',
  list: 'Formulas of the book',
  weigh: 'Weigh',
  weighIt: (name: string): string => `Weigh ${name}`,
  lines: (name: string): string => `What is in ${name}`,
  ingredient: 'Ingredient',
  grams: 'Grams',
  steps: 'How it is made',
  more: (count: number): string => `And ${count} more: search for them by name.`,
}
