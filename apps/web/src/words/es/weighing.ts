import { spoken } from '../spoken.ts'

/** What a device that only weighs says. */
export const weighingPlaces = spoken('weighingPlaces', {
  today: 'Hoy',
  formulas: 'Fórmulas',
  batches: 'Hornadas',
  share: 'El libro',
} as const)

/** Where a plan is of today, of tomorrow, or of another day. */
const DAYS = ['Hoy', 'Mañana'] as const

export const todayWords = spoken('todayWords', {
  title: 'Hoy',
  of: (daysAhead: number): string => DAYS[daysAhead] ?? 'El plan',
  none: 'No hay nada planificado. El plan se hace en un aparato con la llave del libro.',
  toFormulas: 'Pesar una fórmula',
  amount: (weight: string, pieces: number): string => `${weight} · ${pieces} ${pieces === 1 ? 'pieza' : 'piezas'}`,
  left: (count: number): string =>
    count === 1
      ? 'El plan lleva 1 producto que ya no está en el libro o no se puede leer.'
      : `El plan lleva ${count} productos que ya no están en el libro o no se pueden leer.`,
  weigh: 'Pesar',
  weighAll: 'Pesar todo',
  weighIt: (name: string): string => `Pesar ${name}`,
  goOn: (done: number, of: number): string => `Seguir (${done} de ${of})`,
  weighed: 'Pesado',
  isWeighed: (name: string): string => `${name}, pesado`,
} as const)

export const weighingFormulaWords = spoken('weighingFormulaWords', {
  title: 'Fórmulas',
  search: 'Buscar por nombre o ingrediente',
  none: 'Ninguna con ese nombre.',
  empty: 'El libro no tiene fórmulas todavía.',
  list: 'Fórmulas del libro',
  weigh: 'Pesar',
  weighIt: (name: string): string => `Pesar ${name}`,
  lines: (name: string): string => `Qué lleva ${name}`,
  ingredient: 'Ingrediente',
  grams: 'Gramos',
  steps: 'Cómo se hace',
  more: (count: number): string => `Y ${count} más: búscalas por su nombre.`,
} as const)
