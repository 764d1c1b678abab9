import type { GramMove } from '../../findings/advice.ts'
import { decapitaliseName, numberText } from '../text.ts'

/** Grams are rounded where they are worked out; this only clears the noise of binary fractions. */
const GRAM_DECIMALS = 9

/** What to do with the grams of a correction, as the end of a sentence: «cambia 30 g de agua por azúcar». */
export function spanishAction({ from, to, grams }: GramMove): string {
  const amount = `${numberText(grams, GRAM_DECIMALS)} g de`
  if (from !== undefined && to !== undefined)
    return `cambia ${amount} ${decapitaliseName(from)} por ${decapitaliseName(to)}`
  return to !== undefined
    ? `añade ${amount} ${decapitaliseName(to)}`
    : `quita ${amount} ${decapitaliseName(from ?? '')}`
}

/** The same as what it takes: «con 8 g de agua», «con 8 g menos de azúcar». */
export function spanishAmount({ from, to, grams }: GramMove): string {
  const amount = `con ${numberText(grams, GRAM_DECIMALS)} g`
  if (from === undefined) return `${amount} de ${decapitaliseName(to ?? '')}`
  return to === undefined
    ? `${amount} menos de ${decapitaliseName(from)}`
    : `${amount} de ${decapitaliseName(to)} en vez de ${decapitaliseName(from)}`
}
