import { lazyFormatter } from '../../format/formatter.ts'
import { pageLocale } from '../../format/page-speech.ts'
import { weightText } from '../../format/weight-text.ts'
import { shoppingWords } from '../../words/es/production.ts'

/** «?» of what nobody weighed; with grams, those of the rest beside it. */
export const lineWeightText = (grams: number, { sinPesar }: { readonly sinPesar?: true | undefined }): string =>
  sinPesar ? shoppingWords.untold(grams > 0 ? weightText(grams) : undefined) : weightText(grams)

const longDay = lazyFormatter<Date>(
  () => new Intl.DateTimeFormat(pageLocale(), { weekday: 'long', day: 'numeric', month: 'long' }),
)
const dayAndMonth = lazyFormatter<Date>(() => new Intl.DateTimeFormat(pageLocale(), { day: 'numeric', month: 'long' }))
/** At noon, so that no zone makes it the day before. */
const noon = (date: string): Date => new Date(`${date}T12:00`)

/** «sábado 21 de noviembre», inside a sentence; by itself with a capital. */
export const longTitle = (date: string): string => longDay(noon(date)).replace(',', '')
export const stepTitleOf = (date: string): string => capital(longTitle(date))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const weekday = lazyFormatter<Date>(() => new Intl.DateTimeFormat(pageLocale(), { weekday: 'long' }))

/** «Viernes», «Sábado»: the day before a day, and the day. */
export function weekdaysAround(date: string): readonly [eve: string, day: string] {
  const eve = noon(date)
  eve.setDate(eve.getDate() - 1)
  return [capital(weekday(eve)), capital(weekday(noon(date)))]
}

/** «12 de noviembre». */
export const shortDay = (date: string): string => dayAndMonth(noon(date))
