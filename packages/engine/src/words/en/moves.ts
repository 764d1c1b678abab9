import type { GramMove } from '../../findings/advice.ts'
import { decapitaliseName } from '../text.ts'
import { englishNumber } from './text.ts'

/** Grams are rounded where they are worked out; this only clears the noise of binary fractions. */
const GRAM_DECIMALS = 9

/** What to do with the grams of a correction, as the end of a sentence: “swap 30 g of agua for azúcar”. */
export function englishAction({ from, to, grams }: GramMove): string {
  const amount = `${englishNumber(grams, GRAM_DECIMALS)} g of`
  if (from !== undefined && to !== undefined)
    return `swap ${amount} ${decapitaliseName(from)} for ${decapitaliseName(to)}`
  return to !== undefined
    ? `add ${amount} ${decapitaliseName(to)}`
    : `take out ${amount} ${decapitaliseName(from ?? '')}`
}
