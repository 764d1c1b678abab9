import { spoken } from '../spoken.ts'

export const originWords = spoken('originWords', {
  of: (label: string): string => `¿De dónde sale ${label}?`,
  parts: 'Lo que pone cada ingrediente',
  formula: 'Cómo se calcula',
  sources: 'Fuentes',
  blend: 'No es una suma: depende de la mezcla entera.',
} as const)
