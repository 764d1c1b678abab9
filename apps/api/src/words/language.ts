import { type AnswerLanguage, type RefusalWords, refusalWordsIn } from '@obrador/contract'
import { type TextWords, textWordsIn } from '@obrador/list/language'
import type { FastifyRequest } from 'fastify'
import { englishEdge } from './en.ts'
import * as spanishEdge from './es.ts'
import { italianEdge } from './it.ts'

/** What a language says instead of an answer: without one of these words it does not compile. */
export type EdgeWords = typeof spanishEdge

/** All that is said of a request before anybody looks at its formula. */
export type ServiceWords = EdgeWords & RefusalWords & TextWords

export const spanishService: ServiceWords = { ...textWordsIn('es'), ...refusalWordsIn('es'), ...spanishEdge }
const OTHERS: Readonly<Record<AnswerLanguage['pedido'], ServiceWords>> = {
  en: { ...textWordsIn('en'), ...refusalWordsIn('en'), ...englishEdge },
  it: { ...textWordsIn('it'), ...refusalWordsIn('it'), ...italianEdge },
}

/** The words that a request is told things in: those of the language that its address asks for, whether or not the rest of it can be read. */
export function wordsForRequest({ query }: Pick<FastifyRequest, 'query'>): ServiceWords {
  const { idioma } = (query ?? {}) as { readonly idioma?: unknown }
  return typeof idioma === 'string' && Object.hasOwn(OTHERS, idioma)
    ? OTHERS[idioma as AnswerLanguage['pedido']]
    : spanishService
}
