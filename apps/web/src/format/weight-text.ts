import { GRAMS_PER_KILO, numberWithUnit } from './numbers.ts'

/** «668 g», «1,893 kg»: to the gram, so that nothing is lost by reading it. */
export const weightText = (grams: number): string =>
  grams >= GRAMS_PER_KILO ? numberWithUnit(grams / GRAMS_PER_KILO, 'kg', 3) : numberWithUnit(grams, 'g', 2)
