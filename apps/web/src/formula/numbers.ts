import { number, round } from '@obrador/engine'
import { formatter } from './formatter.ts'

/** What a person types for a quantity: comma and point are both decimal marks; nothing for what is no quantity. */
export function parseQuantity(text: string): number | undefined {
  const plain = text.trim().replace(/\s/g, '')
  if (!/^\d*[.,]?\d*$/.test(plain) || !/\d/.test(plain)) return undefined
  return Number(plain.replace(',', '.'))
}

/** «1.250,5» as a printed list writes it, where a point stands between thousands. */
export const parsePrinted = (text: string): number | undefined =>
  /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : parseQuantity(text)

const GRAM_DECIMALS = 2

/** Grams as a scale shows them: two decimals, none to spare. */
export const grams = (value: number): string => number(value, GRAM_DECIMALS)

/** A difference of grams, or of a figure of so many decimals: «+3», «−2,5». */
export const signed = (value: number, decimals = GRAM_DECIMALS): string =>
  `${value > 0 ? '+' : ''}${number(value, decimals)}`

export const roundGrams = (value: number): number => round(value, GRAM_DECIMALS)

export const euros = formatter<number>(() => new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' }))
export const count = formatter<number>(
  () => new Intl.NumberFormat('es-ES', { maximumFractionDigits: 0, useGrouping: true }),
)

/** A narrow no-break space keeps a figure and its unit together. */
const THIN = '\u202f'

export const withUnit = (value: number, unit: string, decimals: number): string =>
  unit === '' ? number(value, decimals) : `${number(value, decimals)}${THIN}${unit}`

export const percent = (value: number, decimals = 1): string => withUnit(value, '%', decimals)
