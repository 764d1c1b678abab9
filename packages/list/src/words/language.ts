import { englishText } from './en.ts'
import * as spanish from './es.ts'
import { italianText } from './it.ts'

/** Where a weight comes from, said by the words of a language. */
export { groundText, type WeightGround } from '../weight-ground.ts'
/** One of them alone, for whoever loads one language. */
export { englishText, italianText }

/** What a language says of how a text was read: without one of these words it does not compile. */
export type TextWords = typeof spanish

/** The words of a language, by its code; Spanish where there is none. */
export const textWordsIn = (language: string): TextWords =>
  language === 'en' ? englishText : language === 'it' ? italianText : spanish
