/** English, for who asks for it: nothing else loads it. */

export type { FindingLanguage } from '../findings/language.ts'
export { englishFor } from '../words/en/english.ts'
