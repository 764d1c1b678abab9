import { decapitaliseName } from '../../format/page-speech.ts'

const grams = (step: string): string => `${step} ${step === '1' ? 'gram' : 'grams'}`

export const inHandWords = {
  before: (former: string): string => `before, ${former}\u202fg`,
  less: (step: string, name: string): string => `Take out ${grams(step)} of ${name}`,
  more: (step: string, name: string): string => `Add ${grams(step)} of ${name}`,
  hint: (step: string, large: string): string => `− and + change ${step}\u202fg. Hold: ${large}\u202fg.`,
}

export const addWords = {
  line: 'Ingredient',
  lineDetail: 'Searches your formulas, your ingredients and the catalogue',
  paste: 'Paste a list',
  pasteDetail: 'Into a new formula or into this one',
  fresh: 'New formula',
  freshDetail: 'Blank, copy, example or assembly',
}

export const sumKeys = {
  label: 'Signs to calculate with',
  keys: { '+': 'Add', '−': 'Subtract', '×': 'Multiply', '÷': 'Divide', '%': 'Per cent' },
  next: 'Next',
  done: 'Done',
}

export const rowActions = {
  lock: (name: string): string => `Lock ${name} when balancing`,
  unlock: (name: string): string => `Unlock ${name}`,
  remove: (name: string): string => `Remove ${name}`,
  lockWord: 'Lock',
  unlockWord: 'Unlock',
  removeWord: 'Remove',
  part: (name: string, part: string): string => `${name} is the ${decapitaliseName(part)}`,
  partWord: (part: string): string => `It is the ${decapitaliseName(part)}`,
}
