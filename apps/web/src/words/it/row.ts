const gramsText = (step: string): string => `${step} ${step === '1' ? 'grammo' : 'grammi'}`

export const inHandWords = {
  before: (grams: string): string => `prima, ${grams}\u202fg`,
  less: (step: string, name: string): string => `Togli ${gramsText(step)} di ${name}`,
  more: (step: string, name: string): string => `Aggiungi ${gramsText(step)} di ${name}`,
  hint: (step: string, large: string): string => `− e + cambiano ${step}\u202fg. Tieni premuto: ${large}\u202fg.`,
} as const

export const addWords = {
  line: 'Ingrediente',
  lineDetail: 'Cerca tra le tue formule, i tuoi ingredienti e il catalogo',
  paste: 'Incolla una lista',
  pasteDetail: 'In una formula nuova o in questa',
  fresh: 'Formula nuova',
  freshDetail: 'Vuota, copia, esempio o montaggio',
} as const

export const sumKeys = {
  label: 'Segni per calcolare',
  keys: { '+': 'Più', '−': 'Meno', '×': 'Per', '÷': 'Diviso', '%': 'Per cento' },
  next: 'Avanti',
  done: 'Fatto',
} as const

export const rowActions = {
  lock: (name: string): string => `Blocca ${name} nel bilanciamento`,
  unlock: (name: string): string => `Sblocca ${name}`,
  remove: (name: string): string => `Togli ${name}`,
  lockWord: 'Blocca',
  unlockWord: 'Sblocca',
  removeWord: 'Togli',
  part: (name: string, part: string): string => `${name} è il ${part.toLowerCase()}`,
  partWord: (part: string): string => `È il ${part.toLowerCase()}`,
} as const
