import type { MeasuredField } from '../../catalogue/measured.ts'
import type { PhrasesFor } from '../../findings/finding.ts'
import type { MeasuredCodes } from '../../findings/measured.ts'
import { capitaliseName } from '../text.ts'
import { englishNumber, englishWithUnit } from './text.ts'

/** What may be measured, inside a sentence. */
export const englishMeasures: Readonly<Record<MeasuredField, string>> = {
  cacao: '% cocoa',
  de: 'DE',
  grado: 'alcoholic strength',
  humedad: 'moisture',
  grasa: '% fat',
  proteina: '% protein',
  brix: '°Brix',
}

/** What was measured of a line. */
export const englishMeasured: PhrasesFor<MeasuredCodes> = {
  'measured.used': ({ ingredient, figure, value, unit, usual }, say) =>
    `${capitaliseName(ingredient)}: I use your ${say(figure)}, ${englishWithUnit(value, unit === figure ? '' : unit)} (${englishNumber(usual, 1)} is usual).`,
}
