import type { Move } from '../../findings/advice.ts'
import { decapitalise, number } from '../text.ts'

/** Grams are rounded where they are worked out; this only clears the noise of binary fractions. */
const GRAM_DECIMALS = 9

/** What to do with the grams of a correction, as the end of a sentence: «cambia 30 g de agua por azúcar». */
export function action({ from, to, grams }: Move): string {
  const amount = `${number(grams, GRAM_DECIMALS)} g de`
  if (from !== undefined && to !== undefined) return `cambia ${amount} ${decapitalise(from)} por ${decapitalise(to)}`
  return to !== undefined ? `añade ${amount} ${decapitalise(to)}` : `quita ${amount} ${decapitalise(from ?? '')}`
}
