/** Marks NFKD would turn into a letter («30 º» is «30 °» mistyped), and the ligature it leaves whole. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[ºª]/g, ' '],
  [/œ/gi, 'oe'],
]

/** Letters that are already plain: of these nothing has to be spelt or taken apart. */
const PLAIN = /^[ -~]*$/

const withoutMarks = (text: string): string =>
  SPELLINGS.reduce((seen, [pattern, by]) => seen.replace(pattern, by), text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')

/** A text without accents or case; a letter with one mark, as most are, loses it by itself. */
export function foldLetters(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  const plain = text.replace(/[À-ÿ]/g, (letter) => letter.normalize('NFD').charAt(0))
  return (PLAIN.test(plain) ? plain : withoutMarks(plain)).toLowerCase()
}

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
