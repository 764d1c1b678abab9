import { quotedText as spanishQuoted, nameWithArticle as withSpanishArticle } from '@obrador/engine'
import { shownName } from './page-speech.ts'

/** A name in the middle of a sentence, with its article where the language of the page has one to give. */
export const nameWithArticle = (name: string): string =>
  (globalThis.obradorSpeech?.nameWithArticle ?? withSpanishArticle)(shownName(name))

/** What a person wrote, between the marks of the language. */
export const quotedText = (text: string): string => (globalThis.obradorSpeech?.quotedText ?? spanishQuoted)(text)
