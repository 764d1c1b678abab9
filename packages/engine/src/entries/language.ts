/** How what was found is said in another language, by whoever has its folders. */

export { valuesInLanguage } from '../craft/values-in-language.ts'
export { type LanguageTeller, type LanguageWords, languageBook, languageTeller } from '../findings/language.ts'
