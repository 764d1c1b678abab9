import { decapitaliseName } from '@obrador/engine'
import { spoken } from '../spoken.ts'

export const barWords = spoken('barWords', {
  unusual: (name: string): string => `poco habitual: ${decapitaliseName(name)}`,
  label: 'Veredicto y acciones',
  add: 'Añadir',
  close: 'Cerrar',
  paste: 'Pegar la mía',
  new: 'Nueva',
} as const)
