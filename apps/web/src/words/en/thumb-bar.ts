import { decapitaliseName } from '../../format/page-speech.ts'

export const barWords = {
  unusual: (name: string): string => `unusual: ${decapitaliseName(name)}`,
  label: 'Verdict and actions',
  add: 'Add',
  close: 'Close',
  paste: 'Paste mine',
  new: 'New',
}
