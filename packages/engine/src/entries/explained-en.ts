/** How figures are explained in English: loaded only by who explains them. */
import { englishExplained } from '../words/en/explained.ts'
import { englishCitation } from '../words/en/text.ts'
import { explainedWords } from '../words/es/explained-texts.ts'

export const explainedInEnglish = () => explainedWords(englishExplained, englishCitation)
