import { round } from '../round.ts'
import { shortened } from '../text.ts'

/** “−11.5”: decimal point, true minus sign, no more decimals than needed. */
export function number(value: number, decimals = 2): string {
  const rounded = round(value, decimals)
  return rounded < 0 ? `−${Math.abs(rounded)}` : String(rounded)
}

/** “4.2%”, “−11.5 °C”, “24”. */
export const withUnit = (value: number, unit: string, decimals?: number): string =>
  `${number(value, decimals)}${unit === '%' || unit === '' ? unit : ` ${unit}`}`

/** “sugar, cream and milk”. */
export const list = (items: readonly string[], conjunction: 'and' | 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`

/** What a caller wrote or a table calls something, as it stands. */
export const quoted = (text: string): string => `“${shortened(text)}”`
