import type { PageLanguage } from './page-speech.ts'

const LANGUAGES: readonly PageLanguage[] = ['es', 'en', 'it']
/** For whoever reads none of ours. */
const ANY_OTHER = 'en'

/** The first language of ours among tags, in the order in which they count: what the address asks for, what is kept, what the device reads. */
export const chosenLanguage = (tags: readonly (string | null)[]): PageLanguage =>
  tags.flatMap((tag) => LANGUAGES.filter((one) => one === tag?.slice(0, 2).toLowerCase()))[0] ?? ANY_OTHER
