/** English, for who asks for it: nothing else loads it. */

export type { Language } from '../findings/language.ts'
export { english } from '../words/en/english.ts'
