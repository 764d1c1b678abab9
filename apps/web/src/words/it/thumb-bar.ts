import { decapitaliseName } from '@obrador/engine'

export const barWords = {
  unusual: (name: string): string => `poco consueto: ${decapitaliseName(name)}`,
  label: 'Verdetto e azioni',
  add: 'Aggiungi',
  close: 'Chiudi',
  paste: 'Incolla la mia',
  new: 'Nuova',
} as const
