import { formatter } from './formatter.ts'

/** «15 nov 2026, 9:30»: when something was saved. */
export const moment = formatter<Date>(
  () => new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeStyle: 'short' }),
)
/** «15 de noviembre de 2026». */
export const day = formatter<Date>(() => new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' }))
