import { roundTo } from '../round.ts'
import { shortenedText } from '../text.ts'

/** “−11.5”: decimal point, true minus sign, no more decimals than needed. */
export function englishNumber(value: number, decimals = 2): string {
  const rounded = roundTo(value, decimals)
  return rounded < 0 ? `−${Math.abs(rounded)}` : String(rounded)
}

/** “4.2%”, “−11.5 °C”, “24”. */
export const englishWithUnit = (value: number, unit: string, decimals?: number): string =>
  `${englishNumber(value, decimals)}${unit === '%' || unit === '' ? unit : ` ${unit}`}`

/** “sugar, cream and milk”. */
export const englishList = (items: readonly string[], conjunction: 'and' | 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`

/** What a caller wrote or a table calls something, as it stands. */
export const englishQuoted = (text: string): string => `“${shortenedText(text)}”`
