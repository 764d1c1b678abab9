import { formatter } from '../formula/formatter.ts'
import { withUnit } from '../formula/numbers.ts'

const GRAMS_PER_KILO = 1000

/** «668 g», «1,893 kg»: to the gram, so that nothing is lost by reading it. */
export const weight = (grams: number): string =>
  grams >= GRAMS_PER_KILO ? withUnit(grams / GRAMS_PER_KILO, 'kg', 3) : withUnit(grams, 'g', 2)

const longDay = formatter<Date>(
  () => new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long' }),
)
const dayAndMonth = formatter<Date>(() => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' }))
/** At noon, so that no zone makes it the day before. */
const noon = (date: string): Date => new Date(`${date}T12:00`)

/** «Sábado 21 de noviembre». */
export function titleOf(date: string): string {
  const text = longDay(noon(date)).replace(',', '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** «12 de noviembre». */
export const shortDay = (date: string): string => dayAndMonth(noon(date))
