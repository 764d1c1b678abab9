/** The number under the bars of a pack, by which a product is the same everywhere (GS1). */

/** Figures of a GTIN-8, UPC, EAN-13 and GTIN-14. */
const LENGTHS: readonly number[] = [8, 12, 13, 14]

/** As typed: blanks and hyphens part it on a pack. */
export const barsOfGtin = (typed: string): string => typed.replace(/[\s-]/g, '')

/** The last figure follows from the others (GS1 General Specifications, 7.9): from the right, each by 3 and by 1 in turn. */
export function isValidGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false
  const sum = [...text].reverse().reduce((so, figure, at) => so + Number(figure) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Something is typed, and no pack bears such a number. */
export const isGtinMistyped = (typed: string): boolean => barsOfGtin(typed) !== '' && !isValidGtin(barsOfGtin(typed))
