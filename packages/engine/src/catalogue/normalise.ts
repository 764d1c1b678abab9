import { lazyValue } from '../words/lazy.ts'

/** Marks NFKD would turn into a letter («30 º» is «30 °» mistyped), and the ligature it leaves whole. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[ºª]/g, ' '],
  [/œ/gi, 'oe'],
]

/** Letters that are already plain: of these nothing has to be spelt or taken apart. */
const PLAIN = /^[ -~]*$/
/** Letters of the languages of the trade: nearly all that are not plain. */
const ACCENTED = /[À-ÖØ-öø-ÿ]/g

const withoutMarks = (text: string): string =>
  SPELLINGS.reduce((seen, [pattern, by]) => seen.replace(pattern, by), text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')

const plainLetters = lazyValue(
  () =>
    new Map(
      Array.from({ length: 0x40 }, (_, at) => String.fromCharCode(0xc0 + at)).map((one) => [one, withoutMarks(one)]),
    ),
)

/** A letter loses its marks wherever it stands, so that the common ones are looked up one by one. */
function plainText(text: string): string {
  if (PLAIN.test(text)) return text
  const letters = plainLetters()
  const plain = text.replace(ACCENTED, (letter) => letters.get(letter) ?? letter)
  return PLAIN.test(plain) ? plain : withoutMarks(plain)
}

/** A text without accents or case. */
export const foldLetters = (text: string): string => plainText(text).toLowerCase()

/** The words of a text without accents, case or punctuation. */
export const foldWords = (text: string): string[] => foldLetters(text).match(/[a-z0-9]+/g) ?? []

/**
 * A stem shared by singular and plural (limón/limones, nuez/nueces, miel/mieles, verde/verdes), not a Spanish singular:
 * it only has to be the same for labels and queries. The -ine words keep their e, because without it «praliné»
 * (the paste) would meet «pralin» (the chopped brittle), and no Spanish plural of the trade ends that way. A double s
 * is no plural either, and keeping it makes the stem of a stem the stem itself. A word with a digit is a figure («30DE»).
 */
export function stemWord(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  const singular = /[^s]s$/.test(word) ? word.slice(0, -1) : word
  if (singular.endsWith('ce')) return `${singular.slice(0, -2)}z`
  return /(?:[lrd]|[^i]n)e$/.test(singular) ? singular.slice(0, -1) : singular
}

/** How names are compared: no accents, case, punctuation or plurals. Normalising twice changes nothing. */
export const normaliseName = (text: string): string => foldWords(text).map(stemWord).join(' ')
