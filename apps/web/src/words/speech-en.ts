import { decapitaliseName } from '@obrador/engine'
import { englishList, englishNumber, englishQuoted } from '@obrador/engine/en'
import { englishAtOnce } from './en/at-once.ts'
import { pageSpeaker } from './speak-page.ts'

/** How a page in English writes. */
export const speak = pageSpeaker(englishAtOnce, () => import('./later-en.ts'), {
  language: 'en',
  locale: 'en-GB',
  numberText: englishNumber,
  listText: (items, conjunction) => englishList(items, conjunction === 'y' ? 'and' : 'or'),
  quotedText: englishQuoted,
  nameWithArticle: (name) => `the ${decapitaliseName(name)}`,
})
