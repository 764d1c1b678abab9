import type { CraftId } from '../../model/formula.ts'
import { spoken } from '../spoken.ts'

/** What the formula that each craft opens on is called. */
export const exampleNames = spoken<Readonly<Record<CraftId, string>>>('exampleNames', {
  helado: 'Helado de leche',
  panaderia: 'Hogaza con masa madre',
  pasteleria: 'Crema pastelera',
  turron: 'Turrón duro',
  cacao: 'Cobertura negra',
})

export const titleWords = spoken('titleWords', {
  label: 'Nombre de la fórmula',
  placeholder: 'Fórmula sin nombre',
  type: 'Tipo',
} as const)

export const tableWords = spoken('tableWords', {
  heading: 'Ingredientes',
  ingredient: 'Ingrediente',
  grams: 'Gramos',
  gramsOf: (name: string): string => `Gramos de ${name}`,
  column: 'Segunda columna',
  percent: '%',
  perKilo: 'g/kg',
  up: 'Subir',
  down: 'Bajar',
  upOf: (name: string): string => `Subir ${name}`,
  downOf: (name: string): string => `Bajar ${name}`,
  total: 'Total',
  add: 'Añadir ingrediente',
  paste: 'Pegar una lista',
  change: (name: string): string => `${name}: cambiar ingrediente`,
  move: (name: string): string => `Mover ${name}`,
  moveHelp: 'Flechas arriba y abajo para mover',
  moved: (name: string, place: number, of: number): string => `${name}, línea ${place} de ${of}`,
  more: (name: string): string => `Más acciones para ${name}`,
  locked: 'bloqueado',
  noName: 'ingrediente sin nombre',
  unknown: 'No está en el catálogo',
  noWeight: 'Sin pesar',
  none: '0 g: no cuenta',
  own: 'Tuyo',
  undo: 'Deshacer',
  redo: 'Rehacer',
  unit: 'g',
} as const)

export const emptyBenchWords = spoken('emptyBenchWords', {
  title: 'La mesa está vacía',
  body: 'Añade un ingrediente, pega una lista o abre una fórmula de referencia.',
  example: 'Cargar un ejemplo',
} as const)

export const givenWords = spoken('givenWords', {
  heading: 'Cocción',
  aguaEvaporada: 'Agua que se evapora (g)',
  merma: 'Merma de horno (parte de 1)',
  perdidaHorneado: 'Pérdida al cocer (%)',
} as const)
