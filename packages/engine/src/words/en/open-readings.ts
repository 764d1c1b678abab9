import type { OpenWords } from '../../findings/formula.ts'
import { allergenWords } from '../allergens.ts'
import { englishGlossary } from './glossary.ts'
import { englishList, englishNumber, englishQuoted } from './text.ts'

/** What is said of a name that was read with a word left over or only for the time being, and of one that was not read. */

/** “It may contain milk; nobody has confirmed it.” */
export const englishMayHold = (allergens: OpenWords['mayBring']): string =>
  allergens.length > 0
    ? ` It may contain ${englishList(
        allergens.map((allergen) => englishGlossary[allergenWords[allergen]]),
        'and',
      )}; nobody has confirmed it.`
    : ''

/** Shares from here on are told without decimals, %. */
const WHOLE_FIGURES = 10

/** What nobody can read, as the middle of a sentence. */
export const englishUnreadLines = (names: readonly string[], share: number): string =>
  `I do not know what ${englishList(names.map(englishQuoted), 'and')} ${names.length > 1 ? 'are' : 'is'} (${englishNumber(share, share < WHOLE_FIGURES ? 1 : 0)}% of the weight)`

/** Instead of corrections: what must be told before any gram is moved. */
export const englishAskFirst = (names: readonly string[], share: number): string =>
  `Before correcting anything: ${englishUnreadLines(names, share)}. Give me another name or the composition, and I will look again with ${names.length > 1 ? 'them' : 'it'} counted.`

export function englishOpenReading(name: string, as: string, { left, others, mayBring }: OpenWords): string {
  if (!others) {
    const unknown = left.length > 0 ? `; I do not know ${englishQuoted(left.join(' '))}` : ''
    return `In ${englishQuoted(name)} I read ${englishQuoted(as)}${unknown}.${englishMayHold(mayBring)}`
  }
  const rows = others.filter((other) => other !== as).map(englishQuoted)
  const offer = rows.length > 0 ? ` It may also be ${englishList(rows, 'or')}.` : ''
  return `I have put ${englishQuoted(as)} for ${englishQuoted(name)}: please confirm.${offer}${englishMayHold(mayBring)}`
}
