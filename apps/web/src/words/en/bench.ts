import type { CraftId } from '../../model/formula.ts'

export const exampleNames: Readonly<Record<CraftId, string>> = {
  helado: 'Milk ice cream',
  panaderia: 'Sourdough loaf',
  pasteleria: 'Pastry cream',
  turron: 'Hard turrón',
  cacao: 'Dark couverture',
}

export const titleWords = {
  label: 'Name of the formula',
  placeholder: 'Untitled formula',
  type: 'Type',
}

export const tableWords = {
  heading: 'Ingredients',
  ingredient: 'Ingredient',
  grams: 'Grams',
  gramsOf: (name: string): string => `Grams of ${name}`,
  column: 'Second column',
  percent: '%',
  perKilo: 'g/kg',
  up: 'Move up',
  down: 'Move down',
  upOf: (name: string): string => `Move ${name} up`,
  downOf: (name: string): string => `Move ${name} down`,
  total: 'Total',
  add: 'Add ingredient',
  paste: 'Paste a list',
  change: (name: string): string => `${name}: change ingredient`,
  move: (name: string): string => `Move ${name}`,
  moveHelp: 'Up and down arrows to move it',
  moved: (name: string, place: number, of: number): string => `${name}, line ${place} of ${of}`,
  more: (name: string): string => `More actions for ${name}`,
  locked: 'locked',
  noName: 'unnamed ingredient',
  unknown: 'Not in the catalogue',
  noWeight: 'Not weighed',
  none: '0 g: not counted',
  own: 'Yours',
  undo: 'Undo',
  redo: 'Redo',
  unit: 'g',
}

export const emptyBenchWords = {
  title: 'The bench is empty',
  body: 'Add an ingredient, paste a list or open a reference formula.',
  example: 'Load an example',
}

export const givenWords = {
  heading: 'Cooking',
  aguaEvaporada: 'Water that boils off (g)',
  merma: 'Bake loss (share of 1)',
  perdidaHorneado: 'Loss in cooking (%)',
}
