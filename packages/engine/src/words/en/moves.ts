import type { Move } from '../../findings/advice.ts'
import { decapitalise } from '../text.ts'
import { number } from './text.ts'

/** Grams are rounded where they are worked out; this only clears the noise of binary fractions. */
const GRAM_DECIMALS = 9

/** What to do with the grams of a correction, as the end of a sentence: “swap 30 g of agua for azúcar”. */
export function action({ from, to, grams }: Move): string {
  const amount = `${number(grams, GRAM_DECIMALS)} g of`
  if (from !== undefined && to !== undefined) return `swap ${amount} ${decapitalise(from)} for ${decapitalise(to)}`
  return to !== undefined ? `add ${amount} ${decapitalise(to)}` : `take out ${amount} ${decapitalise(from ?? '')}`
}
