import type { MeasuredField } from '../../catalogue/measured.ts'
import type { PhrasesFor } from '../../findings/finding.ts'
import type { MeasuredCodes } from '../../findings/measured.ts'
import { capitaliseName, numberText } from '../text.ts'
import { italianWithUnit } from './text.ts'

/** What may be measured, inside a sentence. */
export const italianMeasures: Readonly<Record<MeasuredField, string>> = {
  cacao: '% di cacao',
  de: 'DE',
  grado: 'grado alcolico',
  humedad: 'umidità',
  grasa: '% di grassi',
  proteina: '% di proteine',
  brix: '°Brix',
}

/** What was measured of a line. */
export const italianMeasured: PhrasesFor<MeasuredCodes> = {
  'measured.used': ({ ingredient, figure, value, unit, usual }, say) =>
    `${capitaliseName(ingredient)}: uso il tuo dato (${say(figure)} ${italianWithUnit(value, unit === figure ? '' : unit)}; di solito ${numberText(usual, 1)}).`,
}
