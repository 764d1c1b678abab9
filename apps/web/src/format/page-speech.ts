import {
  decapitaliseName as decapitalised,
  listText as spanishList,
  numberText as spanishNumber,
  quotedText as spanishQuoted,
} from '@obrador/engine'

export type PageLanguage = 'es' | 'en' | 'it'

/** How a page that does not speak Spanish writes figures, lists and names. Its start sets it, before any other module is evaluated. */
export interface PageSpeech {
  readonly language: Exclude<PageLanguage, 'es'>
  /** As `Intl` calls it. */
  readonly locale: string
  readonly numberText: typeof spanishNumber
  readonly listText: typeof spanishList
  readonly quotedText: typeof spanishQuoted
  readonly nameWithArticle: (name: string) => string
  /** What the catalogue calls an ingredient or a type, once its names have come; anything else as it was written. */
  nameOf?: (name: string) => string
}

declare global {
  var obradorSpeech: PageSpeech | undefined
}

/** As figures, dates and names of the page are written and sorted. */
export const pageLocale = (): string => globalThis.obradorSpeech?.locale ?? 'es-ES'
export const pageLanguage = (): PageLanguage => globalThis.obradorSpeech?.language ?? 'es'

/** A name of the catalogue as the page calls it; what its maker wrote stays. */
export const shownName = (name: string): string => globalThis.obradorSpeech?.nameOf?.(name) ?? name

/** The texts of the engine as the language of the page writes them. */
export const numberText: typeof spanishNumber = (value, decimals) =>
  (globalThis.obradorSpeech?.numberText ?? spanishNumber)(value, decimals)
export const listText: typeof spanishList = (items, conjunction) =>
  (globalThis.obradorSpeech?.listText ?? spanishList)(items, conjunction)
export const quotedText = (text: string): string => (globalThis.obradorSpeech?.quotedText ?? spanishQuoted)(text)
export const decapitaliseName = (name: string): string => decapitalised(shownName(name))
