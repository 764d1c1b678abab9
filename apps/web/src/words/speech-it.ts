import { decapitaliseName, numberText } from '@obrador/engine'
import { italianList, italianQuoted } from '@obrador/engine/it'
import { italianAtOnce } from './it/at-once.ts'
import { pageSpeaker } from './speak-page.ts'

/** How a page in Italian writes. */
export const speak = pageSpeaker(italianAtOnce, () => import('./later-it.ts'), {
  language: 'it',
  locale: 'it-IT',
  numberText,
  listText: (items, conjunction) => italianList(items, ({ y: 'e', o: 'o', ni: 'né' } as const)[conjunction]),
  quotedText: italianQuoted,
  // An article asks for the gender of a word, which no table tells: a name stands alone, as on a list.
  nameWithArticle: decapitaliseName,
})
