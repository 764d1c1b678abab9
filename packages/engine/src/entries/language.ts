/** How what was found is said in another language, by whoever has its folders. */

export { type LanguageTeller, type LanguageWords, languageTeller } from '../findings/language.ts'
