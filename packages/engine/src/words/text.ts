import { roundTo } from './round.ts'

/** «−11,5»: decimal comma, true minus sign, no more decimals than needed. */
export function numberText(value: number, decimals = 2): string {
  const rounded = roundTo(value, decimals)
  const digits = Math.abs(rounded).toString().replace('.', ',')
  return rounded < 0 ? `−${digits}` : digits
}

/** «Leche entera, Nata 35 % o Mantequilla». */
export function listText(items: readonly string[], conjunction: 'y' | 'o' | 'ni'): string {
  if (items.length < 2) return items.join('')
  const last = items.at(-1) ?? ''
  // Three letters tell how it begins; only those with accents or signs are taken apart.
  const sound = /^[a-z]{3}/i.test(last) ? last : last.normalize('NFD').replace(/[^a-z]/gi, '')
  const link =
    conjunction === 'o' && /^h?o/i.test(sound)
      ? 'u'
      : conjunction === 'y' && /^h?i(?!e)/i.test(sound)
        ? 'e'
        : conjunction
  return `${items.slice(0, -1).join(', ')} ${link} ${last}`
}

/** A name in the middle of a sentence: «Nata 35 %» → «nata 35 %»; acronyms stay («LPD»). */
export const decapitaliseName = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** A name at the start of a sentence. */
export const capitaliseName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Names that do not end as their gender does, and abstract nouns: «hidratación», «humedad», «actividades». */
const FEMININE = /^(?:leche|miel|sal|nuez|nueces|base|crème|carne|flor|piel|baguette)$|(?:[csx]i[oó]n|dad|tud)(?:es)?$/
/** «El agua» is a matter of sound. */
const MASCULINE = /^(?:agua|haba|aroma|vodka|tequila|cava)$/

/** «la nata 35 %», «los frutos secos», «el azúcar»; an acronym stays alone. */
export function nameWithArticle(name: string): string {
  const said = decapitaliseName(name)
  const [word = ''] = /^\p{Ll}+/u.exec(said) ?? []
  if (word.length < 2) return said
  const isFeminine = FEMININE.test(word) || (/as?$/.test(word) && !MASCULINE.test(word))
  const isPlural = /[aeo]s$|bs$/.test(word)
  return `${isFeminine ? (isPlural ? 'las' : 'la') : isPlural ? 'los' : 'el'} ${said}`
}

/** The longest text of a caller that an answer repeats. */
const LONGEST_QUOTE = 60

/** What a caller wrote, cut where it would only fill the page. */
export const shortenedText = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text

/** The same between quotation marks. */
export const quotedText = (text: string): string => `«${shortenedText(text)}»`

/** Names that one sentence tells; the rest are counted, so that no sentence grows with a hostile list. */
const MOST_NAMES = 8

/** Names in quotation marks, the first of them told. */
export function quotedNames(all: readonly string[]): string {
  const told = all.slice(0, MOST_NAMES).map(quotedText)
  const more = all.length - told.length
  return listText(more > 0 ? [...told, `${more} más`] : told, 'y')
}
