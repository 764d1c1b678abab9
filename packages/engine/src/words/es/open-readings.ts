import type { OpenWords } from '../../findings/formula.ts'
import { allergenWords } from '../allergens.ts'
import { decapitaliseName, listText, numberText } from '../text.ts'

/** What is said of a name that was read with a word left over or only for the time being, and of one that was not read. */

/** «Puede llevar leche, sin confirmar.» */
export const spanishMayHold = (allergens: OpenWords['mayBring']): string => {
  const words = allergens.map((allergen) => allergenWords[allergen])
  return words.length > 0 ? ` Puede llevar ${listText(words, 'y')}, sin confirmar.` : ''
}

/** Shares from here on are told without decimals, %. */
const WHOLE_FIGURES = 10

/** What nobody can read, as the middle of a sentence. */
export const spanishUnreadLines = (names: readonly string[], share: number): string =>
  `no sé qué ${names.length > 1 ? 'son' : 'es'} ${listText(
    names.map((name) => `«${name}»`),
    'y',
  )} (${numberText(share, share < WHOLE_FIGURES ? 1 : 0)} % de la masa)`

/** Instead of corrections: what must be told before any gram is moved. */
export const spanishAskFirst = (names: readonly string[], share: number): string =>
  `Antes de corregir nada: ${spanishUnreadLines(names, share)}. Dime otro nombre o su composición, y lo miro con ${names.length > 1 ? 'ellos' : 'ello'} dentro.`

export function spanishOpenReading(name: string, as: string, { left, others, mayBring }: OpenWords): string {
  const rest = left.length > 0 ? `«${left.join(' ')}»` : ''
  if (!others) {
    const unknown = rest === '' ? '' : `; no conozco ${rest}`
    return `En «${name}» leo ${decapitaliseName(as)}${unknown}.${spanishMayHold(mayBring)}`
  }
  const rows = others.filter((other) => other !== as).map((other) => `«${other}»`)
  const offer = rows.length > 0 ? ` También puede ser ${listText(rows, 'o')}.` : ''
  return `He puesto «${as}» por «${name}»: confírmalo.${offer}${spanishMayHold(mayBring)}`
}
