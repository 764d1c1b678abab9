/** What a scale of a workshop shows: whole grams from 20 g, tenths from 2 g, hundredths under it. */
const perGramAt = (grams: number): number => (grams >= 20 ? 1 : grams >= 2 ? 10 : 100)

/** The nearest weight of a scale that is not above the most. */
export function roundedToScale(grams: number, most: number): number {
  const perGram = perGramAt(grams)
  const nearest = Math.round(grams * perGram) / perGram
  return nearest <= most ? nearest : Math.floor(most * perGram) / perGram
}

/** The next weight of a scale that is not below; the noise of a sum is none. */
export function raisedToScale(grams: number): number {
  const perGram = perGramAt(grams)
  return Math.ceil(grams * perGram - 1e-6) / perGram
}

/** Digits of a weight that a recipe is written with: 500 g of flour, 35 of yeast. */
const RECIPE_DIGITS = 2

/** As round as a recipe is written. */
export const roundedAsRecipe = (grams: number): number => Number(grams.toPrecision(RECIPE_DIGITS))
