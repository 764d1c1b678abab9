import { capitalise, number } from './text.ts'

/** What was used in place of the catalogue's figure: «fresa: 7,5 °Brix (lo normal es 6,7)». */
export const measuredAs = (ingredient: string, figure: string, value: number, unit: string, usual: number): string =>
  `${capitalise(ingredient)}: uso tu ${figure}, ${`${number(value)} ${unit === figure ? '' : unit}`.trim()} (lo normal es ${number(usual, 1)}).`
