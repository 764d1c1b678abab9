import { numberText } from '@obrador/engine'

const percent = (value: number): string => `${numberText(value, 1)}\u00a0%`

export const comingWords = {
  label: 'Che cosa verrebbe',
  cannot: 'Da completare.',
  depends: (names: string): string => `Dipende da ${names}: scegli qui sopra.`,
  either: (choices: string): string => `Con ${choices}.`,
  without: (names: string): string => `Se non conta: ${names}.`,
  supposed: (names: string): string => `Con il peso che propongo per ${names}.`,
  unknown: (names: string): string => `Non lo so ancora: resta da leggere ${names}.`,
  total: (weight: string): string => `${weight} in tutto.`,
  title: {
    agrees: (of: string, said: number, comes: number): string =>
      `Il titolo dice ${percent(said)} di ${of} e viene ${percent(comes)}.`,
    differs: (of: string, said: number, comes: number): string =>
      `Il titolo dice ${percent(said)} di ${of} e viene ${percent(comes)}: guarda quale dei due è giusto.`,
  },
} as const
