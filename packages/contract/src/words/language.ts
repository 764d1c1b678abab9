import type { AnswerLanguage } from '../idioma.ts'
import { englishRefusals } from './en.ts'
import * as spanish from './es.ts'
import { italianRefusals } from './it.ts'

export type { NearMiss } from './es.ts'

/** What a language says of a request that cannot be read: without one of these words it does not compile. */
export type RefusalWords = typeof spanish

const OTHERS: Readonly<Record<AnswerLanguage['pedido'], RefusalWords>> = { en: englishRefusals, it: italianRefusals }

/** The words of the language that was asked for; Spanish where none was, or one that there is not. */
export const refusalWordsIn = (language: unknown): RefusalWords =>
  typeof language === 'string' && Object.hasOwn(OTHERS, language)
    ? OTHERS[language as AnswerLanguage['pedido']]
    : spanish
