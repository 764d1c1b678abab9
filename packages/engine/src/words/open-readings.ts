import { allergenWords } from './allergens.ts'
import { decapitalise, list } from './text.ts'

/** What is said of a name that was read with a word left over or only for the time being, and of one that was not read. */

/** What a reading leaves open, by names. */
export interface OpenWords {
  readonly left: readonly string[]
  /** Names of what it may be as well; none where the reading is sure. */
  readonly others?: readonly string[]
  readonly mayBring: readonly (keyof typeof allergenWords)[]
}

/** «Puede llevar leche, sin confirmar.» */
export const mayHold = (allergens: OpenWords['mayBring']): string => {
  const words = allergens.map((allergen) => allergenWords[allergen])
  return words.length > 0 ? ` Puede llevar ${list(words, 'y')}, sin confirmar.` : ''
}

export function openReading(name: string, as: string, { left, others, mayBring }: OpenWords): string {
  const rest = left.length > 0 ? `«${left.join(' ')}»` : ''
  if (!others) {
    const unknown = rest === '' ? '' : `; no conozco ${rest}`
    return `En «${name}» leo ${decapitalise(as)}${unknown}.${mayHold(mayBring)}`
  }
  const rows = others.filter((other) => other !== as).map((other) => `«${other}»`)
  const offer = rows.length > 0 ? ` También puede ser ${list(rows, 'o')}.` : ''
  return `He puesto «${as}» por «${name}»: confírmalo.${offer}${mayHold(mayBring)}`
}
