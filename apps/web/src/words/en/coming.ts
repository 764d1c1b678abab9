import { englishNumber } from '@obrador/engine/en'

const percent = (value: number): string => `${englishNumber(value, 1)}%`

export const comingWords = {
  label: 'What it would make',
  cannot: 'To be completed.',
  depends: (names: string): string => `It depends on ${names}: choose above.`,
  either: (choices: string): string => `With ${choices}.`,
  without: (names: string): string => `If these do not count: ${names}.`,
  supposed: (names: string): string => `With the weight I suggest for ${names}.`,
  unknown: (names: string): string => `I do not know yet: ${names} still to be read.`,
  total: (weight: string): string => `${weight} in all.`,
  title: {
    agrees: (of: string, said: number, comes: number): string =>
      `The title says ${percent(said)} ${of} and it comes to ${percent(comes)}.`,
    differs: (of: string, said: number, comes: number): string =>
      `The title says ${percent(said)} ${of} and it comes to ${percent(comes)}: see which one is right.`,
  },
}
