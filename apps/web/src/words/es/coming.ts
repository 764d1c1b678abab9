import { numberText } from '@obrador/engine'
import { spoken } from '../spoken.ts'

const percent = (value: number): string => `${numberText(value, 1)}\u00a0%`

/** What a list or a recipe would be, before it is one. */
export const comingWords = spoken('comingWords', {
  label: 'Lo que saldría',
  cannot: 'Por completar.',
  depends: (names: string): string => `Depende de ${names}: elige arriba.`,
  either: (choices: string): string => `Con ${choices}.`,
  without: (names: string): string => `Si no cuenta: ${names}.`,
  supposed: (names: string): string => `Con el peso que propongo de ${names}.`,
  unknown: (names: string): string => `No lo sé aún: falta leer ${names}.`,
  total: (weight: string): string => `${weight} en total.`,
  title: {
    agrees: (of: string, said: number, comes: number): string =>
      `El título dice ${percent(said)} de ${of} y sale ${percent(comes)}.`,
    differs: (of: string, said: number, comes: number): string =>
      `El título dice ${percent(said)} de ${of} y sale ${percent(comes)}: mira cuál de los dos es.`,
  },
} as const)
