import { decapitaliseName } from '@obrador/engine'

export const barWords = {
  unusual: (name: string): string => `poco habitual: ${decapitaliseName(name)}`,
  label: 'Veredicto y acciones',
  add: 'Añadir',
  close: 'Cerrar',
  paste: 'Pegar la mía',
  new: 'Nueva',
} as const
