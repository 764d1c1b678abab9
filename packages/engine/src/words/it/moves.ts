import type { GramMove } from '../../findings/advice.ts'
import { decapitaliseName, numberText } from '../text.ts'

/** Grams are rounded where they are worked out; this only clears the noise of binary fractions. */
const GRAM_DECIMALS = 9

/** What to do with the grams of a correction, as the end of a sentence: «sostituisci 30 g di agua con azúcar». */
export function italianAction({ from, to, grams }: GramMove): string {
  const amount = `${numberText(grams, GRAM_DECIMALS)} g di`
  if (from !== undefined && to !== undefined)
    return `sostituisci ${amount} ${decapitaliseName(from)} con ${decapitaliseName(to)}`
  return to !== undefined
    ? `aggiungi ${amount} ${decapitaliseName(to)}`
    : `togli ${amount} ${decapitaliseName(from ?? '')}`
}
