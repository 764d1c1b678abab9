/** How what was found is said in another language, by whoever has its folders. */

export { nameOfRow } from '../craft/engine.ts'
export { type LanguageTeller, type LanguageWords, languageTeller } from '../findings/language.ts'
