import type { OpenWords } from '../../findings/formula.ts'
import { allergenWords } from '../allergens.ts'
import { numberText } from '../text.ts'
import { italianGlossary } from './glossary.ts'
import { italianList, italianNames, italianQuoted } from './text.ts'

/** What is said of a name that was read with a word left over or only for the time being, and of one that was not read. */

/** «Può contenere latte; nessuno l'ha confermato.» */
export const italianMayHold = (allergens: OpenWords['mayBring']): string =>
  allergens.length > 0
    ? ` Può contenere ${italianList(
        allergens.map((allergen) => italianGlossary[allergenWords[allergen]]),
        'e',
      )}; da confermare.`
    : ''

/** Shares from here on are told without decimals, %. */
const WHOLE_FIGURES = 10

/** What nobody can read, as the middle of a sentence. */
export const italianUnreadLines = (names: readonly string[], share: number): string =>
  `non so che cosa ${names.length > 1 ? 'siano' : 'sia'} ${italianNames(names)} (${numberText(share, share < WHOLE_FIGURES ? 1 : 0)} % del peso)`

/** Instead of corrections: what must be told before any gram is moved. */
export const italianAskFirst = (names: readonly string[], share: number): string =>
  `Prima di correggere: ${italianUnreadLines(names, share)}. Dimmi un altro nome o la composizione, e riguardo tutto contando anche ${names.length > 1 ? 'quelli' : 'quello'}.`

export function italianOpenReading(name: string, as: string, { left, others, mayBring }: OpenWords): string {
  if (!others) {
    const unknown = left.length > 0 ? `; non conosco ${italianQuoted(left.join(' '))}` : ''
    return `In ${italianQuoted(name)} leggo ${italianQuoted(as)}${unknown}.${italianMayHold(mayBring)}`
  }
  const rows = others.filter((other) => other !== as).map(italianQuoted)
  const offer = rows.length > 0 ? ` Può essere anche ${italianList(rows, 'o')}.` : ''
  return `Ho messo ${italianQuoted(as)} per ${italianQuoted(name)}: confermalo.${offer}${italianMayHold(mayBring)}`
}
