import { gramsText } from '../../format/numbers.ts'
import { GRAMS_PER_KILO } from '../../model/formula.ts'

/** «1,25 kg», «350 g»: kilos from one on, with a space that does not break. */
export const weightText = (grams: number): string =>
  grams >= GRAMS_PER_KILO ? `${gramsText(grams / GRAMS_PER_KILO)}\u00a0kg` : `${gramsText(grams)}\u00a0g`
