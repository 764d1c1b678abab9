/** Figures of a price list: Spanish decimals, and whether a point is one of them. */

/** How a list writes decimals, as far as its figures tell. */
export interface PriceWriting {
  /** Some figure has a decimal comma: a point before three digits parts thousands. */
  readonly commas: boolean
  /** Some figure has a point and one, two or four decimals. */
  readonly points: boolean
}

export function priceWritingOf(text: string): PriceWriting {
  return {
    commas: /(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{1,4}(?![\d,])/.test(text),
    points: /(?<![\d.,])\d+\.(?:\d{1,2}|\d{4})(?![\d.,])/.test(text),
  }
}

/** A figure as it is meant; NaN where a point may part thousands or decimals, and nobody can tell. */
export function priceFigureOf(written: string, { commas, points }: PriceWriting): number {
  const text = written.replace(/\s/g, '')
  if (text.includes(',')) return Number(text.replace(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
  if (!/^\d{1,3}\.\d{3}$/.test(text)) return Number(text)
  if (text.startsWith('0.')) return Number(text)
  if (commas) return Number(text.replace('.', ''))
  return points ? Number(text) : Number.NaN
}
