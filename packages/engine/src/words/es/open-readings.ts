import type { OpenWords } from '../../findings/formula.ts'
import { allergenWords } from '../allergens.ts'
import { decapitalise, list, number } from '../text.ts'

/** What is said of a name that was read with a word left over or only for the time being, and of one that was not read. */

/** «Puede llevar leche, sin confirmar.» */
export const mayHold = (allergens: OpenWords['mayBring']): string => {
  const words = allergens.map((allergen) => allergenWords[allergen])
  return words.length > 0 ? ` Puede llevar ${list(words, 'y')}, sin confirmar.` : ''
}

/** Shares from here on are told without decimals, %. */
const WHOLE_FIGURES = 10

/** What nobody can read, as the middle of a sentence. */
export const unreadLines = (names: readonly string[], share: number): string =>
  `no sé qué ${names.length > 1 ? 'son' : 'es'} ${list(
    names.map((name) => `«${name}»`),
    'y',
  )} (${number(share, share < WHOLE_FIGURES ? 1 : 0)} % de la masa)`

/** Instead of corrections: what must be told before any gram is moved. */
export const askFirst = (names: readonly string[], share: number): string =>
  `Antes de corregir nada: ${unreadLines(names, share)}. Dime otro nombre o su composición, y lo miro con ${names.length > 1 ? 'ellos' : 'ello'} dentro.`

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
