import { spoken } from '../spoken.ts'

/** The line whose weight is being typed with a finger. */
export const inHandWords = spoken('inHandWords', {
  before: (grams: string): string => `antes, ${grams}\u202fg`,
  less: (step: string, name: string): string => `Quitar ${step} ${step === '1' ? 'gramo' : 'gramos'} de ${name}`,
  more: (step: string, name: string): string => `Añadir ${step} ${step === '1' ? 'gramo' : 'gramos'} de ${name}`,
  hint: (step: string, large: string): string => `− y + cambian ${step}\u202fg. Mantén pulsado: ${large}\u202fg.`,
} as const)

/** What comes onto the table. */
export const addWords = spoken('addWords', {
  line: 'Ingrediente',
  lineDetail: 'Busca en tus fórmulas, tus ingredientes y el catálogo',
  paste: 'Pegar una lista',
  pasteDetail: 'En una fórmula nueva o en esta',
  fresh: 'Fórmula nueva',
  freshDetail: 'En blanco, copia, ejemplo o montaje',
} as const)

/** The signs that stand above a keypad of figures. */
export const sumKeys = spoken('sumKeys', {
  label: 'Signos para calcular',
  keys: { '+': 'Sumar', '−': 'Restar', '×': 'Multiplicar', '÷': 'Dividir', '%': 'Por ciento' },
  next: 'Siguiente',
  done: 'Hecho',
} as const)

/** What can be done with a line of the table. */
export const rowActions = spoken('rowActions', {
  lock: (name: string): string => `Bloquear ${name} al equilibrar`,
  unlock: (name: string): string => `Desbloquear ${name}`,
  remove: (name: string): string => `Quitar ${name}`,
  lockWord: 'Bloquear',
  unlockWord: 'Desbloquear',
  removeWord: 'Quitar',
  part: (name: string, part: string): string => `${name} es el ${part.toLowerCase()}`,
  partWord: (part: string): string => `Es el ${part.toLowerCase()}`,
} as const)
