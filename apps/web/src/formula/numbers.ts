import { number, round } from '@obrador/engine'

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

export const roundGrams = (value: number): number => round(value, GRAM_DECIMALS)

/** Made when it is first wanted: a browser takes longer to make one than to draw half of the first screen. */
function formatter(options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined
  return (value) => {
    made ??= new Intl.NumberFormat('es-ES', options)
    return made.format(value)
  }
}

export const euros = formatter({ style: 'currency', currency: 'EUR' })
export const count = formatter({ maximumFractionDigits: 0, useGrouping: true })

/** A narrow no-break space keeps a figure and its unit together. */
const THIN = '\u202f'

export const withUnit = (value: number, unit: string, decimals: number): string =>
  unit === '' ? number(value, decimals) : `${number(value, decimals)}${THIN}${unit}`

export const percent = (value: number, decimals = 1): string => withUnit(value, '%', decimals)
