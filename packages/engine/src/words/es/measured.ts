import type { Words } from '../../findings/finding.ts'
import type { MeasuredCodes } from '../../findings/measured.ts'
import { capitalise, number } from '../text.ts'

/** What was measured of a line. */
export const measured: Words<MeasuredCodes> = {
  'measured.used': ({ ingredient, figure, value, unit, usual }) =>
    `${capitalise(ingredient)}: uso tu ${figure}, ${`${number(value)} ${unit === figure ? '' : unit}`.trim()} (lo normal es ${number(usual, 1)}).`,
}
