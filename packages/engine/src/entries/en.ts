/** English, for who asks for it: nothing else loads it. */

export { englishWords } from '../words/en/english.ts'
export { englishGlossary } from '../words/en/glossary.ts'
export { englishOpening } from '../words/en/opening.ts'
export {
  englishCitation,
  englishCount,
  englishList,
  englishMedal,
  englishNumber,
  englishQuoted,
  englishWithUnit,
} from '../words/en/text.ts'
