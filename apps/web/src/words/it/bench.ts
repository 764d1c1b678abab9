import type { CraftId } from '../../model/formula.ts'

export const exampleNames: Readonly<Record<CraftId, string>> = {
  helado: 'Fiordilatte',
  panaderia: 'Pagnotta a lievito madre',
  pasteleria: 'Crema pasticcera',
  turron: 'Torrone duro',
  cacao: 'Copertura fondente',
}

export const titleWords = {
  label: 'Nome della formula',
  placeholder: 'Formula senza nome',
  type: 'Tipo',
} as const

export const tableWords = {
  heading: 'Ingredienti',
  ingredient: 'Ingrediente',
  grams: 'Grammi',
  gramsOf: (name: string): string => `Grammi di ${name}`,
  column: 'Seconda colonna',
  percent: '%',
  perKilo: 'g/kg',
  up: 'Su',
  down: 'Giù',
  upOf: (name: string): string => `Sposta su ${name}`,
  downOf: (name: string): string => `Sposta giù ${name}`,
  total: 'Totale',
  add: 'Aggiungi ingrediente',
  paste: 'Incolla una lista',
  change: (name: string): string => `${name}: cambia ingrediente`,
  move: (name: string): string => `Sposta ${name}`,
  moveHelp: 'Frecce su e giù per spostare',
  moved: (name: string, place: number, of: number): string => `${name}, riga ${place} di ${of}`,
  more: (name: string): string => `Altre azioni per ${name}`,
  locked: 'bloccato',
  noName: 'ingrediente senza nome',
  unknown: 'Non è nel catalogo',
  noWeight: 'Da pesare',
  none: '0 g: non conta',
  own: 'Tuo',
  undo: 'Annulla',
  redo: 'Ripristina',
  unit: 'g',
} as const

export const emptyBenchWords = {
  title: 'Il banco è vuoto',
  body: 'Aggiungi un ingrediente, incolla una lista o apri una formula di riferimento.',
  example: 'Carica un esempio',
} as const

export const givenWords = {
  heading: 'Cottura',
  aguaEvaporada: 'Acqua che evapora (g)',
  merma: 'Calo in forno (parte di 1)',
  perdidaHorneado: 'Calo in cottura (%)',
} as const
