/** How figures are explained in Italian: loaded only by who explains them. */
import { explainedWords } from '../words/es/explained-texts.ts'
import { italianExplained } from '../words/it/explained.ts'
import { italianCitation } from '../words/it/text.ts'

export const explainedInItalian = () => explainedWords(italianExplained, italianCitation)
