import type { Words } from '../../findings/finding.ts'
import type { MeasuredCodes } from '../../findings/measured.ts'
import { capitalise } from '../text.ts'
import { number, withUnit } from './text.ts'

/** What was measured of a line. */
export const measured: Words<MeasuredCodes> = {
  'measured.used': ({ ingredient, figure, value, unit, usual }, say) =>
    `${capitalise(ingredient)}: I use your ${say(figure)}, ${withUnit(value, unit === figure ? '' : unit)} (${number(usual, 1)} is usual).`,
}
