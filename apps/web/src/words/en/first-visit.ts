import type { CraftId } from '../../model/formula.ts'

export const firstVisit = {
  label: 'What it does',
  sentence: 'Paste your recipe: I’ll tell you whether it is balanced, what you may call it and what it costs.',
  placeholder: 'Paste your recipe here, however you have it',
  read: 'Read the recipe',
  empty: 'Paste or type at least one ingredient.',
  or: 'or',
  blank: 'start from scratch',
  import: 'import your book',
  look: 'See one:',
  brief: {
    helado: 'Ice cream',
    panaderia: 'Bread',
    pasteleria: 'Cream',
    turron: 'Turrón',
    cacao: 'Chocolate',
  } satisfies Readonly<Record<CraftId, string>>,
}

export const exampleTagWords = {
  untouched: 'example: change whatever you like',
  changed: 'example, changed',
  back: 'back',
}
