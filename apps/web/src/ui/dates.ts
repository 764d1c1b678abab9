import { lazyFormatter } from '../format/formatter.ts'
import { pageLocale } from '../format/page-speech.ts'
import { whenWords as say } from '../words/es/book.ts'

/** «15 nov 2026, 9:30»: when something was saved. */
export const momentText = lazyFormatter<Date>(
  () => new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' }),
)
/** «15 de noviembre de 2026». */
export const dayText = lazyFormatter<Date>(() => new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'long' }))
/** «16 de diciembre». */
export const dayAndMonth = lazyFormatter<Date>(
  () => new Intl.DateTimeFormat(pageLocale(), { day: 'numeric', month: 'long' }),
)

/** «9:12». */
export const clockText = lazyFormatter<Date>(() => new Intl.DateTimeFormat(pageLocale(), { timeStyle: 'short' }))
/** «11 nov». */
export const dayOfYear = lazyFormatter<Date>(
  () => new Intl.DateTimeFormat(pageLocale(), { day: 'numeric', month: 'short' }),
)
const withYear = lazyFormatter<Date>(() => new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium' }))
const DAY_MS = 86_400_000

/** «hoy, 9:12», «ayer», «11 nov», «11 nov 2025». */
export function latelyText(date: Date, now = new Date()): string {
  const midnight = (of: Date): number => new Date(of).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(now) - midnight(date)) / DAY_MS)
  if (days === 0) return say.today(clockText(date))
  if (days === 1) return say.yesterday
  return (date.getFullYear() === now.getFullYear() ? dayOfYear : withYear)(date)
}
