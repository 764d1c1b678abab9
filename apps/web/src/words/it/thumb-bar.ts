import { decapitaliseName } from '../../format/page-speech.ts'

export const barWords = {
  unusual: (name: string): string => `poco consueto: ${decapitaliseName(name)}`,
  label: 'Verdetto e azioni',
  add: 'Aggiungi',
  close: 'Chiudi',
  paste: 'Incolla la mia',
  new: 'Nuova',
} as const
