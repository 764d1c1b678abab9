/** How what was found is said in another language, by whoever has its folders. */

export {
  type AnswerOrigin,
  answerInLanguage,
  type ToldAnswer,
  tableText,
} from '../craft/answer-in-language.ts'
export { reservedGloss } from '../craft/reserved-gloss.ts'
export { type LanguageNames, namesInLanguage, type SpokenLanguage } from '../craft/values-in-language.ts'
export {
  type HeardFindings,
  type LanguageTeller,
  type LanguageWords,
  languageBook,
  languageTeller,
} from '../findings/language.ts'
export { englishList, englishNumber, englishQuoted } from '../words/en/text.ts'
export { italianList, italianQuoted } from '../words/it/text.ts'
