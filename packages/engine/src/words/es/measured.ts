import type { PhrasesFor } from '../../findings/finding.ts'
import type { MeasuredCodes } from '../../findings/measured.ts'
import { capitaliseName, numberText } from '../text.ts'

/** What was measured of a line. */
export const spanishMeasured: PhrasesFor<MeasuredCodes> = {
  'measured.used': ({ ingredient, figure, value, unit, usual }) =>
    `${capitaliseName(ingredient)}: uso tu ${figure}, ${`${numberText(value)} ${unit === figure ? '' : unit}`.trim()} (lo normal es ${numberText(usual, 1)}).`,
}
